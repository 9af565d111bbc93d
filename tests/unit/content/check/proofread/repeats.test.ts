import { expect, test } from 'vitest';
import { brief, proofread } from '../../../site-folder.ts';

const HEAD = `meta:
  title: { all: Bread from Mill Lane }
  description: { all: Fresh from the oven every morning }
blocks:
  - type: hero
    title: { all: Bread }
`;

/** What is said of a page with two questions, the second and the answers written as given. */
const said = (second: string, answers = ['A day', 'A week']) =>
  proofread({
    'pages/bread.yaml': `${HEAD}  - type: faq
    title: { all: Asked }
    items:
      - question: { en: How long does it keep?, tr: Ne kadar dayanır ekmek?, ar: كم يدوم الخبز؟ }
        answer: { all: ${answers[0]} }
      - question:
${second}
        answer: { all: ${answers[1]} }
`,
  })
    .filter(({ place }) => place.source.file === 'pages/bread.yaml')
    .map(brief);

const [EN, TR, AR] = ['en: How long does it keep?', 'tr: Ne kadar dayanır ekmek?', 'ar: كم يدوم الخبز؟'];
const lines = (...all: string[]) => all.map((line) => `          ${line}`).join('\n');

test('an entry that stands twice is told in each language that repeats it', () => {
  expect(said(lines(EN, TR, AR))).toEqual([13, 14, 15].map((line) => `pages/bread.yaml:${line}:15 repeated-entry`));
  expect(said(lines('en: How is it kept?', TR, AR))).toEqual(
    [14, 15].map((line) => `pages/bread.yaml:${line}:15 repeated-entry`),
  );
  expect(said(lines('en: How is it kept?', 'tr: Nasıl saklanır?', 'ar: كيف يُحفظ؟'))).toEqual([]);
});

test('one note answers for all languages', () => {
  expect(said(lines('# fine: repeated-entry', EN, TR, AR))).toEqual([]);
});

test('hours, prices and addresses may be the same of several entries, sentences may not', () => {
  const own = lines('en: How is it kept?', 'tr: Nasıl saklanır?', 'ar: كيف يُحفظ؟');
  const twice = (answer: string) => said(own, [answer, answer]);
  expect(twice('From 9 in the morning to 6')).toEqual([]);
  expect(twice('Mill Lane 4 in Northtown on the second floor')).toEqual([]);
  expect(twice('Kept dry it is good for 3 days.')).toEqual(['pages/bread.yaml:16:24 repeated-entry']);
  expect(twice('As long as it is kept dry')).toEqual(['pages/bread.yaml:16:24 repeated-entry']);
});

test('what a page includes twice is told where it is included again', () => {
  const page = (blocks: string) =>
    proofread({
      'pages/bread.yaml': `${HEAD}${blocks}`,
      'pages/_kept.yaml': `blocks:
  - type: faq
    title: { all: Asked }
    items:
      - question: { en: How long does it keep?, tr: Ne kadar dayanır ekmek?, ar: كم يدوم الخبز؟ }
        answer: { all: A day }
`,
    })
      .filter(({ code }) => code === 'repeated-block')
      .map(brief);
  expect(page('  - include: /_kept.yaml\n')).toEqual([]);
  expect(page('  - include: /_kept.yaml\n  - include: "/_kept.yaml"\n')).toEqual([
    'pages/bread.yaml:8:15 repeated-block',
  ]);
});
