import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ownSite, run } from '../own-site.ts';
import { folder } from '../site-folder.ts';

// Each command is a program of its own, and machines are shared.
vi.setConfig({ testTimeout: 180_000 });

const versions = join(import.meta.dirname, '../../fixtures/versions');
const PAGE = 'pages/index.yaml';

/** A copy of the site that is written for version 2, with another home page where one is given. */
function older(page?: (text: string) => string) {
  const root = folder({});
  cpSync(join(versions, '2/before'), root, { recursive: true });
  writeFileSync(join(root, '.gitignore'), '.cache/\n');
  const read = (file = PAGE) => readFileSync(join(root, file), 'utf8');
  if (page) writeFileSync(join(root, PAGE), page(read()));
  return { root, read, written: read() };
}

const git = (root: string, ...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.test', ...args], { cwd: root }).status;

describe('an older site', () => {
  const { root, read, written } = older();

  test('is shown what would be changed, and stays as it is', () => {
    const { status, said } = run(root, 'migrate', '--dry-run');
    expect(status).toBe(0);
    expect(said).toMatchInlineSnapshot(`
      "From version 2 to 3: 2 files to be changed.
        site.yaml:2
          - engine: 2   # the arc was on every page
          + engine: 3   # the arc was on every page
        site.yaml:12
          +   ornament: arc
        pages/index.yaml:13
          -       tr: "Hafta:"   # as in a list
          +       tr: "Hafta"   # as in a list
      4 pages compared, those of each language counted: values and HTML are what the files mean now.
      Shown otherwise than without this:
        all pages, site.yaml: theme.ornament: "none" → "arc"
        tr /: blocks.1.unit: "Hafta:" → "Hafta"
      Nothing was written.
      "
    `);
    expect(read()).toBe(written);
  });

  test('is not written while git has not been given what is in it', () => {
    expect([git(root, 'init', '-q'), git(root, 'add', 'site.yaml'), git(root, 'commit', '-qm', 'x')]).toEqual([
      0, 0, 0,
    ]);
    const { status, said } = run(root, 'migrate');
    expect([status, read()]).toEqual([1, written]);
    expect(said).toContain(
      'These files have changes that are not committed: pages/index.yaml. Commit them first, or say --force.',
    );
  });

  test('is written, and the check has nothing against it', () => {
    expect([git(root, 'add', '.'), git(root, 'commit', '-qm', 'y')]).toEqual([0, 0]);
    const { status, said } = run(root, 'migrate');
    expect([status, said]).toEqual([0, expect.stringContaining('2 files written, and read again')]);
    for (const file of [PAGE, 'site.yaml'])
      expect(read(file)).toBe(readFileSync(join(versions, '2/after', file), 'utf8'));
    expect(run(root, 'check')).toEqual({ status: 0, said: '0 errors, 0 warnings.\n' });
  });

  test('has nothing to change a second time', () => {
    const said = 'This site is written for version 3, the newest: there is nothing to change.\n';
    expect(run(root, 'migrate')).toEqual({ status: 0, said });
  });
});

test('a file that would lose something is named, and nothing is written', () => {
  const { root, read, written } = older((text) =>
    text
      .replace('tr: "Hafta:"', 'tr: &week "Hafta:"')
      .replace('{ de: Zeichnen, tr: Çizim }', '{ de: Zeichnen, tr: *week }'),
  );
  const { status, said } = run(root, 'migrate');
  expect([status, read()]).toEqual([1, written]);
  expect(said).toContain('pages/index.yaml has to be changed by hand: a comment or a mark would be lost.');
  expect(said).toContain(
    '1 of 4 pages would not be what the files mean now:\n  tr /: blocks.1.unit: "Hafta" → "Hafta:"',
  );
});

test('a version that is none is told so', () => {
  const { status, said } = run(older().root, 'migrate', '--from', '9');
  expect([status, said]).toEqual([2, expect.stringContaining('`9` is no version: they go from 1 to 3.')]);
});

const STEP = `const listed = {
  from: 1,
  step(written: Written): Written {
    const { times, ...others } = written;
    return typeof times === 'string' ? { ...others, days: [{ day: { en: 'Daily', de: 'Täglich' }, hours: { all: times } }] } : written;
  },
};
`;

test('a block of the site’s own has steps too, and a version of its own', () => {
  const root = ownSite();
  const file = (path: string) => join(root, path);
  const schema = readFileSync(file('blocks/opening-hours/schema.ts'), 'utf8');
  writeFileSync(
    file('blocks/opening-hours/schema.ts'),
    schema
      .replace('import { block,', 'import { type Written, block,')
      .replace(/(?=\/\*\* When the shop)/, `${STEP}\n`)
      .replace("block('opening-hours', {", "block({ type: 'opening-hours', steps: [listed] }, {"),
  );
  const page = readFileSync(file(PAGE), 'utf8');
  writeFileSync(file(PAGE), page.replace(/ {4}days:\n.*$/s, '    # As on the door.\n    times: "6 to 12"\n'));
  expect(run(root, 'check').said).toContain('This `opening-hours` block is written for version 1.');
  const { status, said } = run(root, 'migrate');
  expect([status, said]).toEqual([0, expect.stringContaining('1 file to be changed.')]);
  expect(readFileSync(file(PAGE), 'utf8').slice(-140)).toMatchInlineSnapshot(`
    "ungszeiten }
        # As on the door.
        days:
          - day:
              en: Daily
              de: Täglich
            hours:
              all: "6 to 12"
    "
  `);
  expect(run(root, 'check')).toEqual({ status: 0, said: '0 errors, 0 warnings.\n' });
});
