import { expect, test } from 'vitest';
import { styleReferences } from '../../../src/content/assets/svg-unfolding.ts';
import { propsStart, stepOf } from '../../../src/content/authoring/edit/layout.ts';
import { meantNumber } from '../../../src/content/written/lookalikes.ts';
import { strayMark } from '../../../src/content/written/stray-marks.ts';
import { looksLikeField } from '../../../src/content/written/yaml-line.ts';
import { briefs } from '../site-folder.ts';
import { textPage } from '../small-site.ts';

/**
 * No counter sees what a pattern does inside. These texts are so long that a pattern which tries each part of them against
 * each other would not come back while the runner waits.
 */
const LONG = 300_000;
const long = (part: string, end = 'x') => part.repeat(LONG / part.length) + end;

test.each(['!', '|', ' -', '\t', '.', '$', '/', '{{', '](', '[a](b(', '# ', '--', '%', '"', ',"', '\u2028# '])(
  'a text of nothing but %j is looked at',
  (part) => {
    const text = JSON.stringify(long(part));
    expect(briefs({ 'pages/a.yaml': textPage(`{ all: ${text} }`) })).not.toContain('pages/a.yaml:1:1 no-such-message');
  },
);

test.each<[string, () => unknown]>([
  ['comments of a style sheet that never end', () => styleReferences(long('/*'))],
  ['addresses of a style sheet that never end', () => styleReferences(`a{${long('url(')}${long(' ')}`)],
  ['figures with signs', () => meantNumber(long('$', ' 1'))],
  ['half links', () => strayMark(`[a](b(${long('c', ' ')}`, true)],
  ['spaces behind a name', () => looksLikeField(`a:${long(' ', '\n')}`)],
  ['lines of one carriage return', () => stepOf(long('-\r'))],
  ['marks before a value', () => propsStart(long('!\t'), LONG)],
])('%s are looked at', (_name, look) => {
  expect(look).not.toThrow();
});
