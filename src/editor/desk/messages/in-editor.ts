import type { Diagnostic, Fault } from '../../../diagnostics/diagnostic.ts';
import { ownBlockMessages } from '../../../diagnostics/messages/own-blocks.ts';
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
  catalogue: withoutIdle(catalogues[language], said[language]),
  said: said[language],
});

/** A catalogue without the words in whose place the editor has others, and without what is told of programs, which it has made already. */
function withoutIdle(catalogue: Catalogue, own: EditorWording): Catalogue {
  const told = Object.entries(catalogue.messages).filter(([code]) => !Object.hasOwn(ownBlockMessages, code));
  const all = told.map(([code, wording]) => {
    const known = saidOf(own, code);
    return [code, Object.fromEntries(Object.entries(wording).filter(([part]) => !Object.hasOwn(known, part)))];
  });
  return { ...catalogue, messages: Object.fromEntries(all) as Catalogue['messages'] };
}

/** Takes what is said from elsewhere. */
export function learnToSay({ catalogue, said: own }: MessageWords): void {
  learn(catalogue);
  said[catalogue.language] = own;
}

/** A catalogue in the words of the page editor: what is to be done is done there, or by whoever looks after the files. */
function inEditor(catalogue: Catalogue, own: EditorWording): Catalogue {
  const all = Object.entries(catalogue.messages).map(([code, wording]) => [code, { ...wording, ...saidOf(own, code) }]);
  return {
    ...catalogue,
    messages: Object.fromEntries(all) as Catalogue['messages'],
    phrases: { ...catalogue.phrases, answerByNote: '' },
  };
}

/** What the editor says of a message in words of its own. */
function saidOf(own: EditorWording, code: string): Partial<Wording> {
  if (Object.hasOwn(own, code)) return own[code as keyof Catalogue['messages']] ?? {};
  return isPlain(code) ? {} : { hint: own.technical };
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
