import type { AuthoredSite } from '../../../../schema/site.ts';
import type { Partly } from '../../validate/salvage.ts';
import { exactPlace, type TextRange } from './exact-place.ts';
import { attached, unpointed } from './language-words.ts';
import type { Passage } from './passages.ts';
import type { Prose } from './prose.ts';
import type { Slip } from './slip.ts';

type Entries = Partly<AuthoredSite>['glossary'];

/** What a site calls a thing, in a language. */
interface Term {
  readonly term: string;
  readonly use: string;
}

/** A step on the way through a phrase, word by word. */
interface Node {
  readonly next: Map<string, Node>;
  /** Phrases that end here, with any ending of their last word. */
  readonly stems: Map<string, Term>;
  /** How long these are, the longest first. */
  lengths: readonly number[];
  /** The phrase that ends here; null for one that may stand. */
  end?: Term | null;
}

/** The words that a site avoids, by language. */
export type Glossary = ReadonlyMap<string, Node>;

const node = (): Node => ({ next: new Map(), stems: new Map(), lengths: [] });

interface Word extends TextRange {
  readonly text: string;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u0640]*/gu;
/** What may stand between the words of a phrase. */
const GAP = /^[\s\u00a0'’‑-]+$/u;

/** Letters in one form: Turkish has two kinds of i, Arabic may be written with vowel signs or without. */
function plain(word: string, language: string): string {
  const whole = unpointed(word.normalize('NFC'));
  // Asking for a language's own small letters takes long.
  return whole === whole.toLowerCase() ? whole : whole.toLocaleLowerCase(language).replace(/i\u0307/g, 'i');
}

const wordsOf = (text: string, language: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: plain(word, language),
    start: index,
    end: index + word.length,
  }));

/** Gathers the words of a glossary; those to use are known too, because a word to avoid may stand in them. */
export function readGlossary(entries: Entries, defaultLanguage: string): Glossary {
  const glossary = new Map<string, Node>();
  for (const { term = '', use, avoid = {} } of (entries ?? []).flatMap((entry) => entry ?? []))
    for (const [language, phrases] of Object.entries(avoid)) {
      const root = glossary.get(language) ?? node();
      glossary.set(language, root);
      const own = use?.by?.[language] ?? use?.by?.all ?? use?.by?.[defaultLanguage] ?? use?.by?.default ?? term;
      for (const phrase of phrases ?? [])
        if (phrase !== undefined) addPhrase(root, phrase, { term, use: own }, language);
    }
  for (const entry of entries ?? [])
    for (const [language, root] of glossary) {
      const own = entry?.use?.by?.[language];
      if (own !== undefined) addPhrase(root, own, null, language);
    }
  return glossary;
}

function addPhrase(root: Node, phrase: string, term: Term | null, language: string): void {
  const words = wordsOf(phrase, language);
  let at = root;
  for (const [index, { text }] of words.entries()) {
    if (term && index === words.length - 1 && phrase.trimEnd().endsWith('*')) {
      at.stems.set(text, term);
      at.lengths = [...new Set([...at.lengths, text.length])].sort((a, b) => b - a);
      return;
    }
    const next = at.next.get(text) ?? node();
    at.next.set(text, next);
    at = next;
  }
  if (words.length > 0 && at.end !== null) at.end = term;
}

interface Match {
  readonly length: number;
  readonly term: Term | null;
}

/** The words of a text that its site avoids, each with the longest phrase that begins there. */
export function avoidedWords(reading: Prose, glossary: Glossary): (TextRange & { readonly term: Term })[] {
  const found: (TextRange & { readonly term: Term })[] = [];
  for (const [language, root] of glossary) {
    if (reading.language !== undefined && reading.language !== language) continue;
    const words = wordsOf(reading.words, language);
    for (let at = 0; at < words.length; ) {
      const match = longest({ words, from: at, text: reading.words }, root, language);
      const [first, last] = [words[at], words[at + (match?.length ?? 1) - 1]];
      if (match?.term && first && last) found.push({ start: first.start, end: last.end, term: match.term });
      at += match?.length ?? 1;
    }
  }
  return found;
}

interface From {
  readonly words: readonly Word[];
  readonly from: number;
  readonly text: string;
}

function longest({ words, from, text }: From, root: Node, language: string): Match | undefined {
  let nodes: Node[] = [root];
  let best: Match | undefined;
  for (let at = from; nodes.length > 0 && at < words.length; at++) {
    const [word, before] = [words[at], words[at - 1]];
    if (!word || (at > from && before && !GAP.test(text.slice(before.end, word.start)))) break;
    const forms = attached(word.text, language);
    const length = at - from + 1;
    if (nodes.every((each) => leadsNowhere(each, forms))) break;
    const stem = nodes.flatMap((each) => forms.flatMap((form) => stemOf(form, each) ?? []))[0];
    if (stem) best = { length, term: stem };
    nodes = nodes.flatMap(({ next }) => forms.flatMap((form) => next.get(form) ?? []));
    for (const { end } of nodes) if (end !== undefined) best = { length, term: end };
  }
  return best;
}

/** True where no phrase goes on with a word: nearly always. */
const leadsNowhere = (at: Node, forms: readonly string[]) =>
  !forms.some((form) => at.next.has(form) || stemOf(form, at) !== undefined);

/** The longest stem that a word begins with. */
function stemOf(word: string, { stems, lengths }: Node): Term | undefined {
  for (const length of lengths) {
    const term = length <= word.length ? stems.get(word.slice(0, length)) : undefined;
    if (term) return term;
  }
  return undefined;
}

/** The words of a passage that its site avoids. */
export const glossarySlips = (passage: Passage, reading: Prose, glossary: Glossary): Slip[] =>
  glossary.size === 0
    ? []
    : avoidedWords(reading, glossary).map(({ start, end, term: { term, use } }) => ({
        code: 'avoided-word',
        place: exactPlace(passage, { start, end }),
        details: { words: passage.text.slice(start, end), term, use },
      }));
