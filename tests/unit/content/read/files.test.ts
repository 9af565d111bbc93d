import { describe, expect, test } from 'vitest';
import { memoryFiles } from '../../../../src/content/files/memory-files.ts';
import { listContent } from '../../../../src/content/read/files.ts';
import { Report } from '../../../../src/content/written/report.ts';
import { brief, briefs } from '../../site-folder.ts';
import { DIVIDER, page } from '../../small-site.ts';

const list = (...files: string[]) => {
  const report = new Report();
  const { routes, partials } = listContent(memoryFiles(Object.fromEntries(files.map((file) => [file, '']))), report);
  return { routes: Object.fromEntries(routes), partials, found: report.diagnostics.map(brief) };
};

test('a file’s path is its route, an index its folder’s', () => {
  expect(list('pages/index.yaml', 'pages/about-us.yaml', 'pages/a/b/c2.yml', 'pages/a/index.yaml')).toEqual({
    routes: {
      '/': 'pages/index.yaml',
      '/about-us': 'pages/about-us.yaml',
      '/a': 'pages/a/index.yaml',
      '/a/b/c2': 'pages/a/b/c2.yml',
    },
    partials: [],
    found: [],
  });
});

test('names that begin with _ are partials, and files of other kinds are said not to be read', () => {
  expect(
    list(
      ...['pages/index.yaml', 'pages/_a.yaml', 'pages/x/_b.yml', 'pages/notes.txt', 'pages/x/.gitattributes'],
      ...['pages/README.md', 'pages/.DS_Store', 'pages/._index.yaml~', 'pages/.index.yaml.swp', 'pages/.gitkeep'],
    ),
  ).toEqual({
    routes: { '/': 'pages/index.yaml' },
    partials: ['pages/_a.yaml', 'pages/x/_b.yml'],
    found: ['pages/notes.txt:1:1 not-a-page', 'pages/x/.gitattributes:1:1 not-a-page'],
  });
});

test.each([
  ['pages/contact.yaml', 'pages/contact.yml'],
  ['pages/contact/index.yaml', 'pages/contact.yaml'],
])('%s and %s have the same address', (first, second) => {
  const { found } = list('pages/index.yaml', first, second);
  expect(found).toEqual([`${second}:1:1 route-collision`]);
});

test.each(['About', 'über-uns', 'a b', 'a_b', '-a', 'a--b', 'a.b', 'ı', '100%', 'a+b', '..a'])(
  'a page cannot be named %j',
  (name) => {
    expect(list('pages/index.yaml', `pages/${name}.yaml`).found).toEqual([`pages/${name}.yaml:1:1 bad-file-name`]);
  },
);

test('a folder’s name follows the same rule', () => {
  expect(list('pages/index.yaml', 'pages/My Folder/x.yaml').found).toEqual([
    'pages/My Folder/x.yaml:1:1 bad-file-name',
  ]);
});

test('a site without a home page says so', () => {
  expect(list('pages/about.yaml').found).toEqual(['pages:1:1 missing-home']);
});

describe('addresses that the build itself writes', () => {
  test.each(['pages/tr.yaml', 'pages/tr/contact.yaml', 'pages/assets/x.yaml'])('%s is refused', (file) => {
    expect(briefs({ [file]: page(DIVIDER), 'pages/contact.yaml': page(DIVIDER) })).toEqual([
      expect.stringContaining(`${file}:1:1 `),
    ]);
  });
});
