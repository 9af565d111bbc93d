import type { Facts } from '../../validate/facts.ts';
import { addressIn } from './addresses.ts';
import { exactPlace } from './exact-place.ts';
import { factSlips, localDigits, reversedRanges } from './facts-shown.ts';
import { type Glossary, glossarySlips } from './glossary.ts';
import { leftover } from './leftovers.ts';
import { foreignLetters, foreignMark, openBracket } from './letters.ts';
import type { Passage, TextField } from './passages.ts';
import { proseRules, readingOf } from './prose.ts';
import type { Slip } from './slip.ts';
import { joinedList, longHeading, tightDash } from './structure.ts';

/** What facts a text can show, and the file that is being read. */
interface PassageContext {
  readonly facts: Facts;
  readonly file: string;
}

/** Everything that is odd in one text of one language, the gravest first. */
export function passageSlips({ name, kind }: TextField, passage: Passage, glossary: Glossary): Slip[] {
  const { text, language } = passage;
  const reading = readingOf(text, kind, language);
  const joined = joinedList(passage, reading);
  const slips: Slip[] = joined
    ? [{ code: 'joined-list', place: { source: passage.place().source, range: joined } }]
    : [];
  const digits = localDigits(passage);
  if (digits) slips.push(digits);
  for (const rule of RULES) {
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
const RULES = [leftover, addressIn, foreignLetters, foreignMark, ...proseRules, openBracket, tightDash, longHeading];

/** What is odd in the facts that a text shows. */
export const shownSlips = ({ kind, passages }: TextField, passage: Passage, around: PassageContext): Slip[] =>
  passage.text.includes('{{')
    ? [...factSlips(passage, kind, { ...around, passages }), ...reversedRanges(passage, around.facts)].map((slip) => ({
        ...slip,
        text: passage.place(),
      }))
    : [];

/** Letters of a text that a message repeats. */
const SHOWN = 60;
