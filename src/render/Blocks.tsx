import { Fragment, memo, type ReactNode, Suspense, useDeferredValue, useEffect } from 'react';
import { blockComponents } from '../../blocks/components.tsx';
import type { BlockComponent } from '../../blocks/ui/block-component.ts';
import type { BlockValue, PageValue } from '../contract/value.ts';
import { PAGE_DRAWN } from './page-drawn.ts';

/**
 * So many blocks fill the screen. Measured on the main thread, a click that draws them first takes 20 ms of work until the
 * next paint where drawing the whole page takes 31; on a long page 24 instead of 54. Slowed down four times that is what
 * keeps the answer within 100 ms.
 */
const FIRST_BLOCKS = 2;

interface BlocksProps {
  readonly blocks: readonly BlockValue[];
  /** What stands for each block in the document that the browser takes over, where it does so; null for one that behaves. */
  readonly standing?: readonly ReactNode[] | undefined;
  /** True where the top of the page answers a visitor, and what is below it may follow. */
  readonly topFirst: boolean | undefined;
}

/**
 * Maps each block's type to its component. A block that behaves is a boundary of its own, so that the browser takes it over
 * apart from the others; one that does not is taken over as the HTML that it is.
 */
export const Blocks = memo(function Blocks({ blocks, standing, topFirst }: BlocksProps) {
  const drawn = useDeferredValue(blocks, topFirst ? blocks.slice(0, FIRST_BLOCKS) : blocks);
  useEffect(() => {
    if (drawn === blocks) document.dispatchEvent(new Event(PAGE_DRAWN));
  }, [drawn, blocks]);
  return drawn.map((block, index) => {
    const Component = componentOf(block);
    if (!Component.behaves)
      return <Fragment key={index}>{standing ? standing[index] : <Component block={block} />}</Fragment>;
    return (
      <Suspense key={index}>
        <Component block={block} />
      </Suspense>
    );
  });
});

/** The registry is typed by block type; a block and the component found by its type belong together. */
export const componentOf = ({ type }: BlockValue) =>
  blockComponents[type as keyof typeof blockComponents] as BlockComponent<BlockValue>;

/** The ground that a page's first block draws under the header: dark or not. */
export function groundOf({ blocks: [first] }: PageValue): 'ink' | 'plain' {
  const tone = first && (first.tone ?? componentOf(first).ground?.(first));
  return tone === 'ink' ? 'ink' : 'plain';
}
