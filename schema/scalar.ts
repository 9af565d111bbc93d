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
export const flag = () =>
  z
    .unknown()
    .transform((value, ctx): boolean => {
      if (value === undefined) return refuse(ctx, 'missing-field');
      if (!/^(?:true|True|TRUE|false|False|FALSE)$/.test(String(value))) return refuse(ctx, 'expected-boolean');
      return String(value).toLowerCase() === 'true';
    })
    .meta({ kind: 'flag' });
