import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Project } from '../../../src/content/project.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { ALL } from '../../all.ts';
import { type Files, siteFolder } from '../site-folder.ts';

const usual = ALL ? 2000 : 40;
/** How many cases each property is tried with; `npm run test:all` asks for 2,000, `npm run test:long` for 10,000. */
export const cases = Number(process.env.CASES ?? (process.env.npm_lifecycle_event === 'test:long' ? 10_000 : usual));

/** Gives a long run the time that it needs. */
export const patience = { timeout: 300_000 + cases * 300 };

/** Tries a property; what comes out when it fails names the seed and the path, with which the case comes again. */
export const holds = <T>(values: fc.Arbitrary<T>, check: (value: T) => void): void =>
  fc.assert(fc.property(values, check), { numRuns: cases });

/** Fails when anything that all objects share has been changed. */
export function expectUnpolluted(): void {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Reflect.ownKeys(Object.prototype).length).toBe(ownedAtFirst);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
}
const ownedAtFirst = Reflect.ownKeys(Object.prototype).length;

/** A small site of which one file is written anew for each case, and nothing else read again. */
export function rewritable(file: string, files: Files = {}): (content: string | Uint8Array) => Project {
  const root = siteFolder(files);
  const site = openFolder(root);
  site.check();
  return (content) => {
    writeFileSync(join(root, file), content);
    return site.refresh(new Set([file]));
  };
}

/** Words from a list, one after the other, mixed with anything at all. */
export const madeOf = (...pieces: readonly string[]) =>
  fc
    .array(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: fc.string() }), {
      maxLength: 30,
    })
    .map((parts) => parts.join(''));
