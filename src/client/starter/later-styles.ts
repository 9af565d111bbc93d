/**
 * Fetches the styles that nobody misses at first, once; gives whether they are here. They are asked for anew where they did
 * not come. The page names them for browsers without scripts, which need them at once.
 */
export function createLaterStyles(): () => Promise<unknown> {
  const kept = document.querySelector('head > noscript');
  const link = document
    .createRange()
    .createContextualFragment(kept?.textContent ?? '')
    .querySelector('link');
  kept?.remove();
  let coming: Promise<unknown> | undefined;
  const ask = (wanted: HTMLLinkElement) =>
    new Promise((done, failed) => {
      const asked = wanted.cloneNode() as HTMLLinkElement; // a clone is of the same kind
      asked.fetchPriority = 'low';
      asked.onload = done;
      asked.onerror = () => {
        asked.remove();
        coming = undefined;
        failed(new Error(`The styles at ${asked.href} did not come.`));
      };
      document.head.append(asked);
    });
  return () => {
    if (link) coming ??= ask(link);
    return coming ?? Promise.resolve();
  };
}
