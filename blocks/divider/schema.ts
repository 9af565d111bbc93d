import { block } from '../../schema/block.ts';

/** A thin line between two sections. */
export const dividerBlock = block('divider', {});
