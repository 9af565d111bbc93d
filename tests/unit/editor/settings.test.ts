import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { KnownNames, SettingChange, SettingsInfo } from '../../../src/editor/shared/settings.ts';
import { siteDesk } from './site-desk.ts';

const PAGE = `meta:
  title: { all: Title }
  description: { all: Description }
blocks:
  - type: list
    id: rules
    tone: sand # quiet
    title: { all: Rules }
    items: [{ all: One }]
  - include: /_shared.yaml
  - type: compare
    title: { all: Two ways }
    caption: { all: Which is which }
    badge: { all: Best }
    options:
      - { name: { all: One } }
      - name: { all: Two }
        recommended: true
    rows:
      - name: { all: Price }
        cells: [{ text: { all: Low } }, { text: { all: High } }]
  - type: timeline
    title: { all: Time }
    scale: { all: Days }
    marks: [0, 5]
    phases:
      - { title: { all: Start }, from: 0, to: 2 }
      - { title: { all: End }, from: 2, to: 5 }
`;
const SHARED = `blocks:
  - type: contact
    title: { all: Write }
    items:
      - title: { all: Mail }
        icon: mail
        action: { label: { all: Go }, link: /#rules }
`;

/** The fields of one open page. */
function sitting() {
  const { root, site, session, act, ask, read } = siteDesk({ 'pages/index.yaml': PAGE, 'pages/_shared.yaml': SHARED });
  const settings = (block: number, typed?: Pick<SettingChange, 'way' | 'was' | 'to'>) =>
    ask<SettingsInfo | undefined>('settings', { block, typed })?.settings ?? [];
  return {
    ...{ root, site, session, settings, read },
    set: (change: Omit<SettingChange, 'table'>) => act('setting', change),
    known: () => ask<KnownNames>('known-names'),
    /** What is said of a link while it is typed. */
    told: (to: string) =>
      settings(1, { way: ['items', 0, 'action', 'link'], was: '/#rules', to })
        .find(({ way }) => way.at(-1) === 'link')
        ?.messages.map(({ message, hint }) => `${message} ${hint}`),
  };
}

const DONE = { kind: 'done' };
const refused = (why: string) => ({ kind: 'refused', why });

test('a form has every field of a block that is no text, with what it is for and what stands there', () => {
  const { settings } = sitting();
  expect(settings(0).map(({ way, input, value }) => [way.join(' '), input, value])).toEqual([
    ['id', 'name', 'rules'],
    ['tone', 'choice', 'sand'],
    ['hidden', 'flag', undefined],
    ['marker', 'choice', undefined],
  ]);
  expect(settings(0)[1]).toMatchObject({
    text: 'The background: `plain` (white), `sand` (warm) or `ink` (dark).',
    choices: ['plain', 'sand', 'ink'],
    needed: false,
  });
  expect(settings(0)[3]).toMatchObject({ usual: 'check' });
});

test('fields of entries and of what stands in them are there too', () => {
  const { settings } = sitting();
  expect(settings(1).map(({ way, input, needed }) => [way.join(' '), input, needed])).toEqual([
    ['id', 'name', false],
    ['tone', 'choice', false],
    ['hidden', 'flag', false],
    ['items 0 icon', 'icon', false],
    ['items 0 action link', 'link', true],
    ['items 0 action style', 'choice', false],
  ]);
});

test('a choice is changed in its place, left out with its comment, and put back byte for byte', () => {
  const { set, read, session } = sitting();
  expect(set({ block: 0, way: ['tone'], was: 'sand', to: 'ink' })).toEqual(DONE);
  expect(read()).toBe(PAGE.replace('tone: sand', 'tone: ink'));
  expect(set({ block: 0, way: ['tone'], was: 'ink' })).toEqual(DONE);
  expect(read()).toBe(PAGE.replace('    tone: sand # quiet\n', ''));
  expect(session.done.map(({ what, was, to }) => ({ what, was, to }))).toEqual([
    { what: ['list', 'tone'], was: 'sand', to: 'ink' },
    { what: ['list', 'tone'], was: 'ink', to: undefined },
  ]);
  session.undo();
  session.undo();
  expect(read()).toBe(PAGE);
});

test('a new field stands where the schema has it, yes and no and figures as such', () => {
  const { set, read } = sitting();
  expect(set({ block: 2, way: ['options', 0, 'recommended'], to: 'true' })).toEqual(DONE);
  expect(read()).toContain('- { name: { all: One }, recommended: true }');
  expect(set({ block: 3, way: ['phases', 1, 'to'], was: '5', to: '4.5' })).toEqual(DONE);
  expect(read()).toContain('from: 2, to: 4.5 }');
  expect(set({ block: 2, way: ['tone'], to: 'plain' })).toEqual(DONE);
  expect(read()).toContain('  - type: compare\n    tone: plain\n    title:');
});

test('a field of a block that a partial brings is changed there, and what the check says of it stands below', () => {
  const { set, settings, read } = sitting();
  expect(set({ block: 1, way: ['items', 0, 'icon'], was: 'mail', to: 'mial' })).toEqual(DONE);
  expect(read('pages/_shared.yaml')).toBe(SHARED.replace('icon: mail', 'icon: mial'));
  expect(read()).toBe(PAGE);
  const [icon, link] = settings(1).slice(3);
  expect(icon?.messages).toEqual([
    expect.objectContaining({ severity: 'error', message: expect.stringContaining('mial') }),
  ]);
  expect(link?.messages).toEqual([]);
});

test('a field that is needed is not left out, and nobody’s change is written over', () => {
  const { set, root, site, read } = sitting();
  expect(set({ block: 1, way: ['items', 0, 'action', 'link'], was: '/#rules' })).toEqual(refused('needed'));
  expect(set({ block: 0, way: ['tone'], was: 'sand', to: 'sand' })).toEqual(refused('nothing'));
  const theirs = PAGE.replace('tone: sand', 'tone: plain');
  writeFileSync(join(root, 'pages/index.yaml'), theirs);
  expect(set({ block: 0, way: ['tone'], was: 'sand', to: 'ink' })).toEqual(refused('staleField'));
  site.change(new Set(['pages/index.yaml']));
  expect(set({ block: 0, way: ['tone'], was: 'sand', to: 'ink' })).toEqual(refused('staleField'));
  expect(read()).toBe(theirs);
});

test('nothing but a field of the block that is no text can be set', () => {
  const { set, read } = sitting();
  for (const way of [
    ['title'],
    ['title', 'all'],
    ['type'],
    ['items'],
    ['__proto__'],
    ['constructor'],
    [],
    ['options', 9, 'recommended'],
  ])
    expect(set({ block: 2, way, to: 'x' })).toEqual(refused('edit-not-there'));
  expect(set({ block: 9, way: ['tone'], to: 'ink' })).toEqual(refused('edit-not-there'));
  expect(read()).toBe(PAGE);
});

test('names are known for what may be chosen, and a link is judged while it is typed', () => {
  const { known, told, read } = sitting();
  const { names, sprite } = known();
  expect(names.link).toEqual(expect.arrayContaining(['/', '#rules']));
  expect(names.image).toEqual(['/flag.svg']);
  expect(names.icon).toContain('truck');
  expect(sprite).toBe('/assets/icons.svg');
  expect(told('/#rules')).toEqual([]);
  expect(told('mailto:{{email}}')).toEqual([]);
  expect(told('/nowhere')).toEqual([expect.stringContaining('/nowhere')]);
  expect(told('#ruels')).toEqual([expect.stringContaining('#rules')]);
  expect(read('pages/_shared.yaml')).toBe(SHARED);
});

test('what can be put right in one way comes with the value put right', () => {
  const { settings, read } = sitting();
  const typed = settings(3, { way: ['phases', 1, 'to'], was: '5', to: '4,5' });
  const [message] = typed.find(({ way }) => way.join(' ') === 'phases 1 to')?.messages ?? [];
  expect(message).toMatchObject({ severity: 'error', mended: '4.5' });
  expect(read()).toBe(PAGE);
});
