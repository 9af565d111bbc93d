import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messages, repairable, topics } from '../../../src/diagnostics/catalogue.ts';
import { messagesMarkdown } from '../../../src/diagnostics/message-reference.ts';
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
  expect(headings).toEqual(Object.keys(messages));
});

test('the index leads to every section, in the order of the alphabet', () => {
  const links = [...written.matchAll(/^\[(.+)\]\(#(.+)\)(?: ·)?$/gm)];
  expect(links.map(([, , anchor]) => anchor)).toEqual(Object.keys(messages).sort());
  for (const [, name, anchor] of links) expect(name).toBe(anchor);
});

test('every topic is a part', () => {
  expect([...written.matchAll(/^## (.+)$/gm)].map(([, name]) => name)).toEqual(Object.keys(topics));
  expect(Object.values(topics).flatMap(Object.keys)).toEqual(Object.keys(messages));
});

const reasons = Object.values(topics).flatMap((said) =>
  Object.entries(said).map(([code, { why }]) => [code, why] as const),
);

test.each(reasons)('%s has a reason in whole sentences, which names no blank', (_code, reason) => {
  expect(reason).toMatch(/^[A-Z2][^{}]*[.]$/);
  expect(reason.length).toBeLessThan(200);
});

test('no blank stays open, and no sign of a message becomes formatting', () => {
  const all = written.replace(/````[\s\S]*?````/g, '');
  expect(all.match(/.*(?<!\{)\{\w+\}(?!\}).*/g)).toBeNull();
  expect(all.match(/.*\{\{\{.*/g)).toBeNull();
  expect(all).toContain('\\*\\*bold\\*\\*');
});

test('what is said to be repaired is what --fix repairs in the corpus of mistakes', () => {
  const repaired = corpus.filter(({ more }) => more.repaired !== undefined).map(({ code }) => code);
  expect([...repairable].sort()).toEqual([...new Set(repaired)].sort());
});
