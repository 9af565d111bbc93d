import { folded } from '../ui/fold.ts';

/** What was found for some words. */
export interface Found {
  readonly count: number;
  /** The best of them. */
  readonly pages: readonly { readonly url: string; readonly title: string; readonly description: string }[];
  /** What is said in the place of an answer, by the authors' server, which has no index. */
  readonly said?: string;
}

/** What Pagefind's program in the browser gives (pagefind.app/docs/api), as far as it is used here. */
interface Pagefind {
  readonly said?: string;
  options(options: { readonly baseUrl: string; readonly noWorker: boolean }): Promise<void>;
  init(): Promise<void>;
  search(words: string): Promise<{
    readonly results: readonly {
      data(): Promise<{ readonly url: string; readonly meta: Readonly<Record<string, string>> }>;
    }[];
  }>;
}

/** So many pages are shown: whoever has not found it among them asks otherwise. */
const SHOWN = 20;

/**
 * Searches the index at an address, which is loaded with the first call; of no words nothing is found, and the index is there for the
 * next ones. Rejects where it does not come, and tries anew the next time.
 */
export function createSearch(index: string): (words: string) => Promise<Found | undefined> {
  let coming: Promise<Pagefind> | undefined;
  const load = async () => {
    const pagefind = (await import(/* @vite-ignore */ `${index}pagefind.js`)) as Pagefind;
    if (pagefind.said !== undefined) return pagefind;
    await pagefind.options({ baseUrl: '/', noWorker: true });
    await pagefind.init();
    return pagefind;
  };
  return async (words) => {
    coming ??= load().catch((error) => {
      coming = undefined;
      throw error;
    });
    const pagefind = await coming;
    const asked = folded(words);
    if (!asked) return undefined;
    if (pagefind.said !== undefined) return { count: 0, pages: [], said: pagefind.said };
    const { results } = await pagefind.search(asked);
    const shown = await Promise.all(results.slice(0, SHOWN).map((result) => result.data()));
    const pages = shown.map(({ url, meta: { title = url, description = '' } }) => ({ url, title, description }));
    return { count: results.length, pages };
  };
}
