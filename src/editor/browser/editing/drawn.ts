import type { Editing } from './editing.ts';

/** Milliseconds within which the blocks are drawn as they are told of; React may take its time. */
const LATEST = 600;

/** What of the page is both told of and drawn. */
export interface DrawnPart {
  /** Told that the page may be another one than before. */
  refresh(): void;
  /** Takes the page as it is, at once. */
  take(): void;
  /** Waits until what has been told last is drawn. */
  readonly taken: () => Promise<void>;
  /** True while something is told of that is not drawn yet. */
  readonly isBehind: () => boolean;
  release(): void;
}

/** Calls `renew` when the blocks of the page are drawn as they are told of: news of a page come before it is drawn. */
export function followDrawing(editing: Editing, renew: () => void): DrawnPart {
  let known = editing.table;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const waiters: (() => void)[] = [];
  const take = () => {
    clearTimeout(waiting);
    waiting = undefined;
    if (!isOver) renew();
    for (const done of waiters.splice(0)) done();
  };
  const watch = new MutationObserver((records) => {
    const isBlock = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest('main');
    if (records.some(isBlock)) requestAnimationFrame(take);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  return {
    refresh() {
      if (known === editing.table) {
        if (waiting === undefined) renew();
        return;
      }
      known = editing.table;
      clearTimeout(waiting);
      waiting = setTimeout(take, LATEST);
    },
    take,
    taken: () => new Promise((done) => waiters.push(done)),
    isBehind: () => waiting !== undefined,
    release() {
      isOver = true;
      clearTimeout(waiting);
      watch.disconnect();
    },
  };
}
