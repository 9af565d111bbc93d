import { editDistance } from '../../../diagnostics/nearest.ts';
import { Seen } from './glance.ts';
import { bare } from './language-words.ts';
import { misspellingsOf } from './misspellings.ts';
import type { Prose, ProseFinding } from './prose.ts';
import { meantWord } from './typos.ts';

const WORD = /(?<![\p{L}\p{M}\p{N}@/.-])[\p{L}\p{M}]+(?:[’'][\p{L}]+)?(?![\p{L}\p{M}\p{N}@])/gu;

/** A word with the capitals of another. */
function likeCapitals(word: string, right: string, language: string): string {
  if (word.length > 1 && word === word.toLocaleUpperCase(language) && word !== word.toLocaleLowerCase(language))
    return right.toLocaleUpperCase(language);
  const [first = '', ...rest] = right;
  return /^\p{Lu}/u.test(word) ? first.toLocaleUpperCase(language) + rest.join('') : right;
}

/** A word that is on the list of those that people misspell. */
const listed = ({ words, seen, language = '' }: Prose): ProseFinding | undefined => {
  if (!(seen & Seen.sample)) return undefined;
  const list = misspellingsOf(bare(language));
  if (!list) return undefined;
  const finding = (index: number, word: string): ProseFinding | undefined => {
    const known = list.right.get(word.toLocaleLowerCase(language).replaceAll("'", '’'));
    const right = known === undefined ? word : likeCapitals(word, known, language);
    return right === word ? undefined : { code: 'misspelt-word', start: index, end: index + word.length, right };
  };
  for (const { 0: word, index } of words.matchAll(WORD)) {
    const found = finding(index, word);
    if (found) return found;
  }
  const small = words.toLocaleLowerCase(language);
  const phrases = small.length === words.length ? list.phrases : undefined;
  for (const { 0: phrase, index } of phrases ? small.matchAll(phrases) : []) {
    const found = finding(index, words.slice(index, index + phrase.length));
    if (found) return found;
  }
  return undefined;
};

/** Words long enough to tell what was meant, in small letters but for the first. */
const LONG_WORDS: Readonly<Record<string, RegExp>> = {
  en: /[A-Za-z][a-z]{4,}/g,
  tr: /[A-ZÇĞİÖŞÜa-zçğıöşüâîû][a-zçğıöşüâîû]{4,}/g,
  ar: /[ء-غف-ي]{5,}/g,
};

/** A word in which a hand has slipped; what has a capital within a sentence may be a name. */
const slipped = ({ words, language = '' }: Prose): ProseFinding | undefined => {
  const code = bare(language);
  const form = LONG_WORDS[code];
  for (const { 0: word, index } of form ? words.matchAll(form) : []) {
    const right = meantWord(index === 0 ? word.toLocaleLowerCase(code) : word, code);
    const end = index + word.length;
    if (right === undefined || /[\p{L}\p{M}\p{N}#@/._’'-]/u.test(words.charAt(index - 1))) continue;
    if (/^(?:[\p{L}\p{M}\p{N}@/_-]|[.’']\p{L}(?<!s))/u.test(words.slice(end, end + 2))) continue;
    return { code: 'misspelt-word', start: index, end, right: likeCapitals(word, right, code) };
  }
  return undefined;
};

/** *A* before a sound that takes *an*: letters that tell it, not those that sound now so, now otherwise. */
const ARTICLE =
  /(?<![\p{L}\p{M}’'.-])a (?=(?:[ai][b-df-hj-np-tv-z]|e-?[b-df-hj-np-tv-z]|o[bcd-gj-mp-tv-z]|o[nr]d)[\p{L}-]{2,})/iu;
const article = ({ words }: Prose): ProseFinding | undefined => {
  const found = ARTICLE.exec(words);
  if (!found) return undefined;
  const next = /^[\p{L}-]+/u.exec(words.slice(found.index + 2))?.[0] ?? '';
  const an = found[0].startsWith('A') ? 'An' : 'an';
  return { code: 'misspelt-word', start: found.index, end: found.index + 2 + next.length, right: `${an} ${next}` };
};

/** The Turkish particle that asks, written together with the word before it. */
const ASKING =
  /(?<![\p{L}\p{M}])(\p{L}+(?:yor|[ae]ca[kğ]|ece[kğ]|m[ıiuü]ş|malı|meli)|\p{L}{2,}[ıiuü]r|\p{L}{2,}s[ıiuü]z|(?!alar)\p{L}{2,}[ae]r|değil|var|yok)(m[ıiuü](?:y[ıiuü][mz]|s[ıiuü]n(?:[ıiuü]z)?)?)(?=\?)/u;
/** Turkish has no such vowel in an ending after these; what begins so is a word of its own within another. */
const UNDOTTED = /[eöüi][bcçdfgğhjklmnprsştvyz]+ı(?!rk|şı|şığ)/u;
const OWN_STEM = /(?:y[ıi]l|dış|kız|kır|sır|hız|yığ|çık|kıy|kıt|bıç|sıc|ışı|ışık|ırk|ırm|sıv|kıl|tıp|ağız|yıka|ısı)/u;

/** A name with an ending that an apostrophe parts from it. */
const WITH_ENDING = /[A-ZÇĞİÖŞÜ][a-zçğıöşüâîû]{4,20}(?:[dt][ae]n?|n[ıiuü]n|y[ae])(?![A-Za-zÀ-ɏ’'])/g;
const ENDING = /(?:[dt][ae]n?|n[ıiuü]n|y[ae])$/u;
/** Shorter names are the beginning of other words. */
const LEAST_COUNTRY = 6;
let countries: ReadonlySet<string> | undefined;
function turkishCountries(): ReadonlySet<string> {
  if (countries) return countries;
  const names = new Intl.DisplayNames('tr', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = letters.flatMap((first) => letters.map((second) => names.of(first + second) ?? ''));
  countries = new Set(all.filter((name) => name.length >= LEAST_COUNTRY && !name.includes(' ')));
  return countries;
}

/** The name of a country that its ending is written together with. */
function gluedCountry(words: string): ProseFinding | undefined {
  for (const { 0: word, index } of words.matchAll(WITH_ENDING)) {
    const name = word.replace(ENDING, '');
    // What comes before is looked at here: a pattern that does so itself takes several times as long.
    if (!/[A-Za-zÀ-ɏ'’]/.test(words.charAt(index - 1)) && turkishCountries().has(name) && !turkishCountries().has(word))
      return {
        code: 'misspelt-word',
        start: index,
        end: index + word.length,
        right: `${name}’${word.slice(name.length)}`,
      };
  }
  return undefined;
}

const turkish = ({ words }: Prose): ProseFinding | undefined => {
  const small = words.replaceAll('İ', 'i').replaceAll('I', 'ı').toLowerCase();
  if (small.length !== words.length) return undefined;
  const asks = small.includes('?') ? ASKING.exec(small) : null;
  if (asks) {
    const parted = asks.index + (asks[1]?.length ?? 0);
    const end = asks.index + asks[0].length;
    return {
      code: 'misspelt-word',
      start: asks.index,
      end,
      right: `${words.slice(asks.index, parted)} ${words.slice(parted, end)}`,
    };
  }
  const glued = gluedCountry(words);
  if (glued) return glued;
  if (!small.includes('ı') || !UNDOTTED.test(small)) return undefined;
  for (const { 0: word, index } of small.matchAll(/(?<![\p{L}\p{M}’'])[\p{L}\p{M}]+/gu)) {
    const end = index + word.length;
    const written = words.slice(index, end);
    // A name of another language, or letters that stand for words, have capitals of their own.
    const isName = /^\p{Lu}/u.test(written) && written !== written.toLocaleUpperCase('tr');
    if (!UNDOTTED.test(word) || isName || OWN_STEM.test(word) || /[qwxâîû]/.test(word)) continue;
    let right = word;
    while (UNDOTTED.test(right)) right = right.replace(UNDOTTED, (part) => `${part.slice(0, -1)}i`);
    return { code: 'misspelt-word', start: index, end, right: likeCapitals(written, right, 'tr') };
  }
  return undefined;
};

/** A noun with the article, which ends in the letter that stands for *hers* and *his*: with the article it has none of these. */
const HA = /(?<![\u0600-\u06ff])[وف]?(?:[بك]?ال|لل)[\u0621-\u0652]{2,20}(?:[^اويى\s]|ي)ه(?![\u0600-\u06ff])/g;
/** Such words whose last letter is of their root. */
const ROOTED =
  /(?:[اإ]له|وجه|فقه|شبه|كره|شره|سفه|نزه|منتزه|متنزه|فواكه|توجيه|تنبيه|تشبيه|تنزيه|تنويه|ترفيه|تمويه|تشويه|نزيه|سفيه|فقيه|وجيه|شبيه|نبيه|كريه|متجه|منبه|مشتبه|منتبه|مرفه|تافه|بله|كنه|نكه|جنيه|كافيه|شاليه|بوفيه|باليه|تيليه|بورتريه|فيليه|سوفليه)$|الت(?:زام|حاق|ماس|قاط|فات|باس|هام|ئام|صاق|قائ)ه$/u;
const endsInHa = ({ words }: Prose): ProseFinding | undefined => {
  for (const { 0: word, index } of words.includes('ه') ? words.matchAll(HA) : [])
    if (!ROOTED.test(word.replace(/\p{M}/gu, '')))
      return { code: 'misspelt-word', start: index, end: index + word.length, right: `${word.slice(0, -1)}ة` };
  return undefined;
};

/** How languages mark thousands and decimals. */
const marks = new Map<string, string>();
function decimalOf(language: string): string {
  const known = marks.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`).formatToParts(1234567.5);
  const made = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  marks.set(language, made);
  return made;
}

const POINTED = /[$€£₺]?(?<![\d.,])\d{1,3}(?:,\d{3})+\.\d{1,2}(?![\d.,]\d)/;
const COMMAED = /[$€£₺]?(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d{1,2}(?![\d.,]\d)/;

/** Thousands of thousands, as languages mark them that set points, and as those that set commas do. */
const POINTS_ONLY = /[$€£₺]?(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?![\d.,]\d|\d)/;
const COMMAS_ONLY = /[$€£₺]?(?<![\d.,])\d{1,3}(?:,\d{3}){2,}(?![\d.,]\d|\d)/;
/** An address of a computer looks like such a figure. */
const isComputer = (figure: string) =>
  figure.split('.').length === 4 && figure.split('.').every((part) => Number(part) < 256);

/** A figure with the marks of another language: `1.200,50` in English. */
const otherMarks = ({ words, language }: Prose): ProseFinding | undefined => {
  if (language === undefined || !/\d[.,]\d{3}[.,]\d/.test(words)) return undefined;
  const decimal = decimalOf(language);
  const [mixed, alone] = decimal === '.' ? [COMMAED, POINTS_ONLY] : [POINTED, COMMAS_ONLY];
  const found = mixed.exec(words) ?? alone.exec(words);
  if (!found || (decimal !== '.' && decimal !== ',') || isComputer(found[0])) return undefined;
  const turned = found[0].replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  return { code: 'other-number-marks', start: found.index, end: found.index + found[0].length, right: turned };
};

const firsts = new Map<string, boolean>();
/** True of a language that sets the percent sign before the figure. */
function setsPercentFirst(language: string): boolean {
  const known = firsts.get(language);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(language, { style: 'percent' }).formatToParts(0.5).map(({ type }) => type);
  const made = parts.indexOf('percentSign') < parts.indexOf('integer');
  firsts.set(language, made);
  return made;
}

const PERCENT_LAST = /(?<![\d.,%])(\d+(?:[.,]\d+)?) ?%(?!\d)/;
const percentLast = ({ words, language }: Prose): ProseFinding | undefined => {
  const found = words.includes('%') && language !== undefined ? PERCENT_LAST.exec(words) : null;
  if (!found || !setsPercentFirst(language ?? '')) return undefined;
  return { code: 'percent-last', start: found.index, end: found.index + found[0].length, right: `%${found[1]}` };
};

/** The name that a site goes by, and the pattern of words that are about as long and begin like it. */
export interface Brand {
  readonly name: string;
  readonly like: RegExp;
}

const lettersOf = (word: string) => [...word].sort().join('');

/** Shorter names are near to too many words. */
const LEAST = 6;

export const brandsOf = (names: readonly string[]): readonly Brand[] =>
  [...new Set(names)].flatMap((name) => {
    const [first = ''] = name;
    const { length } = name;
    if (length < LEAST || !/^\p{Lu}\p{L}+$/u.test(name)) return [];
    const like = new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}@/.-])${first}[\\p{L}\\p{M}]{${length - 2},${length + 1}}(?![\\p{L}\\p{M}@])`,
      'gu',
    );
    return [{ name, like }];
  });

/** A name that nearly is the brand's. */
export function nearBrand({ words }: Prose, brands: readonly Brand[]): ProseFinding | undefined {
  for (const { name, like } of brands)
    for (const { 0: word, index } of words.matchAll(like)) {
      const [said, meant] = [word.toLowerCase(), name.toLowerCase()];
      // One letter is another one, or two have changed places, however far apart.
      const isNear = editDistance(said, meant, 2) < 2 || lettersOf(said) === lettersOf(meant);
      if (word.startsWith(name) || !isNear) continue;
      // In capitals it is the same name.
      if (said === meant) continue;
      return { code: 'misspelt-word', start: index, end: index + word.length, right: name };
    }
  return undefined;
}

/** What only one language asks for. */
const OF_LANGUAGE: Readonly<Record<string, (reading: Prose) => ProseFinding | undefined>> = {
  ar: endsInHa,
  en: article,
  tr: turkish,
};
const ofLanguage = (reading: Prose) => OF_LANGUAGE[bare(reading.language)]?.(reading);

/** What is spelt or set otherwise than its language has it. */
export const spellingRules = [listed, slipped, ofLanguage, otherMarks, percentLast];
