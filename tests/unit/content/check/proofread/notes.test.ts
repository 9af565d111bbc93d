import { describe, expect, test } from 'vitest';
import { printed } from '../../../../../src/diagnostics/as-json.ts';
import { catalogues } from '../../../../../src/diagnostics/wording.ts';
import { brief, proofread } from '../../../site-folder.ts';

/** What is said of a page with these lines as its only text, which begins in line 8. */
const said = (lines: string) =>
  proofread({
    'pages/bread.yaml': `meta:\n  title: { all: Bread from Mill Lane }\n  description: { all: Fresh from the oven every morning }\nblocks:\n  - type: hero\n    title: { all: Bread }\n  - type: text\n${lines}`,
  }).filter(({ place }) => place.source.file === 'pages/bread.yaml');

const TWICE = '    body: { all: x }\n'.replace(
  '{ all: x }',
  '\n      en: The the oven\n      tr: Ekmek\n      ar: خبز',
);

describe('a note', () => {
  test('is asked for by the hint, in every language of the messages', () => {
    const [found] = said(TWICE);
    if (!found) throw new Error('Nothing was said.');
    const hints = Object.values(catalogues).map((catalogue) => printed(found, catalogue).hint);
    expect(hints.every((hint) => hint.includes('`# fine: doubled-word`'))).toBe(true);
  });

  test('answers on the line above, and at the end of the line', () => {
    expect(said(TWICE).map(brief)).toEqual(['pages/bread.yaml:9:11 doubled-word']);
    expect(said(TWICE.replace('      en', '      # fine: doubled-word\n      en'))).toEqual([]);
    expect(said(TWICE.replace('oven', 'oven # fine: doubled-word'))).toEqual([]);
  });

  test('answers above a text of several lines', () => {
    const long = TWICE.replace('en: The the oven', 'en: >-\n        Bread from\n        the the oven');
    expect(said(long).map(brief)).toEqual(['pages/bread.yaml:11:9 doubled-word']);
    expect(said(long.replace('      en', '      # fine: doubled-word\n      en'))).toEqual([]);
    expect(said(long.replace('>-', '>- # fine: doubled-word'))).toEqual([]);
  });

  test('answers several messages', () => {
    const two = TWICE.replace('oven', 'oven,, bread');
    expect(said(two).map(brief)).toEqual(['pages/bread.yaml:9:11 doubled-word', 'pages/bread.yaml:9:23 doubled-mark']);
    expect(said(two.replace('      en', '      # fine: doubled-word, doubled-mark\n      en'))).toEqual([]);
  });

  test('that names no message is told, with the one that was meant', () => {
    const [found] = said(TWICE.replace('The the oven', 'The oven # fine: doubled-wrod'));
    expect(found && printed(found)).toMatchObject({
      code: 'unknown-note',
      line: 9,
      hint: 'Did you mean `doubled-word`? Copy the name from the message itself.',
    });
  });

  test('that answers nothing is told', () => {
    expect(said(TWICE.replace('The the oven', 'The oven # fine: doubled-word')).map(brief)).toEqual([
      'pages/bread.yaml:9:28 idle-note',
    ]);
  });

  test('within a text is words', () => {
    const words = TWICE.replace('en: The the oven', 'en: >-\n        Bread\n        # fine: doubled-wrod');
    expect(said(words)).toEqual([]);
  });
});
