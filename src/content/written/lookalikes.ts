import type { Fix, Range } from '../../diagnostics/diagnostic.ts';
import type { Phrase, ValuePhrase } from '../../diagnostics/phrases.ts';
import type { LineFault } from './yaml-line.ts';

/** Spaces that are not the ordinary one, and characters that take no room at all. */
const INVISIBLE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\p{Cf}]+/u;
/** Spaces that take room; U+FEFF is one to JavaScript only. */
export const SPACE = /[^\S\ufeff]/;

const names: Readonly<Record<string, ValuePhrase>> = {
  '\u00a0': 'noBreakSpace',
  '\u202f': 'noBreakSpace',
  '\u200b': 'zeroWidthSpace',
  '\u200e': 'directionMark',
  '\u200f': 'directionMark',
  '\u061c': 'directionMark',
  '\u00ad': 'softHyphen',
  '\u2800': 'oddSpace',
  '\u3164': 'oddSpace',
  '\uffa0': 'oddSpace',
};

/** What the first of some invisible characters is called. */
export function nameInvisible([character = '']: string): Phrase {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (/[\u202a-\u202e\u2066-\u2069]/.test(character)) return { phrase: 'directionMark', value: code };
  if (/\p{Co}/u.test(character)) return { phrase: 'privateCharacter', value: code };
  return { phrase: names[character] ?? (SPACE.test(character) ? 'oddSpace' : 'invisible'), value: code };
}

/** A run of invisible characters: where it is, what it is called, and what has to stand there instead. */
export interface Invisible extends Range {
  readonly name: Phrase;
  readonly fix: Fix;
}

/** The first invisible characters of a range; those between words become a space, all others nothing. */
export function findInvisible(text: string, { start, end }: Range): Invisible | undefined {
  const written = text.slice(start, end);
  const { 0: run = '', index: from = 0 } = INVISIBLE.exec(written) ?? {};
  if (run === '') return undefined;
  const to = from + run.length;
  const between = SPACE.test(run) && /[^\s"']$/.test(written.slice(0, from)) && /^[^\s"']/.test(written.slice(to));
  const range = { start: start + from, end: start + to };
  return { ...range, name: nameInvisible(run), fix: { range, text: between ? ' ' : '' } };
}

/**
 * True where marks of direction stand in the place of the spaces before a line’s first word: they say how far in it
 * stands, which nobody can know without them.
 */
export const isIndentLost = (before: string) => /^\s*[\u061c\u200e\u200f]{2,}$/.test(before);

/** Characters of other keyboards and of word processors that stand for those of YAML. */
export const WIDE_COLONS = '：﹕︰∶꞉';
const OTHER_COMMAS = '،；;؛，、';
export const BULLETS = '•‣◦▪●○■·–—−‐‑―－﹣➢➤✓ـ►▶▸★☆◆◇❖➔→⇒☑';

/** Western figures for those of Arabic, Persian and East Asian keyboards. */
export const latinDigits = (text: string) =>
  text
    .replace(/(?<=\d)\ufe0f?\u20e3/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

/** A figure with the digits that letters in it look like. */
export const asFigure = (written: string) => written.replace(/[Oo]/g, '0').replace(/[lI]/g, '1');

/** The number that was meant by one of other figures or with a decimal comma; `exact` where nothing else can be. */
export function meantNumber(written: string): { number: string; exact: boolean } | undefined {
  const bare = written.replace(/^[~≈€$£₺]+\s*|(?<!\s)\s*(?<![+%€$£₺])[+%€$£₺]+$|[.,][-–—]$|(?<![\s,;])[\s,;]+$/g, '');
  if (bare !== written) {
    const meant = meantNumber(bare);
    // Of an amount three figures behind a mark are thousands.
    return meant && { number: /^\d{1,3}[.,]\d{3}$/.test(bare) ? bare.replace(/\D/g, '') : meant.number, exact: false };
  }
  const latin = latinDigits(written)
    .replace(/٬/g, '')
    .replace('٫', '.')
    .replace(/^[−–—‐‑]/, '-');
  if (/^-?\d+(\.\d+)?$/.test(latin)) return { number: latin, exact: true };
  if (/^-?(?=\D*\d)[\dOolI]+$/.test(latin)) return { number: asFigure(latin), exact: false };
  // What a style sheet or a script would have behind it.
  const [, measured] = /^(-?\d+(?:\.\d+)?) ?(?:px|ms)$/i.exec(latin) ?? [];
  if (measured !== undefined) return { number: measured, exact: false };
  // As spreadsheets shorten it: what they have left out may be no zeros.
  if (/^\d[.,]?\d*e\+?\d{1,2}$/i.test(latin)) return { number: String(Number(latin.replace(',', '.'))), exact: false };
  // Three figures after a comma may be thousands.
  if (/^-?\d+,(\d{1,2}|\d{4,})$/.test(latin)) return { number: latin.replace(',', '.'), exact: true };
  const grouped = /^\d{1,3}(?:([.,'’_ \u00a0\u202f])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/.exec(latin);
  // One mark alone, before three figures, leaves open which it is.
  if (!grouped || /^\d+[.,]\d{3}$/.test(latin)) return undefined;
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(latin) ?? [];
  return { number: whole.replace(/\D/g, '') + (decimals && `.${decimals}`), exact: false };
}

/** A comma of another keyboard between plain words: `SA، AE`. */
export const wordsWithOtherCommas = new RegExp(`^[\\w.+-]+(?:\\s*[${OTHER_COMMAS}]\\s*[\\w.+-]+)+$`);
/** A comma of another keyboard before the next field of a mapping in braces. */
export const commaBeforeField = new RegExp(`[${OTHER_COMMAS}](?=\\s*(?:[\\w.-]+|"[^"]*")\\s*:\\s)`, 'g');

/** A comma of another keyboard where YAML wants its own. */
export const commaFault = (character: string, start: number): LineFault => ({
  code: 'yaml-lookalike',
  start,
  end: start + 1,
  details: { character, right: ',' },
  fix: { range: { start, end: start + 1 }, text: ',' },
});
