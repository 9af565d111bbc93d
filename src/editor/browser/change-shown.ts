import type { ChangeInfo } from '../shared/protocol.ts';
import type { Editing } from './editing/editing.ts';
import { fileWords, placeWords } from './editing/place-words.ts';
import { make } from './ui/dom.ts';
import { makeSides } from './ui/sides.ts';
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
  replaceTexts: 'wordsReplaced',
  translate: 'translationsTaken',
};

/** A change in words of the page: which page, section, field and language, from what to what, and what can be done with it. */
export function changeShown(editing: Editing, change: Omit<ChangeInfo, 'step'>, act: HTMLElement): HTMLElement {
  const { speech } = editing;
  const { was, to } = change;
  const isValue = was !== undefined || to !== undefined;
  const sides = () =>
    makeSides(
      [speech.say('before'), wordsOf(editing, change, was)],
      [speech.say('after'), wordsOf(editing, change, to)],
    );
  return make('section', {}, make('b', {}, titleOf(editing, change)), isValue && sides(), act);
}

/** Where a change is and, of what is no value, what has become of it: `Home › Questions › Title, Türkçe`. */
function titleOf(editing: Editing, { what, where, was, to, language }: Omit<ChangeInfo, 'step'>): string {
  const { speech } = editing;
  const [act = '', ...rest] = what;
  if (ACTS[act] && language !== undefined && rest.length === 0)
    return `${placeWords(editing, { where, what: [], language })}: ${speech.say(ACTS[act])}`;
  if (was !== undefined || to !== undefined) return placeWords(editing, { where, what, language });
  // What has become of a whole page is told by its title, and by its addresses where these are what has changed.
  const isPage = (rest[0] ?? '').startsWith('/');
  const path = isPage ? fileWords(editing, where) : placeWords(editing, { where, what: rest, language });
  const said = ACTS[act] ? speech.say(ACTS[act]) : speech.named(act);
  const about = act === 'renamePage' || act === 'forgetAddress' ? [rest.join(' → ')] : rest.slice(1);
  return `${path}: ${said}${isPage && about.length > 0 ? ` (${about.map((each) => `\u2068${each}\u2069`).join(', ')})` : ''}`;
}

/** A value as authors know it: a choice by its word, yes and no. */
function wordsOf({ speech, names }: Editing, { what }: Pick<ChangeInfo, 'what'>, value: string | undefined): string {
  if (value === undefined) return '–';
  const { choices = {} } = names.field(what);
  if (Object.hasOwn(choices, value)) return choices[value] ?? value;
  if (value === 'true' || value === 'false') return speech.say(value === 'true' ? 'yes' : 'no');
  return value;
}
