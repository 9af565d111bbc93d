import { byCode } from '../../../schema/language.ts';
import { DAYS, type OpeningHours } from '../../../schema/organization.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { reportHidden } from '../written/hidden-in-text.ts';
import { isMapping, type Mapping } from '../written/mapping.ts';
import { locate } from '../written/origin.ts';
import type { CheckContext, Report } from '../written/report.ts';
import { intlLocale } from './intl-locale.ts';
import type { KnownSite } from './known-site.ts';
import type { Partly } from './salvage.ts';

/** The first of January 2024 was a Monday. */
const onDay = (day: number, time = '00:00') => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Date.UTC(2024, 0, 1 + day, hours, minutes);
};

/** Some spaces differ from one version of the calendar data to the next, and few fonts have them. */
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

/** What stands between two times, by the script. */
const COMMAS: Readonly<Record<string, string>> = { Arab: '، ', Jpan: '、', Hans: '、', Hant: '、' };

/** Opening hours of which nothing is left out. */
const wholeHours = (hours: Partly<OpeningHours> | undefined): OpeningHours | undefined =>
  hours?.every((span) => span?.days?.every(Boolean) && span.from && span.to) ? (hours as OpeningHours) : undefined;

/** Opening hours as a language writes them, days of the same hours together: `Mon–Fri 8:00 AM–6:00 PM · Sat 8:00 AM–1:00 PM`. */
function hoursIn(language: KnownSite['languages'][number], hours: OpeningHours): string {
  const locale = intlLocale(language);
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const comma = COMMAS[new Intl.Locale(locale).maximize().script ?? ''] ?? ', ';
  const timesOn = (day: (typeof DAYS)[number]) =>
    hours
      .filter(({ days }) => days.includes(day))
      .sort((one, other) => (one.from < other.from ? -1 : 1))
      .map(({ from, to }) => `${clock.format(onDay(0, from))}–${clock.format(onDay(0, to))}`)
      .join(comma);
  const rows: { first: number; last: number; times: string }[] = [];
  for (const [place, day] of DAYS.entries()) {
    const times = timesOn(day);
    const before = rows.at(-1);
    if (times === '') continue;
    if (before?.last === place - 1 && before.times === times) before.last = place;
    else rows.push({ first: place, last: place, times });
  }
  return plain(rows.map(({ first, last, times }) => `${named(weekday, first, last)} ${times}`).join(' · '));
}

function named(weekday: Intl.DateTimeFormat, first: number, last: number): string {
  const [from, to] = [first, last].map((day) => weekday.format(onDay(day)));
  return first === last ? `${from}` : `${from}–${to}`;
}

/** One fact: its value by language, `all` where it is the same everywhere, and where it was written. */
export interface Fact {
  readonly by: Readonly<Record<string, string>>;
  readonly place: Place;
  /** Where its value in a language was written; `place` where that is all that is known. */
  readonly at?: Readonly<Record<string, Place>>;
  /** Of languages in which it has a form for each kind of number: these. */
  readonly forms?: Readonly<Record<string, WrittenForms>>;
  /** True where a mistake leaves the value open: nothing is said of texts that use it. */
  readonly unclear?: true;
  /** True for a text without languages, of which that has been told. */
  readonly plain?: boolean;
  /** True of what the site itself gives, such as the firm's name: marks in it are letters, in rich text too. */
  readonly isName?: true;
  /** True for a placeholder that a block fills in where it shows a word of the engine. */
  readonly isBlank?: boolean;
}

/** The names of these. */
export const BLANKS = ['unit', 'number'];

/** Facts by their names. */
export interface Facts {
  get(name: string): Fact | undefined;
  has(name: string): boolean;
  keys(): Iterable<string>;
}

/** Facts with names of what is filled in later, each of which stands for itself until then. */
export const withBlanks = (names: readonly string[], place: Place, below: Facts): Facts =>
  factsOver(new Map(names.map((name) => [name, { by: { all: `|${name}|` }, place, isBlank: true }])), below);

/** Facts over others of which some have the same names. Nothing is copied: a site may have as many facts as it has pages. */
export const factsOver = (own: Facts, below: Facts): Facts => ({
  get: (name) => own.get(name) ?? below.get(name),
  has: (name) => own.has(name) || below.has(name),
  *keys() {
    yield* below.keys();
    for (const name of own.keys()) if (!below.has(name)) yield name;
  },
});

/** What languages call the kinds of numbers that take a form of their own (CLDR, Language Plural Rules). */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const isForm = (name: string) => (pluralForms as readonly string[]).includes(name);

/** A text for each kind of number, `one: …`, `other: …`, with its place. */
type WrittenForms = Readonly<Record<string, { readonly text: string; readonly place: Place; readonly key: Place }>>;

/** What texts see of a fact, wherever in its file it stands. */
export const seenOfFact = ({ by, forms = {}, unclear, plain, isName }: Fact) => [
  by,
  unclear,
  plain,
  isName,
  Object.entries(forms).map(([code, own]) => [code, Object.entries(own).map(([form, { text }]) => [form, text])]),
];

/** Reads the facts below `holder.facts`. A plain value is the same in every language. */
export function readFacts(holder: Mapping, { origins, report }: CheckContext): Map<string, Fact> {
  const facts = new Map<string, Fact>();
  const written = isMapping(holder.facts) ? holder.facts : {};
  for (const [name, value] of Object.entries(written)) {
    const { place, key } = locate(origins, written, [name]);
    if (value === '') {
      report.add('empty-quotes', place, { orDelete: { phrase: 'orDelete' } });
      facts.set(name, { by: {}, place, unclear: true });
    } else if (typeof value === 'string') facts.set(name, { by: { all: value }, place });
    else if (isMapping(value) && hasForms(value))
      facts.set(name, readCounted({ name, value, place }, { origins, report }));
    else if (isMapping(value) && Object.values(value).every((text) => typeof text === 'string'))
      facts.set(name, { by: byCode(value as Record<string, string>), place, at: placesOf(value, origins) });
    else {
      if (value === null) report.add('empty-value', key, { key: name, orDelete: { phrase: 'orDelete' } });
      else if (value !== undefined) report.add('bad-fact', key, { name });
      facts.set(name, { by: {}, place, unclear: true });
    }
  }
  for (const fact of facts.values()) reportHiddenIn(fact, report);
  return facts;
}

function reportHiddenIn({ by, at, place, forms = {} }: Fact, report: Report): void {
  for (const [code, text] of Object.entries(by)) reportHidden(text, () => at?.[code] ?? place, { report });
  for (const own of Object.values(forms))
    for (const form of Object.values(own)) reportHidden(form.text, () => form.place, { report });
}

const isOfForms = (value: unknown): value is Mapping =>
  isMapping(value) &&
  Object.keys(value).some((name) => isForm(name) || /^\d+$/.test(name) || nearest(name, pluralForms) !== undefined);

/** True of forms that all languages show. */
export const isForms = (value: Mapping) => Object.keys(value).some(isForm);

/** True of a fact that has forms in any language. */
const hasForms = (value: Mapping) => isForms(value) || Object.values(value).some(isOfForms);

/** Reads a fact that has forms; languages in which it has one only are like those of other facts. */
function readCounted(
  { name, value, place }: { name: string; value: Mapping; place: Place },
  { origins, report }: CheckContext,
): Fact {
  const languages: Mapping = isForms(value) ? { all: value } : value;
  const by: Record<string, string> = {};
  const forms: Record<string, WrittenForms> = {};
  for (const [code, own] of Object.entries(languages)) {
    const written = isOfForms(own) ? readForms(own, { origins, report }) : undefined;
    if (written) forms[code] = written;
    else if (typeof own === 'string') by[code] = own;
    else if (!isOfForms(own)) report.add('bad-fact', locate(origins, value, [code]).key, { name });
  }
  const isWhole = Object.keys({ ...by, ...forms }).length === Object.keys(languages).length;
  if (!isWhole) return { by: {}, place, unclear: true };
  return { by: byCode(by), place, at: placesOf(value, origins), forms: byCode(forms) };
}

/** Where a form shows the number. */
const COUNT = /\{\{\s*count\b/;

/** The forms of one language; undefined where one of them cannot be read, which is told. */
function readForms(written: Mapping, { origins, report }: CheckContext): WrittenForms | undefined {
  const entries = Object.entries(written).map(([form, text]) => {
    const { place, key } = locate(origins, written, [form]);
    if (!isForm(form)) {
      const suggestion = nearest(form, pluralForms);
      report.add('unknown-form', key, { form, known: pluralForms.join(', '), ...(suggestion && { suggestion }) });
    } else if (typeof text !== 'string' || text === '')
      report.add('empty-value', key, { key: form, orDelete: { phrase: 'orDelete' } });
    else return [form, { text, place, key }] as const;
    return undefined;
  });
  const whole = entries.filter((entry) => entry !== undefined);
  // One and two may be said by the word itself.
  const bare = whole.filter(([form, { text }]) => /^(?:few|many|other)$/.test(form) && !COUNT.test(text));
  if (whole.some(([, { text }]) => COUNT.test(text)))
    for (const [form, { text, place }] of bare) report.add('count-lost', place, { form, text });
  return whole.length === entries.length ? Object.fromEntries(whole) : undefined;
}

/** Where each language of a fact was written. */
const placesOf = (value: Mapping, origins: CheckContext['origins']) =>
  byCode(Object.fromEntries(Object.keys(value).map((name) => [name, locate(origins, value, [name]).place])));

/** The facts that the site itself gives: brand, addresses, the firm's particulars. */
export function siteFacts(
  { brand, organization }: Partly<AuthoredSite>,
  written: Mapping,
  { known, ...checking }: CheckContext & { known: Pick<KnownSite, 'defaultLanguage' | 'languages'> },
): Map<string, Fact> {
  const facts = readFacts(written, checking);
  const firm = isMapping(written.organization) ? written.organization : undefined;
  const isLeftOut = (path: string[]) => firm && path.length > 1 && !Object.hasOwn(firm, path[1] ?? '');
  const add = (name: string, by: Fact['by'] | undefined, path: string[], plain = false) => {
    // What a firm does not have is no fact, and may be one of site.yaml's own.
    if (!by && name !== 'email' && isLeftOut(path)) return;
    const { place } = locate(checking.origins, written, path);
    facts.set(name, by ? { by, place, plain, isName: true } : { by: {}, place, unclear: true });
  };
  const text = (written: { by: Fact['by'] } | undefined) => written && withDefault(written.by, known.defaultLanguage);
  add('brand', text(brand), ['brand'], brand?.by.default !== undefined);
  const city = organization?.city;
  add('city', text(city), ['organization', 'city'], city?.by.default !== undefined);
  const hours = wholeHours(organization?.openingHours);
  const hoursBy = hours && Object.fromEntries(known.languages.map((each) => [each.code, hoursIn(each, hours)]));
  add('openingHours', hoursBy, ['organization', 'openingHours']);
  for (const name of ['legalName', 'street', 'postalCode', 'email', 'telephone', 'whatsapp'] as const) {
    const value = organization?.[name]?.value;
    add(name, value === undefined ? undefined : { all: value }, ['organization', name]);
  }
  return facts;
}

const withDefault = ({ default: text, ...by }: Fact['by'], language: string) =>
  text === undefined ? by : { [language]: text, ...by };
