import { expect, test } from 'vitest';
import { z } from 'zod';
import { image } from '../../../../schema/media.ts';
import { text } from '../../../../schema/text.ts';
import { salvage } from '../../../../src/content/validate/salvage.ts';

const schema = z.strictObject({
  title: text(),
  tone: z.enum(['plain', 'sand']).default('plain'),
  picture: image().optional(),
  items: z
    .array(z.strictObject({ name: text(), size: z.string() }))
    .min(3)
    .optional(),
  names: z.record(z.string(), z.enum(['a', 'b'])).optional(),
});
const all = (text: string) => ({ $leaf: 'text', by: { all: text } });

test('a value without a fault is what its schema makes of it', () => {
  expect(salvage(schema, { title: { all: 'T' } })).toEqual({ title: all('T'), tone: 'plain' });
});

test('unknown and wrong fields are left out, the others stay', () => {
  expect(salvage(schema, { title: { all: 'T' }, tone: 'dark', extra: 1 })).toEqual({ title: all('T') });
});

test('entries of a list keep their places', () => {
  const items = ['words', { name: { all: 'N' } }];
  expect(salvage(schema, { items })).toEqual({ tone: 'plain', items: [undefined, { name: all('N') }] });
});

test('free names keep what is right', () => {
  expect(salvage(schema, { names: { x: 'a', y: 'c' } })).toEqual({ tone: 'plain', names: { x: 'a' } });
});

test('a picture without a description stays a picture, one without a file does not', () => {
  expect(salvage(schema, { picture: { src: '/a.svg' } })?.picture).toEqual({
    $leaf: 'image',
    src: '/a.svg',
    alt: null,
  });
  expect(salvage(schema, { picture: { alt: { all: 'A' } } })?.picture).toBeUndefined();
});

test('nothing is left of a value of quite another kind', () => {
  expect(salvage(schema, 'words')).toBeUndefined();
});
