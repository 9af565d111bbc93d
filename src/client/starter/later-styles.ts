/**
 * Fetches the styles that nobody misses at first, once; gives whether they are here. They are asked
 * for anew where they did not come.
 */
export function createLaterStyles(href: string | undefined): () => Promise<unknown> {
  let coming: Promise<unknown> | undefined;
  const ask = () =>
    new Promise((done, failed) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href ?? '';
      link.fetchPriority = 'low';
      link.onload = done;
      link.onerror = () => {
        link.remove();
        coming = undefined;
        failed(new Error(`The styles at ${href} did not come.`));
      };
      document.head.append(link);
    });
  return () => {
    if (href) coming ??= ask();
    return coming ?? Promise.resolve();
  };
}
