import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogues, wordingOf } from '../../../src/diagnostics/wording.ts';
import { check } from '../site-folder.ts';
import { page } from '../small-site.ts';

const codes = Object.entries(catalogues.en.messages);
const root = join(import.meta.dirname, '../../..');
const source = ['src', 'schema']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && (!file.includes('diagnostics') || file.endsWith('/shown.ts')))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

test('names are of one kind', () => {
  for (const [code] of codes) expect(code).toMatch(/^[a-z]+(-[a-z]+)+$/);
});

describe.each(codes)('%s', (code, { message, hint }) => {
  test('states the fault in a sentence and the remedy in another', () => {
    expect(message).toMatch(/^[A-Z`*{].*\.$/);
    expect(hint).toMatch(/^(\{suggestion\})?[A-Z{].*([.…]|\. \{suggestion\}|": "…"\.)$/);
  });

  test('speaks to the person who edits YAML', () => {
    expect(`${message} ${hint}`).not.toMatch(
      /invalid|union|undefined|schema|zod|\bobject\b|\barray\b|\bstring\b|boolean|\bnode\b|parse|exception|\bnull\b|oops|please|!/i,
    );
  });

  test('is said by the engine', () => {
    expect(source).toMatch(new RegExp(`['"]${code}['"]`));
  });
});

test('no blank of a message stays open', () => {
  const blocks = [
    'type: text\n    title: { en: a, de: "{{nme}} {{x" }',
    'type: staps',
    'type: text\n    titel: x\n    layout: splt',
    'type: cta\n    title: x\n    actions: []',
    'typ: x',
    'type: hero\n    title: { all: T }\n    region: nrth\n    badgeIcon: truk\n    actions: [{ label: { all: L }, link: /hom }, { label: { all: L }, link: "#x" }]',
  ];
  const wordings = blocks
    .flatMap((block) => check({ 'pages/index.yaml': page(`  - ${block}\n`) }))
    .map((diagnostic) => wordingOf(diagnostic));
  expect(wordings.length).toBeGreaterThan(10);
  for (const { message, hint } of wordings) {
    expect(`${message} ${hint}`).not.toMatch(/(?<!\{)\{\w+\}(?!\})|undefined|\[object|NaN/);
    expect(hint).not.toMatch(/ {2}| $|^ /);
  }
});
