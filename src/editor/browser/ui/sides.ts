import type { OldSource } from '../../shared/protocol.ts';
import type { Speech } from '../words/words.ts';
import { make } from './dom.ts';

type Side = readonly [title: string, words: string];

/** Two versions of a text side by side, on narrow screens one below the other, with what differs marked. */
export function makeSides([first, before]: Side, [second, after]: Side, lang?: string): HTMLElement {
  const [old, now] = differing(before, after);
  const side = (title: string, words: Node[]) =>
    make('div', {}, make('b', {}, title), make('blockquote', { dir: 'auto', lang }, ...words));
  return make('div', { class: 'sides' }, side(first, old), side(second, now));
}

/** What the source of a translation said when it was translated, beside what it says now. */
export const makeOldSides = (speech: Speech, { was, now, language }: OldSource): HTMLElement =>
  makeSides([speech.say('translatedFrom'), was], [speech.say('saysNow'), now], language);

/** Letters of a text that are shown around what differs, and beyond which a text is shortened. */
const [AROUND, LONG] = [40, 160];

/** Two texts with what differs marked, shortened to it where they are long. */
function differing(before: string, after: string): [Node[], Node[]] {
  const split = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];
  const [old, now] = [split(before), split(after)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  // Both are shortened or none, so that they can be compared.
  const isLong = [before, after].some((text) => text.length > LONG);
  const shown = (words: string[], mark: 'del' | 'ins') => {
    const [head, tail] = [words.slice(0, start).join(''), words.slice(words.length - end).join('')];
    const middle = words.slice(start, words.length - end).join('');
    const first = isLong && head.length > AROUND ? `…${head.slice(-AROUND).replace(/^\S*\s/, '')}` : head;
    const last = isLong && tail.length > AROUND ? `${tail.slice(0, AROUND).replace(/\s\S*$/, '')}…` : tail;
    return [document.createTextNode(first), ...(middle ? [make(mark, {}, middle)] : []), document.createTextNode(last)];
  };
  return [shown(old, 'del'), shown(now, 'ins')];
}
