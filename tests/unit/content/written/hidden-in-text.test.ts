import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invisibleIn, withoutInvisible } from '../../../../schema/invisible.ts';
import { fixProject } from '../../../../src/content/authoring/fix.ts';
import { brief, check, openFiles, siteFiles } from '../../site-folder.ts';
import { textPage } from '../../small-site.ts';

const hidden = (title: string) =>
  check({ 'pages/index.yaml': textPage(title) }).filter(({ code }) => code === 'hidden-in-text');

function fixed(title: string): string | undefined {
  const site = siteFiles({ 'pages/index.yaml': textPage(title) });
  fixProject(openFiles(site));
  return /^ {4}title: (.*)$/m.exec(site.text('pages/index.yaml') ?? '')?.[1];
}

describe('a character that nobody sees in a text', () => {
  test.each([
    ['a mark of the page editor', 'Our \u{e0040}\u{e0031}\u{e007f}prices', 24, 'invisible', 'U+E0040', 'Our prices'],
    ['a space without width', 'Our pri\u200bces', 27, 'zeroWidthSpace', 'U+200B', 'Our prices'],
    ['a joiner between Latin letters', 'Our pri\u200dces', 27, 'invisible', 'U+200D', 'Our prices'],
    ['a non-joiner between Latin letters', 'Our pri\u200cces', 27, 'invisible', 'U+200C', 'Our prices'],
    ['a word joiner', 'Our\u2060 prices', 23, 'invisible', 'U+2060', 'Our prices'],
    ['a byte order mark', 'Our \ufeffprices', 24, 'invisible', 'U+FEFF', 'Our prices'],
    ['a soft hyphen beside a space', 'Our\u00ad prices', 23, 'softHyphen', 'U+00AD', 'Our prices'],
    ['a soft hyphen in Arabic', 'الأس\u00adعار', 24, 'softHyphen', 'U+00AD', 'الأسعار'],
    ['an end of a line', 'Our\u2028prices', 23, 'oddSpace', 'U+2028', 'Our prices'],
    ['an end of a paragraph', 'Our \u2029prices', 24, 'oddSpace', 'U+2029', 'Our prices'],
    ['a selector that selects nothing', 'Our pri\ufe0fces', 27, 'invisible', 'U+FE0F', 'Our prices'],
    ['a Hangul filler', 'Our\u3164prices', 23, 'oddSpace', 'U+3164', 'Our prices'],
    ['an empty Braille cell', 'Our\u2800prices', 23, 'oddSpace', 'U+2800', 'Our prices'],
    ['what stood for a picture', 'Our \ufffcprices', 24, 'invisible', 'U+FFFC', 'Our prices'],
    ['a sign of one font', 'Our \uf8ff prices', 24, 'privateCharacter', 'U+F8FF', 'Our \uf8ff prices'],
    ['the first of several', 'Our \u200b\u200bpri\u200bces', 24, 'zeroWidthSpace', 'U+200B', 'Our prices'],
    ['a joiner of hieroglyphs', 'Our pri\u{13430}\u{13431}ces', 27, 'invisible', 'U+13430', 'Our prices'],
    ['at the beginning', '\u200bOur prices', 20, 'zeroWidthSpace', 'U+200B', 'Our prices'],
  ])('is told where it stands, and taken out: %s', (_what, words, column, phrase, value, repaired) => {
    const [only, ...rest] = hidden(`{ all: "${words}" }`);
    expect(only && brief(only)).toBe(`pages/index.yaml:6:${column} hidden-in-text`);
    expect(only?.details).toEqual({ name: { phrase, value } });
    expect(only?.severity).toBe('warning');
    expect(rest).toEqual([]);
    expect(fixed(`{ all: "${words}" }`)).toBe(`{ all: "${repaired}" }`);
  });

  test('is let be where hieroglyphs need it', () => {
    expect(invisibleIn('\u{13000}\u{13430}\u{13000}\u{1343c}\u{1343d}')).toEqual([]);
  });

  test.each([
    ['begins a run that is not ended', 'a \u2067b', 22],
    ['ends a run that was not begun', 'a\u2067b\u2069 c \u2069', 27],
    ['ends one where none was begun', 'a\u202c', 21],
  ])('that turns directions is told where it %s', (_what, words, column) => {
    const [only] = check({ 'pages/index.yaml': textPage(`{ all: "${words}" }`) });
    expect(only && brief(only)).toBe(`pages/index.yaml:6:${column} invisible-character`);
  });

  test('that turns directions is let be where each run that is begun is ended', () => {
    const words = 'a \u2067b \u202ac\u202c\u2069 d \u2066e\u2069';
    expect(check({ 'pages/index.yaml': textPage(`{ all: "${words}" }`) })).toEqual([]);
  });

  test('is told of a fact', () => {
    const site = { 'pages/index.yaml': `facts:\n  reply: { all: one\u200b day }\n${textPage('{ all: "{{reply}}" }')}` };
    expect(check(site).map(brief)).toEqual(['pages/index.yaml:2:20 hidden-in-text']);
  });

  test('that is written as an escape is told, and left to whoever wrote it', () => {
    expect(hidden('{ all: "Our pri\\u200bces" }').map(({ fix, details }) => [fix, details])).toEqual([
      [undefined, { name: { phrase: 'zeroWidthSpace', value: 'U+200B' } }],
    ]);
  });

  test.each(['{ all: a\u200b: b }', '\n      all: Note\u200b: b', '\n      all: \u200b- b'])(
    'stays where YAML would read something else without it: %j',
    (title) => {
      for (const { fix } of hidden(title)) expect(fix).toBeUndefined();
    },
  );

  test('is a mark of direction in words that need none', () => {
    expect(hidden('{ en: "\u200e+90 212" }').map(({ details }) => details)).toEqual([
      { name: { phrase: 'directionMark', value: 'U+200E' } },
    ]);
    expect(hidden('{ all: "\u200e+90 212" }')).toEqual([]);
    expect(hidden('{ en: "عربي\u200e." }')).toEqual([]);
  });
});

test.each([
  ['Persian', 'می\u200cخواهم خانه\u200cها'],
  ['an Arabic abbreviation', '١٤٤٥ه\u200d'],
  ['Devanagari', 'क्\u200dष, क्\u200cष'],
  ['Malayalam', 'ന്\u200d'],
  ['Sinhala', 'ශ්\u200dරී'],
  ['a family', '👨‍👩‍👧'],
  ['a flag of two signs', '🏳\ufe0f\u200d🌈'],
  ['a hand with a colour', '👩🏽\u200d💻'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a heart and a key', '❤\ufe0f 1\ufe0f\u20e3 ™\ufe0e'],
  ['Japanese names', '葛\u{e0100}城 辻\ufe00'],
  ['Thai and Khmer', 'ภาษา\u200bไทย ភាសា\u200bខ្មែរ'],
  ['a long German word', 'Donau\u00addampf\u00adschiff'],
  ['Mongolian', 'ᠠ\u180bᠨ\u180eᠠ'],
  ['old Korean', '\u115f\u1161'],
  ['Braille', '⠁⠀⠃'],
  ['marks of direction', 'عربي \u200f(+90)\u200e \u2068Latin\u2069'],
  ['spaces', 'a\u00a0b\u202fc\u3000d\u2009e'],
])('%s has nothing to be told of', (_what, words) => {
  expect(invisibleIn(words)).toEqual([]);
});

test('what has been taken out is not found again, and what is seen stays', () => {
  const parts = [
    'a',
    ' ',
    'ه',
    '1',
    '😀',
    '🏴',
    '한',
    '葛',
    '\u20e3',
    '\u00ad',
    '\u034f',
    '\u115f',
    '\u1160',
    '\u17b4',
    '\u180b',
  ];
  const more = [
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u2028',
    '\u202e',
    '\u2060',
    '\u2800',
    '\u3164',
    '\ufe0f',
    '\ufffc',
  ];
  const tags = ['\u{e0040}', '\u{e0067}', '\u{e007f}', '\u{e0100}', '\u{1d173}'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts, ...more, ...tags), { maxLength: 12 }), (signs) => {
      const clean = withoutInvisible(signs.join(''));
      expect(invisibleIn(clean)).toEqual([]);
      const seen = (text: string) => text.replace(/[^aه1😀한葛]/gu, '');
      expect(seen(clean)).toBe(seen(signs.join('')));
    }),
  );
});
