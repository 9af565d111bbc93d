import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../written/report.ts';
import { garbledPart, strayMark } from '../written/stray-marks.ts';
import { countBefore } from './broken-placeholders.ts';
import { within } from './language-context.ts';

/** Tags that people know from websites and that word processors paste. */
const HTML_TAG =
  /<\/?(?:a|b|i|u|p|br|em|hr|ul|ol|li|h[1-6]|div|img|font|span|strong|table|script|style|iframe|sup|sub|center|section|blockquote|pre|code|t[drh]|tbody|[a-z]\d?:[a-z]+)(?:\s[^<>]*)?\/?>|<!--(?:(?!<!--).)*?-->/is;

/** The first mark that turns letters around, or begins a run that is not ended in its paragraph (Unicode UAX 9, BD9). */
function turningMark(text: string): string | undefined {
  if (!/[\u202a-\u202e\u2066-\u2069]/.test(text)) return undefined;
  const override = /[\u202d\u202e]/.exec(text)?.[0];
  if (override) return override;
  for (const line of text.split('\n')) {
    const open: string[] = [];
    for (const [mark] of line.matchAll(/[\u202a-\u202c\u2066-\u2069]/g))
      if (/[\u202c\u2069]/.test(mark)) open.pop();
      else open.push(mark);
    if (open[0]) return open[0];
  }
  return undefined;
}

interface Marked {
  readonly report: Report;
  /** True of a text in which Markdown is allowed. */
  readonly isRich: boolean;
  /** The link that was meant by one that leads nowhere. */
  readonly meant: (target: string) => string | undefined;
}

/** A link whose target has a space in it. */
const SPACED_LINK = /^\[[^[\]]*\]\(([/#][^()\s]*(?: [^()\s]+)+)\)$/;

/** Reports what visitors would read although nobody means it. */
export function reportMarks(source: string, place: () => Place, { report, isRich, meant }: Marked): void {
  const tag = HTML_TAG.exec(source)?.[0];
  if (tag) report.add('html-in-text', within(place(), tag), { tag });
  const garbled = garbledPart(source);
  if (garbled) return report.add('garbled-text', within(place(), garbled), { letters: garbled });
  const turned = turningMark(source);
  if (turned) {
    const value = `U+${turned.charCodeAt(0).toString(16).toUpperCase()}`;
    report.add('invisible-character', within(place(), turned), { name: { phrase: 'directionMark', value } });
  }
  const stray = strayMark(source, isRich);
  if (tag && stray?.marks.startsWith('<')) return;
  const target = SPACED_LINK.exec(stray?.marks ?? '')?.[1];
  const suggestion = target === undefined ? undefined : meant(target);
  if (target !== undefined && suggestion !== undefined)
    report.add('bad-link', within(place(), target), { target, suggestion });
  else if (stray)
    report.add('stray-marks', within(place(), stray.marks, countBefore(source, stray)), { marks: stray.marks });
}
