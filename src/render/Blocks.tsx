import { type ComponentType, Suspense } from 'react';
import { blockComponents } from '../../blocks/components.tsx';
import type { BlockValue } from './value.ts';

/**
 * Maps each block's type to its component. Every block is a boundary of its own, so that the browser takes the
 * page over in slices and never holds up a visitor's tap.
 */
export function Blocks({ blocks }: { blocks: readonly BlockValue[] }) {
  return blocks.map((block, index) => {
    // The registry is typed by block type; a block and the component found by its type belong together.
    const Component = blockComponents[block.type] as ComponentType<{ block: BlockValue }>;
    return (
      <Suspense key={index}>
        <Component block={block} />
      </Suspense>
    );
  });
}
