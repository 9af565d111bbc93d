import { z } from 'zod';
import { colorNames } from './color-names.ts';
import { refuse } from './leaf.ts';

/** What is written as a colour, as six hexadecimal digits: `#123` and `navy` too; undefined of what is none. */
export function asColor(written: string): string | undefined {
  const name = written.toLowerCase();
  if (Object.hasOwn(colorNames, name)) return colorNames[name];
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(name)?.[1];
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** A colour: three or six hexadecimal digits behind `#`, or one of the names that CSS has. */
export const color = () =>
  z
    .unknown()
    .transform((value, ctx): string => {
      if (value === undefined) return refuse(ctx, 'missing-field');
      if (value === null || value === '') return refuse(ctx, 'empty-value');
      if (typeof value !== 'string') return refuse(ctx, 'expected-single-text');
      return asColor(value) ?? refuse(ctx, 'not-a-color');
    })
    .meta({ kind: 'color' });
