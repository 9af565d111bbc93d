import type { IndexFile } from 'pagefind';
import type { Project } from '../../content/project.ts';
import { locate } from '../../content/written/origin.ts';
import { Report } from '../../content/written/report.ts';
import { ContentFault } from '../job/content-fault.ts';

/** The package that makes the index. Only sites with a search install it. */
const PACKAGE = 'pagefind';

export type Pagefind = Pick<typeof import('pagefind'), 'createIndex' | 'close'>;

/** A page as it is searched. */
export interface IndexedPage {
  readonly url: string;
  /** Its words as a document, folded, its titles as metadata. */
  readonly html: string;
}

/** Loads the package. A site that has not installed it is told so at its line. */
export async function loadPagefind({ siteFile: { origins, written } }: Project, name = PACKAGE): Promise<Pagefind> {
  try {
    return (await import(/* @vite-ignore */ name)) as Pagefind;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    const report = new Report();
    report.add('search-package', locate(origins, written, ['search']).key);
    throw new ContentFault(report.diagnostics);
  }
}

/** What of Pagefind's files a page asks for: none of its own interfaces, and no worker. */
const isAskedFor = ({ path }: IndexFile) => path === 'pagefind.js' || !/\.(?:js|css)$/.test(path);

/**
 * Makes the index of pages in one language. `stem` is the language whose endings Pagefind takes off words; it knows none of a language
 * that puts no blanks between them, whose pairs of letters it would cut once more.
 */
export async function makeIndex({ createIndex }: Pagefind, pages: readonly IndexedPage[], stem: string) {
  const { index, errors } = await createIndex({ forceLanguage: stem });
  if (!index) throw new Error(`Pagefind cannot begin: ${errors.join(' ')}`);
  try {
    for (const { url, html } of pages) told(await index.addHTMLFile({ url, content: html }));
    return told(await index.getFiles()).files.filter(isAskedFor);
  } finally {
    await index.deleteIndex();
  }
}

function told<Answer extends { readonly errors: readonly string[] }>(answer: Answer): Answer {
  if (answer.errors.length > 0) throw new Error(`Pagefind has not made the index: ${answer.errors.join(' ')}`);
  return answer;
}
