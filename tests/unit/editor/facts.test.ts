import { expect, test } from 'vitest';
import type { FactInfo } from '../../../src/editor/shared/protocol.ts';
import { siteDesk } from './site-desk.ts';

const PAGE = `meta:
  title: { all: Title }
  description: { all: Description }
facts:
  # Baked today.
  loaves: "12"
  breads:
    en: { one: "{{count}} bread", other: "{{count}} breads" }
    ar: { one: خبز, two: خبزان, few: "{{count}} أخباز", other: "{{count}} خبز" }
  both: { one: "{{count}} piece", other: "{{count}} pieces" }
blocks:
  - type: text
    title: { all: "{{loaves, breads}} {{loaves, both}} {{town}}" }
`;

/** The facts of one open page. */
function sitting() {
  const files = { 'pages/index.yaml': PAGE, 'pages/more.yaml': PAGE.replace(/facts:.*(?=blocks:)/s, '') };
  const { site, desk, session, act, ask, read } = siteDesk(files);
  const open = (route: string) => {
    const page = site.project.pageFile(route);
    if (!page) throw new Error(`There is no page ${route}.`);
    const table = desk.keep({ route, texts: [], page });
    return {
      act: (name: 'save-fact' | 'make-fact', asked: object) => act(name, { table, ...asked }),
      ask: (asked: object) => ask<FactInfo | undefined>('fact', { table, ...asked }),
    };
  };
  return { ...open('/'), open, read, session };
}

const DONE = { kind: 'done' };

test('a fact that has forms for numbers tells each with numbers that it is for', () => {
  const { ask } = sitting();
  expect(ask({ name: 'breads' })).toEqual({
    home: 'page',
    file: 'pages/index.yaml',
    pages: 1,
    values: [
      { language: 'en', form: 'one', numbers: [1], text: '{{count}} bread' },
      { language: 'en', form: 'other', numbers: [0, 2, 3], text: '{{count}} breads' },
    ],
  });
  const { values } = ask({ name: 'breads', language: 'ar' }) ?? {};
  // Also those that the language asks for and that are not written.
  expect(values?.map(({ form, text }) => [form, text !== undefined])).toEqual([
    ['zero', false],
    ['one', true],
    ['two', true],
    ['few', true],
    ['many', false],
    ['other', true],
  ]);
  expect(values?.[3]).toMatchObject({ numbers: [3, 4, 5] });
});

test('a form is changed where it stands, also of all languages, and a missing one is added', () => {
  const { act, read, session } = sitting();
  expect(
    act('save-fact', { name: 'breads', language: 'en', form: 'one', was: '{{count}} bread', to: 'one bread' }),
  ).toEqual(DONE);
  expect(read()).toBe(PAGE.replace('"{{count}} bread"', '"one bread"'));
  expect(
    act('save-fact', { name: 'both', language: 'all', form: 'other', was: '{{count}} pieces', to: '{{count}} bits' }),
  ).toEqual(DONE);
  expect(read()).toContain('both: { one: "{{count}} piece", other: "{{count}} bits" }');
  expect(act('save-fact', { name: 'breads', language: 'ar', form: 'many', to: '{{count}} خبزًا' })).toEqual(DONE);
  expect(read()).toContain('other: "{{count}} خبز", many: "{{count}} خبزًا" }');
  for (let steps = 0; steps < 3; steps++) session.undo();
  expect(read()).toBe(PAGE);
});

test('a fact is made new, of the page or of the whole site, and none is written over', () => {
  const { act, ask, read, session } = sitting();
  expect(act('make-fact', { name: 'rolls', value: '40', home: 'page' })).toEqual(DONE);
  expect(read()).toContain('  rolls: "40"\nblocks:');
  expect(ask({ name: 'rolls' })).toMatchObject({ home: 'page', values: [{ language: 'all', text: '40' }] });
  expect(act('make-fact', { name: 'rolls', value: '41', home: 'page' })).toEqual({ kind: 'refused', why: 'factTaken' });
  expect(act('make-fact', { name: 'two words', value: '4', home: 'page' })).toEqual({
    kind: 'refused',
    why: 'factName',
  });
  expect(act('make-fact', { name: 'town', value: 'Bursa', home: 'site' })).toEqual(DONE);
  expect(ask({ name: 'town' })).toMatchObject({ home: 'site', file: 'site.yaml' });
  session.undo();
  session.undo();
  expect(read()).toBe(PAGE);
});

test('a page without facts gets its first', () => {
  const { open, read, session } = sitting();
  const before = read('pages/more.yaml');
  expect(open('/more').act('make-fact', { name: 'rolls', value: '40', home: 'page' })).toEqual(DONE);
  expect(read('pages/more.yaml')).toContain('facts:\n  rolls: "40"\nblocks:');
  session.undo();
  expect(read('pages/more.yaml')).toBe(before);
});
