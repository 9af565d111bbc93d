import { expect, test } from 'vitest';
import { applyFixes } from '../../../src/content/authoring/fix.ts';
import type { Project } from '../../../src/content/project.ts';
import type { Diagnostic, Fix } from '../../../src/diagnostics/diagnostic.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { corpus } from './corpus.ts';
import type { Mistake } from './mistake.ts';
import { copySite } from './real-site.ts';
import { withMistakes } from './rounds.ts';

const root = copySite();
const clean = openFolder(root);
clean.check();

/** Puts what a message proposes where it points; nothing where it proposes a name for a part of what stands there. */
function taken({ code, details, place: { source, range } }: Diagnostic): Fix | undefined {
  const { suggestion } = details;
  const written = source.text.slice(range.start, range.end);
  const value = Object.values(details).find((blank) => written.replace(/^(["'])(.*)\1$/s, '$2') === blank);
  // A note is answered beside it, by what is meant to be there.
  if (typeof suggestion !== 'string' || value === undefined || code === 'unknown-note') return undefined;
  return { range, text: /^["']/.test(written) || /^[#{]/.test(suggestion) ? JSON.stringify(suggestion) : suggestion };
}

/** What a mistake’s message proposes that is told of again once it is taken. */
function faulty(mistake: Mistake): string[] {
  return withMistakes(root, [mistake], () => {
    const project = clean.refresh(new Set([mistake.file]));
    return project.check().flatMap((diagnostic) => {
      const fix = taken(diagnostic);
      return fix && isToldAgain(diagnostic, fix, project) ? [`${mistake.name}: ${fix.text}`] : [];
    });
  });
}

function isToldAgain({ place: { source } }: Diagnostic, fix: Fix, project: Project): boolean {
  const text = applyFixes(source.text, [fix]);
  const [start, end] = [fix.range.start, fix.range.start + fix.text.length];
  const told = project.supposing({ file: source.file, text }).check();
  return told.some(
    ({ place }) => place.source.file === source.file && place.range.start < end && place.range.end > start,
  );
}

test('what is proposed for a value is accepted where it is taken', () => {
  expect(corpus.flatMap(faulty)).toEqual([]);
}, 900_000);
