import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ALL } from '../../all.ts';
import { engine } from '../source-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'init-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command where nobody can be asked. */
function init(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/pages-as-data.mjs', 'init', ...args], {
    cwd: engine,
    encoding: 'utf8',
    input: '',
  });
  return { status, stdout, stderr };
}

const run = (command: string, root: string) =>
  spawnSync(process.execPath, ['bin/pages-as-data.mjs', command, '--root', root], {
    cwd: engine,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '', NO_COLOR: '1' },
    encoding: 'utf8',
  });

const filesIn = (root: string) => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();

test('a site is made of what is told, with all that it needs', () => {
  const root = join(folder, 'my-bakery');
  const { status, stdout } = init(root, '--name', 'Brot & Söhne', '--languages', 'de, fr', '--look', 'warm');
  expect(status).toBe(0);
  expect(stdout).toBe(`Brot & Söhne: 21 files in ${root}.\n\n  cd ${root}\n  npm install\n  npm run dev\n`);
  expect(filesIn(root).filter((path) => path.includes('.'))).toEqual([
    '.devcontainer',
    '.devcontainer/devcontainer.json',
    '.gitattributes',
    '.github',
    '.github/workflows',
    '.github/workflows/review.yml',
    '.gitignore',
    'README.md',
    'package.json',
    'pages/404.yaml',
    'pages/about.yaml',
    'pages/contact.yaml',
    'pages/faq.yaml',
    'pages/index.yaml',
    'public/apple-touch-icon.png',
    'public/favicon.ico',
    'public/favicon.svg',
    'public/flags/de.svg',
    'public/flags/fr.svg',
    'public/icon-192.png',
    'public/icon-512.png',
    'public/icon-maskable-512.png',
    'public/mark.svg',
    'site.yaml',
  ]);
  expect(readFileSync(join(root, '.gitignore'), 'utf8')).toBe('node_modules/\ndist/\n.cache/\n.*~\n');
  expect(readFileSync(join(root, '.gitattributes'), 'utf8')).toBe('translations.lock merge=union\n');
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).toMatchObject({
    name: 'my-bakery',
    private: true,
    scripts: { dev: 'pages-as-data dev', build: 'pages-as-data build' },
    dependencies: { 'pages-as-data': `file:${relative(realpathSync(root), realpathSync(engine))}` },
  });
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toMatch(/^# Brot & Söhne\n/);
});

test('with --yes the rest is as usual, and the name is the folder’s', () => {
  const root = join(folder, 'the_corner-shop');
  expect(init(root, '--yes')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^The corner shop: /) });
  expect(readFileSync(join(root, 'site.yaml'), 'utf8')).toContain('defaultLanguage: en\n');
  expect(readFileSync(join(root, 'site.yaml'), 'utf8')).toContain('theme:\n  # Blue-gray and teal on white');
});

test('a folder with nothing but a history, or what npm has written, will do', () => {
  const root = join(folder, 'cloned');
  for (const name of ['.cache', '.git', 'node_modules']) mkdirSync(join(root, name), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), '{}');
  const own = {
    name: 'mine',
    scripts: { check: 'true' },
    dependencies: { 'pages-as-data': 'file:../x.tgz', react: '^19' },
  };
  writeFileSync(join(root, 'package.json'), JSON.stringify(own));
  expect(init(root, '--yes').status).toBe(0);
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).toEqual({
    ...own,
    private: true,
    scripts: expect.objectContaining({ dev: 'pages-as-data dev', new: 'pages-as-data new', check: 'true' }),
  });
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).toBe('{}');
});

test.each([
  ['gitlab', ['.gitlab-ci.yml']],
  ['netlify', ['.github/workflows/publish.yml', '.github/workflows/review.yml']],
  ['none', []],
])('it is checked and published by what is told: %s', (ci, files) => {
  const root = join(folder, `by-${ci}`);
  expect(init(root, '--yes', '--ci', ci, '--docker').status).toBe(0);
  const written = filesIn(root).filter((path) => path.endsWith('.yml') || /docker/i.test(path));
  expect(written).toEqual(['.dockerignore', ...files, 'Dockerfile']);
});

describe('the page editor', () => {
  const git = (root: string, ...args: string[]) => spawnSync('git', ['-C', root, ...args]);
  const written = (root: string) => /^# Whoever.*/ms.exec(readFileSync(join(root, 'site.yaml'), 'utf8'))?.[0];

  test('is not there unless it is wished for', () => {
    const root = join(folder, 'no-editor');
    mkdirSync(root);
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'remote', 'add', 'origin', 'git@github.com:bakery/website.git');
    expect(init(root, '--yes').status).toBe(0);
    expect(written(root)).toBeUndefined();
  });

  test('writes to the repository that git knows, its branch and the folder in it, and the check finds no fault', () => {
    const root = join(folder, 'with-editor');
    mkdirSync(root);
    git(root, 'init', '-q', '-b', 'live');
    git(root, 'remote', 'add', 'origin', 'https://somebody:key@gitlab.com/bakery/web/site.git');
    expect(init(join(root, 'shop'), '--yes', '--editor', 'yes').status).toBe(0);
    expect(written(join(root, 'shop'))).toBe(
      '# Whoever may write to this repository writes at /edit of the published site.\neditor:\n  repository: https://gitlab.com/bakery/web/site\n  forge: gitlab\n  branch: live\n  folder: shop\n',
    );
    expect(run('check', join(root, 'shop')).stdout).toContain('0 errors, 0 warnings.');
  });

  test('writes to one that is named', () => {
    const root = join(folder, 'named-editor');
    expect(init(root, '--yes', '--editor', 'https://github.com/bakery/website').status).toBe(0);
    expect(written(root)).toMatch(/editor:\n {2}repository: https:\/\/github.com\/bakery\/website\n$/);
  });
});

describe('nothing is written, and a sentence says why,', () => {
  test('where the folder has something in it', () => {
    const root = join(folder, 'full');
    mkdirSync(root);
    writeFileSync(join(root, 'site.yaml'), 'mine');
    expect(init(root, '--yes')).toEqual({
      status: 1,
      stdout: '',
      stderr: `The folder ${root} is not empty: \`site.yaml\` is in it. Name one that is, or a new one: npx pages-as-data init my-site\n`,
    });
    expect(readFileSync(join(root, 'site.yaml'), 'utf8')).toBe('mine');
    expect(filesIn(root)).toEqual(['site.yaml']);
  });

  test.each([
    [['--name', 'Bread {{x}}'], 'The name is 1 to 60 letters in one line, without {{ and }}.'],
    [['--languages', 'de,xx'], 'There are no texts in `xx`. Languages are codes with commas between them: ar, de, en,'],
    [['--languages', 'zh-TW'], 'There are no texts in `zh-TW`.'],
    [['--languages', ','], 'Languages are codes with commas between them:'],
    [['--look', 'loud'], 'There is no look `loud`. Looks: bold, calm, warm.'],
    [
      ['--ci', 'jenkins'],
      'There is no `jenkins`. --ci is one of these: github, github-pages, netlify, cloudflare, gitlab, none.',
    ],
    [['--editor', 'yes'], 'Git knows no repository of this folder: say its page'],
    [['--editor', 'perhaps'], '`perhaps` is no page of a repository. It is none, yes, or an address'],
    [
      ['--editor', 'https://git.example.test/a/b'],
      'What kind of service is git.example.test? Say it before the address',
    ],
    [['elsewhere'], 'Only one folder can be named.'],
  ])('with %j', (args, sentence) => {
    const root = join(folder, 'refused');
    const { status, stderr } = init(root, '--yes', ...args);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(filesIn(folder)).not.toContain('refused');
  });

  test('where nobody can be asked and nothing was told', () => {
    expect(init(join(folder, 'refused'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is nobody to ask. Say --yes, or --name, --languages and --look.'),
    });
    expect(filesIn(folder)).not.toContain('refused');
  });
});

test.each([
  ['calm', 'en,tr', 10],
  ['bold', 'he,ar', 10],
  ['warm', 'fr', 5],
])(`the look %s in %s is ${ALL ? 'built' : 'without fault'}`, (look, languages, pages) => {
  const root = join(folder, look);
  expect(init(root, '--name', 'Морошка', '--languages', languages, '--look', look).status).toBe(0);
  const { status, stdout, stderr } = run(ALL ? 'build' : 'check', root);
  expect(stderr).not.toMatch(/error|warning/);
  expect(stdout).toContain(ALL ? `${pages} pages written` : '0 errors, 0 warnings.');
  expect(status).toBe(0);
});
