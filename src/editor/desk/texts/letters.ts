import { type TakenIn, takeIn } from '../../../content/authoring/translation/take-in.ts';
import { letterFor, letterForms } from '../../../content/authoring/translation/write-letter.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { catalogueFor } from '../../../diagnostics/wording.ts';
import type { Asked } from '../../shared/editor-api.ts';
import type { OutgoingTexts, ReturnedFile, ReturnedTexts, TextsWanted } from '../../shared/letters.ts';
import { namesFrom } from '../../shared/names.ts';
import type { ChangeOutcome } from '../../shared/protocol.ts';
import { namesInfo, type WrittenNames } from '../changes/names-info.ts';
import { wayInFile } from '../changes/place-info.ts';
import type { DeskContext } from '../desk-part.ts';
import { wordsInEditor } from '../messages/in-editor.ts';
import { refused } from '../refused.ts';

/** What files of a format are called. */
const ENDS = { csv: 'csv', xliff: 'xlf', 'xliff-1.2': 'xlf', po: 'po' } as const satisfies Record<
  TextsWanted['format'],
  string
>;

type LetterAsked = TextsWanted & Asked & { readonly names: WrittenNames };

/** A file with texts for a translator; undefined for languages that the site has not. */
export function letterAsked(
  { site: { project }, languages: codes }: DeskContext,
  { from, to, format, isAll, names, languages }: LetterAsked,
): OutgoingTexts | undefined {
  if (from === to || ![from, to].every((code) => codes().languages.includes(code))) return undefined;
  const letter = letterFor(project, {
    ...{ from, to, only: isAll ? [] : (['missing', 'stale'] as const) },
    wayOf: namesFrom(namesInfo(names, languages)).way,
    catalogue: catalogueFor(languages),
  });
  const host = project.site ? new URL(project.site.url.value).hostname : 'texts';
  return { name: `${host}-${to}.${ENDS[format]}`, text: letterForms[format](letter), count: letter.units.length };
}

/** What does not fit is left out; the author has been told. */
const takenFrom = ({ site: { project } }: DeskContext, { name, text, fault, to }: ReturnedFile): TakenIn =>
  takeIn(project, { source: { file: name, text }, fault, to, accepted: new Set(['fitting']) });

/** Faults that are told of one file. */
const TOLD = 50;

/** Letters of a translation that are shown of one that does not fit. */
const QUOTED = 120;

/** What would become of the site's texts. */
export function readLetter(context: DeskContext, asked: ReturnedFile & Asked): ReturnedTexts {
  const { changed, same, empty, to, told } = takenFrom(context, asked);
  const faults = told.slice(0, TOLD).map((diagnostic) => ({
    words: sentenceOf(diagnostic, asked.languages),
    quote: quoteOf(diagnostic),
  }));
  return { to, fitting: changed, same, empty, faults, more: told.length - faults.length };
}

/** What is to be done is said of the file as a whole; of one text it would be a word for the command line. */
function sentenceOf(diagnostic: Diagnostic, languages: string): string {
  const { message, hint } = wordsInEditor(diagnostic, languages);
  return quoteOf(diagnostic) !== undefined ? message : `${message} ${hint}`;
}

/** The translation that does not fit; undefined of what is wrong with a file as a whole. */
function quoteOf({ place: { source, range } }: Diagnostic): string | undefined {
  const { start, end } = range;
  const quote = source.text.slice(start, end).trim();
  if (end <= start + 1) return undefined;
  return quote.length > QUOTED ? `${quote.slice(0, QUOTED).trimEnd()}…` : quote;
}

/** Takes in what fits, as one change. */
export function takeLetter(context: DeskContext, asked: ReturnedFile): ChangeOutcome {
  const { session, site } = context;
  const { files, edits, changed, to } = takenFrom(context, asked);
  const changes = files.map(({ file, text }) => ({
    ...{ file, before: session.read(file)?.text, after: text },
  }));
  const [first, ...also] = changes;
  if (!first) return refused('nothing');
  const { label } = site.project.siteFile.known.languages.find(({ code }) => code === to) ?? {};
  const texts = edits.flatMap((edit) => {
    const source = session.read(edit.file);
    return source ? [{ ...edit, what: wayInFile(source, edit.path) }] : [];
  });
  // What has a form for each kind of number is merged line by line.
  const merged = texts.length === changed ? { texts } : {};
  const said = { what: ['translate'], language: label, isEverywhere: true } as const;
  return session.put({ ...first, also, ...merged, ...said }, true);
}
