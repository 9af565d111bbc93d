import { blockComponents } from '../../blocks/components.tsx';
import type { BlockValue } from '../contract/value.ts';
import { componentOf } from './Blocks.tsx';

/** Waits in a browser for the components that the program does without until a page needs one; a site's own of the same name stay. */
export async function withComponents(blocks: readonly BlockValue[]): Promise<void> {
  if (blocks.every(componentOf)) return;
  const { blocksApart } = await import('../../blocks/apart.tsx');
  Object.assign(blockComponents, { ...blocksApart, ...blockComponents });
}
