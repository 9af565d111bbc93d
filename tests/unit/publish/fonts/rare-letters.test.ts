import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { openFolder } from '../../../../src/disk/machine.ts';
import { takeInventory } from '../../../../src/publish/styles/inventory.ts';
import { ALL } from '../../../all.ts';
import { siteFolder } from '../../site-folder.ts';
import { DIVIDER } from '../../small-site.ts';
import { buildSite, copyUnbuilt, outputOf } from '../built-site.ts';

const pageOf = (title: string) => {
  const [name = '', icons = ''] = title.split('\0');
  return `meta:\n  title: { en: ${name}, tr: ${name} tr, ar: ${name} ar }\n  description: { all: ${name} is bread }\nblocks:\n${DIVIDER}${cards(icons)}`;
};

/** A site of pages with a title each; `before` begins what is written of each. */
const siteOf = (titles: readonly string[], before = '') =>
  siteFolder(Object.fromEntries(titles.map((title, at) => [`pages/p${at}.yaml`, `${before}${pageOf(title)}`])));

const MANY = Array.from({ length: 110 }, (_, at) => `Loaf ${at}`);

/** A title, and behind its page's blocks one with icons. */
const withIcons = (title: string, ...icons: readonly string[]) => `${title}\0${icons.join(' ')}`;

const cards = (icons: string) =>
  icons &&
  `  - type: advantages\n    title: { all: Why }\n    items:\n${icons
    .split(' ')
    .map((icon) => `      - { icon: ${icon}, title: { all: ${icon} }, description: { all: It is good } }\n`)
    .join('')}`;

/** The characters and icons that pages of a site have in common, and those of a few of them. */
function inventoryOf(root: string, shared: readonly string[] = []) {
  const project = openFolder(root);
  const { site } = project;
  if (!site) throw new Error('The site has no value.');
  return takeInventory({
    site,
    sites: site.languages.map(({ code }) => project.siteValue(code).value),
    records: project.routes().map((route) => project.record(route).record),
    icons: new Set(shared),
  });
}

test('of a large site letters of very few pages are rare, in both cases; those of header and footer are not', () => {
  const { common, rare } = inventoryOf(siteOf([...MANY, 'Bara ŵy', 'پ']));
  expect([...rare()].sort()).toEqual(['Ŵ', 'ŵ', 'پ']);
  expect([...rare(['ar'])].sort()).toEqual(['Ŵ', 'ŵ', 'پ']);
  for (const letter of 'ŵپ') expect(common()).not.toContain(letter);
  for (const letter of 'aZ©') expect(common()).toContain(letter);
});

test('of a large site icons of very few pages are rare, but for those that all pages share', () => {
  const { icons, rareIcons } = inventoryOf(siteOf([...MANY, withIcons('Bread', 'wheat', 'anchor')]), ['anchor']);
  expect([...rareIcons]).toEqual(['wheat']);
  expect([...icons]).toEqual(['anchor']);
  expect([...inventoryOf(siteOf([withIcons('Bread', 'wheat')])).icons]).toEqual(['wheat']);
});

test('of a small site all letters are common', () => {
  const { common, rare } = inventoryOf(siteOf(['Bara ŵy']));
  expect(rare().size).toBe(0);
  expect(common()).toContain('ŵ');
});

/** A site of many pages; one page alone is in all languages, each of which has a picture to be drawn. */
let site: string | undefined;

/** The site, built, and built again with another text for one of the pages. */
function buildAgain(title: string) {
  site ??= siteOf(MANY, 'translation: { tr: none, ar: none }\n');
  const root = site;
  const changing = join(root, 'pages/p7.yaml');
  writeFileSync(changing, pageOf('Loaf 7'));
  buildSite(root);
  const before = outputOf(root);
  writeFileSync(changing, pageOf('Loaf 7').replace(pageOf('Loaf 7'), title));
  expect(buildSite(root).stdout).toContain('3 of them anew');
  const after = outputOf(root);
  const changed = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
  if (ALL) {
    const cold = join(root, '../cold');
    copyUnbuilt(root, cold);
    buildSite(cold);
    expect([...outputOf(cold)].filter(([path, bytes]) => bytes !== after.get(path)).map(([path]) => path)).toEqual([]);
    rmSync(cold, { recursive: true, force: true });
  }
  return { root, after, changed, names: changed.map((path) => path.replace(/-[\w-]{8}\./, '-*.')) };
}

test('a letter that no page had before has one page written again, which alone names its font', () => {
  const { root, after, changed, names } = buildAgain(pageOf('Loaf 7').replace('tr: Loaf 7', 'tr: Bara ŵy 7'));
  expect(names).toEqual([
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
  expect(charactersIn(root, changed[2])).toContain(0x175);
});

test('a joined letter that no page had before comes in a font that has its neighbours too', () => {
  const { root, after, changed, names } = buildAgain(pageOf('Loaf 7').replace('ar: Loaf 7', 'ar: ظرف'));
  expect(names).toEqual([
    '_data/ar/p7.json',
    '_headers',
    'ar/p7.html',
    'assets/arabic-*.woff2',
    'assets/letters-*.css',
    'assets/social-*.png',
  ]);
  expect(after.get('ar/p7.html')?.includes(after.get(changed[4] ?? '') ?? 'no rules')).toBe(true);
  // The others are in the fonts of all pages too.
  for (const letter of 'ظرف') expect(charactersIn(root, changed[3])).toContain(letter.codePointAt(0));
});

test('an icon that no page had before has one page written again, which draws its blocks from a sprite of its own', () => {
  const { after, changed, names } = buildAgain(pageOf(withIcons('Loaf 7', 'wheat')));
  expect(names).toEqual([
    '_data/ar/p7.json',
    '_data/en/p7.json',
    '_data/tr/p7.json',
    'ar/p7.html',
    'assets/icons-*.svg',
    'en/p7.html',
    'tr/p7.html',
  ]);
  const sprite = changed.find((path) => path.includes('icons-')) ?? '';
  expect(after.get(sprite)).toContain('<symbol id="wheat"');
  expect(after.get('en/p7.html')).toContain(`<use href="/${sprite}#wheat">`);
  expect(JSON.parse(after.get('_data/en/p7.json') ?? '').sprite).toBe(`/${sprite}`);
  const [, shared = ''] = /data-sprite="\/([^"]+)"/.exec(after.get('en/p7.html') ?? '') ?? [];
  expect(after.get(shared)).not.toContain('id="wheat"');
});

/** The characters of a font in a site's output. */
function charactersIn(root: string, path = '') {
  const font = create(readFileSync(join(root, 'dist', path)));
  return 'characterSet' in font ? font.characterSet : [];
}
