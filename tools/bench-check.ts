import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { median } from './median.ts';
import { measureCommand, type Usage } from './processes.ts';
import { slugOf } from './synthetic-content.ts';
import { write, writeSyntheticSite } from './synthetic-site.ts';

const ENGINE = resolve(import.meta.dirname, '..');
const BIN = join(ENGINE, 'bin/pages-as-data.mjs');
/** Pages that share a partial, and a fact. */
const SHARING = 50;
const SHARED = 'pages/_shared.yaml';

const fileOf = (nth: number) => join('pages', `${slugOf(nth) || 'index'}.yaml`);

/** Changes one file of a site, as an author would. */
function change(root: string, file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has nothing to change.`);
  writeFileSync(join(root, file), changed);
}

/** A page with a word twice in so many of its English texts: a warning each. */
function withDoubledWords(text: string, count: number): string {
  let left = count;
  return text.replace(/^( +en: \S+ \S+) (?=\S+ \S+ \S+)/gm, (words) => (left-- > 0 ? `${words}garden garden ` : words));
}

/** A site of so many pages, of which some share a partial and a fact, and as many as asked have a word twice. */
export async function benchSite(root: string, pages: number, warnings: number): Promise<void> {
  await writeSyntheticSite(root, pages);
  const site = parse(readFileSync(join(root, 'site.yaml'), 'utf8'));
  write(join(root, 'site.yaml'), stringify({ ...site, facts: { days: 30 } }));
  const text = { en: 'Ready within {{days}} days', tr: '{{days}} gün içinde hazır', ar: 'جاهز خلال {{days}} يومًا' };
  const shared = { type: 'cta', title: { all: 'Shared' }, description: text, actions: [] };
  write(join(root, SHARED), stringify({ blocks: [{ ...shared, actions: [{ label: { all: 'Home' }, link: '/' }] }] }));
  for (let nth = 1; nth < pages && nth <= SHARING; nth++) {
    const page = parse(readFileSync(join(root, fileOf(nth)), 'utf8'));
    const blocks = [...page.blocks, { include: '/_shared.yaml' }];
    write(join(root, fileOf(nth)), stringify({ ...page, blocks }, { lineWidth: 0 }));
  }
  for (let nth = 0, left = warnings; nth < pages && left > 0; nth++) {
    const here = Math.ceil(left / (pages - nth));
    const doubled = withDoubledWords(readFileSync(join(root, fileOf(nth)), 'utf8'), here);
    writeFileSync(join(root, fileOf(nth)), doubled);
    left -= here;
  }
}

/** What is measured, one after the other, each with what the last one has left; a change comes before it. */
const steps = (run: number): readonly (readonly [name: string, command: string, edit?: (root: string) => void])[] => [
  ['check from nothing', 'check'],
  ['check again', 'check'],
  ['check after an edit', 'check', (root) => change(root, fileOf(7), /(\n {2}title:\n {4}en: )/, `$1Edited ${run} `)],
  ['check after a menu’s label', 'check', (root) => change(root, 'site.yaml', /all: Page 3\b/, `all: Page 3 ${run}`)],
  ['check after a fact', 'check', (root) => change(root, 'site.yaml', /days: 3\d/, `days: 3${run % 10}`)],
  ['check after a partial', 'check', (root) => change(root, SHARED, 'all: Shared', `all: Shared ${run}`)],
  ['check after a new page', 'check', (root) => write(join(root, `pages/new-${run}.yaml`), newPage(run))],
  ['build from nothing', 'build'],
  ['build again', 'build'],
  ['build after an edit', 'build', (root) => change(root, fileOf(8), /(\n {2}title:\n {4}en: )/, `$1Edited ${run} `)],
];

const newPage = (run: number) =>
  stringify({
    meta: { title: { all: `New ${run}` }, description: { all: `A page that came as number ${run}.` } },
    blocks: [{ type: 'hero', title: { all: `New ${run}` }, description: { all: 'New.' } }],
  });

const row = (name: string, usages: readonly Usage[]) => {
  const of = (figure: keyof Usage) => median(usages.map((usage) => usage[figure]));
  return `${name.padEnd(28)} ${of('wall').toFixed(2).padStart(7)} ${of('cpu').toFixed(2).padStart(7)} ${of('memory').toFixed(0).padStart(6)}\n`;
};

/** Checks and builds a made-up site with so many warnings, from nothing and after edits; prints medians of so many runs. */
export async function benchCheck(pages: number, warnings: number, runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-check-'));
  try {
    const root = join(folder, 'site');
    await benchSite(root, pages, warnings);
    const measured = new Map<string, Usage[]>();
    for (let run = 1; run <= runs; run++) {
      for (const name of ['dist', '.cache']) rmSync(join(root, name), { recursive: true, force: true });
      for (const [name, command, edit] of steps(run)) {
        edit?.(root);
        const env = { ...process.env, SITE: root };
        const usage = await measureCommand(process.execPath, [BIN, command], { cwd: ENGINE, env });
        measured.set(name, [...(measured.get(name) ?? []), usage]);
      }
    }
    process.stdout.write(`${`${pages} pages, ${warnings} warnings`.padEnd(28)}  wall s   CPU s    MiB\n`);
    for (const [name, usages] of measured) process.stdout.write(row(name, usages));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
