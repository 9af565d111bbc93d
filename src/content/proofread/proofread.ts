import type { Diagnostic, Source } from '../../diagnostics/diagnostic.ts';
import type { State } from '../state.ts';
import { languageSlip, type Tongues, tonguesOf } from './languages.ts';
import { linkSlips } from './link-slips.ts';
import { menuSlips } from './menus.ts';
import { answered, HAS_NOTES, type Texts } from './notes.ts';
import { type Head, headSlips } from './page-head.ts';
import { headingSlips, repeatedBlocks } from './page-slips.ts';
import { passageSlips, shownSlips } from './passage-slips.ts';
import type { Field } from './passages.ts';
import { pictureSlips } from './pictures.ts';
import { type Met, repeatsIn } from './repeats.ts';
import type { Slip } from './slip.ts';
import { factsOf, pageSubject, type Section, type Subject, siteSubject, textsOf } from './subjects.ts';
import { sweep } from './sweep.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

interface Proof {
  readonly state: State;
  /** What search engines show of each page that they may list, in each language. */
  readonly heads: readonly Head[];
  /** What has been reported of the site already. */
  readonly said: readonly Diagnostic[];
  /** True where everything could be read, so that a note without an answer is one too many. */
  readonly whole: boolean;
}

/** What visitors would read that is right by every rule of the files and still nonsense. */
export function proofread({ state, heads, said, whole }: Proof): Slip[] {
  const tongues = tonguesOf(state.siteFile.known.languages, vocabularyOf(state));
  const slips: Slip[] = heads.flatMap(headSlips);
  const reader = createReader(tongues, slips);
  for (const subject of subjectsOf(state, slips)) reader.read(subject);
  return answered(sweep(slips, said), reader.notes(), { idle: whole });
}

/** What is to be read; what is odd in the order of a page's blocks is put into `slips`. */
function* subjectsOf({ siteFile, pages }: State, slips?: Slip[]): Generator<Subject> {
  yield siteSubject(siteFile);
  for (const page of pages.values()) {
    if (!page.page || page.page.draft === true) continue;
    const repeated = slips ? repeatedBlocks(page) : undefined;
    slips?.push(...headingSlips(page), ...(repeated?.slips ?? []));
    yield pageSubject(page, siteFile, repeated?.blocks ?? new Set());
  }
}

/** The words that the site itself knows its languages by. */
function vocabularyOf(state: State): Vocabulary {
  const vocabulary = createVocabulary();
  for (const subject of subjectsOf(state)) {
    if (vocabulary.isFull()) break;
    const own = subject.sections.filter(({ written }) => subject.origins.get(written)?.source.file === subject.file);
    for (const section of own)
      for (const { passages } of textsOf(section, subject))
        for (const { text, language } of passages) if (language) vocabulary.add(text, language);
  }
  return vocabulary;
}

/** Reads subjects; blocks that several pages share are judged once, but with the facts of each. */
function createReader(tongues: Tongues, slips: Slip[]) {
  const files = new Map<string, Texts | undefined>();
  const shared = new Set<string>();
  const judge = (field: Field) => {
    const slip = languageSlip(field, tongues);
    if (slip) slips.push({ ...slip, text: slip.place });
    for (const passage of field.passages) slips.push(...passageSlips(field, passage));
  };
  const readSection = (section: Section, subject: Subject, met: Met) => {
    const { source, head } = subject.origins.get(section.written) ?? {};
    if (!source || !head) return;
    const fields = textsOf(section, subject);
    for (const field of fields)
      for (const passage of field.passages) slips.push(...shownSlips(field, passage, subject));
    slips.push(...repeatsIn(section, { origins: subject.origins, met }, section.kind));
    const key = `${source.file}:${head.start}`;
    if (source.file !== subject.file && shared.has(key)) return;
    if (source.file !== subject.file) shared.add(key);
    noteTexts(files, source, fields);
    for (const field of fields) judge(field);
    slips.push(...pictureSlips(section, subject.origins), ...linkSlips(section, subject));
    if (section.kind === 'site') slips.push(...menuSlips(section, subject.origins));
  };
  return {
    notes: () => [...files.values()].filter((texts) => texts !== undefined),
    read: (subject: Subject) => {
      const met: Met = new Map();
      for (const section of subject.sections) readSection(section, subject, met);
      for (const field of factsOf(subject)) {
        judge(field);
        for (const passage of field.passages) slips.push(...shownSlips(field, passage, subject));
      }
    },
  };
}

/** Keeps the texts of a file in which there are notes. */
function noteTexts(files: Map<string, Texts | undefined>, source: Source, fields: readonly Field[]): void {
  if (!files.has(source.file)) files.set(source.file, HAS_NOTES.test(source.text) ? { source, ranges: [] } : undefined);
  const ranges = files.get(source.file)?.ranges;
  if (!ranges) return;
  const places = fields.flatMap(({ passages }) => passages.map(({ place }) => place));
  for (const place of places) if (place.source.file === source.file) ranges.push(place.range);
}
