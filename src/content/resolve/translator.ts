import { createInstance } from 'i18next';
import { intlLocale } from '../validate/intl-locale.ts';
import type { KnownSite } from '../validate/known-site.ts';
import { formats, knownOptions } from './formats.ts';

/** A text as found, with the language in which it was. */
export interface FallbackText {
  readonly text: string;
  readonly language: string;
}

/** A fact's name in a text, with a format and its options or with a noun: `{{price, currency(EUR)}}`, `{{weeks, ofWeeks}}`. */
export const placeholder =
  /\{\{\s*([^{},\s]+)\s*(?:,\s*([\p{L}\p{N}_][\p{L}\p{M}\p{N}._-]*)\s*(?:\(([^(){}]*)\)\s*)?)?\}\}/gu;

/** Fills facts into texts, as i18next does. */
export interface Translator {
  /** A text with its placeholders filled in, formats by the language's rules; those without a value stay as they are. */
  fill(text: string, values: Readonly<Record<string, string>>, language: string): string;
  /** What kind of number a language takes one for: `one`, `few`. */
  formOf(number: string, language: string): string;
}

/** Under which name the values of a text hold a number with its noun. */
export const countedName = (number: string, noun: string) => `${number}|${noun}`;

/** The key of no text: what is asked for is in the question. */
const ASKED = 'asked';
/** The key under which each language has its plural forms' names. */
const FORM = 'plural';

/** Makes a translator on an i18next instance of its own. */
export function createTranslator(site: Pick<KnownSite, 'languages' | 'defaultLanguage'>): Translator {
  const locales = new Map(site.languages.map((language) => [language.code, intlLocale(language)]));
  const instance = createInstance({
    lng: site.defaultLanguage,
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    resources: Object.fromEntries([...locales.values()].map((locale) => [locale, { translation: formsOf(locale) }])),
    // Texts ask for no other texts.
    interpolation: { escapeValue: false, nestingPrefix: '\0' },
    missingInterpolationHandler: (_, [written]) => written,
  });
  instance.init();
  for (const [name, { accepts, show }] of Object.entries(formats))
    instance.services.formatter?.add(name, (value: unknown, language, options) =>
      accepts(String(value))
        ? show(String(value), locales.get(String(language)) ?? String(language), shownOptions(options))
        : String(value),
    );
  return {
    // For each opening that has no end i18next would look for one in all that follows.
    fill: (text, values, language) =>
      !text.includes('{{') || /\{\{|\}\}/.test(text.replace(placeholder, ''))
        ? text
        : instance.t(ASKED, {
            defaultValue: namingCounted(text, values),
            replace: values,
            lng: language,
            nest: false,
          }),
    formOf: (number, language) => instance.t(FORM, { lng: locales.get(language) ?? language, count: Number(number) }),
  };
}

/** The names of a language's plural forms (CLDR), each as what a text of that form says. */
const formsOf = (locale: string) =>
  Object.fromEntries(
    new Intl.PluralRules(locale).resolvedOptions().pluralCategories.map((form) => [`${FORM}_${form}`, form]),
  );

/** i18next takes what stands after a comma for a format: what is a noun becomes a part of the name. */
const namingCounted = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(placeholder, (part, name: string, noun?: string) => {
    const counted = noun === undefined ? undefined : countedName(name, noun);
    return counted !== undefined && Object.hasOwn(values, counted) ? `{{${counted}}}` : part;
  });

/** i18next hands the facts on beside a format's options; one of them may be the currency that is named. */
function shownOptions(given: Record<string, unknown> = {}) {
  const options = knownOptions(given);
  const fact = Object.hasOwn(given, String(options.currency)) ? given[String(options.currency)] : undefined;
  return fact === undefined ? options : { ...options, currency: String(fact) };
}
