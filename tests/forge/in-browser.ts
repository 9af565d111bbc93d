import type { BrowserContext, Page } from 'playwright';
import type { ForgeDouble } from './forge-double.ts';

/** Has a browser's requests to GitHub answered by its double. */
export async function answerGitHub(context: BrowserContext, forge: ForgeDouble): Promise<void> {
  const open = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  };
  await context.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: open });
    const body = request.postData();
    const asked = { method: request.method(), headers: await request.allHeaders(), ...(body !== null && { body }) };
    const answer = await forge.fetch(request.url(), asked).catch(() => undefined);
    if (!answer) return route.abort();
    const headers = { ...Object.fromEntries(answer.headers), ...open };
    await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) });
  });
}

/** Lets pages of a browser open a folder that they may write into without anybody being asked. */
export const allowFolder = (page: Page): Promise<unknown> =>
  page.addInitScript('window.showDirectoryPicker = () => navigator.storage.getDirectory()');

/** Lays files into that folder; their bytes in Base64, by their paths. */
export const layInFolder = (page: Page, files: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(async (files) => {
    const top = await navigator.storage.getDirectory();
    for (const [path, bytes] of Object.entries(files)) {
      const steps = path.split('/');
      const name = steps.pop() ?? '';
      let holder = top;
      for (const step of steps) holder = await holder.getDirectoryHandle(step, { create: true });
      const file = await (await holder.getFileHandle(name, { create: true })).createWritable();
      await file.write(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)));
      await file.close();
    }
  }, files);
