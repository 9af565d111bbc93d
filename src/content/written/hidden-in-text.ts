import { parse } from 'yaml';
import { invisibleIn, withoutInvisible } from '../../../schema/invisible.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { nameInvisible } from './lookalikes.ts';
import { placeAt, type Report } from './report.ts';

/**
 * Reports that a text has characters in it that nobody sees and nobody means: once, at the first of them; the repair
 * takes out all. `isLeftToRight` is true of a text that is only shown in a language written from left to right.
 */
export function reportHidden(
  text: string,
  place: () => Place,
  { report, isLeftToRight = false }: { readonly report: Report; readonly isLeftToRight?: boolean },
): void {
  const [first] = invisibleIn(text, isLeftToRight);
  if (!first) return;
  const { source, range } = place();
  const written = source.text.slice(range.start, range.end);
  const [shown] = invisibleIn(written, isLeftToRight);
  // What fills a placeholder has a message, and a repair, of its own.
  const before = written.slice(0, shown?.start ?? 0);
  if (before.lastIndexOf('{{') > before.lastIndexOf('}}')) return;
  const details = { name: nameInvisible((shown ?? first).character) };
  // Written as escapes they are seen by whoever edits the file.
  if (!shown) return report.add('hidden-in-text', { source, range }, details);
  const clean = withoutInvisible(written, isLeftToRight);
  const at = placeAt(source, range.start + shown.start, range.start + shown.end);
  const isSame = clean !== written && saysTheSame(clean, withoutInvisible(text, isLeftToRight));
  report.add('hidden-in-text', at, details, isSame ? { range, text: clean } : undefined);
}

/** True where the value is these words to YAML: what was hidden may have kept a sign from being one of YAML's. */
function saysTheSame(written: string, words: string): boolean {
  try {
    return /^["'|>\p{L}\p{N}]/u.test(written) && parse(written) === words;
  } catch {
    return false;
  }
}
