import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { urlOf } from '../../schema/url.ts';
import { basePath } from '../content/validate/known-site.ts';
import { openFolder } from '../disk/machine.ts';
import { formatNginx } from '../hosts/nginx.ts';
import { isMove, parseHeaders, parseRedirects } from '../hosts/static-host.ts';
import { isSayable } from '../render/escape.ts';
import { readOptions, readPort, siteFolder } from './options.ts';

const USAGE = `pages-as-data nginx [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --folder FOLDER            the folder on the server that the addresses begin in (/var/www/site unless told)
  --name HOST                the host's name (that of url in site.yaml unless told)
  --port NUMBER              plain HTTP on this port of the machine itself
  --host ADDRESS             with --port: at this address instead, 0.0.0.0 in a container
`;

/** Prints nginx's configuration for the built site, from the files that the other hosts read. */
const values = readOptions(USAGE, {
  root: { type: 'string' },
  folder: { type: 'string', default: '/var/www/site' },
  name: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
});
const site = siteFolder(values.root);
const port = values.port === undefined ? undefined : readPort(values.port, USAGE);
const dist = join(site, 'dist');
if (!isSayable(values.folder)) refuse(`nginx cannot be told of a folder with \`$\` or an unseen sign in its name`);
if (values.name !== undefined && !hostName(values.name)) refuse(`\`${values.name}\` is no host’s name`);
if (values.host !== undefined && !isIP(values.host)) refuse(`\`${values.host}\` is no address such as 0.0.0.0`);
const host = values.host?.includes(':') ? `[${values.host}]` : values.host;
const { site: settings } = openFolder(site);
const url = settings?.url.value;

if (!url || !existsSync(join(dist, '_headers'))) {
  process.stderr.write('There is no built site yet. Run `npx pages-as-data build` first.\n');
  process.exit(1);
}
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const redirects = parseRedirects(read('_redirects'));
process.stdout.write(
  formatNginx({
    rules: parseHeaders(read('_headers')),
    moved: redirects.filter((each) => isMove(each) || each.status === 410),
    notFound: redirects.filter(({ status }) => status === 404),
    base: basePath(url),
    inFolders: settings?.pageFiles === 'folders',
    name: hostName(values.name ?? new URL(url).hostname) ?? '',
    root: values.folder,
    ...{ port, host },
  }),
);

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}.\n\n${USAGE}`);
  return process.exit(2);
}

/** A host's name as it goes over the network, `müller.example` too; undefined for what is none. */
function hostName(text: string): string | undefined {
  const url = urlOf(`https://${text}`);
  const isName = url?.href === `https://${url?.hostname}/` && /^[\w.-]+$|^\[[\da-f:]+\]$/i.test(url.hostname);
  return isName ? url.hostname : undefined;
}
