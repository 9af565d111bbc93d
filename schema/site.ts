import { z } from 'zod';
import { labels } from './labels.ts';
import { language } from './language.ts';
import { wrongFormat } from './leaf.ts';
import { link } from './link.ts';
import { image } from './media.ts';
import { menuEntry, menuLink } from './menu.ts';
import { ADDRESS, EMAIL, isAddress, particular, WHATSAPP } from './particular.ts';
import { number } from './scalar.ts';
import { richText, text } from './text.ts';

/** Everything in site.yaml. */
export const siteSchema = z.strictObject({
  /** The site's address without a slash at the end: `https://www.example.com`. */
  url: particular(ADDRESS, isAddress),
  /** The languages, in the order of the switcher. */
  languages: z.array(language).min(1),
  /** The language of visitors whose own is not offered, and of plain texts. */
  defaultLanguage: z.string(),
  /**
   * What is asked of translations: `complete` (a missing text stops the build), `fallback` (it is shown in the default
   * language) or `none` (pages are offered in the default language only). A page may differ.
   */
  translation: z.enum(['complete', 'fallback', 'none']).default('complete'),
  /** The brand: what the header shows and what stands after every page's title. */
  brand: text(),
  /** The firm behind the site. */
  organization: z.strictObject({
    /** The name in the company register. */
    legalName: particular(),
    /** One or two sentences about the firm, for search engines. */
    description: text(),
    /** Street and house number. */
    street: particular(),
    /** The town. */
    city: text(),
    /** The country's two-letter code. */
    country: z.string().regex(/^[A-Z]{2}$/),
    /** The address for e-mail. */
    email: particular(EMAIL),
    /** The number for WhatsApp: digits only, with the country's code. */
    whatsapp: particular(WHATSAPP),
    /** The firm's pages on social networks. */
    social: z.array(
      z.strictObject({
        /** The network's name. */
        label: z.string(),
        /** The name of the network's icon. */
        icon: z.string(),
        /** The page's address. */
        url: particular(),
      }),
    ),
  }),
  /** Values for placeholders in every page's texts: one edit changes them everywhere. */
  facts: z.record(z.string(), z.unknown()),
  /** The regions by their keys, each with its name and accent colour. */
  regions: z.record(
    z.string(),
    z.strictObject({
      /** The region's name on badges. */
      label: text(),
      /** The accent colour, dark enough for white text on it: `#1B7A4B`. */
      color: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
    }),
  ),
  /** The bar at the top of every page. */
  header: z.strictObject({
    /** Its entries, in order. */
    menu: z.array(menuEntry).min(1),
    /** The button at its end. */
    action: z.strictObject({
      /** The words on the button. */
      label: text(),
      /** Where it leads. */
      link: link(),
    }),
  }),
  /** The foot of every page. */
  footer: z.strictObject({
    /** A sentence or two about the firm. */
    description: text(),
    /** The lists of links. */
    lists: z.array(
      z.strictObject({
        /** The list's heading. */
        title: text(),
        /** The list's links. */
        items: z.array(menuLink).min(1),
      }),
    ),
    /** The heading over address and e-mail. */
    contactTitle: text(),
    /** The postal address as it is shown. */
    address: text(),
    /** The call to action. */
    action: z.strictObject({
      /** Its heading. */
      title: text(),
      /** The words on the button. */
      label: text(),
      /** Where it leads. */
      link: link(),
    }),
    /** The line at the very end: `© **{{legalName}}**`. */
    copyright: richText(),
  }),
  /** How the language is decided at `/`. */
  detection: z.strictObject({
    /** The key under which the visitor's choice is kept in the browser. */
    storageKey: z.string(),
    /** The service that knows the visitor's country; empty switches it off. */
    lookup: z.string().refine(isAddress, wrongFormat).nullable(),
    /** The field of its answer that holds the two-letter code. */
    field: z.string(),
    /** Milliseconds after which its answer is no longer awaited. */
    timeout: number(),
    /** Country codes by language; any other country gets the default language. */
    countries: z.record(z.string(), z.array(z.string().regex(/^[A-Z]{2}$/))),
  }),
  /** Where forms are sent: the address of a form service; empty writes an e-mail instead. */
  formEndpoint: z.string().refine(isAddress, wrongFormat).nullable(),
  /** The picture for shared links, below `public/`. */
  socialImage: image().optional(),
  /** The engine's own words. */
  labels,
});

export type AuthoredSite = z.infer<typeof siteSchema>;
