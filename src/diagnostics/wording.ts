import { answerable, type Code, messages } from './catalogue.ts';
import type { Message } from './message.ts';
import {
  type ByLanguage,
  type CatalogueLanguage,
  type Details,
  type LanguageName,
  type Phrase,
  type PhraseName,
  phrases,
  type ScriptName,
} from './phrases.ts';

/** A message's words in one language: what is wrong, then what to do. */
export interface Wording {
  readonly message: string;
  readonly hint: string;
}

type Phrases = Readonly<Record<PhraseName, string>>;

/** Everything that is said in one language. */
export interface Catalogue {
  readonly language: CatalogueLanguage;
  readonly messages: Readonly<Record<Code, Wording>>;
  readonly phrases: Phrases;
  /** True for right-to-left languages: names and addresses in backticks are then isolated. */
  readonly rightToLeft?: true;
}

const eachOf = <Name extends string, From, To>(all: Readonly<Record<Name, From>>, of: (each: From) => To) =>
  // The names stay what they are.
  Object.fromEntries(Object.entries<From>(all).map(([name, each]) => [name, of(each)])) as Record<Name, To>;

const wordingIn = (words: Message, language: CatalogueLanguage): Wording => ({
  message: words[language],
  hint: words.hint[language],
});

/** True of what a note in the file answers. */
export const canStay = ({ code, own }: { readonly code: Code; readonly own?: Message | undefined }): boolean =>
  own ? own.fine === true : answerable.has(code);

const catalogueIn = (language: CatalogueLanguage): Catalogue => ({
  language,
  messages: eachOf(messages, (words: Message) => wordingIn(words, language)),
  phrases: eachOf(phrases, (words: ByLanguage) => words[language]),
});

const spoken: Record<CatalogueLanguage, Catalogue> = {
  en: catalogueIn('en'),
  tr: catalogueIn('tr'),
  ar: { ...catalogueIn('ar'), rightToLeft: true },
};

/** What is said in each of the languages in which messages are written. */
export const catalogues: Readonly<Record<CatalogueLanguage, Catalogue>> = spoken;

/** Takes the one catalogue that there is from now on: the worker of a published editor has no words until it is told them. */
export function learn(catalogue: Catalogue): void {
  for (const language of Object.keys(spoken).filter(isCatalogueName)) spoken[language] = catalogue;
}

export const englishCatalogue = catalogues.en;

export const isCatalogueName = (name: string): name is CatalogueLanguage => Object.hasOwn(catalogues, name);

/** The catalogue for a browser's languages (`tr-TR,tr;q=0.9`), English where it wants none of ours. */
export function catalogueFor(languages: string): Catalogue {
  const wanted = languages.split(',').map((language) =>
    language
      .trim()
      .toLowerCase()
      .replace(/[-;].*/, ''),
  );
  const name = wanted.find(isCatalogueName);
  return name ? catalogues[name] : catalogues.en;
}

/** Fills the blanks that `BlankNames` finds; a name in two braces is shown as an author writes it. */
const fill = (template: string, blanks: Readonly<Record<string, string>>) =>
  template.replace(/\{\{\w+\}\}(?!\})|\{(\w+)\}/g, (written, name?: string) =>
    name === undefined ? written : (blanks[name] ?? (name === 'suggestion' ? '' : written)),
  );

/** A phrase in a language, with its blanks filled. */
export const say = (phrases: Phrases, { phrase, value }: Phrase) =>
  fill(phrases[phrase], value === undefined ? {} : { value });

/** What a language calls a script or a language. */
function nameOf(named: ScriptName | LanguageName, language: string): string {
  const [type, code] =
    'script' in named ? (['script', named.script] as const) : (['language', named.language] as const);
  return new Intl.DisplayNames([language], { type }).of(code) ?? code;
}

function blanksOf(details: Details, { phrases, language }: Catalogue): Record<string, string> {
  const filled = Object.entries(details).map(([name, value]) => {
    if (typeof value !== 'object') return [name, String(value)];
    return [name, 'phrase' in value ? say(phrases, value) : nameOf(value, language)];
  });
  const blanks = Object.fromEntries(filled) as Record<string, string>;
  const { suggestion } = blanks;
  return suggestion === undefined
    ? blanks
    : { ...blanks, suggestion: say(phrases, { phrase: 'didYouMean', value: suggestion }) };
}

/** The sentence and the hint of a diagnostic. */
export function wordingOf(
  { code, details, own }: { readonly code: Code; readonly details: Details; readonly own?: Message | undefined },
  catalogue: Catalogue = catalogues.en,
): Wording {
  const { messages, phrases, rightToLeft } = catalogue;
  const { message, hint } = own ? wordingIn(own, catalogue.language) : messages[code];
  const blanks = blanksOf(details, catalogue);
  const finish = (template: string) => {
    const text = fill(template, blanks).trim();
    // U+2066 and U+2069 (Unicode Standard Annex 9) keep what is between them left to right.
    return rightToLeft ? text.replace(/`[^`]*`/g, '\u2066$&\u2069') : text;
  };
  const answer = canStay({ code, own }) ? say(phrases, { phrase: 'answerByNote', value: code }) : '';
  return { message: finish(message), hint: finish(hint + answer) };
}
