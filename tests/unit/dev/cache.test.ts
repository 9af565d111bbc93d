import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { devCache } from '../../../src/dev/cache.ts';
import { folder } from '../site-folder.ts';

test('what a copy of a site keeps is found again by it, and by no other copy that brings the same files', () => {
  const one = folder({ 'site.yaml': '' });
  const other = join(folder({}), 'copy');
  expect(devCache(one)).toBe(devCache(one));
  cpSync(one, other, { recursive: true, preserveTimestamps: true });
  expect(devCache(other).slice(other.length)).not.toBe(devCache(one).slice(one.length));
  expect(devCache(one).slice(one.length)).toMatch(/^[\\/]\.cache[\\/]vite[\\/][0-9a-f]{32}$/);
});
