/** Where what is to be told after a page has been loaded is kept, for as long as the window is open. */
const ARRIVAL = 'page-editor';

/** Opens another page in editing mode, and tells there what has happened. */
export function goTo(address: string, words = ''): void {
  try {
    sessionStorage.setItem(ARRIVAL, words);
  } catch {
    // Without storage the page opens as visitors see it.
  }
  location.assign(address);
}

/** What is to be told on a page that `goTo` has opened; undefined on any other. */
export function arrived(): string | undefined {
  try {
    const words = sessionStorage.getItem(ARRIVAL) ?? undefined;
    sessionStorage.removeItem(ARRIVAL);
    return words;
  } catch {
    return undefined;
  }
}
