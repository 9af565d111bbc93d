import type { ComponentType } from 'react';
import type { AnySchema, ValueOf } from '../../src/contract/value.ts';
import type { Tone } from './Section.tsx';

/** What a block's component receives: `BlockProps<typeof quoteBlock>`. */
export interface BlockProps<Schema extends AnySchema> {
  readonly block: ValueOf<Schema>;
}

/** The component of a block, which receives it with every text finished, every link leading somewhere. */
export type BlockComponent<Block> = ComponentType<{ block: Block }> & {
  /** The ground that it draws where a block has no `tone`, if that is another than `plain`: the header over it has to know. */
  readonly ground?: (block: Block) => Tone;
  /** True where the component does something in the browser: it has handlers, state or effects. All others stay the HTML that they are. */
  readonly behaves?: boolean;
  /** True where browsers fetch the component once a page has such a block, and not with the program that every page has. */
  readonly isApart?: boolean;
};

/** The types of blocks that have a component: those that are shown as others have none. */
export type ShownTypes<Schemas> = {
  [Type in keyof Schemas]: Schemas[Type] extends { readonly drawnAs: unknown } ? never : Type;
}[keyof Schemas];
