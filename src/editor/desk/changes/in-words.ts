import type { Project } from '../../../content/project.ts';
import { markdownText } from '../../../diagnostics/escape.ts';
import type { CatalogueLanguage } from '../../../diagnostics/phrases.ts';
import { visible } from '../../../diagnostics/visible.ts';
import { catalogueFor } from '../../../diagnostics/wording.ts';
import { type DisplayNames, noNames } from '../../shared/names.ts';
import type { FileTitle } from '../../shared/protocol.ts';
import type { Step } from '../session.ts';
import { changesSaid } from './said.ts';
import { titlesOfFiles } from './title-of-file.ts';

/** A change in words of the page: plain data. */
export interface ToldChange {
  readonly file: string;
  /** The page, the part that pages share, or the whole site; then section and field. */
  readonly way: readonly string[];
  /** Of a text in one language: that language's own name. */
  readonly language?: string | undefined;
  /** What has become of a section, a page or a part as a whole. */
  readonly act?: string | undefined;
  readonly was?: string | undefined;
  readonly to?: string | undefined;
}

interface Telling {
  readonly project: Project;
  /** What sections and fields are called. */
  readonly names: DisplayNames;
  /** The language of the words around them. */
  readonly language: CatalogueLanguage;
  /** What files are called, where the project itself does not have them any more. */
  readonly titleOf?: ((step: Step) => FileTitle) | undefined;
}

/** Says of each change where it is, in words of the page, and what has become of which words. */
export function tellChanges(done: readonly Step[], { project, names, language, titleOf }: Telling): ToldChange[] {
  const said = changesSaid[language];
  const whereIs = titleOf ?? titlesOfFiles(project, `${language},${project.siteFile.known.defaultLanguage}`);
  const labels = new Map(project.siteFile.known.languages.map(({ code, label }) => [code, label]));
  return done.flatMap(oneByOne).map((step) => {
    const { of, title } = whereIs(step);
    const where =
      of === 'home' || of === 'site'
        ? said[of]
        : of === 'part'
          ? `${said.part} ${title}`
          : shortened(title ?? step.file);
    const { file, was, to } = step;
    const isValue = was !== undefined || to !== undefined;
    const [act = '', ...rest] = step.what;
    const way = isValue ? step.what : rest;
    const choices = names.field(way).choices ?? {};
    const words = (value: string | undefined) =>
      value !== undefined && Object.hasOwn(choices, value) ? choices[value] : value;
    return {
      file,
      // A page that has come, gone or moved is called by its address too.
      way: [where, ...(way[0]?.startsWith('/') ? [way.join(' → ')] : names.way(way))],
      language: labels.get(step.text?.language ?? '') ?? step.language,
      ...(isValue ? { was: words(was), to: words(to) } : { act: said.acts[act] ?? act }),
    };
  });
}

/** A change of many texts as one of each. */
const oneByOne = (step: Step): Step[] =>
  step.texts?.map(({ file, what, ...text }) => {
    const { was, to } = text;
    return { file, before: undefined, after: undefined, what, text, was, to };
  }) ?? [step];

/** The ways of writing what an author has typed: of none is it Markdown, a mention, a link or a command. */
const writers = { markdown: markdownText, text: visible };
export type Writer = keyof typeof writers;
export const writer =
  (name: Writer) =>
  (text: string): string =>
    writers[name](isClosed(text) ? text : text.replace(/[\u2066-\u2069]/g, '\ufffd'));

/** True of a text that closes each isolate which it opens (Unicode Standard Annex 9): no other turns what stands behind it. */
function isClosed(text: string): boolean {
  let open = 0;
  for (const [sign] of text.matchAll(/[\u2066-\u2069]/g)) {
    open += sign === '\u2069' ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** Letters of a page's title that are shown. */
const MOST_OF_TITLE = 60;
const shortened = (title: string) =>
  title.length > MOST_OF_TITLE ? `${title.slice(0, MOST_OF_TITLE).trimEnd()}…` : title;

/** Where something is: `Home › Questions › Title, Türkçe`. */
export function placeLine({ way, language }: ToldChange, name: Writer): string {
  const write = writer(name);
  return [way.map(write).join(' › '), ...(language ? [write(language)] : [])].join(', ');
}

/** One line for a change: where, in words of the page, and from what to what. */
export function changeLine(told: ToldChange, name: Writer): string {
  const { act, was, to } = told;
  const quoted = (text: string | undefined) => (text === undefined ? '–' : `“${writer(name)(text)}”`);
  return `- ${placeLine(told, name)}: ${act === undefined ? `${quoted(was)} → ${quoted(to)}` : writer(name)(act)}`;
}

/** The site's own language, as far as changes are told in it: all who speak of them have it in common. */
const languageOf = ({ siteFile: { known } }: Project): CatalogueLanguage =>
  catalogueFor(known.defaultLanguage).language;

/** The words before the address where a reviewer sees changes on the page, in the site's own language. */
export const onPageSaid = (project: Project): string => changesSaid[languageOf(project)].onPage;

/** Changes in the site's own language. */
export const tellInCommon = (done: readonly Step[], project: Project): ToldChange[] =>
  tellChanges(done, { project, names: noNames, language: languageOf(project) });

/** The lines that whoever publishes a site reads of changes to it, in the site's own language. */
export const changesInMarkdown = (done: readonly Step[], project: Project): string[] =>
  tellInCommon(done, project).map((told) => changeLine(told, 'markdown'));
