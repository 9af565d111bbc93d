import { type AuthoredCollection, collectionSchema, entryFields, entrySchema } from '../../../schema/collection.ts';
import { pageSchema } from '../../../schema/page.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Files } from '../files/files.ts';
import type { ContentFiles } from '../read/files.ts';
import { parseYaml } from '../read/parse.ts';
import { readSource } from '../read/source.ts';
import { isMapping } from '../written/mapping.ts';
import { locate, type Origins } from '../written/origin.ts';
import { placeAt, type Report } from '../written/report.ts';
import type { Partly } from './salvage.ts';
import { validateFile } from './validate.ts';

/** A folder whose pages are entries. */
export interface Collection {
  /** `/news` */
  readonly route: string;
  readonly file: string;
  /** What can be used of its file. */
  readonly value: Partly<AuthoredCollection>;
  /** What its pages may contain: below `entry:` its own fields. */
  readonly page: typeof pageSchema;
}

export type Collections = ReadonlyMap<string, Collection>;

const NONE: Collections = new Map();

/** Reads and checks what makes folders collections. */
export function readCollections(folder: Files, { collections: files }: ContentFiles, report: Report): Collections {
  if (files.size === 0) return NONE;
  const found = new Map<string, Collection>();
  for (const [route, file] of files) {
    const origins: Origins = new WeakMap();
    const source = readSource(folder, file, report);
    const written = source && parseYaml(source, origins, report);
    if (source && !isMapping(written))
      report.add('expected-fields', placeAt(source, 0, 1), { owner: { phrase: 'collection' }, example: '`title: …`' });
    if (!isMapping(written)) continue;
    const before = report.diagnostics.length;
    const value = validateFile(collectionSchema, written, { origins, report }) as Partly<AuthoredCollection>;
    for (const field of ['authors', ...Object.keys(value.fields ?? {})]) {
      const named = field === 'authors' ? value.authors : value.fields?.[field];
      if (!named?.startsWith('/') || files.has(named)) continue;
      const way = field === 'authors' ? [field] : ['fields', field];
      report.add('unknown-collection', locate(origins, written, way).place, unknownCollection(named, files.keys()));
    }
    const known = Object.keys(entryFields(value as Partial<AuthoredCollection>));
    value.needed?.forEach((field, place) => {
      if (field === undefined || known.includes(field)) return;
      const suggestion = nearest(field, known);
      const details = { key: 'needed', value: field, choices: known.join(', '), ...(suggestion && { suggestion }) };
      report.add('not-a-choice', locate(origins, written, ['needed', place]).place, details);
    });
    const isWhole = report.diagnostics.length === before;
    const entry = entrySchema(value as Partial<AuthoredCollection>, isWhole).optional();
    // What it knows of an entry is more than what is known of any.
    const page = pageSchema.extend({ entry }) as unknown as typeof pageSchema;
    found.set(route, { route, file, value, page });
  }
  return found;
}

/** What is said of a collection that is not there. */
export function unknownCollection(name: string, known: Iterable<string>) {
  const all = [...known];
  const suggestion = nearest(name, all);
  return { name, known: all.join(', ') || '–', ...(suggestion && { suggestion }) };
}

/** The collection that a page is in: that of the nearest folder above it. */
export function collectionOf(route: string, collections: Collections): Collection | undefined {
  if (collections.size === 0) return undefined;
  for (let end = route.lastIndexOf('/'); end > 0; end = route.lastIndexOf('/', end - 1)) {
    const found = collections.get(route.slice(0, end));
    if (found) return found;
  }
  return undefined;
}

/** True of a collection of articles: what has days has feeds. */
export const isListedByDay = ({ value }: Collection): boolean => (value.kind ?? 'article') === 'article';
