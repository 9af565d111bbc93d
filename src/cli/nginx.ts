import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatNginx } from '../build/nginx.ts';
import { basePath } from '../content/known-site.ts';
import { openProject } from '../content/project.ts';
import { parseHeaders, parseRedirects } from './static-host.ts';

/** Prints nginx's configuration for the built site, from the files that the other hosts read. */
const site = resolve(process.env.SITE ?? '.');
const { values } = parseArgs({
  options: {
    /** The folder on the server that the addresses begin in. */
    root: { type: 'string', default: '/var/www/site' },
    /** The host's name, if it is not that of `url` in site.yaml. */
    name: { type: 'string' },
    /** Plain HTTP on this port of the machine itself. */
    port: { type: 'string' },
  },
});
const dist = join(site, 'dist');
const url = openProject(site).site?.url.value;

if (!url || !existsSync(join(dist, '_headers'))) {
  process.stderr.write('There is no built site yet. Run `npm run build` first.\n');
  process.exit(1);
}
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
process.stdout.write(
  formatNginx({
    rules: parseHeaders(read('_headers')),
    notFound: parseRedirects(read('_redirects')).filter(({ status }) => status === 404),
    base: basePath(url),
    name: values.name ?? new URL(url).hostname,
    root: values.root,
    port: values.port === undefined ? undefined : Number(values.port),
  }),
);
