import type { Source } from '../../diagnostics/diagnostic.ts';
import type { Change } from './edit/edit.ts';
import { applyEdits } from './edit/edit.ts';
import { removeField, setField } from './edit/field-edits.ts';
import { addEntry, removeEntry } from './edit/list-edits.ts';
import { saidAt } from './edit/reading.ts';

const FIELD = 'formerly';

/** The earlier addresses as a page's file has them. */
export function formerIn(source: Source): readonly string[] {
  const said = saidAt(source, [FIELD]);
  return Array.isArray(said) ? said.filter((each) => typeof each === 'string') : [];
}

function add(source: Source, address: string): Change {
  const said = saidAt(source, [FIELD]);
  if (!Array.isArray(said) || said.length === 0) return setField(source, [], FIELD, [address]);
  return said.includes(address) ? { edits: [] } : addEntry(source, [FIELD], { at: said.length, value: address });
}

/** Takes an address out of the earlier ones of a page. */
export function removeFormer(source: Source, address: string): Change {
  const said = saidAt(source, [FIELD]);
  const index = Array.isArray(said) ? said.indexOf(address) : -1;
  if (index === -1) return { edits: [] };
  return Array.isArray(said) && said.length > 1 ? removeEntry(source, [FIELD], index) : removeField(source, [], FIELD);
}

/** A page's file with other earlier addresses, each put in or taken out; what cannot be changed is refused. */
export function withFormer(
  source: Source,
  { gone = [], come = [] }: { readonly gone?: readonly string[]; readonly come?: readonly string[] },
): { readonly text: string } | Extract<Change, { refused: unknown }> {
  let { text } = source;
  for (const [change, addresses] of [
    [removeFormer, gone],
    [add, come],
  ] as const)
    for (const address of addresses) {
      const made = change({ file: source.file, text }, address);
      if ('refused' in made) return made;
      text = applyEdits(text, made.edits);
    }
  return { text };
}
