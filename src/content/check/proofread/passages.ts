import { isLeaf, type Leaf, type Text } from '../../../../schema/leaf.ts';
import type { Place } from '../../../diagnostics/diagnostic.ts';
import { isMapping } from '../../written/mapping.ts';
import { locateLanguage, type Origins, type Path } from '../../written/origin.ts';

/** One text in one language, as it was written: facts are still placeholders. */
export interface Passage {
  readonly text: string;
  /** The language's code; undefined where every language shows these words. */
  readonly language: string | undefined;
  /** Where it stands: most texts are right, and nobody asks. */
  readonly place: () => Place;
}

/** A text of a page or of site.yaml with all its languages. */
export interface TextField {
  /** The field's name: `title`. */
  readonly name: string;
  /** Plain text, Markdown, an entry of 'heading – detail', a picture's description, or a fact. */
  readonly kind: 'text' | 'rich' | 'entry' | 'alt' | 'fact';
  readonly passages: readonly Passage[];
}

/** A validated value beside the same as written, which knows its places. */
export interface WrittenValue {
  readonly value: unknown;
  readonly written: object;
}

interface Walk {
  readonly written: object;
  readonly origins: Origins;
  readonly defaultLanguage: string;
}

/** Calls `visit` for every leaf below a value, with its path: one list for all of them, to be copied where it is kept. */
export function eachLeaf(
  value: unknown,
  visit: (leaf: Leaf, path: Path) => void,
  path: (string | number)[] = [],
): void {
  if (typeof value !== 'object' || value === null) return;
  if (isLeaf(value)) {
    // The words of what is listed are fields beside it.
    if (value.$leaf === 'listing')
      for (const [field, text] of Object.entries(value.words)) visit(text, [...path.slice(0, -1), field]);
    return visit(value, path);
  }
  const depth = path.length;
  if (Array.isArray(value))
    for (let index = 0; index < value.length; index++) {
      path[depth] = index;
      eachLeaf(value[index], visit, path);
    }
  else if (isMapping(value))
    for (const key in value) {
      path[depth] = key;
      eachLeaf(value[key], visit, path);
    }
  path.length = depth;
}

/** Every text below a value. */
export function fieldsOf({ value, written }: WrittenValue, walk: Omit<Walk, 'written'>): TextField[] {
  const fields: TextField[] = [];
  const whole = { written, ...walk };
  eachLeaf(value, (leaf, path) => {
    const field = fieldOf(leaf, path, whole);
    if (field) fields.push(field);
  });
  return fields;
}

/** The text that a leaf holds, if it holds one. */
function fieldOf(leaf: Leaf, path: Path, walk: Walk): TextField | undefined {
  if (leaf.$leaf === 'image')
    return leaf.alt ? { name: 'alt', kind: 'alt', passages: passagesOf(leaf.alt, [...path, 'alt'], walk) } : undefined;
  if (!('by' in leaf)) return undefined;
  const name = String(path.findLast((step) => typeof step === 'string') ?? '');
  const kind = name === 'alt' ? 'alt' : leaf.$leaf;
  return { name, kind, passages: passagesOf(leaf, [...path], walk) };
}

function passagesOf({ by }: Pick<Text, 'by'>, path: Path, { written, origins, defaultLanguage }: Walk): Passage[] {
  return Object.entries(by).map(([code, text]) => {
    const language = code === 'all' ? undefined : code === 'default' ? defaultLanguage : code;
    return { text, language, place: () => locateLanguage(origins, written, path, code).place };
  });
}
