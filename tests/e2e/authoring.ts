import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEngine, copySite } from '../site-copy.ts';
import { test as base, expect } from './site';

/** The authors' server at work on a copy of the site. */
interface Authoring {
  /** Where the authors' server is. */
  origin: string;
  /** The folders of the site and of the engine, both to be written in. */
  site: string;
  engine: string;
  /** Changes a file of the site, as an editor that saves. */
  edit: (file: string, from: string, to: string) => void;
  /** Ends the server, and has another one answer at its address. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** What has been made of the engine's sources already need not be made anew for each copy of them. */
function copyProgram(to: string): void {
  for (const part of ['package-lock.json', '.cache/program'])
    if (existsSync(part)) cpSync(part, join(to, part), { recursive: true });
}

/** A test on the authors' server, with copies of the site and the engine to write in. */
export const test = base.extend<object, { authoring: Authoring }>({
  authoring: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'authoring-'));
      const [site, engine] = [join(folder, 'site'), join(folder, 'engine')];
      copySite(site);
      copyEngine(engine);
      copyProgram(engine);
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const answers = () =>
        fetch(`${origin}/en`).then(
          ({ status }) => status,
          () => 0,
        );
      let server: ChildProcess | undefined;
      const start = async () => {
        server = spawn(process.execPath, ['bin/pages-as-data.mjs', 'dev', '--port', `${port}`], {
          cwd: engine,
          env: { ...process.env, SITE: site, NODE_ENV: 'development' },
          stdio: 'ignore',
        });
        await expect.poll(answers, { timeout: 60_000, intervals: [100] }).toBe(200);
      };
      const stop = async () => {
        server?.kill();
        await expect.poll(answers, { intervals: [20] }).toBe(0);
      };
      await start();
      const edit: Authoring['edit'] = (file, from, to) => {
        const text = readFileSync(join(site, file), 'utf8');
        expect(text).toContain(from);
        writeFileSync(join(site, file), text.replace(from, to));
      };
      await use({ origin, site, engine, edit, stop, start });
      server?.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

export const footerLink = (path: string) => `.site-footer a[href="${path}"]`;
