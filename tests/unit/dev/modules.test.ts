import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { devModules } from '../../../src/dev/modules.ts';
import { siteFolder } from '../site-folder.ts';

/** A server that tells nothing of changes by itself, and takes its time to hand out a file that it has read. */
async function openServer() {
  const root = siteFolder({ 'entry.js': "export { word } from './word.js';", 'word.js': "export const word = 'old';" });
  let handOut = () => {};
  let hasRead = () => {};
  const isRead = new Promise<void>((done) => {
    hasRead = done;
  });
  const server = await createServer({
    ...{ root, configFile: false, appType: 'custom', logLevel: 'silent', cacheDir: join(root, '.cache') },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [
      {
        name: 'slow',
        async load(id) {
          if (!id.endsWith('word.js')) return;
          const text = readFileSync(join(root, 'word.js'), 'utf8');
          const handed = new Promise<void>((done) => {
            handOut = done;
          });
          hasRead();
          await handed;
          return text;
        },
      },
    ],
  });
  return { root, server, isRead, handOut: () => handOut() };
}

test('a file that changes while it is read for one is read again for the next who asks', async () => {
  const { root, server, isRead, handOut } = await openServer();
  try {
    const modules = devModules(server);
    const before = modules.run('/entry.js');
    await isRead;
    writeFileSync(join(root, 'word.js'), "export const word = 'new';");
    modules.forget([join(root, 'word.js')]);
    const after = modules.run('/entry.js');
    handOut();
    await before;
    const going = setInterval(handOut, 5);
    expect(await after).toMatchObject({ word: 'new' });
    expect(await modules.run('/entry.js')).toMatchObject({ word: 'new' });
    clearInterval(going);
  } finally {
    await server.close();
  }
});
