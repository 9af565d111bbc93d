import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { ownBlocks, ownRegistry } from '../../content/read/block-folders.ts';
import { sourceFile } from '../source-file.ts';
import { REGISTRIES } from './registry.ts';

interface Options {
  /** The engine's own folder. */
  readonly engine: string;
  /** The site's folder, whose registries have been written. */
  readonly root: string;
}

/** What a site's own code imports of the engine, by the names that it has as a package. */
const DOORS: Readonly<Record<string, string>> = {
  'pages-as-data/schema': 'schema/index',
  'pages-as-data/ui': 'blocks/ui/index',
};

/** A file's path without its ending. */
const bare = (path: string) => path.replace(/\.\w+$/, '');

/**
 * Makes every import of the engine's registries of blocks lead to those of a site. A site's own code shares the engine's React
 * and Zod, wherever the site lies.
 */
export function siteBlocks({ engine, root }: Options): Plugin {
  const generated = `${normalizePath(ownRegistry(root))}/`;
  const own = [generated, `${normalizePath(join(root, 'blocks'))}/`, normalizePath(join(root, 'hooks.ts'))];
  const registries = new Map(
    REGISTRIES.map((name) => [normalizePath(sourceFile(engine, `blocks/${bare(name)}`)), `${generated}${name}`]),
  );
  const hasBlocks = () => ownBlocks(engine, root).length > 0;
  return {
    name: 'pages-as-data:site-blocks',
    enforce: 'pre',
    config: () => ({ resolve: { dedupe: ['react', 'react-dom', 'zod', 'clsx'] } }),
    async resolveId(source, importer, options) {
      if (!importer) return undefined;
      const again = { ...options, skipSelf: true };
      if (own.some((path) => normalizePath(importer).startsWith(path))) {
        const door = DOORS[source];
        return door && normalizePath(sourceFile(engine, door));
      }
      if (!REGISTRIES.some((name) => bare(source).endsWith(`/${bare(name)}`))) return undefined;
      const found = await this.resolve(source, importer, again);
      const place = found && registries.get(found.id);
      // The authors' server may begin without blocks of the site's own.
      return place && existsSync(place) && hasBlocks() ? place : undefined;
    },
  };
}
