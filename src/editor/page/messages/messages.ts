import { applyFixes } from '../../../content/authoring/fix.ts';
import type { JudgedPage } from '../../../content/check/judge-alone.ts';
import { printed } from '../../../diagnostics/as-json.ts';
import type { Diagnostic, Place, Range, Source } from '../../../diagnostics/diagnostic.ts';
import { catalogueFor } from '../../../diagnostics/message-languages.ts';
import type { TextMessage } from '../../shared/protocol.ts';

interface Asking {
  readonly judged: JudgedPage;
  /** The author's languages, which messages are told in. */
  readonly languages: string;
  /** Of all languages, or of one. */
  readonly code?: string | undefined;
  /** Parts of the place that other messages belong to. */
  readonly except?: readonly Range[];
  /** What a file says where the messages stand: mended, it says something else there. */
  readonly valueIn: (source: Source) => unknown;
}

const holds = ({ start, end }: Range, { range }: Place) => range.start >= start && range.start <= end;

/** What a check of a page says of what stands between two places of a file. */
export function messagesBetween({ source, range }: Place, asking: Asking): TextMessage[] {
  const { judged, code, except = [] } = asking;
  const isHere = ({ place }: Diagnostic) => place.source.file === source.file && holds(range, place);
  const own = [...judged.file, ...judged.texts].filter(({ place }) => !except.some((part) => holds(part, place)));
  const compiled = [...judged.languages].filter(([language]) => code === undefined || language === code);
  const all = [...own, ...compiled.flatMap(([, diagnostics]) => diagnostics)].filter(isHere);
  return [...new Map(all.map((each) => told(each, asking)).map((each) => [each.message, each])).values()];
}

function told(diagnostic: Diagnostic, { languages, valueIn }: Asking): TextMessage {
  const { severity, message, hint } = printed(diagnostic, catalogueFor(languages));
  const { fix, place } = diagnostic;
  const { file, text } = place.source;
  const mended = fix && valueIn({ file, text: applyFixes(text, [fix]) });
  const isOther = typeof mended === 'string' && mended !== valueIn(place.source);
  return { severity, message, hint, ...(isOther && { mended }) };
}
