import { expect, test } from 'vitest';
import type { FieldWay, FilePart, PartAct, SettingsInfo } from '../../../src/editor/shared/settings.ts';
import { siteDesk } from './site-desk.ts';

const SITE = `# Ours.
url: https://bakery.example
languages:
  - { code: en, label: English, direction: ltr, locale: en_US }
  - { code: tr, label: Türkçe, direction: ltr, locale: tr_TR }
brand: { all: Bakery }
organization:
  email: { sample: hello@bakery.example } # to be replaced
theme:
  colors:
    link: "#147D83"
header:
  menu:
    - label: { en: Bread, tr: Ekmek }
      link: /bread
`;
const page = (more = '') => `${more}meta:
  title: { all: Title }
  description: { all: About it }
blocks:
  - type: text
    title: { all: Words }
`;

const FILES = {
  'site.yaml': SITE,
  'pages/index.yaml': page(),
  'pages/bread.yaml': page(),
  'pages/news/_collection.yaml':
    'title: { all: News }\ntags: { baking: { all: Baking } }\nfields: { place: text, seats: number }\n',
  'pages/news/one.yaml': page('entry: { date: 2026-01-05 }\n'),
};

function sitting(route = '/') {
  const desk = siteDesk(FILES);
  const open = () => {
    const file = desk.site.project.pageFile(route);
    if (!file) throw new Error('There is no such page.');
    return desk.desk.keep({ route, texts: [], page: file });
  };
  const told = (block: FilePart, typed?: object) =>
    desk.ask<SettingsInfo | undefined>('settings', { table: open(), block, typed });
  return {
    ...desk,
    told,
    parts: () => desk.ask<{ parts: FilePart[] }>('file-parts', { table: open() }).parts,
    value: (block: FilePart, way: string) => told(block)?.settings.find((each) => each.way.join(' ') === way)?.value,
    set: (block: FilePart, way: FieldWay, was: string | undefined, to: string | undefined) =>
      desk.act('setting', { table: open(), block, way, was, to }),
    part: (block: FilePart, way: FieldWay, act: PartAct) => desk.act('part', { table: open(), block, way, act }),
    site: () => desk.read('site.yaml'),
  };
}

const DONE = { kind: 'done' };

test('the site and a page have a form for each of their parts, an entry one of its collection', () => {
  expect(sitting().parts()).toEqual(['organization', 'theme', 'header', 'footer', 'site', 'page']);
  const { parts, told } = sitting('/news/one');
  expect(parts().at(-1)).toBe('entry');
  expect(told('entry')?.settings.map(({ way, input, value }) => [way.join(' '), input, value])).toEqual([
    ['date', 'date', '2026-01-05'],
    ['seats', 'number', undefined],
  ]);
  expect(told('entry')?.parts.map(({ way, kind, isThere }) => [way.join(' '), kind, isThere])).toEqual([
    ['title', 'text', false],
    ['summary', 'text', false],
    ['picture', 'picture', false],
    ['tags', 'list', false],
    ['place', 'text', false],
  ]);
});

test('a sample is replaced by what is true, and its file keeps everything else', () => {
  const { set, site, value, act } = sitting();
  expect(value('organization', 'email')).toBe('hello@bakery.example');
  expect(set('organization', ['email'], 'hello@bakery.example', 'us@bakery.example')).toEqual(DONE);
  expect(site()).toBe(SITE.replace('{ sample: hello@bakery.example }', 'us@bakery.example'));
  expect(set('organization', ['telephone'], undefined, '+90 212 000 00 00')).toEqual(DONE);
  expect(value('organization', 'telephone')).toBe('+90 212 000 00 00');
  expect(set('organization', ['email'], 'hello@bakery.example', 'x@bakery.example')).toMatchObject({
    why: 'staleField',
  });
  expect(set('organization', ['email'], 'us@bakery.example', undefined)).toMatchObject({ why: 'needed' });
  act('undo');
  act('undo');
  expect(site()).toBe(SITE);
});

test('what the check says of a field is told while it is typed', () => {
  const { told } = sitting();
  const typed = { way: ['colors', 'link'], was: '#147D83', to: 'nonsense' };
  const messages = told('theme', typed)?.settings.find(({ way }) => way[1] === 'link')?.messages;
  expect(messages?.map(({ severity }) => severity)).toEqual(['error']);
});

test('a color and a part that is not there yet are written where they belong, and go again without a trace', () => {
  const { set, part, site, act } = sitting();
  expect(set('theme', ['colors', 'action'], undefined, '#E8A33D')).toEqual(DONE);
  expect(site()).toContain('    link: "#147D83"\n    action: "#E8A33D"\n');
  act('undo');
  expect(part('site', ['redirects'], 'add')).toEqual(DONE);
  expect(site()).toContain('redirects:\n  - from: /old-address\n');
  act('undo');
  expect(part('header', ['menu', 1], 'add')).toEqual(DONE);
  expect(site()).toMatch(/link: \/bread\n {4}- label:\n {8}en: "TODO: label"\n {8}tr: "TODO: label"\n/);
  expect(part('header', ['menu', 1], 'up')).toEqual(DONE);
  expect(part('header', ['menu', 0], 'remove')).toEqual(DONE);
  expect(site()).toBe(SITE);
});

test('a page’s address in a language leads to it there, and goes with its last one', () => {
  const { set, read, told } = sitting('/bread');
  expect(told('page')?.settings.map(({ way, label }) => [way.join(' '), label])).toEqual([
    ['address en', 'English'],
    ['address tr', 'Türkçe'],
    ['source', undefined],
    ['scheduled', undefined],
    ['expires', undefined],
  ]);
  expect(set('page', ['address', 'tr'], undefined, 'ekmek')).toEqual({
    kind: 'done',
    moved: { from: '/bread', to: '/bread' },
  });
  expect(read('pages/bread.yaml')).toBe(page('address:\n  tr: ekmek\n'));
  set('page', ['scheduled'], undefined, '2027-01-01');
  expect(read('pages/bread.yaml')).toContain('scheduled: "2027-01-01"\n');
  set('page', ['scheduled'], '2027-01-01', undefined);
  set('page', ['address', 'tr'], 'ekmek', undefined);
  expect(read('pages/bread.yaml')).toBe(page());
});
