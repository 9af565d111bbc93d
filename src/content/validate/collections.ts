import { type AuthoredCollection, collectionSchema, entryFields, entrySchema } from '../../../schema/collection.ts';
import type { Narrowing } from '../../../schema/leaf.ts';
import { pageSchema } from '../../../schema/page.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Files } from '../files/files.ts';
import { joined } from '../files/path.ts';
import { type ContentFiles, findPartial } from '../read/files.ts';
import { parsePartly, parseYaml } from '../read/parse.ts';
import { readSource } from '../read/source.ts';
import { isMapping, type Mapping } from '../written/mapping.ts';
import { locate, type Origins } from '../written/origin.ts';
import { placeAt, type Report } from '../written/report.ts';
import { neededFields } from '../written/schema-fields.ts';
import { type Partly, salvage } from './salvage.ts';
import { validateFile } from './validate.ts';

/** A folder whose pages are entries. */
export interface Collection {
  /** `/news` */
  readonly route: string;
  readonly file: string;
  /** The file as it is written, and where each of its values stands. */
  readonly written: Mapping;
  readonly origins: Origins;
  /** False of a file with mistakes: nobody knows what pages are made for it. */
  readonly isWhole: boolean;
  /** What can be used of its file. */
  readonly value: Partly<AuthoredCollection>;
  /** What its pages may contain: below `entry:` its own fields. */
  readonly page: typeof pageSchema;
}

export type Collections = ReadonlyMap<string, Collection>;

/** A page that nobody wrote: a further one of a list, the first of a tag, an author or a year, or the one with the search. */
export interface MadePage {
  readonly route: string;
  /** The file that it is made of. */
  readonly file: string;
  /** The collection whose entries it lists; empty of the page with the search. */
  readonly collection: string;
  /** The page with the beginning of its list: itself of one that is the first. */
  readonly first: string;
  /** 1 of the first page of a list. */
  readonly number: number;
  /** To what its list is narrowed, and to which. */
  readonly only?: { readonly by: Narrowing; readonly value: string };
  /** What that is called, by language. */
  readonly called?: Readonly<Record<string, string>>;
  /** The languages in which it lists anything. */
  readonly languages: readonly string[];
  /** What stands in the file, where the site has none. */
  readonly text?: string;
}

/** Pages that are made by themselves, by their routes, and those that are in the way of a written one. */
export interface MadePages {
  readonly pages: ReadonlyMap<string, MadePage>;
  readonly taken: readonly MadePage[];
}

/** What stands in the addresses of pages of tags and authors before their names. */
const stepOf = (by: Narrowing) => (by === 'year' ? '' : `/${by}`);

/** The route of the page of a tag, an author or a year. */
export const madeRoute = (collection: string, by: Narrowing, value: string) =>
  `${collection}${stepOf(by)}/${by === 'author' ? value.slice(value.lastIndexOf('/') + 1) : value}`;

/** The route of a page of a list that goes on. */
export const routeOfPage = (first: string, number: number) => (number === 1 ? first : `${first}/${number}`);

/** How many entries a page lists. */
export const pageSizeOf = ({ value }: Collection) => value.perPage ?? 12;

const NONE: Collections = new Map();

const NARROWINGS: readonly Narrowing[] = ['tag', 'author', 'year'];

/** Reads and checks what makes folders collections. */
export function readCollections(folder: Files, content: ContentFiles, report: Report): Collections {
  const files = content.collections;
  if (files.size === 0) return NONE;
  const found = new Map<string, Collection>();
  for (const [route, file] of files) {
    const origins: Origins = new WeakMap();
    const source = readSource(folder, file, report);
    const before = report.diagnostics.length;
    const written = source && parseYaml(source, origins, report);
    const isTold = report.diagnostics.length > before;
    if (source && !isMapping(written) && !isTold)
      report.add('expected-fields', placeAt(source, 0, 1), { owner: { phrase: 'collection' }, example: '`title: …`' });
    if (!isMapping(written)) {
      // Its pages are entries all the same.
      const rest = source && parsePartly(source, origins);
      const value = (isMapping(rest) && salvage(collectionSchema, rest)) || {};
      const kept = { route, file, written: isMapping(rest) ? rest : {}, origins, isWhole: false };
      if (source) found.set(route, { ...kept, value, page: pageOf(value, false) });
      continue;
    }
    const value = validateFile(collectionSchema, written, { origins, report }) as Partly<AuthoredCollection>;
    for (const field of ['authors', ...Object.keys(value.fields ?? {})]) {
      const named = field === 'authors' ? value.authors : value.fields?.[field];
      if (!named?.startsWith('/') || files.has(named)) continue;
      const way = field === 'authors' ? [field] : ['fields', field];
      report.add('unknown-collection', locate(origins, written, way).place, unknownCollection(named, files.keys()));
    }
    const isOfKind = value.kind !== undefined;
    const fields = Object.keys(
      entryFields({ ...(value as Partial<AuthoredCollection>), ...(!isOfKind && { kind: 'event' }) }),
    );
    // Where one of these has a mistake of its own, that is told.
    const meant = Object.keys(isMapping(written.fields) ? written.fields : {});
    const known = [...fields, ...meant, ...['authors', 'tags'].filter((field) => Object.hasOwn(written, field))];
    value.needed?.forEach((field, place) => {
      if (field === undefined || known.includes(field)) return;
      const suggestion = nearest(field, fields);
      const details = { key: 'needed', value: field, choices: fields.join(', '), ...(suggestion && { suggestion }) };
      report.add('not-a-choice', locate(origins, written, ['needed', place]).place, details);
    });
    const isWhole = report.diagnostics.length === before;
    const { pages } = value;
    for (const by of NARROWINGS) {
      const path = pages?.[by];
      if (path === undefined || !pages) continue;
      const { place } = locate(origins, written, ['pages', by]);
      if (findPartial({ files: content, path, place }, report) === undefined) delete pages[by];
    }
    const kept = { route, file, written, origins, isWhole: report.diagnostics.length === before };
    found.set(route, { ...kept, value, page: pageOf(value, isWhole) });
  }
  return found;
}

/** What pages may contain that are entries of a collection. */
function pageOf(value: Collection['value'], isWhole: boolean): typeof pageSchema {
  const schema = entrySchema(value as Partial<AuthoredCollection>, isWhole);
  const entry = neededFields(schema).length > 0 ? schema : schema.optional();
  // What it knows of an entry is more than what is known of any.
  return pageSchema.extend({ entry }) as unknown as typeof pageSchema;
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

/** The files that its pages of tags, authors and years are made of. */
export const madeFrom = ({ pages }: Collection['value']): string[] =>
  NARROWINGS.flatMap((by) => (pages?.[by] === undefined ? [] : [joined('pages', pages[by])]));
