import type { Rule, Selector, SelectorComponent } from 'lightningcss';
import { visited } from './css-text.ts';

/** A style sheet in two: what a page needs as it is shown, and what can only be met once it has been. */
export interface Parted {
  readonly now: string;
  readonly later: string;
}

/** Class names of what is closed as a page is shown, or is put in its place by the program. */
const CLOSED = new Set(['menu-group', 'language-link', 'menu-trigger']);

/** Takes out of a sheet what only a pointer, paper, or something that has opened meets: it is fetched, and blocks no paint. */
export function partLater(css: string): Parted {
  return { now: partOf(css, false), later: partOf(css, true) };
}

function partOf(css: string, later: boolean): string {
  /** Within how many rules for paper the visitor stands. */
  let paper = 0;
  const gone = () => (later ? [] : undefined);
  return visited(css, {
    Rule: {
      media: (rule) => {
        if (isForPaper(rule)) paper++;
      },
      style: ({ value: { selectors } }) => {
        const isLater = paper > 0 || selectors.every((selector) => selector.some(meetsLater));
        return isLater === later ? undefined : [];
      },
      'font-face': gone,
      keyframes: gone,
    },
    RuleExit: {
      media: (rule) => {
        if (isForPaper(rule)) paper--;
      },
    },
  });
}

const isForPaper = ({ value }: Extract<Rule, { type: 'media' }>) =>
  value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print');

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
