import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readSiteFile } from '../content/validate/site-file.ts';
import type { BuildOptions } from '../contract/api.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { printReport } from '../diagnostics/print.ts';
import { visible } from '../diagnostics/visible.ts';
import { catalogues } from '../diagnostics/wording.ts';
import { folderFiles } from '../disk/folder-files.ts';
import { fontsOf } from '../disk/machine.ts';
import { createProgress } from '../publish/job/progress.ts';
import { gzipped } from '../publish/output/weigh.ts';
import { build } from './build.ts';
import { SiteFault } from './site-fault.ts';
import type { Where } from './where.ts';

type Building = Pick<BuildOptions, 'workers' | 'shard'> & { readonly root: string };

/** Builds a site and prints how it went; gives what the process is to end with. */
export async function buildAloud(building: Building, where: Where): Promise<0 | 1> {
  const started = performance.now();
  const progress = createProgress({ stream: process.stderr, now: () => performance.now() });
  const report = (diagnostics: readonly Diagnostic[]) => {
    progress.end();
    if (diagnostics.length === 0) return;
    const { messages = 'en' } = readSiteFile(folderFiles(building.root), fontsOf(building.root)).partly;
    process.stderr.write(`${printReport(diagnostics, catalogues[messages])}\n`);
  };
  try {
    const outcome = await build({ ...building, onStep: progress.step }, where, report).finally(progress.end);
    const { ok, out, pages, written, heaviest, indexed } = outcome;
    if (!ok) return refused();
    const spent = Math.round(performance.now() - started);
    const anew = written === pages ? '' : `, ${written} of them anew`;
    process.stdout.write(`${pages} pages written to ${readableFolder(out)}${anew} in ${spent} ms.\n`);
    if (indexed && indexed.pages > 0)
      process.stdout.write(`${indexed.pages} pages indexed for the search in ${indexed.milliseconds} ms of these.\n`);
    if (heaviest)
      process.stdout.write(`The heaviest is ${visible(heaviest)}: ${weightOf(join(out, heaviest))} compressed.\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof SiteFault)) throw error;
    process.stderr.write(`${error.message}\n`);
    return refused();
  }
}

function refused(): 1 {
  process.stderr.write('Nothing was built; what was built before is still there.\n');
  return 1;
}

/** As it is typed from here, where it lies below. */
const readableFolder = (folder: string) =>
  folder.startsWith(process.cwd() + sep) ? relative(process.cwd(), folder) : folder;

const weightOf = (file: string) => `${(gzipped(readFileSync(file)) / 1000).toFixed(1)} kB`;
