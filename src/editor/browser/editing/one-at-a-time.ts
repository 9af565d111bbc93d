/**
 * Work that is never under way twice: what is asked for meanwhile is done once more when it has ended. A server that is
 * slower than its author then has one such question to answer, and what is to be saved does not wait behind a row of them.
 */
export function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAsked = false;
  const run = async () => {
    try {
      while (isAsked) {
        isAsked = false;
        await work();
      }
    } finally {
      running = undefined;
    }
  };
  return () => {
    isAsked = true;
    running ??= run();
    return running;
  };
}

/** Work that begins when all has ended that was asked for before: of two changes that are sent at once either may come first. */
export function inTurn<Work extends (...given: never[]) => Promise<unknown>>(work: Work): Work {
  let last: Promise<unknown> = Promise.resolve();
  const next = (...given: Parameters<Work>) => {
    const own = last.then(() => work(...given));
    last = own.catch(() => {});
    return own;
  };
  // It takes what the work takes, and gives what that gives.
  return next as Work;
}
