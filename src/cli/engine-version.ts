import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { packageFolder } from './program-folder.ts';

const NAME = 'pages-as-data';

interface Installed {
  readonly packages?: Readonly<Record<string, { readonly resolved?: string; readonly link?: boolean } | undefined>>;
}

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/**
 * How a new site asks npm for the engine that makes it: by the packed file that it was installed from, by the folder that
 * it runs in, or by its version where it came from a registry.
 */
export function engineVersion(root: string): string {
  const engine = packageFolder();
  // npm writes a version into every package.json.
  const { version } = readJson(engine, 'package.json') as { version: string };
  const home = dirname(dirname(engine));
  const listed = join(home, 'node_modules/.package-lock.json');
  if (dirname(engine) !== join(home, 'node_modules')) return fileFrom(root, engine);
  if (!existsSync(listed)) return `^${version}`;
  // npm's own list of what it has installed (its lock file's third version).
  const { packages } = readJson(listed) as Installed;
  const resolved = packages?.[`node_modules/${NAME}`]?.resolved;
  return resolved?.startsWith('file:') ? fileFrom(root, resolve(home, resolved.slice('file:'.length))) : `^${version}`;
}

/** A file or folder as a dependency of what lies in a folder. */
function fileFrom(root: string, path: string): string {
  const way = relative(realpathOf(root), realpathOf(path)).replaceAll('\\', '/');
  return `file:${isAbsolute(way) || way.startsWith('.') ? way : `./${way}`}`;
}

/** A path without links, as far as there is something at it. */
const realpathOf = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realpathOf(dirname(path)), path.slice(dirname(path).length));
