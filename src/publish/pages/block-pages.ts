import { blockSchemas } from '../../../blocks/schemas.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import { exampleBlock } from '../../content/authoring/new-page.ts';
import type { FileContent } from '../../content/files/files.ts';
import { filesOver } from '../../content/files/files-over.ts';
import { openProject, type Project } from '../../content/project.ts';
import { exampleText } from '../../disk/block-folders.ts';

interface BlockCatalogue {
  readonly engine: string;
  readonly root: string;
  readonly site: AuthoredSite;
  readonly project: Project;
  /** Files that it has beside the site's. */
  readonly others: Readonly<Record<string, FileContent>>;
}

/**
 * A site in which every block's example is a page of its own, in the site's languages: laid over the site in the place of its
 * pages. The catalogue shows these; nothing of them is published.
 */
export function openCatalogue({ engine, root, site, project, others }: BlockCatalogue): Project {
  const page = (type: string) =>
    `meta:\n  title: { all: Catalogue }\n  description: { all: Catalogue }\nblocks:\n${exampleBlock(exampleText(engine, root, type) ?? '', site)}`;
  const types = Object.keys(blockSchemas);
  const pages = types.map((type) => [`pages/${type}.yaml`, page(type)]);
  // Links of examples lead to a home page.
  const home = types.slice(0, 1).map((type) => ['pages/index.yaml', page(type)]);
  const files = filesOver(project.folder, { pages: undefined, ...others, ...Object.fromEntries([...pages, ...home]) });
  return openProject(files, project.machine);
}
