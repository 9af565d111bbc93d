import type { CodeWith } from '../../../diagnostics/diagnostic.ts';
import type { TextRange } from './exact-place.ts';
import { glance, Seen } from './glance.ts';
import { isReduplication } from './language-words.ts';
import type { TextField } from './passages.ts';
import { isCode } from './tongues.ts';

/** What one rule finds in a text; `right` is what has to stand there. */
export type ProseFinding = TextRange &
  (
    | { readonly code: CodeWith<'words'> | 'doubled-space' | 'no-words' | 'tight-dash'; readonly right?: never }
    | { readonly code: CodeWith<'words' | 'right'>; readonly right: string }
  );

/** One text in one language, with what the rules need to know of it. */
export interface Prose {
  readonly text: string;
  /** The text with placeholders, addresses and the targets of links hidden, each by as many `HIDDEN`. */
  readonly words: string;
  /** What a look over these words has seen: flags of `Seen`. */
  readonly seen: number;
  readonly kind: TextField['kind'];
  /** The language's code; undefined where every language shows the text. */
  readonly language: string | undefined;
}

const HIDDEN = '\ue000';
const TO_HIDE =
  /\{\{[^{}]*\}\}|(?<=\])\([^()\s]{0,500}\)|\b(?:https?:\/\/|www\.)[^\s\]]{0,500}[^\s\].,;:!?)»”]|\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|`[^`]*`/g;

/** A text as the rules read it. */
export function readingOf(text: string, kind: TextField['kind'], under: string | undefined): Prose {
  // A file may hold any name in the place of a code.
  const language = under !== undefined && isCode(under) ? under : undefined;
  const seen = glance(text);
  if (!(seen & Seen.hidden)) return { text, words: text, seen, kind, language };
  const words = text.replace(TO_HIDE, (part) => HIDDEN.repeat(part.length));
  return {
    text,
    words,
    seen: words === text ? seen : glance(words) | (seen & (Seen.entry | Seen.hidden)),
    kind,
    language,
  };
}

type ProseRule = (reading: Prose, name: string) => ProseFinding | undefined;

/** A rule that a pattern tells, where the look over the text has seen what it needs. */
const pattern =
  (
    code: Exclude<ProseFinding, { right: string }>['code'],
    { sign, expression }: { readonly sign: number; readonly expression: RegExp },
    accepts: (found: string, reading: Prose) => boolean = () => true,
  ): ProseRule =>
  (reading) => {
    if (!(reading.seen & sign)) return undefined;
    for (const { 0: found, index } of reading.words.matchAll(expression))
      if (accepts(found, reading)) return { code, start: index, end: index + found.length };
    return undefined;
  };

/** Nothing but punctuation: marks that stand for something, such as ✓ or →, are no punctuation. In a table a dash says that there is nothing. */
const noWords: ProseRule = ({ text }, name) =>
  /^[\p{P}\s]*$/u.test(text) && !(name === 'cells' && /^[-–—]$/.test(text))
    ? { code: 'no-words', start: 0, end: text.length }
    : undefined;

/** Two marks of which one is enough; three full stops are an ellipsis. */
const doubledMark = pattern('doubled-mark', {
  sign: Seen.marks,
  expression:
    /(?<=[\p{L}\p{M}\p{N}\ue000)»”"'])(?:\.\.(?!\.)(?![\p{L}\p{N}/])|\. \.(?! ?\.)(?=\s|$)|,\s?,|،\s?،|؛\s?؛|;;|,\.(?!\d)|،\.|%\s?%|٪\s?٪|。。)/gu,
});

/** One mark is loud enough. */
const loudMarks: ProseRule = ({ words }) => {
  const found = /!{3,50}|[?؟]{2,50}/.exec(words);
  return found ? { code: 'doubled-mark', start: found.index, end: found.index + found[0].length } : undefined;
};

/** French sets a space before its high punctuation. */
const setsSpace = (language: string | undefined) => /^fr\b/.test(language ?? '');

const spaceBefore = pattern(
  'space-before-mark',
  {
    sign: Seen.spaceBefore,
    expression:
      /(?<=[\p{L}\p{M}\p{N}\ue000)»”"'’]) +(?:[,.;:!?،؛؟](?=\s|$)|[,،](?=\p{L})|[.!:؛؟](?=\p{Script=Arabic})|\.(?=\p{Lu}\p{Ll}{2}))/gu,
  },
  (found, { language }) => !(setsSpace(language) && /[;:!?]$/.test(found)),
);

const doubledSpace = pattern('doubled-space', {
  sign: Seen.spaces,
  expression: /(?<=[^\s|])(?<!(?:^|\n)[ \t]*(?:[-*+•]|\d+[.)]))(?: {2,}|\t+)(?=\S)/g,
});

const WORD_TWICE =
  /(?<![\p{L}\p{M}\p{N}\ue000'’/-])([\p{L}\p{M}]+(?:['’]\p{L}+)?)(?: +|\n)\1(?![\p{L}\p{M}\p{N}\ue000'’/-])/giu;

/** English verbs that end in a word which may begin the next phrase too: `log in in the morning`. */
const PARTICLE = /^(?:in|on)\s/i;
const PHRASAL = /\b(?:log|sign|check|clock|call|fill|hand|step|go|carry|move|hold)(?:s|es|ed|ing|[gp](?:ed|ing))? $/i;

const doubledWord: ProseRule = ({ words, seen, language }) => {
  if (!(seen & Seen.again)) return undefined;
  for (const { 0: found, index } of words.matchAll(WORD_TWICE)) {
    const [first = '', second = ''] = found.split(/\s+/);
    if (PARTICLE.test(found) && PHRASAL.test(words.slice(Math.max(0, index - 12), index))) continue;
    if (!isReduplication(first, second, language))
      return { code: 'doubled-word', start: index, end: index + found.length };
  }
  return undefined;
};

const missingSpace = pattern('missing-space', {
  sign: Seen.tight,
  expression:
    /(?<=\p{Ll}),(?=\p{Ll}{2})|(?<=\p{Ll}{3}|[\p{Script=Arabic}\p{M}]{2})[،؛؟](?=\p{L})|(?<=[\p{Ll}]{4})\.(?=\p{Lu}\p{Ll}+(?:\s|$))|(?<=\p{Ll}{2})[?!](?=\p{Lu}\p{Ll}*(?:[\s\p{P}]|$))|(?<=\p{Ll}{2})(?<!&[a-z]{2,8});(?=\p{L}{2})|(?<=[\p{Script=Arabic}\p{M}]{3})[.!](?=\p{Script=Arabic}{2})/gu,
});

const PARTED = /(?<![\p{L}\p{M}\p{N}-])\p{L}{2,30}- (\p{Ll}{2,30})(?![\p{L}\p{N}-])/gu;
/** What follows the first part of two words that end alike: `short- and long-term`. */
const JOINS =
  /^(?:and|or|to|nor|but|than|rather|instead|not|through|as|versus|vs|und|oder|bzw|sowie|bis|en|of|et|ou|y|o|e|ve|veya|ya|ile|da|de|och|og|i|lub|oraz)$/u;

/** A word of a printed page whose end stood on the next line, or a dash that lacks the space before it. */
const partedWord: ProseRule = ({ words }) => {
  if (!words.includes('- ')) return undefined;
  for (const { 0: found, 1: second = '', index } of words.matchAll(PARTED))
    if (!JOINS.test(second)) return { code: 'parted-word', start: index, end: index + found.length };
  return undefined;
};

/** Words of a phrase that may stand twice in a row by mistake. */
const PHRASE = [2, 3, 4];

/** The same few words twice in a row. */
const doubledPhrase: ProseRule = ({ words, seen }) => {
  if (!(seen & Seen.phrase)) return undefined;
  const tokens = [...words.matchAll(/\S+/g)];
  const word = (index: number) => tokens[index]?.[0] ?? '';
  for (let index = 0; index + 3 < tokens.length; index++) {
    // One word several times in a row is no phrase.
    if (word(index) === word(index + 1)) continue;
    for (const length of PHRASE) {
      if (word(index) !== word(index + length)) continue;
      const phrase = Array.from({ length }, (_, step) => word(index + step));
      const isTwice = phrase.every((each, step) => each === word(index + length + step));
      if (!isTwice || new Set(phrase).size < length || !phrase.every((each) => /^\p{L}[\p{L}\p{M}’'-]*$/u.test(each)))
        continue;
      const [from, last] = [tokens[index], tokens[index + 2 * length - 1]];
      if (from && last) return { code: 'doubled-word', start: from.index, end: last.index + last[0].length };
    }
  }
  return undefined;
};

const PARTS = /(?<=[.!?؟…]["”»’)]{0,2})\s+|\n+/u;
/** So many words of a sentence that comes again at once, or later in its text, are no coincidence. */
const [AT_ONCE, LATER] = [3, 5];

/** A sentence that stands twice in one text. */
const doubledSentence: ProseRule = ({ text, seen }) => {
  if (!(seen & Seen.sentence)) return undefined;
  const met = new Map<string, number>();
  let start = 0;
  for (const [index, part] of text.split(PARTS).entries()) {
    start = text.indexOf(part, start);
    const words = part.replace(/^[-*•]\s+/, '').toLowerCase();
    const before = met.get(words);
    const count = words.split(/\s+/).length;
    if (before !== undefined && count >= (before === index - 1 ? AT_ONCE : LATER))
      return { code: 'doubled-sentence', start, end: start + part.length };
    met.set(words, index);
    start += part.length;
  }
  return undefined;
};

const PLACEHOLDER_TWICE = /(\{\{[^{}]*\}\})\s+\1/;
const doubledFact: ProseRule = ({ text }) => {
  const found = text.includes('{{') ? PLACEHOLDER_TWICE.exec(text) : undefined;
  return found ? { code: 'doubled-word', start: found.index, end: found.index + found[0].length } : undefined;
};

/** What is odd in the marks and spaces of a text. */
export const proseRules: readonly ProseRule[] = [
  noWords,
  doubledMark,
  loudMarks,
  spaceBefore,
  doubledWord,
  doubledFact,
  doubledPhrase,
  doubledSentence,
  missingSpace,
  partedWord,
  doubledSpace,
];
