import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../written/report.ts';
import { garbledPart, strayMark } from '../written/stray-marks.ts';
import { countBefore } from './broken-placeholders.ts';
import { within } from './language-context.ts';

/** Tags that people know from websites and that word processors paste. */
const HTML_TAG =
  /<\/?(?:a|b|i|u|p|br|em|hr|ul|ol|li|h[1-6]|div|img|font|span|strong|table|script|style|iframe|sup|sub|center|section|blockquote|pre|code|t[drh]|tbody|details|summary|small|figure|figcaption|video|audio|del|ins|mark|strike|[a-z]\d?:[a-z]+)(?:\s[^<>]*)?\/?>|<!--(?:(?!<!--).)*?-->/is;

/**
 * Where the first mark stands that turns letters around, or begins a run that is not ended in its paragraph, or ends one that
 * was not begun there: it would end one around the text (Unicode UAX 9, BD9).
 */
function turningMark(text: string): number | undefined {
  if (!/[\u202a-\u202e\u2066-\u2069]/.test(text)) return undefined;
  const override = /[\u202d\u202e]/.exec(text);
  if (override) return override.index;
  const open: { index: number; end: string }[] = [];
  for (const { 0: mark, index } of text.matchAll(/[\u202a-\u202c\u2066-\u2069\n]/g)) {
    if (mark === '\n' && open.length === 0) continue;
    if (mark === '\n') break;
    if (!/[\u202c\u2069]/.test(mark)) open.push({ index, end: mark < '\u2066' ? '\u202c' : '\u2069' });
    else if (open.at(-1)?.end === mark) open.pop();
    else return open.at(-1)?.index ?? index;
  }
  return open[0]?.index;
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
  if (turned !== undefined) {
    const mark = source.charAt(turned);
    const value = `U+${mark.charCodeAt(0).toString(16).toUpperCase()}`;
    const at = within(place(), mark, source.slice(0, turned).split(mark).length - 1);
    report.add('invisible-character', at, { name: { phrase: 'directionMark', value } });
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
