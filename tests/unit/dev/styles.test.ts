import { expect, test } from 'vitest';
import { openDevSite } from '../../../src/dev/site.ts';
import { devStyles } from '../../../src/dev/styles.ts';
import { styles } from '../../../src/render/server.ts';
import { siteFolder } from '../site-folder.ts';
import { SITE } from '../small-site.ts';
import { engine } from '../source-files.ts';

/** Opens a site as a start of the authors' server does; `made` counts how often its style sheet is put together. */
function start(root: string, program?: string) {
  const counted = { made: 0 };
  const read = async () => {
    counted.made++;
    return styles;
  };
  return { counted, ...devStyles({ engine, root, site: openDevSite(root), program, styles: read }) };
}

test('the style sheet is kept from one start to the next, as long as engine and site are the same', async () => {
  const root = siteFolder({});
  const first = start(root, '/programs/one');
  const sheet = await first.sheet();
  const again = start(root, '/programs/one');
  expect(await again.sheet()).toBe(sheet);
  expect([first.counted.made, again.counted.made]).toEqual([1, 0]);
  const other = start(root, '/programs/two');
  expect(await other.sheet()).toBe(sheet);
  const colored = start(
    siteFolder({ 'site.yaml': `${SITE}theme: { colors: { action: "#7a1f1f" } }\n` }),
    '/programs/one',
  );
  expect(await colored.sheet()).toContain('#7a1f1f');
  expect([other.counted.made, colored.counted.made]).toEqual([1, 1]);
});

test('what has changed since the start is put together anew', async () => {
  const root = siteFolder({});
  await start(root, '/programs/one').sheet();
  const open = start(root, '/programs/one');
  open.renew();
  await open.sheet();
  expect(open.counted.made).toBe(1);
});

test('nothing is kept of a site with code of its own, nor without a program', async () => {
  const root = siteFolder({ 'hooks.ts': 'export {};\n' });
  for (const program of ['/programs/one', '/programs/one', undefined]) {
    const open = start(root, program);
    await open.sheet();
    expect(open.counted.made).toBe(1);
  }
});
