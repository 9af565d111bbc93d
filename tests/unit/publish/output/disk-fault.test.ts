import { expect, test } from 'vitest';
import { diskFault } from '../../../../src/publish/output/disk-fault.ts';

test.each([
  [
    "ENOSPC: no space left on device, open '/site/dist.next/en.html'",
    'The disk is full. Free some space and build again. It happened at /site/dist.next/en.html.',
  ],
  ['ENOSPC: no space left on device, write', 'The disk is full. Free some space and build again.'],
  ["EROFS: read-only file system, mkdir '/site/.cache'", 'The disk cannot be written to. It happened at /site/.cache.'],
  [
    "EACCES: permission denied, mkdir '/site/dist.next'",
    'A file or folder may not be written by you. It happened at /site/dist.next.',
  ],
  ['Cannot read properties of undefined', undefined],
  ["ENOENT: no such file or directory, open '/site/x'", undefined],
])('%s', (message, said) => {
  expect(diskFault(new Error(message))).toBe(said);
});
