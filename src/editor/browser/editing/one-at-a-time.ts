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
