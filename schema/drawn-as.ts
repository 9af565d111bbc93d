import type { z } from 'zod';

/** A block's schema whose blocks are shown as those of other types: it asks for what they show, and has no component. */
interface Drawn<Block> {
  readonly drawnAs: (block: Block) => object;
}

export const drawnAs = <Schema extends z.ZodType>(schema: Schema, draw: (block: z.output<Schema>) => object) =>
  Object.assign(schema, { drawnAs: draw } satisfies Drawn<z.output<Schema>>);

/** True of a schema whose blocks are shown as those of other types. */
export const isDrawn = (schema: object | undefined): boolean => schema !== undefined && 'drawnAs' in schema;

/** A block as it is shown. */
export function drawn<Block extends object>(schema: z.ZodType<Block> & Partial<Drawn<Block>>, block: Block): Block {
  // What is drawn is a block of another type of the same registry.
  return schema.drawnAs ? (schema.drawnAs(block) as Block) : block;
}
