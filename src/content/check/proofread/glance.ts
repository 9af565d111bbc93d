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

/** What each UTF-16 code unit may be; most are nothing of the kind. */
const kinds = new Uint8Array(0x10000);
const addKind = (characters: string, kind: number) => {
  for (const character of characters) kinds[character.charCodeAt(0)] = (kinds[character.charCodeAt(0)] ?? 0) | kind;
};
for (let unit = 0; unit < kinds.length; unit++) if (/\s/.test(String.fromCharCode(unit))) kinds[unit] = SPACE;
addKind('.,،؛;%٪。', SINGLE);
addKind(',.;:!?،؛؟', CLOSING);
addKind('.,،؛؟', PARTING);
addKind('-*+•0123456789', ENTRY);
addKind('{@`(/', HIDDEN);

/** Words later at which a phrase may stand again. */
const STEPS = [2, 3, 4] as const;

/** Looks over a text once, in time linear in its length. */
export function glance(text: string): number {
  let seen = 0;
  let before = SPACE;
  /** The kind of what stands before the space before. */
  let beforeSpace = 0;
  const words: number[] = [];
  let start = 0;
  let hash = 0;
  // Where the word before begins and ends.
  let from = 0;
  let to = 0;
  for (let at = 0; at <= text.length; at++) {
    // A text ends as a word does.
    const unit = at < text.length ? text.charCodeAt(at) : BLANK;
    const kind = kinds[unit] ?? 0;
    if (kind === SPACE) {
      if (at > start) {
        if (to > from && !(seen & Seen.again) && beginsLike(text, { from, to, start, end: at })) seen |= Seen.again;
        words.push(hash);
        from = start;
        to = at;
      }
      if (at === text.length) break;
      start = at + 1;
      hash = 0;
      if (unit === TAB || (unit === BLANK && before === SPACE)) seen |= Seen.spaces;
      beforeSpace = before;
    } else {
      hash = (Math.imul(hash, 31) + unit) | 0;
      if (kind !== 0) {
        if (kind & SINGLE && (before & SINGLE || (before === SPACE && beforeSpace & SINGLE))) seen |= Seen.marks;
        if (kind & CLOSING && before === SPACE) seen |= Seen.spaceBefore;
        if (kind & ENTRY && before === SPACE) seen |= Seen.entry;
        if (kind & HIDDEN || (unit === STOP && text.charCodeAt(at - 1) === W)) seen |= Seen.hidden;
      }
      if (before & PARTING) seen |= Seen.tight;
    }
    before = kind;
  }
  return repeats(words) ? seen | Seen.phrase : seen;
}

const [TAB, BLANK, STOP, W] = [0x09, 0x20, 0x2e, 0x77];

interface Words {
  /** Where the first word begins and ends. */
  readonly from: number;
  readonly to: number;
  /** Where the second word begins and ends. */
  readonly start: number;
  readonly end: number;
}

/** True where the second word begins with the first, in capitals or not. */
function beginsLike(text: string, { from, to, start, end }: Words): boolean {
  if (end - start < to - from) return false;
  for (let step = 0; step < to - from; step++) {
    const [a, b] = [text.charCodeAt(from + step), text.charCodeAt(start + step)];
    if (a !== b && smallOf(a) !== smallOf(b)) return false;
  }
  return true;
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

/** True where two words, known by their sums, stand in the same order a few words later. */
function repeats(words: readonly number[]): boolean {
  for (let at = 0; at + 3 < words.length; at++)
    for (const step of STEPS) if (words[at] === words[at + step] && words[at + 1] === words[at + step + 1]) return true;
  return false;
}
