import type { z } from 'zod';
import type { BlockType, blockSchemas } from '../../blocks/schemas.ts';
import type { Labels } from '../../schema/labels.ts';
import type { OpeningHours } from '../../schema/organization.ts';
import type { ListedPage, Resolved, TextValue } from '../../schema/resolved.ts';
import type { AuthoredSite } from '../../schema/site.ts';

export type AnySchema = z.ZodType;

/** What a block's component receives for what its schema accepts: every text finished, every link leading somewhere. */
export type ValueOf<Schema extends AnySchema> = Resolved<z.output<Schema>>;

/** A block as its component receives it. */
export type BlockOf<Type extends BlockType> = ValueOf<(typeof blockSchemas)[Type]>;
export type BlockValue = { [Type in BlockType]: BlockOf<Type> }[BlockType];

export interface LanguageValue {
  readonly code: string;
  readonly label: string;
  /** A symbol of the icon sprite, `#name`, or a file, `/name.png`. */
  readonly flag?: string | undefined;
  readonly direction: 'ltr' | 'rtl';
  /** `tr_TR`, as social networks want it. */
  readonly locale: string;
  /** The path of its home page, where that is not its prefix. */
  readonly home?: string | undefined;
}

/** The same page in one of its languages. */
export interface Alternate {
  readonly language: string;
  /** A path: `/tr/contact`. */
  readonly href: string;
}

/** A page in one language: plain JSON, finished. */
export interface PageValue {
  /** The path without its language: `/contact`, `/` for the home page. */
  readonly route: string;
  /** The path: `/tr/contact`. */
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly schema?: 'organization' | 'service';
  /** What it is in its collection, of an entry. */
  readonly entry?: ListedPage & { readonly kind: 'article' | 'person' | 'event' | 'page' };
  /** The feeds of the collection that it belongs to: the type of each, and its path. */
  readonly feed?: { readonly title: string; readonly files: readonly (readonly [type: string, href: string])[] };
  /** The paths of the pages before and after it, of a list that goes on, by the relation that links have. */
  readonly list?: { readonly prev?: string; readonly next?: string };
  /** The paths of the entries that it lists, of a collection's own page. */
  readonly listed?: readonly string[];
  readonly noindex: boolean;
  /** The languages in which the page is offered, its own included. */
  readonly alternates: readonly Alternate[];
  readonly blocks: readonly BlockValue[];
}

/** A place of the firm: its address, and how and when it is reached. */
export interface PlaceValue {
  readonly name?: string | undefined;
  readonly street?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
  readonly country?: string | undefined;
  readonly telephone?: string | undefined;
  readonly openingHours?: OpeningHours | undefined;
}

/** The firm behind the site, and its own address. */
export interface OrganizationValue extends PlaceValue {
  /** Its name in schema.org; `Organization` unless told. */
  readonly type?: AuthoredSite['organization']['type'] | undefined;
  /** True of a firm that visitors come to. */
  readonly isLocal?: true | undefined;
  readonly legalName?: string | undefined;
  readonly description?: string | undefined;
  readonly email: string;
  readonly places?: readonly PlaceValue[] | undefined;
  readonly social: readonly { readonly label: string; readonly icon?: string | undefined; readonly url: string }[];
}

/** What visitors are asked, and what waits for their answers. */
export interface ConsentValue {
  readonly text: Resolved<NonNullable<AuthoredSite['consent']>['text']>;
  readonly purposes: readonly {
    readonly name: string;
    readonly label: TextValue;
    readonly about?: TextValue | undefined;
  }[];
  /** Scripts of other hosts, each with what it is told and the names of all purposes that it waits for. */
  readonly scripts: readonly {
    readonly src: string;
    readonly data: Readonly<Record<string, string>>;
    readonly purposes: readonly string[];
  }[];
  /** Hosts whose frames open by themselves once the purposes are agreed to. */
  readonly frames: readonly { readonly host: string; readonly purposes: readonly string[] }[];
}

/** What every page of one language shares: plain JSON, the `common` namespace of its language. */
export interface SiteValue {
  readonly language: string;
  /** The locale of its numbers, with the digits that site.yaml names: `ar-SA-u-nu-latn`. */
  readonly numbers: string;
  readonly defaultLanguage: string;
  /** `https://www.example.com`, without a slash at the end. */
  readonly url: string;
  /** The part of every path before the language: `` or `/site`. */
  readonly base: string;
  /** The path of the home page: `/tr`. */
  readonly home: string;
  readonly languages: readonly LanguageValue[];
  readonly brand: string;
  /** The size of the brand's mark in CSS pixels, if the site has one. */
  readonly mark?: { readonly width: number; readonly height: number };
  readonly organization: OrganizationValue;
  /** The line above the header, while there is one. */
  readonly banner?: Resolved<NonNullable<AuthoredSite['banner']>['text']>;
  /** The places that have a name in pictures for shared links, in pixels as `theme.social.lanes` has them. */
  readonly pictured?: readonly { readonly x: number; readonly y: number; readonly label: string }[];
  /** What visitors are asked before anything loads that waits for it. */
  readonly consent?: ConsentValue;
  readonly header: Resolved<AuthoredSite['header']>;
  readonly footer: Resolved<AuthoredSite['footer']>;
  readonly labels: Labels;
  /** What the site's own parts say, by the names in site.yaml. */
  readonly words: Readonly<Record<string, TextValue>>;
  readonly storageKey: string;
  readonly formEndpoint: string | null;
  /** Of a site with a search: the address of its page, the folder of its index, and whether the header leads there. */
  readonly search?: { readonly page: string; readonly index: string; readonly header: boolean };
}
