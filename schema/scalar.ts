import { z } from 'zod';
import { refuse } from './leaf.ts';

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
