/** What the page editor and its server tell each other of what search engines and shared links show of a page. */
import type { Home, TextInLanguage, TextMessage } from './protocol.ts';

export type MetaField = 'title' | 'description';

/** A field of a page's meta, with where it is written. */
export interface MetaText {
  readonly home: Home;
  readonly file: string;
  /** How many pages show it. */
  readonly pages: number;
}

/** A page in one language, as others show it. */
export interface MetaInLanguage {
  readonly code: string;
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  /** False where the page is not offered in it. */
  readonly offered: boolean;
  readonly brand: string;
  /** The address in parts: the host, then each step. */
  readonly address: readonly string[];
  readonly title: TextInLanguage;
  readonly description: TextInLanguage;
  /** As visitors read both, facts filled in. */
  readonly shown: Readonly<Record<MetaField, string>>;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

export interface MetaInfo {
  readonly texts: Readonly<Record<MetaField, MetaText>>;
  readonly languages: readonly MetaInLanguage[];
  /** Undefined of the page `/404`, which search engines never list. */
  readonly noindex: boolean | undefined;
  readonly schema: string | undefined;
  /** What `schema` may be. */
  readonly schemas: readonly string[];
}

/** A text as it is being typed: as it is written, and as visitors read it. */
export interface MetaTyped {
  /** The name that it is written under. */
  readonly under: string;
  readonly text: string;
  readonly shown: string;
}

/** A title and a description as they are being typed. */
export interface MetaDraft extends Readonly<Record<MetaField, MetaTyped>> {
  readonly route: string;
  readonly language: string;
}

/** How search results would show them. */
export interface MetaSaid {
  /** With the site's name, cut where a search engine cuts it. */
  readonly title: string;
  readonly pixels: number;
  readonly pixelsOf: number;
  readonly description: string;
  readonly letters: number;
  readonly lettersOf: number;
  readonly messages: Readonly<Record<MetaField, readonly TextMessage[]>>;
}

/** A text of a page's meta in one language, to be changed. */
export interface MetaChange {
  readonly route: string;
  readonly field: MetaField;
  /** The name that it is written under. */
  readonly language: string;
  readonly was: string | undefined;
  readonly to: string;
}

/** What of a page's meta is no text, to be changed; undefined leaves it out. */
export type MetaSetting =
  | { readonly route: string; readonly name: 'noindex'; readonly to: boolean }
  | { readonly route: string; readonly name: 'schema'; readonly to: string | undefined };
