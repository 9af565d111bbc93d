import { expect, test } from 'vitest';
import { markView } from '../../../src/editor/desk/mark-view.ts';
import type { PartAct, SettingChange, SettingsInfo } from '../../../src/editor/shared/settings.ts';
import { forms, siteDesk } from './site-desk.ts';

const PAGE = `meta:
  title: { all: Title }
  description: { all: Description }
blocks:
  - type: hero
    title: { all: Top } # heading
    subtitle: { en: Below, tr: Altı } # goes
  - type: costs
    title: { all: Costs }
    currencies: [USD, EUR] # two
  - type: cards
    title: { all: Cards }
    items:
      # the first
      - title: { all: One }
        features:
          - { all: Fast }
          - { all: Safe }
      - title: { all: Two }
  - type: timeline
    title: { all: Time }
    marks:
      - 1
      - 5
`;

/** The parts of one open page. */
function sitting() {
  const { session, act: change, ask, read } = siteDesk({ 'pages/index.yaml': PAGE });
  const told = (block: number) => ask<SettingsInfo | undefined>('settings', { block, language: 'tr' });
  return {
    ...{ session, read },
    parts: (block: number) => told(block)?.parts ?? [],
    settings: (block: number) => told(block)?.settings ?? [],
    act: (block: number, act: PartAct, ...way: (string | number)[]) => change('part', { block, way, act }),
    set: (setting: Omit<SettingChange, 'table'>) => change('setting', setting),
  };
}

const DONE = { kind: 'done' };
const refused = (why: string) => ({ kind: 'refused', why });

test('all that may be added to a block is known, and what can be taken out of it', () => {
  const { parts } = sitting();
  const shown = parts(0).map(({ way, kind, isThere }) => `${isThere ? '' : '+'}${way.join(' ')}: ${kind}`);
  expect(shown).toEqual([
    '+breadcrumb: list',
    '+badge: text',
    'subtitle: text',
    '+description: text',
    '+figure: group',
    '+actions: list',
    '+stats: list',
    '+picture: picture',
    '+listing: group',
    '+way: list',
    '+matrix: group',
    '+rank: group',
    '+board: group',
    '+loop: group',
    '+map: group',
  ]);
  expect(parts(0)[2]).toMatchObject({ words: 'Altı', needed: false });
  expect(parts(2).map(({ way, kind, count }) => [way.join(' '), kind, count])).toEqual([
    ['intro', 'text', undefined],
    ['items', 'list', 2],
    ['items 0', 'group', undefined],
    ['items 0 description', 'text', undefined],
    ['items 0 features', 'list', 2],
    ['items 0 features 0', 'text', undefined],
    ['items 0 features 1', 'text', undefined],
    ['items 0 action', 'group', undefined],
    ['items 1', 'group', undefined],
    ['items 1 description', 'text', undefined],
    ['items 1 features', 'list', undefined],
    ['items 1 action', 'group', undefined],
    ['note', 'text', undefined],
  ]);
});

test('a part comes in the shape of the example, not written yet, in its place, and goes with its comment', () => {
  const { act, read, session } = sitting();
  expect(act(0, 'add', 'badge')).toEqual(DONE);
  expect(read()).toMatch(
    / {2}- type: hero\n {4}badge:\n {6}en: .*TODO: .*\n {6}tr: .*TODO: .*\n {6}ar: .*TODO: .*\n {4}title:/,
  );
  session.undo();
  expect(act(0, 'add', 'actions')).toEqual(DONE);
  expect(read()).toMatch(/# goes\n {4}actions:\n {6}- label:\n(?: {10}\w\w: .*TODO: .*\n){3} {8}link: \//);
  session.undo();
  expect(act(0, 'remove', 'subtitle')).toEqual(DONE);
  expect(read()).toBe(PAGE.replace(/ {4}subtitle.*\n/, ''));
  session.undo();
  expect(read()).toBe(PAGE);
});

test('parts of parts are added too, each with all that it needs', () => {
  const { act, parts, read } = sitting();
  expect(act(0, 'add', 'figure')).toEqual(DONE);
  expect(parts(0).find(({ way }) => way.join(' ') === 'figure source')?.isThere).toBe(false);
  // The example has none: it is made of what the fields ask for.
  expect(act(0, 'add', 'figure', 'source')).toEqual(DONE);
  expect(read()).toMatch(
    / {6}source:\n {8}label:\n {10}en: .TODO: label.\n(?: {10}\w\w: .TODO: label.\n){2} {8}link: \/\n/,
  );
  expect(act(2, 'add', 'items', 1, 'action')).toEqual(DONE);
  expect(read()).toMatch(/- title: \{ all: Two \}\n {8}action:\n {10}label:/);
  expect(act(0, 'add', 'figure')).toEqual(refused('edit-not-there'));
});

test('entries of a list are added, moved with their comments and taken out, never the last', () => {
  const { act, read, session } = sitting();
  expect(act(2, 'down', 'items', 0)).toEqual(DONE);
  expect(read()).toMatch(/items:\n {6}- title: \{ all: Two \}\n {6}# the first\n/);
  expect(act(2, 'down', 'items', 1)).toEqual(refused('nothing'));
  expect(act(2, 'up', 'items', 0)).toEqual(refused('nothing'));
  expect(act(2, 'remove', 'items', 1)).toEqual(DONE);
  expect(act(2, 'remove', 'items', 0)).toEqual(refused('fewest'));
  expect(act(2, 'remove', 'items')).toEqual(refused('needed'));
  expect(act(2, 'add', 'items', 1)).toEqual(DONE);
  expect(read()).toMatch(/- title: \{ all: Two \}\n {6}- /);
  while (session.done.length) session.undo();
  expect(read()).toBe(PAGE);
});

test('lists of plain values are changed entry by entry', () => {
  const { act, set, settings, read, session } = sitting();
  expect(settings(1).filter(({ way }) => way[0] === 'currencies')).toMatchObject([
    { way: ['currencies', 0], input: 'name', value: 'USD', needed: true },
    { way: ['currencies', 1], value: 'EUR' },
  ]);
  expect(set({ block: 1, way: ['currencies', 1], was: 'EUR', to: 'GBP' })).toEqual(DONE);
  expect(set({ block: 1, way: ['currencies', 1], was: 'GBP' })).toEqual(refused('needed'));
  expect(act(1, 'up', 'currencies', 1)).toEqual(DONE);
  expect(read()).toContain('currencies: [GBP, USD] # two');
  expect(act(1, 'add', 'currencies', 2)).toEqual(DONE);
  expect(read()).toMatch(/currencies: \[GBP, USD, (?!GBP|USD)[A-Z]{3}\] # two/);
  expect(act(1, 'remove', 'currencies', 2)).toEqual(DONE);
  expect(set({ block: 3, way: ['marks', 1], was: '5', to: '7' })).toEqual(DONE);
  expect(act(3, 'add', 'marks', 2)).toEqual(DONE);
  expect(read()).toMatch(/marks:\n {6}- 1\n {6}- 7\n {6}- \d+\n/);
  expect(act(2, 'add', 'items', 0, 'features', 2)).toEqual(DONE);
  expect(read()).toMatch(/- \{ all: Safe \}\n {10}- en: .*TODO: /);
  while (session.done.length) session.undo();
  expect(read()).toBe(PAGE);
});

test('a list has no more and no fewer entries than its kind allows', () => {
  const { act, parts, read } = sitting();
  const told = () => parts(0).find(({ way }) => way.join(' ') === 'actions');
  act(0, 'add', 'actions');
  for (let count = told()?.count ?? 0; count < 3; count++) expect(act(0, 'add', 'actions', count)).toEqual(DONE);
  expect(told()).toMatchObject({ count: 3, isFull: true });
  const full = read();
  expect(act(0, 'add', 'actions', 3)).toEqual(refused('most'));
  expect(read()).toBe(full);
  expect(parts(3).find(({ kind }) => kind === 'list')).toMatchObject({ way: ['marks'], count: 2, isLeast: true });
  expect(act(3, 'remove', 'marks', 0)).toEqual(refused('fewest'));
});

/** The table of a page of its own with one block, its texts found, and rows pasted into one of them. */
function pasting(block: string) {
  const { site, desk, act, read, session } = siteDesk({
    'pages/index.yaml': `meta:\n  title: { all: Title }\n  description: { all: Description }\nblocks:\n${block}`,
  });
  const { project } = site;
  const file = project.pageFile('/');
  if (!file) throw new Error('The page cannot be shown.');
  const view = { page: project.compile('/', 'en').page, site: project.siteValue('en').value };
  const { texts } = markView(view, { file, siteFile: project.siteFile });
  const table = desk.keep({ route: '/', texts, page: file });
  const paste = (way: string, rows: readonly (readonly string[])[], language = 'en') => {
    const text = texts.findIndex(({ path }) => path.join(' ') === way);
    return act('entry', { table, of: { text }, act: 'rows', rows, language });
  };
  return { paste, session, read: () => read()?.split('blocks:\n')[1], before: block };
}

test('the rows of a table become entries below the one that they are pasted into, their cells its texts from there on', () => {
  const questions = `  - type: faq
    title: { all: Questions }
    items:
      - question: { en: Old, tr: Eski, ar: قديم }
        answer: { en: Yes, tr: Evet, ar: نعم }
      - question: { all: Last }
        answer: { all: Last }
`;
  const { paste, read, session } = pasting(questions);
  const rows = [
    ['How long?', 'Three days.'],
    ['How much?', 'It depends: *ask* us.', 'Soon.'],
  ];
  expect(paste('items 0 question', rows)).toEqual(DONE);
  expect(read()).toContain(`ar: نعم }
      - question:
          en: How long?
        answer:
          en: Three days.
      - question:
          en: How much?
        answer:
          en: 'It depends: \\*ask\\* us. – Soon.'
      - question: { all: Last }
`);
  expect(session.done.map(({ what }) => what)).toEqual([['add', 'faq', 'items', '0']]);
  session.undo();
  expect(read()).toBe(questions);
  // What no cell is for is still to be written.
  expect(paste('items 1 question', [['Alone'], ['Twice']], 'all')).toEqual(DONE);
  expect(read()).toMatch(/all: Alone\n {8}answer:\n {10}en: \|\s+TODO: /);
  session.undo();
});

test('of a list of texts each row is one; a list that is full takes none, and a text in no list neither', () => {
  const cards = PAGE.split('  - type: cards\n')[1]?.split('  - type: timeline')[0];
  const { paste, read, session, before } = pasting(`  - type: cards\n${cards}`);
  expect(
    paste(
      'items 0 features 1',
      [
        ['Cheap', 'very'],
        ['Near', ''],
      ],
      'all',
    ),
  ).toEqual(DONE);
  expect(read()).toMatch(/Safe \}\n {10}- all: Cheap – very\n {10}- all: Near\n/);
  session.undo();
  expect(read()).toBe(before);
  expect(paste('title', [['One'], ['Two']])).toEqual(refused('edit-not-there'));
  expect(
    paste(
      'items 0 features 1',
      Array.from({ length: 201 }, () => ['x']),
    ),
  ).toEqual(refused('most'));
  expect(paste('items 0 features 1', [])).toEqual(refused('edit-not-there'));
  expect(read()).toBe(before);
});

test('nothing but a part of the block is changed', () => {
  const { act, read } = sitting();
  for (const way of [['nothing'], ['__proto__'], ['items', 9], ['title', 'en'], ['items', 'x'], []])
    for (const each of ['add', 'up'] as const) expect(act(0, each, ...way)).toEqual(refused('edit-not-there'));
  expect(act(0, 'remove', 'title')).toEqual(refused('needed'));
  expect(act(9, 'add', 'badge')).toEqual(refused('edit-not-there'));
  expect(read()).toBe(PAGE);
});

/** The fields that neither the page nor its forms can change, with the reason. */
const FIXED = new Set(['type']);

test('every field of every block that ships can be changed: on the page, or in its form', () => {
  const left: string[] = [];
  for (const [type, form] of forms) {
    const walk = (fields: typeof form, way: string) => {
      for (const { name, input, fields: inner, items, each, isText } of fields) {
        const here = `${way} ${name}`;
        if (!input && !inner && !items && !each && !isText && !FIXED.has(name)) left.push(here);
        walk(inner ?? items ?? [], here);
      }
    };
    walk(form, type);
  }
  expect(left).toEqual([]);
});
