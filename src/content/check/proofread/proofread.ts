import { defineCheck } from '../../../contract/check.ts';
import type { Diagnostic, Source } from '../../../diagnostics/diagnostic.ts';
import type { Message } from '../../../diagnostics/message.ts';
import { proofreadingMessages } from '../../../diagnostics/messages/proofreading.ts';
import { SITE_FILE } from '../../read/files.ts';
import type { State } from '../../resolve/state.ts';
import type { PageFile } from '../../validate/page-file.ts';
import type { SiteFile } from '../../validate/site-file.ts';
import { isMapping } from '../../written/mapping.ts';
import { once } from '../../written/once.ts';
import { locate, type Origins, type Path } from '../../written/origin.ts';
import { Report } from '../../written/report.ts';
import { figureSlips } from './figures.ts';
import { formSlips } from './form-slips.ts';
import { readGlossary } from './glossary.ts';
import { lackSlips } from './lacks.ts';
import { languageSlip } from './languages.ts';
import { linkSlips } from './link-slips.ts';
import { nameSlips, readNames } from './names.ts';
import { answered, hasNotes, type TextRanges } from './notes.ts';
import { type Head, headSlips } from './page-head.ts';
import { daySlips, headingSlips, repeatedBlocks } from './page-slips.ts';
import { type HouseStyle, passageSlips, shownSlips } from './passage-slips.ts';
import type { TextField, WrittenValue } from './passages.ts';
import { pictureSlips } from './pictures.ts';
import { repeatsIn, type SeenTexts } from './repeats.ts';
import { siteSlips } from './site-slips.ts';
import type { Slip } from './slip.ts';
import { brandsOf } from './spelling.ts';
import {
  collectionSubject,
  factsOf,
  pageSubject,
  type Section,
  type Subject,
  siteSubject,
  textsOf,
} from './subjects.ts';
import { sweep } from './sweep.ts';
import { type Script, scriptsOf, type Tongues, tonguesOf } from './tongues.ts';
import { unfinished } from './unfinished.ts';
import { createVocabulary, wordsOf } from './vocabulary.ts';

const LEADS = ['link', 'linkOnHome', 'items', 'groups'];
const LISTS = ['menu', 'lists', 'groups', 'items'];

/** The entries of a list that lead where one before them does. */
function sameTargets(entries: readonly unknown[]): { index: number; words: string }[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const link = isMapping(entry) && isMapping(entry.link) ? entry.link.target : undefined;
    if (typeof link !== 'string') return [];
    if (seen.has(link)) return [{ index, words: link }];
    seen.add(link);
    return [];
  });
}

/** Finds entries of menus that lead nowhere although nothing says that they do not yet. */
function menuSlips({ value, written }: WrittenValue, origins: Origins): Slip[] {
  const slips: Slip[] = [];
  const visit = (holder: unknown, path: Path): void => {
    if (!isMapping(holder)) return;
    for (const key of LISTS) {
      const entries = holder[key];
      if (!Array.isArray(entries)) continue;
      entries.forEach((entry, index) => visitEntry(entry, [...path, key, index]));
      for (const { index, words } of sameTargets(entries))
        slips.push({
          code: 'same-target',
          place: locate(origins, written, [...path, key, index, 'link']).place,
          details: { words },
        });
    }
  };
  const visitEntry = (entry: unknown, path: Path): void => {
    if (!isMapping(entry)) return;
    // A list has a title, an entry a label.
    const isEntry = 'label' in entry && !LEADS.some((field) => entry[field] !== undefined);
    // What stands there in other words than true and false has been told.
    const isOpen = entry.disabled === undefined && !locate(origins, written, [...path, 'disabled']).missing;
    if (isEntry && entry.disabled !== true && !isOpen)
      slips.push({ code: 'menu-without-link', place: locate(origins, written, path).place });
    visit(entry, path);
  };
  if (isMapping(value)) for (const part of ['header', 'footer']) visit(value[part], [part]);
  return slips;
}

/** Asks about every file that site.yaml publishes by its name: whoever changes the list is to be seen doing so. */
function publishedSlips({ written }: WrittenValue, origins: Origins): Slip[] {
  const paths = isMapping(written) && Array.isArray(written.publish) ? written.publish : [];
  return paths.flatMap((path, index) =>
    typeof path === 'string'
      ? [{ code: 'published-file', place: locate(origins, written, ['publish', index]).place, details: { path } }]
      : [],
  );
}

/** What is odd in a page or in what all pages share, with the notes that answer nothing. */
export interface Proofs {
  readonly told: readonly Diagnostic[];
  /** Files of several pages in which there are notes. */
  readonly noted: readonly string[];
}

interface PageProof {
  readonly state: State;
  /** What the site's own checks say of the page. */
  readonly own: readonly Slip[];
  /** What search engines show of the page, where they may list it, in each language. */
  readonly heads: readonly Head[];
  /** What has been reported already. */
  readonly said: readonly Diagnostic[];
}

const NO_PROOFS: Proofs = { told: [], noted: [] };

/** What visitors of a page would read that is right by every rule of the files and still nonsense. */
export function proofreadPage(page: PageFile, { state, heads, own, said }: PageProof): Proofs {
  const { siteFile } = state;
  if (!isReadable(siteFile) || !page.page || page.page.draft === true) return NO_PROOFS;
  const { slips: repeated, blocks } = repeatedBlocks(page);
  // How long titles are is open while the facts that they show cannot be read.
  const ofHeads = siteFile.known.unclear.has('facts') ? [] : heads.flatMap(headSlips);
  const before = [...ofHeads, ...headingSlips(page), ...daySlips(page, state.machine.today()), ...repeated];
  const subject = pageSubject(page, siteFile, blocks);
  return tellOf(readSubject({ subject, siteFile, before }), subject.file, { own, said });
}

/** The same of what all pages share. */
export function proofreadSite(
  { siteFile, collections, machine }: State,
  said: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (!isReadable(siteFile)) return [];
  const found = once(ofSites, siteFile, () => foundIn(siteSubject(siteFile), siteFile));
  const ofCollections = [...collections.values()].flatMap(
    (each) => tellOf(foundIn(collectionSubject(each, siteFile), siteFile), each.file, { own: [], said }).told,
  );
  return [...tellOf(found, SITE_FILE, { own: siteSlips(siteFile, machine.today()), said }).told, ...ofCollections];
}

/** What is found in site.yaml, which stays as it is until that file changes. */
const ofSites = new WeakMap<SiteFile, readonly Found[]>();

const foundIn = (subject: Subject, siteFile: SiteFile) => readSubject({ subject, siteFile, before: [] });

/** Where nobody knows the languages, nobody knows what is written in them; without a site.yaml this may be any folder. */
const isReadable = ({ written, known }: SiteFile) => Object.keys(written).length > 0 && !known.unclear.has('languages');

/** What the proofreader reads: a page or what all pages share, with what was seen of it as a whole. */
interface ReadSubject {
  readonly subject: Subject;
  readonly siteFile: SiteFile;
  readonly before: readonly Slip[];
}

type Found = Slip | TextRanges;

/** A check like those of a site, of texts as they are written. What it finds comes with its place, or is a note that stands in a file. */
export const proofreader = defineCheck<keyof typeof proofreadingMessages, Message, ReadSubject, (found: Found) => void>(
  {
    messages: proofreadingMessages,
    page({ subject, siteFile, before }, tell) {
      const { scripts, right, ...house } = once(known, siteFile, () => knownOf(siteFile));
      const texts = new Map(subject.sections.map((section) => [section, textsOf(section, subject)]));
      const slips = [...before];
      const reader = createReader({ tongues: tonguesIn([...texts.values()].flat(), scripts), house, right, slips });
      reader.read(subject, texts);
      for (const found of [...slips, ...reader.notes()]) tell(found);
    },
  },
);

interface Told {
  readonly own: readonly Slip[];
  readonly said: readonly Diagnostic[];
}

function readSubject(read: ReadSubject): readonly Found[] {
  const all: Found[] = [];
  proofreader.page?.(read, (found) => void all.push(found));
  return all;
}

function tellOf(found: readonly Found[], file: string, { own, said }: Told): Proofs {
  const slips: Slip[] = [];
  const notes: TextRanges[] = [];
  for (const each of found) 'code' in each ? slips.push(each) : notes.push(each);
  const report = new Report();
  // What a site asks for itself is told beside whatever else is odd at its place.
  for (const slip of answered([...sweep(slips, said), ...own], notes, { idle: true })) report.tell(slip, slip.place);
  const noted = notes.map(({ source }) => source.file).filter((other) => other !== file);
  return { told: report.diagnostics, noted };
}

/** What is known of a site while it is read. */
interface ProofreadContext extends HouseStyle {
  readonly scripts: readonly Script[];
  readonly right: RightTexts;
}

const known = new WeakMap<SiteFile, ProofreadContext>();

const knownOf = ({ known: { languages, defaultLanguage }, partly }: SiteFile): ProofreadContext => ({
  names: readNames(partly.glossary, defaultLanguage),
  brands: brandsOf([
    ...Object.values(partly.brand?.by ?? {}),
    ...readNames(partly.glossary, defaultLanguage).flatMap(({ written }) => [...written]),
  ]),
  scripts: scriptsOf(languages),
  glossary: readGlossary(partly.glossary, defaultLanguage),
  latin: new Set(languages.flatMap(({ code, numbering }) => (numbering === 'latn' ? [code] : []))),
  right: { texts: new Set(), letters: 0 },
});

/** Texts of partials and templates that have been read and are right: the next page that shows them need not be asked. */
interface RightTexts {
  readonly texts: Set<string>;
  letters: number;
}

/** Letters of such texts that are kept. */
const MAX_KEPT = 4_000_000;

/** The languages of a site by their everyday words, and by those of the texts themselves. */
function tonguesIn(fields: readonly TextField[], scripts: readonly Script[]): Tongues {
  const vocabulary = createVocabulary();
  for (const { passages } of fields)
    for (const { text, language } of passages) if (language) vocabulary.add(wordsOf(text), language);
  return tonguesOf(scripts, vocabulary);
}

interface Reader {
  readonly tongues: Tongues;
  readonly house: HouseStyle;
  readonly right: RightTexts;
  readonly slips: Slip[];
}

/** Reads a subject; a block that stands on it several times is judged once. */
function createReader({ tongues, house, right, slips }: Reader) {
  const files = new Map<string, TextRanges | undefined>();
  const shared = new Set<string>();
  const judge = (field: TextField, own: readonly Slip[]) => {
    const slip = languageSlip(field, tongues);
    slips.push(...unfinished(field));
    if (slip) slips.push({ ...slip, text: slip.place });
    slips.push(...own);
  };
  const readSection = (section: Section, subject: Subject, { fields, repeats }: SectionTexts) => {
    const { source, head } = subject.origins.get(section.written) ?? {};
    if (!source || !head) return;
    for (const field of fields)
      for (const passage of field.passages) slips.push(...shownSlips(field, passage, subject));
    slips.push(...repeats);
    const isShared = source.file !== subject.file;
    const key = `${source.file}:${head.start}`;
    if (isShared && shared.has(key)) return;
    if (isShared) shared.add(key);
    noteTexts(files, source, fields);
    for (const field of fields) judge(field, isShared ? sharedSlips(field, house, right) : ownSlips(field, house));
    slips.push(...pictureSlips(section, subject.origins), ...linkSlips(section, subject));
    // What is odd in a text by itself explains that it is another one than in other languages.
    for (const field of fields)
      slips.push(...figureSlips(field, subject.facts), ...lackSlips(field), ...nameSlips(field, house.names));
    if (section.kind === 'site')
      slips.push(...menuSlips(section, subject.origins), ...publishedSlips(section, subject.origins));
  };
  return {
    notes: () => [...files.values()].filter((texts) => texts !== undefined),
    read: (subject: Subject, texts: ReadonlyMap<Section, readonly TextField[]>) => {
      const repeats = repeatsOf(subject);
      for (const section of subject.sections)
        readSection(section, subject, {
          fields: texts.get(section) ?? [],
          repeats: repeats.get(section.written) ?? [],
        });
      for (const { field, fact } of factsOf(subject)) {
        slips.push(...formSlips(fact), ...(fact.forms ? [] : figureSlips(field, subject.facts)));
        judge(field, ownSlips(field, house));
        for (const passage of field.passages) slips.push(...shownSlips(field, passage, subject));
      }
    },
  };
}

/** The same of a text that other pages may show too. */
function sharedSlips(field: TextField, house: HouseStyle, right: RightTexts): Slip[] {
  const key = JSON.stringify([field.kind, field.name, field.passages.map(({ language, text }) => [language, text])]);
  if (right.texts.has(key)) return [];
  const slips = ownSlips(field, house);
  if (slips.length === 0 && right.letters < MAX_KEPT) {
    right.texts.add(key);
    right.letters += key.length;
  }
  return slips;
}

/** The texts of a section, and what stands twice in it. */
interface SectionTexts {
  readonly fields: readonly TextField[];
  readonly repeats: readonly Slip[];
}

function ownSlips(field: TextField, house: HouseStyle): Slip[] {
  const slips: Slip[] = [];
  for (const passage of field.passages) slips.push(...passageSlips(field, passage, house));
  return slips;
}

/** What stands twice on a page, by its sections. */
function repeatsOf({ sections, origins }: Subject): ReadonlyMap<object, readonly Slip[]> {
  const met: SeenTexts = new Map();
  const placed = sections.filter(({ written }) => origins.has(written));
  return new Map(placed.map((section) => [section.written, repeatsIn(section, { origins, met }, section.kind)]));
}

/** Keeps the texts of a file in which there are notes. */
function noteTexts(files: Map<string, TextRanges | undefined>, source: Source, fields: readonly TextField[]): void {
  if (!files.has(source.file)) files.set(source.file, hasNotes(source.text) ? { source, ranges: [] } : undefined);
  const ranges = files.get(source.file)?.ranges;
  if (!ranges) return;
  const places = fields.flatMap(({ passages }) => passages.map(({ place }) => place()));
  for (const place of places) if (place.source.file === source.file) ranges.push(place.range);
}
