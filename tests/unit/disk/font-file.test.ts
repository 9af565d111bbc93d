import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../../src/disk/font-file.ts';
import { doublingRules, fontFile, tablesOf } from '../font-bytes.ts';

const own = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
);
const withRules = (depth: number) => factsOf(fontFile({ ...tablesOf(own), GSUB: doublingRules(depth) }));

describe('the width of a text', () => {
  test('is that of its shaped letters', () => {
    expect(withRules(3)?.widthOf('Words')).toBeCloseTo(factsOf(own)?.widthOf('Words') ?? 0, 2);
  });

  test('is unknown in a font whose rules call each other without end', () => {
    const widthOf = withRules(60)?.widthOf;
    expect(widthOf?.('Words')).toBeUndefined();
    // It is not tried again.
    expect(widthOf?.('')).toBeUndefined();
  });
});
