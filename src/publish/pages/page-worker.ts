import { parentPort, workerData } from 'node:worker_threads';
import { ContentFault } from '../job/content-fault.ts';
import { createPageMaker, type MakerFolders } from './page-maker.ts';
import type { PoolAnswer, PoolRequest } from './pool.ts';

const maker = createPageMaker(workerData as MakerFolders);

parentPort?.on('message', async ({ id, call, argument }: PoolRequest) => {
  const tell = (answer: PoolAnswer) => parentPort?.postMessage(answer);
  try {
    tell({ id, value: await maker[call](argument as never) });
  } catch (error) {
    tell(error instanceof ContentFault ? { id, diagnostics: error.diagnostics } : { id, error });
  }
});
