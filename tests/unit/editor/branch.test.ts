import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { visible } from '../../../src/diagnostics/visible.ts';
import { baseOf, openBase } from '../../../src/disk/branch.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { tellBranch } from '../../../src/editor/desk/changes/branch.ts';
import { branchReports } from '../../../src/editor/desk/changes/branch-report.ts';
import { namesInfo } from '../../../src/editor/desk/changes/names-info.ts';
import { readNames } from '../../../src/editor/names-files.ts';
import { namesFrom } from '../../../src/editor/shared/names.ts';
import { repository } from '../repository.ts';
import { NOT_FOUND, page, SITE } from '../small-site.ts';

const engine = join(import.meta.dirname, '../../..');

const text = (title: string, rest = '') => `  - type: text\n    title: ${title}\n    body: { all: x }\n${rest}`;
const question = (words: string) => `      - { question: { en: ${words}, tr: Soru ${words} }, answer: { all: Yes } }\n`;
const faq = (...questions: string[]) =>
  `  - type: faq\n    title: { all: Asked }\n    items:\n${questions.map(question).join('')}`;

const FILES = {
  'site.yaml': SITE,
  'pages/404.yaml': NOT_FOUND,
  'pages/index.yaml': page(text('{ en: Bread in 30 days, tr: 30 günde ekmek }') + faq('One', 'Two', 'Three')),
  'pages/about.yaml': page(text('About', '  - type: divider\n')).replace('{ all: Title }', 'About the bakery'),
  'pages/_opening.yaml': 'blocks:\n  - type: text\n    title: Open\n    body: { all: Daily }\n',
};

/** What is told of a branch that changes some files, and removes others. */
function told(
  changed: Record<string, string>,
  { gone = [] as string[], language = 'en' as const, files = FILES } = {},
) {
  const { root, git, commit } = repository(files);
  git('checkout', '-q', '-b', 'branch');
  for (const file of gone) git('rm', '-q', file);
  commit(changed);
  const base = baseOf(root, 'main');
  if (!base) throw new Error('git knows main');
  const names = namesFrom(namesInfo(readNames(engine), language));
  const branch = tellBranch({
    before: openBase(root, base),
    after: openFolder(root),
    changed: base.changed,
    names,
    language,
  });
  return { branch, text: branchReports.text(branch, language), markdown: branchReports.markdown(branch, language) };
}

const index = (from: string, to: string) => ({ 'pages/index.yaml': FILES['pages/index.yaml'].replace(from, to) });
const changesIn = (report: string) =>
  report
    .split('\n')
    .filter(
      (line) =>
        line.includes(' → “') || line.includes(': added') || line.includes(': moved') || line.includes(': removed'),
    );

describe('a branch in words of the page', () => {
  test('a text in one language, and the translations that it makes old', () => {
    const { branch, text: report } = told(index('in 30 days', 'in 14 days'));
    expect(report).toMatchInlineSnapshot(`
      "What this changes

      Texts and settings
      - Home page › Text › Title, English: “Bread in 30 days” → “Bread in 14 days”

      Translations
      - English: 17/17 (100 %) → 17/17 (100 %)
      - Türkçe: 15/17 (88 %) → 15/17 (88 %), 1 old
      - العربية: 11/17 (64 %) → 11/17 (64 %)

      Translations that grow old by this
      - /, Türkçe: 1"
    `);
    expect(branch.stale).toEqual([{ route: '/', language: 'tr', label: 'Türkçe', count: 1 }]);
    expect(branch.look).toEqual({ everywhere: [], pages: [] });
  });

  test.each([
    ['an entry that comes between others', index(question('Two'), question('New') + question('Two'))],
    ['an entry that goes', index(question('Two'), '')],
    ['entries in another order', index(question('One') + question('Two'), question('Two') + question('One'))],
    ['a section that comes first', index('blocks:\n', `blocks:\n${text('Fresh')}`)],
    ['a section that goes', { 'pages/about.yaml': FILES['pages/about.yaml'].replace('  - type: divider\n', '') }],
    [
      'a text that gets languages',
      {
        'pages/about.yaml': FILES['pages/about.yaml'].replace(
          'title: About\n',
          'title: { en: About, tr: Hakkımızda }\n',
        ),
      },
    ],
    ['a fact and a choice', index('meta:', 'facts: { days: 3 }\nmeta:')],
    ['a partial', { 'pages/_opening.yaml': FILES['pages/_opening.yaml'].replace('Daily', 'Weekly') }],
    ['site.yaml', { 'site.yaml': SITE.replace('{ all: Bakery }', '{ all: Mill }') }],
  ])('%s', (_, changed) => {
    expect(changesIn(told(changed).text).join('\n')).toMatchSnapshot();
  });

  test('pages and parts that come, go and get another address', () => {
    const { text: report, branch } = told(
      {
        'pages/us.yaml': `${FILES['pages/about.yaml'].replace('body: { all: x }', 'body: { all: y }')}`,
        'pages/new.yaml': page(text('New')),
        'pages/_more.yaml': 'blocks:\n  - type: divider\n',
      },
      { gone: ['pages/about.yaml', 'pages/_opening.yaml'] },
    );
    expect(report).toMatchInlineSnapshot(`
      "What this changes

      Pages and shared parts
      - Shared part More: added
      - Shared part Opening: removed
      - Title › /new: added
      - About the bakery › /about → /us: has another address

      Texts and settings
      - About the bakery › Text › Text: “x” → “y”

      Translations
      - English: 17/17 (100 %) → 21/21 (100 %)
      - Türkçe: 15/17 (88 %) → 18/21 (85 %)
      - العربية: 11/17 (64 %) → 14/21 (66 %)"
    `);
    expect(branch.files).toHaveLength(4);
  });

  test('what looks different: blocks, pictures, colours, code', () => {
    const { branch } = told({
      ...index('  - type: faq', '  - type: divider\n  - type: faq'),
      'site.yaml': `${SITE}theme:\n  colors: { ink: "#112233" }\n`,
      'blocks/text/Text.tsx': 'export {}',
      'hooks.ts': 'export {}',
      '.npmrc': 'registry=https://evil.example',
      '.github/workflows/x.yml': 'on: push',
      'pages/translations.lock': '',
    });
    expect(branch.look).toEqual({ everywhere: ['theme', 'hooks.ts'], pages: ['/', '/about'] });
    expect(branch.code).toEqual(['.github/workflows/x.yml', '.npmrc', 'blocks/text/Text.tsx', 'hooks.ts']);
  });

  test('nothing where nothing has changed, or only notes and line ends', () => {
    const { markdown } = told({
      'pages/about.yaml': `# A note\n${FILES['pages/about.yaml'].replaceAll('\n', '\r\n')}`,
    });
    expect(markdown).toContain('Nothing in pages');
  });

  test('the base is where the branch began, and no version is an option of git', () => {
    const { root, git, commit } = repository(FILES);
    git('checkout', '-q', '-b', 'branch');
    commit(index('in 30 days', 'in 14 days'));
    git('checkout', '-q', 'main');
    commit({ 'pages/about.yaml': page(text('Other')) });
    git('checkout', '-q', 'branch');
    expect([...(baseOf(root, 'main')?.changed ?? [])]).toEqual(['pages/index.yaml']);
    for (const version of ['nowhere', '--output=x', '-h', '', 'main:pages', '\0'])
      expect(baseOf(root, version)).toBeUndefined();
  });
});

const HOSTILE = [
  '@everyone',
  'closes #1',
  'closes GH-1',
  'fixes owner/name#1',
  '![](https://evil.example)',
  '[x](https://evil.example)',
  'https://evil.example www.evil.example a@evil.example',
  '| a | b |',
  '`code` ```',
  '</code><img src=x onerror=alert(1)>',
  'a\n\n# b\n- c',
  '\u202eabc\u2066',
  '::error::x',
  '##[error]x',
  '&#64;everyone',
  '\\@everyone <!-- x -->',
  '1. x',
  '- x',
  '<details>',
  'deadbeef',
  '\u0000\u001b[31m',
];

describe('whatever is written in a branch', () => {
  const written = HOSTILE.map((words) => JSON.stringify(words)).join(', ');
  const {
    branch,
    text: plain,
    markdown,
  } = told({
    ...index(
      'meta:',
      `facts: { ${HOSTILE.map((words, at) => `"f${at}": ${JSON.stringify(words)}`).join(', ')} }\nmeta:`,
    ),
    'pages/new.yaml': page(text('New')).replace(
      '{ all: Title }',
      JSON.stringify('@everyone closes #1 | ![](https://evil.example)'),
    ),
    'pages/about.yaml': page(text(`[${written}]`)).replace('{ all: Title }', JSON.stringify(HOSTILE.join(' '))),
  });

  test('is no mention, link, issue, picture or part of a table in Markdown', () => {
    const bare = markdown.replace(/<code>(?:[\p{L}\p{M}\p{N} /]|&#\d+;)*<\/code>/gu, 'CODE');
    expect(bare).not.toMatch(
      /[@<>`[\]\\]|GH-\d|https?:|www\.|\w#\d|(?<!#)#\d|::|deadbeef|[\u202a-\u202e\u2066-\u2069]/,
    );
    const rows = markdown.split('\n').filter((line) => line.startsWith('|'));
    expect(new Set(rows.map((row) => row.split('|').length))).toEqual(new Set([5]));
  });

  test('is no command to CI or to a terminal in any format', () => {
    for (const report of [plain, markdown, branchReports.json(branch)]) {
      const lines = report.split('\n');
      expect(lines.map(visible)).toEqual(lines);
    }
    expect(JSON.parse(branchReports.json(branch))).toEqual(JSON.parse(JSON.stringify(branch)));
  });
});
