import { blockSchemas } from '../../../blocks/schemas.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import { applyEdits } from '../../content/authoring/edit/edit.ts';
import { removeField } from '../../content/authoring/edit/field-edits.ts';
import { exampleBlock } from '../../content/authoring/new-page.ts';
import type { FileContent } from '../../content/files/files.ts';
import { filesOver } from '../../content/files/files-over.ts';
import { openProject, type Project } from '../../content/project.ts';
import { SITE_FILE } from '../../content/read/files.ts';
import { exampleText } from '../../disk/block-folders.ts';

interface BlockCatalogue {
  readonly engine: string;
  readonly root: string;
  readonly site: AuthoredSite;
  readonly project: Project;
  /** Files that it has beside the site's. */
  readonly others: Readonly<Record<string, FileContent>>;
}

/** The addresses of examples that the catalogue has. */
const ROUTES = new Set(['/news', '/people/ada']);

/** What examples lead to and list: a home page, and two collections with an entry each. */
const around = (page: string) => ({
  'pages/index.yaml': page,
  'pages/news/_collection.yaml': 'title: { all: News }\nauthors: /people\ntags: { workshop: { all: Workshop } }\n',
  'pages/news/example.yaml': `entry: { date: 2026-09-15, authors: [/people/ada], tags: [workshop] }\n${page}`,
  'pages/people/_collection.yaml': 'title: { all: People }\nkind: person\n',
  'pages/people/ada.yaml': page.replaceAll('Catalogue', 'Ada'),
});

/** What the site's file says, with a search, and without what its own pages alone have. */
function siteOf(text: string, { search, insertions }: AuthoredSite): string {
  const whole = search ? text : `${text}\nsearch: true\n`;
  const removed = insertions.length > 0 ? removeField({ file: SITE_FILE, text: whole }, [], 'insertions') : undefined;
  return removed && 'edits' in removed ? applyEdits(whole, removed.edits) : whole;
}

/**
 * A site in which every block's example is a page of its own, in the site's languages: laid over the site in the place of its
 * pages. The catalogue shows these; nothing of them is published.
 */
export function openCatalogue({ engine, root, site, project, others }: BlockCatalogue): Project {
  const page = (type: string) =>
    `meta:\n  title: { all: Catalogue }\n  description: { all: Catalogue }\nblocks:\n${exampleBlock(exampleText(engine, root, type) ?? '', site, { routes: ROUTES })}`;
  const types = Object.keys(blockSchemas);
  // What lists all pages lists those around them.
  const pages = types.map((type) => [`pages/${type}.yaml`, page(type).replace('meta:', 'meta:\n  noindex: true')]);
  const any = page(types[0] ?? '');
  const files = filesOver(project.folder, {
    pages: undefined,
    ...others,
    [SITE_FILE]: siteOf(project.folder.text(SITE_FILE) ?? '', site),
    ...Object.fromEntries(pages),
    ...around(any),
  });
  return openProject(files, project.machine);
}
