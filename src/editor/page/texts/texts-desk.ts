import type { EntryChange, TextChange, TypedText } from '../../shared/protocol.ts';
import type { Asked, DeskContext, DeskPart } from '../desk-part.ts';
import { changeEntry, entryOfBlock, entryOfText } from '../entries.ts';
import { NOT_THERE } from '../refused.ts';
import { placeOfText, wayOf } from '../table.ts';
import { standsNow } from '../value-path.ts';
import { textInLanguages } from './languages.ts';
import { pagesOf } from './reach.ts';

/** A text, with what is being typed into it. */
interface TextAsked extends Pick<TextChange, 'table' | 'index'> {
  readonly typed?: TypedText | undefined;
}

/** What an open page may ask and change of its texts, their facts, and the blocks and entries that they stand in. */
export function textsDesk({ exampleText, kinds, session, site: open, tableOf }: DeskContext): DeskPart {
  const textOf = ({ table, index }: Pick<TextChange, 'table' | 'index'>) => tableOf(table)?.texts[index];
  const save = ({ language, was, to, ...asked }: TextChange) => {
    const found = textOf(asked);
    if (!found) return NOT_THERE;
    const place = placeOfText(found);
    const { path } = standsNow(place, session.read);
    return session.save(place.source.file, { path, language, was, to }, wayOf(found));
  };
  const entryOf = ({ table, of }: EntryChange) => {
    const page = tableOf(table)?.page;
    if ('block' in of) return page && entryOfBlock(page, of.block);
    const found = textOf({ table, index: of.text });
    return found && entryOfText(found, of.steps);
  };
  return {
    changes: [
      ['save', save],
      [
        'entry',
        (change: EntryChange) => {
          const entry = entryOf(change);
          return entry ? changeEntry(session, entry, change, { exampleText, project: open.project }) : NOT_THERE;
        },
      ],
    ],
    questions: [
      [
        'reach',
        (asked: TextChange) => {
          const found = textOf(asked);
          return found && { pages: pagesOf(placeOfText(found).source.file, open.project) };
        },
      ],
      [
        'languages',
        ({ languages, typed, ...asked }: TextAsked & Asked) => {
          const [found, route] = [textOf(asked), tableOf(asked.table)?.route];
          if (!found || route === undefined) return undefined;
          const texts = textInLanguages(found, { route, project: open.project, session, languages, typed });
          // What cannot be written there has nothing said of it.
          return { texts: texts ?? [] };
        },
      ],
      ['palette', () => ({ blocks: kinds().map(({ type, text }) => ({ type, text })) })],
    ],
  };
}
