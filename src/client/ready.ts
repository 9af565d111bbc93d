/** Milliseconds between two looks, and after which waiting ends (specification, section 9). */
export const READY_POLL = 100;
export const READY_TIMEOUT = 5000;

/** Waits until something is so, looking every 100 ms; false when it is not after 5 s. */
export async function whenReady(isReady: () => boolean): Promise<boolean> {
  for (let waited = 0; !isReady(); waited += READY_POLL) {
    if (waited >= READY_TIMEOUT) return false;
    await new Promise((resolve) => setTimeout(resolve, READY_POLL));
  }
  return true;
}
