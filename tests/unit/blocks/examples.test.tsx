import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blockComponents } from '../../../blocks/components.tsx';
import { blockSchemas } from '../../../blocks/schemas.ts';
import { printReport } from '../../../src/diagnostics/print.ts';
import { createLabels } from '../../../src/render/i18n.ts';
import { renderDocument } from '../../../src/render/prerender.tsx';
import { exampleSite } from './example-site.ts';

const types = Object.keys(blockSchemas);
/** What is listed is shown as text. */
const AS_TEXT: readonly string[] = ['contents', 'entries', 'site-map'];
const assets = { css: [], sprite: '/icons.svg', script: undefined };

test('every folder is a registered block with schema, example and component', () => {
  const folders = readdirSync(join(import.meta.dirname, '../../../blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'ui')
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...types].sort());
  expect(Object.keys(blockComponents).sort()).toEqual(types.filter((type) => !AS_TEXT.includes(type)).sort());
});

describe.each(types)('the example of %s', (type) => {
  const project = exampleSite(type);

  test('validates without a word', () => {
    // What is asked about the small page around the block says nothing of the example.
    const around = ['no-main-heading', 'link-to-itself', 'short-description', 'no-search', 'nothing-below'];
    const found = project.check().filter(({ code }) => !around.includes(code));
    expect(printReport(found)).toBe('0 errors, 0 warnings.');
  });

  test.each(['en', 'tr', 'ar'])('renders in %s', (language) => {
    const { page } = project.compile('/', language);
    if (!page) throw new Error('The example has no value.');
    const site = project.siteValue(language).value;
    const html = renderDocument({ page, site }, assets);
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';

    expect(main).toContain(`data-block="${AS_TEXT.includes(type) ? 'text' : type}"`);
    expect(main.match(/data-block=/g)).toHaveLength(1);
    expect(main).not.toMatch(/ href=""| href="#"| src=""/);
    expect(main).not.toMatch(/ style="/);
    expect(main).not.toMatch(
      /class="[^"]*\b(m[lr]|p[lr]|left|right|text-left|text-right|border-[lr]|rounded-[lr])-?\b/,
    );
    expect(main).not.toMatch(/undefined|\[object Object\]|NaN|\{\{|\$leaf/);
    expect(main.replace(/<[^>]*>/g, '').trim().length > 0 || type === 'divider').toBe(true);
    const ids = [...main.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, name] of main.matchAll(/ aria-labelledby="([^"]+)"/g)) expect(ids).toContain(name);
    for (const [image] of main.matchAll(/<img [^>]*>/g))
      expect(image).toMatch(/ alt="[^"]+".* width="\d+" height="\d+"/);
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  });

  test('uses every field of its schema', () => {
    const block = project.pageFile('/')?.page?.blocks[0]?.written ?? {};
    const schema = blockSchemas[type as keyof typeof blockSchemas];
    // A hidden block would show nothing; rows stand in the page or in a file, and a film on a page of a service or in one;
    // few form services sign tokens, and a new form goes to any.
    const without: Readonly<Record<string, readonly string[]>> = {
      'data-table': ['file'],
      embedded: ['film', 'captions'],
      form: ['token'],
    };
    const left = ['hidden', ...(without[type] ?? [])];
    expect(Object.keys(schema.shape).filter((field) => !(field in block))).toEqual(left);
  });
});

test('labels come from the site’s own words', () => {
  expect(createLabels(exampleSite('divider').siteValue('tr').value).t('soon')).toBe('Soon');
});
