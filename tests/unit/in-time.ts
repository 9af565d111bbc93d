import { expect } from 'vitest';

/** Does some work and expects it to have taken less than a time: of the processor, so that a busy machine fails nothing. */
export function inTime<T>(milliseconds: number, work: () => T): T {
  const started = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(milliseconds);
  return result;
}
