import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMap, isScalar, isSeq, type Node, parseAllDocuments } from 'yaml';
import { readPlain } from '../../../../src/content/read/plain-yaml.ts';
import { YAML_OPTIONS } from '../../../../src/content/slips/yaml-options.ts';
import { engine } from '../../source-files.ts';

/** All that is asked of a node: its kind, its words, where it stands. */
function shapeOf(node: unknown): unknown {
  if (isScalar(node)) return { type: node.type, value: node.value, range: node.range?.slice(0, 2) };
  if (isSeq(node)) return { start: node.range?.[0], items: node.items.map(shapeOf) };
  if (!isMap(node)) return node;
  const items = node.items.map(({ key, value }) => [shapeOf(key), shapeOf(value)]);
  const place = node.flow ? node.range?.slice(0, 2) : node.range?.[0];
  return { flow: node.flow === true, place, items };
}

/** What the parser of the package makes of a text; undefined where it has anything to say against it. */
function parsed(text: string): Node | null | undefined {
  const docs = parseAllDocuments(text, YAML_OPTIONS);
  const [doc, second] = Array.isArray(docs) ? docs : [];
  return !doc || second || doc.errors.length > 0 || doc.warnings.length > 0 ? undefined : doc.contents;
}

const files = ['pages', 'blocks', 'tests/fixtures/garden', 'tests/fixtures/least'].flatMap((folder) =>
  readdirSync(join(engine, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(folder, file)),
);
const texts = new Map(['site.yaml', ...files].map((file) => [file, readFileSync(join(engine, file), 'utf8')]));

describe('the usual notation', () => {
  test.each([...texts])('of %s is read as the parser reads it, or left to it', (_, text) => {
    const plain = readPlain(text);
    if (plain) expect(shapeOf(plain)).toEqual(shapeOf(parsed(text)));
  });

  test('is that of nearly all files that a build reads', () => {
    const content = [...texts].filter(([file]) => !file.endsWith('/names.yaml'));
    const left = content.filter(([, text]) => !readPlain(text)).map(([file]) => file);
    expect(left.length / content.length).toBeLessThan(0.1);
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
          const plain = readPlain(words);
          if (plain) expect(shapeOf(plain)).toEqual(shapeOf(parsed(words)));
        },
      ),
      { numRuns: Number(process.env.CASES ?? 20_000) },
    );
  });
});
