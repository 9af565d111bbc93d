import { readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { printReport } from '../diagnostics/print.ts';
import { visible } from '../diagnostics/visible.ts';
import { openFolder } from '../disk/machine.ts';
import { hookFault } from '../program/own-blocks/hook-fault.ts';
import { loadProgram } from '../program/program.ts';
import { ContentFault } from '../publish/job/content-fault.ts';
import { createProgress } from '../publish/job/progress.ts';
import { readShard, type Shard } from '../publish/job/shard.ts';
import { diskFault } from '../publish/output/disk-fault.ts';
import { clearLeftovers } from '../publish/output/kept-files.ts';
import { gzipped } from '../publish/output/weigh.ts';
import { buildSite } from '../publish/site-build.ts';
import { readOptions, siteFolder } from './options.ts';
import { engineFolder, programFolder } from './program-folder.ts';

const USAGE = `pages-as-data build [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --workers NUMBER           how many work side by side (as many as there are processors, unless told)
  --shard 2/8                only the second of eight shares of the pages, for several machines
`;

const values = readOptions(USAGE, { root: { type: 'string' }, workers: { type: 'string' }, shard: { type: 'string' } });

const report = (diagnostics: readonly Diagnostic[]) => process.stderr.write(`${printReport(diagnostics)}\n`);

/** A number of workers; what is none prints how the command is used and ends it badly. */
function workersAsked(): number | undefined {
  const { workers } = values;
  if (workers === undefined || /^\d{1,3}$/.test(workers)) return workers === undefined ? undefined : Number(workers);
  process.stderr.write(`\`${workers}\` is no number of workers.\n\n${USAGE}`);
  return process.exit(2);
}

/** A share of the pages; what is none ends the command badly. */
function shardAsked(): Shard | undefined {
  if (values.shard === undefined) return undefined;
  const shard = readShard(values.shard);
  if (shard) return shard;
  process.stderr.write(`\`${values.shard}\` is no share: \`2/8\` is the second of eight.\n\n${USAGE}`);
  return process.exit(2);
}

/** As it is typed from here, where it lies below. */
const readableFolder = (folder: string) =>
  folder.startsWith(process.cwd() + sep) ? relative(process.cwd(), folder) : folder;

async function main(): Promise<number> {
  const started = performance.now();
  const root = siteFolder(values.root);
  const out = resolve(root, 'dist');
  const engine = engineFolder();
  for (const folder of new Set([engine, root])) clearLeftovers(join(folder, '.cache'));
  const project = openFolder(root, { optimize: true });
  const { site } = project;
  const refused = () => {
    process.stderr.write('Nothing was built; what was built before is still there.\n');
    return 1;
  };
  if (!site) {
    report(project.check());
    return refused();
  }
  const program = await loadProgram(programFolder());
  const progress = createProgress({ stream: process.stderr, now: () => performance.now() });
  const [workers, shard] = [workersAsked(), shardAsked()];
  const outcome = await buildSite(
    { root, project, site, program, engine, out, workers, shard, onStep: progress.step },
    (diagnostics) => {
      progress.end();
      report(diagnostics);
    },
  ).finally(progress.end);
  if (outcome === 'faulty') return refused();
  const spent = Math.round(performance.now() - started);
  const { pages, written, heaviest } = outcome;
  const anew = written === pages ? '' : `, ${written} of them anew`;
  process.stdout.write(`${pages} pages written to ${readableFolder(out)}${anew} in ${spent} ms.\n`);
  if (heaviest)
    process.stdout.write(`The heaviest is ${visible(heaviest)}: ${weightOf(join(out, heaviest))} compressed.\n`);
  return 0;
}

const weightOf = (file: string) => `${(gzipped(readFileSync(file)) / 1000).toFixed(1)} kB`;

try {
  process.exitCode = await main();
} catch (error) {
  const fault =
    error instanceof ContentFault
      ? printReport(error.diagnostics)
      : (hookFault(error, siteFolder(values.root)) ?? diskFault(error));
  if (!fault) throw error;
  process.stderr.write(`${fault}\nNothing was built; what was built before is still there.\n`);
  process.exitCode = 1;
}
