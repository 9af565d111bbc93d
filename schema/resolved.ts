import type {
  Count,
  CsvRows,
  Day,
  Endpoint,
  Entry,
  Frame,
  Icon,
  Image,
  Link,
  Listing,
  Period,
  Pointer,
  Region,
  RichText,
  Span,
  Text,
  Year,
} from './leaf.ts';

/**
 * A piece of text that differs from its surroundings. `isolate` keeps Latin names and figures in order inside
 * right-to-left text; `lang` and `dir` mark words of another language than the page's.
 */
export interface Run {
  readonly text: string;
  readonly isolate?: true;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** A finished text: mostly one string, otherwise the pieces it consists of. */
export type TextValue = string | readonly (string | Run)[];

/** A finished piece of rich text. */
export type RichNode =
  | { readonly type: 'text'; readonly value: TextValue }
  | { readonly type: 'strong' | 'em'; readonly children: readonly RichNode[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly RichNode[] }
  | { readonly type: 'break' };

export type RichBlock =
  | { readonly type: 'paragraph'; readonly children: readonly RichNode[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly RichBlock[])[] };

export interface RichValue {
  readonly blocks: readonly RichBlock[];
  /** Set when the text is shown in another language than the page's. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** A picture in one format, in several widths. */
export interface PictureSource {
  /** `image/avif` */
  readonly type: string;
  readonly srcSet: string;
}

export interface ImageValue {
  readonly src: string;
  /** A plain string: alternative text is an attribute. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The same in better formats, the best first; absent for drawings, and while authors work. */
  readonly sources?: readonly PictureSource[];
  /** How wide it is shown where nothing else is known: never wider than it is. */
  readonly sizes?: string;
}

export interface EntryValue {
  readonly heading: TextValue;
  readonly detail?: TextValue;
}

export interface RegionValue {
  readonly key: string;
  readonly label: TextValue;
}

/** A row of a table. */
export interface RowValue {
  readonly cells: readonly TextValue[];
}

/** A number that a drawing measures with, and how the page's language writes it. */
export interface CountValue {
  readonly value: number;
  readonly text: string;
}

/** Twelve months of the Gregorian calendar, mostly those of a year, and what the page's language calls them. */
export interface YearValue {
  /** The first month: `2027-01`. */
  readonly starts: string;
  /** The year, or the two that the months are in. */
  readonly text: TextValue;
  /** Twelve short names, that of the first month first. */
  readonly months: readonly string[];
  /** True of a year that was named, false of the months that begin with the present one. */
  readonly named: boolean;
  /** The day on which the page was made: `2027-02-08`. */
  readonly today: string;
  /** A day of a month as the language writes it, `|day|` and `|month|` in their places; and the names of days. */
  readonly date: string;
  readonly days: readonly string[];
}

/** Days from the first to the last, as `2027-02-08`, and how the page's language writes them. */
export interface PeriodValue {
  readonly starts: string;
  readonly ends: string;
  readonly text: TextValue;
}

/** A day as `2027-02-08`, and how the page's language writes it. */
export interface DayValue {
  readonly iso: string;
  readonly text: TextValue;
}

/** When an event is, as days (`2026-09-15`, the last one included) or as moments (RFC 3339, with the offset of its place), and where. */
export interface EventValue {
  readonly starts: string;
  readonly ends?: string;
  readonly place?: TextValue;
}

/** A page that another one names: where it is, and what it is called. */
export interface PointerValue {
  readonly route: string;
  readonly href: string;
  readonly title: TextValue;
}

/** A page of a collection, as lists show it in the language of theirs. */
export interface ListedPage extends PointerValue {
  readonly summary: TextValue;
  readonly date?: DayValue;
  readonly picture?: ImageValue;
  readonly authors: readonly PointerValue[];
  /** Its tags, each with the path of its own page where it has one. */
  readonly tags: readonly { readonly name: string; readonly label: TextValue; readonly href?: string }[];
  /** Of an event, whose `date` is written with its last day and its hours. */
  readonly event?: EventValue;
  /** What the collection's entries have of its own making. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** What it is to the page that asks for its neighbours. */
  readonly rel?: 'previous' | 'next';
}

/** A month of the Gregorian calendar with what is in it, as the page's language writes it. */
export interface MonthValue {
  /** `2026-09` */
  readonly starts: string;
  /** `September 2026` */
  readonly text: string;
  /** The short names of seven days, that with which a week begins first. */
  readonly weekdays: readonly string[];
  /** So many places of its first week are before its first day. */
  readonly blanks: number;
  /** Its days; those on which something is are marked. */
  readonly days: readonly { readonly text: string; readonly marked: boolean }[];
  /** What begins in it, by days. */
  readonly entries: readonly {
    readonly href: string;
    readonly title: TextValue;
    readonly date?: TextValue;
    readonly place?: TextValue;
  }[];
}

/** A page of a list that goes on: its number as the language writes it, and its path; the one that is shown has none. */
export interface PageOfList {
  readonly text: string;
  readonly href?: string;
}

/**
 * Makes of the pages that were found, and of a block's own words, what the block shows. `pages` are those of a list that goes on,
 * nothing in the place of some that are left out; none of a list that is whole. `monthsOf` lays pages out by months.
 */
export type Draw<Drawn> = (
  found: readonly ListedPage[],
  words: Readonly<Record<string, TextValue>>,
  pages: readonly (PageOfList | undefined)[],
  monthsOf: (found: readonly ListedPage[]) => readonly MonthValue[],
) => Drawn;

/** What a component receives for a validated value: texts are finished, links lead somewhere. */
export type Resolved<T> = T extends Text | Span
  ? TextValue
  : T extends Listing<infer Drawn>
    ? Drawn
    : T extends Pointer
      ? PointerValue
      : T extends RichText
        ? RichValue
        : T extends Entry
          ? EntryValue
          : T extends Link | Icon | Endpoint | Frame
            ? string
            : T extends Image
              ? ImageValue
              : T extends CsvRows
                ? readonly RowValue[]
                : T extends Region
                  ? RegionValue
                  : T extends Count
                    ? CountValue
                    : T extends Year
                      ? YearValue
                      : T extends Period
                        ? PeriodValue
                        : T extends Day
                          ? DayValue
                          : T extends readonly (infer Item)[]
                            ? readonly Resolved<Item>[]
                            : T extends object
                              ? { readonly [Key in keyof T]: Resolved<T[Key]> }
                              : T;
