import type { ChangeInfo } from '../shared/protocol.ts';
import type { Editing } from './editing/editing.ts';
import { fileWords, placeWords } from './editing/place-words.ts';
import { make } from './ui/dom.ts';
import type { WordName } from './words/words.en.ts';

/** What has become of a part of a page, or of a page, by its name. */
const ACTS: Readonly<Record<string, WordName>> = {
  add: 'wasAdded',
  up: 'wasMoved',
  down: 'wasMoved',
  move: 'wasMoved',
  duplicate: 'wasRepeated',
  remove: 'wasRemoved',
  hide: 'wasHidden',
  show: 'wasShown',
  newPage: 'pageMade',
  renamePage: 'pageMoved',
  deletePage: 'pageGone',
  forgetAddress: 'wasForgotten',
  makeDraft: 'pageDraft',
  publish: 'pagePublished',
  mend: 'wasMended',
  stay: 'wasAccepted',
};

/** A change in words of the page: which page, section, field and language, and from what to what. */
export function changeShown(editing: Editing, change: ChangeInfo, revert: () => void): HTMLElement {
  const { speech } = editing;
  const { was, to } = change;
  const isValue = was !== undefined || to !== undefined;
  const [before, after] = differing(wordsOf(editing, change, was), wordsOf(editing, change, to));
  const side = (title: string, words: Node[]) =>
    make('div', {}, make('b', {}, title), make('blockquote', { dir: 'auto' }, ...words));
  return make(
    'section',
    {},
    make('b', {}, titleOf(editing, change)),
    isValue && make('div', { class: 'sides' }, side(speech.say('before'), before), side(speech.say('after'), after)),
    make('button', { type: 'button', onclick: revert }, speech.say('revert')),
  );
}

/** Where a change is and, of what is no value, what has become of it: `Home › Questions › Title, Türkçe`. */
function titleOf(editing: Editing, { what, where, was, to, language }: ChangeInfo): string {
  const { speech } = editing;
  const [act = '', ...rest] = what;
  if (was !== undefined || to !== undefined) return placeWords(editing, { where, what, language });
  // What has become of a whole page is told by its title, and by its addresses where these are what has changed.
  const isPage = (rest[0] ?? '').startsWith('/');
  const path = isPage ? fileWords(editing, where) : placeWords(editing, { where, what: rest, language });
  const said = ACTS[act] ? speech.say(ACTS[act]) : speech.named(act);
  const about = act === 'renamePage' || act === 'forgetAddress' ? [rest.join(' → ')] : rest.slice(1);
  return `${path}: ${said}${isPage && about.length > 0 ? ` (${about.map((each) => `\u2068${each}\u2069`).join(', ')})` : ''}`;
}

/** A value as authors know it: a choice by its word, yes and no. */
function wordsOf({ speech, names }: Editing, { what }: ChangeInfo, value: string | undefined): string {
  if (value === undefined) return '–';
  const { choices = {} } = names.field(what);
  if (Object.hasOwn(choices, value)) return choices[value] ?? value;
  if (value === 'true' || value === 'false') return speech.say(value === 'true' ? 'yes' : 'no');
  return value;
}

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
  const shown = (words: string[], mark: 'del' | 'ins') => {
    const [head, tail] = [words.slice(0, start).join(''), words.slice(words.length - end).join('')];
    const middle = words.slice(start, words.length - end).join('');
    const isLong = words.join('').length > LONG;
    const first = isLong && head.length > AROUND ? `…${head.slice(-AROUND).replace(/^\S*\s/, '')}` : head;
    const last = isLong && tail.length > AROUND ? `${tail.slice(0, AROUND).replace(/\s\S*$/, '')}…` : tail;
    return [document.createTextNode(first), ...(middle ? [make(mark, {}, middle)] : []), document.createTextNode(last)];
  };
  return [shown(old, 'del'), shown(now, 'ins')];
}
