import type { z } from 'zod';
import type { Code } from '../diagnostics/catalogue.ts';
import type { Details, Phrase, Place } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { asWritten } from './as-written.ts';
import { quoted } from './line-fault.ts';
import { meantNumber } from './lookalikes.ts';
import { isMapping, type Mapping } from './mapping.ts';
import { meantForm } from './meant-form.ts';
import { locate, type Origins, type Path } from './origin.ts';
import type { Report } from './report.ts';
import { respell } from './respell.ts';
import { fieldsAt, mayBeLeftOut } from './schema-fields.ts';

/** What turning Zod's findings into messages needs. */
export interface Checking {
  readonly origins: Origins;
  readonly report: Report;
}

interface Issues {
  readonly issues: readonly z.core.$ZodIssue[];
  readonly written: Mapping;
  readonly schema: z.ZodType;
  /** What is being checked, in words. */
  readonly owner: Phrase;
  /** True of what may stand in a file that is not there, so that it is not called missing. */
  readonly mayLack?: (path: Path) => boolean;
}

/** Reports everything but unknown names that Zod found in a value, each at its exact place. */
export function reportIssues({ issues, ...subject }: Issues, checking: Checking): void {
  for (const issue of issues) if (issue.code !== 'unrecognized_keys') reportIssue(issue, subject, checking);
}

const ownerAt = (owner: Phrase, path: Path): Phrase => {
  const name = [...path].reverse().find((step) => typeof step === 'string');
  return name === undefined ? owner : { phrase: 'namedField', value: asWritten(name) };
};

/** Reports unknown names and puts misspelt ones right in the value; gives the paths of those that were put right. */
export function respellKeys({ issues, written, schema, owner }: Issues, checking: Checking): Path[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const { path, keys } = issue;
    // Zod names unknown keys only of what is a mapping.
    const holder = path.reduce<unknown>((value, step) => (value as Mapping)[step as string], written) as Mapping;
    return respell({ holder, fields: fieldsAt(schema, path), owner: ownerAt(owner, path), keys }, checking).map(
      (field) => [...path, field],
    );
  });
}

/** The part of a path that is fields: a sample stands for its field, and countries are listed by language codes. */
const named = (path: Path): Path => {
  const last = path.findIndex((step) => step === 'sample' || step === 'countries');
  return last === -1 ? path : path.slice(0, last + (path[last] === 'countries' ? 1 : 0));
};

function reportIssue(
  issue: z.core.$ZodIssue,
  { written, schema, owner, mayLack }: Omit<Issues, 'issues'>,
  { origins, report }: Checking,
): void {
  const { place, key: at, missing } = locate(origins, written, issue.path);
  if (issue.code === 'invalid_key') return report.add('bad-name', at, { name: asWritten(issue.path.at(-1)) });
  const key = named(issue.path).findLast((part) => typeof part === 'string') ?? 'blocks';
  const value = issue.path.reduce<unknown>(
    (holder, part) => (isMapping(holder) || Array.isArray(holder) ? (holder as Mapping)[part as string] : undefined),
    written,
  );
  if ((missing || issue.code === 'too_small') && mayLack?.(issue.path)) return;
  if (missing && isFurtherIn(issue.path, written, schema)) return;
  if (missing)
    return report.add('missing-field', place, {
      key,
      owner: ownerAt(owner, issue.path.slice(0, -1)),
      example: examples[String(key)] ?? '…',
    });
  // An alias that repeats nothing has been reported where it stands.
  if (value === undefined) return;
  if (value === '') return report.add('empty-quotes', place, { orDelete: orDelete(schema, issue.path) });
  if (value === null || (issue.code === 'custom' && issue.params?.fault === 'empty-value'))
    return report.add('empty-value', place, { key, orDelete: orDelete(schema, issue.path) });
  const fields = fieldsAt(schema, issue.path);
  const { code, details } = explainIssue(issue, { key: String(key), owner, value, fields, path: issue.path });
  const meant = code === 'expected-number' && typeof value === 'string' ? meantNumber(value) : undefined;
  const form = code === 'wrong-format' ? meantForm(String(key), asWritten(value)) : undefined;
  if (form !== undefined) {
    const repair = { range: place.range, text: inPlaceOf(place, form) };
    return report.add(code, place, { ...details, suggestion: form }, repair);
  }
  const flag = code === 'expected-boolean' ? meantFlag(value) : undefined;
  if (flag) return report.add(code, place, details, { range: place.range, text: flag });
  if (!meant) return report.add(code, place, details);
  const fix = meant.exact ? { range: place.range, text: meant.number } : undefined;
  report.add(code, place, { ...details, suggestion: meant.number }, fix);
}

/** What older YAML takes for `true` and `false`. */
const meantFlag = (value: unknown) =>
  /^(?:yes|on)$/i.test(String(value)) ? 'true' : /^(?:no|off)$/i.test(String(value)) ? 'false' : undefined;

/** What else can be done about a value that is not there. */
const orDelete = (schema: z.ZodType, path: Path): Phrase | '' =>
  mayBeLeftOut(schema, path) ? { phrase: 'orDelete' } : '';

/** A value as it has to be written where another stands: quoted where that is, or where YAML would read it otherwise. */
function inPlaceOf({ source, range }: Place, value: string): string {
  const isQuoted = /^["']/.test(source.text.slice(range.start, range.end));
  return isQuoted || /^\W|: | #/.test(value) ? quoted(value) : value;
}

/** True for a missing field that stands below one of its neighbours, where it is reported as unknown. */
function isFurtherIn(path: Path, written: Mapping, schema: z.ZodType): boolean {
  const [field, above] = [String(path.at(-1)), path.slice(0, -1)];
  const holder = above.reduce<unknown>((value, step) => (value as Mapping)[step as string], written);
  return Object.entries(isMapping(holder) ? holder : {}).some(
    ([name, value]) =>
      isMapping(value) && Object.hasOwn(value, field) && !fieldsAt(schema, [...above, name]).includes(field),
  );
}

interface Subject {
  readonly key: string;
  readonly owner: Phrase;
  readonly value: unknown;
  /** The names of the fields that belong at the value's place, if fields do. */
  readonly fields: readonly string[];
  readonly path: Path;
}

/** Examples of values that a field's pattern wants, by the field's name. */
const examples: Readonly<Record<string, string>> = {
  id: 'how-it-works',
  code: 'pt-BR',
  locale: 'en_US',
  color: '#1B7A4B',
  country: 'TR',
  countries: 'TR',
  url: 'https://www.example.com',
  lookup: 'https://api.example.com/country',
  formEndpoint: 'https://forms.example.com/send',
  email: 'name@example.com',
  whatsapp: '905550000000',
  numbering: 'latn',
};

function explainIssue(issue: z.core.$ZodIssue, { key, owner, value, fields, path }: Subject) {
  const as = (code: Code, details: Details) => ({ code, details });
  if (issue.code === 'custom') {
    const { fault, ...bounds } = issue.params ?? {};
    return as(fault as Code, { key, owner, value: asWritten(value), example: exampleFor(path), ...bounds });
  }
  if (issue.code === 'too_small')
    return as('list-too-short', { key, count: (value as unknown[]).length, minimum: Number(issue.minimum) });
  if (issue.code === 'too_big')
    return as('list-too-long', { key, count: (value as unknown[]).length, maximum: Number(issue.maximum) });
  if (issue.code === 'invalid_value') {
    const choices = issue.values.map(String);
    const suggestion = nearest(asWritten(value), choices);
    return as('not-a-choice', {
      key,
      value: asWritten(value),
      choices: choices.join(', '),
      ...(suggestion && { suggestion }),
    });
  }
  if (issue.code === 'invalid_format')
    return as('wrong-format', { key, value: asWritten(value), example: exampleFor(path) });
  if (issue.code === 'invalid_type' && issue.expected === 'array') return as('expected-list', { key });
  if (issue.code === 'invalid_type' && issue.expected === 'string') return as('expected-single-text', { key });
  if (fields.join() === 'src,alt') return as('expected-image', { key });
  const example = `\`${fields[0] ?? 'title'}: …\``;
  return as('expected-fields', { owner: { phrase: 'namedField', value: key }, example });
}

/** The example of the innermost field on the way to a value that has one. */
const exampleFor = (path: Path): string =>
  [...named(path)].reverse().flatMap((step) => examples[String(step)] ?? [])[0] ?? '…';
