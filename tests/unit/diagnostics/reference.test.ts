import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repairable } from '../../../src/diagnostics/catalogue.ts';
import { messagesMarkdown, parts } from '../../../src/diagnostics/message-reference.ts';
import { english } from '../../../src/diagnostics/messages.en.ts';
import { reasons } from '../../../src/diagnostics/reasons.ts';
import { pageMarkdown, siteMarkdown } from '../../../src/editor/file-reference.ts';
import { blockReference, referenceMarkdown } from '../../../src/editor/reference.ts';
import { corpus } from '../authoring/corpus.ts';
import { engine } from '../source-files.ts';

const read = (path: string) => readFileSync(join(engine, path), 'utf8');
const written = read('docs/messages.md');

describe('what `npm run reference` writes is up to date', () => {
  test.each([
    ['docs/messages.md', messagesMarkdown],
    ['docs/blocks.md', () => referenceMarkdown(blockReference(engine))],
    ['docs/page.md', () => pageMarkdown(engine)],
    ['docs/site.md', () => siteMarkdown(engine)],
  ])('%s', (path, write) => {
    expect(read(path)).toBe(write());
  });
});

test('every message has a section of its name, in the order of the catalogue', () => {
  const headings = [...written.matchAll(/^### (.+)$/gm)].map(([, code]) => code);
  expect(headings).toEqual(Object.keys(english));
});

test('the index leads to every section, in the order of the alphabet', () => {
  const links = [...written.matchAll(/^\[(.+)\]\(#(.+)\)(?: ·)?$/gm)];
  expect(links.map(([, , anchor]) => anchor)).toEqual(Object.keys(english).sort());
  for (const [, name, anchor] of links) expect(name).toBe(anchor);
});

test('the parts are those of the catalogue', () => {
  const source = read('src/diagnostics/messages.en.ts');
  const named = [...source.matchAll(/^ {2}\/\/ (.+)\n {2}'([a-z-]+)'/gm)].map(([, name, code]) => [code, name]);
  expect(Object.entries(parts).slice(0, -1)).toEqual(named);
  expect(source).toContain(`  // ${Object.values(parts).at(-1)}\n  ...englishProofs`);
});

test.each(Object.entries(reasons))('%s has a reason in whole sentences, which names no blank', (_code, reason) => {
  expect(reason).toMatch(/^[A-Z2][^{}]*[.]$/);
  expect(reason.length).toBeLessThan(200);
});

test('no blank stays open, and no sign of a message becomes formatting', () => {
  const messages = written.replace(/````[\s\S]*?````/g, '');
  expect(messages.match(/.*(?<!\{)\{\w+\}(?!\}).*/g)).toBeNull();
  expect(messages.match(/.*\{\{\{.*/g)).toBeNull();
  expect(messages).toContain('\\*\\*bold\\*\\*');
});

test('what is said to be repaired is what --fix repairs in the corpus of mistakes', () => {
  const repaired = corpus.filter(({ more }) => more.repaired !== undefined).map(({ code }) => code);
  expect([...repairable].sort()).toEqual([...new Set(repaired)].sort());
});
