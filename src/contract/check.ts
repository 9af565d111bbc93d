import type { MessageLanguage } from './api.ts';
import type { PageValue } from './value.ts';

/** A text in the languages of messages; English stands in for the others. */
export type Words = Readonly<Partial<Record<MessageLanguage, string>>> & { readonly en: string };

/** What is said of one kind of finding. `{name}` marks a blank, which is filled when it is told. */
export interface CheckMessage {
  /** A warning, which a note `# fine: code` answers, unless it is an error, which stops a build. */
  readonly severity?: 'error' | 'warning';
  /** What is wrong, in a sentence. */
  readonly message: Words;
  /** What to do, in another. */
  readonly hint: Words;
  /** Why it matters: for `npx pages-as-data reference`. */
  readonly why?: string;
}

/** A way into a page's value: `['blocks', 2, 'title']`, `['description']`. */
export type ValuePath = readonly (string | number)[];

/** What a finding comes with. */
export interface ToldOf {
  /** The language whose words are meant, where a text stands in several. */
  readonly language?: string;
  /** What fills the message's blanks, by their names. */
  readonly details?: Readonly<Record<string, string | number>>;
  /** The one right value in the place of the one at the path: `check --fix` writes it, where it is a text. */
  readonly fix?: string;
}

/** Tells of something at a value of a page; a way that goes deeper than what was written stops there. */
export type Tell<Code extends string = string> = (code: Code, at: ValuePath, told?: ToldOf) => void;

/** A page as a check sees it. */
export interface CheckedPage {
  /** Its address without a language: `/contact`. */
  readonly route: string;
  /** Its file: `pages/contact.yaml`. */
  readonly file: string;
  /** The finished page by language, in the languages in which nothing is missing. */
  readonly values: ReadonlyMap<string, PageValue>;
}

/** What is known of every page once the page itself is forgotten. */
export interface CheckedRecord {
  readonly route: string;
  readonly file: string;
  /** The languages in which it is offered. */
  readonly languages: readonly string[];
  readonly draft: boolean;
  /** Its title in each of these. */
  readonly shown: readonly { readonly language: string; readonly title: string; readonly noindex: boolean }[];
  /** The types of its blocks, and `type/field` for each of their fields that holds more than words or a figure. */
  readonly blocks: readonly string[];
  /** The pages that its words lead to, as they are written. */
  readonly linked: readonly string[];
  /** The names of its sections; undefined where its mistakes leave them open. */
  readonly anchors: readonly string[] | undefined;
  /** The facts, icons and regions that it uses. */
  readonly facts: readonly string[];
  readonly icons: readonly string[];
  readonly regions: readonly string[];
}

/** A rule of what a site may say. */
export interface Check<
  Code extends string = string,
  Message = CheckMessage,
  Page = CheckedPage,
  Telling extends (...told: never) => void = Tell<Code>,
> {
  /** Its messages by their permanent names, which stand in notes and are searched for: no other message has them. */
  readonly messages: Readonly<Record<Code, Message>>;
  /** Looks at one page. What it says depends on this page alone: it is kept until the page changes. */
  readonly page?: (page: Page, tell: Telling) => void;
  /** Looks at all pages together, every time and once no page has errors; it tells of the page at a route. */
  readonly site?: (
    pages: readonly CheckedRecord[],
    tell: (code: Code, route: string, ...rest: SiteRest) => void,
  ) => void;
}

type SiteRest = [at?: ValuePath, told?: ToldOf];

/** A check whose codes are known by their names. */
export function defineCheck<const Code extends string>(check: Check<Code>): Check<Code>;
/** The same of one that reads something else than finished pages, and tells in another way. */
export function defineCheck<Code extends string, Message, Page, Telling extends (...told: never) => void>(
  check: Check<Code, Message, Page, Telling>,
): Check<Code, Message, Page, Telling>;
export function defineCheck<Checks>(check: Checks): Checks {
  return check;
}
