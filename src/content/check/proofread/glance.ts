import { leftoverWords } from './leftover-words.ts';
import { noteKind } from './units.ts';

/** What one look over a text has seen; a rule reads the text only where this leaves it something to find. */
export const Seen = {
  /** A character that something which is no word begins with or holds: `{`, `@`, a link's target, an address. */
  hidden: 1,
  /** Two marks in a row, with at most a space between. */
  marks: 2,
  spaceBefore: 4,
  spaces: 8,
  /** A mark between two characters that are no spaces. */
  tight: 16,
  /** What may begin an entry of a list, after a space. */
  entry: 32,
  /** A word that begins like the one before it. */
  again: 64,
  /** Two words that stand in the same order a few words later. */
  phrase: 128,
  /** A word, or two question marks, as text has that stands for another. */
  sample: 256,
  bracket: 512,
  /** A sentence that begins with the word that another begins with. */
  sentence: 1024,
} as const;

const SPACE = 1;
/** Marks of which one is enough. */
const SINGLE = 2;
/** Marks that no space stands before. */
const CLOSING = 4;
/** Marks that a space stands after. */
const PARTING = 8;
const ENTRY = 16;
const HIDDEN = 32;
/** Brackets, and question marks. */
const ASKING = 64;
/** What is no letter. */
const OTHER = 128;

/** What each UTF-16 code unit may be; letters are nothing of the kind. */
const kinds = new Uint8Array(0x10000);
const addKind = (characters: string, kind: number) => {
  for (const character of characters) kinds[character.charCodeAt(0)] = (kinds[character.charCodeAt(0)] ?? 0) | kind;
};
noteKind(kinds, /[^\p{L}\p{M}\s]+/gu, OTHER);
noteKind(kinds, /\s+/g, SPACE);
addKind('.,،؛;%٪。', SINGLE);
addKind(',.;:!?،؛؟', CLOSING);
addKind('.,،؛؟;?!', PARTING);
addKind('-*+•0123456789', ENTRY);
addKind('{@`([/', HIDDEN);
addKind('([?؟', ASKING);

/** Looks over a text once, in time linear in its length. */
export function glance(text: string): number {
  const { columns, steps } = leftoverWords();
  let seen = 0;
  let before = SPACE;
  /** The kind of what stands before the space before. */
  let beforeSpace = 0;
  let start = 0;
  // Sums of the word that is being gone through and of the five before it.
  let hash = 0;
  let [one, two, three, four, five] = [0, 0, 0, 0, 0];
  // Whether the word that is being gone through begins a sentence, and the sums of words that did, a bit for each.
  let [opens, begun] = [true, 0];
  // How far the letters that have been gone through are those of a word on the list.
  let step = 0;
  // Where the word before begins and ends.
  let [from, to] = [0, 0];
  for (let at = 0; at <= text.length; at++) {
    // A text ends as a word does.
    const unit = at < text.length ? text.charCodeAt(at) : BLANK;
    const kind = kinds[unit] ?? 0;
    if (kind !== 0) {
      if (steps[step] === 1) seen |= Seen.sample;
      step = 0;
    }
    if (kind === 0) {
      step = steps[step + (columns[unit] ?? 0)] ?? 0;
    } else if (kind === SPACE) {
      if (at > start) {
        if (opens && begun & (1 << (hash & 31))) seen |= Seen.sentence;
        if (opens) begun |= 1 << (hash & 31);
        opens = (before & PARTING) !== 0 || unit === LINE;
        const isLonger = at - start >= to - from && to > from;
        if (isLonger && isSame(text, from, start) && beginsLike(text, { from, to, start })) seen |= Seen.again;
        // Two words stand again two, three or four words later.
        if ((hash === two && one === three) || (hash === three && one === four) || (hash === four && one === five))
          seen |= Seen.phrase;
        [five, four, three, two, one] = [four, three, two, one, hash];
        [from, to] = [start, at];
      }
      if (at === text.length) break;
      start = at + 1;
      hash = 0;
      if (unit === TAB || (unit === BLANK && before === SPACE)) seen |= Seen.spaces;
      beforeSpace = before;
    } else {
      seen |= seenOf(kind, before, beforeSpace);
      if (unit === STOP && text.charCodeAt(at - 1) === W) seen |= Seen.hidden;
    }
    if (kind !== SPACE) {
      hash = (Math.imul(hash, 31) + unit) | 0;
      if (before & PARTING) seen |= Seen.tight;
    }
    before = kind;
  }
  return seen;
}

/** What a character shows that is neither a letter nor a space, by what stands before it. */
function seenOf(kind: number, before: number, beforeSpace: number): number {
  let seen = 0;
  if (kind & SINGLE && (before & SINGLE || (before === SPACE && beforeSpace & SINGLE))) seen |= Seen.marks;
  if (kind & CLOSING && before === SPACE) seen |= Seen.spaceBefore;
  if (kind & ENTRY && before === SPACE) seen |= Seen.entry;
  if (kind & ASKING && kind & HIDDEN) seen |= Seen.bracket;
  if (kind & ASKING && kind & before & CLOSING) seen |= Seen.sample;
  return kind & HIDDEN ? seen | Seen.hidden : seen;
}

const [TAB, LINE, BLANK, STOP, W] = [0x09, 0x0a, 0x20, 0x2e, 0x77];

interface WordRange {
  /** Where the first word begins and ends. */
  readonly from: number;
  readonly to: number;
  /** Where the second word begins, which is no shorter. */
  readonly start: number;
}

/** True where the second word begins with the first, in capitals or not. */
function beginsLike(text: string, { from, to, start }: WordRange): boolean {
  for (let step = 1; step < to - from; step++) if (!isSame(text, from + step, start + step)) return false;
  return true;
}

/** True of two places of a text with the same letter, in capitals or not. */
function isSame(text: string, one: number, other: number): boolean {
  const [a, b] = [text.charCodeAt(one), text.charCodeAt(other)];
  return a === b || smallOf(a) === smallOf(b);
}

/** Small letters that have been asked for, by code unit. */
const small = new Uint16Array(0x10000);

/** A small letter; that of `İ` is an i with a dot of its own, which does not matter here. */
function smallOf(unit: number): number {
  const known = small[unit];
  if (known) return known;
  const made = String.fromCharCode(unit).toLowerCase().charCodeAt(0);
  small[unit] = made;
  return made;
}
