import { plainText } from '../../../schema/plain-text.ts';
import type { TextValue } from '../../../schema/resolved.ts';
import { pathAt } from '../../content/authoring/edit/value-path.ts';
import type { Project } from '../../content/project.ts';
import { SITE_FILE } from '../../content/read/files.ts';
import type { PageFile } from '../../content/validate/page-file.ts';
import { locate } from '../../content/written/origin.ts';
import type { PageValue } from '../../contract/value.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { EditableText, EditorTable, Home } from '../shared/protocol.ts';
import type { FoundText } from './mark-view.ts';

/** A table as the server keeps it: what it has told the browser, and where each text is written. */
export interface KeptTable {
  readonly route: string;
  /** The page as it was when it was told of: what is changed by its place is looked up there. */
  readonly page: PageFile;
  readonly texts: readonly FoundText[];
}

export const placeOfText = ({ origins, written, path }: FoundText): Place => locate(origins, written, path).place;

export function homeOf(file: string, page: Pick<PageFile, 'file' | 'page' | 'made'>): Home {
  if (file === page.file) return page.made ? 'template' : 'page';
  if (file === SITE_FILE) return 'site';
  const template = page.page?.written.template;
  return typeof template === 'string' && file === `pages${template}` ? 'template' : 'partial';
}

/** The field's way on the page, in an author's words. */
export function wayOf({ part, path }: FoundText): string[] {
  const steps = path.map(String);
  return steps[0] === part ? steps : [part, ...steps];
}

export function editableText(found: FoundText, page: PageFile): EditableText {
  const { kind, by } = found;
  const { file } = placeOfText(found).source;
  return { kind, by, home: homeOf(file, page), file, path: wayOf(found) };
}

/** The facts that a page's texts may name, with their values in a language. */
export const factsIn = (page: PageFile, language: string, { siteFile }: Project): EditorTable['facts'] =>
  [...new Map([...siteFile.facts, ...page.facts])].map(([name, { by, place, forms = {} }]) => {
    const fallback = by[siteFile.known.defaultLanguage] ?? Object.values(forms[language] ?? {}).at(-1)?.text ?? '';
    return { name, value: by[language] ?? by.all ?? fallback, home: homeOf(place.source.file, page) };
  });

/** What the browser is told of a page's texts, beside what the session adds. */
export function tableOf(
  { route, texts }: Pick<KeptTable, 'route' | 'texts'>,
  language: string,
  project: Project,
): Pick<EditorTable, 'language' | 'defaultLanguage' | 'languages' | 'texts' | 'facts'> | undefined {
  const { site } = project;
  const page = project.pageFile(route);
  if (!site || !page) return undefined;
  return {
    language,
    defaultLanguage: site.defaultLanguage,
    languages: site.languages.map(({ code, label, direction }) => ({ code, label, direction })),
    texts: texts.map((found) => editableText(found, page)),
    facts: factsIn(page, language, project),
  };
}

/** What a block is headed by, as its page shows it. */
export function titleOf(shown: object | undefined): string {
  const title: unknown = shown && 'title' in shown ? shown.title : undefined;
  // A text is a string, or runs of them; nothing else of a page's value is such a list.
  const isText = typeof title === 'string' || Array.isArray(title);
  return isText ? plainText(title as TextValue) : '';
}

/** The blocks of a page from top to bottom, with where each comes from; `shown` is the page as visitors have it. */
export const blocksOf = (page: PageFile, shown: PageValue | undefined): EditorTable['blocks'] =>
  (page.page?.blocks ?? []).map(({ written, value }, index) => {
    const { source, range } = locate(page.origins, written, []).place;
    const { file } = source;
    const path = pathAt(source, range.start);
    const at = path.findLastIndex((step) => typeof step === 'number');
    return {
      title: titleOf(shown?.blocks[index]),
      ...{ type: String(written.type), home: homeOf(file, page), file, hidden: value.hidden === true },
      ...{ list: [file, ...path.slice(0, at)].join(' '), at: Number(path[at]) },
    };
  });
