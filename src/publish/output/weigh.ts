import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes of a file as it is, and as it travels. */
export interface Weight {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** The bytes of a file as most hosts send it. */
export const gzipped = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length;

export function weigh(content: Buffer | string): Weight {
  const bytes = Buffer.from(content);
  return { raw: bytes.length, gzip: gzipped(bytes), brotli: brotliCompressSync(bytes).length };
}

/** Every file of a built site below a folder, by its path from the site's root. */
export function listFiles(dist: string, folder = ''): string[] {
  return readdirSync(join(dist, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)).replaceAll('\\', '/'));
}

/** The pages of a built site: HTML that search engines may index. */
export const listPages = (dist: string): string[] =>
  listFiles(dist).filter(
    (path) => path.endsWith('.html') && !readFileSync(join(dist, path), 'utf8').includes('content="noindex"'),
  );

/** The scripts of a built site: all of them, what runs of each page, and what comes to that when a visitor shows interest. */
export function listScripts(dist: string): { all: string[]; first: string[]; wanted: string[] } {
  const all = listFiles(dist, 'assets').filter((path) => path.endsWith('.js'));
  const first = all.filter((path) => /\/start-/.test(path));
  const wanted = new Set<string>(first);
  const visit = (path: string) => {
    if (wanted.has(path)) return;
    wanted.add(path);
    const code = readFileSync(join(dist, path), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) visit(`assets/${name}`);
  };
  for (const path of all.filter((each) => /\/entry-/.test(each))) visit(path);
  return { all, first, wanted: [...wanted] };
}
