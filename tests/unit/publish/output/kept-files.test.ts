import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clearLeftovers } from '../../../../src/publish/output/kept-files.ts';
import { openOutput } from '../../../../src/publish/output/output.ts';
import { folder } from '../../site-folder.ts';

test('what killed builds have left is cleared; what others work at, and what is kept, stays', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  const [dead, alive] = [child.pid, process.pid];
  const cache = folder({
    [`program/0f.${dead}/client/assets/entry.js`]: '',
    [`program/0f.${alive}/client/assets/entry.js`]: '',
    [`images/a.avif.${dead}`]: '',
    [`images/a.avif.${alive}`]: '',
    'images/a.avif': '',
    [`social/b.png.${dead}`]: '',
    'social/b.png': '',
    'catalogue/site.yaml': '',
  });
  clearLeftovers(cache);
  const left = readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter((name) => /[.-]\w+$/.test(name));
  expect(left.sort()).toEqual(
    [
      `program/0f.${alive}`,
      `program/0f.${alive}/client/assets/entry.js`,
      'catalogue/site.yaml',
      'images/a.avif',
      `images/a.avif.${alive}`,
      'social/b.png',
    ].sort(),
  );
  clearLeftovers(join(cache, 'nothing'));
});

test('an output that was not finished is gone with the next one', async () => {
  const site = folder({ 'dist/a.html': '1', 'dist.next/b.html': '2', 'dist.old/c.html': '3' });
  const output = openOutput(join(site, 'dist'));
  output.write('d.html', '4');
  await output.finish();
  expect(readdirSync(site)).toEqual(['dist']);
  expect(existsSync(join(site, 'dist/b.html'))).toBe(false);
});
