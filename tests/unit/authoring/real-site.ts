import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { lineAndColumn } from '../../../src/diagnostics/lines.ts';
import { copySite as copyContent } from '../../site-copy.ts';
import { edit, MARK, type Mistake } from './mistake.ts';

export const ENGINE = join(import.meta.dirname, '../../..');

/** A copy of this site's content in a temporary folder, which goes away with the test file. */
export function copySite(): string {
  const root = mkdtempSync(join(tmpdir(), 'authoring-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  copyContent(root);
  return root;
}

/** What an edit leaves in its file. */
export interface Edited {
  readonly text: string;
  readonly bytes: Uint8Array;
  /** Where the message has to point: `line:column`, counted from one. */
  readonly at: string;
}

/** Puts a mistake into the text of its file. */
export function editFile(root: string, mistake: Mistake): Edited {
  const path = join(root, mistake.file);
  const marked = edit(existsSync(path) ? readFileSync(path, 'utf8') : '', mistake);
  const text = marked.replace(MARK, '');
  const { line, column } = lineAndColumn({ file: mistake.file, text }, Math.max(0, marked.indexOf(MARK)));
  return { text, bytes: encode(text, mistake), at: `${line}:${column}` };
}

/** What has to stand in the file after `--fix`. */
export const repairedBytes = (root: string, mistake: Mistake): Uint8Array =>
  mistake.more.repaired === undefined
    ? editFile(root, mistake).bytes
    : editFile(root, { ...mistake, replace: mistake.more.repaired }).bytes;

const encode = (text: string, { more }: Mistake) => more.encode?.(text) ?? Buffer.from(text);

/** Writes a mistake into its file; gives back how to undo it. */
export function plant(root: string, mistake: Mistake): () => void {
  const path = join(root, mistake.file);
  const before = existsSync(path) ? readFileSync(path) : undefined;
  const { bytes } = editFile(root, mistake);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return () => (before ? writeFileSync(path, before) : rmSync(path));
}
