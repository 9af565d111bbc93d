import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { View } from '../render/App.tsx';
import { afterPaint } from '../render/after-paint.ts';
import { PAGE_IDS } from '../render/Page.tsx';

/** So many blocks fill the screen: they answer a click, and what is below them follows in slices. */
const FIRST_BLOCKS = 2;

/** Where pages stand: one is shown, and the top of another may be drawn already, behind it and hidden. */
export interface Stage {
  /** Takes over the page that the document came with. */
  takeOver(view: View): void;
  /** Draws the top of a page that the visitor will probably ask for. */
  prepare(view: View): void;
  /** Puts a page in the place of the shown one; `whole` means down to its end at once. */
  show(view: View, whole: boolean): void;
}

/** A page in an element of its own, within `main`. */
interface Sheet {
  readonly view: View;
  readonly element: HTMLElement;
  readonly root: Root;
}

interface Options {
  /** The element that holds the shown page. */
  readonly main: Element;
  /** A page's blocks: all of them, or so many from the top. */
  readonly draw: (view: View, upTo?: number) => ReactNode;
}

const ids = { identifierPrefix: PAGE_IDS };

export function createStage({ main, draw }: Options): Stage {
  let shown: Sheet | undefined;
  let next: Sheet | undefined;

  /** Hidden, but in the document: it has its styles and its layout before it is shown. */
  const begin = (view: View): Sheet => {
    const element = document.createElement('div');
    element.dataset.ahead = '';
    main.append(element);
    const root = createRoot(element, ids);
    flushSync(() => root.render(draw(view, FIRST_BLOCKS)));
    return { view, element, root };
  };

  const takeOver = (view: View) => {
    // Written by the same renderer: the blocks stand in one element.
    const element = main.firstElementChild as HTMLElement;
    shown = { view, element, root: hydrateRoot(element, draw(view), ids) };
  };

  const prepare = (view: View) => {
    if (view === next?.view || view.page.path === shown?.view.page.path) return;
    next?.root.unmount();
    next?.element.remove();
    next = begin(view);
  };

  const show = (view: View, whole: boolean) => {
    const left = shown;
    if (left?.view.page.path === view.page.path) {
      shown = { ...left, view };
      flushSync(() => left.root.render(draw(view)));
      return;
    }
    const sheet = next?.view === view ? next : begin(view);
    const complete = () => sheet.root.render(draw(view));
    if (whole) flushSync(complete);
    const gone = [left, next].filter((other) => other !== sheet);
    for (const other of gone) other?.element.remove();
    appear(sheet.element);
    shown = sheet;
    next = undefined;
    afterPaint(() => {
      for (const other of gone) other?.root.unmount();
      if (!whole && shown === sheet) startTransition(complete);
    });
  };
  return { takeOver, prepare, show };
}

/** Shows what was hidden; what moves in it begins now. */
function appear(element: HTMLElement): void {
  delete element.dataset.ahead;
  for (const animation of element.getAnimations({ subtree: true }))
    if (animation.timeline === document.timeline) animation.currentTime = 0;
}
