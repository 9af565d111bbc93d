import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenReady } from '../../../src/client/ready.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const countLooks = (readyAt: number) => {
  const looks: number[] = [];
  const started = Date.now();
  const isReady = () => {
    looks.push(Date.now() - started);
    return Date.now() - started >= readyAt;
  };
  return { looks, result: whenReady(isReady) };
};

test('what is ready is not waited for', async () => {
  const { looks, result } = countLooks(0);
  expect(await result).toBe(true);
  expect(looks).toEqual([0]);
});

test('it is looked at every 100 ms', async () => {
  const { looks, result } = countLooks(250);
  await vi.advanceTimersByTimeAsync(300);
  expect(await result).toBe(true);
  expect(looks).toEqual([0, 100, 200, 300]);
});

test('after 5 s nobody waits any longer', async () => {
  const { looks, result } = countLooks(Number.POSITIVE_INFINITY);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await result).toBe(false);
  expect(looks.at(-1)).toBe(5000);
  expect(vi.getTimerCount()).toBe(0);
});
