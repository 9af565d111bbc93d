import { prefixOf } from '../../../schema/prefix.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { OWN_FOLDERS } from '../assets/own-files.ts';
import { isDevice } from '../assets/public-names.ts';
import { codeOf, type Files } from '../files/files.ts';
import { joined, nameOf } from '../files/path.ts';
import { asAddress } from '../written/as-address.ts';
import { once } from '../written/once.ts';
import { placeAt, type Report } from '../written/report.ts';

/** The content files of a site, by what they are; paths are relative to the content root. */
export interface ContentFiles {
  /** `pages/contact.yaml` by its route, `/contact`. */
  readonly routes: ReadonlyMap<string, string>;
  /** Files whose names begin with `_`: partials and templates. */
  readonly partials: readonly string[];
  /** Files that make the pages below their folder entries of a collection, by the folder's route: `/news`. */
  readonly collections: ReadonlyMap<string, string>;
  /** Files that say from which words translations were made. */
  readonly locks: readonly string[];
}

/** Says beside the pages of a folder from which words their translations were made. */
export const LOCK_NAME = 'translations.lock';

/** Says of a folder that its pages are a collection. */
export const COLLECTION_NAME = '_collection.yaml';

/** The route of a page that answers for addresses that do not exist. */
export const NOT_FOUND_ROUTE = '/404';

/** What all pages share. */
export const SITE_FILE = 'site.yaml';

/** True for a file that is no page but is used by pages. */
export const isPartial = (file: string) => nameOf(file).startsWith('_');

/** The address of a page by its file. */
export const routeOf = (file: string) => {
  const path = file.replace(/^pages/, '').replace(/\.ya?ml$/, '');
  return path.replace(/\/index$/, '') || '/';
};

/** The part of a page's path that cannot be a part of an address. */
export const badPartOf = (file: string): string | undefined =>
  file
    .replace(/^pages\/|\.ya?ml$/g, '')
    .split('/')
    .find((part) => isDevice(part) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part));

/**
 * Lists the pages and partials below `pages/`. Reports names that make no address, two files for one route, and
 * routes that begin like something of the build's own.
 */
export function listContent(
  folder: Files,
  report: Report,
  languages: readonly string[] = [],
  /** Names that the site itself gives to something of the build's own. */
  own: readonly string[] = [],
): ContentFiles {
  const taken = [...languages.map(prefixOf), ...OWN_FOLDERS, ...own];
  const routes = new Map<string, string>();
  const partials: string[] = [];
  const collections = new Map<string, string>();
  const kind = folder.look('pages')?.kind;
  if (kind && kind !== 'folder')
    report.add('not-a-folder', placeAt({ file: 'pages', text: '' }, 0, 0), { name: 'pages' });
  const all = kind === 'folder' ? listFiles(folder, 'pages') : [];
  const names = new Set(all);
  const locks = folder.look(LOCK_NAME)?.kind === 'file' ? [LOCK_NAME] : [];
  for (const file of all) {
    if (nameOf(file) === LOCK_NAME) {
      locks.push(file);
      continue;
    }
    if (!/\.ya?ml$/.test(file)) {
      reportNoPage(file, report);
      continue;
    }
    if (nameOf(file) === COLLECTION_NAME) {
      collections.set(routeOf(file.slice(0, -COLLECTION_NAME.length - 1)), file);
      continue;
    }
    const of = misnamedOf(folder, file, names);
    if (of !== undefined) {
      report.add('collection-file-name', placeAt({ file, text: '' }, 0, 0), { name: nameOf(file) });
      collections.set(routeOf(of), file);
      continue;
    }
    if (isPartial(file)) {
      partials.push(file);
      continue;
    }
    if (reportLanguageFile(file, languages, { names, report })) continue;
    const bad = badPartOf(file);
    const suggestion = bad && asAddress(bad);
    if (bad)
      report.add('bad-file-name', placeAt({ file, text: '' }, 0, 0), {
        name: bad,
        ...(suggestion !== bad && suggestion && { suggestion }),
      });
    const route = routeOf(file);
    const first = route.split('/')[1] ?? '';
    if (taken.includes(first))
      report.add('reserved-address', placeAt({ file, text: '' }, 0, 0), { name: first, known: taken.join(', ') });
    const other = routes.get(route);
    if (other) report.add('route-collision', placeAt({ file, text: '' }, 0, 0), { route, other });
    else routes.set(route, file);
  }
  reportElsewhere(folder, report);
  if (!routes.has('/')) report.add('missing-home', placeAt({ file: 'pages', text: '' }, 0, 0));
  return { routes, partials, collections, locks };
}

/** The folder that a file is to make a collection, which has nearly the name for that and no blocks as pages have. */
function misnamedOf(files: Files, file: string, names: ReadonlySet<string>): string | undefined {
  const folder = file.slice(0, -nameOf(file).length - 1);
  const name = nameOf(file).replace(/^_|\.ya?ml$/gi, '');
  if (!nearest(name, ['collection']) || names.has(`${folder}/${COLLECTION_NAME}`)) return undefined;
  const text = wordsOf(files, file);
  return /^(?:title|kind|order|tags|authors|fields|needed|perPage|feeds|zone)\s*:/m.test(text) &&
    !/^(?:meta|blocks|template)\b/m.test(text)
    ? folder
    : undefined;
}

/** What stands in a file; nothing where it cannot be read, which is told where it is asked for. */
function wordsOf(files: Files, file: string): string {
  try {
    return new TextDecoder().decode(files.read(file));
  } catch (error) {
    codeOf(error);
    return '';
  }
}

/** A file that is named after a language, which stands inside of the page's one file; true where it is one. */
function reportLanguageFile(
  file: string,
  languages: readonly string[],
  { names, report }: { names: ReadonlySet<string>; report: Report },
): boolean {
  const [, name = '', sign = '', code = ''] = /^(.+)([._-])([a-z]{2,3})\.ya?ml$/i.exec(file) ?? [];
  const page = `${name}.yaml`;
  if (!languages.includes(code.toLowerCase()) || (sign !== '.' && !names.has(page))) return false;
  const details = { name: nameOf(file), page: nameOf(page), code: code.toLowerCase() };
  report.add('file-for-language', placeAt({ file, text: '' }, 0, 0), details);
  return true;
}

/** Pages that lie beside the folder of pages, in `public`, or in a folder with nearly its name. */
function reportElsewhere(folder: Files, report: Report): void {
  const entries = folder.list('');
  const folders = entries.filter(({ kind, name }) => kind === 'folder' && name !== 'pages').map(({ name }) => name);
  const near = folders.filter((name) => ['public', 'page', 'pages', 'sayfa', 'sayfalar'].includes(name.toLowerCase()));
  const beside = entries.filter(({ kind, name }) => kind === 'file' && !/^site\b/i.test(name)).map(({ name }) => name);
  const files = [...beside, ...near.flatMap((name) => listFiles(folder, name))];
  for (const file of files.filter((name) => /^[^.].*\.ya?ml$/i.test(name)))
    report.add('outside-pages', placeAt({ file, text: '' }, 0, 0), { name: nameOf(file) });
}

/** What computers and programs leave in folders, and notes for whoever opens one. */
const LEFT_BEHIND =
  /^(?:\.DS_Store|\._.*|\.gitkeep|\.~lock\..*#|\..*\.sw[a-p]|thumbs\.db|desktop\.ini|readme\b.*)$|~$/i;

/** Files of other kinds are not read, which their authors have to know. */
function reportNoPage(file: string, report: Report): void {
  const name = nameOf(file);
  if (LEFT_BEHIND.test(name)) return;
  const suggestion = /\.(?:ya?ml|txt)(?:\.txt)?$/i.test(name)
    ? name.replace(/(?<!\.ya?ml|\.txt)(?:\.ya?ml|\.txt)+$/i, '.yaml')
    : undefined;
  report.add('not-a-page', placeAt({ file, text: '' }, 0, 0), { name, ...(suggestion && { suggestion }) });
}

/** By which a folder's files come before a file that is named like it. */
const inFolders = (path: string) => path.replaceAll('/', '\0');

/** All files below a folder; none where one of its folders cannot be read. */
function listFiles(files: Files, folder: string): string[] {
  const below = (path: string): string[] =>
    files.list(path).flatMap(({ name, kind }) => (kind === 'folder' ? below(`${path}/${name}`) : [`${path}/${name}`]));
  try {
    return below(folder).sort((a, b) => (inFolders(a) < inFolders(b) ? -1 : 1));
  } catch (error) {
    codeOf(error);
    return [];
  }
}

/** The files of a site by what is written where one is meant: gathered once, however many includes ask for them. */
interface Names {
  readonly partials: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
  /** The first partial of each name below `pages`, by its name without folders, and that without its ending. */
  readonly byBase: ReadonlyMap<string, string>;
  readonly byOwn: ReadonlyMap<string, string>;
}

const gathered = new WeakMap<ContentFiles, Names>();

const namesOf = (files: ContentFiles): Names =>
  once(gathered, files, () => {
    const [byBase, byOwn] = [new Map<string, string>(), new Map<string, string>()];
    for (const partial of files.partials) {
      const name = partial.replace(/^pages/, '');
      const base = nameOf(name);
      if (!byBase.has(base)) byBase.set(base, name);
      if (!byOwn.has(ownName(name))) byOwn.set(ownName(name), name);
    }
    return { partials: new Set(files.partials), pages: new Set(files.routes.values()), byBase, byOwn };
  });

/** The folders and the ending that all partials have in common say nothing. */
const ownName = (name: string) => nameOf(name).replace(/\.ya?ml$/i, '');

/** The partial that an include or template names, or undefined after reporting what is wrong with the name. */
export function findPartial(
  { files, path, place }: { files: ContentFiles; path: string; place: Place },
  report: Report,
): string | undefined {
  const file = joined('pages', path);
  const { partials, pages, byBase, byOwn } = namesOf(files);
  if (partials.has(file)) return file;
  const slashed = path.replaceAll('\\', '/');
  const within = slashed.lastIndexOf('pages/');
  const turned = slashed.slice(within < 0 ? 0 : within + 'pages'.length).replace(/^\/*/, '/');
  if (turned !== path && partials.has(`pages${turned}`)) {
    report.add('missing-partial', place, { path, suggestion: turned });
    return undefined;
  }
  if (!file.startsWith('pages/') || path.includes('\\')) {
    report.add('file-outside', place, { path });
    return undefined;
  }
  if (pages.has(file)) {
    const partial = path.replace(/([^/]*)$/, '_$1');
    report.add('not-a-partial', place, {
      path,
      ...(partials.has(joined('pages', partial)) && { suggestion: partial }),
    });
    return undefined;
  }
  const suggestion = byBase.get(nameOf(path)) ?? byOwn.get(nearest(ownName(path), byOwn.keys()) ?? '');
  report.add('missing-partial', place, { path, ...(suggestion && { suggestion }) });
  return undefined;
}
