import { describe, expect, test } from 'vitest';
import { stepsBlock } from '../../../blocks/steps/schema.ts';
import { siteSchema } from '../../../schema/site.ts';
import { memoryFiles } from '../../../src/content/files/memory-files.ts';
import { listContent } from '../../../src/content/read/files.ts';
import { parseYaml } from '../../../src/content/read/parse.ts';
import { MAX_FILE_BYTES, readSource } from '../../../src/content/read/source.ts';
import { locate, type Origins } from '../../../src/content/written/origin.ts';
import { Report } from '../../../src/content/written/report.ts';
import { fieldsAt } from '../../../src/content/written/schema-fields.ts';

describe('a report', () => {
  const at = (start: number, file = 'x.yaml') => ({ source: { file, text: '' }, range: { start, end: start + 1 } });

  test('has the same mistake at the same place once', () => {
    const report = new Report();
    report.add('dead-link', at(1), { target: '/a' });
    report.add('dead-link', at(1), { target: '/a' });
    expect(report.diagnostics).toHaveLength(1);
    report.add('dead-link', at(1), { target: '/b' });
    report.add('dead-link', at(2), { target: '/a' });
    report.add('bad-link', at(1), { target: '/a' });
    report.add('dead-link', at(1, 'y.yaml'), { target: '/a' });
    expect(report.diagnostics).toHaveLength(5);
  });

  test('has failed with the first error, not with warnings', () => {
    const report = new Report();
    expect(report.failed).toBe(false);
    report.add('unused-fact', at(1), { name: 'a' });
    expect([report.failed, report.diagnostics[0]?.severity]).toEqual([false, 'warning']);
    report.add('yaml-tab', at(1));
    expect([report.failed, report.diagnostics[1]]).toEqual([
      true,
      { code: 'yaml-tab', severity: 'error', place: at(1), details: {} },
    ]);
  });

  test('keeps a repair', () => {
    const report = new Report();
    const fix = { range: { start: 1, end: 2 }, text: 'x' };
    report.add('yaml-tab', at(1), {}, fix);
    expect(report.diagnostics[0]?.fix).toBe(fix);
  });
});

describe('where a value was written', () => {
  const text = 'a: one\nb:\n  c: two\n  d: [three, { e: four }]\nf:\n';
  const find = (...path: (string | number)[]) => {
    const origins: Origins = new WeakMap();
    const value = parseYaml({ file: 'x.yaml', text }, origins, new Report()) as object;
    const { place, key, missing } = locate(origins, value, path);
    const of = ({ range }: typeof place) => text.slice(range.start, range.end);
    return [of(place), of(key), missing];
  };

  test.each([
    [[], ['a', 'a', false]],
    [['a'], ['one', 'a', false]],
    [
      ['a', 'all'],
      ['one', 'a', false],
    ],
    [['b'], ['c', 'b', false]],
    [
      ['b', 'c'],
      ['two', 'c', false],
    ],
    [
      ['b', 'x'],
      ['c', 'b', true],
    ],
    [
      ['b', 'x', 'y'],
      ['c', 'b', true],
    ],
    [
      ['b', 'd'],
      ['[', 'd', false],
    ],
    [
      ['b', 'd', 0],
      ['three', 'three', false],
    ],
    [
      ['b', 'd', 1, 'e'],
      ['four', 'e', false],
    ],
    [
      ['b', 'd', 2],
      ['[', 'd', true],
    ],
    [['f'], ['f', 'f', false]],
    [['x'], ['a', 'a', true]],
  ])('%j', (path, found) => {
    expect(find(...path)).toEqual(found);
  });

  test('cannot be asked of a value that nobody wrote', () => {
    expect(() => locate(new WeakMap(), {}, [])).toThrow('A value without an origin was looked up.');
  });

  test('is the whole where there is no key, and the place of what is empty', () => {
    const origins: Origins = new WeakMap();
    const empty = 'a: {}\nb: []\n';
    const value = parseYaml({ file: 'x.yaml', text: empty }, origins, new Report()) as object;
    const range = (key: string) => locate(origins, value, [key]).place.range;
    expect([range('a'), range('b')]).toEqual([
      { start: 3, end: 5 },
      { start: 9, end: 10 },
    ]);
  });
});

describe('the fields of a schema', () => {
  test.each([
    [stepsBlock, [], ['type', 'id', 'tone', 'hidden', 'title', 'intro', 'items']],
    [stepsBlock, ['items'], []],
    [stepsBlock, ['items', 1], ['title', 'description', 'picture']],
    [stepsBlock, ['items', 1, 'title'], []],
    [stepsBlock, ['nothing'], []],
    [stepsBlock, ['nothing', 'further'], []],
    [siteSchema, ['regions', 'north'], ['label', 'color']],
    [siteSchema, ['header', 'menu', 0, 'groups', 0], ['label', 'region', 'items']],
    [siteSchema, ['socialImage'], ['src', 'alt']],
    [siteSchema, ['translation'], []],
  ])('%# at %j', (schema, path, fields) => {
    expect(fieldsAt(schema, path)).toEqual(fields);
  });
});

describe('the list of pages', () => {
  const list = (...files: string[]) => {
    const report = new Report();
    const { routes, partials } = listContent(memoryFiles(Object.fromEntries(files.map((file) => [file, '']))), report);
    return { routes: [...routes.keys()], partials, found: report.diagnostics.map(({ code }) => code) };
  };

  test('takes a file’s ending and an index off its end only', () => {
    const files = ['pages/index-of-all.yaml', 'pages/index.yaml', 'pages/pages/index.yml', 'pages/x/pages.yaml'];
    expect(list(...files)).toEqual({
      routes: ['/index-of-all', '/', '/pages', '/x/pages'],
      partials: [],
      found: [],
    });
    expect(list('pages/index.yaml', 'pages/a.yaml.yml')).toMatchObject({ found: ['bad-file-name'] });
  });

  test('has no files of other kinds, says so, and is empty without the folder', () => {
    expect(list('pages/index.yaml', 'pages/a.yaml.txt', 'pages/a.yamlx', 'pages/_b.txt')).toEqual({
      routes: ['/'],
      partials: [],
      found: ['not-a-page', 'not-a-page', 'not-a-page'],
    });
    expect(list()).toEqual({ routes: [], partials: [], found: ['missing-home'] });
  });
});

describe('why a file cannot be read', () => {
  const why = (files: Parameters<typeof memoryFiles>[0], file = 'x.yaml') => {
    const report = new Report();
    expect(readSource(memoryFiles(files), file, report)).toBeUndefined();
    return report.diagnostics.map(({ code, details, place }) => [code, details, place.source.file]);
  };
  const reason = (phrase: string, value?: string) => [
    ['file-unreadable', { reason: value ? { phrase, value } : { phrase } }, 'x.yaml'],
  ];
  const linked = (link: string) => ({ 'a.yaml': 'a', 'x.yaml': { link } });

  test('is told in words', () => {
    expect(why({})).toEqual(reason('notFound'));
    expect(why({ 'x.yaml/y': '' })).toEqual(reason('notAFile'));
    expect(why(linked('nowhere/at/all'))).toEqual(reason('brokenLink'));
    expect(why(linked('x.yaml'))).toEqual(reason('brokenLink'));
  });

  test('is its size', () => {
    expect(why({ 'x.yaml': 'a'.repeat(MAX_FILE_BYTES + 1) })).toEqual([['file-too-large', { limit: 1000 }, 'x.yaml']]);
    const report = new Report();
    const largest = 'a'.repeat(MAX_FILE_BYTES);
    expect(readSource(memoryFiles({ 'x.yaml': largest }), 'x.yaml', report)).toEqual({ file: 'x.yaml', text: largest });
  });

  test('is where it leads', () => {
    expect(why(linked('../outside/secret.yaml'))).toMatchObject([['link-elsewhere', { name: 'x.yaml' }, 'x.yaml']]);
  });

  test.each(['\u0000', '\u0008', '\u000e', '\u001b', '\u001f'])('is a control character: %j', (character) => {
    expect(why({ 'x.yaml': `a: ${character}` })).toEqual([['file-not-text', {}, 'x.yaml']]);
  });

  test.each(['\t', '\n', '\u000b', '\u000c', '\r', ' '])('is not %j', (character) => {
    const text = `a: ${character}b`;
    expect(readSource(memoryFiles({ 'x.yaml': text }), 'x.yaml', new Report())?.text).toBe(text);
  });
});

describe('what the parser is asked', () => {
  const read = (text: string) => {
    const report = new Report();
    const value = parseYaml({ file: 'x.yaml', text }, new WeakMap(), report);
    const { diagnostics } = report;
    const marked = diagnostics.map(({ code, place: { range } }) => `${code} ${range.start}-${range.end}`);
    return { value, marked, details: diagnostics.map(({ details }) => details) };
  };

  test('of a file of nothing, or of several documents', () => {
    expect(read('')).toEqual({
      value: undefined,
      marked: ['file-empty 0-0'],
      details: [{ remedy: { phrase: 'beginPage' } }],
    });
    expect(read('a: 1\n---\nb: 2\n')).toMatchObject({ value: undefined, marked: ['yaml-several-documents 5-8'] });
    expect(read('- 1\n---\n- 2\n---\n- 3\n').marked).toEqual(['yaml-several-documents 4-7']);
  });

  test('of nesting that is too deep', () => {
    expect(read('['.repeat(61))).toEqual({ value: undefined, marked: ['too-deep 60-61'], details: [{ limit: 60 }] });
  });

  test('of aliases', () => {
    expect(read('a: &text x\nb: *txt\n')).toEqual({
      value: { a: 'x', b: undefined },
      marked: ['yaml-alias 14-18'],
      details: [{ name: 'txt', suggestion: '*text' }],
    });
    expect(read('b: *qqqq\n').details).toEqual([{ name: 'qqqq' }]);
    expect(read('a: &text [*text]\n')).toMatchObject({ value: { a: [undefined] }, details: [{ name: 'text' }] });
    expect(read('a: &x [1]\nb: [*x, *x]\n').value).toEqual({ a: ['1'], b: [['1'], ['1']] });
  });

  test('of keys', () => {
    expect(read('a: 1\n__proto__: 2\n')).toEqual({
      value: { a: '1' },
      marked: ['forbidden-key 5-14'],
      details: [{ key: '__proto__' }],
    });
    expect(read('{ a: b }: c\n').marked).toEqual([expect.stringMatching(/^key-not-text /)]);
    expect(read('? a\n').value).toEqual({ a: null });
    expect(read('"": b\n').value).toEqual({ '': 'b' });
  });

  test('of texts that look like nothing', () => {
    expect(read('a: nul\nb: NuLL\nc: ~x\nd: "~"\ne: ~\nf: nullx\ng: xnull\n').value).toEqual({
      a: 'nul',
      b: 'NuLL',
      c: '~x',
      d: '~',
      e: null,
      f: 'nullx',
      g: 'xnull',
    });
  });
});
