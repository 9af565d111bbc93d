import { z } from 'zod';
import { allow } from './allow.ts';
import { banner } from './banner.ts';
import { color } from './color.ts';
import { consent } from './consent.ts';
import { countryCode } from './country.ts';
import { editor } from './editor.ts';
import { insertions } from './insertions.ts';
import { labels } from './labels.ts';
import { asCode, byCode, language } from './language.ts';
import { type LeafFault, wrongFormat } from './leaf.ts';
import { link } from './link.ts';
import { image } from './media.ts';
import { menuEntry, menuLink } from './menu.ts';
import { name } from './name.ts';
import { organization } from './organization.ts';
import { addressPart } from './page.ts';
import { isServiceAddress, isTranslator, particular, SITE_ADDRESS, siteAddressFault } from './particular.ts';
import { flag, number, within } from './scalar.ts';
import { search } from './search.ts';
import { isWritten, SCHEMA_VERSION, type Step, withSteps } from './steps.ts';
import { richText, text } from './text.ts';
import { theme } from './theme.ts';

/** Languages that a site may have; every page is made in each. */
export const MAX_LANGUAGES = 100;

/** Up to eight words of a word's usual length, an asterisk behind the last. */
const isGlossaryWord = (phrase: string) => /^\s*[\p{L}\p{N}][^\s*]{0,39}(?:\s+[^\s*]{1,40}){0,7}\*?\s*$/u.test(phrase);

/** A country leads to one language. */
function checkCountries(byLanguage: Readonly<Record<string, readonly string[]>>, ctx: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [language, countries] of Object.entries(byLanguage))
    for (const [index, country] of countries.entries()) {
      const params = { fault: 'repeated-country' satisfies LeafFault };
      if (seen.has(country)) ctx.addIssue({ code: 'custom', input: country, path: [language, index], params });
      seen.add(country);
    }
}

const site = z.strictObject({
  /**
   * The version of blocks and fields that this site is written for; `npx pages-as-data migrate` raises it. Without this line it
   * is the newest one, unless a block shows that it was written for an older one.
   */
  engine: number()
    .refine((version) => Number.isInteger(version), wrongFormat)
    .refine(...within(1, SCHEMA_VERSION))
    .optional(),
  /**
   * The site's address without a slash at the end: `https://www.example.com`, or `https://www.example.com/shop` for a
   * site below a path.
   */
  url: particular(SITE_ADDRESS, siteAddressFault),
  /**
   * For what browsers are to refuse anything but HTTPS during the next two years: `host` (the site's own host, unless
   * told), `subdomains` (every host below it too: only where all of them have HTTPS) or `preload` (the same, even before
   * the first visit; needs an entry at hstspreload.org, which takes months to undo).
   */
  https: z.enum(['host', 'subdomains', 'preload']).default('host'),
  /** The languages, in the order of the switcher. */
  languages: z.array(language).min(1).max(MAX_LANGUAGES),
  /** The language of visitors whose own is not offered, and of plain texts; the first one unless told. */
  defaultLanguage: z.string().transform(asCode).optional(),
  /**
   * Which languages begin an address: `all` (`/en/contact`, and `/` leads each visitor to a language), unless told, or
   * `except-default` (the default language has `/contact`, `/` is its home page, and nobody is led to another language).
   */
  prefix: z.enum(['all', 'except-default']).default('all'),
  /**
   * What folders of pages are called in addresses of languages in which that is another than their name:
   * `/services: { es: servicios }`. A page gives the last part of its own address itself (`address`).
   */
  folders: z.record(z.string(), addressPart).default({}),
  /** Addresses of the site at which there is nothing any more, and where each leads; `formerly` in a page's file does the same for that page. */
  redirects: z
    .array(
      z.strictObject({
        /** The address, without the path that the site lies below: `/old-page`, or `/old/*` for all below it. */
        from: z.string(),
        /** A page or file of the site, `/contact`, or an address of another one; `/new/*` keeps what stood in the place of the asterisk. */
        to: z.string().optional(),
        /** `301` for good, unless told, `302` for now, or `410` without `to`: what was there is gone. */
        status: z.enum(['301', '302', '410']).transform(Number).default(301),
      }),
    )
    .default([]),
  /**
   * What the files of pages are called in `dist`: `html` (`contact.html`), unless told, or `folders` (`contact/index.html`), for hosts that
   * find a page in a folder only. Addresses are the same.
   */
  pageFiles: z.enum(['html', 'folders']).default('html'),
  /**
   * What is asked of translations: `complete` (a missing text stops the build), `fallback` (it is shown in the default
   * language) or `none` (pages are offered in the default language only). A page may differ.
   */
  translation: z.enum(['complete', 'fallback', 'none']).default('complete'),
  /**
   * The language in which the check and other commands tell what they have found: `en`, `tr` or `ar`. English unless told;
   * what is told of one run (`--language`) goes first.
   */
  messages: z.enum(['ar', 'en', 'tr']).optional(),
  /**
   * A translator of your own choosing, which `translations translate` asks and nothing else does: a program of this folder
   * (`./translate.sh`), or the https address of a service. It is given XLIFF and gives XLIFF back.
   */
  translate: z.string().refine(isTranslator, wrongFormat).optional(),
  /** The brand: what the header shows and what stands after every page's title. */
  brand: text(),
  /** The firm behind the site. */
  organization,
  /** Values for placeholders in every page's texts: one edit changes them everywhere. */
  facts: z.record(name(), z.unknown()).default({}),
  /** The site's own words for things: the check asks about every other one that is listed, wherever it stands. */
  glossary: z
    .array(
      z.strictObject({
        /** What is meant, for whoever reads this file and the messages. */
        term: z.string(),
        /** The words to use. */
        use: text(),
        /** The words to avoid, by language: `en: [reseller, middle man]`. `bayi*` is the word with any ending. */
        avoid: z
          .record(z.string(), z.array(z.string().refine(isGlossaryWord, wrongFormat)))
          .transform(byCode)
          .default({}),
        /** `true` for a name, which is never translated: a label that has it in one language has it in all. */
        name: flag().optional(),
      }),
    )
    .default([]),
  /** The regions by their keys, each with its name and accent colour. */
  regions: z
    .record(
      name(),
      z.strictObject({
        /** The region's name on badges. */
        label: text(),
        /** The accent colour, dark enough for light text on it: `#1B7A4B`. */
        color: color(),
      }),
    )
    .default({}),
  /** What parts of the site's own say to visitors, each under a name that their code knows. */
  words: z.record(name(), text()).default({}),
  /** How the site looks. Without it, or without any part of it, the look is a neutral one. */
  theme,
  /** A line above the header of every page, such as the opening hours of a holiday. */
  banner,
  /** The bar at the top of every page. */
  header: z
    .strictObject({
      /** Its entries, in order. */
      menu: z.array(menuEntry).default([]),
      /**
       * Where the entries stand on wide screens: at the `start`, beside the brand, in the `center`, or at the `end` (unless
       * told); in a second row `below` the brand, or `below-center`, where the brand too is in the middle.
       */
      align: z.enum(['start', 'center', 'end', 'below', 'below-center']).optional(),
      /** The button at its end. Without it, there is none. */
      action: z
        .strictObject({
          /** The words on the button. */
          label: text(),
          /** Where it leads. */
          link: link(),
        })
        .optional(),
    })
    .prefault({}),
  /** The foot of every page. */
  footer: z
    .strictObject({
      /** A sentence or two about the firm. */
      description: text().optional(),
      /** The lists of links: a column each on wide screens, of many in several rows. */
      lists: z
        .array(
          z.strictObject({
            /** The list's heading. */
            title: text(),
            /** The list's links. */
            items: z.array(menuLink).min(1),
          }),
        )
        .default([]),
      /** The heading over address and e-mail. */
      contactTitle: text().optional(),
      /** The postal address as it is shown. */
      address: text().optional(),
      /** The call to action. */
      action: z
        .strictObject({
          /** Its heading. */
          title: text(),
          /** The words on the button. */
          label: text(),
          /** Where it leads. */
          link: link(),
        })
        .optional(),
      /** The line at the very end: `© **{{legalName}}**`. */
      copyright: richText().optional(),
    })
    .prefault({}),
  /** What stands on all pages, or on those of a folder, without a line in the file of each. */
  insertions,
  /** How the language is decided at `/`. Without it, by the visitor's earlier choice and by the browser's language. */
  detection: z
    .strictObject({
      /** The key under which the visitor's choice is kept in the browser; `preferredLanguage` unless told. */
      storageKey: z.string().default('preferredLanguage'),
      /** The service that knows the visitor's country; empty, or without this line, nobody is asked. */
      lookup: z.string().refine(isServiceAddress, wrongFormat).nullable().default(null),
      /** The field of its answer that holds the two-letter code; `country` unless told. */
      field: z.string().default('country'),
      /** Milliseconds after which its answer is no longer awaited, 1 to 60000; 2000 unless told. */
      timeout: number()
        .refine(...within(1, 60_000))
        .default(2000),
      /** Country codes by language; any other country gets the default language. */
      countries: z.record(z.string(), z.array(countryCode())).superRefine(checkCountries).transform(byCode).default({}),
    })
    .prefault({}),
  /** Where forms are sent: the address of a form service; empty, or without this line, the visitor writes an e-mail. */
  formEndpoint: z.string().refine(isServiceAddress, wrongFormat).nullable().default(null),
  /** Form services for single forms, each by a name that the form's block gives as its `endpoint`. */
  formEndpoints: z.record(name(), z.string().refine(isServiceAddress, wrongFormat)).default({}),
  /**
   * What of other hosts the pages may load, such as the script of a statistics service: the policy of the site is widened
   * by exactly that. What of it waits until visitors agree stands in `consent`.
   */
  allow,
  /** What waits until visitors agree. Nothing of it is loaded, and nothing stored, before; no is as easy as yes, and either can be changed. */
  consent,
  /**
   * The page editor as a part of the published site: whoever may change its repository opens its address and edits, with
   * nothing installed. Not together with scripts of other hosts in `allow`.
   */
  editor,
  /**
   * A search through the pages, language by language: `true`, or where it is. Its index is made by a package that is installed
   * beside the engine: `npm install --save-exact pagefind@1.6.0`.
   */
  search,
  /** The picture for shared links, below `public/`. */
  socialImage: image().optional(),
  /**
   * Files below `public/` that run by themselves or speak for the site, such as pages, scripts, `CNAME` and what is in
   * `.well-known`, and are published all the same, each by its own path: `- /google1234.html`. Any other such file is
   * refused, because it could do whatever the site may.
   */
  publish: z.array(z.string()).optional(),
  /** The engine's own words. */
  labels,
});

/** Until version 3 the arc was drawn on every site; since then a theme asks for it. */
const arcOfItsOwn: Step = {
  from: 2,
  step(written) {
    const { theme = {} } = written;
    if (!isWritten(theme) || theme.ornament !== undefined) return written;
    return { ...written, theme: { ...theme, ornament: 'arc' } };
  },
};

/** Everything in site.yaml. */
export const siteSchema = withSteps(
  site.transform(({ defaultLanguage, ...rest }) => ({
    ...rest,
    // There is at least one language.
    defaultLanguage: defaultLanguage ?? rest.languages[0]?.code ?? '',
  })),
  [arcOfItsOwn],
);

export type AuthoredSite = z.infer<typeof siteSchema>;

/** The names of the fields of site.yaml. */
export const siteFields: ReadonlySet<string> = new Set(Object.keys(site.shape));
