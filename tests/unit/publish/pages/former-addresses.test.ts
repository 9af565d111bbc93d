import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { afterAll, expect, test } from 'vitest';
import { ALL } from '../../../all.ts';
import { engine } from '../../source-files.ts';
import { buildSite } from '../built-site.ts';

const made = mkdtempSync(join(tmpdir(), 'former-'));
afterAll(() => rmSync(made, { recursive: true, force: true }));

/** The garden of the fixtures with earlier addresses of its herbs, built below a path; gives its folder. */
function build(name: string, formerly: readonly string[]): string {
  const root = join(made, name);
  const page = join(root, 'pages/beete/kraeuter.yaml');
  if (!existsSync(root)) {
    cpSync(join(engine, 'tests/fixtures/garden'), root, { recursive: true });
    if (formerly.length > 0) writeFileSync(page, `formerly: [${formerly.join(', ')}]\n${readFileSync(page, 'utf8')}`);
  }
  const { stderr } = buildSite(root);
  expect(stderr).not.toMatch(/ error /);
  return join(root, 'dist');
}

const namesIn = (dist: string) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length + 1))
    .sort();

test('each earlier address has a small page in each language, and nothing else of a site is another', async () => {
  const plain = build('plain', []);
  const moved = build('moved', ['/gewuerze', '/alt/kraut']);
  const added = ['de/alt/kraut', 'de/gewuerze', 'fa/alt/kraut', 'fa/gewuerze', 'alt/kraut', 'gewuerze'];
  const before = new Set(namesIn(plain));
  expect(namesIn(moved).filter((name) => !before.has(name))).toEqual(added.map((name) => `${name}.html`).sort());
  const differing = [...before].filter(
    (name) => !readFileSync(join(plain, name)).equals(readFileSync(join(moved, name))),
  );
  expect(differing).toEqual(['_redirects']);
  const read = (name: string) => readFileSync(join(moved, name), 'utf8');
  expect(read('fa/gewuerze.html')).toMatchInlineSnapshot(
    `"<!doctype html><html lang="fa" dir="rtl"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>سبزی‌ها در باغچهٔ آفتابی</title><meta name="robots" content="noindex"/><link rel="canonical" href="https://garten.example.test/fa/beete/kraeuter"/><meta http-equiv="refresh" content="0; url=/fa/beete/kraeuter"/></head><body><main><a href="/fa/beete/kraeuter">سبزی‌ها در باغچهٔ آفتابی</a></main></body></html>"`,
  );
  expect(read('gewuerze.html')).toMatchInlineSnapshot(
    `"<!doctype html><html lang="de" dir="ltr"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>Kräuter im Sonnenbeet</title><meta name="robots" content="noindex"/><link rel="canonical" href="https://garten.example.test/de/beete/kraeuter"/><meta http-equiv="refresh" content="0; url=/beete/kraeuter"/></head><body><main><a href="/beete/kraeuter">Kräuter im Sonnenbeet</a></main></body></html>"`,
  );
  expect(read('_redirects').split('\n').slice(0, 3)).toMatchInlineSnapshot(`
    [
      "/de/gewuerze /de/beete/kraeuter 301!",
      "/de/gewuerze /de/beete/kraeuter 301",
      "/de/alt/kraut /de/beete/kraeuter 301!",
    ]
  `);
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const name of added) {
    const { results } = await validator.validateString(read(`${name}.html`));
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  }
});

const filesIn = (dist: string) =>
  namesIn(dist).map((name) => [name, readFileSync(join(dist, name), 'latin1')] as const);

test.runIf(ALL)(
  'three thousand earlier addresses are built, and built warm with the same bytes',
  () => {
    const dist = build(
      'many',
      Array.from({ length: 3000 }, (_, index) => `/alt/${index}`),
    );
    const cold = filesIn(dist);
    expect(cold.filter(([name]) => /^(?:(?:de|fa)\/)?alt\/\d+\.html$/.test(name))).toHaveLength(9000);
    build('many', []);
    expect(filesIn(dist)).toEqual(cold);
  },
  180_000,
);

test('links to an address that has become an earlier one lead to the page, built warm as from nothing', () => {
  const dist = build('plain', []);
  const root = join(dist, '..');
  const pages = join(root, 'pages/beete');
  const herbs = readFileSync(join(pages, 'kraeuter.yaml'), 'utf8');
  const move = (from: string, to: string, formerly: string) => {
    renameSync(join(pages, from), join(pages, to));
    writeFileSync(join(pages, to), `formerly: [${formerly}]\n${herbs}`);
    build('plain', []);
  };
  move('kraeuter.yaml', 'gewuerze.yaml', '/beete/kraeuter');
  expect(readFileSync(join(dist, 'fa.html'), 'utf8')).toContain('href="/fa/beete/gewuerze"');
  if (ALL) {
    move('gewuerze.yaml', 'duftendes.yaml', '/beete/kraeuter, /beete/gewuerze');
    expect(readFileSync(join(dist, 'fa.html'), 'utf8')).toContain('href="/fa/beete/duftendes"');
  }
  const warm = filesIn(dist);
  for (const part of ['dist', '.cache']) rmSync(join(root, part), { recursive: true });
  build('plain', []);
  expect(filesIn(dist)).toEqual(warm);
});
