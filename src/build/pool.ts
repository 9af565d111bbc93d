import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageDigest } from '../content/check/digest.ts';
import type { Project } from '../content/project.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Sheet } from './css.ts';
import { createPageMaker, type PageMaker, type Place } from './page-maker.ts';
import type { Shared } from './page-writer.ts';
import type { Progress } from './progress.ts';
import type { Stamped } from './stamps.ts';
import { ToldFault } from './told-fault.ts';

/** What a worker is asked, and what it answers. */
export interface Request {
  readonly id: number;
  readonly call: keyof PageMaker;
  readonly argument: unknown;
}
export type Answer = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly error: unknown }
  | { readonly told: readonly Diagnostic[] }
);

/** Makers of pages that work side by side. */
export interface Pool {
  /** Has workers come for so many pages, if these are worth it: they take a moment, in which other work can be done. */
  call(pages: number): void;
  /** Digests pages; with `halting` none are begun any more once one is not clean. */
  digest(routes: readonly string[], halting?: boolean): Promise<PageDigest[]>;
  /** Digests pages in this process, which may know more than the others by then. */
  digestHere(routes: readonly string[], halting?: boolean): Promise<PageDigest[]>;
  /** The site's style sheet, but for the fonts: made beside other work where there are workers. */
  sheet(): Promise<Sheet>;
  prepare(shared: Shared): Promise<void>;
  /** Writes pages that have been digested; gives the files of each, below the output. */
  write(routes: readonly string[]): Promise<Map<string, readonly Stamped[]>>;
  close(): Promise<void>;
}

/** For fewer pages, starting workers takes longer than they save. */
const FEW = 100;
/** Pages that a worker takes at a time. */
const BATCH = 20;
/** Batches that a worker has before it, so that it need not wait for the next. */
const READ_AHEAD = 2;
/** While it writes, whoever gives it more has work of another kind. */
const WRITE_AHEAD = 8;
const MOST_WORKERS = 8;
/** Megabytes for what is needed for a moment only: with fewer, what a page leaves is gone through again and again. */
const YOUNG = 24;
/** Megabytes for the rest, of which a page needs a fraction: with more, what nobody needs any more is left lying. */
const OLD = 512;

interface Options extends Place {
  /** As many as the machine has processors unless told; with none all work is done in this process. */
  readonly workers?: number | undefined;
  readonly project: Project;
  /** The folder with the program of workers. */
  readonly program: string;
  /** Told of every few pages that are done. */
  readonly onStep?: Progress['step'] | undefined;
}

/** Opens makers: one in this process, and as many as the machine has processors once there is enough to do. */
export function openPool({ project, program, workers: wanted, onStep, ...place }: Options): Pool {
  const here = createPageMaker(place, project);
  const workers: PageMaker[] = [];
  const owners = new Map<string, PageMaker>();
  const makersFor = (pages: number): readonly PageMaker[] => {
    const count = wanted ?? (pages < FEW ? 0 : Math.min(availableParallelism(), MOST_WORKERS));
    while (workers.length < count) workers.push(startWorker(join(program, 'engine/page-worker.js'), place));
    return count === 0 ? [here] : workers;
  };
  const all = () => [here, ...workers];
  const digestBy = async (maker: PageMaker, routes: readonly string[], batches: string[][], halting: boolean) => {
    const own: PageDigest[] = [];
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      for (const route of batch) owners.set(route, maker);
      const digests = await maker.digest({ routes: batch, halting });
      onStep?.('Reading', batch.length, routes.length);
      own.push(...digests);
      if (halting && digests.some(({ clean }) => !clean)) batches.length = 0;
    }
    return own;
  };
  return {
    call(pages) {
      makersFor(pages);
    },
    async digest(routes, halting = false) {
      const batches = cut(routes);
      const makers = makersFor(routes.length);
      const digests = await Promise.all(
        makers.flatMap((maker) => times(READ_AHEAD, () => digestBy(maker, routes, batches, halting))),
      );
      return digests.flat();
    },
    digestHere: (routes, halting = false) => digestBy(here, routes, cut(routes), halting),
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

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

const cut = (routes: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(routes.length / BATCH) }, (_, at) => routes.slice(at * BATCH, (at + 1) * BATCH));

function startWorker(file: string, place: Place): PageMaker {
  const worker = new Worker(file, {
    workerData: place,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG, maxOldGenerationSizeMb: OLD },
  });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: unknown) => void }>();
  let next = 0;
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asked?.reject(answer.error);
    else if ('told' in answer) asked?.reject(new ToldFault(answer.told));
    else asked?.resolve(answer.value as never);
  });
  const fail = (error: unknown) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`A worker ended with ${code} before its work was done.`)));
  const ask =
    (call: Request['call']) =>
    (argument: unknown): Promise<never> =>
      new Promise((resolve, reject) => {
        const id = next++;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, call, argument } satisfies Request);
      });
  return {
    digest: ask('digest'),
    sheet: () => ask('sheet')(undefined),
    prepare: ask('prepare'),
    write: ask('write'),
    close: async () => void (await worker.terminate()),
  };
}
