import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { median } from './median.ts';
import { measureCommand, type Usage } from './processes.ts';
import { writeHugoSite } from './synthetic-hugo.ts';
import { writeSyntheticSite } from './synthetic-site.ts';

const ENGINE = resolve(import.meta.dirname, '..');
const LANGUAGES = 3;

const here = {
  name: 'here',
  prepare: writeSyntheticSite,
  run: (root: string) =>
    measureCommand(process.execPath, [join(ENGINE, 'bin/pages-as-data.mjs'), 'build'], {
      cwd: ENGINE,
      env: { ...process.env, SITE: root },
    }),
  /** What a first build leaves and a second one could use. */
  leftovers: ['dist', '.cache', 'node_modules'],
};
const hugo = {
  name: 'Hugo',
  prepare: writeHugoSite,
  run: (root: string) => measureCommand('hugo', ['--minify', '--quiet'], { cwd: root }),
  leftovers: ['public', 'resources'],
};
const programs = [here, hugo];

const HEADINGS = 'builds routes   wall s    CPU s     MiB  routes/s\n';

const row = (name: string, routes: number, { wall, cpu, memory }: Usage) =>
  [
    name.padEnd(6),
    String(routes).padStart(6),
    wall.toFixed(2).padStart(8),
    cpu.toFixed(2).padStart(8),
    memory.toFixed(0).padStart(7),
    (routes / wall).toFixed(0).padStart(9),
  ].join(' ');

function middle(runs: readonly Usage[]): Usage {
  const of = (figure: keyof Usage) => median(runs.map((run) => run[figure]));
  return { wall: of('wall'), cpu: of('cpu'), memory: of('memory') };
}

/**
 * Builds a made-up site of so many pages in three languages from nothing, in turn with Hugo, which builds the same
 * content; prints the medians of so many runs, and the ratios of the pairs.
 */
export async function benchBuild(pages: number, runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    const sites = programs.map((program) => ({
      ...program,
      root: join(folder, program.name),
      measured: [] as Usage[],
    }));
    for (const { prepare, root } of sites) await prepare(root, pages);
    for (let run = 0; run < runs; run++)
      for (const { root, leftovers, run: build, measured } of sites) {
        for (const name of leftovers) rmSync(join(root, name), { recursive: true, force: true });
        measured.push(await build(root));
      }
    const routes = pages * LANGUAGES;
    process.stdout.write(HEADINGS);
    for (const { name, measured } of sites) process.stdout.write(`${row(name, routes, middle(measured))}\n`);
    const [ours = [], theirs = []] = sites.map(({ measured }) => measured);
    const ratio = (figure: keyof Usage) =>
      median(ours.map((usage, index) => usage[figure] / (theirs[index]?.[figure] ?? Number.NaN)));
    process.stdout.write(
      `ratio  ${String(routes).padStart(6)} ${ratio('wall').toFixed(2).padStart(8)} ${ratio('cpu').toFixed(2).padStart(8)} ${ratio('memory').toFixed(2).padStart(7)}\n`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
