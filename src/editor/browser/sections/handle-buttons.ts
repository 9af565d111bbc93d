import type { EntryAct, EntryChange } from '../../shared/protocol.ts';
import { blockActs, drawnButton, entryActs, entryButtons } from '../editing/acts.ts';
import type { Editing } from '../editing/editing.ts';
import { openSettings } from '../settings/settings.ts';
import type { Movable } from './page-entries.ts';
import { openPalette } from './palette.ts';
import { openSections } from './sections.ts';

export type Acting = (what: EntryAct, more?: Pick<EntryChange, 'to' | 'type'>) => void;

/** The buttons of a handle: what can be done with any entry, and with a block. */
export function handleButtons(editing: Editing, { of, block, hidden }: Movable, act: Acting): HTMLButtonElement[] {
  if (!('block' in of)) return entryButtons(editing, { acts: entryActs }, (what) => act(what));
  const addBelow = () => void openPalette(editing, (type) => act('add', { type }));
  const below = drawnButton(editing, { word: 'addBelow', shape: 'plus' }, addBelow);
  const type = editing.table?.blocks[block]?.type ?? '';
  const back = () => openSections(editing);
  const change = () => void openSettings(editing, { block, type, back });
  const settings = drawnButton(editing, { word: 'settings', shape: 'sliders' }, change);
  return [below, settings, ...entryButtons(editing, { acts: blockActs(hidden) }, (what) => act(what))];
}
