import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../../../schema/steps.ts';
import { checkedFile } from '../../../../src/dev/files.ts';
import { printReport } from '../../../../src/diagnostics/print.ts';
import { brief, briefs, openSite } from '../../site-folder.ts';
import { page, SITE, SVG } from '../../small-site.ts';
import { engine } from '../../source-files.ts';

const FORM = page(`  - type: form
    title: { all: Ask }
    name: { label: { all: Name } }
    email: { label: { all: Address } }
    message: { label: { all: Words } }
    submit: { all: Send }
    success: { all: Thanks }
    failure: { all: Write to }
`);
const FAULTY = page('  - type: text\n    titel: { all: x }\n  - type: staps\n');
const siteFor = (version: number | string) => `engine: ${version}\n${SITE}`;

describe('a site that is written for an older version', () => {
  const files = {
    'site.yaml': siteFor(1),
    'pages/index.yaml': FAULTY,
    'pages/form.yaml': FORM,
    'public/a.html': '<p>',
  };

  test('is told that alone, whatever else is wrong with it', () => {
    expect(briefs(files)).toEqual(['site.yaml:1:9 older-site']);
  });
});

test('a site that is written for a newer version is told to have a newer engine', () => {
  const files = { 'site.yaml': siteFor(99), 'pages/index.yaml': FAULTY };
  expect(printReport(openSite(files).check())).toMatchInlineSnapshot(`
    "site.yaml:1:9 error newer-site
      1 | engine: 99
        |         ^^
      This site is written for version 99; the newest version that is known here is 3.
      Install the newest package: \`npm install pages-as-data@latest\`.

    1 error, 0 warnings."
  `);
});

test('whatever version a site is written for, nothing of `public/` is served that the check refuses', () => {
  for (const version of [1, 3, 99]) {
    const files = { 'site.yaml': siteFor(version), 'public/a.html': '<p>', 'public/b.svg': SVG };
    const served = ['/a.html', '/b.svg'].map((address) => checkedFile(openSite(files), address)?.type);
    expect(served).toEqual([undefined, 'image/svg+xml']);
  }
});

describe('a site that does not say its version', () => {
  test('is written for the newest one, and told every mistake', () => {
    expect(briefs({ 'pages/index.yaml': FAULTY })).toEqual([
      'pages/index.yaml:6:5 unknown-key',
      'pages/index.yaml:7:11 unknown-block',
    ]);
  });

  test('is older where a block is written as only an older one had it', () => {
    const files = { 'pages/index.yaml': FORM, 'pages/other.yaml': FAULTY };
    expect(briefs(files)).toEqual(['site.yaml:1:1 older-site']);
  });

  test('is older by a partial that no page brings in', () => {
    expect(briefs({ 'pages/_form.yaml': FORM.replace(/^meta:.*?(?=blocks:)/s, '') })).toEqual([
      'site.yaml:1:1 older-site',
    ]);
  });
});

test('in a site of the newest version an older block is told at its own place, beside all else', () => {
  const files = { 'site.yaml': siteFor(3), 'pages/index.yaml': FORM, 'pages/other.yaml': FAULTY };
  expect(briefs(files)).toEqual([
    'pages/index.yaml:5:11 older-block',
    'pages/other.yaml:6:5 unknown-key',
    'pages/other.yaml:7:11 unknown-block',
  ]);
});

test('a form with mistakes of today is told these', () => {
  const form = FORM.replace(/ {4}name:.*?(?= {4}submit)/s, '    fields: [{ name: x, labl: { all: y } }]\n');
  expect(briefs({ 'pages/index.yaml': form })).toEqual(['pages/index.yaml:7:25 unknown-key']);
});

test.each([
  ['x', 'expected-number'],
  ['0', 'out-of-range'],
  ['2.5', 'wrong-format'],
])('a version `%s` is none', (version, code) => {
  expect(
    openSite({ 'site.yaml': siteFor(version) })
      .check()
      .map(brief),
  ).toContain(`site.yaml:1:9 ${code}`);
});

test.each(['site.yaml', 'starter/site.yaml', 'examples/bakery/site.yaml', 'src/editor/site-example.yaml'])(
  '%s is written for the newest version',
  (file) => {
    expect(readFileSync(join(engine, file), 'utf8')).toContain(
      `\nengine: ${SCHEMA_VERSION}\n`.slice(file.includes('editor') ? 1 : 0),
    );
  },
);
