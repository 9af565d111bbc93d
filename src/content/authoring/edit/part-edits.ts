import type { Source } from '../../../diagnostics/diagnostic.ts';
import { isMapping } from '../../written/mapping.ts';
import type { Change } from './edit.ts';
import { removeField, setField } from './field-edits.ts';
import { saidAt } from './reading.ts';

/** A field of a part that a file has at its top, such as a page's `meta`. */
type PartField = readonly [part: string, name: string];

/** Gives a field of a part a value; the part comes with it where there is none yet. */
export const putInPart = (source: Source, [part, name]: PartField, value: unknown): Change =>
  isMapping(saidAt(source, [part]))
    ? setField(source, [part], name, value)
    : setField(source, [], part, { [name]: value });

/** Takes a field out of a part, and with the last one the part. */
export function takeFromPart(source: Source, [part, name]: PartField): Change {
  const said = saidAt(source, [part]);
  if (!isMapping(said) || !Object.hasOwn(said, name)) return { edits: [] };
  return Object.keys(said).length === 1 ? removeField(source, [], part) : removeField(source, [part], name);
}
