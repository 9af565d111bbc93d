import { expect, test } from 'vitest';
import { hasIcon } from '../../../src/content/assets/icons.ts';
import { callings } from '../../../src/disk/icon-callings.ts';
import { lucide } from '../../../src/disk/machine.ts';

test('what people call an icon leads to one that there is, and is none itself', () => {
  expect([...new Set(Object.values(callings))].filter((name) => !hasIcon(lucide(), name))).toEqual([]);
  expect(Object.keys(callings).filter((name) => hasIcon(lucide(), name))).toEqual([]);
});
