import { asRichWords } from '../../../../schema/plain-text.ts';
import { applyEdits } from '../../../content/authoring/edit/edit.ts';
import { addEntry } from '../../../content/authoring/edit/list-edits.ts';
import { saidAt } from '../../../content/authoring/edit/reading.ts';
import type { PageFile } from '../../../content/validate/page-file.ts';
import { isMapping } from '../../../content/written/mapping.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import { asOneText } from '../../shared/copied-table.ts';
import type { ChangeOutcome, EntryChange } from '../../shared/protocol.ts';
import type { FieldWay, FormField } from '../../shared/settings.ts';
import type { DeskContext } from '../desk-part.ts';
import { atEntry, entryOfText } from '../entries.ts';
import { type ExampleContext, exampleOf, examplesAt } from '../example-of.ts';
import type { FoundText } from '../mark-view.ts';
import { NOT_THERE, refused } from '../refused.ts';
import type { MadeChange } from '../session.ts';
import { fieldOfBlock } from '../settings/fields.ts';
import { blankOf } from '../settings/parts.ts';

interface Pasting extends Pick<EntryChange, 'rows' | 'language'> {
  readonly page: PageFile;
  readonly texts: readonly FoundText[];
  /** The text that the rows were pasted into. */
  readonly found: FoundText;
}

/** Rows that one change brings at most. */
const MOST = 200;

/** Makes the rows of a table entries of the list that a text stands in, below its own: their cells are its texts from this one on. */
export function pasteRows(
  { page, texts, found, rows = [], language = '' }: Pasting,
  { session, forms, site: { project }, exampleText }: Pick<DeskContext, 'session' | 'forms' | 'site' | 'exampleText'>,
): ChangeOutcome {
  const block = (page.page?.blocks ?? []).findIndex(({ written }) => written === found.written);
  const at = found.path.findLastIndex((step) => typeof step === 'number');
  const [from, ...deeper] = found.path.slice(at + 1);
  const entry = entryOfText(found);
  // A way on a page has names and places.
  const way = [...found.path.slice(0, at), Number(found.path[at]) + 1] as FieldWay;
  const open = at === -1 ? undefined : fieldOfBlock(page, { block, way }, forms());
  if (!entry || !open || deeper.length > 0 || rows.length === 0) return NOT_THERE;
  const example = newEntry(open.field, way, { type: open.what[0] ?? '', project, exampleText });
  const list = found.path.slice(0, at).join(' ');
  const isRich = (name: string | undefined) =>
    texts.some(({ kind, written, path }) => {
      const [own, last] = name === undefined ? [path.slice(0, -1), name] : [path.slice(0, -2), path.at(-1)];
      return kind === 'rich' && written === found.written && own.join(' ') === list && last === name;
    });
  const make = atEntry(session, entry, (source, index) => {
    const entries = saidAt(source, entry.list);
    const count = (Array.isArray(entries) ? entries.length : 0) + rows.length;
    if (rows.length > MOST || count > (open.holder?.most ?? Number.POSITIVE_INFINITY)) return { refused: 'most' };
    const values = rows.map((cells) =>
      entryWith(cells, {
        field: open.field,
        example,
        from: from === undefined ? from : String(from),
        language,
        isRich,
      }),
    );
    return added(source, entry.list, index + 1, values);
  });
  if (example === undefined) return refused('edit-not-there');
  return session.change(entry.file, make, { what: ['add', ...entry.what] });
}

/** What a new entry of a list has to have, in the shape of the example. */
function newEntry(field: FormField, way: FieldWay, context: ExampleContext & { readonly type: string }): unknown {
  const [shown = blankOf(field, context.project)] = examplesAt(exampleOf(context.type, context), way);
  const { fields } = field;
  if (!fields || !isMapping(shown)) return shown;
  const isNeeded = (name: string) => fields.some((each) => each.name === name && each.needed);
  return Object.fromEntries(Object.entries(shown).filter(([name]) => isNeeded(name)));
}

interface RowContext {
  readonly field: FormField;
  readonly example: unknown;
  /** The first text that a cell is for; undefined where the entry is a text itself. */
  readonly from: string | undefined;
  readonly language: string;
  /** True of a text that signs give emphasis and lists: of a cell they are words. */
  readonly isRich: (name: string | undefined) => boolean;
}

/** An entry with the cells of a row as its texts; what is too many for them belongs to the last. */
function entryWith(cells: readonly string[], { field, example, from, language, isRich }: RowContext): unknown {
  const asText = (words: string, name?: string) => {
    const text = isRich(name) ? asRichWords(words) : words;
    return language === 'default' ? text : { [language]: text };
  };
  if (from === undefined) return asText(asOneText(cells));
  const names = (field.fields ?? []).filter(({ isText }) => isText).map(({ name }) => name);
  const own = names.slice(Math.max(0, names.indexOf(from))).slice(0, cells.length);
  const texts = own.flatMap((name, place) => {
    const words = place === own.length - 1 ? asOneText(cells.slice(place)) : (cells[place] ?? '');
    return words === '' ? [] : [[name, asText(words, name)] as const];
  });
  const all = { ...(isMapping(example) && example), ...Object.fromEntries(texts) };
  const order = (field.fields ?? []).map(({ name }) => name).filter((name) => name in all);
  return Object.fromEntries(order.map((name) => [name, all[name]]));
}

/** A file with values in a list, from a place on. */
function added(source: Source, list: readonly (string | number)[], at: number, values: readonly unknown[]): MadeChange {
  let { text } = source;
  for (const [place, value] of values.entries()) {
    const made = addEntry({ ...source, text }, list, { at: at + place, value });
    if ('refused' in made) return made;
    text = applyEdits(text, made.edits);
  }
  return { edits: [{ file: source.file, start: 0, end: source.text.length, text }] };
}
