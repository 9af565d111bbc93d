import type { Selector, SelectorComponent } from 'lightningcss';
import { visited } from './css-text.ts';

/** A style sheet in two: what a page needs as it is shown, and what can only be met once it has been. */
export interface Parted {
  readonly now: string;
  readonly later: string;
}

/** Class names of what is closed as a page is shown, or is put in its place by the program. */
const CLOSED = new Set(['menu-group', 'language-link', 'menu-trigger']);

/** A rule for paper alone, in a sheet as lightningcss writes it: what ends it stands at the start of a line. */
const PAPER = /^@media print \{\n[\s\S]*?^\}\n*/gm;

/** Takes out of a sheet what only a pointer, paper, or something that has opened meets: it is fetched, and blocks no paint. */
export function partLater(css: string): Parted {
  const written = visited(css, {});
  const onScreen = written.replace(PAPER, '');
  const part = (later: boolean) => {
    const gone = () => (later ? [] : undefined);
    return visited(onScreen, {
      Rule: {
        style: ({ value: { selectors } }) => {
          const isLater = selectors.every((selector) => selector.some(meetsLater));
          return isLater === later ? undefined : [];
        },
        'font-face': gone,
        keyframes: gone,
      },
    });
  };
  return { now: part(false), later: part(true) + (written.match(PAPER) ?? []).join('') };
}

const meetsLater = (part: SelectorComponent): boolean => {
  if (part.type === 'class') return CLOSED.has(part.name);
  if (part.type === 'attribute') return part.name === 'data-state' || isOfMenu(part);
  if (part.type !== 'pseudo-class') return false;
  if (part.kind === 'hover') return true;
  return (part.kind === 'is' || part.kind === 'where' || part.kind === 'has') && part.selectors.every(anyMeetsLater);
};

const anyMeetsLater = (selector: Selector) => selector.some(meetsLater);

const isOfMenu = ({ name, operation }: Extract<SelectorComponent, { type: 'attribute' }>) =>
  name === 'role' && operation?.value === 'menu';
