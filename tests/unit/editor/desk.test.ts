import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDesk } from '../../../src/editor/desk/desk.ts';
import { markView } from '../../../src/editor/desk/mark-view.ts';
import { openEditor } from '../../../src/editor/desk/open-editor.ts';
import { blocksOf } from '../../../src/editor/desk/table.ts';
import type { ChangeName, QuestionName } from '../../../src/editor/shared/editor-api.ts';
import type { CopiedBlock } from '../../../src/editor/shared/protocol.ts';
import { SITE } from '../small-site.ts';
import { siteDesk } from './site-desk.ts';

const PAGE = `meta:
  title: { all: Title }
  description: { all: Description }
blocks:
  # The first.
  - type: text
    id: about
    title: { en: One {{loaves}}, tr: Bir, ar: واحد }
  - include: /_shared.yaml
  - type: text
    title: { all: Three }
`.replace('One {{loaves}}', '"One {{loaves}}"');
const SHARED = 'blocks:\n  - type: text\n    title: { all: Two }\n  - type: divider\n';

/** A desk with one page open on it. */
function sitting(written = PAGE, more: Record<string, string> = {}) {
  const files = { ...more, 'pages/index.yaml': written, 'pages/_shared.yaml': SHARED, 'pages/more.yaml': PAGE };
  const { root, site, desk, act, ask, read } = siteDesk(files);
  const open = () => {
    const { project } = site;
    const { page } = project.compile('/', 'en');
    const file = project.pageFile('/');
    if (!file) throw new Error('The page cannot be shown.');
    const view = { page, site: project.siteValue('en').value };
    const { texts } = markView(view, { file, siteFile: project.siteFile });
    return { table: desk.keep({ route: '/', texts, page: file }), texts };
  };
  return {
    ...{ desk, read, open },
    /** Writes the page's file as another program would. */
    write(text: string) {
      writeFileSync(join(root, 'pages/index.yaml'), text);
      site.change(new Set(['pages/index.yaml']));
    },
    told: () => {
      const file = site.project.pageFile('/');
      return file ? blocksOf(file, site.project.compile('/', 'en').page) : [];
    },
    act: (name: ChangeName, what: object) => act(name, { table: open().table, ...what }),
    ask: <Told>(name: QuestionName, what: object = {}) => ask<Told>(name, { table: open().table, ...what }),
    blocks: () => site.project.compile('/', 'en').page?.blocks.map(({ type }) => type),
  };
}

const DONE = { kind: 'done' };

test('a block is moved with its comment, and back byte for byte', () => {
  const { act, read } = sitting();
  expect(act('entry', { of: { block: 0 }, act: 'down' })).toEqual(DONE);
  expect(read()).toMatch(/blocks:\n {2}- include: \/_shared.yaml\n {2}# The first.\n {2}- type: text\n {4}id: about/);
  expect(act('undo', {})).toEqual(DONE);
  expect(read()).toBe(PAGE);
  expect(act('entry', { of: { block: 0 }, act: 'up' })).toEqual({ kind: 'refused', why: 'nothing' });
});

test('a block that a partial brings is changed there', () => {
  const { act, read } = sitting();
  expect(act('entry', { of: { block: 1 }, act: 'down' })).toEqual(DONE);
  expect(read('pages/_shared.yaml')).toBe('blocks:\n  - type: divider\n  - type: text\n    title: { all: Two }\n');
  expect(read()).toBe(PAGE);
});

test('a block that site.yaml inserts is changed in its own file, and says that it stands there', () => {
  const { act, read, told } = sitting(PAGE.replace('  - include: /_shared.yaml\n', ''), {
    'site.yaml': `${SITE}insertions:\n  - { include: /_shared.yaml, at: after-first, pages: [/] }\n`,
  });
  expect(told().map(({ home, file }) => `${home} ${file}`)).toEqual([
    'page pages/index.yaml',
    'partial pages/_shared.yaml',
    'partial pages/_shared.yaml',
    'page pages/index.yaml',
  ]);
  expect(act('entry', { of: { block: 1 }, act: 'down' })).toEqual(DONE);
  expect(read('pages/_shared.yaml')).toBe('blocks:\n  - type: divider\n  - type: text\n    title: { all: Two }\n');
  expect(act('entry', { of: { block: 0 }, act: 'down' })).toEqual(DONE);
  expect(read()).toMatch(/Three }\n {2}# The first./);
});

test('a copy of a block has no name of its own, which links lead to', () => {
  const { act, read, blocks } = sitting();
  expect(act('entry', { of: { block: 0 }, act: 'duplicate' })).toEqual(DONE);
  expect(read()?.match(/id: about/g)).toHaveLength(1);
  expect(blocks()).toEqual(['text', 'text', 'text', 'divider', 'text']);
});

/** What is copied on one page, as another tab would hand it in. */
function copiedOn(route: string, block: number, files: Readonly<Record<string, string>>) {
  const given = siteDesk({ 'pages/index.yaml': PAGE, 'pages/_shared.yaml': SHARED, ...files });
  const { desk, site, act, ask } = given;
  const on = (of: string) => {
    const page = site.project.pageFile(of);
    return page && desk.keep({ route: of, texts: [], page });
  };
  const copied = ask<CopiedBlock>('copy-block', { table: on(route), block });
  return {
    ...given,
    copied,
    paste: (below: number, what: object = {}) =>
      act('entry', { table: on('/'), of: { block: below }, act: 'paste', copied, ...what }),
  };
}

const OTHER = `meta:
  title: { all: Other }
  description: { all: Other page }
facts:
  loaves: 3
  rolls: { en: twelve, tr: on iki, ar: اثنا عشر }
blocks:
  - type: stats
    id: figures
    items:
      - value: 5
        label: { en: "{{rolls}} and {{ loaves }}", tr: Bir, ar: واحد } # a note
  - include: /_shared.yaml
  - type: text
    id: about
    title: { all: Again }
`;

test('a block that was copied on one page is written on another, with the facts that it names, and goes with one undo', () => {
  const { paste, read, session, copied } = copiedOn('/other', 0, { 'pages/other.yaml': OTHER });
  expect(copied).toMatchObject({ type: 'stats', home: 'page', facts: { loaves: 3 } });
  expect(paste(0)).toEqual({ kind: 'done', notes: [{ note: 'pastedFacts', words: 'rolls, loaves' }] });
  expect(read()).toContain(
    '  - type: stats\n    id: figures\n    items:\n      - value: 5\n        label:\n          en: ',
  );
  expect(read()).toMatch(/title: \{ en: "One [^\n]*\n {2}- type: stats/);
  expect(read()).toMatch(/^facts:\n {2}rolls:\n {4}en: twelve\n {4}tr: on iki\n {4}ar: اثنا عشر\n {2}loaves: 3\n/m);
  expect(session.done.map(({ what }) => what)).toEqual([['add', 'stats']]);
  // The second time its name is taken, and the facts are there.
  expect(paste(1)).toEqual({ kind: 'done', notes: [{ note: 'pastedNameless', words: 'figures' }] });
  expect(read()?.match(/id: figures/g)).toHaveLength(1);
  session.undo();
  session.undo();
  expect(read()).toBe(PAGE);
});

test('of a block that is pasted it is told where its name stays with another one, and where a part is shared', () => {
  const files = { 'pages/other.yaml': OTHER };
  expect(copiedOn('/other', 3, files).paste(0)).toEqual({
    kind: 'done',
    notes: [{ note: 'pastedNameless', words: 'about' }],
  });
  expect(copiedOn('/other', 1, files).paste(0)).toEqual({
    kind: 'done',
    notes: [{ note: 'pastedFromPart', words: '' }],
  });
  const { paste, read } = copiedOn('/other', 0, files);
  expect(paste(1)).toEqual({
    kind: 'done',
    notes: [
      { note: 'pastedFactsLacking', words: 'rolls, loaves' },
      { note: 'pastedIntoPart', words: 'pages/_shared.yaml' },
    ],
  });
  expect(read('pages/_shared.yaml')).toMatch(/title: \{ all: Two \}\n {2}- type: stats\n {4}id: figures\n/);
  expect(read()).toBe(PAGE);
});

test('a text is told as it was before: each version by whom it came, up to a part of another kind', async () => {
  const { desk, options, site } = siteDesk({ 'pages/index.yaml': PAGE, 'pages/_shared.yaml': SHARED });
  const page = site.project.pageFile('/');
  if (!page) throw new Error('The page cannot be shown.');
  const view = { page: site.project.compile('/', 'en').page, site: site.project.siteValue('en').value };
  const { texts } = markView(view, { file: page, siteFile: site.project.siteFile });
  const index = texts.findIndex(({ by }) => by.tr === 'Bir');
  const past = (text: string | undefined, day: number, by: string) => ({
    when: `2027-03-0${day}T09:00:00Z`,
    by,
    read: async () => (text === undefined ? undefined : new TextEncoder().encode(text)),
  });
  const versions = [
    past(PAGE, 5, 'Ece'),
    past(PAGE.replace('Three', 'Third'), 4, 'Omar'),
    past(PAGE.replace('Bir', 'Biri'), 3, 'Ann'),
    past(PAGE.replace('tr: Bir, ', ''), 2, 'Ben'),
    past(PAGE.replace('- type: text', '- type: cards'), 1, 'Zoe'),
    past(undefined, 1, 'Zoe'),
  ];
  const asked = { index, language: 'tr', path: '/en', languages: 'en' };
  const other = openDesk({ ...options, versions: async () => versions });
  const table = (of: typeof desk) => of.keep({ route: '/', texts, page });
  expect(await other.questions['text-history']({ ...asked, table: table(other) })).toEqual({
    versions: [
      { text: 'Bir', when: '2027-03-04T09:00:00Z', by: 'Omar' },
      { text: 'Biri', when: '2027-03-03T09:00:00Z', by: 'Ann' },
      { text: undefined, when: '2027-03-02T09:00:00Z', by: 'Ben' },
    ],
  });
  expect(await desk.questions['text-history']({ ...asked, table: table(desk) })).toEqual({ versions: [] });
  expect(await desk.questions['text-history']({ ...asked, table: undefined })).toBeUndefined();
});

test('nothing is pasted that is no block of the site', () => {
  const { paste, read, copied } = copiedOn('/other', 0, { 'pages/other.yaml': OTHER });
  const gone = { kind: 'refused', why: 'edit-not-there' };
  expect(paste(0, { copied: undefined })).toEqual(gone);
  expect(paste(0, { copied: { ...copied, type: 'script', written: { type: 'script' } } })).toEqual(gone);
  expect(paste(0, { copied: { ...copied, written: 'type: text' } })).toEqual(gone);
  expect(paste(9)).toEqual(gone);
  expect(paste(0, { of: { text: 0 } })).toEqual(gone);
  expect(read()).toBe(PAGE);
});

test('a new block has the shape of its example, and its texts say that they are still to be written', () => {
  const { act, ask, read, blocks } = sitting();
  expect((ask('palette') as { blocks: { type: string }[] }).blocks.map(({ type }) => type)).toContain('faq');
  expect(act('entry', { of: { block: 0 }, act: 'add', type: 'faq' })).toEqual(DONE);
  expect(blocks()?.slice(0, 2)).toEqual(['text', 'faq']);
  expect(read()).toContain('TODO:');
  expect(act('entry', { of: { block: 0 }, act: 'add', type: '../hero' })).toEqual({
    kind: 'refused',
    why: 'edit-not-there',
  });
  act('undo', {});
  expect(read()).toBe(PAGE);
});

test('an entry of a list is deleted, but never the last one', () => {
  const { act, open, read } = sitting();
  const text = open().texts.findIndex(({ part, path }) => part === 'header' && path.at(-1) === 'label');
  expect(act('entry', { of: { text }, act: 'remove' })).toEqual({ kind: 'refused', why: 'last' });
  expect(act('entry', { of: { text }, act: 'duplicate' })).toEqual(DONE);
  expect(act('entry', { of: { text }, act: 'remove' })).toEqual(DONE);
  expect(read('site.yaml')).toContain('label: { all: Home }');
});

test('a text tells how many pages it shows on', () => {
  const { ask, open } = sitting();
  const { texts } = open();
  const at = (words: string) => texts.findIndex(({ by }) => Object.values(by).includes(words));
  expect(ask('reach', { index: at('Two') })).toEqual({ pages: 2 });
  expect(ask('reach', { index: at('Three') })).toEqual({ pages: 1 });
  expect(ask('reach', { index: at('Home') })).toEqual({ pages: 3 });
});

test('a text stands in all languages with what it lacks and what the check says of it', () => {
  const { ask, open } = sitting();
  const index = open().texts.findIndex(({ by }) => by.tr === 'Bir');
  const { texts } = ask('languages', { index, languages: 'tr' }) as {
    texts: { code: string; state: string; messages: { message: string }[] }[];
  };
  expect(texts.map(({ code, state }) => [code, state])).toEqual([
    ['en', 'own'],
    ['tr', 'own'],
    ['ar', 'own'],
  ]);
  expect(texts[0]?.messages[0]?.message).toContain('loaves');
  expect(texts[1]?.messages).toEqual([]);
});

test('what is being typed is judged as if it were saved, and nothing is written or kept of it', () => {
  const { ask, open, read } = sitting();
  const index = open().texts.findIndex(({ by }) => by.tr === 'Bir');
  type Told = { texts: { state: string; text: string; messages: { message: string; mended?: string }[] }[] };
  const typed = (language: string, text: string) =>
    (ask('languages', { index, languages: 'en', typed: { language, text } }) as Told).texts;
  const before = (ask('languages', { index, languages: 'en' }) as Told).texts;
  expect(typed('tr', 'Bir {{ekmek}}')[1]).toMatchObject({
    text: 'Bir {{ekmek}}',
    messages: [{ message: expect.stringContaining('ekmek') }],
  });
  // Of the proofreader's too, and of each language alone.
  expect(typed('en', 'One one')[0]?.messages[0]?.message).toContain('one');
  expect(typed('en', 'One one').slice(1)).toEqual(before.slice(1));
  expect(typed('tr', 'Bir: "iki')[1]?.messages).toEqual([]);
  expect((ask('languages', { index, languages: 'en' }) as Told).texts).toEqual(before);
  expect(read()).toBe(PAGE);
});

test('what was changed is told change by change and as lines, and each text can be taken back', () => {
  const { act, ask, open, read } = sitting();
  const index = (words: string) => open().texts.findIndex(({ by }) => Object.values(by).includes(words));
  act('save', { index: index('Three'), language: 'all', was: 'Three', to: 'Last' });
  act('save', { index: index('Bir'), language: 'tr', was: 'Bir', to: 'İlk' });
  const where = { of: 'home' };
  const first = { step: 0, file: 'pages/index.yaml', where, what: ['text', 'title'], was: 'Three', to: 'Last' };
  const second = { ...first, step: 1, language: 'Türkçe', was: 'Bir', to: 'İlk' };
  expect(ask('changes', { languages: 'en' })).toEqual({
    changes: [first, second],
    lines: expect.stringContaining('-     title: { all: Three }\n+     title: { all: Last }'),
    becomes: 'commit',
  });
  expect(act('revert', { step: 0 })).toEqual(DONE);
  expect(read()).toBe(PAGE.replace('tr: Bir', 'tr: İlk'));
  // What has been taken back is not told, unless that is undone.
  expect(ask('changes', { languages: 'en' })).toMatchObject({ changes: [second] });
  act('undo', {});
  expect(ask('changes', { languages: 'en' })).toMatchObject({ changes: [first, second] });
  // Nor are those that together leave a file as it was.
  act('save', { index: index('Last'), language: 'all', was: 'Last', to: 'Three' });
  act('save', { index: index('İlk'), language: 'tr', was: 'İlk', to: 'Bir' });
  expect(ask('changes', { languages: 'en' })).toEqual({ changes: [], lines: '', becomes: 'commit' });
});

test('what somebody else has put back is no change any more, and what they changed further is told as it is now', () => {
  const { act, ask, open, write } = sitting();
  const index = open().texts.findIndex(({ by }) => by.all === 'Three');
  act('save', { index, language: 'all', was: 'Three', to: 'Last' });
  write(PAGE.replace('Three', 'Theirs'));
  expect(ask('changes', { languages: 'en' })).toMatchObject({
    lines: expect.stringContaining('+     title: { all: Theirs }'),
  });
  write(PAGE);
  expect(ask('changes', { languages: 'en' })).toEqual({ changes: [], lines: '', becomes: 'commit' });
});

test('a change is told by the title of its page, also of one that is gone, by its part, or by the whole site', () => {
  const { act, ask, open } = sitting();
  const index = (words: string) => open().texts.findIndex(({ by }) => Object.values(by).includes(words));
  act('save', { index: index('Two'), language: 'all', was: 'Two', to: 'Zwei' });
  act('save', { index: index('Home'), language: 'all', was: 'Home', to: 'Start' });
  act('draft-page', { route: '/more', draft: true });
  act('delete-page', { route: '/more' });
  const { changes } = ask('changes', { languages: 'tr' }) as { changes: { where: object; what: string[] }[] };
  expect(changes.map(({ where, what }) => [where, what[0]])).toEqual([
    [{ of: 'part', title: 'Shared' }, 'text'],
    [{ of: 'site' }, 'header'],
    [{ of: 'page', title: 'Title' }, 'makeDraft'],
    [{ of: 'page', title: 'Title' }, 'deletePage'],
  ]);
});

test('nothing but what is named can be asked for', () => {
  const editor = openEditor({ ...siteDesk({}).options, pageAt: async () => ({}) });
  expect(['save', 'pages'].map(editor.has)).toEqual([true, true]);
  expect(['constructor', '__proto__', 'toString', ''].filter(editor.has)).toEqual([]);
});

test('a change is answered with the page as it is then, and why it is not made in the author’s words', async () => {
  const { options } = siteDesk({ 'pages/index.yaml': PAGE, 'pages/_shared.yaml': SHARED });
  const editor = openEditor({ ...options, pageAt: async (asked) => asked });
  const asked = { path: '/en', languages: 'en' };
  const update = { ...asked, editing: true };
  expect(await editor.call('look', asked)).toEqual({ outcome: DONE, update });
  const { outcome } = (await editor.call('save', asked)) as { outcome: object };
  expect(outcome).toEqual({ kind: 'refused', why: 'edit-not-there', words: expect.stringContaining('page') });
});

test('each message leads to the text or the field that it is about, and says where that is', () => {
  const { act, ask, open, read } = sitting();
  const index = open().texts.findIndex(({ by }) => Object.values(by).includes('Two'));
  act('save', { index, language: 'all', was: 'Two', to: 'Two {{rolls}}' });
  act('setting', { block: 0, way: ['tone'], to: 'sandy' });
  type Told = { messages: { message: string; place: object; target?: object }[] };
  const { messages } = ask('messages', { path: '/en', languages: 'en' }) as Told;
  const about = (word: string) => messages.find(({ message }) => message.includes(word));
  expect(about('rolls')).toMatchObject({
    place: { where: { of: 'part', title: 'Shared' } },
    target: { text: index, language: 'all' },
  });
  expect(about('loaves')?.target).toEqual({
    text: open().texts.findIndex(({ by }) => by.tr === 'Bir'),
    language: 'en',
  });
  expect(about('sandy')?.target).toEqual({ block: 0, way: ['tone'] });
  expect(read()).toContain('tone: sandy');
});

test('a block is put to any place of its list in one step; beyond the last it is the last', () => {
  const { act, read, blocks, desk } = sitting();
  expect(act('entry', { of: { block: 0 }, act: 'move', to: 2 })).toEqual(DONE);
  expect(blocks()).toEqual(['text', 'divider', 'text', 'text']);
  expect(read()).toMatch(/Three \}\n {2}# The first.\n {2}- type: text\n {4}id: about/);
  expect(desk.session.done).toHaveLength(1);
  act('undo', {});
  expect(read()).toBe(PAGE);
  expect(act('entry', { of: { block: 3 }, act: 'move', to: 0 })).toEqual(DONE);
  expect(blocks()?.slice(0, 2)).toEqual(['text', 'text']);
  act('undo', {});
  expect(act('entry', { of: { block: 0 }, act: 'move', to: 999 })).toEqual(DONE);
  expect(read()).toContain('Three');
  act('undo', {});
  for (const to of [0, -1])
    expect(act('entry', { of: { block: 0 }, act: 'move', to })).toEqual({ kind: 'refused', why: 'nothing' });
  expect(read()).toBe(PAGE);
});

test('a block is hidden where it is written, and shown again byte for byte', () => {
  const { act, read, blocks } = sitting();
  expect(act('entry', { of: { block: 0 }, act: 'hide' })).toEqual(DONE);
  expect(read()).toBe(PAGE.replace('    id: about\n', '    id: about\n    hidden: true\n'));
  expect(blocks()).toEqual(['text', 'divider', 'text']);
  expect(act('entry', { of: { block: 0 }, act: 'show' })).toEqual(DONE);
  expect(read()).toBe(PAGE);
  expect(act('entry', { of: { block: 2 }, act: 'hide' })).toEqual(DONE);
  expect(read('pages/_shared.yaml')).toBe(`${SHARED}    hidden: true\n`);
});

test('of lists in lists the entry is moved that is meant', () => {
  const list = `facts: { loaves: { all: "3" } }
meta: { title: { all: T }, description: { all: D } }
blocks:
  - type: cards
    title: { all: C }
    items:
      - title: { all: A }
        description: { all: a }
        features: [{ all: A1 }, { all: A2 }]
      - title: { all: B }
        description: { all: b }
        features: [{ all: B1 }, { all: B2 }]
`;
  const { act, open, read } = sitting(list);
  const text = open().texts.findIndex(({ by }) => by.all === 'B1');
  expect(act('entry', { of: { text }, act: 'move', to: 1 })).toEqual(DONE);
  expect(read()).toBe(list.replace('[{ all: B1 }, { all: B2 }]', '[{ all: B2 }, { all: B1 }]'));
  act('undo', {});
  expect(act('entry', { of: { text, steps: 3 }, act: 'move', to: 0 })).toEqual(DONE);
  expect(read()).toMatch(/all: B \}.*all: A \}/s);
  act('undo', {});
  expect(read()).toBe(list);
});

/** A page with a list of questions, and what changes it as an author who still sees the first table. */
function questions(...asked: readonly string[]) {
  const list = (...all: readonly string[]) =>
    `meta: { title: { all: T }, description: { all: D } }
blocks:
  - type: faq
    title: { all: F }
    items:
${all.map((each) => `      - question: { all: ${each}? }\n        answer: { all: A }\n`).join('')}`;
  const made = sitting(list(...asked));
  const { table, texts } = made.open();
  const text = (words: string) => texts.findIndex(({ by }) => by.all === `${words}?`);
  return {
    ...made,
    change: (words: string, act: string) => made.act('entry', { table, of: { text: text(words) }, act }),
    save: (words: string, to: string) => {
      const was = `${words}?`;
      return made.act('save', { table, index: text(words), language: 'all', was, to: `${to}?` });
    },
    now: () => [...(made.read() ?? '').matchAll(/all: (\w+)\?/g)].map(([, words]) => words),
  };
}

test('an entry is found where it stands now, by what it says: one before it has gone or come meanwhile', () => {
  const { change, now } = questions('One', 'Two', 'Three');
  expect(change('One', 'remove')).toEqual(DONE);
  expect(change('Two', 'duplicate')).toEqual(DONE);
  expect(now()).toEqual(['Two', 'Two', 'Three']);
  expect(change('Three', 'up')).toEqual(DONE);
  expect(now()).toEqual(['Two', 'Three', 'Two']);
});

test('an entry whose own words have just been saved is the one that was meant', () => {
  const { change, save, now } = questions('One', 'Two', 'Three');
  expect(save('Two', 'Second')).toEqual(DONE);
  expect(change('Two', 'down')).toEqual(DONE);
  expect(now()).toEqual(['One', 'Three', 'Second']);
});

test('an entry that somebody else has changed, and one of several that say the same, is left alone', () => {
  const { change, read, write, now } = questions('One', 'Two', 'Three', 'Three');
  const gone = { kind: 'refused', why: 'edit-not-there' };
  write((read() ?? '').replace('Two?', 'Zwei?'));
  expect(change('Two', 'remove')).toEqual(gone);
  expect(change('One', 'remove')).toEqual(DONE);
  expect(change('Three', 'remove')).toEqual(gone);
  expect(now()).toEqual(['Zwei', 'Three', 'Three']);
});

test('what is asked for of a page that has become another one meanwhile is not done to what stands in its place', () => {
  const { act, open, read } = sitting();
  const { table } = open();
  expect(act('entry', { table, of: { block: 0 }, act: 'remove' })).toEqual(DONE);
  const once = read();
  const gone = { kind: 'refused', why: 'edit-not-there' };
  expect(act('entry', { table, of: { block: 0 }, act: 'remove' })).toEqual(gone);
  expect(act('part', { table, block: 0, way: ['title'], act: 'remove' })).toEqual(gone);
  expect(read()).toBe(once);
  act('undo', {});
  expect(act('entry', { table, of: { block: 0 }, act: 'remove' })).toEqual(DONE);
  expect(read()).toBe(once);
});

test('blocks are told of with their titles, as visitors read them', () => {
  expect(
    sitting()
      .told()
      .map(({ type, title }) => [type, title]),
  ).toEqual([
    ['text', 'One {{loaves}}'],
    ['text', 'Two'],
    ['divider', ''],
    ['text', 'Three'],
  ]);
});
