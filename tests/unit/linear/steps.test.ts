import './count-from-here.ts';

import { expect, test } from 'vitest';
import { countSteps } from './steps.ts';

const twice = (work: (size: number) => void) => countSteps(() => work(2000)) / countSteps(() => work(1000));

test('work that grows with its size takes twice the steps at twice the size', () => {
  const ratio = twice((size) => {
    for (let at = 0; at < size; at++) Math.sqrt(at);
  });
  expect(ratio).toBeGreaterThan(1.9);
  expect(ratio).toBeLessThan(2.1);
});

test.each<[string, (size: number) => void]>([
  [
    'loops in each other',
    (size) => {
      for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) Math.sqrt(b);
    },
  ],
  [
    'a search from the start for each',
    (size) => {
      const text = 'a'.repeat(size);
      for (let at = 0; at < size; at++) text.indexOf('b');
    },
  ],
  [
    'an expression asked of all for each',
    (size) => {
      const text = 'a'.repeat(size);
      for (let at = 0; at < size; at++) /b/.test(text);
    },
  ],
])('%s is found out', (_name, work) => {
  expect(twice(work)).toBeGreaterThan(3.5);
});
