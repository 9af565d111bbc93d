import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, Fix } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../project.ts';
import { replaceFile } from './replace-file.ts';

/** Puts repairs into a text, changing just the bytes that they name; of two that overlap the first counts. */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  let fixed = '';
  let done = 0;
  for (const { range, text: repair } of [...fixes].sort((a, b) => a.range.start - b.range.start)) {
    if (range.start < done) continue;
    fixed += text.slice(done, range.start) + repair;
    done = range.end;
  }
  return fixed + text.slice(done);
}

/** Rounds after which repairing ends: one repair may bring the next mistake to light. */
const ROUNDS = 10;

/** Repairs what has only one right repair, in the files themselves; gives how many were made. */
export function fixProject(opened: Project): number {
  const { root } = opened;
  let count = 0;
  let project = opened;
  for (let round = 0; round < ROUNDS; round++) {
    const found = fixesByFile(project.check());
    if (found.size === 0) break;
    for (const [file, fixes] of found) {
      const path = join(root, file);
      const text = readFileSync(path, 'utf8');
      // Ranges count from behind a byte order mark, which reading a source takes off.
      const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
      replaceFile(realpathSync(path), mark + applyFixes(text.slice(mark.length), fixes));
      count += fixes.length;
    }
    project = project.refresh(new Set(found.keys()));
  }
  return count;
}

function fixesByFile(diagnostics: readonly Diagnostic[]): Map<string, Fix[]> {
  const files = new Map<string, Fix[]>();
  for (const { fix, place } of diagnostics) {
    const { file } = place.source;
    if (fix) files.set(file, [...(files.get(file) ?? []), fix]);
  }
  return files;
}
