import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'fontkit';
import { afterAll, expect, test } from 'vitest';
import { openProject } from '../../../../src/content/project.ts';
import { takeInventory } from '../../../../src/publish/styles/inventory.ts';
import { siteFolder } from '../../site-folder.ts';
import { DIVIDER } from '../../small-site.ts';
import { buildSite, copyUnbuilt, outputOf } from '../built-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'rare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pageOf = (name: string) =>
  `meta:\n  title: { en: ${name}, tr: ${name} tr, ar: ${name} ar }\n  description: { all: ${name} is bread }\nblocks:\n${DIVIDER}`;

/** A site of pages with a title each; `before` begins what is written of each. */
const siteOf = (titles: readonly string[], before = '') =>
  siteFolder(Object.fromEntries(titles.map((title, at) => [`pages/p${at}.yaml`, `${before}${pageOf(title)}`])));

const MANY = Array.from({ length: 110 }, (_, at) => `Loaf ${at}`);

/** The characters that pages of a site have in common, and those of a few of them. */
function inventoryOf(root: string) {
  const project = openProject(root);
  const { site } = project;
  if (!site) throw new Error('The site has no value.');
  return takeInventory({
    site,
    sites: site.languages.map(({ code }) => project.siteValue(code).value),
    records: project.routes().map((route) => project.record(route).record),
    icons: new Set(),
  });
}

test('of a large site letters of very few pages are rare, in both cases; joined letters, and those of header and footer, are not', () => {
  const { common, rare } = inventoryOf(siteOf([...MANY, 'Bara ŵy', 'پنیر']));
  expect([...rare()].sort()).toEqual(['Ŵ', 'ŵ']);
  expect([...rare(['ar'])].sort()).toEqual(['Ŵ', 'ŵ']);
  expect(common()).not.toContain('ŵ');
  for (const letter of 'پaZ©') expect(common()).toContain(letter);
});

test('of a small site all letters are common', () => {
  const { common, rare } = inventoryOf(siteOf(['Bara ŵy']));
  expect(rare().size).toBe(0);
  expect(common()).toContain('ŵ');
});

test('a letter that no page had before has one page written again, which alone names its font', () => {
  // One page alone is offered in all languages: each has a picture to be drawn.
  const root = siteOf(MANY, 'translation: { tr: none, ar: none }\n');
  const changing = join(root, 'pages/p7.yaml');
  writeFileSync(changing, pageOf('Loaf 7'));
  buildSite(root);
  const before = outputOf(root);
  writeFileSync(changing, pageOf('Loaf 7').replace('tr: Loaf 7', 'tr: Bara ŵy 7'));
  expect(buildSite(root).stdout).toContain('3 of them anew');
  const after = outputOf(root);
  const changed = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
  expect(changed.map((path) => path.replace(/-[\w-]{8}\./, '-*.'))).toEqual([
    '_data/tr/p7.json',
    '_headers',
    'assets/latin-ext-*.woff2',
    'assets/letters-*.css',
    'assets/social-*.png',
    'tr/p7.html',
  ]);
  const [, rules = ''] = /<style>(@font-face[^<]*U\+174-175[^<]*)<\/style>/.exec(after.get('tr/p7.html') ?? '') ?? [];
  expect(rules).toMatch(/^@font-face\{[^}]*unicode-range:U\+174-175\}$/);
  expect(after.get(changed[3] ?? '')).toBe(rules);
  expect(after.get('_headers')).toContain(createHash('sha256').update(rules).digest('base64'));
  expect(JSON.parse(after.get('_data/tr/p7.json') ?? '').styles).toContain(changed[3]?.slice(7, -4));
  const font = create(readFileSync(join(root, 'dist', changed[2] ?? '')));
  expect('characterSet' in font && font.characterSet).toContain(0x175);
  const cold = join(folder, 'cold');
  copyUnbuilt(root, cold);
  buildSite(cold);
  expect(outputOf(cold)).toEqual(after);
}, 120_000);
