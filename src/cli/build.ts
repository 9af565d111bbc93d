import { join, relative, resolve, sep } from 'node:path';
import { clearLeftovers } from '../build/kept-files.ts';
import { loadProgram } from '../build/program.ts';
import { buildSite } from '../build/site-build.ts';
import { openProject } from '../content/project.ts';
import { printReport } from '../diagnostics/print.ts';
import { readOptions, siteFolder } from './options.ts';
import { engineFolder, programFolder } from './program-folder.ts';

const USAGE = `npm run build -- [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --workers NUMBER           how many work side by side (as many as there are processors, unless told)
`;

const values = readOptions(USAGE, { root: { type: 'string' }, workers: { type: 'string' } });

/** Checks the whole site and prints what is wrong with it; false when nothing can be built from it. */
function report(root: string): boolean {
  const diagnostics = openProject(root).check();
  if (diagnostics.length) process.stderr.write(`${printReport(diagnostics)}\n`);
  return !diagnostics.some(({ severity }) => severity === 'error');
}

/** A number of workers; what is none prints how the command is used and ends it badly. */
function workersAsked(): number | undefined {
  const { workers } = values;
  if (workers === undefined || /^\d{1,3}$/.test(workers)) return workers === undefined ? undefined : Number(workers);
  process.stderr.write(`\`${workers}\` is no number of workers.\n\n${USAGE}`);
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
  const project = openProject(root, { optimize: true });
  const { site } = project;
  const refused = () => {
    process.stderr.write('Nothing was built; what was built before is still there.\n');
    return 1;
  };
  if (!site && !report(root)) return refused();
  if (!site) throw new Error('The site has no value although its check passed.');
  const program = await loadProgram(programFolder());
  const outcome = await buildSite({ project, site, program, engine, out, workers: workersAsked() }, () => report(root));
  if (outcome === 'faulty') return refused();
  const spent = Math.round(performance.now() - started);
  const { pages, written } = outcome;
  const anew = written === pages ? '' : `, ${written} of them anew`;
  process.stdout.write(`${pages} pages written to ${readableFolder(out)}${anew} in ${spent} ms.\n`);
  return 0;
}

process.exitCode = await main();
