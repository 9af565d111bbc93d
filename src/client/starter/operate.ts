import { PAGE_DRAWN } from '../../render/page-drawn.ts';
import { operateByHover } from '../../shell/menu-hover.ts';
import { operateByKeyboard } from '../../shell/menu-keys.ts';
import { chooseLanguages } from './choose-language.ts';
import { operateDrawer } from './drawer.ts';
import { openFooterLists } from './footer-lists.ts';
import { markScrolled } from './scrolled.ts';
import { createStrips } from './strip.ts';

/** Does what HTML and CSS cannot do by themselves, on this page and on those that are drawn after it. */
export function operate(laterStyles: () => Promise<unknown>): void {
  const root = document.documentElement;
  // The page that is shown where there is none, in its language.
  if (document.getElementById('app')?.dataset.path?.endsWith('/404'))
    console.warn(`There is no page at ${location.pathname}.`);
  markScrolled();
  operateByHover(root);
  operateByKeyboard(root);
  chooseLanguages();
  const parts = [operateDrawer(laterStyles), openFooterLists(), createStrips()];
  const takeUp = () => {
    for (const part of parts) part();
  };
  takeUp();
  document.addEventListener(PAGE_DRAWN, takeUp);
}
