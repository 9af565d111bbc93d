import type { BlockPart, FieldWay, PartAct } from '../../shared/settings.ts';
import { drawnButton } from '../editing/acts.ts';
import type { Editing } from '../editing/editing.ts';

/** The buttons of what a section has or may have. */
export interface Tools {
  /** Those that give an entry another place among its neighbours, and take it out. */
  ofEntry(way: FieldWay): HTMLElement[];
  takeOut(way: FieldWay): HTMLElement;
  /** The one that adds an entry to a list. */
  add(way: FieldWay, act: () => void): HTMLElement;
}

interface ToolsContext {
  /** The lists, by their ways. */
  readonly lists: ReadonlyMap<string, BlockPart>;
  readonly act: (part: Pick<BlockPart, 'way'>, act: PartAct, focus: string) => void;
  readonly nameOf: (way: FieldWay) => string;
}

const drawn = { up: 'up', down: 'down', takeOut: 'bin', addEntry: 'plus' } as const;

export function makeTools(editing: Editing, { lists, act, nameOf }: ToolsContext): Tools {
  const tool = (word: keyof typeof drawn, way: FieldWay, onclick: () => void) =>
    drawnButton(editing, { word, shape: drawn[word], of: nameOf(way) }, onclick);
  return {
    ofEntry(way) {
      const [list, at] = [way.slice(0, -1), Number(way.at(-1))];
      const { count = 0, isLeast } = lists.get(list.join(' ')) ?? {};
      const beside = (by: number) => [...list, at + by].join(' ');
      const up = tool('up', way, () => act({ way }, 'up', beside(-1)));
      const down = tool('down', way, () => act({ way }, 'down', beside(1)));
      const out = tool('takeOut', way, () => act({ way }, 'remove', at === 0 ? list.join(' ') : beside(-1)));
      up.toggleAttribute('disabled', at === 0);
      down.toggleAttribute('disabled', at === count - 1);
      out.toggleAttribute('disabled', isLeast === true);
      return [up, down, out];
    },
    takeOut: (way) => tool('takeOut', way, () => act({ way }, 'remove', way.slice(0, -1).join(' '))),
    add(way, onclick) {
      const made = tool('addEntry', way, onclick);
      made.append(editing.speech.say('addEntry'));
      made.toggleAttribute('disabled', lists.get(way.join(' '))?.isFull === true);
      return made;
    },
  };
}
