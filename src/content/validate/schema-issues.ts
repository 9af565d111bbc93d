import { z } from 'zod';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Phrase } from '../../diagnostics/phrases.ts';
import { asWritten } from '../written/as-written.ts';
import { isMapping, type Mapping, valueAtPath } from '../written/mapping.ts';
import { locate, type Path } from '../written/origin.ts';
import { type CheckContext, placeAt, type Report } from '../written/report.ts';
import { respell } from '../written/respell.ts';
import {
  fieldNames,
  fieldsAt,
  innerSchema,
  isText,
  kindOf,
  mayBeLeftOut,
  neededFields,
  schemaAt,
} from '../written/schema-fields.ts';
import { examples, explainIssue, isPictureFile, named, withSuggestion } from './explain-issue.ts';

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
export function reportIssues({ issues, ...subject }: Issues, checking: CheckContext): void {
  for (const issue of issues) if (issue.code !== 'unrecognized_keys') reportIssue(issue, subject, checking);
}

const ownerAt = (owner: Phrase, path: Path): Phrase => {
  const name = [...path].reverse().find((step) => typeof step === 'string');
  return name === undefined ? owner : { phrase: 'namedField', value: asWritten(name) };
};

/** Reports unknown names and puts misspelt ones right in the value; gives the paths of those that were put right. */
export function respellKeys({ issues, written, schema, owner }: Issues, checking: CheckContext): Path[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const { path, keys } = issue;
    // Zod names unknown keys only of what is a mapping.
    const holder = valueAtPath(written, path) as Mapping;
    const fields = fieldsAt(schema, path);
    const lacking = (value: unknown) => fieldFor(value, { holder, fields, schema, path });
    return respell({ holder, fields, owner: ownerAt(owner, path), keys, lacking }, checking).map((field) => [
      ...path,
      field,
    ]);
  });
}

interface Fields {
  readonly holder: Mapping;
  readonly fields: readonly string[];
  readonly schema: z.ZodType;
  readonly path: Path;
}

/** What can only be where something leads: no file that is shown. */
const LINK = /^(?:\/|#.|https?:|mailto:|tel:)(?!.*\.(?:png|jpe?g|svg|webp|avif|gif|mp4|csv)$)/i;

/**
 * The only needed field that is not there, where a value under another name fits it; plain words fit too much, and of a list
 * it is enough that it is one. What leads somewhere is for the field that does.
 */
function fieldFor(value: unknown, { holder, fields, schema, path }: Fields): string | undefined {
  const open = fields.filter((field) => !Object.hasOwn(holder, field));
  const isOfLink = (field: string) => kindOf(schemaAt(schema, [...path, field]) ?? z.never()) === 'link';
  const leads = typeof value === 'string' && LINK.test(value) ? open.find(isOfLink) : undefined;
  if (leads !== undefined) return leads;
  const lacking = open.filter((field) => !mayBeLeftOut(schema, [...path, field]));
  const [field, another] = lacking;
  const inner = field === undefined || another !== undefined ? undefined : schemaAt(schema, [...path, field]);
  if (!inner || (typeof value === 'string' && kindOf(inner) !== undefined)) return undefined;
  const isList = Array.isArray(value) && inner instanceof z.ZodArray;
  return isList || z.safeParse(inner, value).success ? field : undefined;
}

/** A value to begin with, where the field holds neither words of its own nor fields. */
function exampleAt(schema: z.ZodType, path: Path, key: string): string {
  const inner = schemaAt(schema, path);
  if (inner instanceof z.ZodArray && fieldsAt(schema, [...path, 0]).length === 0) {
    const [first = examples[key.replace(/s$/, '')]] = inner.element instanceof z.ZodEnum ? inner.element.options : [];
    return first === undefined ? '…' : `[${first}]`;
  }
  const parts = inner && kindOf(inner) === undefined ? neededFields(inner) : [];
  if (parts.length > 0)
    return `{ ${parts.map((part) => `${part}: ${exampleAt(schema, [...path, part], part)}`).join(', ')} }`;
  const isOwn = fieldsAt(schema, path).length > 0 || isText(inner) || (inner && kindOf(inner) === 'image');
  const example = isOwn ? '…' : (examples[key] ?? '…');
  // A figure and a time of the day may have one name.
  return inner && kindOf(inner) === 'number' && !/^\d+$/.test(example) ? '…' : example;
}

/** True of a list of names and addresses, one of which stands in its place. */
function takesNames(schema: z.ZodType, path: Path, value: unknown): boolean {
  const entry = schemaAt(schema, [...path, 0]);
  if (entry === undefined || isText(entry) || typeof value !== 'string') return false;
  return entry instanceof z.ZodEnum || (isTaken(entry, value.split(/[,;،\s]/)[0]) && !isTaken(entry, {}));
}

const isTaken = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** Fields shown of those that may not be left out. */
const SHOWN = 3;

/** The fields that are needed where one value stands, as they can be written: the first that takes it has it. */
function neededAt(schema: z.ZodType, path: Path, value: unknown): string[] {
  const holder = schemaAt(schema, path);
  if (!holder) return [];
  const takes = (name: string) => {
    const inner = innerSchema(holder, name);
    // What takes any words tells nothing of these.
    return inner !== undefined && !isText(inner) && isTaken(inner, value) && !isTaken(inner, '…');
  };
  const own = typeof value === 'object' ? undefined : fieldNames(holder).find(takes);
  const needed = neededFields(holder).slice(0, SHOWN);
  const shown = own === undefined || needed.includes(own) ? needed : [own];
  return shown.map((name) => {
    const inner = innerSchema(holder, name);
    const isPicture = inner !== undefined && kindOf(inner) === 'image' && isPictureFile(value);
    return `${name}: ${name === own ? asWritten(value) : isPicture ? `{ src: ${asWritten(value)}, alt: … }` : '…'}`;
  });
}

function reportIssue(
  issue: z.core.$ZodIssue,
  { written, schema, owner, mayLack }: Omit<Issues, 'issues'>,
  { origins, report }: CheckContext,
): void {
  const { place, key: at, missing } = locate(origins, written, issue.path);
  if (issue.code === 'invalid_key') return report.add('bad-name', at, { name: asWritten(issue.path.at(-1)) });
  if (issue.code === 'custom' && issue.params?.fault === 'name-above-languages')
    return report.add('name-above-languages', at, { name: asWritten(issue.path.at(-1)) });
  if (issue.code === 'custom' && issue.params?.fault === 'text-has-no-fields')
    return report.add('text-has-no-fields', at, {
      key: asWritten(issue.path.at(-1)),
      form: { phrase: issue.params.kind === 'entry' ? 'asEntry' : 'asWords' },
    });
  const key = named(issue.path).findLast((part) => typeof part === 'string') ?? 'blocks';
  const value = valueAtPath(written, issue.path);
  if ((missing || issue.code === 'too_small') && mayLack?.(issue.path)) return;
  if (missing && isFurtherIn(issue.path, written, schema)) return;
  if (missing)
    return report.add('missing-field', place, {
      key,
      owner: ownerAt(owner, issue.path.slice(0, -1)),
      example: exampleAt(schema, issue.path, String(key)),
    });
  // An alias that repeats nothing has been reported where it stands.
  if (value === undefined) return;
  const isQuoted = /["']/.test(place.source.text[place.range.start] ?? '');
  if (value === '' && isQuoted) return report.add('empty-quotes', place, { orDelete: orDelete(schema, issue.path) });
  if (value === null && typeof issue.path.at(-1) === 'number') return reportEmptyEntry(place, report);
  if (value === null && reportNoColon(at, isText(schemaAt(schema, issue.path.slice(0, -1))), report)) return;
  if (value === null || value === '' || (issue.code === 'custom' && issue.params?.fault === 'empty-value'))
    return report.add('empty-value', place, { key, orDelete: orDelete(schema, issue.path) });
  const fields = fieldsAt(schema, issue.path);
  const found = explainIssue(issue, {
    key: String(key),
    value,
    fields,
    needed: () => neededAt(schema, issue.path, value),
    entryFields: fieldsAt(schema, [...issue.path, 0]),
    path: issue.path,
  });
  const listsNames = takesNames(schema, issue.path, value);
  report.tell(withSuggestion(found, { value, issue, listsNames }, place), place);
}

/** Reports a name in braces that has no colon between it and its value: `{ en Words }`. True where it is one. */
function reportNoColon({ source, range }: Place, isLanguage: boolean, report: Report): boolean {
  const [, key = '', gap = ''] = /^([\w-]+)(\s*=\s*|\s+)[^\s=]/.exec(source.text.slice(range.start, range.end)) ?? [];
  if (key === '' || /^\s*:/.test(source.text.slice(range.end, range.end + 8))) return false;
  const end = range.start + key.length;
  const place = placeAt(source, range.start, end);
  const fix = { range: { start: end, end: end + gap.length }, text: ': ' };
  if (isLanguage) report.add('language-without-colon', place, { key }, fix);
  else report.add('yaml-missing-colon', place);
  return true;
}

/** Reports a dash with nothing behind it. */
export function reportEmptyEntry({ source, range }: Place, report: Report): void {
  const start = source.text.lastIndexOf('-', range.start);
  report.add('empty-entry', placeAt(source, start, start + 1));
}

/** What else can be done about a value that is not there. */
const orDelete = (schema: z.ZodType, path: Path): Phrase | '' =>
  mayBeLeftOut(schema, path) ? { phrase: 'orDelete' } : '';

/** True for a missing field that stands below one of its neighbours, where it is reported as unknown. */
function isFurtherIn(path: Path, written: Mapping, schema: z.ZodType): boolean {
  const [field, above] = [String(path.at(-1)), path.slice(0, -1)];
  const holder = valueAtPath(written, above);
  return Object.entries(isMapping(holder) ? holder : {}).some(
    ([name, value]) =>
      isMapping(value) && Object.hasOwn(value, field) && !fieldsAt(schema, [...above, name]).includes(field),
  );
}
