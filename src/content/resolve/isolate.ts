import type { Run, TextValue } from '../../../schema/resolved.ts';

/** Which language words are of, where that is known. */
export type LanguageOf = (words: string) => string | undefined;

const unknown: LanguageOf = () => undefined;

/** Signs of money, but for those that are written in letters of right-to-left scripts. */
const MONEY = '(?![\\u060b\\ufdfc])\\p{Sc}';
/** What stands between the letters and figures of one run. */
const INSIDE = "\\p{Script=Latin}\\p{M}\\p{Sc}\\d .,:/@&+_'’‐-–=×±−·°\\u00a0\\u00ad\\u202f";
const END = '[\\p{Script=Latin}\\d]';

/**
 * Runs of Latin letters and figures, with what belongs to them: `Example.com`, `24/7`, `14–30`, `6+`, `−5 °C`, `$100`, `50 %`,
 * `C++`, `.NET`, `@name`, `+90 (212) 555 01 02`, an address to its last sign. The full stop of an abbreviation such as `A.B.`
 * belongs to it. What an author has isolated is one run as it stands (U+2066 to U+2069: Unicode UAX 9).
 */
const latinRun = new RegExp(
  [
    '\\u2066[^\\u2066-\\u2069\\n]*\\u2069',
    '(?:https?:\\/\\/|www\\.)[!-~]*[\\w/#=&-]',
    [
      `(?:[+#@]|(?<![^\\s(«“])(?:[-−±~≈](?=\\p{Sc}? ?\\d)|[./](?=\\p{Script=Latin})))?(?:${MONEY} ?(?=\\d))?${END}`,
      `(?:(?:[${INSIDE}]|\\([${INSIDE}]*\\)(?= ?\\+?${END}))*${END})?`,
      '(?:(?<=\\.\\p{Script=Latin}|(?<!\\p{L})(?:Ltd|Inc|Co|Corp|Bros|Şti|Tic|San))\\.)?',
      `(?:\\+{1,2}|%|(?<=\\p{L})#(?![\\p{L}\\d])|(?<=\\d)[ \\u00a0\\u202f]?(?:[%‰°]|${MONEY})|\\/(?=[\\s.,،؛)]|$))?`,
    ].join(''),
  ].join('|'),
  'gu',
);

/** All that such a run may have, and little of what texts of other scripts have: a class of many ranges is looked up slowly. */
const MAY_RUN = /[\dA-Za-z\u00aa-\u02ff\u1d00-\u1fff\u2070-\uffff]/;

/** Words of right-to-left scripts, with the figures and signs between them. */
const leftward =
  /[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc](?:[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc\d .,:/–-]*[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc])?/g;
const MAY_RUN_LEFT = /[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]/;

/**
 * A figure that does not belong to the name before it: behind a mark and before a word of the text's own script, or an
 * amount by its sign. Within the name's run it would stand on the name's other side, away from its word.
 */
const PARTED = /^(.*\p{Script=Latin}\)?)([,:] | [–-] )([+#]?\d[\d.,:/–-]*)$/su;
const AMOUNT = new RegExp(`^(.*\\p{Script=Latin}\\)?)( )((?:${MONEY})?\\d[\\d.,–-]*(?:[%‰]| ?${MONEY})?)$`, 'su');
const NEXT_WORD = /^[ \u00a0](?!\p{Script=Latin})\p{L}/u;

function parted(run: string, after: string): readonly string[] {
  const found = NEXT_WORD.test(after) ? PARTED.exec(run) : undefined;
  const [, name, between, figure] = found ?? AMOUNT.exec(run) ?? [];
  const isFigure = found || /\D$|^\D/.test(figure ?? '');
  return name && between && figure && isFigure ? [name, between, figure] : [run];
}

/**
 * Isolates what runs the other way inside a text, so that its parts keep their order and do not pull neighbours along:
 * Latin words and figures in right-to-left texts, words of right-to-left scripts in the others.
 */
export function isolate(text: string, direction: 'ltr' | 'rtl', languageOf: LanguageOf = unknown): TextValue {
  if (!(direction === 'rtl' ? MAY_RUN : MAY_RUN_LEFT).test(text)) return text;
  const runs: (string | Run)[] = [];
  let last = 0;
  const add = (words: string) => {
    const lang = languageOf(words);
    runs.push({ text: words, isolate: true, ...(lang && { lang }), ...(direction === 'ltr' && { dir: 'rtl' }) });
  };
  for (const match of text.matchAll(direction === 'rtl' ? latinRun : leftward)) {
    if (match.index > last) runs.push(text.slice(last, match.index));
    last = match.index + match[0].length;
    const [name = '', between, figure] = direction === 'rtl' ? parted(match[0], text.slice(last)) : [match[0]];
    add(name);
    if (between !== undefined && figure !== undefined) {
      runs.push(between);
      add(figure);
    }
  }
  if (last === 0) return text;
  if (last < text.length) runs.push(text.slice(last));
  return runs;
}

/** Letters of scripts that are written from left to right. */
const RIGHTWARD = /[^\P{L}\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]/u;

/** The same of a whole text: one in Latin letters alone runs left to right to its last mark, one without any as it does. */
export function isolateWhole(text: string, direction: 'ltr' | 'rtl', languageOf?: LanguageOf): TextValue {
  if (direction === 'ltr' && !(MAY_RUN_LEFT.test(text) && RIGHTWARD.test(text))) return text;
  if (direction === 'rtl' && /\p{Script=Latin}/u.test(text) && !MAY_RUN_LEFT.test(text))
    return [{ text, isolate: true }];
  return isolate(text, direction, languageOf);
}

/** A text as it is shown by itself, in tabs and search results: its first letter decides from which side it runs there. */
export const beginningRight = (text: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' && /^[^\p{L}]*\p{Script=Latin}/u.test(text) && MAY_RUN_LEFT.test(text) ? `\u200f${text}` : text;

/** What fills a placeholder, kept in one piece: a name with marks of its own such as `Yahoo!` or `Example by Name (EBN)`. */
export function keptWhole(value: string, direction: 'ltr' | 'rtl'): string {
  if (direction === 'ltr' || !/\p{Script=Latin}/u.test(value) || MAY_RUN_LEFT.test(value)) return value;
  // Addresses have no spaces; they may stand in a link.
  if (/[\u2066-\u2069\n{|]/.test(value) || (/[/:@]/.test(value) && !value.includes(' '))) return value;
  const runs = isolate(value, direction);
  return typeof runs !== 'string' && runs.length === 1 ? value : `\u2066${value}\u2069`;
}

/**
 * The language of words that run the other way than their page's: the only one whose own text has them, written small.
 * Names are written alike in all languages.
 */
export function languageIn(
  words: string,
  by: Readonly<Record<string, string>>,
  { language, languages }: { readonly language: Directed; readonly languages: readonly Directed[] },
): string | undefined {
  if (!/\p{L}{3}/u.test(words)) return undefined;
  const found = languages.filter(
    ({ code, direction }) =>
      direction !== language.direction && hasWords(by[code] ?? '', words.toLocaleLowerCase(code)),
  );
  return found.length === 1 ? found[0]?.code : undefined;
}

interface Directed {
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
}

function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return at !== -1 && !/\p{L}/u.test(`${text[at - 1] ?? ' '}${text[at + words.length] ?? ' '}`);
}
