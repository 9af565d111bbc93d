import createBidi from 'bidi-js';
import type { TextValue } from '../../../../schema/resolved.ts';

let made: ReturnType<typeof createBidi> | undefined;

/** A text in the order in which it is seen, from the left to the right (Unicode UAX 9). */
export interface SeenText {
  /**
   * Its words from the left to the right. Each has its letters in their own order, and behind one of a right-to-left
   * script stands U+200E, which keeps the order of words wherever it is shown.
   */
  readonly line: string;
  /** At which place each UTF-16 code unit of the text is seen. */
  readonly places: readonly number[];
}

const TURNS = /[\u202a-\u202e\u2066-\u2069]/;
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]/;
/** The bidi algorithm knows a half of a character as nothing: two signs without a direction stand in for it. */
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;
const STAND_IN = '\u2022\u200b';

/** How a finished text is seen in a paragraph of a direction; of `auto`, that of its first letter. */
export function seenText(value: TextValue, direction: 'ltr' | 'rtl' | 'auto'): SeenText {
  made ??= createBidi();
  const runs = typeof value === 'string' ? [value] : value;
  // Where each unit of the text stands among the marks of isolates, as they are for `<bdi>`.
  const stands: number[] = [];
  let all = '';
  for (const run of runs) {
    const isIsolated = typeof run !== 'string' && run.isolate;
    const text = typeof run === 'string' ? run : run.text;
    if (isIsolated) all += run.dir === 'rtl' ? '\u2067' : '\u2066';
    for (let at = 0; at < text.length; at++) stands.push(all.length + at);
    all += isIsolated ? `${text}\u2069` : text;
  }
  const known = all.replace(PAIR, STAND_IN);
  const levels = made.getEmbeddingLevels(known, direction);
  const order = made.getReorderedIndices(known, levels);
  const mirrored = made.getMirroredCharactersMap(known, levels.levels);
  const places: number[] = [];
  order.forEach((index, place) => {
    places[index] = place;
  });
  return { line: lineOf(all, order, mirrored), places: stands.map((at) => places[at] ?? at) };
}

function lineOf(all: string, order: readonly number[], mirrored: ReadonlyMap<number, string>): string {
  let line = '';
  let word = '';
  let before = -1;
  const end = () => {
    if (word !== '') line += `${word}\u200e`;
    word = '';
  };
  for (const index of order) {
    const unit = all[index] ?? '';
    if (TURNS.test(unit) || /[\udc00-\udfff\u200e\u200f\u061c]/.test(unit)) continue;
    if (LEFTWARD.test(unit)) {
      if (word !== '' && index !== before - 1) end();
      word = unit + word;
    } else {
      end();
      line += /[\ud800-\udbff]/.test(unit) ? all.slice(index, index + 2) : (mirrored.get(index) ?? unit);
    }
    before = index;
  }
  end();
  return line;
}
