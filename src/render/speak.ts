import type { View } from './App.tsx';
import { directionOf } from './direction.ts';

/** Gives the document a view's language and direction. */
export function speak({ page, site }: View): void {
  const { documentElement } = document;
  // Written anew, even unchanged, it costs the browser the styles of the whole page.
  if (documentElement.lang === page.language) return;
  documentElement.lang = page.language;
  documentElement.dir = directionOf(site);
}
