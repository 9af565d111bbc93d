/**
 * Where a page is scrolled to: the block that the top of the window is in, and its distance from there. What is above it
 * may not have been laid out, or be longer in another language.
 */
export type ScrollPlace = readonly [block: number, top: number];

const blocks = () => [...document.querySelectorAll<HTMLElement>('[data-block]')];

export function placeNow(): ScrollPlace {
  const tops = blocks().map((block) => block.getBoundingClientRect().top);
  const block = Math.max(
    0,
    tops.findLastIndex((top) => top <= 0),
  );
  return [block, tops[block] ?? 0];
}

/** Blocks that have their height from now on, so that no place in the page moves under who is scrolled to it. */
function laidOut(): HTMLElement[] {
  const all = blocks();
  for (const { style } of all) style.contentVisibility = 'visible';
  return all;
}

export function scrollToPlace([block, top]: ScrollPlace): void {
  scrollBy({ top: (laidOut()[block]?.getBoundingClientRect().top ?? top) - top, behavior: 'instant' });
}

/**
 * Where each history entry was scrolled to. The browser's own restoring comes too early for a page that is still
 * being loaded, so it is switched off while this page is in charge.
 */
export function createScrollMemory() {
  const positions = new Map<number, ScrollPlace>();
  /** The key of the open history entry, which gets one here: also the browser makes entries, for anchors. */
  const keyNow = (): number => {
    const known = (history.state as { key?: number } | null)?.key;
    if (known) return known;
    const key = Math.random();
    history.replaceState({ key }, '');
    return key;
  };
  let key = keyNow();
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  addEventListener('scroll', () => positions.set(key, placeNow()), { passive: true });
  return {
    /** To be called before another page takes this one's place: its last scroll event may not have come yet. */
    leave(): void {
      positions.set(key, placeNow());
    },
    /** To be called when the history entry has changed; gives where that entry was scrolled to. */
    enter(): ScrollPlace | undefined {
      key = keyNow();
      return positions.get(key);
    },
  };
}

/** Scrolls to the element that a hash names; false when there is none. Ids are plain ASCII: nothing is decoded. */
export function scrollToHash(hash: string): boolean {
  const target = document.getElementById(hash.slice(1));
  if (!target) return false;
  laidOut();
  target.scrollIntoView();
  return true;
}
