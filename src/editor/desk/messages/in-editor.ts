import type { Diagnostic, Fault } from '../../../diagnostics/diagnostic.ts';
import type { Wording } from '../../../diagnostics/wording.ts';
import { type Catalogue, catalogueFor, catalogues, wordingOf } from '../../../diagnostics/wording.ts';
import { humanized } from '../../shared/names.ts';
import { arabic } from './said/said.ar.ts';
import { english } from './said/said.en.ts';
import { turkish } from './said/said.tr.ts';
import { type EditorWording, plain } from './said/said.ts';

const words: Readonly<Record<keyof typeof catalogues, EditorWording>> = { en: english, tr: turkish, ar: arabic };

/** A catalogue in the words of the page editor: what is to be done is done there, or by whoever looks after the files. */
function inEditor(catalogue: Catalogue, own: EditorWording): Catalogue {
  const all = Object.entries(catalogue.messages).map(([code, wording]) => {
    const known = Object.hasOwn(own, code) ? own[code as keyof typeof catalogue.messages] : undefined;
    return [code, known ? { ...wording, ...known } : isPlain(code) ? wording : { ...wording, hint: own.technical }];
  });
  return {
    ...catalogue,
    messages: Object.fromEntries(all) as Catalogue['messages'],
    phrases: { ...catalogue.phrases, answerByNote: '' },
  };
}

const isPlain = (code: string) => (plain as ReadonlySet<string>).has(code);

/** By the language of the messages. */
const inWords = new Map(
  Object.entries(words).map(([language, own]) => [language, inEditor(catalogues[language as keyof typeof words], own)]),
);

/** A message in the first of the author's languages that there is, for people who see no file; facts by what they are called. */
export function wordsInEditor(
  { code, details = {}, ...rest }: Fault | Diagnostic,
  languages: string,
  facts: { readonly has: (name: string) => boolean } = new Set<string>(),
): Wording {
  const catalogue = catalogueFor(languages);
  const { message, hint } = wordingOf(
    { code, details, own: 'own' in rest ? rest.own : undefined },
    inWords.get(catalogue.language) ?? catalogue,
  );
  const named = (text: string) =>
    text.replace(/`([\p{L}\p{N}_]+)`/gu, (written, name: string) =>
      facts.has(name) ? `“${humanized(name)}”` : written,
    );
  return { message: named(message), hint: named(hint) };
}
