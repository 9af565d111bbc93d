import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { PageRecord } from '../../content/check/record.ts';
import type { Project } from '../../content/project.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { ContentFault } from '../job/content-fault.ts';
import type { Progress } from '../job/progress.ts';
import type { Stamped } from '../output/stamps.ts';
import type { Sheet } from '../styles/css.ts';
import { createPageMaker, type MakerFolders, type PageMaker } from './page-maker.ts';
import type { Shared } from './page-writer.ts';

/** What a worker is asked, and what it answers. */
export interface PoolRequest {
  readonly id: number;
  readonly call: keyof PageMaker;
  readonly argument: unknown;
}
export type PoolAnswer = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly error: unknown }
  | { readonly diagnostics: readonly Diagnostic[] }
);

/** Makers of pages that work side by side. */
export interface Pool {
  /** Has workers come for so many pages, if these are worth it: they take a moment, in which other work can be done. */
  call(pages: number): void;
  /** Records pages, each of them told as soon as it is there; none are begun any more once `onRecords` says so. */
  record(routes: readonly string[], onRecords: (records: readonly PageRecord[]) => boolean): Promise<void>;
  /** Records pages in this process, which may know more than the others by then. */
  recordHere(routes: readonly string[]): Promise<PageRecord[]>;
  /** The site's style sheet, but for the fonts: made beside other work where there are workers. */
  sheet(): Promise<Sheet>;
  prepare(shared: Shared): Promise<void>;
  /** Writes pages that have been recorded; gives the files of each, below the output. */
  write(routes: readonly string[]): Promise<Map<string, readonly Stamped[]>>;
  close(): Promise<void>;
}

/** For fewer pages, starting workers takes longer than they save. */
const FEW = 100;
/** Pages that a worker takes at a time. */
const BATCH = 20;
/** Pages after which a maker in this process lets the others be heard. */
const FEW_PAGES = 5;
/** Batches that a worker has before it, so that it need not wait for the next. */
const READ_AHEAD = 2;
/** While it writes, whoever gives it more has work of another kind. */
const WRITE_AHEAD = 8;
const MOST_MAKERS = 8;
/** Megabytes for what is needed for a moment only: with fewer, what a page leaves is gone through again and again. */
const YOUNG = 24;
/** Megabytes for the rest, of which a page needs a fraction: with more, what nobody needs any more is left lying. */
const OLD = 512;

type AcceptsRecords = (records: readonly PageRecord[]) => boolean;

interface PoolOptions extends MakerFolders {
  /** How many make pages, this process among them: as many as the machine has processors unless told. */
  readonly workers?: number | undefined;
  readonly project: Project;
  /** The folder with the program of workers. */
  readonly program: string;
  /** Told of every few pages that are done. */
  readonly onStep?: Progress['step'] | undefined;
}

/** Opens makers: one in this process, and once there is enough to do others, as many as the machine has processors. */
export function openPool({ project, program, workers: wanted, onStep, ...place }: PoolOptions): Pool {
  const here = givingWay(createPageMaker(place, project));
  const workers: PageMaker[] = [];
  const owners = new Map<string, PageMaker>();
  const makersFor = (pages: number): readonly PageMaker[] => {
    const count = wanted ?? (pages < FEW ? 1 : Math.min(availableParallelism(), MOST_MAKERS));
    // Each maker has a processor to itself: what others would help it with to clear its memory, they lack themselves.
    if (count > 1) setFlagsFromString('--no-parallel-scavenge');
    while (workers.length < count - 1) workers.push(startWorker(join(program, 'engine/page-worker.js'), place));
    return all();
  };
  const all = () => [here, ...workers];
  const recordBy = async (maker: PageMaker, batches: string[][], all: number, onRecords: AcceptsRecords) => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      for (const route of batch) owners.set(route, maker);
      const records = await maker.record(batch);
      onStep?.('Reading', batch.length, all);
      if (!onRecords(records)) batches.length = 0;
    }
  };
  return {
    call(pages) {
      makersFor(pages);
    },
    async record(routes, onRecords) {
      const batches = cut(routes);
      const makers = makersFor(routes.length);
      await Promise.all(
        makers.flatMap((maker) =>
          times(maker === here ? 1 : READ_AHEAD, () => recordBy(maker, batches, routes.length, onRecords)),
        ),
      );
    },
    async recordHere(routes) {
      const records: PageRecord[] = [];
      const keep = (own: readonly PageRecord[]) => records.push(...own) > 0;
      await recordBy(here, cut(routes), routes.length, keep);
      return records;
    },
    sheet: () => (workers[0] ?? here).sheet(),
    async prepare(shared) {
      await Promise.all(all().map((maker) => maker.prepare(shared)));
    },
    async write(routes) {
      const written = new Map<string, readonly Stamped[]>();
      const work = async (maker: PageMaker, batches: string[][]) => {
        for (let batch = batches.shift(); batch; batch = batches.shift()) {
          for (const [route, files] of await maker.write(batch)) written.set(route, files);
          onStep?.('Writing', batch.length, routes.length);
        }
      };
      await Promise.all(
        all().flatMap((maker) => {
          const batches = cut(routes.filter((route) => owners.get(route) === maker));
          return times(maker === here ? 1 : WRITE_AHEAD, () => work(maker, batches));
        }),
      );
      return written;
    },
    async close() {
      await Promise.all(all().map((maker) => maker.close()));
    },
  };
}

/** A maker that lets others be heard between a few of its pages. */
function givingWay(maker: PageMaker): PageMaker {
  return {
    ...maker,
    async record(routes) {
      const records: PageRecord[] = [];
      for (const few of cut(routes, FEW_PAGES)) {
        // Parts of a text keep the whole of it in the memory; copies do not.
        records.push(...structuredClone(await maker.record(few)));
        await immediate();
      }
      return records;
    },
    async write(routes) {
      const written: [string, Stamped[]][] = [];
      for (const few of cut(routes, FEW_PAGES)) {
        written.push(...(await maker.write(few)));
        await immediate();
      }
      return written;
    },
  };
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

const cut = (routes: readonly string[], size = BATCH): string[][] =>
  Array.from({ length: Math.ceil(routes.length / size) }, (_, at) => routes.slice(at * size, (at + 1) * size));

function startWorker(file: string, place: MakerFolders): PageMaker {
  const worker = new Worker(file, {
    workerData: place,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG, maxOldGenerationSizeMb: OLD },
  });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: unknown) => void }>();
  let next = 0;
  worker.on('message', (answer: PoolAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asked?.reject(answer.error);
    else if ('diagnostics' in answer) asked?.reject(new ContentFault(answer.diagnostics));
    else asked?.resolve(answer.value as never);
  });
  const fail = (error: unknown) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`A worker ended with ${code} before its work was done.`)));
  const ask =
    (call: PoolRequest['call']) =>
    (argument: unknown): Promise<never> =>
      new Promise((resolve, reject) => {
        const id = next++;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, call, argument } satisfies PoolRequest);
      });
  return {
    record: ask('record'),
    sheet: () => ask('sheet')(undefined),
    prepare: ask('prepare'),
    write: ask('write'),
    close: async () => void (await worker.terminate()),
  };
}
