import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openFolder } from '../../../src/disk/machine.ts';
import { brief } from '../site-folder.ts';
import { NOT_FOUND, page, SITE, SVG, textPage } from '../small-site.ts';
import { cases, holds, madeOf, patience, rewritable } from './cases.ts';

const scalar = fc.oneof(
  fc.constantFrom(
    'no',
    'off',
    'yes',
    'y',
    'N',
    'true',
    'False',
    '012',
    '0o14',
    '0xff',
    '1.10',
    '1e3',
    '.inf',
    '.nan',
    '=',
  ),
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value.toFixed(4)),
  fc
    .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
    .map((date) => date.toISOString()),
  fc
    .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2099-12-31') })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.stringMatching(/^[0-9]{1,3}(:[0-5][0-9]){1,2}$/),
  fc
    .stringMatching(/^[+.]?[0-9_]{1,9}(\.[0-9]{1,4})?%?$/)
    .filter((text) => !text.startsWith('._') && !/_.*_/.test(text)),
);

const homePage = rewritable('pages/index.yaml');

test(`numbers, dates and words like no arrive as they were written (${cases} cases)`, patience, () => {
  holds(scalar, (written) => {
    const { page: value, report } = homePage(textPage(`{ all: ${written} }`)).compile('/', 'en');
    expect(report.diagnostics).toEqual([]);
    expect(value?.blocks[0]).toMatchObject({ title: written });
  });
});

test(`a text that YAML would cut at a # is reported at the # (${cases} cases)`, patience, () => {
  const word = fc.stringMatching(/^[A-Za-zşıع]{1,8}$/);
  holds(fc.tuple(word, word), ([before, after]) => {
    const title = `${before} #${after}`;
    const found = homePage(page(`  - type: text\n    title: ${title}\n`)).check();
    expect(found.map(brief)).toContain(`pages/index.yaml:6:${13 + before.length} yaml-cut-by-comment`);
  });
});

const CANARY = 'seen from outside';
const around = mkdtempSync(join(tmpdir(), 'around-'));
afterAll(() => rmSync(around, { recursive: true, force: true }));
const site = join(around, 'inner/site');
const files = {
  'inner/site/site.yaml': SITE,
  'inner/site/pages/404.yaml': NOT_FOUND,
  'inner/site/public/flag.svg': SVG,
  'inner/_out.yaml': `blocks:\n  - type: text\n    title: { all: ${CANARY} }\n`,
  '_out.yaml': `blocks:\n  - type: text\n    title: { all: ${CANARY} }\n`,
  'inner/site/_out.yaml': `blocks:\n  - type: text\n    title: { all: ${CANARY} }\n`,
  'inner/site/public/_out.yaml': `blocks:\n  - type: text\n    title: { all: ${CANARY} }\n`,
  'inner/site/out.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4711" height="10"/>',
  'inner/out.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4711" height="10"/>',
};
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(around, path)), { recursive: true });
  writeFileSync(join(around, path), content);
}

const path = fc.oneof(
  madeOf(
    '../',
    '..',
    '/',
    './',
    '.',
    '\\',
    '..\\',
    '%2e%2e/',
    '~/',
    'inner/',
    'site/',
    'pages/',
    'public/',
    '_out.yaml',
    'out.svg',
    around,
  ),
  fc
    .tuple(
      fc.constantFrom('', '/', './', 'pages/', '/pages/'),
      fc.nat(5),
      fc.constantFrom('_out.yaml', 'out.svg', 'site/out.svg', 'public/_out.yaml'),
    )
    .map(([start, ups, end]) => start + '../'.repeat(ups) + end),
);

test(`no path in an include, a template or a picture leads out of the site (${cases} cases)`, patience, () => {
  holds(path, (name) => {
    const written = JSON.stringify(name);
    const picture = `  - type: hero\n    title: { all: T }\n    picture: { src: ${written}, alt: { all: P } }\n`;
    writeFileSync(join(site, 'pages/index.yaml'), page(`  - include: ${written}\n${picture}`));
    writeFileSync(join(site, 'pages/other.yaml'), `template: ${written}\n`);
    const project = openFolder(site);
    expect(project.check().length).toBeGreaterThan(0);
    for (const route of ['/', '/other'])
      expect(JSON.stringify(project.compile(route, 'en').page ?? '')).not.toMatch(/seen from outside|4711/);
  });
});
