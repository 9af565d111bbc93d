import type { DisplayNames } from '../../shared/names.ts';
import type { FileTitle, PlaceInfo } from '../../shared/protocol.ts';
import type { Speech } from '../words/words.ts';

interface PlaceContext {
  readonly speech: Speech;
  /** What sections and fields are called. */
  readonly names: DisplayNames;
}

/** What a file is called: a page and a part by their titles. */
export function fileWords({ speech }: Pick<PlaceContext, 'speech'>, { of, title = '' }: FileTitle): string {
  if (of === 'home') return speech.say('homePage');
  if (of === 'site') return speech.say('wholeSite');
  return of === 'part' ? speech.say('sharedPart', { name: title }) : title;
}

/** Where something is written: `Home › Questions › Question 2 “How long does it take?”, Türkçe`. */
export function placeWords(editing: PlaceContext, place: PlaceInfo): string {
  const { speech, names } = editing;
  const { where, what, language, words } = place;
  const path = [fileWords(editing, where), ...names.way(what)].filter(Boolean).join(' › ');
  const beside = words === undefined ? '' : ` ${speech.say('quoted', { words: shortened(words) })}`;
  return `${path}${beside}${language === undefined ? '' : `${speech.say('comma')} ${language}`}`;
}

/** Letters of the words that a place is known by. */
const MOST = 60;

const shortened = (words: string) =>
  words.length > MOST ? `${words.slice(0, MOST).replace(/(?<!\s)\s+\S*$/, '')}…` : words;
