import { expect, test } from 'vitest';
import type { MetaInfo, MetaSaid } from '../../../src/editor/shared/page-meta.ts';
import { siteDesk } from './site-desk.ts';

const BLOCKS = 'blocks:\n  - type: divider\n';
const TEA = `meta: # what others show
  title:
    en: "Tea for {{guests}}" # kept
    tr: Çay
  description: { all: Leaves from three gardens }
facts: { guests: two }
${BLOCKS}`;

function sitting() {
  const files = {
    'pages/tea.yaml': TEA,
    'pages/_card.yaml': `meta:\n  title: { all: "Card {{of}}" }\n  description: { all: Cards }\n  noindex: true\n${BLOCKS}`,
    'pages/one.yaml': 'template: /_card.yaml\nfacts: { of: one }\n',
    'pages/two.yaml': 'template: /_card.yaml\nfacts: { of: two }\n',
  };
  const { session, act, ask, read } = siteDesk(files, { path: '/tr' });
  return {
    ...{ act, read, undo: session.undo },
    meta: (route: string) => ask<MetaInfo>('page-meta', { route }),
    said: (what: object) => ask<MetaSaid | undefined>('meta-said', what),
  };
}

test('a page is told in each language, facts filled in, with its address', () => {
  const { languages, texts, noindex, schemas } = sitting().meta('/tea');
  expect(
    languages.map(({ code, title, shown, address }) => [code, title.text, title.state, shown.title, address]),
  ).toEqual([
    ['en', 'Tea for {{guests}}', 'own', 'Tea for two', ['www.example.test', 'en', 'tea']],
    ['tr', 'Çay', 'own', 'Çay', ['www.example.test', 'tr', 'tea']],
    ['ar', '', 'missing', 'Tea for two', ['www.example.test', 'ar', 'tea']],
  ]);
  expect([texts.title, noindex, schemas]).toEqual([
    { home: 'page', file: 'pages/tea.yaml', pages: 1 },
    false,
    ['organization', 'service'],
  ]);
});

test('a text is changed in its own bytes, and one that a language lacks is added', () => {
  const { act, read, undo } = sitting();
  const change = { route: '/tea', field: 'title', language: 'en', was: 'Tea for {{guests}}', to: 'Tea: {{guests}}' };
  expect(act('save-meta', change)).toMatchObject({ kind: 'done' });
  expect(read('pages/tea.yaml')).toBe(TEA.replace('Tea for', 'Tea:'));
  act('save-meta', { route: '/tea', field: 'title', language: 'ar', was: undefined, to: 'شاي' });
  expect(read('pages/tea.yaml')).toContain('    tr: Çay\n    ar: شاي\n');
  expect(act('save-meta', { ...change, was: 'Tea for {{guests}}', to: 'x' })).toMatchObject({ kind: 'stale' });
  undo();
  undo();
  expect(read('pages/tea.yaml')).toBe(TEA);
});

test('texts of a template say so, with the pages that show them', () => {
  const { meta, act, read } = sitting();
  expect(meta('/one').texts.title).toEqual({ home: 'template', file: 'pages/_card.yaml', pages: 2 });
  act('save-meta', { route: '/one', field: 'description', language: 'all', was: 'Cards', to: 'Cards for all' });
  expect(read('pages/_card.yaml')).toContain('description: { all: Cards for all }');
});

test('a page is kept out of search engines and let in again, also where its template says otherwise', () => {
  const { act, read, meta, undo } = sitting();
  act('set-meta', { route: '/tea', name: 'noindex', to: true });
  expect(read('pages/tea.yaml')).toContain('\n  noindex: true\n');
  act('set-meta', { route: '/tea', name: 'noindex', to: false });
  expect(read('pages/tea.yaml')).toBe(TEA);
  expect(meta('/one').noindex).toBe(true);
  act('set-meta', { route: '/one', name: 'noindex', to: false });
  expect([read('pages/one.yaml'), meta('/one').noindex]).toEqual([
    'template: /_card.yaml\nmeta:\n  noindex: false\nfacts: { of: one }\n',
    false,
  ]);
  act('set-meta', { route: '/one', name: 'schema', to: 'service' });
  expect(meta('/one').schema).toBe('service');
  act('set-meta', { route: '/one', name: 'schema', to: undefined });
  expect(meta('/one').schema).toBeUndefined();
  for (let step = 0; step < 5; step++) undo();
  expect([read('pages/one.yaml'), read('pages/tea.yaml')]).toEqual([
    'template: /_card.yaml\nfacts: { of: one }\n',
    TEA,
  ]);
});

test('what is typed is measured and cut as search results cut it, and judged before it is saved', () => {
  const { said, read } = sitting();
  const typed = (text: string, under = 'all') => ({ under, text, shown: text });
  const title = 'Tea from three gardens on the northern slopes, picked by hand and dried in the sun';
  const draft = { route: '/tea', language: 'en', title: typed(title, 'en'), description: typed('Short') };
  const long = said(draft);
  expect(long?.title).toBe('Tea from three gardens on the northern slopes, picked by hand …');
  expect(long?.pixels).toBeGreaterThan(long?.pixelsOf ?? 0);
  const { messages } = long ?? {};
  expect([...(messages?.title ?? []), ...(messages?.description ?? [])].map(({ message }) => message)).toEqual([
    expect.stringContaining('Search engines cut this title'),
    'This description says no more than the title.',
  ]);
  expect(read('pages/tea.yaml')).toBe(TEA);
  const description = 'Leaves from three gardens, picked by hand and dried in the sun.';
  const right = said({ ...draft, title: typed('Tea for guests', 'en'), description: typed(description) });
  expect([right?.title, right?.messages]).toEqual(['Tea for guests | Bakery', { title: [], description: [] }]);
  expect(said({ ...draft, language: 'xx' })).toBeUndefined();
});

test.each<['set-meta' | 'save-meta', object]>([
  ['set-meta', { name: 'title', to: { en: 'x' } }],
  ['set-meta', { name: 'x:\ny', to: true }],
  ['set-meta', { name: 'constructor', to: true }],
  ['set-meta', { name: '__proto__', to: true }],
  ['set-meta', { name: 'noindex', to: 'yes' }],
  ['set-meta', { name: 'schema', to: { a: 1 } }],
  ['save-meta', { field: 'noindex', language: 'en', was: undefined, to: 'x' }],
  ['save-meta', { field: '__proto__', language: 'en', was: undefined, to: 'x' }],
])('%s changes nothing but what it is for: %j', (change, wanted) => {
  const { act, read } = sitting();
  expect(act(change, { route: '/tea', ...wanted })).toMatchObject({ kind: 'refused', why: 'edit-not-there' });
  expect(read('pages/tea.yaml')).toBe(TEA);
});
