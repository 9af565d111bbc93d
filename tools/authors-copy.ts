import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { memoryOfFamily } from './processes.ts';

/** The authors' server at work on a copy of a site, to be measured. */
export interface AuthorsCopy {
  readonly site: string;
  /** The address of a page of the copy, with the key that lets a browser in. */
  readonly page: string;
  /** Seconds from its start to the first page. */
  readonly started: number;
  /** The memory that it and what it started have now, in MiB. */
  memory(): number;
  close(): void;
}

/** The page that is there again and again. */
export const COPIED = 'pages/contact.yaml';

/** A copy of the site with as many pages as asked: the contact page again and again, under other names. */
export function copyPages(root: string, pages: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const part of ['pages', 'public', 'site.yaml']) cpSync(join(root, part), join(copy, part), { recursive: true });
  const page = readFileSync(join(root, COPIED), 'utf8');
  for (let count = 17; count < pages; count++) writeFileSync(join(copy, `pages/copy-${count}.yaml`), page);
  return copy;
}

/** Starts the authors' server on a copy with so many pages, and waits until it answers. */
export async function openAuthorsCopy(root: string, pages: number, port: number): Promise<AuthorsCopy> {
  const site = copyPages(root, pages);
  const bin = resolve(import.meta.dirname, '../bin/pages-as-data.mjs');
  const begun = performance.now();
  const server = spawn(process.execPath, [bin, 'dev', '--port', String(port)], {
    env: { ...process.env, SITE: site },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  server.stdout.setEncoding('utf8').on('data', (part) => (said += part));
  const close = () => {
    server.kill();
    rmSync(site, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 300; tries++) {
    const [key] = /\?key=[\w-]+/.exec(said) ?? [];
    const page = `http://localhost:${port}/en/contact${key}`;
    if (key) {
      await (await fetch(page, { redirect: 'manual' })).text();
      const started = (performance.now() - begun) / 1000;
      return { site, page, started, memory: () => memoryOfFamily(server.pid ?? 0), close };
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  close();
  throw new Error('The authors’ server did not start.');
}
