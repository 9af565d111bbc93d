import type { FilesRead, WebFault, WorkerAnswer, WorkerApi, WorkerQuestion } from '../shared/web.ts';

/** Why the worker has not done what it was asked for. */
export class WorkerFault extends Error {
  readonly fault: WebFault;
  constructor(fault: WebFault) {
    super(fault.fault);
    this.fault = fault;
  }
}

export type AskWorker = <Name extends keyof WorkerApi>(
  name: Name,
  asked: WorkerApi[Name]['asked'],
) => Promise<WorkerApi[Name]['answer']>;

type ToQuestion = Extract<WorkerAnswer, { readonly id: number }>;

/** Asks a worker by messages, each of which has its number; what it tells by itself has none. */
export function linkTo(
  worker: Pick<Worker, 'postMessage' | 'addEventListener'>,
  reading: (told: FilesRead) => void = () => {},
): AskWorker {
  const waiting = new Map<number, (answer: ToQuestion) => void>();
  let count = 0;
  worker.addEventListener('message', (event) => {
    // Only the worker of this very program sends any.
    const answer = (event as MessageEvent<WorkerAnswer>).data;
    if ('reading' in answer) return reading(answer.reading);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return (name, asked) =>
    new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, (told) => {
        // What is told is the answer to what was asked under this name.
        if ('answer' in told) resolve(told.answer as never);
        else reject(new WorkerFault(told.failed));
      });
      worker.postMessage({ id, name, asked } as WorkerQuestion);
    });
}
