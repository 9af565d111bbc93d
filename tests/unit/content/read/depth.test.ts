import { describe, expect, test } from 'vitest';
import { isolate } from '../../../../src/content/resolve/isolate.ts';
import { MAX_DEPTH, tooMuchIn } from '../../../../src/content/slips/nesting.ts';
import { basePath } from '../../../../src/content/validate/known-site.ts';

const tooDeepAt = (text: string) => tooMuchIn(text)?.at;

describe('how deep a text nests', () => {
  const deep = (text: string, count = MAX_DEPTH + 1) => tooDeepAt(text.repeat(count));

  test.each([
    ['[', MAX_DEPTH],
    ['{', MAX_DEPTH],
    ['- ', 2 * MAX_DEPTH],
    ['? ', 2 * MAX_DEPTH],
  ])('%j is too deep at the first beyond the limit', (text, at) => {
    expect(deep(text)).toBe(at);
    expect(deep(text, MAX_DEPTH)).toBeUndefined();
  });

  test('closing brackets take levels away, but not below none', () => {
    const half = '['.repeat(MAX_DEPTH);
    expect(tooDeepAt(`${half}]]]${'['.repeat(3)}`)).toBeUndefined();
    expect(tooDeepAt(`${half}]]]${'['.repeat(4)}`)).toBe(MAX_DEPTH + 6);
    expect(tooDeepAt(`{}}}}${'{'.repeat(MAX_DEPTH + 1)}`)).toBe(5 + MAX_DEPTH);
    expect(tooDeepAt(`${'{'.repeat(MAX_DEPTH)}}}${'['.repeat(2)}`)).toBeUndefined();
  });

  test('dashes count line by line', () => {
    const half = `${'- '.repeat(MAX_DEPTH)}x`;
    expect(tooDeepAt(`${half}\n${half}\n`)).toBeUndefined();
    expect(tooDeepAt(`${half}\r\n${half}\r\n`)).toBeUndefined();
    expect(tooDeepAt(`${half}\n${'- '.repeat(MAX_DEPTH + 1)}x`)).toBe(half.length + 1 + 2 * MAX_DEPTH);
  });

  test('indentation counts where a line begins with words', () => {
    const spaces = ' '.repeat(MAX_DEPTH * 8 + 1);
    expect(tooDeepAt(`a:\n${spaces}b: c\n`)).toBe(3);
    expect(tooDeepAt(`a:\n${' '.repeat(MAX_DEPTH * 8)}b: c\n`)).toBeUndefined();
    expect(tooDeepAt(`a:\n${spaces}\nb: c\n`)).toBeUndefined();
    expect(tooDeepAt(`a:\n${spaces}\r\nb: c\n`)).toBeUndefined();
    expect(tooDeepAt(`a:\n${spaces}# words\nb: c\n`)).toBeUndefined();
    expect(tooDeepAt(`a:${spaces}b\nc: d\n`)).toBeUndefined();
  });

  test('marks that the lexer puts in are not counted as text', () => {
    expect(tooDeepAt(`\ufeff${'['.repeat(MAX_DEPTH + 1)}`)).toBe(MAX_DEPTH);
    expect(tooDeepAt(`--- x\n---\n${'['.repeat(MAX_DEPTH + 1)}`)).toBe(10 + MAX_DEPTH);
    expect(tooDeepAt(`a: ""\nb: x\nc: ${'['.repeat(MAX_DEPTH + 1)}`)).toBe(14 + MAX_DEPTH);
  });
});

describe('Latin words in a text from right to left', () => {
  const runs = (text: string) => {
    const value = isolate(text, 'rtl');
    return typeof value === 'string' ? value : value.map((run) => (typeof run === 'string' ? run : [run]));
  };
  const run = (text: string) => [{ text, isolate: true }];

  test.each([
    ['متجر', 'متجر'],
    ['Bakery', [run('Bakery')]],
    ['متجر Bakery', ['متجر ', run('Bakery')]],
    ['Bakery متجر', [run('Bakery'), ' متجر']],
    ['في 24/7 و 14–30 يوم', ['في ', run('24/7'), ' و ', run('14–30'), ' يوم']],
    ['أكثر من 6+ أسواق', ['أكثر من ', run('6+'), ' أسواق']],
    ['هاتف +90 555 01 00.', ['هاتف ', run('+90 555 01 00'), '.']],
    ['رقم #1', ['رقم ', run('#1')]],
    ['نمو 12% هنا', ['نمو ', run('12%'), ' هنا']],
    ['a@b.example، c', [run('a@b.example'), '، ', run('c')]],
    ['Café del Mar!', [run('Café del Mar'), '!']],
    ['e\u0301a', [run('e\u0301a')]],
    ['', ''],
  ])('%j', (text, value) => {
    expect(runs(text)).toEqual(value);
  });

  test('stay as they are from left to right, where the others are isolated', () => {
    expect(isolate('متجر Bakery', 'ltr')).toEqual([{ text: 'متجر', isolate: true, dir: 'rtl' }, ' Bakery']);
  });
});

test.each([
  ['https://www.example.test', ''],
  ['https://www.example.test/', ''],
  ['https://www.example.test/shop', '/shop'],
  ['https://www.example.test/shop/', '/shop'],
  ['https://www.example.test/a/b', '/a/b'],
  ['no address', ''],
])('below %s paths begin with %j', (url, base) => {
  expect(basePath(url)).toBe(base);
});
