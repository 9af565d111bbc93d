import { expect, test } from 'vitest';
import { bringsTheRest, readShard, shareOf } from '../../../../src/publish/job/shard.ts';

test.each([
  ['2/8', { number: 2, of: 8 }],
  ['1/1', { number: 1, of: 1 }],
  ['0/8', undefined],
  ['9/8', undefined],
  ['2', undefined],
  ['2/8/3', undefined],
  ['a/b', undefined],
])('%s', (text, shard) => {
  expect(readShard(text)).toEqual(shard);
});

test('every page is in one share, and one share brings the rest', () => {
  const pages = Array.from({ length: 23 }, (_, page) => page);
  const shards = [1, 2, 3].map((number) => ({ number, of: 3 }));
  expect(shards.flatMap((shard) => shareOf(pages, shard)).sort((a, b) => a - b)).toEqual(pages);
  expect(shards.filter(bringsTheRest)).toEqual([{ number: 1, of: 3 }]);
  expect(shareOf(pages, undefined)).toEqual(pages);
});
