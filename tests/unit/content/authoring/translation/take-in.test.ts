import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LetterUnit } from '../../../../../src/content/authoring/translation/letter.ts';
import { formsOf, pluralHeader } from '../../../../../src/content/authoring/translation/po-plurals.ts';
import { type TakenIn, takeIn } from '../../../../../src/content/authoring/translation/take-in.ts';
import { unitsOf } from '../../../../../src/content/authoring/translation/units.ts';
import {
  type LetterForm,
  letterFor,
  letterForms,
} from '../../../../../src/content/authoring/translation/write-letter.ts';
import { readLock, withPairs, wordSum } from '../../../../../src/content/check/translated/lock.ts';
import type { Project } from '../../../../../src/content/project.ts';
import { catalogues, wordingOf } from '../../../../../src/diagnostics/wording.ts';
import { machineOf, openFolder } from '../../../../../src/disk/machine.ts';
import { cases, patience } from '../../../random/cases.ts';
import { openSite } from '../../../site-folder.ts';
import { META, page, SITE } from '../../../small-site.ts';
import { engine } from '../../../source-files.ts';
import { anyText } from '../edit/random-file.ts';

const machine = machineOf(engine);

// The names of the forms are their keys.
const FORMS = Object.keys(letterForms) as LetterForm[];

const block = (title: string, body = '{ all: x }') => `  - type: text\n    title: ${title}\n    body: ${body}\n`;
const BREAD = block('{ en: Bread, tr: Ekmek }', '{ en: "Warm [rolls](/) for {{price}}", tr: "{{price}} [çörek](/)" }');
const FACTS = 'facts: { price: { all: "5" } }\n';
const site = (blocks = BREAD, files: Record<string, string> = {}) =>
  openSite({ 'pages/a.yaml': FACTS + page(blocks), ...files });

/** Sends the texts of a site out, with translations changed on the way. */
function sent(project: Project, form: LetterForm, changed: Readonly<Record<string, string>> = {}, to = 'tr'): string {
  const letter = letterFor(project, { from: 'en', to });
  const units = letter.units.map((unit): LetterUnit => {
    const translation = Object.hasOwn(changed, unit.text) ? changed[unit.text] : unit.translation;
    return { ...unit, translation };
  });
  return letterForms[form]({ ...letter, units });
}

const take = (project: Project, text: string, accepted: readonly string[] = []): TakenIn =>
  takeIn(project, { source: { file: 'back', text: text.replace(/^\ufeff/, '') }, accepted: new Set(accepted) });

const codesOf = ({ told }: TakenIn) => told.map(({ code }) => code);

test.each([
  ['+6', true],
  ['24/7', true],
  ['7 Mayıs', true],
  ['From May 7 on', true],
  ['=6', true],
  ['Weeks 2 to 4', false],
  ['Open for 24 hours', false],
  ['Bread', false],
])('in a table %j has an apostrophe before it: %j, and comes back without one', (words, isGuarded) => {
  const project = site(block('{ en: Bread, tr: Ekmek }'));
  const text = sent(project, 'csv', { Bread: words });
  const cells = text.split(/\r\n/).flatMap((row) => row.split(';'));
  expect([cells.includes(words), cells.includes(`'${words}`)]).toEqual([!isGuarded, isGuarded]);
  expect(take(project, text, ['untranslated']).files.map((file) => file.text)[0]).toContain(words);
  // Older files have one before any figure.
  if (/\d/.test(words))
    expect(take(project, text.replace(`;${words}`, `;'${words}`)).files[0]?.text).not.toContain("'");
});

describe.each(FORMS)('as %s', (form) => {
  test('texts that come back as they went out change nothing, of this site too', () => {
    const own = openFolder(engine);
    for (const to of ['tr', 'ar'])
      expect(take(own, sent(own, form, {}, to))).toMatchObject({ files: [], changed: 0, told: [], isWhole: true });
  });

  test('a translation is written where it belongs, and nothing else changes', () => {
    const project = site();
    const back = take(
      project,
      sent(project, form, {
        Bread: '=Ekmek; "taze",\n1/2',
        'Warm [rolls](/) for {{price}}': '**{{price}}** & <[x](/)>',
      }),
    );
    expect(codesOf(back)).toEqual([]);
    expect(back.files.map(({ text }) => text)).toEqual([
      FACTS +
        page(
          BREAD.replace('tr: Ekmek', 'tr: "=Ekmek; \\"taze\\",\\n1/2"').replace(
            'tr: "{{price}} [çörek](/)"',
            'tr: "**{{price}}** & <[x](/)>"',
          ),
        ),
    ]);
  });

  test('any text of any site comes back as it went out, or as it was changed', patience, () => {
    const text = anyText().filter((each) => each.trim() !== '');
    fc.assert(
      fc.property(text, text, text, fc.boolean(), (en, tr, other, isRich) => {
        const by = (words: string) => `{ en: ${JSON.stringify(en)}, tr: ${JSON.stringify(words)} }`;
        const made = (words: string) => (isRich ? block('{ all: x }', by(words)) : block(by(words)));
        const project = site(made(tr));
        const units = unitsOf(project, { from: 'en', to: 'tr' }).filter(({ source }) => source.file === 'pages/a.yaml');
        expect(take(project, sent(project, form))).toMatchObject({ files: [], told: [] });
        const [unit] = units;
        if (!unit || other.trim().startsWith('TODO:')) return;
        const back = take(project, sent(project, form, { [unit.text]: other.trim() }), ['fitting']);
        for (const file of back.files) {
          const after = openSite({ 'pages/a.yaml': file.text });
          const [now] = unitsOf(after, { from: 'en', to: 'tr' }).filter(({ source }) => source.file === file.file);
          expect(now).toMatchObject({ text: unit.text, translation: other.trim() });
        }
      }),
      { numRuns: Math.ceil(cases / 4) },
    );
  });
});

describe('what does not fit is told, and nothing is written', () => {
  const told = (before: Project, after: Project, changed: Record<string, string> = {}, accepted: string[] = []) =>
    take(after, sent(before, 'po', changed), accepted);

  test('a text that is gone, or says something else now', () => {
    const after = site(block('{ en: Loaf, tr: Somun }', '{ en: "Warm [rolls](/) for {{price}}", tr: x }'));
    const back = told(site(), after, { Bread: 'Taze ekmek' });
    expect(codesOf(back)).toEqual(['import-source-changed']);
    expect(back.isWhole).toBe(false);
    expect(codesOf(told(site(), site(block('{ all: x }')), { Bread: 'Somun' }))).toContain('import-text-gone');
  });

  test('what is accepted is taken in', () => {
    const after = site(BREAD.replace('en: Bread', 'en: Loaf'));
    const back = told(site(), after, { Bread: 'Somun' }, ['import-source-changed']);
    expect(back).toMatchObject({ changed: 1, isWhole: true });
    expect(back.files[0]?.text).toContain('{ en: Loaf, tr: Somun }');
  });

  test('a fact or link that is lost; the rest is taken in where that is asked', () => {
    const changed = { Bread: 'Somun', 'Warm [rolls](/) for {{price}}': 'Sıcak' };
    expect(codesOf(told(site(), site(), changed))).toEqual(['import-code-lost']);
    const back = told(site(), site(), changed, ['fitting']);
    expect(back).toMatchObject({ changed: 1, isWhole: true });
    expect(back.files[0]?.text).toBe(FACTS + page(BREAD.replace('Ekmek', 'Somun')));
  });

  test('what the check says of a translation: an unknown fact, a forbidden word', () => {
    const glossary = 'glossary:\n  - { term: bread, use: { en: bread, tr: ekmek }, avoid: { tr: [somun] } }\n';
    const files = { 'site.yaml': SITE + glossary };
    const one = site(BREAD, files);
    expect(codesOf(told(one, one, { Bread: 'Taze somun' }))).toEqual(['avoided-word']);
    expect(codesOf(told(one, one, { Bread: '{{pirce}}' }))).toEqual(['missing-fact']);
  });

  test('another language, two translations of one text, and what is no such file', () => {
    const project = site();
    expect(codesOf(take(project, sent(project, 'po').replace('Language: tr', 'Language: de')))).toEqual([
      'import-language',
    ]);
    const twice = sent(project, 'po', { Bread: 'Somun' });
    const entry = /msgctxt "pages\/a.yaml#blocks.0.title"\nmsgid "Bread"\nmsgstr "Somun"\n/.exec(twice)?.[0] ?? '';
    expect(codesOf(take(project, `${twice}\n${entry.replace('Somun', 'Pide')}`))).toEqual(['import-twice']);
    for (const text of [
      '<x',
      '<!DOCTYPE a [<!ENTITY b "c">]><xliff>&b;</xliff>',
      '{"a"',
      'msgid "a"\nmsgstr b\n',
      'a;b',
    ])
      expect(codesOf(take(project, text)), text).toEqual(['import-unreadable']);
  });

  test('with its place in the file, in each language of messages', () => {
    const { told: all } = told(site(), site(), { 'Warm [rolls](/) for {{price}}': '[x](/)' });
    const [first] = all;
    if (!first) throw new Error('Nothing was told.');
    const { source, range } = first.place;
    expect(source.text.slice(range.start, range.end)).toBe('msgstr "[x](/)"');
    for (const catalogue of Object.values(catalogues))
      expect(wordingOf(first, catalogue).message).toContain('{{price}}');
  });
});

test('a text that has moved is found by its words', () => {
  const after = site(block('{ all: first }') + BREAD);
  const back = take(after, sent(site(), 'json', { Bread: 'Somun' }), []);
  expect(back).toMatchObject({ changed: 1, told: [] });
  expect(back.files[0]?.text).toContain('tr: Somun');
});

test('plural forms are those of the language that is translated into', () => {
  const facts = 'facts:\n  days:\n    en: { one: "{{count}} day", other: "{{count}} days" }\n';
  const project = openSite({ 'pages/a.yaml': `${facts}${META}blocks:\n  - type: divider\n` });
  const units = unitsOf(project, { from: 'en', to: 'ar', routes: ['/a'] });
  expect(units.map(({ plural, text }) => [plural, text])).toEqual([
    ['zero', '{{count}} days'],
    ['one', '{{count}} day'],
    ['two', '{{count}} days'],
    ['few', '{{count}} days'],
    ['many', '{{count}} days'],
    ['other', '{{count}} days'],
  ]);
  const letter = letterFor(project, { from: 'en', to: 'ar', routes: ['/a'] });
  const translated = letter.units.map((unit) => ({ ...unit, translation: `{{count}} ${unit.plural}` }));
  const back = take(project, letterForms.xliff({ ...letter, units: translated }), ['fitting']);
  expect(back.files[0]?.text).toContain('few');
});

describe('plural forms in PO', () => {
  const facts = 'facts:\n  days:\n    en: { one: "{{count}} day", other: "{{count}} days" }\n';
  const own = (more = '') => openSite({ 'pages/a.yaml': `${facts}${more}${META}blocks:\n  - type: divider\n` });
  const po = (project: Project, to: string) => letterForms.po(letterFor(project, { from: 'en', to, routes: ['/a'] }));

  test('are one entry, which comes back form by form', () => {
    const text = po(own(), 'ar');
    expect(text).toContain('Plural-Forms: nplurals=6;');
    expect(text).toContain('msgctxt "pages/a.yaml#facts.days"\nmsgid "{{count}} day"\nmsgid_plural "{{count}} days"\n');
    const filled = text.replace(/^msgstr\[(\d)\] ""/gm, 'msgstr[$1] "{{count}} $1"');
    const back = take(own(), filled, ['fitting']);
    expect(back).toMatchObject({ changed: 6 });
    expect(text).toContain('#. /a › facts › days\n');
    expect(back.files[0]?.text).toContain('ar:\n      zero: "{{count}} 0"\n      one: "{{count}} 1"\n');
    const made = openSite({ 'pages/a.yaml': back.files[0]?.text });
    expect(take(made, po(made, 'ar'))).toMatchObject({ changed: 0, same: 6, told: [], isWhole: true });
    // A program that knows of fewer forms leaves the others as they are, and a language that is none says nothing.
    expect(take(made, po(made, 'ar').replace(/^msgstr\[[45]\].*\n/gm, ''))).toMatchObject({ changed: 0, told: [] });
    expect(codesOf(take(made, po(made, 'ar').replace('Language: ar', 'Language: العربية')))).toEqual([
      'import-language',
    ]);
  });

  test('are texts by themselves where the forms are not those of the language', () => {
    const text = po(own('    tr: { one: "{{count}} gün", few: "{{count}} gün", other: "{{count}} gün" }\n'), 'tr');
    expect(text).toContain('msgctxt "pages/a.yaml#facts.days~few"');
    expect(text).not.toContain('msgid_plural');
  });

  test.each(['en', 'tr', 'ar', 'de', 'fr', 'ru', 'pl', 'cs', 'lv', 'sl', 'he', 'ja', 'br', 'ro'])(
    'are counted in %s as the language counts',
    (language) => {
      const [, count, rule] = /^nplurals=(\d); plural=(.*);$/.exec(pluralHeader(language)) ?? [];
      const forms = formsOf(language);
      expect(Number(count)).toBe(forms.length);
      // gettext's rules are written in C, which says of whole numbers the same in JavaScript.
      const indexOf = runInNewContext(`(n) => Number(${rule})`) as (number: number) => number;
      const rules = new Intl.PluralRules(language);
      for (const number of [...Array(1200).keys(), 1_000_000, 2_000_000, 1_000_001])
        expect(forms[indexOf(number)]).toBe(rules.select(number));
    },
  );
});

test('a translator is told where a text stands, how long it may be, and the words of the glossary', () => {
  const glossary = 'glossary:\n  - { term: bread, use: { en: bread, tr: ekmek } }\n';
  const project = site(BREAD, { 'site.yaml': SITE + glossary });
  const { units } = letterFor(project, { from: 'en', to: 'tr', routes: ['/a'] });
  expect(units[0]?.notes.map(({ words }) => words)).toEqual([
    '/a › text › title',
    'https://www.example.test/tr/a',
    'bread → ekmek',
  ]);
});

describe('translations that have grown old', () => {
  const lock = withPairs(undefined, [
    {
      language: 'tr',
      translation: wordSum('Ekmek', 'tr', machine),
      source: wordSum('Stale bread', 'en', machine),
      words: 'Stale bread',
    },
  ]);
  const old = () => site(BREAD + block('{ en: Cake }'), { 'pages/translations.lock': lock });

  test.each([
    [['stale'], ['Bread']],
    [['missing'], ['Cake']],
    [
      ['missing', 'stale'],
      ['Bread', 'Cake'],
    ],
  ] as const)('of %j these go out: %j', (only, texts) => {
    const { units } = letterFor(old(), { from: 'en', to: 'tr', only, routes: ['/a'] });
    expect(units.map(({ text }) => text)).toEqual(texts);
  });

  test.each(FORMS)('as %s they say what they were made from, and come back as they went out', (form) => {
    const text = sent(old(), form);
    expect(text).toContain('made from “Stale bread”');
    expect(take(old(), text)).toMatchObject({ files: [], locks: [], changed: 0, told: [] });
  });

  test('what is taken in is known to be made from what its text says now', () => {
    const project = old();
    const { files, locks } = take(project, sent(project, 'csv', { Bread: 'Taze ekmek' }));
    expect(locks.map(({ file }) => file)).toEqual(['pages/translations.lock']);
    const after = readLock(String(locks[0]?.after)).map(({ language, words }) => `${language} ${words}`);
    expect(after.sort()).toEqual(['tr Bread', 'tr Stale bread']);
    expect(project.stale('/a')).toHaveLength(1);
    expect(
      project.supposing(...files, { file: 'pages/translations.lock', text: String(locks[0]?.after) }).stale('/a'),
    ).toEqual([]);
  });
});

describe('what a program gives', () => {
  const text = block('{ en: Bread }') + block('{ en: Cake }') + block('{ en: Rolls, tr: Çörek }');
  const given = (project: Project, changed: Readonly<Record<string, string>>, to = 'tr') => {
    const asked = new Set(letterFor(project, { from: 'en', to: 'tr', only: ['missing'] }).units.map(({ key }) => key));
    const source = { file: './translate.sh', text: sent(project, 'xliff', changed, to) };
    return takeIn(project, { source, accepted: new Set(), to: 'tr', asked });
  };
  const whole = { Bread: 'Ekmek', Cake: 'Kek', Rolls: 'Simit' };

  test('is taken in where it was asked for, and marked as unreviewed', () => {
    const { files, locks, changed, told } = given(site(text), whole);
    expect([changed, told]).toEqual([2, []]);
    expect(files[0]?.text).toContain('{ en: Rolls, tr: Çörek }');
    expect(readLock(String(locks[0]?.after)).map(({ words, unreviewed }) => [words, unreviewed])).toEqual(
      expect.arrayContaining([
        ['Bread', true],
        ['Cake', true],
      ]),
    );
  });

  test('in another language than was asked for is refused as a whole', () => {
    const back = given(site(text), whole, 'ar');
    expect([codesOf(back), back.files]).toEqual([['import-language'], []]);
  });

  test('keeps to what every import has to', () => {
    const back = given(site(), { Bread: 'Ekmek', 'Warm [rolls](/) for {{price}}': 'Sıcak' });
    expect(back.changed).toBe(0);
    const missing = given(site(block('{ en: "For {{price}}" }')), { 'For {{price}}': 'Ucuz' });
    expect([codesOf(missing), missing.isWhole]).toEqual([['import-code-lost'], false]);
  });

  test('stays unreviewed through merges until somebody says that it is right', () => {
    const project = site(text, { 'pages/translations.lock': withPairs(undefined, []) });
    const { files, locks } = given(project, whole);
    const lock = String(locks[0]?.after);
    const count = (text: string) =>
      project
        .supposing(...files, { file: 'pages/translations.lock', text })
        .check()
        .filter(({ code }) => code === 'unreviewed-translation').length;
    const right = lock.replaceAll('? tr', 'tr');
    expect([count(lock), count(right), count(lock + right), count(right + lock)]).toEqual([2, 0, 0, 0]);
    expect(withPairs(right, readLock(lock))).toBe(right);
    expect(withPairs(lock, readLock(right))).toBe(right);
  });
});
