import { describe, expect, test } from 'vitest';
import { measureCoverage } from '../../../src/content/authoring/coverage.ts';
import { openRecords } from '../../../src/content/records.ts';
import { wordingOf } from '../../../src/diagnostics/wording.ts';
import { brief, check, type Files, openSite, proofread } from '../site-folder.ts';
import { META, page } from '../small-site.ts';

const HERO = '  - type: hero\n    title: { all: Bread }\n';
const QUESTION = '{ question: { all: Why? }, answer: { all: Because. } }';
const FAQ = `  - type: faq\n    id: faq\n    title: { all: Asked }\n    items: [${QUESTION}]\n`;
const HIDDEN = `${FAQ}    hidden: true\n`;
const link = (target: string) =>
  `  - type: cta\n    title: { all: Come }\n    actions: [{ label: { all: Go }, link: "${target}" }]\n`;

const compile = (files: Files, options = {}) => openSite(files).compile('/', 'en', options).page;
const typesOf = (files: Files, options = {}) => compile(files, options)?.blocks.map(({ type }) => type);
const told = (files: Files) => check(files).map((each) => [brief(each), each.details]);

describe('a hidden block', () => {
  test('is not on its page, except for somebody who edits it', () => {
    const files = { 'pages/index.yaml': page(HERO + HIDDEN + link('/')) };
    expect(typesOf(files)).toEqual(['hero', 'cta']);
    expect(typesOf(files, { hidden: true })).toEqual(['hero', 'faq', 'cta']);
    expect(check(files)).toEqual([]);
  });

  test.each(['false', 'False'])('is none where it says %s', (value) => {
    expect(typesOf({ 'pages/index.yaml': page(`${HERO + FAQ}    hidden: ${value}\n`) })).toEqual(['hero', 'faq']);
  });

  test.each<[string, Files]>([
    [
      'a partial',
      { 'pages/index.yaml': page(`${HERO}  - include: /_end.yaml\n`), 'pages/_end.yaml': `blocks:\n${HIDDEN}` },
    ],
    ['a template', { 'pages/index.yaml': 'template: /_all.yaml\n', 'pages/_all.yaml': page(HERO + HIDDEN) }],
  ])('is hidden wherever it is written, such as in %s', (_where, files) => {
    expect(typesOf(files)).toEqual(['hero']);
    expect(typesOf(files, { hidden: true })).toEqual(['hero', 'faq']);
  });

  test('is checked like any other', () => {
    const block = `  - type: faq\n    hidden: true\n    title: { all: "{{nobody}}" }\n    items: [{ question: { tr: x } }]\n`;
    expect(check({ 'pages/index.yaml': page(HERO + block) }).map(brief)).toEqual([
      'pages/index.yaml:9:20 missing-fact',
      'pages/index.yaml:10:15 missing-field',
      'pages/index.yaml:10:27 missing-translation',
    ]);
  });

  test('says yes or no and nothing else', () => {
    expect(check({ 'pages/index.yaml': page(`${HERO + FAQ}    hidden: later\n`) }).map(brief)).toEqual([
      'pages/index.yaml:11:13 expected-boolean',
    ]);
  });

  test('uses no icon and no picture, but its facts', () => {
    const card = '{ icon: truck, title: { all: "{{oven}}" }, description: { all: Hot } }';
    const blocks = `${HERO}  - type: cards\n    hidden: true\n    title: { all: Ovens }\n    items: [${card}, ${card}]\n`;
    const project = openSite({ 'pages/index.yaml': `facts: { oven: { all: Oven } }\n${page(blocks)}` });
    const { record, values } = project.record('/');
    expect(record).toMatchObject({ icons: [], facts: ['oven'], blocks: ['hero', 'hero/title'] });
    expect(JSON.stringify([...values])).not.toContain('Oven');
  });

  test('counts in what is translated', () => {
    const count = (blocks: string) => measureCoverage(openSite({ 'pages/index.yaml': page(blocks) }), ['/'])[0]?.total;
    expect(count(HERO + HIDDEN)).toBe(count(HERO + FAQ));
  });

  test('carries no main heading, and stands before none', () => {
    const hidden = (block: string) => `${block}    hidden: true\n`;
    const slips = (blocks: string) =>
      proofread({ 'pages/index.yaml': `${META}blocks:\n${blocks}` })
        .filter(({ code, place }) => code.includes('main-heading') && place.source.file === 'pages/index.yaml')
        .map(({ code }) => code);
    expect(slips(HIDDEN + HERO)).toEqual([]);
    expect(slips(hidden(HERO) + HERO)).toEqual([]);
    expect(slips(hidden(HERO) + FAQ)).toEqual(['no-main-heading']);
  });
});

describe('a link to a hidden section', () => {
  test.each([
    ['of its own page', '#faq', '/'],
    ['of a page by its path', '/#faq', '/'],
  ])('%s leads nowhere', (_which, target, value) => {
    const files = { 'pages/index.yaml': page(HERO + HIDDEN + link(target)) };
    expect(told(files)).toEqual([
      ['pages/index.yaml:14:43 hidden-anchor', { anchor: 'faq', where: { phrase: 'thePage', value } }],
    ]);
  });

  test('of the home page leads nowhere from elsewhere either', () => {
    const files = { 'pages/index.yaml': page(HERO + HIDDEN), 'pages/about.yaml': page(HERO + link('#faq')) };
    const [[place, details] = []] = told(files).filter(([place]) => String(place).includes('anchor'));
    expect([place, details]).toEqual([
      'pages/about.yaml:9:43 hidden-anchor',
      { anchor: 'faq', where: { phrase: 'thePage', value: '/' } },
    ]);
  });

  test('leads to a section of that name that is shown, on the home page', () => {
    const files = { 'pages/index.yaml': page(HERO + FAQ), 'pages/about.yaml': page(HERO + HIDDEN + link('#faq')) };
    expect(check(files).filter(({ code }) => code.includes('anchor'))).toEqual([]);
  });

  test('is told with the name of the line that hides it', () => {
    const files = { 'pages/index.yaml': page(HERO + HIDDEN + link('#faq')) };
    const [found] = check(files);
    const { message, hint } = wordingOf(found as NonNullable<typeof found>);
    expect(message).toBe('The section `#faq` of the page / is hidden, so the link leads nowhere.');
    expect(hint).toBe(
      'Delete the line `hidden: true` of the section to show it again, or let the link lead elsewhere.',
    );
  });

  test('is found page by page, too', () => {
    const project = openSite({
      'pages/index.yaml': page(HERO + HIDDEN),
      'pages/about.yaml': page(HERO + link('/#faq')),
    });
    const records = openRecords(new Map(), project.basis());
    for (const route of project.routes()) records.put(project.record(route).record);
    expect(project.settle(records)).toEqual(['/about']);
  });
});
