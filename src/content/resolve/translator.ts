import i18next, { type i18n } from 'i18next';
import { intlLocale } from '../validate/intl-locale.ts';
import type { KnownSite } from '../validate/known-site.ts';
import { formats, knownOptions } from './formats.ts';

/** A text as found, with the language in which it was. */
export interface Found {
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

/** Makes a translator on an i18next instance of its own. */
export function createTranslator(site: Pick<KnownSite, 'languages' | 'defaultLanguage'>): Translator {
  const locales = new Map(site.languages.map((language) => [language.code, intlLocale(language)]));
  const instance = i18next.createInstance();
  instance.init({
    lng: site.defaultLanguage,
    initAsync: false,
    keySeparator: false,
    resources: {},
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  } as Parameters<i18n['init']>[0]);
  const { formatter, interpolator, pluralResolver } = instance.services;
  for (const [name, { accepts, show }] of Object.entries(formats))
    formatter?.add(name, (value: unknown, language, options) =>
      accepts(String(value))
        ? show(String(value), locales.get(String(language)) ?? String(language), shownOptions(options))
        : String(value),
    );
  return {
    // For each opening that has no end i18next would look for one in all that follows.
    fill: (text, values, language) =>
      !text.includes('{{') || /\{\{|\}\}/.test(text.replace(placeholder, ''))
        ? text
        : interpolator.interpolate(namingCounted(text, values), values, language, {}),
    formOf: (number, language) =>
      String(pluralResolver.getSuffix(locales.get(language) ?? language, Number(number))).replace('_', ''),
  };
}

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
