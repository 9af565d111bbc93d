import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { measureCommand, type Usage } from './processes.ts';
import { syntheticPage } from './synthetic-content.ts';
import { write, writeSyntheticSite } from './synthetic-site.ts';

const ENGINE = resolve(import.meta.dirname, '..');
const BIN = join(ENGINE, 'bin/pages-as-data.mjs');
const TAGS = 12;
const NONE = { all: 'Nothing yet' };

const dayOf = (nth: number) => new Date(Date.UTC(1990, 0, nth + 1)).toISOString().slice(0, 10);

const entryFile = (nth: number) => `pages/news/entry-${nth}.yaml`;

/** One of so many entries: its day, a tag, a few words, and its neighbours. */
function entry(nth: number, count: number): string {
  const { meta, blocks } = syntheticPage(nth + 1, count + 2);
  const [hero] = blocks;
  return stringify(
    {
      meta,
      entry: { date: dayOf(nth), tags: [`tag-${nth % TAGS}`] },
      blocks: [
        { type: 'hero', title: hero?.title, description: hero?.description },
        { type: 'entries', title: { all: 'Beside it' }, which: 'neighbours', none: NONE },
      ],
    },
    { lineWidth: 0 },
  );
}

/** A site with so many entries in a collection, whose lists go on, with pages for each tag and year, and feeds. */
async function writeCollection(root: string, count: number): Promise<void> {
  await writeSyntheticSite(root, 20);
  const list = (name: string) => ({
    meta: { title: { all: `News ${name}`.trim() }, description: { all: `All that is new ${name}`.trim() } },
    blocks: [
      { type: 'hero', title: { all: `News ${name}`.trim() } },
      { type: 'entries', none: NONE },
    ],
  });
  const tags = Object.fromEntries(Array.from({ length: TAGS }, (_, nth) => [`tag-${nth}`, { all: `Tag ${nth}` }]));
  const pages = { tag: '/news/_tag.yaml', year: '/news/_year.yaml' };
  // The oldest come first, so that the pages of lists before a new entry stay as they are.
  write(
    join(root, 'pages/news/_collection.yaml'),
    stringify({ title: { all: 'News' }, order: 'oldest', perPage: 48, tags, pages, needed: ['date'] }),
  );
  write(join(root, 'pages/news/index.yaml'), stringify(list('')));
  write(join(root, 'pages/news/_tag.yaml'), stringify(list('on {{tag}}')));
  write(join(root, 'pages/news/_year.yaml'), stringify(list('of {{year}}')));
  for (let nth = 0; nth < count; nth++) write(join(root, entryFile(nth)), entry(nth, count));
}

/** The files of an output, each with the sum of what is in it. */
const sumsIn = (folder: string) =>
  new Map(
    readdirSync(folder, { encoding: 'utf8', recursive: true }).flatMap((name) => {
      const path = join(folder, name);
      if (!statSync(path).isFile()) return [];
      return [[name, createHash('md5').update(readFileSync(path)).digest('hex')] as const];
    }),
  );

/**
 * Builds a site with so many entries in one collection from nothing, again, and after one more has come; prints times,
 * memory, and how many files are new or others than before.
 */
export async function benchCollection(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-collection-'));
  const root = join(folder, 'site');
  const out = join(root, 'dist');
  const build = () =>
    measureCommand(process.execPath, [BIN, 'build'], { cwd: ENGINE, env: { ...process.env, SITE: root } });
  try {
    await writeCollection(root, count);
    process.stdout.write(`${`${count} entries`.padEnd(20)}  wall s   CPU s    MiB  files changed\n`);
    let before: ReadonlyMap<string, string> = new Map();
    const tell = (name: string, { wall, cpu, memory }: Usage) => {
      const after = sumsIn(out);
      const anew = [...after].filter(([file, sum]) => before.get(file) !== sum).length;
      before = after;
      process.stdout.write(
        `${name.padEnd(20)} ${wall.toFixed(2).padStart(7)} ${cpu.toFixed(2).padStart(7)} ${memory.toFixed(0).padStart(6)} ${String(anew).padStart(14)}\n`,
      );
    };
    tell('from nothing', await build());
    tell('again', await build());
    write(join(root, entryFile(count)), entry(count, count));
    tell('with one more', await build());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
