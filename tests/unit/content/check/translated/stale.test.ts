import { describe, expect, test } from 'vitest';
import type { Version } from '../../../../../src/content/assets/history.ts';
import { changedWords } from '../../../../../src/content/check/translated/changed-words.ts';
import { readLock, withPairs, wordSum } from '../../../../../src/content/check/translated/lock.ts';
import { sameWords } from '../../../../../src/content/check/translated/same-words.ts';
import { openProject } from '../../../../../src/content/project.ts';
import { machineOf } from '../../../../../src/disk/machine.ts';
import { brief, siteFiles } from '../../../site-folder.ts';
import { page } from '../../../small-site.ts';
import { engine } from '../../../source-files.ts';

const machine = machineOf(engine);

const text = (title: string) => `  - type: text\n    title: ${title}\n    body: { all: x }\n`;
const OLD = '{ en: Bread in 30 days, tr: 30 günde ekmek }';
const NEW = '{ en: Bread in 14 days, tr: 30 günde ekmek }';

/** A line of a lock: what a translation was made from. */
const pair = (source: string, translation: string, from = 'en', language = 'tr') => ({
  language,
  translation: wordSum(translation, language, machine),
  source: wordSum(source, from, machine),
  words: source,
});

const LOCK = withPairs(undefined, [pair('Bread in 30 days', '30 günde ekmek')]);

/** Versions of `pages/a.yaml`, by the texts, each with the places of those that it was made from. */
function historyOf(...made: readonly (readonly [text: string, ...from: number[]])[]) {
  const versions: Version[] = [];
  for (const [own, ...from] of made)
    versions.push({ file: 'pages/a.yaml', text: () => own, from: from.map((at) => versions[at] as Version) });
  return { versionsOf: (file: string) => (file === 'pages/a.yaml' ? versions.toReversed() : []) };
}

type Given = Parameters<typeof siteFiles>[0];

function staleIn(files: Given, history?: ReturnType<typeof historyOf>) {
  const project = openProject(siteFiles(files), { ...machine, ...(history && { history }) });
  return project.check().filter(({ code }) => code === 'stale-translation');
}

const told = (files: Given, history?: ReturnType<typeof historyOf>) =>
  staleIn(files, history).map((each) => `${brief(each)} ${each.details.was} > ${each.details.now}`);

describe('by a lock', () => {
  test('a translation whose source has changed is told at its place, with the words that changed', () => {
    expect(told({ 'pages/a.yaml': page(text(NEW)), 'pages/translations.lock': LOCK })).toEqual([
      'pages/a.yaml:6:40 stale-translation …in 30 days > …in 14 days',
    ]);
    expect(told({ 'pages/a.yaml': page(text(OLD)), 'pages/translations.lock': LOCK })).toEqual([]);
  });

  test('a new text that is translated as another one is not old, as long as that stands somewhere', () => {
    const both = { 'pages/a.yaml': page(text(OLD)), 'pages/b.yaml': page(text(NEW)), 'pages/translations.lock': LOCK };
    expect(told(both)).toEqual([]);
    expect(told({ ...both, 'pages/a.yaml': page(text('{ all: y }')) })).toHaveLength(1);
    const project = openProject(siteFiles(both), machine);
    expect(['/a', '/b'].flatMap((route) => project.stale(route))).toEqual([]);
  });

  test('it is found in another file, place or folder, and by the lock of any folder', () => {
    const moved = page(text('{ all: y }') + text(NEW));
    expect(told({ 'pages/b/c.yaml': moved, 'pages/translations.lock': LOCK })).toHaveLength(1);
    expect(told({ 'pages/a.yaml': moved, 'pages/b/translations.lock': LOCK })).toHaveLength(1);
  });

  test.each([
    ['capitals, spaces and punctuation', '{ en: "bread – in  30 days!", tr: 30 günde ekmek }'],
    ['punctuation of the translation', '{ en: Bread in 30 days, tr: "30 günde: Ekmek!" }'],
    ['a translation that no lock knows', '{ en: Bread in 14 days, tr: 14 günde ekmek }'],
    ['what is still to be written', '{ en: Bread in 14 days, tr: "TODO: 30 günde ekmek" }'],
  ])('%s make nothing old', (_, title) => {
    expect(told({ 'pages/a.yaml': page(text(title)), 'pages/translations.lock': LOCK })).toEqual([]);
  });

  test.each([
    ['a figure', '{ en: Bread in 3.0 days, tr: 30 günde ekmek }'],
    ['a fact', '{ en: "Bread in {{days}} days", tr: 30 günde ekmek }'],
  ])('%s that is another one does', (_, title) => {
    const files = {
      'pages/a.yaml': `facts: { days: { all: "30" } }\n${page(text(title))}`,
      'pages/translations.lock': LOCK,
    };
    expect(told(files)).toHaveLength(1);
  });

  test('of a partial that several pages show it is told once', () => {
    const files = {
      'pages/_a.yaml': `blocks:\n${text(NEW)}`,
      'pages/a.yaml': page('  - include: /_a.yaml\n'),
      'pages/b.yaml': page('  - include: /_a.yaml\n'),
      'pages/translations.lock': LOCK,
    };
    expect(told(files)).toEqual(['pages/_a.yaml:3:40 stale-translation …in 30 days > …in 14 days']);
  });

  test('of facts too, with the forms that they have for numbers', () => {
    const facts = (days: string) => `facts: { days: { en: ${days}, tr: gün } }\n`;
    const files = (days: string) => ({
      'pages/a.yaml': facts(days) + page(text('{ all: "{{days}}" }')),
      'pages/translations.lock': withPairs(undefined, [pair('day\ndays', 'gün'), pair('days', 'gün')]),
    });
    expect(told(files('{ one: day, other: days }'))).toEqual([]);
    expect(told(files('weeks'))).toHaveLength(1);
  });

  test('a page that is written in another language first says so, and its texts are translations of that one', () => {
    const lock = withPairs(undefined, [pair('30 günde ekmek', 'Bread in 30 days', 'tr', 'en')]);
    const files = (source: string, title: string) => ({
      'pages/a.yaml': source + page(text(title)),
      'pages/translations.lock': lock,
    });
    const changed = '{ en: Bread in 30 days, tr: 14 günde ekmek }';
    expect(told(files('source: tr\n', OLD))).toEqual([]);
    expect(told(files('source: tr\n', changed))).toEqual(['pages/a.yaml:7:18 stale-translation 30 günde… > 14 günde…']);
    expect(told(files('', changed))).toEqual([]);
  });

  test('lines of both sides of a merge hold, whatever stands between them', () => {
    const lines = withPairs(undefined, [pair('Bread in 14 days', '30 günde ekmek')]);
    const merged = `<<<<<<< ours\n${LOCK}=======\n${lines}>>>>>>> theirs\n`;
    expect(told({ 'pages/a.yaml': page(text(NEW)), 'pages/translations.lock': merged })).toEqual([]);
    expect(readLock(merged)).toHaveLength(2);
  });

  test('it outlives the record: what another lock says is told at once, and what it said is forgotten', () => {
    const folder = siteFiles({ 'pages/a.yaml': page(text(NEW)) });
    let project = openProject(folder, machine);
    const count = () => project.check().filter(({ code }) => code === 'stale-translation').length;
    const counts = [count()];
    for (const lock of [LOCK, withPairs(LOCK, [pair('Bread in 14 days', '30 günde ekmek')])]) {
      folder.write('pages/translations.lock', lock);
      project = project.refresh(new Set(['pages/translations.lock']));
      counts.push(count());
    }
    expect(counts).toEqual([0, 1, 0]);
  });

  test('words of several lines come back as they were', () => {
    const words = 'A\\n b\nc\\';
    expect(readLock(withPairs('', [{ ...pair('x', 'y'), words }]))[0]?.words).toBe(words);
  });
});

describe('by the history', () => {
  const first = page(text(OLD));
  const now = page(text(NEW));
  const both = page(text('{ en: Bread in 14 days, tr: 14 günde ekmek }'));

  test('a translation is as old as the version that it came with', () => {
    expect(told({ 'pages/a.yaml': now }, historyOf([first], [now, 0]))).toEqual([
      'pages/a.yaml:6:40 stale-translation …in 30 days > …in 14 days',
    ]);
    expect(told({ 'pages/a.yaml': now }, historyOf([first]))).toHaveLength(1);
    expect(told({ 'pages/a.yaml': first }, historyOf([first], [now, 0], [first, 1]))).toEqual([]);
  });

  test('what changes in both languages at once is no older than the other', () => {
    expect(told({ 'pages/a.yaml': both }, historyOf([first], [both, 0]))).toEqual([]);
    expect(told({ 'pages/a.yaml': both }, historyOf([first]))).toEqual([]);
  });

  test('a text that is moved in its file, or written in another way, is the text that it was', () => {
    const block =
      '  - type: text\n    title:\n      tr: "30 günde ekmek"\n      en: >\n        Bread\n        in 30 days\n    body: { all: x }\n';
    const moved = page(text('{ all: y }') + block);
    expect(told({ 'pages/a.yaml': moved }, historyOf([first], [moved, 0]))).toEqual([]);
    const changed = moved.replace('in 30', 'in 14');
    expect(told({ 'pages/a.yaml': changed }, historyOf([first], [moved, 0], [changed, 1]))).toHaveLength(1);
  });

  test('of what two people did side by side the one did not see the other', () => {
    const translated = page(text('{ en: Bread in 30 days, tr: Otuz günde ekmek }'));
    const merged = page(text('{ en: Bread in 14 days, tr: Otuz günde ekmek }'));
    for (const history of [
      historyOf([first], [now, 0], [translated, 0], [merged, 1, 2]),
      historyOf([first], [translated, 0], [now, 0], [merged, 1, 2]),
    ])
      expect(told({ 'pages/a.yaml': merged }, history)).toHaveLength(1);
    const mended = page(text('{ en: Bread in 14 days, tr: On dört günde ekmek }'));
    expect(told({ 'pages/a.yaml': mended }, historyOf([first], [now, 0], [translated, 0], [mended, 1, 2]))).toEqual([]);
  });

  test('a lock decides before it', () => {
    const history = historyOf([first], [now, 0]);
    const accepted = withPairs(undefined, [pair('Bread in 14 days', '30 günde ekmek')]);
    expect(told({ 'pages/a.yaml': now, 'pages/translations.lock': accepted }, history)).toEqual([]);
    expect(told({ 'pages/a.yaml': both, 'pages/translations.lock': LOCK }, history)).toEqual([]);
  });
});

test.each([
  ['Hello, World!', 'hello world', true],
  ['1.5 tons', '15 tons', false],
  ['5 °C', '-5 °C', false],
  ['30 %', '30%', true],
  ['30%', '30', false],
  ['{{days}}', 'days', false],
  ['a-b', 'ab', true],
  ['—', '…', false],
])('%s and %s: the same words %s', (one, other, same) => {
  expect(sameWords(one, 'en') === sameWords(other, 'en')).toBe(same);
});

test('capitals are those of the language', () => {
  expect(sameWords('ISI İŞ', 'tr')).toBe(sameWords('ısı iş', 'tr'));
});

test.each([
  ['a b c d e', 'a b x d e', '…b c d…', '…b x d…'],
  ['a b', 'a b c', 'a b', 'a b c'],
  ['a b c d', 'a d', 'a b c d', 'a d'],
  ['a', 'b', 'a', 'b'],
])('from %s to %s: %s, %s', (before, after, was, now) => {
  expect(changedWords(before, after)).toEqual({ was, now });
});
