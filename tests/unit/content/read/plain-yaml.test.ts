import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readValues } from '../../../../src/content/read/convert.ts';
import { readPlain } from '../../../../src/content/read/plain-yaml.ts';
import { YAML_OPTIONS } from '../../../../src/content/slips/yaml-options.ts';
import type { Origins } from '../../../../src/content/written/origin.ts';
import { Report } from '../../../../src/content/written/report.ts';
import { cases } from '../../random/cases.ts';
import { engine } from '../../source-files.ts';

/** A value with all places that are known of it; of a list or map on several lines nobody asks where it ends. */
function placed(value: unknown, origins: Origins): unknown {
  const origin = typeof value === 'object' && value !== null ? origins.get(value) : undefined;
  if (!origin) return value;
  const inner = Object.entries(value as object).map(([name, each]) => [name, placed(each, origins)]);
  const slots = [...origin.slots].map(
    ([
      name,
      {
        source,
        key,
        value: { start, end },
      },
    ]) => {
      const isLong = source.text.slice(start, end).includes('\n') && !'|>'.includes(source.text[start] ?? '');
      return [name, key.start, isLong ? 'long' : [key.end, start, end]];
    },
  );
  return { list: Array.isArray(value), head: origin.head, slots, inner };
}

/** What the usual notation says; undefined where a text is left to the parser. */
function plain(text: string): unknown {
  const origins: Origins = new WeakMap();
  const value = readPlain({ file: 'x.yaml', text }, origins);
  return value === undefined ? undefined : placed(value, origins);
}

/** What is made of a text by way of the parser of the package; a word on it where anything is to be told of it. */
function parsed(text: string): unknown {
  const docs = parseAllDocuments(text, YAML_OPTIONS);
  const [doc, second] = Array.isArray(docs) ? docs : [];
  if (!doc || second || doc.errors.length > 0 || doc.warnings.length > 0) return 'faulty';
  const [origins, report]: [Origins, Report] = [new WeakMap(), new Report()];
  const value = readValues(doc.contents, { source: { file: 'x.yaml', text }, origins, report });
  return report.diagnostics.length > 0 ? 'told of' : placed(value, origins);
}

const files = ['pages', 'blocks', 'tests/fixtures/garden', 'tests/fixtures/least'].flatMap((folder) =>
  readdirSync(join(engine, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(folder, file)),
);
const texts = new Map(['site.yaml', ...files].map((file) => [file, readFileSync(join(engine, file), 'utf8')]));

describe('the usual notation', () => {
  test.each([...texts])('of %s is read as the parser reads it, or left to it', (_, text) => {
    const found = plain(text);
    if (found !== undefined) expect(found).toEqual(parsed(text));
  });

  test('is that of nearly all files that a build reads', () => {
    const content = [...texts].filter(([file]) => !file.endsWith('/names.yaml'));
    const left = content.filter(([, text]) => plain(text) === undefined).map(([file]) => file);
    expect(left.length / content.length).toBeLessThan(0.1);
  });

  test.each([
    'a: We are #1\n',
    'a: words // a note\n',
    'a: words\u00a0/* a note */\n',
    'a: words <!-- a note -->\n',
    'a: 5# a note\n',
    'a: ٥#ملاحظة\n',
    'a: “words”\n',
    'a: “words"\n',
    "- ‘words'\n",
    '- name：words\n',
    '- ：words\n',
    'a: [SA، AE]\n',
    'a: "a\u0007b"\n',
    'a: |-\n  a\u0085b\n',
    'a: a\ufdd0b\n',
    'a: a\ud83db\n',
    'a: { constructor: b }\n',
    '__proto__: b\n',
  ])('is not that of %j, of which there is something to tell', (text) => {
    expect([plain(text), parsed(text)]).toEqual([undefined, 'told of']);
  });

  test.each([
    'a: and/or, https://a.b/c#d, C#, <b>, A&B\n',
    'a: // words\n',
    'a: “Words” and words\n',
    'a: “A sentence.”\n',
    '- 名前：words\n',
    'a: { b: "SA، AE" }\n',
    'a: 🏾 😀\n',
    'a: /page-5#part\n',
    'a: words # a note\n',
    '- ~\n- null\n- "null"\n- Null\n',
    'b: x\n1: y\n0: z\n',
  ])('is that of %j', (text) => {
    expect(plain(text)).toEqual(parsed(text));
  });

  test('is not that of a text whose lines begin with spaces of another kind', () => {
    expect(plain('a: |-\n  \u00a0words\n')).toBeUndefined();
  });

  const part = fc.constantFrom(
    ...[
      'a:',
      'b: ',
      'type: x',
      '- ',
      '- a: b',
      '  ',
      '    ',
      '\n',
      '\n',
      '\n  ',
      '\n    ',
      '\n  - ',
      'x',
      'é y',
      '"q"',
    ],
    ...[
      "'s'",
      ' # n',
      '#',
      ': ',
      ', ',
      '{ a: x }',
      '{ a: x, b: "y z" }',
      '[a]',
      '[a, "b c", 1]',
      '|-\n  ',
      '>-\n    ',
      '>\n  ',
      '&a',
      '*a',
    ],
    ...[' #n', ' // n', '/*', '<!--', '“', '”', '‘', '：', '5', '،', '[SA، AE]', '\u0007', '\u00a0', '\ud83d', '😀'],
    ...['\\', '"', "'", '{{f}}', '- - ', '?', '!t ', '~', '%', '---', '...', '\t', '\r\n', '://', '-x', 'null'],
  );
  const text = fc.array(part, { maxLength: 14 }).map((parts) => parts.join(''));

  test('of any text is read as the parser reads it, or left to it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((words) => `a:\n  b: ${words}`),
          text.map((words) => `- a: ${words}\n`),
        ),
        (words) => {
          const found = plain(words);
          if (found !== undefined) expect(found).toEqual(parsed(words));
        },
      ),
      { numRuns: cases * 10 },
    );
  });
});
