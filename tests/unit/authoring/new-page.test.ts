import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { blockSchemas } from '../../../blocks/schemas.ts';
import { measureCoverage } from '../../../src/content/authoring/coverage.ts';
import { newPageText, readStartingPoint } from '../../../src/content/authoring/new-page.ts';
import { exampleText } from '../../../src/disk/block-folders.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { copySite, ENGINE } from './real-site.ts';

let root: string;
beforeEach(() => {
  root = copySite();
});

/** Writes a new page and gives what the check says of the site then. */
function create(route: string, typed: string, languages = ['en', 'tr', 'ar']) {
  const project = openFolder(root);
  const from = readStartingPoint(typed, project);
  if (!project.site || !from) throw new Error(`${typed} is no starting point.`);
  const text =
    newPageText({
      project,
      site: project.site,
      exampleOf: (type) => exampleText(ENGINE, ENGINE, type) ?? '',
      route,
      from,
      languages,
    }) ?? '';
  writeFileSync(join(root, `pages${route}.yaml`), text);
  return {
    text,
    errors: openFolder(root)
      .check()
      .filter(({ severity }) => severity === 'error'),
  };
}

const every = Object.keys(blockSchemas)
  // One belongs to a page of its own, the other to a site that is searched.
  .filter((type) => type !== 'not-found' && type !== 'search-field')
  .join(',');

describe('a new page passes the check as it is', () => {
  test.each([['/contact'], ['/marketplaces/_amazon.yaml'], ['hero,text,cta'], [every]])('from %s', (typed) => {
    expect(create('/training', typed).errors).toEqual([]);
  });
});

test('another site gets its own languages, with texts that are still to be written and not counted as translated', () => {
  root = mkdtempSync(join(tmpdir(), 'garden-'));
  cpSync(join(ENGINE, 'tests/fixtures/garden'), root, { recursive: true });
  const { text } = create('/neu', every, ['de', 'fa']);
  const project = openFolder(root);
  const found = project.check().filter(({ place }) => place.source.file === 'pages/neu.yaml');
  // Every block of the page has such texts: the first of them are told each, the others counted.
  expect([...new Set(found.map(({ code, severity }) => `${severity} ${code}`))]).toEqual([
    'warning stray-marks',
    'warning more-warnings',
  ]);
  expect(text).toContain('    title:\n      de: "TODO: title"\n      fa: "TODO: title"\n');
  expect(text).not.toMatch(/bicycle|bisiklet|[\u0621-\u064a]/);
  for (const { translated, asked } of measureCoverage(project, ['/neu']))
    expect({ translated, asked }).toEqual({ translated: 0, asked: 'complete' });
  rmSync(root, { recursive: true });
});

test('it says which languages it is not offered in', () => {
  const { text, errors } = create('/training', '/contact', ['en', 'tr']);
  expect(errors).toEqual([]);
  expect(text).toContain('translation:\n  ar: none\n');
});

test('another page of a template is facts only', () => {
  const { text } = create('/marketplaces/amazon-egypt', '/marketplaces/_amazon.yaml');
  expect(text).toContain('template: /marketplaces/_amazon.yaml\n');
  expect(text).not.toContain('blocks:');
  expect(readFileSync(join(root, 'pages/marketplaces/amazon-ksa.yaml'), 'utf8')).not.toContain('blocks:');
});

describe('on the command line', () => {
  const make = (...args: string[]) =>
    spawnSync(process.execPath, ['bin/pages-as-data.mjs', 'new', '--root', root, '--route', '/training', ...args], {
      cwd: ENGINE,
      encoding: 'utf8',
    });

  describe('a link out of the site', () => {
    let elsewhere: string;
    beforeEach(() => {
      elsewhere = mkdtempSync(join(root, '..', 'elsewhere-'));
      writeFileSync(join(elsewhere, 'secret.yaml'), 'secret');
    });
    afterEach(() => rmSync(elsewhere, { recursive: true }));

    test('leads to no beginning of a page', () => {
      symlinkSync(join(elsewhere, 'secret.yaml'), join(root, 'pages/leak.yaml'));
      const { status, stderr } = make('--from', '/leak');
      expect([status, stderr]).toEqual([1, '`/leak` cannot be read, or lies elsewhere.\n']);
      expect(existsSync(join(root, 'pages/training.yaml'))).toBe(false);
    });

    test('leads to no place for one', () => {
      symlinkSync(elsewhere, join(root, 'pages/out'));
      const { status, stderr } = make('--route', '/out/x', '--from', 'text');
      expect([status, stderr]).toEqual([1, expect.stringContaining('pages/out/x.yaml cannot be written')]);
      expect(existsSync(join(elsewhere, 'x.yaml'))).toBe(false);
    });
  });

  test('a menu that does not exist is told before anything is written', () => {
    const { status, stderr } = make('--menu', 'Sevrices');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^There is no menu `Sevrices`\. Menus: .*Services/);
    expect(existsSync(join(root, 'pages/training.yaml'))).toBe(false);
  });

  test('the page and its link in a menu pass the check', () => {
    const { status, stdout } = make('--menu', 'Services');
    expect(status).toBe(0);
    expect(stdout).toContain('site.yaml has a link to it under Services.');
    expect(
      openFolder(root)
        .check()
        .filter(({ severity }) => severity === 'error'),
    ).toEqual([]);
  });
});
