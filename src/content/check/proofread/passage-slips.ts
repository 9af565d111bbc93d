import type { Facts } from '../../validate/facts.ts';
import { addressIn } from './addresses.ts';
import { dayInFigures, daySaid } from './days-said.ts';
import { exactPlace, type TextRange } from './exact-place.ts';
import { factSlips, localDigits, reversedFigures, reversedRanges } from './facts-shown.ts';
import { Seen } from './glance.ts';
import { type Glossary, glossarySlips } from './glossary.ts';
import { grammarSlip, hourSlip, letterInFigure, unaskedQuestion } from './grammar.ts';
import { leftover } from './leftovers.ts';
import { foreignLetters, foreignMark, openBracket } from './letters.ts';
import { vagueLink } from './link-words.ts';
import { nameOtherwise, type SiteName } from './names.ts';
import type { Passage, TextField } from './passages.ts';
import { type Prose, type ProseFinding, proseRules, readingOf } from './prose.ts';
import { orderSlips } from './shown-order.ts';
import type { Slip } from './slip.ts';
import { type Brand, nearBrand, spellingRules } from './spelling.ts';

const ITEM = /^[ \t]*(?:[-*+•]|\d{1,2}[.)])[ \t]+\S/;

/** A list whose lines YAML joins, because the text does not begin with `|`. */
function joinedList(passage: Passage, { seen }: Pick<Prose, 'seen'>): TextRange | undefined {
  if (!(seen & Seen.entry)) return undefined;
  const { source, range } = passage.place();
  const written = source.text.slice(range.start, range.end);
  if (!written.includes('\n') || written.startsWith('|')) return undefined;
  const lines = written.split('\n');
  const first = lines.findIndex((line, index) => ITEM.test(line) && ITEM.test(lines[index + 1] ?? ''));
  if (first === -1) return undefined;
  const before = lines.slice(0, first).reduce((sum, line) => sum + line.length + 1, 0);
  const line = lines[first] ?? '';
  const start = range.start + before + line.length - line.trimStart().length;
  return { start, end: start + line.trim().length };
}

/** A list whose dashes lack their space, in a text whose line breaks count: the first such dash. */
function tightDash({ text, kind }: Pick<Prose, 'text' | 'kind'>): ProseFinding | undefined {
  if (kind !== 'rich' || !/\n(?:[-*+]|\d{1,2}[.)])\S/.test(text)) return undefined;
  let start = 0;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const beside = [lines[index - 1] ?? '', lines[index + 1] ?? ''];
    if (
      /^(?:[-+]|\d{1,2}[.)])(?:\p{L}|\*\*|\[)/u.test(line) &&
      beside.some((each) => /^(?:[-*+]|\d{1,2}[.)])\s?\S/.test(each))
    )
      return { code: 'tight-dash', start, end: start + line.length };
    start += line.length + 1;
  }
  return undefined;
}

/** Headings are read at a glance; search engines and screen readers take them for one. */
const LONG = 160;
const HEADINGS = new Set(['title', 'question', 'label', 'name', 'service', 'badge', 'subtitle']);

/** A heading that is a paragraph. */
const longHeading = ({ text }: Pick<Prose, 'text'>, field: string): ProseFinding | undefined =>
  text.length >= LONG && HEADINGS.has(field) && [...text].length >= LONG
    ? { code: 'long-heading', start: 0, end: text.length }
    : undefined;

/** So many words in capitals are no names and no abbreviations, if so many of them are long. */
const LOUD = [
  { count: 4, long: 2 },
  { count: 5, long: 1 },
];
const LONG_WORD = 5;
/** What has no small letters, in a language that has them. */
const LOUD_RUN = /[^\p{Ll}\p{Lo}]{16,}/gu;

/** A heading, or most of it, in capitals: in a sentence they may be meant. */
function allCapitals({ words }: Prose, field: string): ProseFinding | undefined {
  if (!HEADINGS.has(field) || !/\p{Lu}{5}/u.test(words)) return undefined;
  for (const { 0: run, index } of words.matchAll(LOUD_RUN)) {
    const found = [...run.matchAll(/\p{Lu}[\p{Lu}\p{M}]+/gu)];
    const long = found.filter(({ 0: word }) => word.length >= LONG_WORD).length;
    const [first, last] = [found[0], found.at(-1)];
    if (first && last && LOUD.some((least) => found.length >= least.count && long >= least.long))
      return { code: 'all-capitals', start: index + first.index, end: index + last.index + last[0].length };
  }
  return undefined;
}

/** What facts a text can show, and the file that is being read. */
interface PassageContext {
  readonly facts: Facts;
  readonly file: string;
}

/** How a site writes. */
export interface HouseStyle {
  readonly glossary: Glossary;
  /** The languages that it writes with the digits 0 to 9. */
  readonly latin: ReadonlySet<string>;
  /** The name that it goes by, and what nearly is it. */
  readonly brands: readonly Brand[];
  readonly names: readonly SiteName[];
}

/** Everything that is odd in one text of one language, the gravest first. */
export function passageSlips(
  { name, kind }: TextField,
  passage: Passage,
  { glossary, latin, brands, names }: HouseStyle,
): Slip[] {
  const { text, language } = passage;
  const reading = readingOf(text, kind, language);
  const joined = joinedList(passage, reading);
  const slips: Slip[] = joined
    ? [{ code: 'joined-list', place: { source: passage.place().source, range: joined } }]
    : [];
  const digits = localDigits(passage, latin);
  if (digits) slips.push(digits);
  for (const rule of [...RULES, (prose: Prose) => nearBrand(prose, brands) ?? nameOtherwise(prose, names)]) {
    const finding = rule(reading, name);
    if (!finding) continue;
    const at = exactPlace(passage, finding);
    const { code, right } = finding;
    const words = text.slice(finding.start, finding.end).trim().slice(0, SHOWN);
    slips.push(
      right !== undefined
        ? { code, place: at, details: { words, right } }
        : code === 'doubled-space' || code === 'no-words' || code === 'tight-dash'
          ? { code, place: at }
          : { code, place: at, details: { words } },
    );
  }
  slips.push(...glossarySlips(passage, reading, glossary));
  return slips.length === 0 ? slips : slips.map((slip) => ({ ...slip, text: passage.place() }));
}

/** Each finds at most one thing in a text of a field; the gravest first. */
const RULES = [
  leftover,
  addressIn,
  foreignLetters,
  foreignMark,
  daySaid,
  dayInFigures,
  hourSlip,
  letterInFigure,
  ...spellingRules,
  grammarSlip,
  unaskedQuestion,
  ...proseRules,
  openBracket,
  vagueLink,
  allCapitals,
  tightDash,
  longHeading,
];

/** What is odd in the facts that a text shows, and in the order in which it is seen. */
export function shownSlips({ kind, passages }: TextField, passage: Passage, around: PassageContext): Slip[] {
  const { facts } = around;
  const ofOrder = [...orderSlips(passage, facts), ...reversedFigures(passage)];
  if (!passage.text.includes('{{')) return ofOrder;
  const ofFacts = [...factSlips(passage, kind, { ...around, passages }), ...reversedRanges(passage, facts)];
  return [...ofFacts.map((slip) => ({ ...slip, text: passage.place() })), ...ofOrder];
}

/** Letters of a text that a message repeats. */
const SHOWN = 60;
