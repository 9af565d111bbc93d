import { z } from 'zod';
import { type LeafFault, refuse } from './leaf.ts';

/** A number. Every YAML scalar arrives as it was written; only a field that wants a number makes one of it. */
export const number = () =>
  z
    .unknown()
    .transform((value, ctx): number => {
      if (value === undefined) return refuse(ctx, 'missing-field');
      if (typeof value !== 'string' || !/^-?\d+(\.\d+)?$/.test(value)) return refuse(ctx, 'expected-number');
      return Number(value);
    })
    .meta({ kind: 'number' });

/** A number within bounds; for `refine`. */
export const within = (minimum: number, maximum: number) =>
  [
    (value: number) => value >= minimum && value <= maximum,
    { params: { fault: 'out-of-range' satisfies LeafFault, minimum, maximum } },
  ] as const;

/** `true` or `false`, in YAML's three spellings. */
function asFlag(value: unknown, ctx: z.core.$RefinementCtx<unknown>): boolean {
  if (!/^(?:true|True|TRUE|false|False|FALSE)$/.test(String(value))) return refuse(ctx, 'expected-boolean');
  return String(value).toLowerCase() === 'true';
}

export const flag = () =>
  z
    .unknown()
    .transform((value, ctx): boolean => (value === undefined ? refuse(ctx, 'missing-field') : asFlag(value, ctx)))
    .meta({ kind: 'flag' });

/** Fields, or `true` for those that are filled in by themselves; `false` is as if there were none. */
export const switchable = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  z
    .preprocess((value, ctx) => {
      if (typeof value !== 'string') return value;
      return asFlag(value, ctx) ? {} : undefined;
    }, fields.optional())
    .meta({ kind: 'switchable' })
    .optional();
