import { describe, expect, test } from 'vitest';
import { briefs, check, openFiles, openSite, siteFiles } from '../site-folder.ts';
import { page, SITE } from '../small-site.ts';

const text = (title: string) => `  - type: text\n    title: { all: "${title}" }\n`;
const titled = (title: string, blocks: string, more = '') =>
  `${more}${page(blocks).replace('{ all: Title }', `{ all: ${title} }`).replace('{ all: Description }', `{ all: About ${title} }`)}`;
const insertions = (...lines: string[]) => `${SITE}insertions:\n${lines.map((line) => `  - ${line}\n`).join('')}`;

const FILES = {
  'pages/index.yaml': titled('Home', text('One') + text('Two')),
  'pages/news/rye.yaml': titled('Rye', text('Rye'), 'facts: { part: note }\n'),
  'pages/news/oat.yaml': titled('Oat', text('Oat')),
  'pages/_closing.yaml': `blocks:\n${text('Closing')}`,
  'pages/_note.yaml': `blocks:\n${text('Note')}  - include: /_closing.yaml\n`,
};

const opened = (...lines: string[]) => openSite({ ...FILES, 'site.yaml': insertions(...lines) });
const shown = (project: ReturnType<typeof openSite>, route: string) => {
  const titles = project
    .compile(route, 'en')
    .page?.blocks.map((block) => 'title' in block && JSON.stringify(block.title));
  return titles?.map((title) => /One|Two|Rye|Oat|Closing|Note/.exec(String(title))?.[0]).join(' ');
};

describe('insertions of site.yaml', () => {
  test('stand where they are told to, in their order, with what they include themselves', () => {
    const project = opened(
      '{ include: /_closing.yaml }',
      '{ include: /_note.yaml, at: after-first, pages: [/] }',
      '{ include: /_closing.yaml, at: start, pages: [/] }',
    );
    expect(project.check().filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(shown(project, '/')).toBe('Closing One Note Closing Two Closing');
    expect(shown(project, '/news/oat')).toBe('Oat Closing');
  });

  test.each([
    ['the pages of a folder', 'pages: [/news/*]', ['One Two', 'Rye Closing', 'Oat Closing']],
    ['a page', 'pages: [/news/rye]', ['One Two', 'Rye Closing', 'Oat']],
    ['all but some', 'except: [/news/rye]', ['One Two Closing', 'Rye', 'Oat Closing']],
  ])('are on %s', (_what, where, expected) => {
    const project = opened(`{ include: /_closing.yaml, ${where} }`, '{ include: /_note.yaml, pages: [/404] }');
    expect(['/', '/news/rye', '/news/oat'].map((route) => shown(project, route))).toEqual(expected);
  });

  test('are on pages that are made by themselves where they are on all pages', () => {
    const project = openSite({
      ...FILES,
      'pages/news/_collection.yaml':
        'title: { all: News }\nneeded: []\ntags: { bread: { all: Bread } }\npages: { tag: /news/_tag.yaml }\n',
      'pages/news/_tag.yaml': `meta: { title: { all: "{{tag}}" }, description: { all: "{{tag}}" } }\nblocks:\n${text('Two')}`,
      'pages/news/oat.yaml': `entry: { date: 2026-01-01, tags: [bread] }\n${FILES['pages/news/oat.yaml']}`,
      'site.yaml': insertions('{ include: /_closing.yaml }', '{ include: /_note.yaml, pages: [/news/*] }'),
    });
    project.check();
    expect(shown(project, '/news/tag/bread')).toBe('Two Closing');
    expect(shown(project, '/news/oat')).toBe('Oat Closing Note Closing');
  });

  test('may be chosen by a fact of the page', () => {
    const project = opened('{ include: "/_{{part}}.yaml", pages: [/news/rye] }');
    expect(shown(project, '/news/rye')).toBe('Rye Note Closing');
  });

  test.each([
    ['a file that is not there', '{ include: /_closng.yaml }', 'missing-partial', '/_closing.yaml'],
    ['a page that is not there', '{ include: /_note.yaml, pages: [/news/ry] }', 'insertion-nowhere', '/news/rye'],
    ['a folder that is not there', '{ include: /_note.yaml, except: [/new/*] }', 'insertion-nowhere', '/news/*'],
    ['a page as no link calls it', '{ include: /_note.yaml, pages: [news] }', 'wrong-format', undefined],
    ['a place that is none', '{ include: /_note.yaml, at: ende }', 'not-a-choice', 'end'],
  ])('say at their own line of %s', (_what, line, code, suggestion) => {
    const found = check({ ...FILES, 'site.yaml': insertions(line) }).filter(({ severity }) => severity === 'error');
    expect(found.map((each) => [each.code, each.place.source.file])).toEqual([[code, 'site.yaml']]);
    if (suggestion) expect(found[0]?.details).toMatchObject({ suggestion });
  });

  test('are told of in the partial, once', () => {
    const site = { ...FILES, 'site.yaml': insertions('{ include: /_closing.yaml }') };
    const told = briefs({ ...site, 'pages/_closing.yaml': `blocks:\n${text('{{qqqq}}')}` });
    expect(told.filter((line) => line.includes('missing-fact'))).toHaveLength(1);
    expect(told[0]).toContain('pages/_closing.yaml:3:');
  });

  test('are read again where they change, and no other page is', () => {
    const line = (pages: string) => insertions(`{ include: /_closing.yaml, pages: [${pages}] }`);
    const site = siteFiles({ ...FILES, 'site.yaml': line('/news/rye') });
    const before = openFiles(site);
    before.check();
    const kept = ['/', '/news/rye', '/news/oat'].map((route) => before.pageFile(route));
    site.write('site.yaml', line('/news/oat'));
    const after = before.refresh(new Set(['site.yaml']));
    const now = ['/', '/news/rye', '/news/oat'].map((route) => after.pageFile(route));
    expect(now.map((each, at) => each === kept[at])).toEqual([true, false, false]);
    expect(shown(after, '/news/rye')).toBe('Rye');
    expect(shown(after, '/news/oat')).toBe('Oat Closing');
    const seen = (project: typeof before) => {
      const { seenBy } = project.basis();
      return ['/', '/news/rye', '/news/oat'].map((route) => seenBy(project.record(route).record));
    };
    const [was, is] = [seen(before), seen(after)];
    expect(is.map((each, at) => each === was[at])).toEqual([true, false, false]);
    site.write('pages/_closing.yaml', `blocks:\n${text('Closing')}${text('Two')}`);
    const last = after.refresh(new Set(['pages/_closing.yaml']));
    expect(
      ['/', '/news/rye', '/news/oat'].map(
        (route) => last.pageFile(route) === now[['/', '/news/rye', '/news/oat'].indexOf(route)],
      ),
    ).toEqual([true, true, false]);
  });
});
