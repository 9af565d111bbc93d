import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixProject } from '../../../src/content/authoring/fix.ts';
import type { Project } from '../../../src/content/project.ts';
import { warnings } from '../../../src/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import type { Mistake } from './mistake.ts';
import { editFile, repairedBytes } from './real-site.ts';

export const isRepairable = ({ more }: Mistake) => more.repaired !== undefined;
/** True of a mistake that has no one right repair. */
export const isLeftAlone = (mistake: Mistake) => !isRepairable(mistake) && !warnings.has(mistake.code);

/** What `--fix` has to make of a mistake that does not stand in its file yet: how many repairs, and the file's bytes. */
export const wantedRepair = (root: string, mistake: Mistake) => {
  const bytes = isRepairable(mistake) ? repairedBytes(root, mistake) : editFile(root, mistake).bytes;
  return { count: isRepairable(mistake) ? 1 : 0, text: Buffer.from(bytes).toString('latin1') };
};

/** Whether `--fix` makes of a mistake that stands in its file what it has to, and finds no more to repair then. */
export function isRepaired(
  wanted: ReturnType<typeof wantedRepair>,
  { root, mistake, told, project }: { root: string; mistake: Mistake; told: readonly Diagnostic[]; project: Project },
): boolean {
  if (!isRepairable(mistake) && !isLeftAlone(mistake)) return true;
  // It repairs nothing but what a message brings a repair for.
  if (wanted.count === 0 && told.every(({ fix }) => fix === undefined)) return true;
  const count = fixProject(project);
  return count === wanted.count && readFileSync(join(root, mistake.file), 'latin1') === wanted.text;
}
