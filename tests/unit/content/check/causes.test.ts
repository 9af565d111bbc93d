import { describe, expect, test } from 'vitest';
import { wordingOf } from '../../../../src/diagnostics/wording.ts';
import { briefs, check } from '../../site-folder.ts';
import { DIVIDER, page, SITE, textPage } from '../../small-site.ts';

const uses = (name: string) => ({
  'pages/a.yaml': textPage(`{ all: "{{${name}}}" }`),
  'pages/b.yaml': textPage(`{ all: "Within {{${name}}} hours" }`),
});
const withFacts = (facts: string) => ({ 'site.yaml': SITE.replace('facts: {}', `facts: ${facts}`) });

describe('one slip that many places feel is told once', () => {
  test('a fact of site.yaml that is gone: where it is used first, with the number of places', () => {
    const [first, ...others] = check(uses('hours'));
    expect([first?.code, first?.place.source.file, first?.details.count]).toEqual([
      'missing-fact-everywhere',
      'pages/a.yaml',
      2,
    ]);
    expect(others).toEqual([]);
  });

  test('a fact of site.yaml that is misspelt: at its name', () => {
    const [first, ...others] = check({ ...uses('hours'), ...withFacts('{ huors: 24 }') });
    expect([first?.code, first?.details]).toEqual(['renamed-key', { key: 'huors', name: 'hours', count: 2 }]);
    expect(others).toEqual([]);
  });

  test('a fact that one text misspells: at that text', () => {
    const files = { ...withFacts('{ hours: 24 }'), 'pages/a.yaml': textPage('{ all: "{{huors}}" }') };
    expect(briefs(files)).toEqual(['pages/a.yaml:6:20 missing-fact']);
  });

  test('a value that no format can show: at the fact, where more texts use it than one in each language', () => {
    const text = (number: number) => `  - type: text\n    title: { all: "T${number} {{hours, number}}" }\n`;
    const blocks = (count: number) => page(Array.from({ length: count }, (_, number) => text(number)).join(''));
    const found = (count: number) => check({ ...withFacts('{ hours: soon }'), 'pages/a.yaml': blocks(count) });
    const told = (count: number) => found(count).map(({ code, place }) => `${place.source.file} ${code}`);
    expect(told(8)).toEqual(['site.yaml fact-not-number']);
    expect(told(1)).toEqual(['pages/a.yaml fact-not-number']);
  });

  test('a page under another name: at that page, with the number of links', () => {
    const action = '{ label: { all: L }, link: /about-us }';
    const cta = (number: number) => `  - type: cta\n    title: { all: T${number} }\n    actions: [${action}]\n`;
    const files = {
      'pages/index.yaml': page([1, 2, 3].map(cta).join('')),
      'pages/about.yaml': page(DIVIDER).replace('Title', 'Other'),
    };
    const [first, ...others] = check(files);
    expect([first?.code, first?.place.source.file, first?.details]).toEqual([
      'renamed-page',
      'pages/about.yaml',
      { target: '/about-us', count: 3, route: '/about' },
    ]);
    expect(others).toEqual([]);
  });

  test('a page that many links lead to and that is gone: at the first link, with their number', () => {
    const action = '{ label: { all: L }, link: /prices }';
    const cta = (number: number) => `  - type: cta\n    title: { all: T${number} }\n    actions: [${action}]\n`;
    const [first, ...others] = check({ 'pages/index.yaml': page([1, 2, 3].map(cta).join('')) });
    expect([first?.code, first?.details]).toEqual(['dead-link-everywhere', { target: '/prices', count: 3 }]);
    expect(others).toEqual([]);
  });

  test('a page that is a draft: where it says so, with the number of links', () => {
    const action = '{ label: { all: L }, link: /prices }';
    const cta = `  - type: cta\n    title: { all: T }\n    actions: [${action}]\n`;
    const [first, ...others] = check({
      'pages/index.yaml': page(cta),
      'pages/prices.yaml': page(DIVIDER).replace('blocks:', 'draft: true\nblocks:'),
    });
    expect([first?.code, first?.place.source.file, first?.details]).toEqual([
      'draft-linked',
      'pages/prices.yaml',
      { target: '/prices', count: 1 },
    ]);
    expect(others).toEqual([]);
  });

  test('drafts that lead to each other: nothing, since nobody is led there', () => {
    const cta = (link: string) =>
      `  - type: cta\n    title: { all: T }\n    actions: [{ label: { all: L }, link: ${link} }]\n`;
    const draft = (link: string) => page(cta(link)).replace('blocks:', 'draft: true\nblocks:');
    expect(check({ 'pages/a.yaml': draft('/b'), 'pages/b.yaml': draft('/a') })).toEqual([]);
    const [first] = check({
      'pages/index.yaml': page(cta('/a')),
      'pages/a.yaml': draft('/b'),
      'pages/b.yaml': draft('/a'),
    });
    expect([first?.code, first?.details]).toEqual(['draft-linked', { target: '/a', count: 1 }]);
  });

  test('a fact under a name that is not near: at that name, whatever nouns went out of use with it', () => {
    const facts = '{ süre: 24, hours: { all: "{{count}} h" } }';
    const shown = (title: string) => textPage(`{ all: "${title} {{reply, hours}}" }`);
    const [first, ...others] = check({ ...withFacts(facts), 'pages/a.yaml': shown('A'), 'pages/b.yaml': shown('B') });
    expect([first?.code, first?.details.name]).toEqual(['renamed-key', 'reply']);
    expect(others.map(({ code }) => code)).toEqual(['missing-forms']);
  });

  test('a figure with its unit: with the proposal of the noun that knows the unit', () => {
    const noun = (one: string) => `{ en: { one: ${one}, other: "{{count}} ${one}s" }, tr: "{{count}} x", ar: x }`;
    const facts = `{ live: 30 min., rounds: ${noun('round')}, minutes: ${noun('minute')} }`;
    const shown = (name: string, how: string) => ({
      [`pages/${name}.yaml`]: textPage(`{ all: "${name} {{live, ${how}}}" }`),
    });
    const found = check({
      ...withFacts(facts),
      ...shown('a', 'rounds'),
      ...shown('b', 'rounds'),
      ...shown('e', 'rounds'),
      ...shown('c', 'minutes'),
      ...shown('d', 'minutes'),
    }).filter(({ code }) => code === 'fact-not-number');
    expect(found.map(({ details }) => details.suggestion)).toEqual(['30']);
  });

  test('lengths are not judged while the facts of site.yaml cannot be read', () => {
    const short = page(DIVIDER).replace(/description: .*/, 'description: { all: "{{hours}}" }');
    expect(briefs({ ...withFacts('[24]'), 'pages/a.yaml': short }).filter((each) => /short|long/.test(each))).toEqual(
      [],
    );
  });

  test('a home page that is not there: links to its sections are not dead', () => {
    const link = 'actions: [{ label: { all: L }, link: "#process" }]';
    const cta = page(`  - type: cta\n    title: { all: T }\n    ${link}\n`);
    expect(briefs({ 'pages/index.yaml': undefined, 'pages/a.yaml': cta })).toEqual(['pages:1:1 missing-home']);
  });

  test('a section that is gone: at the first link, with their number', () => {
    const link = 'actions: [{ label: { all: L }, link: /#costs }]';
    const cta = (title: string) => page(`  - type: cta\n    title: { all: ${title} }\n    ${link}\n`);
    const files = { 'pages/a.yaml': cta('T'), 'pages/b.yaml': cta('U').replace('Title', 'Other') };
    const [first, ...others] = check(files);
    expect([first?.code, first?.place.source.file, first?.details]).toEqual([
      'dead-anchor-everywhere',
      'pages/a.yaml',
      { anchor: 'costs', count: 2 },
    ]);
    expect(others).toEqual([]);
  });

  test('a partial under another name: the only one that no page uses is the one that is missed', () => {
    const files = { 'pages/a.yaml': page('  - include: /_end.yaml\n'), 'pages/_close.yaml': `blocks:\n${DIVIDER}` };
    const [first, ...others] = check(files);
    expect([first?.code, first?.details]).toEqual([
      'missing-partial',
      { path: '/_end.yaml', suggestion: '/_close.yaml' },
    ]);
    expect(others).toEqual([]);
  });

  test('a name with a space that stands for one in use: as the one that was meant', () => {
    const [first, ...others] = check({ ...uses('openHours'), ...withFacts('{ open hours: 24 }') });
    expect([first?.code, first?.details.name]).toEqual(['renamed-key', 'openHours']);
    expect(others).toEqual([]);
  });

  test('includes in a circle', () => {
    const files = {
      'pages/index.yaml': page('  - include: /_a.yaml\n'),
      'pages/b.yaml': page(`${DIVIDER}  - include: /_b.yaml\n`).replace('Title', 'Other'),
      'pages/_a.yaml': `blocks:\n${DIVIDER}  - include: /_b.yaml\n`,
      'pages/_b.yaml': `blocks:\n${DIVIDER}  - include: /_a.yaml\n`,
    };
    expect(briefs(files)).toEqual(['pages/_a.yaml:3:14 include-cycle']);
    const [cycle] = check(files);
    expect(cycle && wordingOf(cycle)).toEqual({
      message: '`/_b.yaml` includes itself.',
      hint: 'Delete one of the includes that lead back to it. They stand in pages/_a.yaml, pages/_b.yaml.',
    });
  });
});
