import { isOwnCode, messages } from '../../diagnostics/catalogue.ts';
import type { Fix, Place, Source } from '../../diagnostics/diagnostic.ts';
import { type Diagnostic, severityOf } from '../../diagnostics/diagnostic.ts';
import type { PictureFile } from '../assets/picture-files.ts';
import { SITE_FILE } from '../read/files.ts';
import type { Unfolded } from '../read/unfolded.ts';
import type { OwnEntry } from '../resolve/listed.ts';
import type { OwnAddress } from '../written/addresses.ts';

/** A place as plain data: a file, and a half-open range of its text in UTF-16 code units. */
export type StoredPlace = readonly [file: string, start: number, end: number];

/** A message as plain data. Its words are in the catalogue. */
export interface StoredFinding extends Pick<Diagnostic, 'code' | 'details'> {
  readonly at: StoredPlace;
  readonly fix?: Fix;
}

/** What is told of one page, as far as it is seen without all others. */
export interface PageFindings {
  /** Of its file and of what this includes. */
  readonly file: readonly StoredFinding[];
  /** Of the page in each language. */
  readonly languages: readonly (readonly [language: string, told: readonly StoredFinding[]])[];
  /** Of letters that no font has. */
  readonly letters: readonly StoredFinding[];
  /** Of what stands in its texts. */
  readonly texts: readonly StoredFinding[];
  /** What is told of translations that have grown old, with what locks call each. */
  readonly old: readonly (readonly [name: string | null, finding: StoredFinding])[];
}

/** What is compared with other pages, or listed, of a page in a language. */
export interface RecordedTitle {
  readonly language: string;
  readonly title: string;
  readonly titleAt: StoredPlace;
  readonly description: string;
  readonly descriptionAt: StoredPlace;
  readonly noindex: boolean;
}

/** A fact that a page gives, and where. */
export type GivenFact = readonly [name: string, at: StoredPlace];

/** Where a link leads: the address, or what is wrong with it as JSON. */
export type RecordedLink = readonly [language: string, written: string, lead: string];

/** All that is known of a page once the page itself is forgotten: plain data, about a kilobyte. */
export interface PageRecord {
  readonly route: string;
  /** The page's own file. */
  readonly file: string;
  /** Every file that was read for it, its own first. */
  readonly used: readonly string[];
  /** The sums of these, in their order. */
  readonly sums: readonly string[];
  /** The languages in which it is offered. */
  readonly languages: readonly string[];
  /** True of a page that is not published: a draft, or one whose day has not come, or is over. */
  readonly draft: boolean;
  /** False where nothing of it can be used. */
  readonly readable: boolean;
  /** True where something that it uses could not be found or read. */
  readonly lost: boolean;
  /** What it is, as JSON, of a page that is made by itself. */
  readonly made?: string;
  /** What it names as its template. */
  readonly template: string | undefined;
  /** The addresses that it had before; null in the place of one that cannot be used. */
  readonly formerly: readonly (string | null)[];
  /** What its address is called in languages in which that is another than the file's name. */
  readonly address?: OwnAddress | undefined;
  /** Undefined where its mistakes leave open which sections it has. */
  readonly anchors: readonly string[] | undefined;
  /** The names of its hidden sections. */
  readonly hidden: readonly string[];
  readonly given: readonly GivenFact[];
  /** The names under which it gives facts, those that cannot be read too. */
  readonly named: readonly string[];
  /** The facts that its texts use. */
  readonly facts: readonly string[];
  readonly icons: readonly string[];
  readonly asTheyAre: readonly string[];
  readonly pictures: readonly (readonly [string, readonly PictureFile[]])[];
  /** The types of its blocks, and their fields that hold more than words or a figure. */
  readonly blocks: readonly string[];
  /** The day on which it was made, where it marks that or is published by it: on another one it is another page. */
  readonly days: readonly string[];
  /** What it tells lists of itself, by language, of an entry. */
  readonly entry?: {
    readonly collection: string;
    readonly own: readonly (readonly [language: string, own: OwnEntry])[];
  };
  /** What it asked collections: the language, the query, and the sum of what was answered. */
  readonly asked: readonly (readonly [language: string, query: string, sum: string])[];
  /** The regions that it names. */
  readonly regions: readonly string[];
  /** The pages that its words lead to, as they are written. */
  readonly linked: readonly string[];
  readonly leads: readonly RecordedLink[];
  readonly shown: readonly RecordedTitle[];
  /** Every character that it shows, by language. */
  readonly characters: Readonly<Record<string, string>>;
  /** The letters that the font named for a language lacks, by language. */
  readonly lacked: Readonly<Record<string, string>>;
  readonly unfolded: Readonly<Unfolded>;
  /** True where names that were meant were no longer searched for. */
  readonly spent: boolean;
  readonly findings: PageFindings;
  /** Language, sum of the words and sum of their source of each translation, where locks know any. */
  readonly translated: readonly string[];
  /** Files of several pages whose notes were looked at with this one. */
  readonly noted: readonly string[];
}

export const storedPlace = ({ source, range }: Place): StoredPlace => [source.file, range.start, range.end];

export const storedFinding = ({ code, details, fix, place }: Diagnostic): StoredFinding => ({
  ...{ code, details, at: storedPlace(place) },
  ...(fix && { fix }),
});

/** The place of plain data; `sourceOf` gives a file's text when it is asked for. */
export const placeOfStored = ([file, start, end]: StoredPlace, sourceOf: (file: string) => Source): Place => ({
  source: sourceOf(file),
  range: { start, end },
});

/** A message of plain data. */
export const diagnosticOf = (
  { code, details, at, fix }: StoredFinding,
  sourceOf: (file: string) => Source,
): Diagnostic =>
  // It was told with its own blanks.
  ({
    code,
    details,
    severity: severityOf(code),
    place: placeOfStored(at, sourceOf),
    ...(fix && { fix }),
    ...(isOwnCode(code) && { own: messages[code] }),
  }) as Diagnostic;

const isError = ({ code }: StoredFinding) => severityOf(code) === 'error';

/** True where a record may be another one with other names in site.yaml, or with the same ones elsewhere in it. */
export const leansOnSite = ({ findings: { file, languages, letters, texts } }: PageRecord): boolean =>
  [...file, ...languages.flatMap(([, told]) => told), ...letters, ...texts].some(
    (each) => isError(each) || each.at[0] === SITE_FILE,
  );

/** True where a record may be another one as soon as there are other files. */
export const leansOnNames = (record: PageRecord): boolean =>
  record.lost || !record.readable || record.findings.file.some(isError);
