import { z } from 'zod';
import type { Leaf } from '../../../schema/leaf.ts';
import { isMapping } from '../written/mapping.ts';
import { kindOf, unwrap } from '../written/schema-fields.ts';

/** A value of which mistakes may have left out parts; entries of lists keep their places. */
export type Partly<T> = T extends Leaf
  ? T
  : T extends readonly (infer Item)[]
    ? readonly (Partly<Item> | undefined)[]
    : T extends object
      ? { readonly [Key in keyof T]?: Partly<T[Key]> }
      : T;

/** What can be used of a value that its schema refuses: each part that is right by itself. */
export function salvage<T>(schema: z.ZodType<T>, written: unknown): Partly<T> | undefined {
  // The walk builds the schema's own shape from parts that their own schemas have let through.
  return partOf(schema, written) as Partly<T> | undefined;
}

function partOf(schema: z.core.$ZodType, written: unknown): unknown {
  const whole = z.safeParse(schema, written);
  if (whole.success) return whole.data;
  const found = unwrap(schema);
  if (found instanceof z.ZodObject && isMapping(written)) {
    const parts = partsOf(written, (key) => found.shape[key], Object.keys(found.shape));
    return kindOf(schema) === 'image' ? pictureOf(parts) : parts;
  }
  if (found instanceof z.ZodArray && Array.isArray(written))
    return written.map((entry) => partOf(found.element, entry));
  if (found instanceof z.ZodRecord && isMapping(written)) return partsOf(written, () => found.def.valueType);
  return undefined;
}

const partsOf = (
  written: Record<string, unknown>,
  schemaOf: (key: string) => z.core.$ZodType | undefined,
  keys = Object.keys(written),
) =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const schema = schemaOf(key);
      const part = schema && partOf(schema, written[key]);
      return part === undefined ? [] : [[key, part]];
    }),
  );

/** A picture without a description can still be looked for. */
const pictureOf = ({ src, alt = null }: Record<string, unknown>) =>
  src === undefined ? undefined : { $leaf: 'image', src, alt };
