/**
 * Characters that nobody sees and nobody means: what copying brings along, what programs mark their texts with, what only
 * one font knows. Where a script or an emoji needs one of them it is no fault.
 */
export interface Invisible {
  /** From where to where they stand in the text. */
  readonly start: number;
  readonly end: number;
  /** The first of them. */
  readonly character: string;
  /** What says the same without them; undefined where nobody can know. */
  readonly instead: string | undefined;
}

/** Scripts in which words are not parted by spaces: a space without width says where a line may end. */
const UNPARTED = ['Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan', 'Javanese', 'Balinese', 'Han', 'Hiragana', 'Katakana'];
/** Scripts whose letters never change their shapes beside each other. */
const UNJOINED = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Hebrew', 'Han', 'Hiragana', 'Katakana', 'Hangul'];
const scripts = (names: readonly string[]) => `[${names.map((name) => `\\p{Script=${name}}`).join('')}]`;

/** What turns the direction of what follows, by UAX 9: whether it is ended is judged elsewhere. */
const TURNS = '[\\u202a-\\u202e\\u2066-\\u2069]';
/** What has a direction, and is nothing else: between words of the same direction it does nothing. */
const DIRECTED = '[\\u061c\\u200e\\u200f]';
/** Letters that are written from right to left. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

/** Behind and before a sign that is seen. */
const SEEN_BEHIND = '(?<!\\p{Default_Ignorable_Code_Point})';
const SEEN_BEFORE = '(?!\\p{Default_Ignorable_Code_Point})';
const BEHIND_LETTER = `(?<=[\\p{L}\\p{M}])${SEEN_BEHIND}`;
const BEFORE_LETTER = `(?=\\p{L})${SEEN_BEFORE}`;
const BEHIND_SYMBOL = '(?<=[\\p{S}\\p{Extended_Pictographic}])(?<![\\u2800\\ufffc])';
const behind = (script: string) => `(?<=\\p{Script=${script}})${SEEN_BEHIND}`;

/** Where they belong: Unicode 15.1, 9.2, 23.2 and 23.4; emoji by UTS 51. */
const NEEDED = [
  TURNS,
  '(?<=\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?)\\u200d(?=\\p{Extended_Pictographic})',
  `${BEHIND_SYMBOL}[\\ufe0e\\ufe0f]|(?<=[#*\\d])\\ufe0f(?=\\u20e3)`,
  '(?<=[\\p{Script=Han}\\p{Script=Myanmar}\\p{Sm}\\p{P}0])[\\ufe00-\\ufe0d]|(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]',
  `(?<!${scripts(UNJOINED)})${BEHIND_LETTER}[\\u200c\\u200d]`,
  `(?<!\\p{Script=Arabic})${BEHIND_LETTER}\\u00ad${BEFORE_LETTER}`,
  `${BEHIND_LETTER}\\u034f(?=[\\p{L}\\p{M}])${SEEN_BEFORE}`,
  `(?<=${scripts(UNPARTED)})${SEEN_BEHIND}\\u200b|\\u200b(?=${scripts(UNPARTED)})${SEEN_BEFORE}`,
  `${behind('Mongolian')}[\\u180b-\\u180f]|${behind('Khmer')}[\\u17b4\\u17b5]`,
  '[\\u115f\\u1160](?=[\\u1161-\\u11ff])|(?<=[\\u1100-\\u115e])\\u1160',
  '(?<=[\\u2801-\\u28ff])\\u2800|\\u2800(?=[\\u2801-\\u28ff])',
  // Of Egyptian: they join the hieroglyphs before them to others.
  '(?<=[\\u{13000}-\\u{1342f}][\\u{13430}-\\u{13455}]{0,4})[\\u{13430}-\\u{13455}]',
].join('|');

/** They, and what is neither a sign nor a space to anybody: ends of lines that YAML does not know, stand-ins for pictures. */
const ALL = '[\\p{Default_Ignorable_Code_Point}\\p{Co}\\u2028\\u2029\\u2800\\ufff9-\\ufffc\\u{13430}-\\u{13455}]';
/** One of them, or the flag of a part of a country, which is spelt with some. */
const CANDIDATE = new RegExp(`\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]+\\u{e007f}|${ALL}`, 'gu');
const BELONGS = new RegExp(`${NEEDED}|${DIRECTED}`, 'uy');
const BELONGS_IN_LINE = new RegExp(NEEDED, 'uy');

/** The same as units of UTF-16, to pass by nearly all texts at once. */
const MAY_BE = [
  /[\u00ad\u061c\u115f\u1160\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ue000-\uf8ff\ufeff\uffa0\ufff0-\ufffc]/,
  /[\ud80d\ud82f\ud834\udb40-\udbff]|\u034f|[\u17b4\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]/,
];

/** Of these something is seen: an empty place. */
const ROOM = /[\u2028\u2029\u2800\u3164\uffa0]/;

/**
 * The characters of a text that nobody sees and nobody means, each run of them once. `isLeftToRight` is true of a text
 * that is only shown in a language written from left to right.
 */
export function invisibleIn(text: string, isLeftToRight = false): Invisible[] {
  if (!MAY_BE.some((units) => units.test(text))) return [];
  const belongs = isLeftToRight && !LEFTWARD.test(text) ? BELONGS_IN_LINE : BELONGS;
  const runs: { start: number; end: number }[] = [];
  for (const { 0: found, index } of text.matchAll(CANDIDATE)) {
    belongs.lastIndex = index;
    if (found.startsWith('\u{1f3f4}') || belongs.test(text)) continue;
    const last = runs.at(-1);
    const end = index + found.length;
    if (last?.end === index) last.end = end;
    else runs.push({ start: index, end });
  }
  return runs.map(({ start, end }) => {
    const run = text.slice(start, end);
    const parts = ROOM.test(run) && /^\S{2}$/.test(`${text[start - 1] ?? ' '}${text[end] ?? ' '}`);
    const instead = /\p{Co}/u.test(run) ? undefined : parts ? ' ' : '';
    return { start, end, character: String.fromCodePoint(text.codePointAt(start) ?? 0), instead };
  });
}

/** A text without them, as far as it says the same then. */
export function withoutInvisible(text: string, isLeftToRight = false): string {
  let clean = '';
  let done = 0;
  for (const { start, end, instead } of invisibleIn(text, isLeftToRight)) {
    clean += text.slice(done, start) + (instead ?? text.slice(start, end));
    done = end;
  }
  return clean + text.slice(done);
}
