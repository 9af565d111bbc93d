import { expect, test } from 'vitest';
import { oneAtATime } from '../../../src/editor/browser/editing/one-at-a-time.ts';

test('what is asked for while it is under way is done once more, and never beside it', async () => {
  let begun = 0;
  let beside = 0;
  const ends: (() => void)[] = [];
  const ask = oneAtATime(async () => {
    begun++;
    beside++;
    await new Promise<void>((done) => ends.push(done));
    expect(beside).toBe(1);
    beside--;
  });
  const all = [ask(), ask(), ask()];
  expect(begun).toBe(1);
  ends.shift()?.();
  await new Promise((done) => setTimeout(done));
  expect(begun).toBe(2);
  ends.shift()?.();
  await Promise.all(all);
  expect(begun).toBe(2);
  const later = ask();
  ends.shift()?.();
  await later;
  expect(begun).toBe(3);
});

test('after one that has failed the next is done', async () => {
  let begun = 0;
  const ask = oneAtATime(async () => {
    if (++begun === 1) throw new Error('unreachable');
  });
  await expect(ask()).rejects.toThrow('unreachable');
  await ask();
  expect(begun).toBe(2);
});
