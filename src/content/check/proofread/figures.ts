import { placeholder } from '../../resolve/translator.ts';
import type { Facts } from '../../validate/facts.ts';
import { latinDigits } from '../../written/lookalikes.ts';
import { exactPlace, type TextRange } from './exact-place.ts';
import { bare, lower } from './language-words.ts';
import type { Passage, TextField } from './passages.ts';
import type { Slip } from './slip.ts';
import { isCode } from './tongues.ts';

/** A figure, a word for one, or a fact of a text. */
interface Quantity extends TextRange {
  readonly written: string;
  /** What it may mean, sorted: `1.250` is 1250 to some and 1.25 to others; a fact that is no number means its name. */
  readonly means: readonly string[];
}

/** Words for 2 to 9 that mean nothing else; larger ones are made of several words here and of one there. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  tr: ['iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'],
};
const ARABIC: readonly string[] = ['ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'];

const meaningOf = new Map<string, string>([
  ...Object.entries(WORDS).flatMap(([code, words]) =>
    words.map((word, index) => [`${code} ${word}`, String(index + 2)] as const),
  ),
  ...ARABIC.flatMap((word, index) =>
    [word, `${word}ة`, `${word}ي`, `${word}ية`].map((form) => [`ar ${form}`, String(index + 3)] as const),
  ),
]);

const FIGURE = /(?<![A-Za-z\d])\d+(?:[.,٫٬\u00a0\u202f]\d+)*/gu;
const WORD = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{2,6}(?![\p{L}\p{M}])/gu;
/** What is measured or paid otherwise elsewhere, and hours that are counted twice a day. */
const OTHERWISE =
  /[$€£¥₺₽₹″]|\b(?:USD|EUR|GBP|TRY|TL|SAR|AED|MYR|[ap]\.?m\.?|inch(?:es)?|feet|foot|ft|miles?|pounds?|lbs?|ounces?|oz|fahrenheit)(?![\p{L}])|°F|ريال|درهم|دولار|يورو|ليرة|صباح|مساء|ظهر/iu;
const YEAR = /^(?:19|20)\d\d$/;

/** What a figure may mean, by the marks that languages set between thousands and before decimals. */
function meaningsOf(written: string): string[] {
  const plain = written.replaceAll('٫', '.').replaceAll('٬', ',');
  const digits = plain.replace(/[.,\u00a0\u202f]/g, '');
  if (digits === plain) return [String(Number(digits))];
  const last = /^(.*)[.,](\d+)$/.exec(plain);
  const isThousands = /^\d{1,3}(?:[.,\u00a0\u202f]\d{3})+$/.test(plain);
  const decimal = last ? String(Number(`${last[1]?.replace(/[.,\u00a0\u202f]/g, '')}.${last[2]}`)) : '';
  return [...(isThousands ? [String(Number(digits))] : []), ...(decimal ? [decimal] : [])];
}

/** Small letters, as the language has them. */
const smallIn = (word: string, code: string) => (isCode(code) ? word.toLocaleLowerCase(code) : lower(word));

/** All figures of a text, in words too, and the facts that it shows. */
function quantitiesOf({ text, language = '' }: Passage, facts: Facts): Quantity[] {
  const found: Quantity[] = [];
  const open = text.replace(placeholder, (part, name: string, ...rest) => {
    const index = rest.find((each): each is number => typeof each === 'number') ?? 0;
    const fact = facts.get(name);
    const value = fact?.by[language] ?? fact?.by.all ?? '';
    const means = /^\d+(?:\.\d+)?$/.test(value) ? [String(Number(value))] : [`{{${name}}}`];
    found.push({ start: index, end: index + part.length, written: part, means });
    return ' '.repeat(part.length);
  });
  const digits = latinDigits(open);
  for (const { 0: written, index } of digits.matchAll(FIGURE))
    found.push({ start: index, end: index + written.length, written, means: meaningsOf(written) });
  const code = bare(language) || 'und';
  for (const { 0: written, index } of open.matchAll(WORD)) {
    const meaning = meaningOf.get(`${code} ${smallIn(written, code)}`);
    if (meaning) found.push({ start: index, end: index + written.length, written, means: [meaning] });
  }
  return found;
}

const isSame = (a: Quantity, b: Quantity) => a.means.some((meaning) => b.means.includes(meaning));

/** What of one text's figures is not among those of another. */
const beyond = (own: readonly Quantity[], others: readonly Quantity[]): Quantity[] => {
  const left = [...others];
  return own.filter((each) => {
    const index = left.findIndex((other) => isSame(each, other));
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
};

const isFigure = ({ written }: Quantity) => !written.startsWith('{{');
const isYear = ({ written }: Quantity) => YEAR.test(written);

/**
 * A figure that one language has otherwise than the others: these agree, and have as many as it has. Of two languages
 * nobody knows which one is right: there it takes a year, or a fact in the place of a figure.
 */
export function figureSlips({ kind, passages }: TextField, facts: Facts): Slip[] {
  const told = passages.filter(({ language }) => language !== undefined);
  if (kind === 'alt' || told.length < 2 || !told.some(({ text }) => HAS_FIGURE.test(text))) return [];
  const all = told.map((passage) => ({ passage, own: quantitiesOf(passage, facts) }));
  const [first] = all;
  if (!first || first.own.length === 0 || all.some(({ own }) => own.length !== first.own.length)) return [];
  const isMeasured = told.some(({ text }) => OTHERWISE.test(text));
  for (const { passage, own } of all.toReversed()) {
    const [one, ...others] = all.filter((each) => each.passage !== passage);
    if (!one || others.some((other) => beyond(other.own, one.own).length > 0)) continue;
    const [odd, ...more] = beyond(own, one.own);
    const [right] = beyond(one.own, own);
    if (!odd || !right || more.length > 0 || !(isFigure(odd) || isFigure(right))) continue;
    const isSure = others.length > 0 ? !isMeasured || isYear(odd) : isFigure(odd) !== isFigure(right) || isYear(odd);
    if (!isSure) continue;
    const { language = '' } = passage;
    return [
      {
        code: 'figure-differs',
        place: exactPlace(passage, odd),
        text: passage.place(),
        details: { words: odd.written, right: right.written, language: { language } },
      },
    ];
  }
  return [];
}

/** A digit, or a letter that a word for a number begins with in the languages that are known. */
const HAS_FIGURE = /[\d٠-٩۰-۹]|\b(?:two|three|four|five|six|seven|eight|nine)\b/iu;
