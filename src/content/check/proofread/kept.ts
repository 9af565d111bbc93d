import type { Fact } from '../../validate/facts.ts';
import type { SiteFile } from '../../validate/site-file.ts';
import type { Origins } from '../../written/origin.ts';
import { type Glossary, readGlossary } from './glossary.ts';
import type { Field } from './passages.ts';
import type { Slip } from './slip.ts';
import { type Section, type Subject, textsOf } from './subjects.ts';
import type { Tongues } from './tongues.ts';
import { createVocabulary, type Vocabulary, wordsOf } from './vocabulary.ts';

/** Words that are read of a site to know its languages by, and texts: more would tell no more, and all of them are kept. */
const ENOUGH = 40_000;

/** What is odd in a section, as far as no other file has a say in it. */
export interface SectionProof {
  /** In its texts: by their numbers, of those that have any. */
  readonly texts: ReadonlyMap<number, readonly Slip[]>;
  /** In its pictures, links and menus. */
  readonly others: readonly Slip[];
}

/** What is odd in the order of a page's sections and of their entries. */
export interface PageProof {
  readonly headings: readonly Slip[];
  readonly repeated: { readonly slips: readonly Slip[]; readonly blocks: ReadonlySet<object> };
}

/** The texts of a page or of site.yaml by their sections, and the words of those that stand in its own file. */
interface Texts {
  readonly fields: ReadonlyMap<object, readonly Field[]>;
  readonly own: readonly { readonly words: readonly string[]; readonly language: string }[];
}

/** What the proofreader keeps of files for as long as they stay as they are, each known by its origins. */
export interface Kept {
  readonly defaultLanguage: string;
  readonly pages: WeakMap<Origins, PageProof>;
  /** Entries that stand twice, by section: all of a page's at once. */
  readonly repeats: WeakMap<Origins, ReadonlyMap<object, readonly Slip[]>>;
  readonly sections: WeakMap<object, SectionProof>;
  /** What is odd in the texts of a fact themselves. */
  readonly facts: WeakMap<Fact, readonly Slip[]>;
  readonly vocabulary: Vocabulary;
  /** The languages that the site names, each time that it does. */
  readonly tongues: WeakMap<object, Tongues>;
  /** The words that the site avoids, and what they were read from. */
  readonly glossary: Glossary;
  readonly entries: SiteFile['partly']['glossary'];
  /** What the vocabulary is made of. */
  texts: ReadonlyMap<Origins, Texts>;
}

export const keepNothing = ({ known: { defaultLanguage }, partly: { glossary } }: SiteFile): Kept => ({
  defaultLanguage,
  glossary: readGlossary(glossary, defaultLanguage),
  entries: glossary,
  pages: new WeakMap(),
  repeats: new WeakMap(),
  sections: new WeakMap(),
  facts: new WeakMap(),
  vocabulary: createVocabulary(),
  tongues: new WeakMap(),
  texts: new Map(),
});

/** Brings the vocabulary up to the files as they are now: the words that the site itself knows its languages by. */
export function readVocabulary(kept: Kept, subjects: Iterable<Subject>): void {
  const texts = new Map<Origins, Texts>();
  let [read, fields] = [0, 0];
  for (const subject of subjects) {
    if (Math.max(read, fields) > ENOUGH) break;
    const known = kept.texts.get(subject.origins) ?? readTexts(subject);
    texts.set(subject.origins, known);
    for (const { words } of known.own) read += words.length;
    for (const all of known.fields.values()) fields += all.length;
  }
  const { add, remove } = kept.vocabulary;
  for (const [origins, { own }] of kept.texts)
    if (!texts.has(origins)) for (const { words, language } of own) remove(words, language);
  for (const [origins, { own }] of texts)
    if (!kept.texts.has(origins)) for (const { words, language } of own) add(words, language);
  kept.texts = texts;
}

/** The texts of a section; those that the vocabulary has been read from are known. */
export const fieldsIn = (kept: Kept, section: Section, subject: Subject): readonly Field[] =>
  kept.texts.get(subject.origins)?.fields.get(section.written) ?? textsOf(section, subject);

function readTexts(subject: Subject): Texts {
  const fields = new Map(subject.sections.map((section) => [section.written, textsOf(section, subject)]));
  const own = [...fields].flatMap(([written, texts]) =>
    subject.origins.get(written)?.source.file === subject.file ? texts : [],
  );
  const spoken = own.flatMap(({ passages }) =>
    passages.flatMap(({ text, language }) => (language ? { words: wordsOf(text), language } : [])),
  );
  return { fields, own: spoken };
}
