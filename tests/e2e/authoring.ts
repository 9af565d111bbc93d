import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyName } from '../../src/program/copy-name.ts';
import { copyEngine, copySite } from '../site-copy.ts';
import { test as base, expect } from './site';

/** The authors' server at work on a copy of the site. */
export interface Authoring {
  /** Where the authors' server is. */
  origin: string;
  /** An address of it as it is printed for whoever has started it. */
  printed: (path?: string) => string;
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
  cpSync('package-lock.json', join(to, 'package-lock.json'));
  const [from, into] = [process.cwd(), to].map((each) => join(each, '.cache/program', copyName(each)));
  if (from && into && existsSync(from)) cpSync(from, into, { recursive: true });
}

/** The ways in which the server is started. */
const DOORS = {
  dev: ['bin/pages-as-data.mjs', 'dev'],
  vite: ['node_modules/vite/bin/vite.js'],
};

/** A test on the authors' server, with copies of the site and the engine to write in. */
export const test = base.extend<object, { authoring: Authoring; door: keyof typeof DOORS }>({
  door: ['dev', { option: true, scope: 'worker' }],
  authoring: [
    async ({ door }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'authoring-'));
      const [site, engine] = [join(folder, 'site'), join(folder, 'engine')];
      copySite(site);
      copyEngine(engine);
      copyProgram(engine);
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      let server: ChildProcess | undefined;
      let key = '';
      const start = async () => {
        const started = spawn(process.execPath, [...DOORS[door], '--port', `${port}`], {
          cwd: engine,
          env: { ...process.env, SITE: site, NODE_ENV: 'development', VITEST: '' },
          stdio: ['ignore', 'pipe', 'ignore'],
        });
        server = started;
        let said = '';
        started.stdout.setEncoding('utf8').on('data', (part) => (said += part));
        // Terminals get the port in bold.
        const told = () => /\?key=([\w-]+)/.exec(said)?.[1] ?? '';
        await expect.poll(told, { intervals: [100] }).not.toBe('');
        key = told();
      };
      const stop = async () => {
        if (!server || server.exitCode !== null || server.signalCode !== null) return;
        const closed = once(server, 'close');
        server.kill();
        await closed;
      };
      const printed = (path = '/en') => `${origin}${path}?key=${key}`;
      await start();
      const edit: Authoring['edit'] = (file, from, to) => {
        const text = readFileSync(join(site, file), 'utf8');
        expect(text).toContain(from);
        writeFileSync(join(site, file), text.replace(from, to));
      };
      await use({ origin, printed, site, engine, edit, stop, start });
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  // The browser of whoever has started the server.
  context: async ({ context, authoring }, use) => {
    await context.request.get(authoring.printed());
    await use(context);
  },
});

export const footerLink = (path: string) => `.site-footer a[href="${path}"]`;
