import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { printReport } from '../../../src/diagnostics/print.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { editorSchemas } from '../../../src/editor/json-schema.ts';
import { fieldsOf } from '../../../src/editor/reference.ts';
import { folder, withoutProofs } from '../site-folder.ts';
import { DIVIDER, NOT_FOUND, page, SVG } from '../small-site.ts';
import { engine } from '../source-files.ts';

const example = readFileSync(join(engine, 'src/editor/site-example.yaml'), 'utf8');

/** The ways to all values: `languages[].code`. */
function waysIn(value: unknown, way: string): string[] {
  if (Array.isArray(value)) return [way, ...value.flatMap((inner) => waysIn(inner, `${way}[]`))];
  if (typeof value !== 'object' || value === null) return [way];
  return [way, ...Object.entries(value).flatMap(([key, inner]) => waysIn(inner, way === '' ? key : `${way}.${key}`))];
}

test('the example of site.yaml is one without a fault', () => {
  const project = openFolder(
    folder({
      'site.yaml': example,
      'pages/index.yaml': page(`  - type: divider\n    id: about\n`),
      'pages/about-us.yaml': page(DIVIDER),
      'pages/bread.yaml': page(DIVIDER),
      'pages/_closing.yaml': `blocks:\n${DIVIDER}`,
      'pages/404.yaml': NOT_FOUND,
      ...{ 'public/flags/en.svg': SVG, 'public/flags/ar.svg': SVG, 'public/owner-1234.html': 'x' },
      'public/social.png': readFileSync(join(engine, 'public/icon-192.png')),
    }),
  );
  const aside = ['duplicate-title', 'unused-fact', 'sample-value', 'editor-beside-scripts'];
  const found = withoutProofs(project.check()).filter(({ code }) => !aside.includes(code));
  expect(printReport(found)).toBe('0 errors, 0 warnings.');
});

test('it has every field, those of other pages of the docs aside', () => {
  const site = editorSchemas(engine, { languages: [], regions: [] })['site.json'] ?? {};
  const fields = fieldsOf(site, '').map(({ name }) => name.replace('.NAME', '.lane'));
  const ways = new Set(waysIn(parse(example), ''));
  const elsewhere = /^(?:theme|labels)\./;
  expect(fields.filter((field) => !ways.has(field) && !elsewhere.test(field))).toEqual([]);
});

test('the example of a page has every field of a page', () => {
  const page = editorSchemas(engine, { languages: [], regions: [] })['page.json'] ?? {};
  const written: unknown = parse(readFileSync(join(engine, 'src/editor/page-example.yaml'), 'utf8'));
  const fields = fieldsOf(page, '').map(({ name }) => name);
  const ways = new Set(waysIn(written, ''));
  expect(fields.filter((field) => !ways.has(field) && !/^(?:facts|translation)\./.test(field))).toEqual([]);
});
