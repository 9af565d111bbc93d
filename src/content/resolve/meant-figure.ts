import { plainLetters } from '../../diagnostics/nearest.ts';
import type { Fact, Facts } from '../validate/facts.ts';
import { currencyWords, meantCurrency, wordsOf } from '../written/currency.ts';
import { meantNumber } from '../written/lookalikes.ts';
import { isCounted } from './counted.ts';

/** What a figure is shown as: a format with what stands in its brackets, or a noun that it is counted with. */
export interface ShownAs {
  readonly format: string;
  readonly options: string | undefined;
  readonly noun: Fact | undefined;
}

/** Words for large numbers in the languages that messages speak, in small plain letters, and their short forms. */
const TIMES: Readonly<Record<string, number>> = {
  ...{ k: 1e3, bin: 1e3, thousand: 1e3, ألف: 1e3, الف: 1e3, آلاف: 1e3 },
  ...{ m: 1e6, mn: 1e6, mio: 1e6, milyon: 1e6, million: 1e6, مليون: 1e6, ملايين: 1e6 },
  ...{ b: 1e9, bn: 1e9, mr: 1e9, mrd: 1e9, milyar: 1e9, billion: 1e9, مليار: 1e9 },
};

const counted = (words: string, step = 1) => words.split(' ').map((word, index) => [word, (index + 1) * step] as const);

/** Numbers as words in the same languages. */
const SPELT: Readonly<Record<string, number>> = Object.fromEntries([
  ...counted('bir iki uc dort bes alti yedi sekiz dokuz on'),
  ...counted('on yirmi otuz kirk elli altmis yetmis seksen doksan yuz', 10),
  ...counted('one two three four five six seven eight nine ten eleven twelve'),
  ...counted('ten twenty thirty forty fifty sixty seventy eighty ninety hundred', 10),
  ...counted('واحد اثنان ثلاثة اربعة خمسة ستة سبعة ثمانية تسعة عشرة'),
  ...counted('عشرة عشرون ثلاثون اربعون خمسون ستون سبعون ثمانون تسعون مئة', 10),
  ...counted('عشرة عشرين ثلاثين اربعين خمسين ستين سبعين ثمانين تسعين مئة', 10),
]);

/** A number in words, tens before ones; undefined where a word is none. */
function spelt(value: string): string | undefined {
  const numbers = plainLetters(value)
    .split(/[\s-]+/)
    .filter((word) => word !== 'and' && word !== 've')
    .map((word) => SPELT[word]);
  const [first, second, ...more] = numbers;
  if (first === undefined || more.length > 0) return undefined;
  if (numbers.length === 1) return String(first);
  return second !== undefined && first >= 10 && first % 10 === 0 && second < 10 ? String(first + second) : undefined;
}

/** The figure of a value that has its unit with it, `24 saat`, where the format or the noun adds that unit. */
export function meantFigure(value: string, as: ShownAs): { number: string; exact: boolean } | undefined {
  const plain = /[\p{Sc}%٪]/u.test(value) ? undefined : meantNumber(value);
  if (plain) return plain;
  // *About* and *more than* as signs.
  const bare = value.trim().replace(/^[~≈]/, '').replace(/\+$/, '').trim();
  const [, before = '', figure = '', after = ''] =
    /^([^\p{Nd}]*)(\p{Nd}(?:[\p{Nd}.,'’٬٫ \u00a0\u202f]*\p{Nd})?)([^\p{Nd}]*)$/u.exec(bare) ?? [];
  if (!figure) {
    const number = spelt(value.trim());
    return number === undefined ? undefined : { number, exact: false };
  }
  const number = amount(figure) ?? meantNumber(figure)?.number;
  const words = [before, after].flatMap((side) => wordsOf(side));
  const times = words.flatMap((word) => TIMES[word] ?? [])[0];
  const rest = words.filter((word) => TIMES[word] === undefined);
  if (number === undefined || !rest.every((word) => isUnit(word, as))) return undefined;
  const product = times === undefined ? number : String(Number((Number(number) * times).toFixed(2)));
  return { number: product, exact: false };
}

/** An amount whose only mark stands before three figures. */
const amount = (figure: string) => (/^\d{1,3}[.,]\d{3}$/.test(figure) ? figure.replace(/\D/g, '') : undefined);

/** True of a word that says what the format, or the noun behind the figure, says as well. */
function isUnit(word: string, { format, options, noun }: ShownAs): boolean {
  if (noun) return [...nounWords(noun)].some((known) => isForm(word, known));
  if (format === 'percent') return /^[%٪]$|^(?:yuzde|percent|بالمئة|بالمائة)$/.test(word);
  if (format !== 'currency') return /^[\p{Sc}%]$/u.test(word) || meantCurrency(word) !== undefined;
  const code = /[A-Z]{3}/.exec(options ?? '')?.[0];
  // A short form that has two letters is no code of a currency, but what a country uses for its own.
  return code !== undefined && (/^[a-z]{2}$/.test(word) || currencyWords(code).has(word));
}

/** Its first letters, as in `24h` and `30 min.`, or the same word with another ending. */
const isForm = (word: string, known: string) =>
  known.startsWith(word) ||
  (word.length > 1 &&
    word.length > 2 &&
    known.startsWith(word.slice(0, 3)) &&
    Math.abs(known.length - word.length) < 3);

/** The words of a noun in all its languages and forms. */
function nounWords({ by, forms = {} }: Fact): Set<string> {
  const texts = [
    ...Object.values(by),
    ...Object.values(forms).flatMap((own) => Object.values(own).map(({ text }) => text)),
  ];
  return new Set(texts.flatMap((text) => wordsOf(text.replace(/\{\{[^{}]*\}\}/g, ' '))));
}

/** The noun that has a word among its forms in any language: `saat` is `hours`. */
export function nounOfWord(written: string, facts: Facts): string | undefined {
  const [word] = wordsOf(written);
  return [...facts.keys()].find((name) => {
    const fact = facts.get(name);
    return fact !== undefined && isCounted(fact) && word !== undefined && nounWords(fact).has(word);
  });
}
