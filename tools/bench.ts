import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { readArguments } from '../src/cli/options.ts';
import { createStaticHost } from '../src/hosts/static-host.ts';
import { listPages, type Weight, weigh } from '../src/publish/output/weigh.ts';
import { benchBuild } from './bench-build.ts';
import { benchCalm } from './bench-calm.ts';
import { benchCheck } from './bench-check.ts';
import { benchCollection } from './bench-collection.ts';
import { benchDev } from './bench-dev.ts';
import { benchEdit, weighEditor } from './bench-edit.ts';
import { benchHomes } from './bench-homes.ts';
import { benchMoves } from './bench-moves.ts';
import { FILE_KINDS, measurePage, type PageMeasure } from './lighthouse.ts';
import { median } from './median.ts';

const USAGE = `npm run bench -- pages [--only en/contact] [--runs 3]
  For each page: bytes of HTML, CSS, script, font, image and data (as they are/gzip/brotli), requests, LCP, TBT, CLS,
  scores. Pages that miss a goal are measured as often as asked; of each figure the median counts.
npm run bench -- moves [--only en]
  Milliseconds from the first press to the next paint for every widget, with the processor slowed down four times.
npm run bench -- calm [--only en/contact] [--runs 3]
  For each page, with the processor slowed down four times: milliseconds for which tasks block it after the first paint,
  bytes of scripts that run and of data that comes before anybody shows interest, and milliseconds from the first press
  on a link, pointed at or touched without a warning, to the next page.
npm run bench -- dev
  Seconds to the first page, memory, and milliseconds from saving a YAML file to the changed text in the open page, or to
  the message of a mistake in it, at 17, 334 and 3,334 pages.
npm run bench -- edit
  Bytes after gzip of the page editor of a published site, and milliseconds from Enter in it to the changed heading, at 17
  and at 334 pages in turn.
npm run bench -- homes [--pages 17] [--runs 3]
  For each home of the page editor (the authors' server, a repository on GitHub, a folder), with the processor slowed down
  four times: milliseconds from a warm start to a page that can be written on, requests and kB of it, and milliseconds from
  Enter to the changed heading.
npm run bench -- build [--pages 334] [--runs 3]
  Wall and processor seconds, memory of all processes and routes per second of a build from nothing, of a made-up site
  of so many pages in three languages, in turn with Hugo (a package of that name), which builds the same content.
npm run bench -- build --entries 10000
  Seconds, memory and changed files of a build from nothing, again, and with one more entry, of a made-up site with so many
  entries in one collection in three languages, with lists that go on, pages for tags and years, and feeds.
npm run bench -- check [--pages 334] [--warnings 1000] [--runs 3]
  Wall and processor seconds and memory of check and build on a made-up site with so many warnings: from nothing, again,
  and after a page, a menu's label, a fact, or a partial of 50 pages has changed, or a page has come.
`;

const {
  values,
  positionals: [kind = ''],
} = readArguments(
  USAGE,
  {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: '334' },
    entries: { type: 'string' },
    warnings: { type: 'string', default: '1000' },
  },
  true,
);

const dist = resolve(process.env.SITE ?? '.', 'dist');

const COLUMNS = ['url', ...FILE_KINDS, 'requests', 'LCP', 'TBT', 'CLS', 'P', 'A', 'B', 'S'];

/** Bytes of files as they are, with gzip -9 and with brotli: `65676/14404/12034`. */
function weighFiles(paths: readonly string[]): string {
  const weights = paths.map((path) => {
    const file = join(dist, path);
    return weigh(readFileSync(existsSync(file) && statSync(file).isFile() ? file : `${file}.html`));
  });
  const sum = (kind: keyof Weight) => weights.reduce((total, weight) => total + weight[kind], 0);
  return `${sum('raw')}/${sum('gzip')}/${sum('brotli')}`;
}

const row = ({ url, files, requests, lcp, tbt, cls, scores }: PageMeasure) =>
  [
    url,
    ...FILE_KINDS.map((kind) => weighFiles(files[kind])),
    requests,
    Math.round(lcp),
    Math.round(tbt),
    cls.toFixed(3),
    ...scores,
  ].join('\t');

/** What every page is to reach beside four times 100: milliseconds, and the layout shift's own measure. */
const GOALS = { lcp: 1200, tbt: 50, cls: 0.01 };

const reachesGoals = ({ lcp, tbt, cls, scores }: PageMeasure) =>
  lcp <= GOALS.lcp && tbt <= GOALS.tbt && cls <= GOALS.cls && scores.every((score) => score === 100);

/** Measures a page once; where it misses a goal, as often as asked, the median of each figure counting. */
async function measure(url: string, runs: number): Promise<PageMeasure> {
  const first = await measurePage(url);
  if (reachesGoals(first)) return first;
  const measures = [first];
  while (measures.length < runs) measures.push(await measurePage(url));
  return {
    ...first,
    lcp: median(measures.map(({ lcp }) => lcp)),
    tbt: median(measures.map(({ tbt }) => tbt)),
    cls: median(measures.map(({ cls }) => cls)),
    scores: first.scores.map((_, index) => median(measures.map(({ scores }) => scores[index] ?? Number.NaN))),
  };
}

async function saves(): Promise<void> {
  for (const pages of [17, 334, 3334]) {
    const { started, memory, all, messages } = await benchDev(resolve(process.env.SITE ?? '.'), pages);
    process.stdout.write(
      `${pages} pages: first page ${started.toFixed(2)} s, ${memory.toFixed(0)} MiB, saves ${median(all)} ms (${all.join(' ')}), ` +
        `mistakes told ${median(messages)} ms (${messages.join(' ')})\n`,
    );
  }
}

async function edits(): Promise<void> {
  const root = resolve(process.env.SITE ?? '.');
  const { scripts, author } = await weighEditor(root);
  process.stdout.write(
    `${scripts} bytes of scripts after gzip, of which and of messages one author loads ${author} at most\n`,
  );
  const times = await benchEdit(root, [17, 334]);
  for (const { pages, median: middle, all } of times)
    process.stdout.write(`${pages} pages: median ${middle} ms of ${all.length} edits (${all.join(' ')})\n`);
  process.stdout.write(`Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors\n`);
}

async function homes(): Promise<void> {
  for (const home of await benchHomes(resolve(process.env.SITE ?? '.'), Number(values.pages), Number(values.runs))) {
    const { name, opened, requests, bytes, edits: all } = home;
    process.stdout.write(
      `${name}: can be written on after ${median(opened)} ms (${opened.join(' ')}), ${requests} requests, ` +
        `${Math.round(bytes / 1000)} kB; edits ${median(all)} ms (${all.join(' ')})\n`,
    );
  }
}

/** Serves the built site while the work lasts. */
async function whileServed(work: (origin: string) => Promise<void>): Promise<void> {
  const server = createStaticHost(dist).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await work(`http://localhost:${typeof address === 'object' ? address?.port : ''}`);
  server.close();
}

async function moves(origin: string): Promise<void> {
  for (const { name, median: middle, all } of await benchMoves(`${origin}/${values.only ?? 'en'}`))
    process.stdout.write(`${name}: median ${middle} ms (${all.join(' ')})\n`);
}

async function pages(origin: string): Promise<void> {
  const chosen = chosenPages();
  process.stdout.write(`${COLUMNS.join('\t')}\n`);
  const results: PageMeasure[] = [];
  for (const page of chosen) {
    const result = await measure(`${origin}/${page}`, Number(values.runs));
    results.push({ ...result, url: `/${page}` });
    process.stdout.write(`${row({ ...result, url: `/${page}` })}\n`);
  }
  mkdirSync('test-results', { recursive: true });
  writeFileSync(join('test-results', 'bench-pages.json'), JSON.stringify(results, null, 1));
}

async function calm(origin: string): Promise<void> {
  process.stdout.write('url\tblocking\tscripts\tdata\tpointed at\ttouched\n');
  for (const page of chosenPages()) {
    const { blocking, scripts, data, pointed, touched } = await benchCalm(`${origin}/${page}`, Number(values.runs));
    process.stdout.write(`/${page}\t${blocking}\t${scripts}\t${data}\t${pointed}\t${touched}\n`);
  }
}

/** The pages that were asked for, or all. */
function chosenPages(): string[] {
  const listed = listPages(dist).map((path) => path.replace(/\.html$/, ''));
  return values.only ? listed.filter((page) => page === values.only) : listed;
}

const benches: Readonly<Record<string, () => Promise<void>>> = {
  pages: () => whileServed(pages),
  moves: () => whileServed(moves),
  calm: () => whileServed(calm),
  dev: saves,
  edit: edits,
  homes,
  build: () =>
    values.entries ? benchCollection(Number(values.entries)) : benchBuild(Number(values.pages), Number(values.runs)),
  check: () => benchCheck(Number(values.pages), Number(values.warnings), Number(values.runs)),
};
const bench = benches[kind];
if (bench) await bench();
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
