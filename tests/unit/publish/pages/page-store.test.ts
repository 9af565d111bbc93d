import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openFolder } from '../../../../src/disk/machine.ts';
import { createEncoder } from '../../../../src/publish/output/bytes.ts';
import { openPageStore } from '../../../../src/publish/pages/page-store.ts';
import { folder, siteFolder } from '../../site-folder.ts';

const { record, values } = openFolder(siteFolder({})).record('/');

test('a page comes back once, in each of its languages, in whatever order pages are taken', () => {
  const root = folder({});
  const store = openPageStore(join(root, 'deep/cache'));
  const pages = ['/a', '/b', '/c'].map((route) => ({ ...record, route, formerly: [`/old${route}`] }));
  for (const page of pages)
    store.put(page, new Map([...values].map(([code, value]) => [code, { ...value, of: page.route }])));
  for (const { route } of pages.reverse()) {
    const page = store.take(route);
    expect(page).toMatchObject({ route, characters: record.characters, formerly: [`/old${route}`] });
    expect([...(page?.values ?? [])].map(([code, json]) => [code, JSON.parse(json)])).toEqual(
      [...values].map(([code, value]) => [code, { ...value, of: route }]),
    );
    expect(store.take(route)).toBeUndefined();
  }
  expect(readdirSync(join(root, 'deep/cache'))).toEqual([]);
  store.close();
});

test('texts become the bytes that they are in UTF-8, however long the ones before were', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 80 })), (texts) => {
      const encode = createEncoder();
      for (const text of [...texts, texts.join('').repeat(3000), ...texts])
        expect(encode(text).equals(Buffer.from(text))).toBe(true);
    }),
    { numRuns: 30 },
  );
});
