import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';
import { openProject } from './project.ts';

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
export function fixProject(root: string): number {
  let count = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const fixable = openProject(root)
      .check()
      .filter(({ fix }) => fix);
    if (fixable.length === 0) break;
    for (const [file, diagnostics] of groupByFile(fixable)) {
      const path = join(root, file);
      // Ranges count from behind a byte order mark, which reading a source takes off.
      const [, mark = '', text = ''] = /^(\ufeff?)(.*)$/s.exec(readFileSync(path, 'utf8')) ?? [];
      const fixes = diagnostics.flatMap(({ fix }) => fix ?? []);
      writeFileSync(path, mark + applyFixes(text, fixes));
      count += diagnostics.length;
    }
  }
  return count;
}

function groupByFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const files = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { file } = diagnostic.place.source;
    files.set(file, [...(files.get(file) ?? []), diagnostic]);
  }
  return files;
}
