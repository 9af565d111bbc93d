import './count-from-here.ts';

import { describe, expect, test } from 'vitest';
import { readPages } from '../../../src/content/authoring/reading.ts';
import { finishesTooMuch, nothingUnfolded } from '../../../src/content/read/unfolded.ts';
import { openRecords } from '../../../src/content/records.ts';
import { strayMark } from '../../../src/content/written/stray-marks.ts';
import { nearest, withSearches } from '../../../src/diagnostics/nearest.ts';
import { printReport } from '../../../src/diagnostics/print.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { briefs, type Files, siteFolder } from '../site-folder.ts';
import { META, page, SITE, textPage } from '../small-site.ts';
import { countSteps } from './steps.ts';

const times = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('');
/** A number of so many digits that it says nothing of a size. */
const nth = (at: number) => String(at).padStart(5, '0');
const rich = (text: string) => page(`  - type: text\n    title: { all: A }\n    body: { all: "${text}" }\n`);
const withFacts = (facts: string, title: string) =>
  `${META}facts:\n${facts}blocks:\n  - type: text\n    title: { all: "${title}" }\n`;

const letter = (at: number) => String.fromCharCode(97 + (at % 26));
const withLanguages = (count: number) =>
  SITE.replace(
    'languages:\n',
    `languages:\n${times(count, (at) => `  - { code: q${letter(at / 26)}${letter(at)}, label: Other }\n`)}`,
  );

/** A text of so many long words. */
const ofWords = (count: number) =>
  times(count, (at) => `${letter(at)}${letter(at / 26)}${'notwithstanding'.repeat(2)} `).trim();

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
  [
    'placeholders that never end',
    (size) => ({ 'pages/a.yaml': textPage(`{ all: "${times(size * 4, () => '{{')}" }`) }),
  ],
  ['comments of HTML that never end', (size) => ({ 'pages/a.yaml': rich(times(size * 4, () => '<!--')) })],
  ['lists in lists', (size) => ({ 'pages/a.yaml': rich(`${times(size * 4, () => '- ')}x`) })],
  ['emphasis in emphasis', (size) => ({ 'pages/a.yaml': rich(times(size, () => '*a ') + times(size, () => 'b*')) })],
  ['square brackets in a text', (size) => ({ 'pages/a.yaml': rich(times(size * 4, () => '[')) })],
  [
    'words in one line of Markdown that is refused, and written on many',
    (size) => ({
      'pages/a.yaml': page(
        `  - type: text\n    title: { all: A }\n    body:\n      all: >-\n        # ${times(size, (at) => `a${nth(at)}\n        `)}\n`,
      ),
    }),
  ],
  ['stars in a text', (size) => ({ 'pages/a.yaml': rich(times(size * 4, () => '*')) })],
  [
    'marks in many paragraphs',
    (size) => ({ 'pages/a.yaml': rich(times(size / 40, () => `${times(25, () => '*a* ')}\\n\\n`)) }),
  ],
  [
    'pages that do not give their template its facts',
    (size) => ({
      'pages/_t.yaml': 'blocks:\n  - type: text\n    title: { all: "{{a}} {{b}}" }\n',
      ...Object.fromEntries(
        Array.from({ length: size / 10 }, (_, at) => [
          `pages/p${at}.yaml`,
          `${META}template: /_t.yaml\nfacts:\n  c: d\n  e: f\n`,
        ]),
      ),
    }),
  ],
  ['paragraphs', (size) => ({ 'pages/a.yaml': rich(times(size, () => 'a\\n\\n')) })],
  [
    'names of public files that some systems take for one',
    (size) =>
      Object.fromEntries(
        Array.from({ length: size / 10 }, (_, at) => [`public/${at % 2 ? 'n' : 'N'}${nth(at >> 1)}.txt`, 'x']),
      ),
  ],
  [
    'facts that a template shows on many pages',
    (size) => ({
      'pages/_t.yaml': `${META}blocks:\n  - type: text\n    title: { all: "{{a}} {{a}} {{a}}" }\n`,
      ...Object.fromEntries(
        Array.from({ length: size / 10 }, (_, at) => [
          `pages/p${nth(at)}.yaml`,
          `template: /_t.yaml\nmeta: { title: { all: T${nth(at)} } }\nfacts: { a: ${times(40, () => 'word ')} }\n`,
        ]),
      ),
    }),
  ],
  [
    'a glossary and a text that nearly has its words',
    (size) => ({
      'site.yaml': SITE.replace(
        'regions:',
        `glossary:\n  - { term: t, use: { en: t }, avoid: { en: [${times(size, (at) => `a a a a a a a b${nth(at)}*, `)}] } }\nregions:`,
      ),
      'pages/a.yaml': textPage(`{ all: x, en: "${times(size * 10, () => 'a ')}" }`),
    }),
  ],
  [
    'facts of site.yaml and pages with facts',
    (size) => ({
      'site.yaml': `${SITE}facts:\n${times(size * 4, (at) => `  f${at}: x\n`)}`,
      ...Object.fromEntries(
        Array.from({ length: size / 10 }, (_, at) => [
          `pages/p${nth(at)}.yaml`,
          withFacts('  own: x\n', `T${nth(at)} {{own}}`),
        ]),
      ),
    }),
  ],
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
      return countSteps(() => openFolder(root).check());
    };
    steps(100);
    expect(steps(800) / steps(400)).toBeLessThan(2.2);
  });
});

describe('a check page by page', () => {
  test('takes twice the steps for twice as many', () => {
    const steps = (size: number) => {
      const pages = Array.from({ length: size }, (_, at) => [
        `pages/p${nth(at)}.yaml`,
        textPage(`{ all: T${nth(at)} }`),
      ]);
      const root = siteFolder(Object.fromEntries(pages));
      return countSteps(() => {
        const project = openFolder(root);
        const records = openRecords(new Map(), project.basis());
        for (const route of project.files.routes.keys()) records.put(project.record(route).record);
        project.settle(records);
        project.judge(records.get);
      });
    };
    steps(20);
    expect(steps(80) / steps(40)).toBeLessThan(2.2);
  });
});

describe('reading the pages', () => {
  test('that share all their words takes twice the steps for twice as many', () => {
    const steps = (size: number) => {
      const pages = Array.from({ length: size }, (_, at) => [
        `pages/p${nth(at)}.yaml`,
        page('  - type: text\n    body: { all: All of us say the same. And once more we say it. }\n'),
      ]);
      const project = openFolder(siteFolder(Object.fromEntries(pages)));
      return countSteps(() => readPages(project));
    };
    steps(20);
    expect(steps(160) / steps(80)).toBeLessThan(2.2);
  });
});

describe('printing', () => {
  test('of messages that are too many takes twice the steps for twice as many', () => {
    const steps = (size: number) => {
      const files = Array.from({ length: size }, (_, at) => [
        `pages/p${nth(at)}.yaml`,
        page(times(20, (of) => `  - type: nothing${nth(of)}\n`)),
      ]);
      const found = openFolder(siteFolder(Object.fromEntries(files))).check();
      return countSteps(() => printReport(found));
    };
    steps(40);
    expect(steps(160) / steps(80)).toBeLessThan(2.2);
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

  test('facts inside each other end in a message', () => {
    const found = (count: number) => {
      const facts = times(count, (at) => `  a${at}: "{{a${at + 1}}}"\n`);
      return briefs({ 'pages/a.yaml': withFacts(`${facts}  a${count}: x\n`, '{{a0}}') }).map(
        (each) => each.split(' ')[1],
      );
    };
    expect(found(99)).not.toContain('too-many-placeholders');
    expect(found(5000)).toContain('too-many-placeholders');
  });

  test('a long text counts as several values', () => {
    const partial = `blocks:\n  - type: text\n    title: { all: "${times(50_000, () => 'word ')}" }\n`;
    const found = briefs({ 'pages/a.yaml': page('  - include: /_p.yaml\n'.repeat(30)), 'pages/_p.yaml': partial });
    expect(found).toContain('pages/a.yaml:13:14 too-many-included');
  });

  test('what a page includes has 50,000 values at most', () => {
    const partial = `blocks:\n  - type: text\n    title: [${times(20_000, () => 'x, ')}]\n`;
    const found = briefs({ 'pages/a.yaml': page('  - include: /_p.yaml\n'.repeat(5)), 'pages/_p.yaml': partial });
    expect(found).toContain('pages/a.yaml:8:14 too-many-included');
  });

  test('what is told of a text without languages does not grow with the number of languages', () => {
    const steps = (count: number) => {
      const blocks = times(400, (at) => `  - type: text\n    title: Words ${at}\n`);
      const root = siteFolder({ 'site.yaml': withLanguages(count), 'pages/a.yaml': page(blocks) });
      return countSteps(() => openFolder(root).check());
    };
    steps(5);
    expect(steps(40) / steps(20)).toBeLessThan(2.2);
  });

  test('facts bring no more letters into all texts together', () => {
    const found = (count: number) =>
      briefs({
        'pages/a.yaml': withFacts(`  f: "${'word '.repeat(20_000)}"\n`, 'x').replace(
          / {2}- type.*$/s,
          times(count, () => '  - type: text\n    title: { all: "{{f}} {{f}} {{f}} {{f}}" }\n'),
        ),
      }).filter((each) => each.endsWith('too-much-repeated'));
    expect(found(20)).toEqual([]);
    expect(found(200).length).toBeGreaterThan(0);
  });

  test('a site has 100 languages at most', () => {
    const found = (count: number) =>
      briefs({ 'site.yaml': withLanguages(count) }).filter((each) => each.endsWith('list-too-long'));
    expect(found(97)).toEqual([]);
    expect(found(98)).toEqual(['site.yaml:103:7 list-too-long']);
  });

  test('the texts of a page have 5,000 marks at most', () => {
    const text = times(10, () => `${times(50, () => '*a* ')}\\n\\n`);
    const texts = (count: number) =>
      page(times(count, () => `  - type: text\n    title: { all: A }\n    body: { all: "${text}" }\n`));
    const found = (count: number) =>
      briefs({ 'pages/a.yaml': texts(count) }).filter((each) => each.endsWith('rich-text-unsupported'));
    expect(found(5)).toEqual([]);
    expect(found(6)).toEqual(['pages/a.yaml:22:19 rich-text-unsupported']);
  });

  test('pages that say next to nothing end in a message, those that say something do not', () => {
    const finished = (words: number) => {
      const unfolded = nothingUnfolded();
      Object.assign(unfolded, { documents: 3 * 50_000, written: 50_000 * words });
      return finishesTooMuch(unfolded);
    };
    expect(finished(100)).toBe(true);
    expect(finished(1000)).toBe(false);
  });

  test('words that are avoided are not looked for again in a partial for each page that shows it', () => {
    const steps = (pages: number, words: number) => {
      const files = Array.from({ length: pages }, (_, at) => [
        `pages/p${nth(at)}.yaml`,
        page('  - include: /_p.yaml\n').replace('Title', `T${nth(at)}`),
      ]);
      const partial = `blocks:\n  - type: text\n    title: { all: A }\n    body: { all: "${ofWords(words)}" }\n`;
      const site = SITE.replace(
        'regions:',
        'glossary:\n  - { term: t, use: { en: t }, avoid: { en: [teh*], tr: [teh*], ar: [teh*] } }\nregions:',
      );
      const root = siteFolder({ 'site.yaml': site, ...Object.fromEntries(files), 'pages/_p.yaml': partial });
      return countSteps(() => openFolder(root).check());
    };
    steps(5, 10);
    const ofText = (pages: number) => steps(pages, 2000) - steps(pages, 1000);
    expect(ofText(8) / ofText(1)).toBeLessThan(6);
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
