import { openPage } from '../../../client/dev/open-page.ts';

/** Where what is to be told after a page has been loaded is kept, for as long as the window is open. */
const ARRIVAL = 'page-editor';

/** Opens another page in editing mode, and tells there what has happened. */
export function goTo(address: string, words = ''): void {
  try {
    sessionStorage.setItem(ARRIVAL, words);
  } catch {
    // Without storage the page opens as visitors see it.
  }
  openPage.go(address);
}

/** Where it is kept that the page is being edited, for when it is loaded again. */
const EDITED = 'page-editor-on';

/** Remembers whether the page is being edited: pages are loaded again by the server too, whenever a picture is new. */
export function remember(editing: boolean): void {
  try {
    if (editing) sessionStorage.setItem(EDITED, 'true');
    else sessionStorage.removeItem(EDITED);
  } catch {
    // Without storage a page that is loaded again opens as visitors see it.
  }
}

/** True where the page was being edited when it was loaded again. */
export function wasEdited(): boolean {
  const [loading] = performance.getEntriesByType('navigation');
  try {
    return (
      loading instanceof PerformanceNavigationTiming &&
      loading.type === 'reload' &&
      sessionStorage.getItem(EDITED) !== null
    );
  } catch {
    return false;
  }
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
