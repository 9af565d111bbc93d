import { standsNow } from '../../../content/authoring/edit/value-path.ts';
import type { EntryChange, TextChange } from '../../shared/protocol.ts';
import { copyBlock, pasteBlock } from '../copied.ts';
import type { DeskContext, DeskPart } from '../desk-part.ts';
import { changeEntry, entryOfBlock, entryOfText } from '../entries.ts';
import { NOT_THERE } from '../refused.ts';
import { placeOfText, wayOf } from '../table.ts';
import { textInLanguages } from './languages.ts';
import { pasteRows } from './paste-rows.ts';
import { pagesOf } from './reach.ts';
import { textHistory } from './text-history.ts';

/** What an open page may ask and change of its texts, their facts, and the blocks and entries that they stand in. */
export function textsDesk(context: DeskContext) {
  const { exampleText, kinds, session, site: open, tableOf } = context;
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
    changes: {
      save,
      entry: (change) => {
        const { act, of, copied } = change;
        const kept = tableOf(change.table);
        const page = kept?.page;
        const types = () => kinds().map(({ type }) => type);
        if (act === 'paste')
          return page && 'block' in of
            ? pasteBlock(session, { page, block: of.block, copied, project: open.project, types: types() })
            : NOT_THERE;
        const found = 'text' in of ? textOf({ table: change.table, index: of.text }) : undefined;
        if (act === 'rows') return kept && found ? pasteRows({ ...change, ...kept, found }, context) : NOT_THERE;
        const entry = entryOf(change);
        return entry ? changeEntry(session, entry, change, { exampleText, project: open.project }) : NOT_THERE;
      },
    },
    questions: {
      'copy-block': ({ table, block }) => {
        const page = tableOf(table)?.page;
        return page && copyBlock(page, block);
      },
      reach: (asked) => {
        const found = textOf(asked);
        return found && { pages: pagesOf(placeOfText(found).source.file, open.project) };
      },
      languages: ({ languages, typed, ...asked }) => {
        const [found, route] = [textOf(asked), tableOf(asked.table)?.route];
        if (!found || route === undefined) return undefined;
        const texts = textInLanguages(found, { route, project: open.project, session, languages, typed });
        // What cannot be written there has nothing said of it.
        return { texts: texts ?? [] };
      },
      'text-history': async ({ language, ...asked }) => {
        const found = textOf(asked);
        const { versions } = context;
        return found && { versions: versions ? await textHistory({ found, language, session, versions }) : [] };
      },
      palette: () => ({ blocks: kinds().map(({ type, text }) => ({ type, text })) }),
    },
  } satisfies DeskPart;
}
