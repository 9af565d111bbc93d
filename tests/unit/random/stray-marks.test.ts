import { expect, test } from 'vitest';
import { garbledPart, isPlainProse, strayMark } from '../../../src/content/written/stray-marks.ts';
import { cases, holds, madeOf, patience } from './cases.ts';

const text = madeOf(
  ...['a', 'Z', 'Ã', 'â€', '\u00bc', 'Ø', '؟', 'ع', ' ', '\n', '\r', '\u2028', '.', ',', ':', '…', 'x', '1', '(', ')'],
  ...[
    '—',
    '?',
    '??',
    '?a',
    '"',
    '"\n',
    '- ',
    '-',
    '• ',
    '● ',
    '# ',
    '> ',
    '*',
    '**',
    '_',
    '`',
    '~',
    '~~',
    '[',
    ']',
    '](/a)',
  ],
  ...['&amp;', '【', '】', 'TODO', 'todo:', 'TBD', 'turn0search1', 'contentReference[', '[cite', '\ufffd', '/', '#'],
);

test(`words that need no closer look would show nothing to one (${cases} cases)`, patience, () => {
  holds(text, (words) => {
    if (!isPlainProse(words)) return;
    expect([garbledPart(words), strayMark(words, false), strayMark(words, true)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test.each([
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['<b>', 'a?b', '??', 'a" ', 'a\n- b', 'a\r- b', 'a\u2028- b', 'a\u2029- b', ' - a', ' TBD', 'turn0search1', 'Ã¼'],
])('%j needs a closer look', (words) => {
  expect(isPlainProse(words)).toBe(false);
});

test.each(['Open on Sundays?', 'A “name”, a "name", (another).', 'One\ntwo.\n\nThree.\n', 'Café, Çağ, مخبز'])(
  '%j needs none',
  (words) => {
    expect(isPlainProse(words)).toBe(true);
  },
);
