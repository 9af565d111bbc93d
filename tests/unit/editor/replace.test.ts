import { expect, test } from 'vitest';
import { wordReplacer } from '../../../src/content/authoring/replace-words.ts';
import type { ChangesInfo } from '../../../src/editor/shared/protocol.ts';
import type { TextSearch, TextsFound } from '../../../src/editor/shared/replace.ts';
import { siteDesk } from './site-desk.ts';

const page = (title: string) => `meta:
  title: { en: ${title} at the bakery, tr: ${title} } # kept
  description: { all: "The Bakery of {{bakery}}" }
facts:
  bakery: { en: Old bakery, tr: Eski fırın }
blocks:
  - type: text
    title: Our bakery
    body:
      en: >-
        The bakery, see [the bakery](/bakery) and *Bakery* days.
      tr: Fırın
    action:
      label: { all: Bakery }
      link: /bakery
`;
const INDEX = page('Home');
const OTHER = `draft: true\n${page('Bread')}`;

const sitting = () => siteDesk({ 'pages/index.yaml': INDEX, 'pages/bakery.yaml': OTHER });

const search = (find: string, to: string, more: Partial<TextSearch> = {}): TextSearch => ({
  ...{ find, to, language: 'en', isExact: false, isWhole: true },
  ...more,
});

const found = ({ ask }: ReturnType<typeof sitting>, ...what: Parameters<typeof search>) =>
  ask<Promise<TextsFound>>('find-texts', search(...what));

test('each text that has the words is shown with its place, as it is and as it would be', async () => {
  const { places, more } = await found(sitting(), 'bakery', 'shop');
  expect(more).toBe(0);
  const own = places.filter(({ place }) => place.where.of === 'home');
  expect(own.map(({ place, was, to, inAll }) => [place.what.join(' '), place.language, was, to, inAll])).toEqual([
    ['meta title', 'English', 'Home at the bakery', 'Home at the shop', false],
    ['text title', undefined, 'Our bakery', 'Our shop', false],
    [
      'text body',
      'English',
      'The bakery, see [the bakery](/bakery) and *Bakery* days.',
      'The shop, see [the shop](/bakery) and *Shop* days.',
      false,
    ],
    ['facts bakery', 'English', 'Old bakery', 'Old shop', false],
    ['meta description', undefined, 'The Bakery of {{bakery}}', 'The Shop of {{bakery}}', true],
    ['text action label', undefined, 'Bakery', 'Shop', true],
  ]);
  // A draft is found too.
  expect(places.filter(({ key }) => key.startsWith('pages/bakery.yaml'))).toHaveLength(own.length);
});

test('what was ticked is changed as one, told as one in the list, text by text to whoever publishes, and undone to the same bytes', async () => {
  const desk = sitting();
  const { act, ask, read, session } = desk;
  const { places } = await found(desk, 'bakery', 'shop');
  const texts = places.filter(({ place, inAll }) => place.what[0] === 'text' && !inAll);
  expect(await act('replace-texts', { ...search('bakery', 'shop'), texts })).toEqual({
    kind: 'done',
    moved: undefined,
  });
  const changed = (text: string) =>
    text
      .replace('title: Our bakery', 'title: Our shop')
      .replace('The bakery, see [the bakery](/bakery) and *Bakery*', 'The shop, see [the shop](/bakery) and *Shop*');
  expect([read(), read('pages/bakery.yaml')]).toEqual([changed(INDEX), changed(OTHER)]);
  expect(session.done).toHaveLength(1);
  const { changes } = ask<ChangesInfo>('changes');
  expect(changes).toMatchObject([
    { where: { of: 'site' }, what: ['replaceTexts'], was: 'bakery', to: 'shop', language: 'English' },
  ]);
  expect(session.done[0]?.texts?.map(({ file, what, was }) => [file, what.join(' '), was])).toHaveLength(4);
  act('undo');
  expect([read(), read('pages/bakery.yaml')]).toEqual([INDEX, OTHER]);
  act('redo');
  expect(read()).toBe(changed(INDEX));
});

test('nothing is changed where one of the texts says something else meanwhile, or would say nothing', async () => {
  const desk = sitting();
  const { places } = await found(desk, 'bakery', 'shop');
  const texts = places.map((each, place) => (place === 3 ? { ...each, was: 'Something else' } : each));
  expect(await desk.act('replace-texts', { ...search('bakery', 'shop'), texts })).toEqual({
    kind: 'refused',
    why: 'edit-changed-meanwhile',
  });
  const emptied = await found(desk, 'Our bakery', '');
  expect(emptied.places.map(({ to }) => to)).toEqual(['', '']);
  expect(await desk.act('replace-texts', { ...search('x', ''), texts: emptied.places })).toMatchObject({
    why: 'empty',
  });
  expect(desk.read()).toBe(INDEX);
});

test.each([
  // In Turkish the capital of i is İ, and that of ı is I.
  ['tr', 'istanbul', 'İSTANBUL ve İstanbul', 'izmir', 'İzmir ve İzmir'],
  ['tr', 'ılık', 'ILIK su', 'soğuk', 'Soğuk su'],
  ['tr', 'istanbul', 'ISTANBUL', 'izmir', undefined],
  ['en', 'istanbul', 'ISTANBUL and İstanbul', 'Izmir', 'Izmir and Izmir'],
  ['tr', 'fırın', 'Fırının, fırın’da', 'ocak', 'Fırının, ocak’da'],
  ['en', 'cafe\u0301', 'Café', 'bar', 'Bar'],
  ['en', 'cafe', 'café', 'bar', undefined],
  ['ar', 'متجر', 'متجرنا متجر', 'مخبز', 'متجرنا مخبز'],
  ['en', 'a', 'aaa', 'b', undefined],
  ['en', 'price', 'The {{price}} is a price', 'cost', 'The {{price}} is a cost'],
])('in %s %s is found in %s by whole words', (language, find, text, to, made) => {
  const replaced = wordReplacer({ find, language, isExact: false, isWhole: true }, { plain: to, rich: to });
  expect(replaced(text, false)).toBe(made);
});

test('parts of words and exact letters are found where they are asked for', () => {
  const as = (isExact: boolean, isWhole: boolean, text: string) =>
    wordReplacer({ find: 'Ab', language: 'en', isExact, isWhole }, { plain: 'x', rich: 'x' })(text, false);
  expect([as(true, true, 'ab Ab'), as(true, false, 'Abab ab'), as(false, false, 'Abab')]).toEqual([
    'ab x',
    'xab ab',
    'xx',
  ]);
});

test('signs that are typed stay signs in a text with marks', async () => {
  const { act, read, ask } = siteDesk({ 'pages/index.yaml': INDEX });
  const asked = search('days', '[days]*');
  const { places } = await ask<Promise<TextsFound>>('find-texts', asked);
  expect(places.map(({ to }) => to)).toEqual(['The bakery, see [the bakery](/bakery) and *Bakery* \\[days\\]\\*.']);
  await act('replace-texts', { ...asked, texts: places });
  expect(read()).toContain('\\[days\\]\\*');
});
