import { applyFixes } from '../../../src/content/authoring/fix.ts';
import type { Project } from '../../../src/content/project.ts';
import type { Diagnostic, Fix } from '../../../src/diagnostics/diagnostic.ts';

/** Puts what a message proposes where it points; nothing where it proposes a name for a part of what stands there. */
function taken({ code, details, place: { source, range } }: Diagnostic): Fix | undefined {
  const { suggestion } = details;
  const written = source.text.slice(range.start, range.end);
  const value = Object.values(details).find((blank) => written.replace(/^(["'])(.*)\1$/s, '$2') === blank);
  // A note is answered beside it, by what is meant to be there.
  if (typeof suggestion !== 'string' || value === undefined || code === 'unknown-note') return undefined;
  return { range, text: /^["']/.test(written) || /^[#{]/.test(suggestion) ? JSON.stringify(suggestion) : suggestion };
}

/** What these messages propose that is told of again once it is taken. */
export const faultyProposals = (told: readonly Diagnostic[], project: Project): string[] =>
  told.flatMap((diagnostic) => {
    const fix = taken(diagnostic);
    return fix && isToldAgain(diagnostic, fix, project) ? [fix.text] : [];
  });

function isToldAgain({ place: { source } }: Diagnostic, fix: Fix, project: Project): boolean {
  const text = applyFixes(source.text, [fix]);
  const [start, end] = [fix.range.start, fix.range.start + fix.text.length];
  const told = project.supposing({ file: source.file, text }).check();
  return told.some(
    ({ place }) => place.source.file === source.file && place.range.start < end && place.range.end > start,
  );
}
