import { latinShapes } from '../../../diagnostics/shapes.ts';
import { latinDigits } from '../../written/lookalikes.ts';
import { bare, everydayWords } from './language-words.ts';
import type { Prose, ProseFinding } from './prose.ts';
import { scriptOf } from './tongues.ts';

/** Marks of the Latin script, and those of the Arabic one in their place. */
const ARABIC_MARKS: Readonly<Record<string, string>> = { '?': '؟', ',': '،', ';': '؛' };
const LATIN_MARKS: Readonly<Record<string, string>> = { '؟': '?', '،': ',', '؛': ';' };

/** What ends a word before a mark: quotation marks and brackets that close. */
const CLOSED = '[\\p{M}\\p{Cf}"”»)]{0,4}';
const LATIN_IN_ARABIC = new RegExp(`(?<=\\p{Script=Arabic}${CLOSED})(?:\\?(?!\\?)|[,;](?=\\s|\\p{L}|$))`, 'u');
/** Figures as the Arabic script writes them, in a text that is in another. */
const ARABIC_FIGURES = /(?<![\p{Script=Arabic}\p{N}])[٠-٩]+(?![\p{Script=Arabic}\p{N}])/u;
const ARABIC_IN_LATIN = new RegExp(`(?<=\\p{Script=Latin}${CLOSED})[؟،؛]`, 'u');

/** Letters of other languages for a language’s own: they look alike, or have the same places in other tables of letters. */
const LOOKALIKES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tr: { ý: 'ı', þ: 'ş', ð: 'ğ', Ý: 'İ', Þ: 'Ş', Ð: 'Ğ', ə: 'e', Ə: 'E' },
  ar: { ک: 'ك', ی: 'ي' },
  fa: { ك: 'ک', ي: 'ی' },
  ur: { ك: 'ک', ي: 'ی' },
};

/** Letters in the form that they have in print: whole words come out of a PDF so. Some of these are signs of their own. */
const PRINTED = /(?![\ufd3e\ufd3f\ufdf0-\ufdff])[\ufb00-\ufb06\ufb50-\ufdfb\ufe70-\ufefc\uff21-\uff3a\uff41-\uff5a]/u;

/** What a text has in which there may be such letters, by language: what is foreign to one is another’s own. */
const SUSPECT: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(LOOKALIKES).map(([language, alike]) => [language, suspects(Object.keys(alike).join(''))]),
);
const SUSPECT_IN_ALL = suspects('');

function suspects(letters: string): RegExp {
  return new RegExp(`[${letters}\\ufb00-\\ufb06\\ufb50-\\ufdfb\\ufe70-\\ufefc\\uff21-\\uff5a]`);
}

/** True of a word with letters of two alphabets, of which those of the other look like its own; and of an i with two dots. */
const isMixed = (word: string) =>
  word.includes('i\u0307') || (/[a-zA-Z]/.test(word) && /[\u0370-\u03ff\u0400-\u04ff]/.test(word));

const firstMixed = (words: string) => [...words.matchAll(/[\p{L}\p{M}]+/gu)].find(({ 0: word }) => isMixed(word));

/** Words of Arabic that end in a letter of their own, which Persian writes like another. */
const endsInAlif = (word: string) => everydayWords('ar').has(word);

/** A mark of another script. */
export function foreignMark({ words, language }: Prose): ProseFinding | undefined {
  if (language === undefined || !/[?,;؟،؛٠-٩\u037e]/.test(words)) return undefined;
  const script = scriptOf(language);
  const figures = script === 'Latn' ? ARABIC_FIGURES.exec(words) : undefined;
  if (figures) {
    const [number] = figures;
    const span = { start: figures.index, end: figures.index + number.length };
    return { code: 'foreign-mark', right: latinDigits(number), ...span };
  }
  // Greek asks with a sign that looks like a semicolon.
  const greek = script === 'Grek' ? -1 : words.indexOf('\u037e');
  const asked = script === 'Arab' ? '؟' : '?';
  if (greek !== -1) return { code: 'foreign-mark', right: asked, start: greek, end: greek + 1 };
  const isArabic = script === 'Arab';
  const found = (isArabic ? LATIN_IN_ARABIC : ARABIC_IN_LATIN).exec(words);
  const right = found && (isArabic ? ARABIC_MARKS : LATIN_MARKS)[found[0]];
  return right ? { code: 'foreign-mark', right, start: found.index, end: found.index + 1 } : undefined;
}

/** Languages that have an i without a dot, and one with a dot as a capital. */
const DOTLESS = /^(?:tr|az|crh|tt|gag|kk|kaa|ba|ku|uz)$/;
/** What English has in words, and Turkish has not. */
const UNTURKISH = /[qwx]|(?:^|[^i])th|sh|gh|ck|ee|oo|ph|tion|ing(?:s|ly)?$|(?:it|l|t|r)y$|ive$|ous$|ment|able$/;

/** A word that a Turkish keyboard wrote with its own i; names of people and places have theirs. */
function dottedOtherwise(words: string, language: string): ProseFinding | undefined {
  const found = [...words.matchAll(/[\p{L}\p{M}]+/gu)].filter(([word]) => /[ıİ]/.test(word));
  const isPlain = (word: string) => !/[ğşĞŞ]/.test(word);
  // A text with its other letters too may be in that language.
  const several =
    !/[çğöşüÇĞÖŞÜ]/.test(words) && found.filter(({ 0: word }) => /^\p{Ll}/u.test(word) && isPlain(word)).length > 1;
  for (const { 0: word, index } of found) {
    const right = word.replace(/ı/g, 'i').replace(/İ/g, 'I');
    const small = right.toLowerCase();
    const isOther = UNTURKISH.test(small) || everydayWords(language).has(small) || (several && /^\p{Ll}/u.test(word));
    if (isOther && isPlain(word)) return { code: 'foreign-letters', right, start: index, end: index + word.length };
  }
  return undefined;
}

/** A word with letters of another language that has the same script, or with letters as a PDF has them. */
export function foreignLetters({ words, language = '' }: Prose): ProseFinding | undefined {
  const mixed = /[\u0307\u0370-\u03ff\u0400-\u04ff]/.test(words) ? firstMixed(words) : undefined;
  const latin = mixed && latinShapes(mixed[0]).replace(/i\u0307/g, 'i');
  if (mixed && latin !== mixed[0] && /^[\p{Script=Latin}\p{M}]+$/u.test(latin ?? ''))
    return { code: 'foreign-letters', right: latin ?? '', start: mixed.index, end: mixed.index + mixed[0].length };
  const own = bare(language);
  const dotted = own && !DOTLESS.test(own) && /[ıİ]/.test(words) ? dottedOtherwise(words, own) : undefined;
  if (dotted) return dotted;
  if (!(SUSPECT.get(own) ?? SUSPECT_IN_ALL).test(words)) return undefined;
  const alike = LOOKALIKES[own] ?? {};
  for (const { 0: word, index } of words.matchAll(/[\p{L}\p{M}]+/gu)) {
    const span = { start: index, end: index + word.length };
    if (PRINTED.test(word)) return { code: 'printed-letters', right: word.normalize('NFKC'), ...span };
    const right = word.replace(/./gsu, (letter) => alike[letter] ?? letter);
    if (right !== word) return { code: 'foreign-letters', right: withAlif(right), ...span };
  }
  return undefined;
}

const withAlif = (word: string) => {
  const other = word.replace(/ي$/, 'ى');
  return endsInAlif(other) ? other : word;
};

/** What a bracket ends that none began: the number of an entry, `a)`, or a face. */
const LONE = /(?:(?:^|\s)(?:\p{L}{1,2}|[ivx]{1,4}|\p{N}{1,3})|[:;]-?)$/u;
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '»': '«' };

/** A round quotation mark whose partner is straight, or not there; where quotes begin with the low mark, the round one ends them. */
function openQuote(words: string): number {
  const begins = words.includes('“');
  if (begins === words.includes('”') || words.includes('„')) return -1;
  const straight = words.split('"').length - 1;
  if (begins) return straight > 1 ? -1 : words.indexOf('“');
  return straight === 1 ? words.indexOf('"') : -1;
}

/** A bracket or a quotation mark that is not closed, or that was never opened. */
export function openBracket({ words }: Prose): ProseFinding | undefined {
  const quote = /[“”]/.test(words) ? openQuote(words) : -1;
  if (quote >= 0) return { code: 'open-bracket', start: quote, end: quote + 1 };
  if (!/[()[\]«»]/.test(words)) return undefined;
  // In other scripts guillemets may point inwards.
  const signs = /^\P{L}*\p{Script=Arabic}/u.test(words) ? /[()[\]«»]/g : /[()[\]]/g;
  const open: { sign: string; index: number }[] = [];
  for (const { 0: sign, index } of words.matchAll(signs)) {
    const opening = PAIRS[sign];
    if (opening === undefined) open.push({ sign, index });
    else if (open.at(-1)?.sign === opening) open.pop();
    else if (!LONE.test(words.slice(0, index).slice(-5))) return { code: 'open-bracket', start: index, end: index + 1 };
  }
  const [left] = open;
  const isFace = left && /[:;]-?$/.test(words.slice(0, left.index).slice(-2));
  return left && !isFace ? { code: 'open-bracket', start: left.index, end: left.index + 1 } : undefined;
}
