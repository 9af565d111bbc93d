import { z } from 'zod';

/**
 * Leaves are the values that still depend on a language, a fact or a route when a file has been validated.
 * The localizer (src/content/resolve/localize.ts) turns each into its finished form.
 */
export interface Text {
  readonly $leaf: 'text';
  /** Authored strings by language code; `default` is the site's default language, `all` every language. */
  readonly by: Readonly<Record<string, string>>;
}
export interface RichText {
  readonly $leaf: 'rich';
  readonly by: Readonly<Record<string, string>>;
}
export interface Entry {
  readonly $leaf: 'entry';
  readonly by: Readonly<Record<string, string>>;
}
export interface Link {
  readonly $leaf: 'link';
  readonly target: string;
}
export interface Endpoint {
  readonly $leaf: 'endpoint';
  readonly key: string;
}
/** A page of another host, to be shown in a frame. */
export interface Frame {
  readonly $leaf: 'frame';
  readonly address: string;
}
export interface Image {
  readonly $leaf: 'image';
  readonly src: string;
  readonly alt: Text | null;
}
/** The rows of a table in a CSV file below `public/`. */
export interface CsvRows {
  readonly $leaf: 'csv';
  readonly path: string;
  /** The field beside it that has an entry for each column. */
  readonly columns: string;
}
export interface Icon {
  readonly $leaf: 'icon';
  readonly name: string;
}
export interface Region {
  readonly $leaf: 'region';
  readonly key: string;
}
export interface Count {
  readonly $leaf: 'count';
  readonly value: number;
}
export interface Year {
  readonly $leaf: 'year';
  /** Undefined of the twelve months that begin with the present one. */
  readonly value?: number;
}
export interface Period {
  readonly $leaf: 'period';
  /** Both days as `2027-02-08`; a single day is both. */
  readonly starts: string;
  readonly ends: string;
}
export interface Day {
  readonly $leaf: 'day';
  /** `2027-02-08` */
  readonly iso: string;
}
/** A page of a collection that another one names: its author. */
export interface Pointer {
  readonly $leaf: 'pointer';
  readonly target: string;
  readonly collection: string;
}
/** What is asked of a collection. */
export interface Query {
  /** The collection; undefined of the page's own. */
  readonly of?: string | undefined;
  /** `site` for all pages, whatever collection they are in; `below` for the sections of the page that follow the block. */
  readonly which: 'all' | 'related' | 'neighbours' | 'this' | 'site' | 'below';
  readonly tag?: string | undefined;
  readonly author?: string | undefined;
  readonly year?: string | undefined;
  readonly order?: 'newest' | 'oldest' | 'title' | undefined;
  readonly limit?: number | undefined;
}
/** Something of a collection that has a page of its own. */
export type Narrowing = 'tag' | 'author' | 'year';
/** What a collection answers, as a block shows it. */
export interface Listing<Drawn = unknown> {
  readonly $leaf: 'listing';
  readonly query: Query;
  /** Makes of the pages that were found, and of the block's own words, what the block shows: a `Draw`. */
  readonly draw: (found: never, words: never, pages: never, monthsOf: never) => Drawn;
  /** The field below which the query is written, where it is not the block itself. */
  readonly below?: string;
  /** Fields of the block with words that are drawn too. */
  readonly words: Readonly<Record<string, Text>>;
}
/** Figures from one to another; a single one is both. */
export interface Span {
  readonly $leaf: 'span';
  readonly from: number;
  readonly to: number;
}
export type Leaf =
  | (Text | RichText | Entry | Link | Endpoint | Frame | Image | Icon | Region | CsvRows)
  | (Count | Year | Period | Day | Span)
  | (Pointer | Listing);

/** Faults that the vocabulary itself finds; src/diagnostics gives each its sentence. */
export type LeafFault =
  | 'missing-field'
  | 'empty-value'
  | 'expected-text'
  | 'expected-single-text'
  | 'expected-number'
  | 'expected-boolean'
  | 'expected-image'
  | 'not-a-color'
  | 'wrong-format'
  | 'wrong-site-address'
  | 'out-of-range'
  | 'wrong-direction'
  | 'repeated-country'
  | 'uneven-list'
  | 'chosen-twice'
  | 'repeated-name'
  | 'not-of-kind'
  | 'files-by-mail'
  | 'name-above-languages'
  | 'text-has-no-fields'
  | 'repeated-hours'
  | 'wildcard-host'
  | 'ends-before-start'
  | 'no-date-in-year'
  | 'no-effect-beside';

/** For `refine`: the value does not have the form that its field needs. */
export const wrongFormat = { params: { fault: 'wrong-format' satisfies LeafFault } };

/** Reports a fault at the value (or below it, at `path`), with what is told of it, and gives Zod's marker for 'no value'. */
export function refuse(
  ctx: z.core.$RefinementCtx<unknown>,
  fault: LeafFault,
  path: (string | number)[] = [],
  about: Readonly<Record<string, string>> = {},
): never {
  ctx.addIssue({ code: 'custom', input: ctx.value, message: fault, params: { fault, ...about }, path });
  return z.NEVER;
}

/** A leaf that is authored as one plain string. */
export const single = <L extends Leaf>(kind: L['$leaf'], make: (value: string) => L) =>
  z
    .unknown()
    .transform((value, ctx): L => {
      if (value === undefined) return refuse(ctx, 'missing-field');
      if (value === null || value === '') return refuse(ctx, 'empty-value');
      if (typeof value !== 'string') return refuse(ctx, 'expected-single-text');
      return make(value);
    })
    .meta({ kind });

/** True for a value that the localizer has to finish. */
export function isLeaf(value: unknown): value is Leaf {
  return typeof value === 'object' && value !== null && '$leaf' in value;
}
