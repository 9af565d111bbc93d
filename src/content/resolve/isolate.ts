import type { Run, TextValue } from '../../../schema/resolved.ts';

/**
 * Runs of Latin letters and figures, with the punctuation inside them: `Example.com`, `24/7`, `14–30`, `6+`.
 * The full stop of an abbreviation such as `A.B.` belongs to it.
 * In right-to-left text each is isolated, so that its parts keep their order and do not pull neighbours along.
 */
const latinRun =
  /[+#]?[\p{Script=Latin}\d](?:[\p{Script=Latin}\p{M}\d .,:/@&+_’'–-]*[\p{Script=Latin}\d])?(?:(?<=\.\p{Script=Latin})\.)?[+%]?/gu;

/** All that such a run may have, and little of what texts of other scripts have: a class of many ranges is looked up slowly. */
const MAY_RUN = /[\dA-Za-z\u00aa-\u02ff\u1d00-\u1fff\u2070-\uffff]/;

/** Isolates what runs left to right inside a right-to-left text; leaves other texts as they are. */
export function isolateLatin(text: string, direction: 'ltr' | 'rtl'): TextValue {
  if (direction === 'ltr' || !MAY_RUN.test(text)) return text;
  const runs: (string | Run)[] = [];
  let last = 0;
  for (const match of text.matchAll(latinRun)) {
    if (match.index > last) runs.push(text.slice(last, match.index));
    runs.push({ text: match[0], isolate: true });
    last = match.index + match[0].length;
  }
  if (last === 0) return text;
  if (last < text.length) runs.push(text.slice(last));
  return runs;
}
