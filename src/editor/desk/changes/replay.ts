import { applyEdits } from '../../../content/authoring/edit/edit.ts';
import { type LanguageCodes, type TextEdit, textChange } from '../../../content/authoring/edit/text-edits.ts';
import { textAt } from '../../../content/authoring/edit/value-path.ts';
import { isLock, relocked } from '../../../content/check/translated/lock.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { CommitRequest } from '../../shared/protocol.ts';
import { filesOf, type Step } from '../session.ts';

/** A place that two people have changed: what each says there. */
export interface Conflict {
  readonly file: string;
  readonly theirs: string;
  readonly yours: string;
}

interface Replaying {
  readonly file: string;
  /** What the file said when the changes began, and what it says in the other version; undefined where it is not there. */
  readonly before: string | undefined;
  readonly theirs: string | undefined;
  readonly languages: LanguageCodes;
  readonly keep?: CommitRequest['keep'];
}

/** A file with the changes of both sides; those of one alone where the author has said whose words hold. */
export type Replayed = { readonly text: string | undefined } | { readonly conflict: Conflict };

/**
 * Makes changes of a file again on what somebody else has made of it meanwhile: text by text where all are of texts, else
 * line by line where both have changed different ones.
 */
export function replay(done: readonly Step[], { file, before, theirs, languages, keep }: Replaying): Replayed {
  if (isLock(file)) {
    let text = theirs;
    for (const change of done.flatMap(filesOf)) if (change.file === file) text = relocked(text, change);
    return { text };
  }
  const own = done.filter((step) => filesOf(step).some((change) => change.file === file));
  const yours = asText(own.flatMap(filesOf).findLast((change) => change.file === file)?.after);
  const edits = own.flatMap(({ text, texts = [] }) => text ?? texts.filter((each) => each.file === file));
  if (theirs !== undefined && own.every(({ text, texts }) => text ?? texts))
    return again(edits, { file, text: theirs }, languages, keep);
  const merged =
    before === undefined || theirs === undefined || yours === undefined
      ? undefined
      : mergedLines(before, theirs, yours);
  if (merged !== undefined) return { text: merged };
  if (theirs === yours || keep === 'mine') return { text: yours };
  if (keep === 'theirs') return { text: theirs };
  return { conflict: { file, theirs: theirs ?? '', yours: yours ?? '' } };
}

/** Text by text. */
function again(
  edits: readonly TextEdit[],
  source: Source,
  languages: LanguageCodes,
  keep: Replaying['keep'],
): Replayed {
  let { text } = source;
  for (const edit of edits) {
    const now: Source = { file: source.file, text };
    const said = textAt(now, edit.path, edit.language);
    if (said === edit.to) continue;
    const theirs = typeof said === 'string' ? said : undefined;
    if (theirs !== edit.was && keep === 'theirs') continue;
    const change =
      theirs === edit.was || keep === 'mine' ? textChange(now, { ...edit, was: theirs }, languages) : undefined;
    if (!change || 'refused' in change)
      return { conflict: { file: source.file, theirs: theirs ?? '', yours: edit.to ?? '' } };
    text = applyEdits(text, change.edits);
  }
  return { text };
}

const asText = (content: string | Uint8Array | undefined): string | undefined =>
  content instanceof Uint8Array ? undefined : content;

/** The lines of both, where they have changed different ones; undefined where they have not. */
function mergedLines(before: string, theirs: string, yours: string): string | undefined {
  const lines = before.split('\n');
  const [one, other] = [changedLines(lines, theirs.split('\n')), changedLines(lines, yours.split('\n'))];
  const [first, second] = one.from <= other.from ? [one, other] : [other, one];
  // A line that both stand beside may belong to either.
  if (first.to >= second.from) return undefined;
  return [
    ...lines.slice(0, first.from),
    ...first.lines,
    ...lines.slice(first.to, second.from),
    ...second.lines,
    ...lines.slice(second.to),
  ].join('\n');
}

/** The lines from the first that differs to the last, and what stands there instead. */
function changedLines(before: readonly string[], after: readonly string[]) {
  let from = 0;
  while (from < before.length && from < after.length && before[from] === after[from]) from++;
  let end = 0;
  const most = Math.min(before.length, after.length) - from;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from, to: before.length - end, lines: after.slice(from, after.length - end) };
}
