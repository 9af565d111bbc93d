import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockSchemas } from '../../../blocks/schemas.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import { exampleBlock } from '../../content/authoring/new-page.ts';
import { blockFolders } from '../../content/read/block-folders.ts';

/**
 * Writes a small content root in which every block's example is a page of its own, in the site's languages. The
 * catalogue shows these pages, with the files of the site's `public/` and the examples' picture; nothing of them is published.
 */
export function writeCatalogue({ engine, root, site }: { engine: string; root: string; site: AuthoredSite }): string {
  const folder = join(root, '.cache/catalogue');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pages'), { recursive: true });
  cpSync(join(root, 'site.yaml'), join(folder, 'site.yaml'));
  const page = (blocks: string) =>
    `meta:\n  title: { all: Catalogue }\n  description: { all: Catalogue }\nblocks:\n${blocks}`;
  const types = Object.keys(blockSchemas);
  const folders = blockFolders(engine, root);
  const write = (name: string, type: string) =>
    writeFileSync(
      join(folder, 'pages', `${name}.yaml`),
      page(exampleBlock(join(folders.get(type) ?? '', 'example.yaml'), site)),
    );
  for (const type of types) write(type, type);
  // Links of examples lead to a home page.
  for (const type of types.slice(0, 1)) write('index', type);
  return folder;
}
