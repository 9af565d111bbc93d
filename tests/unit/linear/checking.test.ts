import './count-from-here.ts';

import { describe, expect, test } from 'vitest';
import { openProject } from '../../../src/content/project.ts';
import { strayMark } from '../../../src/content/stray-marks.ts';
import { nearest, withSearches } from '../../../src/diagnostics/nearest.ts';
import { briefs, type Files, siteFolder } from '../site-folder.ts';
import { META, page, textPage } from '../small-site.ts';
import { countSteps } from './steps.ts';

const times = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('');
const rich = (text: string) => page(`  - type: text\n    title: { all: A }\n    text: { all: "${text}" }\n`);
const withFacts = (facts: string, title: string) =>
  `${META}facts:\n${facts}blocks:\n  - type: text\n    title: { all: "${title}" }\n`;

const sites: readonly [string, (size: number) => Files][] = [
  [
    'includes of one partial',
    (size) => ({
      'pages/a.yaml': page(times(size / 10, () => '  - include: /_p.yaml\n')),
      'pages/_p.yaml': `blocks:\n  - type: divider\n${times(400, () => '# words\n')}`,
    }),
  ],
  [
    'unknown names in a block',
    (size) => ({ 'pages/a.yaml': page(`  - type: text\n${times(size * 4, (at) => `    titel${at}: x\n`)}`) }),
  ],
  [
    'one placeholder again and again',
    (size) => ({
      'pages/a.yaml': withFacts(
        '  f: x\n',
        times(size, () => '{f} '),
      ),
    }),
  ],
  ['square brackets in a text', (size) => ({ 'pages/a.yaml': rich(times(size * 4, () => '[')) })],
  ['stars in a text', (size) => ({ 'pages/a.yaml': rich(times(size * 4, () => '*')) })],
  ['paragraphs', (size) => ({ 'pages/a.yaml': rich(times(size, () => 'a\\n\\n')) })],
  [
    'pages',
    (size) =>
      Object.fromEntries(
        Array.from({ length: size / 10 }, (_, at) => [`pages/p${at}.yaml`, textPage(`{ all: T${at} }`)]),
      ),
  ],
];

describe('a whole check', () => {
  test.each(sites)('of %s: twice as many take twice the steps', (_name, filesOf) => {
    const steps = (size: number) => {
      const root = siteFolder(filesOf(size));
      return countSteps(() => openProject(root).check());
    };
    steps(100);
    expect(steps(800) / steps(400)).toBeLessThan(2.2);
  });
});

describe('bounds', () => {
  test('a file has 200 errors at most, and one that says so', () => {
    const found = briefs({ 'pages/a.yaml': `blocks:\n${times(300, (at) => `  - type: nothing${at}\n`)}` });
    expect(found.filter((each) => each.startsWith('pages/a.yaml'))).toHaveLength(201);
    expect(found.filter((each) => each.endsWith('more-errors'))).toEqual(['pages/a.yaml:301:21 more-errors']);
  });

  test('a text has 1,000 placeholders at most', () => {
    const found = (count: number) =>
      briefs({ 'pages/a.yaml': withFacts('  f: x\n', '{{f}}'.repeat(count)) }).filter(
        (each) => !each.endsWith('duplicate-title'),
      );
    expect(found(1000)).toEqual([]);
    expect(found(1001)).toEqual(['pages/a.yaml:8:20 too-many-placeholders']);
  });

  test('facts that use each other twice end in a message', () => {
    const facts = times(
      40,
      (at) => `  a${at}: "{{a${at + 1}}}{{b${at + 1}}}"\n  b${at}: "{{a${at + 1}}}{{b${at + 1}}}"\n`,
    );
    const found = briefs({ 'pages/a.yaml': withFacts(`${facts}  a40: x\n  b40: x\n`, '{{a0}}') });
    expect(new Set(found.map((each) => each.split(' ')[1]))).toEqual(new Set(['too-many-placeholders']));
  });

  test('what a page includes has 50,000 values at most', () => {
    const partial = `blocks:\n  - type: text\n    title: [${times(20_000, () => 'x, ')}]\n`;
    const found = briefs({ 'pages/a.yaml': page('  - include: /_p.yaml\n'.repeat(5)), 'pages/_p.yaml': partial });
    expect(found).toContain('pages/a.yaml:8:14 too-many-included');
  });

  test('searches end when too much has been compared', () => {
    const names = ['stats', 'steps'];
    const { value, spent } = withSearches(() => [1, 2, 3, 4].map(() => nearest('stast', names)), 80);
    expect([value, spent]).toEqual([['stats', undefined, undefined, undefined], true]);
    expect(withSearches(() => nearest('stast', names)).spent).toBe(false);
  });
});

test('a link with brackets in its address is no stray mark', () => {
  expect(strayMark('See [it](https://x.test/a_(b)) now', true)).toBeUndefined();
  expect(strayMark('See [it](https://x.test/a b) now', true)?.marks).toBe('[it](https://x.test/a b)');
});
