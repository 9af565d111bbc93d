import { expect, test } from 'vitest';
import { hasIcon } from '../../../../src/content/assets/icons.ts';
import { OTHER_ICONS } from '../../../../src/content/resolve/references.ts';
import { machineOf } from '../../../../src/disk/machine.ts';

test('what people call an icon leads to one that there is, and is none itself', () => {
  const icons = machineOf('.').icons();
  expect([...new Set(OTHER_ICONS.values())].filter((name) => !hasIcon(icons, name))).toEqual([]);
  expect([...OTHER_ICONS.keys()].filter((name) => hasIcon(icons, name))).toEqual([]);
});
