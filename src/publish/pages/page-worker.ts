import { parentPort, workerData } from 'node:worker_threads';
import { ToldFault } from '../job/told-fault.ts';
import { createPageMaker, type Place } from './page-maker.ts';
import type { Answer, Request } from './pool.ts';

const maker = createPageMaker(workerData as Place);

parentPort?.on('message', async ({ id, call, argument }: Request) => {
  const tell = (answer: Answer) => parentPort?.postMessage(answer);
  try {
    tell({ id, value: await maker[call](argument as never) });
  } catch (error) {
    tell(error instanceof ToldFault ? { id, told: error.diagnostics } : { id, error });
  }
});
