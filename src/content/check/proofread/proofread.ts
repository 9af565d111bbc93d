import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic, Source } from '../../../diagnostics/diagnostic.ts';
import { loadPage, type State } from '../../resolve/state.ts';
import type { PageFile } from '../../validate/page-file.ts';
import { once } from '../../written/once.ts';
import { placeAt } from '../../written/report.ts';
import type { Memory } from '../memory.ts';
import type { Glossary } from './glossary.ts';
import { fieldsIn, type Kept, keepNothing, type PageProof, readVocabulary, type SectionProof } from './kept.ts';
import { languageSlip } from './languages.ts';
import { linkSlips } from './link-slips.ts';
import { menuSlips } from './menus.ts';
import { answered, hasNotes, type Texts } from './notes.ts';
import { type Head, headSlips } from './page-head.ts';
import { headingSlips, repeatedBlocks } from './page-slips.ts';
import { passageSlips, shownSlips } from './passage-slips.ts';
import type { Field } from './passages.ts';
import { pictureSlips } from './pictures.ts';
import { publishedSlips } from './published.ts';
import { type Met, repeatsIn } from './repeats.ts';
import type { Slip } from './slip.ts';
import { factsOf, pageSubject, type Section, type Subject, siteSubject } from './subjects.ts';
import { sweep } from './sweep.ts';
import { type Tongues, tonguesOf } from './tongues.ts';

interface Proof {
  readonly state: State;
  readonly memory: Memory;
  /** What search engines show of each page that they may list, in each language. */
  readonly heads: readonly Head[];
  /** What has been reported of the site already. */
  readonly said: readonly Diagnostic[];
  /** True where everything could be read, so that a note without an answer is one too many. */
  readonly whole: boolean;
}

/** Odd texts after which no more pages are read: each keeps its place, and nobody looks through more. */
const MAX_SLIPS = 30_000;

/** What visitors would read that is right by every rule of the files and still nonsense. */
export function proofread({ state, memory, heads, said, whole }: Proof): Slip[] {
  const kept = keptOf(memory, state);
  readVocabulary(kept, subjectsOf(state));
  const slips = slipsOfHeads(heads, state);
  const reader = createReader(tonguesIn(kept, state), kept, slips);
  for (const subject of subjectsOf(state, (page) => {
    const { headings, repeated } = once(kept.pages, page.origins, () => pageProof(page));
    slips.push(...headings, ...repeated.slips);
    return repeated.blocks;
  })) {
    reader.read(subject);
    if (slips.length > MAX_SLIPS) {
      slips.push({
        code: 'more-warnings',
        details: { limit: MAX_SLIPS },
        place: placeAt({ file: subject.file, text: '' }, 0, 0),
      });
      break;
    }
  }
  return answered(sweep(slips, said), reader.notes(), { idle: whole });
}

/** What is odd in titles and descriptions: how long they are is open while the facts that they show cannot be read. */
const slipsOfHeads = (heads: readonly Head[], { siteFile }: State): Slip[] =>
  siteFile.known.unclear.has('facts') ? [] : heads.flatMap(headSlips);

/** Learns what a site knows its languages by, where that is not known yet. */
export function learnLanguages(state: State, memory: Memory): Kept {
  const kept = keptOf(memory, state);
  if (kept.texts.size === 0) readVocabulary(kept, firstSubjects(state));
  return kept;
}

/** The same of one page alone; `file` undefined means site.yaml. */
export function proofreadAlone(
  file: PageFile | undefined,
  { state, memory, heads, said = [] }: Pick<Proof, 'state' | 'memory' | 'heads'> & Partial<Pick<Proof, 'said'>>,
): Slip[] {
  const { siteFile } = state;
  const kept = learnLanguages(state, memory);
  const slips = slipsOfHeads(heads, state);
  const reader = createReader(tonguesIn(kept, state), kept, slips);
  if (file) {
    const { headings, repeated } = pageProof(file);
    slips.push(...headings, ...repeated.slips);
    reader.read(pageSubject(file, siteFile, repeated.blocks));
  } else reader.read(siteSubject(siteFile));
  return answered(sweep(slips, said), reader.notes(), { idle: true });
}

function keptOf(memory: Memory, { siteFile }: State): Kept {
  const { known, partly } = siteFile;
  const kept = memory.kept;
  if (kept?.defaultLanguage === known.defaultLanguage && isDeepStrictEqual(kept.entries, partly.glossary)) return kept;
  memory.kept = keepNothing(siteFile);
  return memory.kept;
}

const tonguesIn = (kept: Kept, { siteFile: { known } }: State): Tongues =>
  once(kept.tongues, known.languages, () => tonguesOf(known.languages, kept.vocabulary));

/** What a site knows its languages by, page by page as it is asked for. */
function* firstSubjects(state: State): Generator<Subject> {
  yield siteSubject(state.siteFile);
  for (const route of state.files.routes.keys()) {
    const page = loadPage(state, route);
    if (page?.page && page.page.draft !== true) yield pageSubject(page, state.siteFile, NONE);
  }
}

const pageProof = (page: PageFile): PageProof => ({ headings: headingSlips(page), repeated: repeatedBlocks(page) });

const NONE: ReadonlySet<object> = new Set();

/** What is to be read; `leaveOut` tells which blocks of a page are not. */
function* subjectsOf(
  { siteFile, pages }: State,
  leaveOut: (page: PageFile) => ReadonlySet<object> = () => NONE,
): Generator<Subject> {
  yield siteSubject(siteFile);
  for (const page of pages.values())
    if (page.page && page.page.draft !== true) yield pageSubject(page, siteFile, leaveOut(page));
}

/** Reads subjects; blocks that several pages share are judged once, but with the facts of each. */
function createReader(tongues: Tongues, kept: Kept, slips: Slip[]) {
  const files = new Map<string, Texts | undefined>();
  const shared = new Set<string>();
  const judge = (field: Field, own: readonly Slip[]) => {
    const slip = languageSlip(field, tongues);
    if (slip) slips.push({ ...slip, text: slip.place });
    slips.push(...own);
  };
  const readSection = (section: Section, subject: Subject, repeats: readonly Slip[]) => {
    const { source, head } = subject.origins.get(section.written) ?? {};
    if (!source || !head) return;
    const fields = fieldsIn(kept, section, subject);
    for (const field of fields)
      for (const passage of field.passages) slips.push(...shownSlips(field, passage, subject));
    slips.push(...repeats);
    const key = `${source.file}:${head.start}`;
    if (source.file !== subject.file && shared.has(key)) return;
    if (source.file !== subject.file) shared.add(key);
    noteTexts(files, source, fields);
    const { texts, others } = once(kept.sections, section.written, () =>
      sectionProof(section, subject, { fields, glossary: kept.glossary }),
    );
    for (const [index, field] of fields.entries()) judge(field, texts.get(index) ?? []);
    slips.push(...others);
  };
  return {
    notes: () => [...files.values()].filter((texts) => texts !== undefined),
    read: (subject: Subject) => {
      const repeats = once(kept.repeats, subject.origins, () => repeatsOf(subject));
      for (const section of subject.sections) readSection(section, subject, repeats.get(section.written) ?? []);
      for (const { fact, field } of factsOf(subject)) {
        judge(
          field,
          once(kept.facts, fact, () => ownSlips(field, kept.glossary)),
        );
        for (const passage of field.passages) slips.push(...shownSlips(field, passage, subject));
      }
    },
  };
}

function ownSlips(field: Field, glossary: Glossary): Slip[] {
  const slips: Slip[] = [];
  for (const passage of field.passages) slips.push(...passageSlips(field, passage, glossary));
  return slips;
}

function sectionProof(
  section: Section,
  subject: Subject,
  { fields, glossary }: { fields: readonly Field[]; glossary: Glossary },
): SectionProof {
  const texts = new Map<number, readonly Slip[]>();
  for (const [index, field] of fields.entries()) {
    const own = ownSlips(field, glossary);
    if (own.length > 0) texts.set(index, own);
  }
  const ofSite = section.kind === 'site' ? [menuSlips, publishedSlips] : [];
  return {
    texts,
    others: [
      ...pictureSlips(section, subject.origins),
      ...linkSlips(section, subject),
      ...ofSite.flatMap((slips) => slips(section, subject.origins)),
    ],
  };
}

/** What stands twice on a page, by its sections. */
function repeatsOf({ sections, origins }: Subject): ReadonlyMap<object, readonly Slip[]> {
  const met: Met = new Map();
  const placed = sections.filter(({ written }) => origins.has(written));
  return new Map(placed.map((section) => [section.written, repeatsIn(section, { origins, met }, section.kind)]));
}

/** Keeps the texts of a file in which there are notes. */
function noteTexts(files: Map<string, Texts | undefined>, source: Source, fields: readonly Field[]): void {
  if (!files.has(source.file)) files.set(source.file, hasNotes(source.text) ? { source, ranges: [] } : undefined);
  const ranges = files.get(source.file)?.ranges;
  if (!ranges) return;
  const places = fields.flatMap(({ passages }) => passages.map(({ place }) => place()));
  for (const place of places) if (place.source.file === source.file) ranges.push(place.range);
}
