import { type Entry, isLeaf, type Leaf, type Link, type Text } from '../../../schema/leaf.ts';
import type { EntryValue, Resolved, RichValue } from '../../../schema/resolved.ts';
import type { Place, Range } from '../../diagnostics/diagnostic.ts';
import type { Phrase, PlainPhrase } from '../../diagnostics/phrases.ts';
import { valueAtPath } from '../written/mapping.ts';
import { locate } from '../written/origin.ts';
import { finishCsvRows } from './csv-rows.ts';
import { finishListing, finishPointer } from './entries.ts';
import { isolate } from './isolate.ts';
import { type LanguageContext, type LeafPlace, within } from './language-context.ts';
import { finishCount, finishDay, finishPeriod, finishSpan, finishYear } from './measures.ts';
import { finishImage } from './pictures.ts';
import { fillSingle, finishEndpoint, finishFrame, finishIcon, finishLink, finishRegion } from './references.ts';
import { parseRichText } from './rich-text.ts';
import { findText, finishString, languageOfWords, marks, placeOfText } from './texts.ts';

/** The texts below a value. */
export function textsIn(value: unknown): Pick<Text, 'by'>[] {
  if (isLeaf(value)) {
    if ('by' in value) return [value];
    if (value.$leaf === 'listing') return Object.values(value.words);
    return value.$leaf === 'image' && value.alt ? [value.alt] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Finishes a validated value: every text one string in the page's language with its facts, every link an address.
 * `written` is the same value as authored.
 */
export function localize<T>(value: T, written: object, to: LanguageContext): Resolved<T> {
  const path: PropertyKey[] = [];
  const spot: LeafPlace = { written, path };
  const below = (inner: unknown, key: PropertyKey): unknown => {
    path.push(key);
    const made = visit(inner);
    path.pop();
    return made;
  };
  const visit = (inner: unknown): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner;
    if (isLeaf(inner)) {
      to.unfolded.finished++;
      return finishLeaf(inner, spot, to);
    }
    if (Array.isArray(inner)) return inner.map(below);
    const made: Record<string, unknown> = {};
    for (const key of Object.keys(inner)) made[key] = below((inner as Record<string, unknown>)[key], key);
    return made;
  };
  // The mapped type says of each leaf what finishLeaf gives for it, and visit keeps the shape around leaves.
  return visit(value) as Resolved<T>;
}

function finishLeaf(leaf: Leaf, spot: LeafPlace, to: LanguageContext): unknown {
  switch (leaf.$leaf) {
    case 'text':
      return finishString(findText(leaf, spot, to), to, leaf);
    case 'rich':
      return finishRich(leaf, spot, to);
    case 'entry':
      return finishEntry(leaf, spot, to);
    case 'link':
      return finishLinkLeaf(leaf, spot, to);
    case 'image':
      return finishImage(leaf, spot, to);
    case 'icon':
      return finishIcon(fillSingle(leaf.name, spot.path, spot, to), spot, to);
    case 'endpoint':
      return finishEndpoint(fillSingle(leaf.key, spot.path, spot, to), spot, to);
    case 'frame':
      return finishFrame(fillSingle(leaf.address, spot.path, spot, to), spot, to);
    case 'count':
      reportThousands(spot, to);
      return finishCount(leaf.value, to.language);
    case 'year':
      return finishYear(leaf, todayOf(to), to.language);
    case 'period':
      return finishPeriod(leaf, to.language);
    case 'day':
      return finishDay(leaf.iso, to.language);
    case 'listing':
      return finishListing(leaf, spot, to);
    case 'pointer':
      return finishPointer(leaf, spot, to);
    case 'span':
      return finishSpan(leaf, to.language);
    case 'csv':
      return finishCsvRows(leaf, spot, to);
    case 'region':
      return finishRegion(fillSingle(leaf.key, spot.path, spot, to), spot, to);
  }
}

/** Reports a number that is written as many languages write thousands: three figures behind a point. */
function reportThousands({ written, path }: LeafPlace, { origins, report }: LanguageContext): void {
  const value = valueAtPath(written, path);
  if (typeof value !== 'string' || !/^\d{1,3}\.\d{3}$/.test(value)) return;
  const suggestion = value.replace('.', '');
  report.add('ambiguous-number', locate(origins, written, path).place, { value, suggestion });
}

/** The present day, of which the page then is. */
function todayOf({ machine, uses }: LanguageContext): string {
  const today = machine.today();
  uses.days.add(today);
  return today;
}

const finishLinkLeaf = ({ target }: Link, { written, path }: LeafPlace, to: LanguageContext) =>
  finishLink(target, () => locate(to.origins, written, path).place, to);

function finishEntry(leaf: Entry, spot: LeafPlace, to: LanguageContext): EntryValue {
  const found = findText(leaf, spot, to);
  const { 0: dash, index = found.text.length } = /(?<!\s)\s+[–—-]\s+/.exec(found.text) ?? {};
  const heading = found.text.slice(0, index);
  const detail = dash === undefined ? undefined : found.text.slice(index + dash.length);
  const finished = (text: string) => finishString({ ...found, text }, to, leaf);
  return detail === undefined
    ? { heading: finished(heading) }
    : { heading: finished(heading), detail: finished(detail) };
}

/** Letters of a part that are looked for where it does not stand as it is: they show which one is meant. */
const MOST_LETTERS = 200;

/** Where a part of a text is written, as far as it stands there as it is; facts have been filled in since. */
function partOf(place: Place, text: string, { start, end }: Range): Place {
  const whole = text.slice(start, end).split('\n', 1)[0] ?? '';
  for (
    let part = whole;
    part !== '';
    part = part.slice(0, part.slice(0, MOST_LETTERS).lastIndexOf(' ') + 1).trimEnd()
  ) {
    const found = within(place, part, text.slice(0, start).split(part).length - 1);
    if (found.range !== place.range) return found;
  }
  return place;
}

/** What can be done in place of what a text cannot have. */
const insteadOf = (what: PlainPhrase): Phrase | '' =>
  what === 'heading' ? { phrase: 'insteadOfHeading' } : what === 'picture' ? { phrase: 'insteadOfPicture' } : '';

function finishRich(leaf: Pick<Text, 'by'>, spot: LeafPlace, to: LanguageContext): RichValue {
  const found = findText(leaf, spot, to);
  const foreign = marks(found, to);
  const place = () => placeOfText(leaf, spot, to);
  const refused: PlainPhrase[] = [];
  const languageOf = languageOfWords(leaf, to);
  const blocks = parseRichText(found.text, {
    finishText: (text) => (foreign ? text : isolate(text, to.language.direction, languageOf)),
    finishLink: (target) => finishLink(target, () => within(place(), target || '()'), to),
    met: to.met,
    parsed: to.parsedTexts,
    unfolded: to.unfolded,
    refuse: (phrase, start, end) => {
      if (refused.includes(phrase)) return;
      refused.push(phrase);
      to.report.add('rich-text-unsupported', partOf(place(), found.text, { start, end }), {
        what: { phrase },
        instead: insteadOf(phrase),
      });
    },
  });
  return foreign ? { blocks, ...foreign } : { blocks };
}
