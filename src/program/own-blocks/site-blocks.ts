import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { ownRegistry } from '../../disk/block-folders.ts';
import { hasOwnCode } from '../../disk/own-code.ts';
import { ownShell, SHELL_PARTS, shellFolder } from '../../disk/shell-files.ts';
import { REGISTRIES } from '../registries.ts';
import { sourceFile } from '../source-file.ts';

interface SiteBlocksOptions {
  /** The engine's own folder. */
  readonly engine: string;
  /** The site's folder, whose registries have been written. */
  readonly root: string;
}

/** What a site's own code imports of the engine, by the names that it has as a package. */
const DOORS: Readonly<Record<string, string>> = {
  'pages-as-data': 'src/contract/check',
  'pages-as-data/schema': 'schema/index',
  'pages-as-data/ui': 'blocks/ui/index',
  'pages-as-data/shell': 'src/shell/index',
};

/** A file's path without its ending. */
const bare = (path: string) => path.replace(/\.\w+$/, '');

/**
 * Makes every import of the engine's registries of blocks lead to those of a site, and that of a part of header or footer
 * to the site's own; what comes through the door stays the engine's, so that its part may stand within the site's. A site's
 * own code shares the engine's React and Zod, wherever the site lies.
 */
export function siteBlocks({ engine, root }: SiteBlocksOptions): Plugin {
  const generated = `${normalizePath(ownRegistry(root))}/`;
  const folders = [join(root, 'blocks'), shellFolder(root)].map((folder) => `${normalizePath(folder)}/`);
  const own = [generated, ...folders, normalizePath(join(root, 'hooks.ts'))];
  const place = (path: string) => normalizePath(sourceFile(engine, path));
  const registries = new Map([
    ...REGISTRIES.map((name) => [place(`blocks/${bare(name)}`), `${generated}${name}`] as const),
    [place('src/contract/site-hooks'), `${generated}site-hooks.ts`] as const,
    [place('src/diagnostics/own-messages'), `${generated}own-messages.ts`] as const,
  ]);
  const parts = new Map(Object.keys(SHELL_PARTS).map((name) => [place(`src/shell/${name}`), name]));
  const names = [...REGISTRIES, 'site-hooks.ts', 'own-messages.ts', ...parts.values()].map(bare);
  const door = place('src/shell/index');
  // The authors' server may begin without any of them.
  const insteadOf = (file: string): string | undefined => {
    const registry = registries.get(file);
    if (registry) return existsSync(registry) && hasOwnCode(engine, root) ? registry : undefined;
    const part = ownShell(engine, root).get(parts.get(file) ?? '');
    return part && normalizePath(part);
  };
  return {
    name: 'pages-as-data:site-blocks',
    enforce: 'pre',
    config: () => ({
      resolve: { dedupe: ['react', 'react-dom', 'zod', 'clsx'] },
      // Beside the server’s own modules Node.js would load those of the installed package a second time.
      ssr: { noExternal: [/^pages-as-data(?:$|\/)/] },
    }),
    async resolveId(source, importer, options) {
      if (!importer) return undefined;
      const again = { ...options, skipSelf: true };
      if (own.some((path) => normalizePath(importer).startsWith(path))) {
        const opened = DOORS[source];
        return opened && place(opened);
      }
      if (normalizePath(importer) === door || !names.some((name) => bare(source).endsWith(`/${name}`)))
        return undefined;
      const found = await this.resolve(source, importer, again);
      // To what lies below node_modules, where the package is installed, Vite adds a version.
      return found && insteadOf(found.id.replace(/\?v=\w+$/, ''));
    },
  };
}
