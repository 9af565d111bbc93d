import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { FACES } from '../../src/disk/faces.ts';
import { lucide } from '../../src/disk/machine.ts';
import { copySite } from '../site-copy.ts';
import { corpus } from '../unit/authoring/corpus.ts';
import { edit, MARK } from '../unit/authoring/mistake.ts';
import type { Given } from './content-worker.ts';

const engine = join(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'in-browser-'));
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

/** This site with the pages that the corpus is written for, and with some mistakes in it. */
function plant(mistakes: typeof corpus): void {
  for (const part of ['site.yaml', 'pages', 'public']) rmSync(join(root, part), { recursive: true, force: true });
  copySite(root);
  for (const mistake of mistakes) {
    const path = join(root, mistake.file);
    const text = edit(mistake.find === '' ? '' : readFileSync(path, 'utf8'), mistake).replace(MARK, '');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, mistake.more.encode?.(text) ?? text);
  }
}

/** The files of the site, by their paths. */
function filesOf(): Record<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'));
  const own = paths.filter((path) => !path.startsWith('.cache/'));
  return Object.fromEntries(own.map((path) => [path, readFileSync(join(root, path), 'base64')]));
}

/** The mistakes of the corpus in rounds: each has one in each file at most. */
const round = (nth: number) =>
  corpus.filter((mistake) => corpus.filter(({ file }) => file === mistake.file).indexOf(mistake) === nth);

/** All of content in one script, as a browser's worker can run it. */
async function workerScript(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    root: engine,
    resolve: { conditions: ['worker', 'module', 'import', 'default'] },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'content-worker.ts'), formats: ['es'] },
    },
  });
  const [bundle] = [made].flat();
  const chunks = bundle && 'output' in bundle ? bundle.output : [];
  expect(chunks).toHaveLength(1);
  const [chunk] = chunks;
  if (chunk?.type !== 'chunk') throw new Error('Nothing was bundled.');
  expect(chunk.imports).toEqual([]);
  return chunk.code;
}

function command(): object[] {
  const args = [join(engine, 'bin/pages-as-data.mjs'), 'check', '--root', root, '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 100_000_000 });
  return JSON.parse(stdout) as object[];
}

async function inBrowser(page: Page, script: string): Promise<unknown> {
  const faces = FACES.map(({ characters, ...face }) => ({ ...face, points: [...characters()] }));
  return page.evaluate(
    ({ script, files, icons, faces }) => {
      const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), {
        type: 'module',
      });
      const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        const own = Object.fromEntries(Object.entries(files).map(([file, content]) => [file, bytes(content)]));
        worker.postMessage({ files: own, icons, faces } satisfies Given);
      });
    },
    { script, files: filesOf(), icons: lucide(), faces },
  );
}

test('content runs in a worker of the browser, and says what the command says', async ({ page }) => {
  const script = await workerScript();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/');
  for (const mistakes of [[], round(0), round(1)]) {
    plant(mistakes);
    const told = command();
    if (mistakes.length > 0) expect(told.length).toBeGreaterThan(mistakes.length / 2);
    expect(await inBrowser(page, script)).toEqual(told);
  }
});
