import type { TextInLanguage } from '../../shared/protocol.ts';
import type { Editing, ShownText } from '../editing/editing.ts';
import { whileTyping } from '../editing/live.ts';
import { ask } from '../editing/server.ts';
import type { TextInput } from './input.ts';
import type { Strip } from './strip.ts';

interface LiveContext {
  readonly index: number;
  readonly shown: ShownText;
  readonly field: TextInput;
}

/** Says below a field what the check would say of what is typed into it, and of what stands in it when it is opened. */
export function judgeWhileTyping(
  { speech, table }: Editing,
  { index, shown, field }: LiveContext,
  { told }: Pick<Strip, 'told'>,
) {
  const question = () => {
    const text = field.text();
    // A text of another language that stands in is none of this one.
    const typed = shown.fallback && text === shown.text ? undefined : { language: shown.language, text };
    return ask<{ texts: readonly TextInLanguage[] }>('languages', { table: table?.id, index, typed });
  };
  const live = whileTyping(question, ({ texts }) =>
    told.show(texts.find(({ code }) => code === table?.language)?.messages ?? []),
  );
  const judge = () => {
    if (field.text().trim() !== '') return live.typed();
    live.stop();
    told.show([], [speech.say('empty')]);
  };
  field.input.addEventListener('input', judge);
  live.now();
  return live;
}
