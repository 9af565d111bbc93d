import type { Code } from '../../diagnostics/catalogue.ts';
import type { Diagnostic, Fix, Source } from '../../diagnostics/diagnostic.ts';
import { lineEnd, lineStart } from '../../diagnostics/lines.ts';
import type { Project } from '../project.ts';

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

/** A mistake that can be mended by a program. */
type Repairable = Diagnostic & { readonly fix: Fix };

/** Repairs what has only one right repair, in the files themselves; gives how many were made. */
export function fixProject(opened: Project): number {
  const { folder } = opened;
  let count = 0;
  let project = opened;
  for (let round = 0; round < ROUNDS; round++) {
    const found = holding(project.check().filter(isRepairable), project);
    if (found.size === 0) break;
    for (const [file, mistakes] of found) {
      const end = folder.end(file);
      const text = folder.text(end) ?? '';
      // Ranges count from behind a byte order mark, which reading a source takes off.
      const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
      folder.write(end, mark + applyFixes(text.slice(mark.length), fixesOf(mistakes)));
      count += mistakes.length;
    }
    project = project.refresh(new Set(found.keys()));
  }
  return count;
}

const isRepairable = (diagnostic: Diagnostic): diagnostic is Repairable => diagnostic.fix !== undefined;
const fixesOf = (mistakes: readonly Repairable[]) => mistakes.map(({ fix }) => fix);

/** The mistakes, by their files, that are told no more once all of these are repaired: each repair has been tried. */
function holding(mistakes: readonly Repairable[], project: Project): Map<string, Repairable[]> {
  const found = byFile(mistakes);
  if (found.size === 0) return found;
  const tried = [...found.values()].flatMap((own) => supposedSource(own) ?? []);
  const told = project.supposing(...tried).check();
  const held = [...found.values()].flatMap((own) => own.filter((mistake) => !isToldAgain(mistake, own, told)));
  return held.length === mistakes.length ? found : holding(held, project);
}

function supposedSource([first, ...others]: readonly Repairable[]): Source | undefined {
  if (!first) return undefined;
  const { file, text } = first.place.source;
  return { file, text: applyFixes(text, fixesOf([first, ...others])) };
}

/** Mistakes of a line that does not fit where it stands. */
const MISPLACED: ReadonlySet<Code> = new Set<Code>([
  'yaml-indentation',
  'yaml-duplicate-key',
  'yaml-extra-dash',
  'yaml-missing-colon',
  'yaml-text-too-high',
  'field-too-high',
]);

/** Where the line before that of an offset begins: of two that do not fit each other the first may be told. */
const lineBefore = (source: Source, offset: number) => lineStart(source, Math.max(0, lineStart(source, offset) - 1));

/** Mistakes of a name or an address as a whole. */
const WHOLE: ReadonlySet<Code> = new Set<Code>(['missing-partial', 'missing-image', 'dead-link', 'bad-link']);

/**
 * True where the same is told of what a repair has put in place of a mistake, or its lines do not fit where they stand
 * now, or what it is in is wrong as a whole: something else was meant. `all` are the mistakes of its file.
 */
function isToldAgain(
  { code, fix, place }: Repairable,
  all: readonly Repairable[],
  told: readonly Diagnostic[],
): boolean {
  const before = fixesOf(all).filter(({ range }) => range.end <= fix.range.start);
  const start = applyFixes(place.source.text.slice(0, fix.range.start), before).length;
  const end = start + Math.max(1, fix.text.length);
  return told.some(({ code: other, place: { source, range } }) => {
    if (source.file !== place.source.file) return false;
    if (MISPLACED.has(other)) return range.start < lineEnd(source, end) && range.end > lineBefore(source, start);
    if (range.start >= end || range.end <= start) return false;
    return other === code || WHOLE.has(other);
  });
}

function byFile(mistakes: readonly Repairable[]): Map<string, Repairable[]> {
  const files = new Map<string, Repairable[]>();
  for (const mistake of mistakes) {
    const { file } = mistake.place.source;
    files.set(file, [...(files.get(file) ?? []), mistake]);
  }
  return files;
}
