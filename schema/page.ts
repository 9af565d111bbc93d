import { z } from 'zod';
import { byCode, languageCode } from './language.ts';
import { name } from './name.ts';
import { flag } from './scalar.ts';
import { text } from './text.ts';
import { day } from './time.ts';

/** What a page may be to search engines. */
export const PAGE_SCHEMAS = ['organization', 'service'] as const;

const meta = z.strictObject({
  /** The page's title in search results and on the browser's tab; the site's name is added by itself. */
  title: text(),
  /** One or two sentences for search results and shared links. */
  description: text(),
  /** What the page is to search engines: `organization` (the home page) or `service`. */
  schema: z.enum(PAGE_SCHEMAS).optional(),
  /** `true` keeps the page out of search engines and of the sitemap, as the page `/404` always is. */
  noindex: flag().optional(),
});

/** A page's address without a language: what a file's name may be made of. */
export const ROUTE = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** A part of an address in its language: small letters and figures of any script, and hyphens between them. */
export const ADDRESS_PART = /^(?=.{1,60}$)[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u;

/** The last part of an address by language; letters with marks in the form that browsers send (NFC). */
export const addressPart = z
  .record(
    z.string(),
    z
      .string()
      .regex(ADDRESS_PART)
      .transform((part) => part.normalize('NFC')),
  )
  .transform(byCode);

/** What a page file may contain beside its blocks, which are checked one by one. */
export const pageSchema = z.strictObject({
  /** Another file whose meta and blocks this page takes: `/products/_product.yaml`. */
  template: z.string().optional(),
  /**
   * Addresses that this page had before, as links are written: `[/old-name]`. Each of them leads here, in every language. They belong
   * to this file alone: no template gives them to pages, and no copy takes them along.
   */
  formerly: z.array(z.string().regex(ROUTE)).optional(),
  /**
   * The last part of this page's address in languages in which it is another than the file's name: `es: abogados`, `ja: 弁護士`.
   * Links in content stay as they are. Like `formerly` it belongs to this file alone.
   */
  address: addressPart.optional(),
  /** What search engines and shared links show. */
  meta,
  /** Values for the placeholders in this page's texts: `{{country}}`. */
  facts: z.record(name(), z.unknown()).optional(),
  /** What lists say of this page: the fields of the collection that it is in, such as `date`, `authors`, `tags`. */
  entry: z.record(z.string(), z.unknown()).optional(),
  /** The page itself, from top to bottom. */
  blocks: z.array(z.unknown()).min(1),
  /** Languages in which this page differs from site.yaml: `ar: fallback`, `tr: none`. */
  translation: z
    .record(z.string(), z.enum(['complete', 'fallback', 'none']))
    .transform(byCode)
    .optional(),
  /** The language that this page is written in first, where that is not the default one: `tr`. What it says in others is translated from it. */
  source: languageCode.optional(),
  /** `true` shows the page while you work on it but does not publish it. */
  draft: flag().optional(),
  /** The day from which the page is published, by the clock of the build: `2026-09-15`. Before it is as a draft is. */
  scheduled: day().optional(),
  /** The last day on which the page is published; from the next build after it, it is as a draft is. */
  expires: day().optional(),
});
