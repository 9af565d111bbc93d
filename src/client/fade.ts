/**
 * Lets the browser fade from the page that is shown to the one that `show` puts in its place; resolves when that is
 * there. What is clicked meanwhile gets the click, which the browser gives to the picture that it fades.
 */
export async function fade(show: () => void): Promise<void> {
  const transition = document.startViewTransition(show);
  const over = new AbortController();
  const passOn = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return;
    transition.skipTransition();
    document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event));
  };
  addEventListener('click', passOn, { signal: over.signal });
  void transition.finished.finally(() => over.abort());
  // A quick visitor's next page cuts it short, which is no fault.
  transition.ready.catch(() => {});
  await transition.updateCallbackDone;
}
