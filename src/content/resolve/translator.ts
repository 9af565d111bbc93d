import i18next, { type i18n } from 'i18next';
import type { Text } from '../../../schema/leaf.ts';
import type { KnownSite } from '../validate/known-site.ts';
import { formats, knownOptions } from './formats.ts';

/** i18next's name for texts that are the same in every language; it is asked after the page's own language. */
const EVERY = 'all';

/** A text as found, with the language in which it was. */
export interface Found {
  readonly text: string;
  readonly language: string;
}

/** Texts by key, one language at a time falling back to the next, with facts filled in. */
export interface Translator {
  /** Replaces all texts: from here on keys mean these. */
  load(texts: ReadonlyMap<string, Pick<Text, 'by'>>): void;
  /** The text in a language, or failing that in the default language; undefined when it has neither. */
  find(key: string, language: string, facts: Readonly<Record<string, string>>): Found | undefined;
}

type Language = KnownSite['languages'][number];

/** The locales of languages: every text asks for its own, and taking a tag apart is slow. */
const known = new WeakMap<Language, string>();

/** The locale for numbers and dates: the Gregorian calendar and the digits that site.yaml names. */
export function intlLocale(language: Language): string {
  const locale = known.get(language) ?? composeLocale(language);
  known.set(language, locale);
  return locale;
}

function composeLocale({ code, locale, numbering }: Language): string {
  const { language, region } = new Intl.Locale(locale.replace('_', '-'));
  // Only the code tells the script: Serbian months are in Latin or Cyrillic letters.
  const { script } = new Intl.Locale(code);
  const parts = [language, ...(script ? [script] : []), ...(region ? [region] : [])];
  return `${parts.join('-')}-u-ca-gregory-nu-${numbering}`;
}

/** Makes a translator on an i18next instance of its own. `namespace` is `common` or `pages`. */
export function createTranslator(
  site: Pick<KnownSite, 'languages' | 'defaultLanguage'>,
  namespace: string,
): Translator {
  const locales = new Map(site.languages.map((language) => [language.code, intlLocale(language)]));
  const instance = i18next.createInstance();
  instance.init({
    lng: site.defaultLanguage,
    fallbackLng: [EVERY, site.defaultLanguage],
    load: 'currentOnly',
    // Codes in site.yaml are in small letters; i18next would look for `pt-BR`.
    lowerCaseLng: true,
    initAsync: false,
    resources: {},
    ns: [namespace],
    defaultNS: namespace,
    keySeparator: false,
    nsSeparator: false,
    returnDetails: true,
    // `$t(…)` stays words: no text can hold the character that begins a nested key here.
    interpolation: { escapeValue: false, nestingPrefix: '\0' },
    showSupportNotice: false,
  } as Parameters<i18n['init']>[0]);
  for (const [name, { show }] of Object.entries(formats))
    instance.services.formatter?.add(name, (value: unknown, language, options) =>
      show(String(value), locales.get(String(language)) ?? String(language), shownOptions(options)),
    );
  const codes = [...locales.keys(), EVERY];
  return {
    load: (texts) => loadTexts({ instance, namespace, codes, defaultLanguage: site.defaultLanguage }, texts),
    find: (key, language, facts) => {
      const { res, usedLng } = instance.t(key, { lng: language, replace: facts, returnDetails: true }) as unknown as {
        res: string;
        usedLng?: string;
      };
      if (!usedLng || !instance.exists(key, { lng: language })) return undefined;
      return { text: res, language: usedLng === EVERY ? language : usedLng };
    },
  };
}

/** i18next hands the facts on beside a format's options; one of them may be the currency that is named. */
function shownOptions(given: Record<string, unknown> = {}) {
  const options = knownOptions(given);
  const fact = Object.hasOwn(given, String(options.currency)) ? given[String(options.currency)] : undefined;
  return fact === undefined ? options : { ...options, currency: String(fact) };
}

interface Loading {
  readonly instance: i18n;
  readonly namespace: string;
  readonly codes: readonly string[];
  readonly defaultLanguage: string;
}

function loadTexts(
  { instance, namespace, codes, defaultLanguage }: Loading,
  texts: ReadonlyMap<string, Pick<Text, 'by'>>,
) {
  for (const code of codes) {
    const bundle: Record<string, string> = {};
    for (const [key, { by }] of texts) {
      const text = by[code] ?? (code === defaultLanguage ? by.default : undefined);
      if (text !== undefined) bundle[key] = text;
    }
    instance.removeResourceBundle(code, namespace);
    instance.addResourceBundle(code, namespace, bundle);
  }
}
