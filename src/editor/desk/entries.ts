import { applyEdits } from '../../content/authoring/edit/edit.ts';
import { removeField, setField } from '../../content/authoring/edit/field-edits.ts';
import { addEntry, duplicateEntry, moveEntry, removeEntry } from '../../content/authoring/edit/list-edits.ts';
import type { FileChange } from '../../content/authoring/edit/put-files.ts';
import { saidAt } from '../../content/authoring/edit/reading.ts';
import { type EditedPath, pathAt } from '../../content/authoring/edit/value-path.ts';
import { standIns } from '../../content/authoring/new-page.ts';
import type { PageFile } from '../../content/validate/page-file.ts';
import { isMapping } from '../../content/written/mapping.ts';
import { locate } from '../../content/written/origin.ts';
import type { Source } from '../../diagnostics/diagnostic.ts';
import type { ChangeOutcome, EntryChange } from '../shared/protocol.ts';
import { type ExampleContext, exampleOf } from './example-of.ts';
import type { FoundText } from './mark-view.ts';
import type { MadeChange, Session } from './session.ts';
import { placeOfText, wayOf } from './table.ts';

/** An entry of a list, in the file that it is written in. */
export interface ListEntry {
  readonly file: string;
  /** The file as the author saw it. */
  readonly seen: Source;
  readonly list: EditedPath;
  readonly index: number;
  /** What it is, in an author's words. */
  readonly what: readonly string[];
}

/** The entry that a block of a page is, in the page's own file or in the one that it is brought from. */
export function entryOfBlock(page: PageFile, block: number): ListEntry | undefined {
  const written = page.page?.blocks[block]?.written;
  if (!written) return undefined;
  const { source, range } = locate(page.origins, written, []).place;
  return entryAt(source, pathAt(source, range.start), [String(written.type)]);
}

/** The entry of a list that a text stands in; none where that is a block. */
export function entryOfText(found: FoundText, steps?: number): ListEntry | undefined {
  const { source, range } = placeOfText(found);
  const path = pathAt(source, range.start);
  const way = wayOf(found);
  const isPlace = (step: string) => /^\d+$/.test(step);
  const last = way.slice(0, steps).findLastIndex(isPlace);
  if (last === -1) return undefined;
  // Lists inside of the entry that is meant.
  const deeper = way.slice(last + 1).filter(isPlace).length;
  const places = path.flatMap((step, at) => (typeof step === 'number' ? [at] : []));
  return entryAt(source, path.slice(0, (places.at(-1 - deeper) ?? -1) + 1), way.slice(0, last + 1));
}

function entryAt(seen: Source, path: EditedPath, what: readonly string[]): ListEntry | undefined {
  const at = path.findLastIndex((step) => typeof step === 'number');
  return at === -1 ? undefined : { file: seen.file, seen, list: path.slice(0, at), index: Number(path[at]), what };
}

/** True where a file is another one than the author saw by what was changed in this sitting alone. */
function isOwnWork({ done }: Session, now: Source, seen: Source): boolean {
  let text: FileChange['before'] = now.text;
  for (const { file, before, after } of done.toReversed())
    if (text !== seen.text && file === seen.file && after === text) text = before;
  return text === seen.text;
}

/**
 * The place in its list of what the author meant: where it stood, or, of what has come to stand elsewhere meanwhile and is
 * like no other, there. Undefined where that cannot be said.
 */
function placeNow(session: Session, now: Source, { seen, list, index }: ListEntry): number | undefined {
  const [own, other] = [saidAt(now, list), saidAt(seen, list)];
  if (!Array.isArray(own) || !Array.isArray(other)) return undefined;
  const [entries, before] = [own, other].map((each) => each.map((entry) => JSON.stringify(entry)));
  const meant = before?.[index];
  if (!entries || !before || meant === undefined) return undefined;
  if (entries.length === before.length) {
    if (entries[index] === meant) return index;
    // What was being typed into it has been saved by the same click.
    if (isOwnWork(session, now, seen) && entries.every((entry, at) => at === index || entry === before[at]))
      return index;
  }
  const isAlone = [entries, before].every((all) => all.indexOf(meant) === all.lastIndexOf(meant));
  const at = entries.indexOf(meant);
  return isAlone && at !== -1 ? at : undefined;
}

/** Makes a change of the file that an entry is written in, at the place that it has now. */
export const atEntry =
  (session: Session, entry: ListEntry, make: (source: Source, index: number) => MadeChange) =>
  (source: Source): MadeChange => {
    const index = placeNow(session, source, entry);
    return index === undefined ? { refused: 'edit-not-there' } : make(source, index);
  };

/** Changes a list by one of its entries. */
export function changeEntry(
  session: Session,
  entry: ListEntry,
  { act, type, to: place }: EntryChange,
  context: ExampleContext,
): ChangeOutcome {
  const { file, list, what } = entry;
  const make = atEntry(session, entry, (source, index) => {
    const entries = saidAt(source, list);
    const last = Array.isArray(entries) ? entries.length - 1 : 0;
    if (act === 'up' || act === 'down' || act === 'move') {
      const to = act === 'move' ? Math.min(place ?? last, last) : index + (act === 'up' ? -1 : 1);
      const isNowhere = to < 0 || to > last || to === index;
      return isNowhere ? { refused: 'nothing' } : moveEntry(source, list, { from: index, to });
    }
    if (act === 'hide') return setField(source, [...list, index], 'hidden', true);
    if (act === 'show') return removeField(source, [...list, index], 'hidden');
    if (act === 'duplicate') return duplicateNameless(source, list, index);
    if (act === 'remove') return last === 0 ? { refused: 'last' } : removeEntry(source, list, index);
    const value = exampleOf(type ?? '', context, standIns(type ?? ''));
    return value ? addEntry(source, list, { at: index + 1, value }) : { refused: 'edit-not-there' };
  });
  return session.change(file, make, { what: [act, ...(type === undefined ? what : [type])] });
}

/** Writes an entry once more; a name that links lead to stays with the first. */
function duplicateNameless(source: Source, list: EditedPath, index: number): MadeChange {
  const twice = duplicateEntry(source, list, index);
  if ('refused' in twice) return twice;
  const text = applyEdits(source.text, twice.edits);
  const copy = [...list, index + 1];
  const own = saidAt({ ...source, text }, copy);
  const name = isMapping(own) && 'id' in own ? removeField({ ...source, text }, copy, 'id') : undefined;
  if (!name || 'refused' in name) return name ?? twice;
  return { edits: [{ file: source.file, start: 0, end: source.text.length, text: applyEdits(text, name.edits) }] };
}
