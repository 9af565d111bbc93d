import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Project } from '../../../src/content/project.ts';
import { printReport } from '../../../src/diagnostics/print.ts';
import { brief } from '../site-folder.ts';
import { page, SITE, textPage } from '../small-site.ts';
import { engine } from '../source-files.ts';
import { cases, expectUnpolluted, holds, madeOf, patience, rewritable } from './cases.ts';

const MISTAKE = 'pages/other.yaml:5:11 unknown-block';
const others = { 'pages/other.yaml': page('  - type: divder\n') };

/** Checks a site of which a file has been written anew: with places that exist, the other files too. */
function expectOrder(site: Project, expected: readonly string[]): void {
  const found = site.check();
  printReport(found);
  for (const { place } of found) {
    expect(place.range.start).toBeGreaterThanOrEqual(0);
    expect(place.range.end).toBeLessThanOrEqual(Math.max(place.source.text.length, place.range.start + 3));
  }
  expect(found.map(brief)).toEqual(expect.arrayContaining([...expected]));
}

const syntax = madeOf(
  ...['a: ', 'type: ', '- ', '  ', '\n', '\n  ', '\n    - ', '[', ']', '{', '}', ', ', ': ', '? ', '&a ', '*a', '<<: '],
  ...[
    '|\n',
    '>-\n',
    '"',
    "'",
    '#',
    ' # ',
    '!!',
    '!<',
    '%YAML 1.2\n',
    '---\n',
    '...\n',
    '\t',
    '\r\n',
    '\u0085',
    '\ufeff',
  ],
  ...[
    'blocks:\n',
    'meta:\n',
    'title: ',
    '{ all: x }',
    '{{fact}}',
    '{{',
    'hero',
    'null',
    '~',
    '0x',
    '1e9999',
    '\\u0000',
  ],
  ...['__proto__: ', 'constructor: ', 'ş', '𝒳', '\ud800', '`', '@', '-', '=', 'include: /_x.yaml\n', 'template: '],
);

/** A real page in which some places have been cut out, doubled or overwritten. */
const damaged = (text: string) =>
  fc
    .array(
      fc.record({
        at: fc.nat(text.length),
        length: fc.nat(40),
        by: fc.oneof(
          fc.constant(''),
          syntax,
          fc.nat(text.length).map((from) => text.slice(from, from + 60)),
        ),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((wounds) => wounds.reduce((now, { at, length, by }) => now.slice(0, at) + by + now.slice(at + length), text));

const real = readFileSync(join(engine, 'pages/contact.yaml'), 'utf8');
const pages: Record<string, fc.Arbitrary<string | Uint8Array>> = {
  'pieces of YAML': syntax,
  'any characters': fc.string({ unit: 'binary' }),
  'any bytes': fc.uint8Array({ maxLength: 200 }),
  'a damaged page': damaged(real),
  'a damaged small page': damaged(textPage('{ all: Title }')),
};

for (const [name, arbitrary] of Object.entries(pages))
  test(`${name} as a page: every file is checked, nothing breaks (${cases} cases)`, patience, () => {
    const write = rewritable('pages/index.yaml', others);
    holds(arbitrary, (content) => expectOrder(write(content), [MISTAKE]));
    expectUnpolluted();
  });

test(`a damaged site.yaml breaks nothing (${cases} cases)`, patience, () => {
  const write = rewritable('site.yaml', others);
  holds(damaged(SITE), (content) => expectOrder(write(content), []));
  expectUnpolluted();
});
