import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prefixOf } from '../../../schema/prefix.ts';
import { SEARCH_FOLDER } from '../../content/assets/own-files.ts';
import type { PageRecord } from '../../content/check/record.ts';
import { pageFileOf, pathOf } from '../../content/written/addresses.ts';
import type { SiteValue } from '../../contract/value.ts';
import type { Build } from '../job/build.ts';
import { keepLines, readLines, sumOf } from '../output/kept-files.ts';
import type { Output } from '../output/output.ts';
import { pageWords } from './page-words.ts';
import { type IndexedPage, loadPagefind, makeIndex, type Pagefind } from './pagefind.ts';

/** What became of the index: how many pages had to be indexed anew, and how long that took. */
export interface Indexed {
  readonly pages: number;
  readonly milliseconds: number;
}

interface Searching {
  readonly build: Build;
  /** The pages that are published. */
  readonly records: readonly PageRecord[];
  /** The routes whose documents are in this output. */
  readonly written: ReadonlySet<string>;
  readonly sites: ReadonlyMap<string, SiteValue>;
}

/** The version of what is told of a page: with another one every page is indexed anew. */
const KIND = 1;

/** Languages that put no blanks between words. */
const UNBROKEN = /^(?:ja|zh|yue|th|lo|km|my)(?:-|$)/;

/**
 * Writes the index of each language, of the documents that are in the output. What it was made of last is kept: the index of a
 * language is made anew only where one of its pages has other words.
 */
export async function writeSearch(searching: Searching, output: Output): Promise<Indexed> {
  const { root, project } = searching.build;
  const started = performance.now();
  let pagefind: Pagefind | undefined;
  let count = 0;
  try {
    for (const language of searching.sites.keys()) {
      const folder = `${SEARCH_FOLDER}/${prefixOf(language)}`;
      const pages = pagesIn(language, searching, output);
      const cache = join(root, '.cache/search', prefixOf(language));
      const of = sumOf(JSON.stringify([KIND, language, pages]));
      const [made, ...known] = readLines(cache) ?? [];
      const lines = made === of ? known : undefined;
      let files = lines?.map((line) => JSON.parse(line) as [path: string, base64: string]);
      if (!files) {
        pagefind ??= await loadPagefind(project);
        const index = await makeIndex(pagefind, pages, UNBROKEN.test(language) ? 'unknown' : language);
        files = index.map(({ path, content }) => [path, Buffer.from(content).toString('base64')]);
        const kept = files.map((file) => JSON.stringify(file));
        keepLines(cache, () => [of, ...kept]);
        count += pages.length;
      }
      for (const [path, base64] of files) output.write(`${folder}/${path}`, Buffer.from(base64, 'base64'));
    }
  } finally {
    await pagefind?.close();
  }
  return { pages: count, milliseconds: Math.round(performance.now() - started) };
}

/** The pages of a language that search engines may list, too, in the order of their routes. */
function pagesIn(language: string, searching: Searching, output: Output): IndexedPage[] {
  const { known } = searching.build.project.siteFile;
  return searching.records.flatMap((record) => {
    const own = record.shown.find((each) => each.language === language);
    if (!own || own.noindex || record.draft) return [];
    const url = pathOf(known, language, record);
    return [{ url, html: pageWords(documentOf(record, language, searching, output), language, own) }];
  });
}

/** A page's document; that of another share is drawn for its words alone. */
function documentOf(record: PageRecord, language: string, searching: Searching, output: Output): string {
  const { project, program } = searching.build;
  const { known } = project.siteFile;
  if (searching.written.has(record.route)) {
    const path = pathOf(known, language, record).slice(known.base.length);
    return readFileSync(join(output.folder, pageFileOf(path, known)), 'utf8');
  }
  const { page } = project.compile(record.route, language);
  const site = searching.sites.get(language);
  if (!page || !site) throw new Error(`${record.route} has no value in ${language} although its check passed.`);
  return program.server.renderBare({ page, site }, { css: [], sprite: '' });
}
