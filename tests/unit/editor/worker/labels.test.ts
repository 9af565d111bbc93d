import { afterEach, expect, test, vi } from 'vitest';
import { labelsBeside } from '../../../../src/editor/worker/labels.ts';
import { shippedLabels } from '../../../../src/labels/all.ts';
import { answering } from './answering.ts';

afterEach(() => vi.unstubAllGlobals());

test('the words of a language come when they are asked for, once, and those of the others never', () => {
  const asked = answering((file) => ({
    status: 200,
    responseText: JSON.stringify(shippedLabels[/-(\w+)\./.exec(file)?.[1] ?? '']),
  }));
  const labels = labelsBeside(Object.keys(shippedLabels));
  expect(Object.hasOwn(labels, 'de')).toBe(true);
  expect(Object.hasOwn(labels, 'xx')).toBe(false);
  expect(asked).toEqual([]);
  expect([labels.tr, labels.tr, labels.ar]).toEqual([shippedLabels.tr, shippedLabels.tr, shippedLabels.ar]);
  expect(asked.map(([, { pathname }]) => pathname.replace(/^.*\//, ''))).toEqual(['labels-tr.json', 'labels-ar.json']);
});

test('without a network nothing is opened with words missing: it is told, and asked for again', () => {
  let status = 0;
  answering(() => ({ status, responseText: '{"skip":"Skip"}' }));
  const labels = labelsBeside(['en']);
  expect(() => labels.en).toThrow(expect.objectContaining({ fault: 'offline' }));
  status = 200;
  expect(labels.en).toEqual({ skip: 'Skip' });
});
