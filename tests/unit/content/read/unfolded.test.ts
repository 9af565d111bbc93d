import { expect, test } from 'vitest';
import { finishesTooMuch, includesTooMuch, nothingUnfolded } from '../../../../src/content/read/unfolded.ts';

/** Ten thousand pages of one template with 150 values, three languages, and five facts of twenty letters each. */
const pages = 10_000;
const catalog = {
  ...nothingUnfolded(),
  values: pages * 150,
  finished: pages * 150 * 3,
  written: pages * 5 * 20,
};

test('a large site of one template is within all bounds', () => {
  expect(includesTooMuch(catalog)).toBe(false);
  expect(finishesTooMuch(catalog)).toBe(false);
});

test('what is shown far more often than it is written is not', () => {
  expect(includesTooMuch({ ...nothingUnfolded(), values: 4_000_000, written: 1_000_000 })).toBe(true);
  expect(finishesTooMuch({ ...nothingUnfolded(), finished: 6_000_000, written: 1_000_000 })).toBe(true);
});

test('what is written allows for more of all', () => {
  expect(finishesTooMuch({ ...nothingUnfolded(), finished: 6_000_000, written: 63_000_000 })).toBe(false);
});
