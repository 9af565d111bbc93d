import { isScalar, Scalar } from 'yaml';
import type { Range, Source } from '../../../diagnostics/diagnostic.ts';
import { possible } from '../../written/control-characters.ts';
import type { Path } from '../../written/origin.ts';
import type { Change } from './edit.ts';
import { columnAt, gapOf } from './gap.ts';
import { eolOf, quoteOf, stepOf, withoutEol } from './layout.ts';
import { type FoundNode, nodeAt, pathAt } from './node-at.ts';
import { changedAt, firstSound, readingOf, saidAt } from './reading.ts';
import { type Style, waysToWrite } from './scalar.ts';

/**
 * Gives a text other words, in the style that it has or the nearest that can hold them. `at` is its path in the file or
 * its place; characters that no text can have are left out. Nothing else in the file says anything else afterwards.
 */
export function changeText(source: Source, at: Path | Range, to: string): Change {
  const path = 'start' in at ? pathAt(source, at) : at;
  const found = path ? nodeAt(source, path) : 'edit-not-there';
  if (!path || typeof found === 'string') return { refused: typeof found === 'string' ? found : 'edit-not-there' };
  const text = possible(to);
  const spot = spotOf(source.text, found);
  if (!spot) return { refused: 'edit-not-there' };
  const { value, faults } = readingOf(source);
  if (faults.size > 0 && mayTakeOthers(spot.style)) return { refused: 'edit-unsound' };
  if (saidAt(source, path) === text) return { edits: [] };
  const expected = changedAt(value, path, () => text);
  return firstSound({ source, ways: waysAt(text, spot), expected, otherwise: found.repeated });
}

/** True for a text that may have swallowed what follows it, where the file has a fault: a mark or brace may not be closed. */
const mayTakeOthers = ({ type, old }: Style): boolean =>
  !type.startsWith('BLOCK') && (old.includes('\n') || (type !== 'PLAIN' && !/^(["']).*\1$/s.test(old)));

interface Spot extends Range {
  readonly before: string;
  readonly style: Style;
}

function* waysAt(text: string, { start, end, before, style }: Spot) {
  for (const written of waysToWrite(text, style)) yield [{ start, end, text: before + written }];
}

/** Where a text stands and how it is written; undefined for what is no text. */
function spotOf(text: string, found: FoundNode): Spot | undefined {
  const { node, inFlow } = found;
  if (node && !isScalar(node)) return undefined;
  const column = columnAt(text, found);
  const common = { inFlow, column, eol: eolOf(text), quote: quoteOf(text) };
  const [start = 0, to = 0] = node?.range ?? [];
  const end = withoutEol(text, start, to);
  const old = text.slice(start, end);
  if (node && old !== '') {
    const style: Style = {
      ...common,
      type: node.type ?? Scalar.PLAIN,
      old,
      indent: indentOfRows(old) ?? column + stepOf(text),
    };
    return { start, end, before: '', style };
  }
  const gap = gapOf(text, found);
  const style: Style = { ...common, type: Scalar.PLAIN, old: '', indent: column + stepOf(text) };
  return gap && { ...gap, before: ' ', style };
}

/** Where the rows of a text begin below its first, that of the first which says something. */
function indentOfRows(old: string): number | undefined {
  const row = /\n( *)[^\s]/.exec(old)?.[1];
  const digit = row === undefined ? undefined : Number(/^[|>][+-]?([1-9])/.exec(old)?.[1] ?? 0);
  return digit === 0 ? row?.length : undefined;
}
