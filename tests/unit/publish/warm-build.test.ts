import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL } from '../../all.ts';
import { engine } from '../source-files.ts';
import { buildSite, copyUnbuilt, outputOf } from './built-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'warm-'));
const site = join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a site, of which there is nothing to tell; gives what the build said. */
function build(root: string): string {
  const { stdout, stderr } = buildSite(root);
  expect(stderr).toBe('');
  return stdout;
}

/** What a build of the same site makes that has nothing to go by. */
function cold(): Map<string, string> {
  const other = join(folder, 'cold');
  rmSync(other, { recursive: true, force: true });
  copyUnbuilt(site, other);
  build(other);
  return outputOf(other);
}

const change = (file: string, from: string, to: string) => {
  const path = join(site, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
};

beforeAll(() => {
  cpSync(join(engine, 'tests/fixtures/garden'), site, { recursive: true });
  build(site);
});

test('a build of what has been built writes nothing', () => {
  const before = outputOf(site);
  expect(build(site)).toContain('0 of them anew');
  expect(outputOf(site)).toEqual(before);
});

/** Changes a file so that size and time do not tell it. */
function forge(path: string, from: string, to: string): void {
  expect(to).toHaveLength(from.length);
  const { atime, mtime } = statSync(path);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  utimesSync(path, atime, mtime);
}

test('a file with the size and the time that it had is told by its content', () => {
  const page = join(site, 'dist/de/beete/farne.html');
  // Times that files can be given are whole here, so that they can be given again.
  for (const path of [page, join(site, 'pages/404.yaml')]) utimesSync(path, 1_700_000_000, 1_700_000_000);
  build(site);
  const whole = outputOf(site);
  forge(page, 'Farne', 'Forge');
  expect(build(site)).toMatch(/ [1-9]\d* of them anew/);
  expect(outputOf(site)).toEqual(whole);
  forge(join(site, 'pages/404.yaml'), 'Hier wächst nichts', 'Hier waechst nicht');
  build(site);
  expect(readFileSync(join(site, 'dist/de/404.html'), 'utf8')).toContain('Hier waechst nicht');
  forge(join(site, 'pages/404.yaml'), 'Hier waechst nicht', 'Hier wächst nichts');
});

/** Blocks with styles of their own, one of which stands nowhere else. */
const OF_OTHER_KINDS = `
  - type: text
    title: { de: Boden, fa: خاک }
    body: { de: Der Hang ist sandig., fa: دامنه شنی است. }
  - type: steps
    title: { de: Pflanzen, fa: کاشت }
    items:
      - { title: { de: Graben, fa: کندن }, description: { de: Tief., fa: عمیق. } }
      - { title: { de: Wässern, fa: آبیاری }, description: { de: Viel., fa: زیاد. } }
`;

/** What is changed, one after the other; those of a row concern different pages, so that none hides what another has left. */
const changes: readonly [string, ...(() => void)[]][] = [
  [
    'a fact, a page, its earlier addresses and a title',
    () => change('site.yaml', 'sorten: 1250', 'sorten: 1300'),
    () => change('pages/beete/farne.yaml', 'facts:', '# A note.\nfacts:'),
    () => change('pages/beete/kraeuter.yaml', 'template:', 'formerly: [/anfang]\ntemplate:'),
    () => change('pages/404.yaml', 'Hier wächst nichts', 'Hier steht nichts'),
  ],
  ['the menu', () => change('site.yaml', 'de: Sonnig', 'de: Sonnige')],
  ['a drawing', () => change('public/blatt.svg', '</svg>', '<!-- x --></svg>')],
  ['the blocks of a page', () => appendFileSync(join(site, 'pages/index.yaml'), OF_OTHER_KINDS)],
  [
    'the name of a page',
    () => {
      renameSync(join(site, 'pages/beete/farne.yaml'), join(site, 'pages/beete/moose.yaml'));
      change('site.yaml', 'link: /beete/farne', 'link: /beete/moose');
    },
  ],
];

/** Each change by itself, which shows what leads astray; else all of them are built together. */
const rounds: typeof changes = ALL ? changes : [['all kinds', ...changes.flatMap(([, ...edits]) => edits)]];

test.each(rounds)(
  'after a change of %s a build gives what it would give from nothing',
  (_, ...edits) => {
    for (const edit of edits) {
      edit();
      if (ALL) build(site);
    }
    build(site);
    expect(outputOf(site)).toEqual(cold());
  },
  300_000,
);

test('a cache that is cut short, and an output that somebody has changed, are noticed', () => {
  const whole = outputOf(site);
  const cache = join(site, '.cache/pages.jsonl');
  writeFileSync(cache, readFileSync(cache).subarray(0, -100));
  build(site);
  expect(outputOf(site)).toEqual(whole);
  appendFileSync(join(site, 'dist/de.html'), 'x');
  rmSync(join(site, 'dist/fa.html'));
  build(site);
  expect(outputOf(site)).toEqual(whole);
});

test('a partial, and one more page of a known kind, leave all others as they are', () => {
  change('pages/_fragen.yaml', 'an der Leine', 'an kurzer Leine');
  expect(build(site)).toContain('2 of them anew');
  cpSync(join(site, 'pages/beete/kraeuter.yaml'), join(site, 'pages/beete/gras.yaml'));
  change('pages/beete/gras.yaml', 'formerly: [/anfang]\n', '');
  change('pages/beete/gras.yaml', 'de: Kräuter', 'de: Beeren');
  change('pages/beete/gras.yaml', 'fa: سبزی‌ها', 'fa: سبزها');
  expect(build(site)).toContain('2 of them anew');
  if (ALL) expect(outputOf(site)).toEqual(cold());
});
