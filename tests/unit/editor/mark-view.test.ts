import { expect, test } from 'vitest';
import { openFolder } from '../../../src/disk/machine.ts';
import { markView } from '../../../src/editor/desk/mark-view.ts';
import { editableText } from '../../../src/editor/desk/table.ts';
import { marked, marksIn, withoutMarks } from '../../../src/editor/shared/marks.ts';
import { siteFolder } from '../site-folder.ts';
import { SITE } from '../small-site.ts';

/** A page of a small site with its texts marked. */
function view(files: Readonly<Record<string, string>>, route = '/', language = 'en') {
  const project = openFolder(siteFolder(files));
  const { page, report } = project.compile(route, language);
  const file = project.pageFile(route);
  if (!page || !file) throw new Error(JSON.stringify(report.diagnostics.map(({ code }) => code)));
  const site = project.siteValue(language).value;
  const made = markView({ page, site }, { file, siteFile: project.siteFile });
  return { ...made, plain: { page, site }, table: made.texts.map((found) => editableText(found, file)) };
}

const HOME = `meta:
  title: { en: Bread, tr: Ekmek, ar: خبز }
  description: { all: Daily }
blocks:
  - type: text
    title: { en: Our bread, tr: Ekmeğimiz, ar: خبزنا 24/7 يوميًا }
    body:
      all: |-
        **Rye** and wheat.

        - one
        - two
  - include: /_about.yaml
`;
const ABOUT = 'blocks:\n  - type: text\n    title: { all: About us }\n    body: { all: Words }\n';
const FILES = { 'pages/index.yaml': HOME, 'pages/_about.yaml': ABOUT };

test('every text of the table says what it is, where it comes from and how it is authored', () => {
  const { table } = view(FILES);
  expect(table.filter(({ home }) => home !== 'site')).toEqual([
    expect.objectContaining({ path: ['meta', 'title'], kind: 'text', by: { en: 'Bread', tr: 'Ekmek', ar: 'خبز' } }),
    expect.objectContaining({ path: ['meta', 'description'], by: { all: 'Daily' }, home: 'page' }),
    expect.objectContaining({ path: ['text', 'title'], home: 'page', file: 'pages/index.yaml' }),
    expect.objectContaining({ path: ['text', 'body'], kind: 'rich' }),
    expect.objectContaining({ path: ['text', 'title'], home: 'partial', file: 'pages/_about.yaml' }),
    expect.objectContaining({ path: ['text', 'body'], home: 'partial', kind: 'rich' }),
  ]);
  expect(table.filter(({ home }) => home === 'site').map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining(['brand', 'header.menu.0.label', 'footer.copyright', 'labels.skip']),
  );
});

test('the question for consent is in the table, with what can be agreed to', () => {
  const more =
    'consent:\n  text: { en: May we?, tr: Olur mu?, ar: هل تسمح؟ }\n  purposes:\n    - name: maps\n      label: { all: Maps }\n';
  const { table } = view({ ...FILES, 'site.yaml': SITE + more });
  expect(table.filter(({ path }) => path[0] === 'consent')).toEqual([
    expect.objectContaining({ path: ['consent', 'text'], kind: 'rich', home: 'site' }),
    expect.objectContaining({ path: ['consent', 'purposes', '0', 'label'], home: 'site' }),
  ]);
});

test('a page without its marks is the page that visitors have, whatever its language', () => {
  for (const language of ['en', 'tr', 'ar']) {
    const { page, site, plain } = view(FILES, '/', language);
    expect(JSON.parse(withoutMarks(JSON.stringify({ page, site })))).toEqual(plain);
  }
});

test('what machines are told bears no marks', () => {
  const { page } = view(FILES);
  expect([page.title, page.description].flatMap(marksIn)).toEqual([]);
});

test('every marked text has its number in the page, and each that is opened is closed', () => {
  const { page, site, table } = view(FILES, '/', 'ar');
  const marks = marksIn(JSON.stringify([page.blocks, site]));
  const shown = new Set(marks.map(({ index }) => index));
  expect(table.filter((_, index) => !shown.has(index)).map(({ path }) => path.join('.'))).toEqual([
    'meta.title',
    'meta.description',
    'organization.description',
    'organization.city',
  ]);
  expect(marks.filter(({ opens }) => opens)).toHaveLength(marks.length / 2);
});

test('what stands in a file as a mark would is none', () => {
  const foreign = HOME.replace('Our bread', `Our ${marked('bread', 7)}`);
  const { page } = view({ ...FILES, 'pages/index.yaml': foreign });
  const [title] = page?.blocks.map((block) => ('title' in block ? String(block.title) : '')) ?? [];
  expect(withoutMarks(title ?? '')).toBe('Our bread');
  expect(marksIn(title ?? '').map(({ index }) => index)).not.toContain(7);
});
