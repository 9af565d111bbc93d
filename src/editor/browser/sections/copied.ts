import type { CopiedBlock } from '../../shared/protocol.ts';
import type { Editing } from '../editing/editing.ts';
import { ask } from '../editing/server.ts';

/** Where the section that was copied last is kept: other tabs of the same editor paste it too. */
const COPIED = 'page-editor-copied';

/** The same, where a browser keeps nothing. */
let last: string | undefined;

/** The section that was copied last; undefined where none was. */
export function copiedBlock(): CopiedBlock | undefined {
  let kept = last;
  try {
    kept = localStorage.getItem(COPIED) ?? kept;
  } catch {
    // Without storage it is this tab's alone.
  }
  // Both sides are of the same engine; the desk looks at what it writes.
  return kept === undefined ? undefined : (JSON.parse(kept) as CopiedBlock);
}

/** Keeps a section of the page, to be pasted on any page. */
export async function copyBlock(editing: Editing, block: number): Promise<void> {
  const { speech, table } = editing;
  try {
    last = JSON.stringify(await ask('copy-block', { table: table?.id, block }));
  } catch {
    editing.tell(speech.say('unreachable'), true);
    return;
  }
  try {
    localStorage.setItem(COPIED, last);
  } catch {
    // Without storage it is this tab's alone.
  }
  editing.tell(speech.say('sectionCopied'));
}

/** True where there is something to paste; where not, that is told. */
export function hasCopied({ tell, speech }: Editing): boolean {
  const has = copiedBlock() !== undefined;
  if (!has) tell(speech.say('nothingCopied'), true);
  return has;
}

/** What a key asks for that is pressed beside a section: Ctrl and C, or V. */
export const copyKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'copy' | 'paste' | undefined =>
  (ctrlKey || metaKey) && !altKey && !shiftKey
    ? ({ c: 'copy', v: 'paste' } as const)[key.toLowerCase() as 'c' | 'v']
    : undefined;
