import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../src/content/authoring/fix.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { markdownSentence } from '../../../src/diagnostics/escape.ts';
import { type CheckFormat, inFormat } from '../../../src/diagnostics/formats.ts';
import { lineRepair } from '../../../src/diagnostics/repair.ts';
import { visible } from '../../../src/diagnostics/visible.ts';
import { catalogues } from '../../../src/diagnostics/wording.ts';

const text = 'meta:\n  title: Ekmeğe dair\nblocks:\n  - type: heroo # 𐐀\n';
const at = text.indexOf('heroo');
const range = { start: at, end: at + 5 };
const place = { source: { file: 'pages/a b.yaml', text }, range };
const told: Diagnostic = {
  ...{ code: 'unknown-block', severity: 'error', place },
  details: { type: 'heroo', known: 'hero, cta', suggestion: 'hero' },
  fix: { range, text: 'hero' },
};
const warned: Diagnostic = {
  ...{ code: 'unknown-block', severity: 'warning', place: { source: place.source, range: { start: 22, end: 24 } } },
  details: { type: 'x', known: 'hero' },
};

const shape = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  ...{ type: 'object', additionalProperties: false },
  ...{ properties, required },
});
const list = (items: object) => ({ type: 'array', items, minItems: 1 });
const [string, count] = [{ type: 'string' }, { type: 'integer', minimum: 1 }];

/** What reviewdog reads of a diagnostic (proto/rdf/reviewdog.proto); whole lines have no columns. */
const position = shape({ line: count, column: count });
const REVIEWDOG = shape(
  {
    message: { ...string, minLength: 1 },
    location: shape({ path: string, range: shape({ start: position, end: position }) }),
    severity: { enum: ['ERROR', 'WARNING', 'INFO'] },
    source: shape({ name: string, url: string }, ['name']),
    code: shape({ value: string, url: string }, ['value']),
    suggestions: list(
      shape({ range: shape({ start: shape({ line: count }), end: shape({ line: count }) }), text: string }),
    ),
  },
  ['message', 'location', 'severity', 'source', 'code'],
);

/** SARIF 2.1.0 (OASIS), as far as a log of a check goes. */
const region = shape({ startLine: count, startColumn: count, endLine: count, endColumn: count });
const artifactLocation = shape({ uri: { ...string, pattern: '^[\\w!$&()*+,;=:@/.~%-]+$' }, uriBaseId: string });
const SARIF = shape({
  $schema: string,
  version: { const: '2.1.0' },
  runs: list(
    shape({
      tool: shape({
        driver: shape({ name: string, rules: { type: 'array', uniqueItems: true, items: shape({ id: string }) } }),
      }),
      columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
      results: {
        type: 'array',
        items: shape(
          {
            ruleId: string,
            ruleIndex: { type: 'integer', minimum: 0 },
            level: { enum: ['none', 'note', 'warning', 'error'] },
            message: shape({ text: string }),
            locations: list(shape({ physicalLocation: shape({ artifactLocation, region }) })),
            fixes: list(
              shape({
                artifactChanges: list(
                  shape({
                    artifactLocation,
                    replacements: list(shape({ deletedRegion: region, insertedContent: shape({ text: string }) })),
                  }),
                ),
              }),
            ),
          },
          ['ruleId', 'ruleIndex', 'level', 'message', 'locations'],
        ),
      },
    }),
  ),
});

const isValid = new Ajv();
const linesOf = (written: string) =>
  written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('for reviewdog', () => {
  test('a line for each message, its repair as a suggestion of exactly those lines', () => {
    const written = inFormat('rdjsonl', [told, warned], { folder: 'site/' });
    const lines = linesOf(written);
    for (const line of lines) expect(isValid.validate(REVIEWDOG, line), isValid.errorsText()).toBe(true);
    expect(lines[0]).toMatchInlineSnapshot(`
      {
        "code": {
          "value": "unknown-block",
        },
        "location": {
          "path": "site/pages/a b.yaml",
          "range": {
            "end": {
              "column": 16,
              "line": 4,
            },
            "start": {
              "column": 11,
              "line": 4,
            },
          },
        },
        "message": "There is no block type \`heroo\`.
      Did you mean \`hero\`? Types: hero, cta.",
        "severity": "ERROR",
        "source": {
          "name": "pages-as-data",
        },
        "suggestions": [
          {
            "range": {
              "end": {
                "line": 4,
              },
              "start": {
                "line": 4,
              },
            },
            "text": "  - type: hero # 𐐀",
          },
        ],
      }
    `);
    // Columns count bytes: `ğ` has two.
    expect(lines[1].location.range).toEqual({ start: { line: 2, column: 18 }, end: { line: 2, column: 20 } });
    expect(lines[1].suggestions).toBeUndefined();
  });

  test('in the language that is asked for', () => {
    expect(linesOf(inFormat('rdjsonl', [told], { catalogue: catalogues.ar }))[0].message).toMatchInlineSnapshot(`
      "لا يوجد نوع كتلة باسم ⁦\`heroo\`⁩.
      هل تقصد ⁦\`hero\`⁩؟ الأنواع المتاحة: hero, cta."
    `);
  });
});

describe('for code scanning', () => {
  test('a log with its rules, each repair with its place', () => {
    const log = JSON.parse(inFormat('sarif', [told, warned], { folder: 'site/' }));
    expect(isValid.validate(SARIF, log), isValid.errorsText()).toBe(true);
    expect(log.runs[0].tool.driver.rules).toEqual([{ id: 'unknown-block' }]);
    expect(log.runs[0].results[0]).toMatchInlineSnapshot(`
      {
        "fixes": [
          {
            "artifactChanges": [
              {
                "artifactLocation": {
                  "uri": "site/pages/a%20b.yaml",
                  "uriBaseId": "%SRCROOT%",
                },
                "replacements": [
                  {
                    "deletedRegion": {
                      "endColumn": 16,
                      "endLine": 4,
                      "startColumn": 11,
                      "startLine": 4,
                    },
                    "insertedContent": {
                      "text": "hero",
                    },
                  },
                ],
              },
            ],
          },
        ],
        "level": "error",
        "locations": [
          {
            "physicalLocation": {
              "artifactLocation": {
                "uri": "site/pages/a%20b.yaml",
                "uriBaseId": "%SRCROOT%",
              },
              "region": {
                "endColumn": 16,
                "endLine": 4,
                "startColumn": 11,
                "startLine": 4,
              },
            },
          },
        ],
        "message": {
          "text": "There is no block type \`heroo\`.
      Did you mean \`hero\`? Types: hero, cta.",
        },
        "ruleId": "unknown-block",
        "ruleIndex": 0,
      }
    `);
    expect(log.runs[0].results[1].level).toBe('warning');
  });

  test('and one of a site without faults', () => {
    expect(isValid.validate(SARIF, JSON.parse(inFormat('sarif', [], {}))), isValid.errorsText()).toBe(true);
    expect(inFormat('rdjsonl', [], {})).toBe('');
  });
});

describe('a repair as whole lines', () => {
  const withLines = (written: string, { first, last, text: now }: NonNullable<ReturnType<typeof lineRepair>>) => {
    const lines = written.split('\n');
    lines.splice(first - 1, last - first + 1, ...(now === undefined ? [] : [now]));
    return lines.join('\n');
  };
  const repairOf = (written: string, start: number, end: number, words: string) => {
    const source = { file: 'a.yaml', text: written };
    const fix = { range: { start, end }, text: words };
    return { fix, repair: lineRepair({ ...told, place: { source, range: fix.range }, fix }) };
  };

  test('is the repair itself, whatever it is', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'b', '\n', ' '), maxLength: 12 });
    fc.assert(
      fc.property(part, part, part, part, (before, gone, after, words) => {
        const written = before + gone + after;
        const { fix, repair } = repairOf(written, before.length, before.length + gone.length, words);
        if (!repair) throw new Error('there is one');
        expect(withLines(written, repair)).toBe(applyFixes(written, [fix]));
        expect(repair.last).toBeGreaterThanOrEqual(repair.first);
      }),
    );
  });

  test.each([
    ['a word', 'a\nbc\nd', 2, 3, 'x', { first: 2, last: 2, text: 'xc' }],
    ['a line that goes', 'a\nb\nc', 2, 4, '', { first: 2, last: 2, text: undefined }],
    ['a line that comes', 'a\nb\nc', 2, 2, 'x\n', { first: 2, last: 2, text: 'x\nb' }],
    ['lines of another system', 'a\r\nb\r\nc', 3, 4, 'x', { first: 2, last: 2, text: 'x' }],
  ])('%s', (_, written, start, end, words, repair) => {
    expect(repairOf(written, start, end, words).repair).toEqual(repair);
  });
});

const HOSTILE = [
  ...[
    '@everyone',
    'closes #1',
    'GH-1',
    '![](https://evil.example)',
    '[x](//evil.example)',
    'a`b',
    '``',
    '</code><img src=x>',
  ],
  ...[
    'a\n::error::x',
    '##[error]x',
    '\u202ex',
    '\u2066',
    'https://evil.example',
    '| a |',
    '<!-- ',
    'deadbeef',
    '\\@a',
    '\u0000\u001b[31m',
  ],
];

describe('whatever is written in a site', () => {
  const hostile = (words: string): Diagnostic => ({
    ...told,
    place: { source: { file: `pages/${words}.yaml`, text: words }, range: { start: 0, end: words.length } },
    details: { type: words, known: words, suggestion: words },
    fix: { range: { start: 0, end: words.length }, text: words },
  });

  test.each(['rdjsonl', 'sarif', 'json'] satisfies CheckFormat[])('is no command to CI in %s', (format) => {
    const written = inFormat(format, HOSTILE.map(hostile), {});
    const lines = written.split('\n');
    expect(lines.map(visible)).toEqual(lines);
    expect(written).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    const values = format === 'rdjsonl' ? linesOf(written) : [JSON.parse(written)];
    for (const value of format === 'rdjsonl' ? values : []) expect(isValid.validate(REVIEWDOG, value)).toBe(true);
    if (format === 'sarif') expect(isValid.validate(SARIF, values[0]), isValid.errorsText()).toBe(true);
  });

  test.each(HOSTILE)('%j is but code in a comment', (words) => {
    const [{ message }] = linesOf(inFormat('rdjsonl', [hostile(words)], {}));
    for (const line of message.split('\n')) {
      // What CommonMark takes for code: as many backticks at its end as at its beginning.
      const bare = line.replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');
      expect(bare).not.toMatch(/[@#<[\]`\\]|https?:|GH-\d|deadbeef/);
    }
  });

  test('a sentence keeps its code and its signs', () => {
    expect(markdownSentence('There is no page `/a b`, or (see `x`): “so”. Did you mean `y`?')).toBe(
      'There is no page `/a b`, or (see `x`): “so”. Did you mean `y`?',
    );
    expect(markdownSentence('- x @me, and 1.5 times')).toBe('`-` x `@me`, and `1.5` times');
  });
});
