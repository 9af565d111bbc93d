import type { Diagnostic, Fault } from '../../../diagnostics/diagnostic.ts';
import type { Wording } from '../../../diagnostics/wording.ts';
import { type Catalogue, catalogueFor, catalogues, learn, wordingOf } from '../../../diagnostics/wording.ts';
import { humanized } from '../../shared/names.ts';
import { arabic } from './said/said.ar.ts';
import { english } from './said/said.en.ts';
import { turkish } from './said/said.tr.ts';
import { type EditorWording, plain } from './said/said.ts';

type Sayings = Record<keyof typeof catalogues, EditorWording>;

const said: Sayings = { en: english, tr: turkish, ar: arabic };

/** All that is said of messages in one language, as plain data. */
export interface MessageWords {
  readonly catalogue: Catalogue;
  readonly said: EditorWording;
}

/** What the worker of a published editor is to say in a language. */
export const messageWords = (language: keyof typeof catalogues): MessageWords => ({
  catalogue: catalogues[language],
  said: said[language],
});

/** Takes what is said from elsewhere. */
export function learnToSay({ catalogue, said: own }: MessageWords): void {
  learn(catalogue);
  said[catalogue.language] = own;
}

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

/** Catalogues in the words of the editor, by those that they are made from. */
const inWords = new WeakMap<Catalogue, Catalogue>();

function wordsOf(catalogue: Catalogue): Catalogue {
  const known = inWords.get(catalogue) ?? inEditor(catalogue, said[catalogue.language]);
  inWords.set(catalogue, known);
  return known;
}

/** A message in the first of the author's languages that there is, for people who see no file; facts by what they are called. */
export function wordsInEditor(
  { code, details = {}, ...rest }: Fault | Diagnostic,
  languages: string,
  facts: { readonly has: (name: string) => boolean } = new Set<string>(),
): Wording {
  const { message, hint } = wordingOf(
    { code, details, own: 'own' in rest ? rest.own : undefined },
    wordsOf(catalogueFor(languages)),
  );
  const named = (text: string) =>
    text.replace(/`([\p{L}\p{N}_]+)`/gu, (written, name: string) =>
      facts.has(name) ? `“${humanized(name)}”` : written,
    );
  return { message: named(message), hint: named(hint) };
}
