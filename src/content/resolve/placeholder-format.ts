import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Facts } from '../validate/facts.ts';
import { latinDigits, meantNumber } from '../written/lookalikes.ts';
import { once } from '../written/once.ts';
import { isCounted } from './counted.ts';
import { type Filling, nounOf } from './filling.ts';
import { formats, optionsOf } from './formats.ts';
import { meantDate } from './meant-date.ts';

/** A placeholder with a format, and the fact that it shows. */
interface Shown {
  readonly format: string;
  /** What stands in brackets after it. */
  readonly options: string | undefined;
  readonly name: string;
  readonly value: string;
  readonly place: Place;
  readonly fact: Place;
}

const nouns = new WeakMap<Facts, readonly string[]>();

/** The facts that a number can stand before: gathered once, however many placeholders ask for them. */
const nounsOf = (facts: Facts) =>
  once(nouns, facts, () =>
    [...facts.keys()].filter((name) => {
      const fact = facts.get(name);
      return fact !== undefined && isCounted(fact);
    }),
  );

/** Looks whether the value of a fact can be shown in the format that a placeholder asks for. */
export function checkFormat({ format, options, name, value, place, fact }: Shown, filling: Filling): void {
  const { page, report } = filling;
  const known = Object.hasOwn(formats, format) ? formats[format] : nounOf(format, filling) && formats.number;
  if (!known && filling.facts.get(format)?.unclear) filling.used.add(format);
  else if (!known) {
    if (report.isFull(place.source)) return;
    const suggestion = nearest(format, [...Object.keys(formats), ...nounsOf(filling.facts)]);
    report.add('unknown-format', place, {
      format,
      known: Object.keys(formats).join(', '),
      ...(suggestion && { suggestion }),
    });
  } else if (known.fault === 'fact-not-number' && formats.date?.accepts(value)) {
    report.add('date-as-number', place, { name, value, format: value.length === 7 ? 'month' : 'date' });
  } else if (!known.accepts(value)) {
    const isNumber = known.fault === 'fact-not-number';
    const [number, isOwn] = [isNumber ? meantNumber(value) : undefined, fact.source.file === page];
    const details = { name, value, format };
    // What all pages share may be right as it is: `6+` elsewhere, as words.
    const meant = isNumber ? number && (number.exact || isOwn) && number.number : meantDate(value);
    // A template's placeholders are right where other pages fill them: then it is the page's fact that is not.
    // So it is where a fact of the page begins as such a value does.
    const isMeant = (isNumber ? /^\W*\p{Nd}/u : /\p{Nd}[-./]\p{Nd}/u).test(value);
    if (!meant)
      return report.add(known.fault, isOwn && (isMeant || place.source.file !== page) ? fact : place, details);
    const { start, end } = fact.range;
    const plain =
      latinDigits(value) !== value && fact.source.text.slice(start, end).replace(/^["']|["']$/g, '') === value;
    const fix = plain ? { range: fact.range, text: meant } : undefined;
    report.add(known.fault, fact, { ...details, suggestion: meant }, fix);
  } else if (known.fault === 'fact-not-number' && /^-?\d{1,3}\.\d{3}$/.test(value)) {
    report.add('ambiguous-number', fact, { value, suggestion: value.replace('.', '') });
  } else if (options && !optionsOf(format, options))
    report.add('bad-format-option', place, { option: options, format });
}
