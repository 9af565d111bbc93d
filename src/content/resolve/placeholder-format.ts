import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { meantCurrency } from '../written/currency.ts';
import { latinDigits } from '../written/lookalikes.ts';
import { lastOfMonth, meantDate } from '../written/meant-date.ts';
import { formatNames } from './broken-placeholders.ts';
import { type Filling, nounOf } from './filling.ts';
import { formats, meantOptions, optionsOf } from './formats.ts';
import { meantFigure, nounOfWord } from './meant-figure.ts';

const suggested = (suggestion: string | undefined) => (suggestion ? { suggestion } : {});

/** A placeholder with a format, and the fact that it shows. */
interface FormattedFact {
  readonly format: string;
  /** What stands in brackets after it. */
  readonly options: string | undefined;
  readonly name: string;
  readonly value: string;
  readonly place: Place;
  readonly fact: Place;
}

/** Looks whether the value of a fact can be shown in the format that a placeholder asks for. */
export function checkFormat({ format, options, name, value, place, fact }: FormattedFact, filling: Filling): void {
  const { page, report } = filling;
  const known = Object.hasOwn(formats, format) ? formats[format] : nounOf(format, filling) && formats.number;
  if (!known && filling.facts.get(format)?.unclear) filling.used.add(format);
  else if (!known) {
    if (report.isFull(place.source)) return;
    const suggestion = nounOfWord(format, filling.facts) ?? nearest(format, formatNames(filling.facts));
    report.add('unknown-format', place, {
      format,
      known: formatNames(filling.facts).join(', '),
      ...(suggestion && { suggestion }),
    });
  } else if (known.fault === 'fact-not-number' && formats.date?.accepts(value)) {
    report.add('date-as-number', place, { name, value, format: value.length === 7 ? 'month' : 'date' });
  } else if (!known.accepts(value)) {
    const isNumber = known.fault === 'fact-not-number';
    const isOwn = fact.source.file === page;
    const details = { name, value, format };
    const number = isNumber ? meantFigure(value, { format, options, noun: nounOf(format, filling) }) : undefined;
    // What all pages share may be right as it is: `6+` elsewhere, as words.
    const isShared = !isOwn && !(number?.exact || /\p{L}|[,;]$/u.test(value));
    const meant = isNumber ? (isShared ? undefined : number?.number) : meantDate(value);
    // A template's placeholders are right where other pages fill them: then it is the page's fact that is not.
    // So it is where a fact of the page begins as such a value does, or any with a figure and its unit.
    const isMeant = (isNumber ? /^\W*\p{Nd}/u : /\p{Nd}[-./]\p{Nd}|^\p{L}{3,10}[-./' ]{1,2}\p{Nd}{2,4}$/u).test(value);
    const isAmount = isNumber && /^\p{Nd}+(?:[.,]\p{Nd}+)*\s*\p{L}{1,20}(?:\s\p{L}{1,20})?$/u.test(value);
    const last = isNumber ? undefined : lastOfMonth(value);
    if (last !== undefined) return report.add('no-such-day', fact, { value, last });
    if (meant === undefined || !known.accepts(meant)) {
      const atFact = isAmount || (isOwn && (isMeant || place.source.file !== page));
      return report.add(known.fault, atFact ? fact : place, details);
    }
    const { start, end } = fact.range;
    const plain =
      latinDigits(value) !== value && fact.source.text.slice(start, end).replace(/^["']|["']$/g, '') === value;
    const fix = plain && number?.exact ? { range: fact.range, text: meant } : undefined;
    report.add(known.fault, fact, { ...details, suggestion: meant }, fix);
  } else if (known.fault === 'fact-not-number' && /^-?\d{1,3}\.\d{3}$/.test(value)) {
    report.add('ambiguous-number', fact, { value, suggestion: value.replace('.', '') });
  } else if (format === 'currency' && !options?.trim()) {
    report.add('bad-format-option', place, { option: '()', format });
  } else if (options && !optionsOf(format, options)) {
    if (format === 'currency')
      report.add('bad-format-option', place, { option: options, format, ...suggested(meantCurrency(options)) });
    else report.add('unknown-format-option', place, { option: options, format, ...suggested(meantOptions(options)) });
  }
}
