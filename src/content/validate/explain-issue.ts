import type { z } from 'zod';
import { colorNames } from '../../../schema/color-names.ts';
import type { LeafFault } from '../../../schema/leaf.ts';
import type { DetailsOf, Fault, Fix, Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Phrase } from '../../diagnostics/phrases.ts';
import { routeOf } from '../read/files.ts';
import { asWritten } from '../written/as-written.ts';
import { chatNumber, chatOf, firstOfSeveral } from '../written/contact.ts';
import { meantNumber } from '../written/lookalikes.ts';
import { isMapping, type Mapping } from '../written/mapping.ts';
import { dayBeforeHour, lastOfMonth } from '../written/meant-date.ts';
import type { Path } from '../written/origin.ts';
import { quoted } from '../written/yaml-line.ts';
import { meantForm } from './meant-form.ts';

export interface IssueSubject {
  readonly key: string;
  readonly value: unknown;
  /** The names of the fields that belong at the value's place, if fields do. */
  readonly fields: readonly string[];
  /** Those that may not be left out, as they can be written, with the value itself in the first that takes it. */
  readonly needed: () => readonly string[];
  /** Those of each entry, if a list belongs there. */
  readonly entryFields: readonly string[];
  readonly path: Path;
}

/** What makes one text of a value that is none. */
function asText(value: unknown): 'textInQuotes' | 'textForAll' | 'textOnLine' {
  if (Array.isArray(value)) return 'textInQuotes';
  const names = Object.keys(typeof value === 'object' && value !== null ? value : {});
  return names.length > 0 && names.every((name) => /^(?:[a-z]{2}(?:-\w+)?|all)$/i.test(name))
    ? 'textForAll'
    : 'textOnLine';
}

/** Examples of values that a field's pattern wants, by the field's name. */
export const examples: Readonly<Record<string, string>> = {
  film: '/films/wheel.mp4',
  captions: '/films/wheel.vtt',
  id: 'how-it-works',
  name: 'company',
  code: 'pt-BR',
  locale: 'en_US',
  country: 'TR',
  countries: 'TR',
  avoid: 'programme',
  url: 'https://www.example.com',
  lookup: 'https://api.example.com/country',
  formEndpoint: 'https://forms.example.com/send',
  translate: './translate.sh',
  formEndpoints: 'https://forms.example.com/orders',
  email: 'name@example.com',
  whatsapp: '905550000000',
  telephone: '+90 212 555 01 99',
  from: '08:30',
  formerly: '/old-name',
  author: '/people/ada',
  authors: '/people',
  of: '/news',
  page: '/search',
  pages: '/news/*',
  except: '/contact',
  fields: 'text',
  source: 'tr',
  year: '2026',
  address: 'abogados',
  folders: 'servicios',
  src: 'https://stats.example.com/script.js',
  frames: 'https://maps.example.com',
  connect: 'https://stats.example.com',
  images: 'https://pictures.example.com',
  to: '17:00',
  numbering: 'latn',
  starts: '2027-02-08',
  ends: '2027-03-09',
  date: '2027-02-08',
  currencies: 'EUR',
  repository: 'https://github.com/bakery/website',
  branch: 'main',
  folder: 'websites/bakery',
  path: '/edit',
  preview: 'https://{branch}--bakery.netlify.app',
  zone: 'Europe/Berlin',
  signIn: 'https://sign-in.example.com',
};

/** True of the name of a picture's file. */
export const isPictureFile = (value: unknown): boolean =>
  typeof value === 'string' && /^[^\s{}]+\.(?:png|jpe?g|svg|webp|avif|gif)$/i.test(value);

const expectedImage = (key: string, value: unknown): Fault => {
  const example = isPictureFile(value) ? `/${asWritten(value).replace(/^\/+/, '')}` : '/file.svg';
  return { code: 'expected-image', details: { key, example } };
};

/** Of so many choices or more, the first ones are shown; an editor offers them all. */
const MANY = 30;
const FIRST = 12;

/** What one of Zod's issues means to the person who wrote the value. */
export function explainIssue(issue: z.core.$ZodIssue, subject: IssueSubject): Fault {
  const { key, value, fields, needed, entryFields, path } = subject;
  // Every custom issue comes from the vocabulary, and those of values that are not there have been told.
  if (issue.code === 'custom') return explainFault(issue.params?.fault as ValueFault, issue.params ?? {}, subject);
  // In the vocabulary only lists have a size, and Zod measures nothing but what is one.
  if (issue.code === 'too_small')
    return {
      code: 'list-too-short',
      details: { key, count: (value as unknown[]).length, minimum: Number(issue.minimum) },
    };
  if (issue.code === 'too_big')
    return {
      code: 'list-too-long',
      details: { key, count: (value as unknown[]).length, maximum: Number(issue.maximum) },
    };
  if (issue.code === 'invalid_value') {
    const choices = issue.values.map(String);
    // A choice that its schema knows another name of is what the issue says.
    const suggestion = choices.find((choice) => choice === issue.message) ?? nearest(asWritten(value), choices);
    const shown = choices.length > MANY ? [...choices.slice(0, FIRST), '…'] : choices;
    const details = { key, value: asWritten(value), choices: shown.join(', '), ...(suggestion && { suggestion }) };
    return { code: 'not-a-choice', details };
  }
  if (issue.code === 'invalid_format')
    return { code: 'wrong-format', details: { key, value: asWritten(value), example: suchAs(path) } };
  if (issue.code === 'invalid_type' && issue.expected === 'array') {
    const names = isMapping(value) ? '' : entryFields.map((name) => `\`${name}\``).join(', ');
    const whole = names && Object.hasOwn(ENTRIES, key) && ENTRIES[key];
    const entry = whole
      ? ({ phrase: 'entryExample', value: whole } as const)
      : names && ({ phrase: 'entryFields', value: names } as const);
    return { code: 'expected-list', details: { key, entry } };
  }
  if (issue.code === 'invalid_type' && issue.expected === 'string')
    return { code: 'expected-single-text', details: { key, how: { phrase: asText(value) } } };
  if (fields.join() === 'src,alt') return expectedImage(key, value);
  const lines = needed();
  const shown = lines.length > 0 ? lines : [`${fields[0] ?? 'title'}: …`];
  const example = namedExample(path) ?? shown.map((each) => `\`${each}\``).join(', ');
  return { code: 'expected-fields', details: { owner: { phrase: 'namedField', value: key }, example } };
}

/** Entries of lists that nobody guesses from the names of their fields. */
const ENTRIES: Readonly<Record<string, string>> = {
  openingHours: '`- { days: [monday, tuesday], from: "09:00", to: "18:00" }`',
};

const FONTS = '`latin: { package: "@fontsource-variable/inter" }`';

/** How values below languages, or below names that their authors choose, are written. */
const NAMED: Readonly<Record<string, string>> = {
  address: '`address: { es: abogados }`',
  folders: '`/services: { es: servicios }`',
  fields: '`place: text`',
  tags: '`bread: { en: Bread }`',
  fonts: FONTS,
  headingFonts: FONTS,
};

/** A list of that name has entries, and no names. */
const namedExample = (path: Path) =>
  path.flatMap((step, at) => (typeof path[at + 1] === 'number' ? [] : (NAMED[String(step)] ?? []))).at(-1);

/** A mapping whose only name is `sample`, misspelt. */
const isNearSample = (value: unknown): value is Mapping =>
  isMapping(value) && Object.keys(value).length === 1 && nearest(Object.keys(value).join(), ['sample']) !== undefined;

type ValueFault = Exclude<LeafFault, 'missing-field' | 'empty-value' | 'name-above-languages' | 'text-has-no-fields'>;

/** What the vocabulary itself has found. */
function explainFault(
  fault: ValueFault,
  { minimum, maximum, ...about }: Mapping,
  { key, value, path }: IssueSubject,
): Fault {
  const written = asWritten(value);
  switch (fault) {
    case 'wrong-format':
      return {
        code: fault,
        details: { key, value: written, example: suchAs(about.kind === 'date' ? ['date'] : path) },
      };
    case 'wrong-site-address':
      return { code: fault, details: { value: written, example: exampleFor(path) } };
    case 'out-of-range':
      return { code: fault, details: { key, value: written, minimum: Number(minimum), maximum: Number(maximum) } };
    case 'wrong-direction':
      return { code: fault, details: { code: asWritten(about.code), direction: asWritten(about.direction) } };
    case 'repeated-country':
      return { code: fault, details: { country: written } };
    case 'uneven-list':
      return {
        code: fault,
        details: { key, count: Number(about.count), wanted: Number(about.wanted), per: asWritten(about.per) },
      };
    case 'expected-single-text':
      if (isNearSample(value))
        return {
          code: 'unknown-key',
          details: {
            key: Object.keys(value).join(),
            owner: { phrase: 'namedField', value: key },
            known: 'sample',
            suggestion: 'sample',
          },
        };
      return { code: fault, details: { key, how: { phrase: asText(value) } } };
    case 'expected-image':
      return expectedImage(key, value);
    case 'not-a-color':
      return { code: fault, details: { key, value: written } };
    case 'repeated-name':
      return { code: fault, details: { name: written } };
    case 'wildcard-host':
      return { code: fault, details: { value: written } };
    case 'repeated-hours':
      return { code: fault, details: { day: written } };
    case 'not-of-kind':
      return { code: fault, details: { key, kind: asWritten(about.kind) } };
    case 'files-by-mail':
      return { code: fault };
    case 'no-effect-beside':
      return { code: fault, details: { key, other: asWritten(about.other) } };
    case 'ends-before-start':
      return { code: fault, details: { start: asWritten(about.start) } };
    case 'no-date-in-year':
      return { code: fault, details: { year: asWritten(about.year) } };
    default:
      return { code: fault, details: { key } };
  }
}

/** The example of the innermost field on the way to a value that has one. */
const exampleFor = (path: Path): string =>
  [...named(path)].reverse().flatMap((step) => examples[String(step)] ?? [])[0] ?? '…';

/** The same behind the words that it is an example of. */
const suchAs = (path: Path): Phrase => ({
  phrase: path.at(-1) === 'id' ? 'asIdentifier' : 'suchAs',
  value: exampleFor(path),
});

/** Fields whose values stand below names that their authors chose, or below languages. */
const BY_NAME: ReadonlySet<PropertyKey> = new Set(['address', 'folders', 'fields']);

/** What a field's values are, where that tells more of the form that they have than its name. */
function formOf(issue: z.core.$ZodIssue, key: PropertyKey): string {
  if (issue.code === 'custom' && issue.params?.kind === 'date') return 'date';
  const [first = '', second] = issue.path;
  return String(second !== undefined && typeof second !== 'number' && BY_NAME.has(first) ? first : key);
}

/** A finding with what was probably meant, where the value tells. */
export function withSuggestion(
  found: Fault,
  { value, issue, listsNames }: { value: unknown; issue: z.core.$ZodIssue; listsNames: boolean },
  place: Place,
): Fault & { fix?: Fix } {
  const { range } = place;
  if (found.code === 'wrong-site-address') {
    const suggestion = meantForm('url', asWritten(value))?.value;
    return suggestion === undefined ? found : { ...found, details: { ...found.details, suggestion } };
  }
  if (found.code === 'not-a-color') {
    const meant = meantForm('color', asWritten(value))?.value;
    const suggestion = meant ?? nearest(asWritten(value), Object.keys(colorNames));
    if (suggestion === undefined) return found;
    const fix = meant && { range, text: inPlaceOf(place, meant) };
    return { ...found, details: { ...found.details, suggestion }, ...(fix && { fix }) };
  }
  if (found.code === 'wrong-format') {
    const { key } = found.details;
    const local = key === 'whatsapp' ? localNumber(asWritten(value)) : undefined;
    if (local !== undefined)
      return { code: 'number-without-country', details: { target: asWritten(value), right: `…${local}` } };
    if (SHORTENED.test(asWritten(value))) return { code: 'shortened-number', details: { value: asWritten(value) } };
    const form = formOf(issue, key as string);
    const meant = meantForm(form, asWritten(value));
    const last = form === 'date' ? lastOfMonth(asWritten(value)) : undefined;
    if (last !== undefined) return { code: 'no-such-day', details: { value: asWritten(value), last } };
    const first = severalOf(form, asWritten(value));
    if (first !== undefined) return { code: 'one-value-only', details: { value: asWritten(value), first } };
    if (form === 'date' && !meant) {
      const suggestion = dayBeforeHour(asWritten(value));
      return { code: 'not-a-day', details: { value: asWritten(value), ...(suggestion && { suggestion }) } };
    }
    if (meant === undefined && /^(?:from|to)$/.test(form) && /^\d{1,2}[:.]\d\d$/.test(asWritten(value)))
      return { code: 'no-such-hour', details: { value: asWritten(value) } };
    if (meant === undefined) return found;
    const suggestion = meant.value;
    if (key === 'formerly' && suggestion === routeOf(place.source.file))
      return { code: 'former-address-own', details: { address: suggestion } };
    const told = { ...found, details: { ...found.details, suggestion, example: '' } };
    return meant.same ? { ...told, fix: { range, text: inPlaceOf(place, suggestion) } } : told;
  }
  const flag = found.code === 'expected-boolean' ? meantFlag(value) : undefined;
  if (flag) return { ...found, fix: { range, text: flag } };
  if (found.code === 'expected-list') {
    const list = listsNames && typeof value === 'string' ? listOf(value) : undefined;
    if (list === undefined) return found;
    return { ...found, details: { ...found.details, suggestion: list }, fix: { range, text: list } };
  }
  if (found.code === 'out-of-range') {
    const suggestion = thousands(asWritten(value), found.details);
    return suggestion === undefined ? found : { ...found, details: { ...found.details, suggestion } };
  }
  const meant = found.code === 'expected-number' && typeof value === 'string' ? meantNumber(value) : undefined;
  if (found.code !== 'expected-number' || !meant) return found;
  const details = { ...found.details, suggestion: meant.number };
  return { ...found, details, ...(meant.exact && { fix: { range, text: meant.number } }) };
}

/** Names and addresses that stand in a line without the brackets of a list. */
function listOf(written: string): string | undefined {
  const items = written.split(/[,;،]|\s(?:and|ve|و)\s/).map((item) => item.trim());
  return items.every((item) => /^[\w/.-][\w/.:-]*$/.test(item)) ? `[${items.join(', ')}]` : undefined;
}

/** A long number as spreadsheets shorten it. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i;

/** The first of several values of a field that takes one. */
const severalOf = (key: string, written: string) =>
  key === 'email'
    ? firstOfSeveral(written, 'email')
    : /^(?:telephone|whatsapp)$/.test(key)
      ? firstOfSeveral(written, 'telephone')
      : key === 'date'
        ? /^(\d{4}-\d\d-\d\d)\D+\d{4}-\d\d-\d\d$/.exec(written)?.[1]
        : undefined;

/** The digits of a number for WhatsApp behind the zero that it is dialled with in its country. */
const localNumber = (written: string) => (chatOf(written) ?? chatNumber(written))?.local;

/** What `2.000` was meant as, where two is out of bounds and two thousand is not. */
function thousands(written: string, { minimum, maximum }: DetailsOf<'out-of-range'>): string | undefined {
  if (!/^\d{1,3}\.\d{3}$/.test(written)) return undefined;
  const number = written.replace('.', '');
  return Number(number) >= Number(minimum) && Number(number) <= Number(maximum) ? number : undefined;
}

/** What older YAML, spreadsheets and people take for `true` and `false`, in many languages. */
const YES =
  listed(`yes on evet doğru dogru نعم صحيح ja wahr oui vrai sí si sì sim verdadero vero tak prawda da да ano áno igen ναι
  kyllä jah jā taip ya כן हाँ はい 是 예 네 checked`);
const NO =
  listed(`no off hayır hayir yanlış yanlis yanliş لا خطأ nein falsch nee non faux não nao falso nie fałsz ne не нет ні nem όχι ei nej
  nei tidak לא नहीं いいえ 否 아니요 unchecked`);

function listed(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

const meantFlag = (value: unknown) => {
  const word = String(value).toLowerCase();
  return YES.has(word) ? 'true' : NO.has(word) ? 'false' : undefined;
};

/** A value as it has to be written where another stands: quoted where that is, or where YAML would read it otherwise. */
function inPlaceOf({ source, range }: Place, value: string): string {
  const isQuoted = /^["']/.test(source.text.slice(range.start, range.end));
  return isQuoted || /^\W|: | #/.test(value) ? quoted(value) : value;
}

/** The part of a path that is fields: a sample stands for its field, and countries are listed by language codes. */
export const named = (path: Path): Path => {
  const last = path.findIndex((step) => step === 'sample' || step === 'countries');
  return last === -1 ? path : path.slice(0, last + (path[last] === 'countries' ? 1 : 0));
};
