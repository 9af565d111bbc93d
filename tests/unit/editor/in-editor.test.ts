import { expect, test } from 'vitest';
import { withPairs, wordSum } from '../../../src/content/check/translated/lock.ts';
import { type Code, messages as catalogue } from '../../../src/diagnostics/catalogue.ts';
import type { Fault } from '../../../src/diagnostics/diagnostic.ts';
import { ownBlockMessages } from '../../../src/diagnostics/messages/own-blocks.ts';
import { catalogues } from '../../../src/diagnostics/wording.ts';
import { machineOf } from '../../../src/disk/machine.ts';
import { learnToSay, messageWords, wordsInEditor } from '../../../src/editor/desk/messages/in-editor.ts';
import type { MessageInfo } from '../../../src/editor/shared/protocol.ts';
import type { Files } from '../site-folder.ts';
import { engine } from '../source-files.ts';
import { siteDesk } from './site-desk.ts';

/** What only people know who edit files. */
const FILES =
  /\byaml\b|\.ya?ml\b|`(?!https|mailto|tel)[a-z]+:`?|`# |# fine|\b(?:lines?|column|indent\w*|folder|field|block|quotes?|quotation|npm)\b|satır|sütun|klasör|girinti|blok|tırnak|سطر|عمود|مجلد|كتلة|اقتباس/i;

// A placeholder's blanks stay open here: what they are filled with is the author's own.
const said = (code: Code, languages: string) => wordsInEditor({ code } as Fault, languages);

test.each(['en', 'tr', 'ar'])('no hint in the editor speaks of files and how they are written: %s', (languages) => {
  const hints = (Object.keys(catalogue) as Code[]).map((code) => `${code}: ${said(code, languages).hint}`);
  expect(hints.filter((hint) => FILES.test(hint.replace(/^[\w-]+: /, '')))).toEqual([]);
});

test.each(['en', 'tr', 'ar'])('what can be mended on the page is told without a word of its file: %s', (languages) => {
  const technical = said('yaml-tab', languages).hint;
  const messages = (Object.keys(catalogue) as Code[])
    .map((code) => ({ code, ...said(code, languages) }))
    .filter(({ hint }) => hint !== technical)
    .map(({ code, message }) => `${code}: ${message}`);
  expect(messages.length).toBeGreaterThan(80);
  expect(messages.filter((message) => FILES.test(message.replace(/^[\w-]+: /, '')))).toEqual([]);
});

const PAGE = `meta:
  title: { all: Bread from Mill Lane }
  description: { all: Fresh from the oven every morning }
facts: { openDays: 6 }
blocks:
  - type: hero
    title: { all: Bread }
  - type: text
    body:
      en: >-
        Fresh bread, and
        the the oven,, too
      tr: Ekmek
      ar: خبز
  - type: text
    title: { all: More }
    body: { all: "Open {{openDays, date}} days" }
    hidden: yes
`;

function sitting(files: Files = {}) {
  const pages = { 'pages/index.yaml': PAGE, 'pages/contact.yaml': PAGE.replace('Mill Lane', 'us') };
  const made = siteDesk({ ...pages, ...files });
  return { ...made, messages: () => made.ask<{ messages: MessageInfo[] }>('messages').messages };
}

test('a message says where it is by page and section, and calls facts by their names', () => {
  const { messages } = sitting();
  const [twice] = messages().filter(({ message }) => message.includes('the the'));
  expect(twice?.place).toMatchObject({ where: { of: 'home' }, what: ['text', 'body'], language: 'English' });
  expect(messages().find(({ message }) => message.includes('“Open days”'))).toBeDefined();
  expect(JSON.stringify(messages().map(({ message, hint }) => message + hint))).not.toMatch(/openDays`|fine:|\.yaml/);
});

test('what is meant so is answered by a note, one beside the other, and comes back with undo', () => {
  const { messages, act, read } = sitting();
  const find = (words: string) => messages().find(({ message }) => message.includes(words));
  const [word, mark] = [find('the the'), find(',,')];
  expect([word?.canStay, mark?.canStay]).toEqual([true, true]);
  expect(act('answer-message', { id: word?.id, how: 'stay' })).toEqual({ kind: 'done' });
  expect(read()).toBe(PAGE.replace('      en: >-', '      # fine: doubled-word\n      en: >-'));
  expect(find('the the')).toBe(undefined);
  expect(act('answer-message', { id: mark?.id, how: 'stay' })).toMatchObject({ kind: 'refused' });
  expect(act('answer-message', { id: find(',,')?.id, how: 'stay' })).toEqual({ kind: 'done' });
  expect(read()).toBe(PAGE.replace('      en: >-', '      # fine: doubled-word, doubled-mark\n      en: >-'));
  expect(find(',,')).toBe(undefined);
  act('undo');
  act('undo');
  expect(read()).toBe(PAGE);
});

const SOUND = PAGE.replace('hidden: yes', 'hidden: true');

test('a translation that has grown old is right still, until undo', () => {
  const machine = machineOf(engine);
  const [translation, source] = [wordSum('Ekmek', 'tr', machine), wordSum('Warm bread', 'en', machine)];
  const lock = withPairs(undefined, [{ language: 'tr', translation, source, words: 'Warm bread' }]);
  const { messages, act, read } = sitting({ 'pages/index.yaml': SOUND, 'pages/translations.lock': lock });
  const old = () => messages().filter(({ isOld }) => isOld);
  expect(old()).toMatchObject([
    {
      ...{ canStay: true, canMend: false, hint: 'Translate it anew, or say that it is still right.' },
      old: { was: 'Warm bread', now: 'Fresh bread, and the the oven,, too', language: 'en' },
    },
  ]);
  expect(old()[0]?.message).toContain('has changed since it was translated into Turkish');
  expect(act('answer-message', { id: old()[0]?.id, how: 'stay' })).toEqual({ kind: 'done' });
  expect([old(), read()]).toEqual([[], SOUND]);
  expect(read('pages/translations.lock')).not.toBe(lock);
  expect(act('undo')).toMatchObject({ kind: 'done' });
  expect(read('pages/translations.lock')).toBe(lock);
  expect(old()).toHaveLength(1);
});

test('a translation that a program made is right once somebody says so, until undo', () => {
  const machine = machineOf(engine);
  const [translation, source] = [
    wordSum('Ekmek', 'tr', machine),
    wordSum('Fresh bread, and the the oven,, too', 'en', machine),
  ];
  const line = { language: 'tr', translation, source, words: 'Fresh bread, and the the oven,, too' };
  const lock = withPairs(undefined, [{ ...line, unreviewed: true }]);
  const { messages, act, read } = sitting({ 'pages/index.yaml': SOUND, 'pages/translations.lock': lock });
  const unread = () => messages().filter(({ isOld }) => isOld);
  expect(unread()).toMatchObject([
    { canStay: true, hint: 'Read it and mend what is wrong, or say that it is right.', old: undefined },
  ]);
  expect(act('answer-message', { id: unread()[0]?.id, how: 'stay' })).toEqual({ kind: 'done' });
  expect([unread(), read('pages/translations.lock')]).toEqual([[], withPairs(undefined, [line])]);
  expect(act('undo')).toMatchObject({ kind: 'done' });
  expect(read('pages/translations.lock')).toBe(lock);
});

test('what can be put right in one way is put right from its message', () => {
  const { messages, act, read } = sitting();
  const slip = messages().find(({ message }) => message.includes('hidden'));
  expect(slip).toMatchObject({ canMend: true, canStay: false });
  expect(act('answer-message', { id: slip?.id, how: 'mend' })).toEqual({ kind: 'done' });
  expect(read()).toBe(PAGE.replace('hidden: yes', 'hidden: true'));
});

test('what an author’s browser is told of messages leaves out what nobody reads, and nothing else', () => {
  // What is told of programs has been told before there is an editor.
  const codes = (Object.keys(catalogue) as Code[]).filter((code) => !Object.hasOwn(ownBlockMessages, code));
  const told = (['en', 'tr', 'ar'] as const).map((language) => ({
    language,
    whole: codes.map((code) => said(code, language)),
    words: messageWords(language),
  }));
  const before = { ...catalogues };
  for (const { language, whole, words } of told) {
    const hints = codes.map((code) => words.catalogue.messages[code].hint);
    expect(hints.filter((hint) => hint === undefined).length).toBeGreaterThan(100);
    learnToSay(words);
    const learnt = codes.map((code) => said(code, language));
    // A worker goes on with these words; here others follow.
    Object.assign(catalogues, before);
    expect(learnt).toEqual(whole);
  }
});
