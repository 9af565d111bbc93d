import { existsSync, readFileSync } from 'node:fs';
import createBidi from 'bidi-js';
import { describe, expect, test } from 'vitest';
import { ALL } from '../../../../all.ts';

/** Where Debian's package unicode-data puts the data. */
const INSTALLED = '/usr/share/unicode';
const PART = 'tests/unit/content/check/proofread/unicode';
const wholes = ALL && existsSync(`${INSTALLED}/BidiTest.txt`);

const linesOf = (folder: string, name: string) =>
  readFileSync(`${folder}/${name}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const bidi = createBidi();
const DIRECTIONS = ['auto', 'ltr', 'rtl'] as const;

/** The levels of a text's characters and their order from the left, as the package tells them, without those that have none. */
function told(text: string, direction: (typeof DIRECTIONS)[number], levels: readonly string[]): string {
  const found = bidi.getEmbeddingLevels(text, direction);
  const order = bidi.getReorderedIndices(text, found).filter((index) => levels[index] !== 'x');
  const own = levels.map((level, index) => (level === 'x' ? level : found.levels[index]));
  return `${own.join(' ')};${order.join(' ')}`;
}

/** One character of each class. */
const OF_CLASS: Readonly<Record<string, string>> = {
  ...{ L: 'a', R: '\u05d0', AL: '\u0627', EN: '1', AN: '\u0661', ES: '+', ET: '#', CS: ',', B: '\u2029', S: '\t' },
  ...{ WS: ' ', ON: '!', BN: '\u200b', NSM: '\u0300', LRO: '\u202d', RLO: '\u202e', LRE: '\u202a', RLE: '\u202b' },
  ...{ PDF: '\u202c', LRI: '\u2066', RLI: '\u2067', FSI: '\u2068', PDI: '\u2069' },
};

/** What is told wrongly of Unicode's cases by classes, and how many there are. */
function byClasses(folder: string): { faults: string[]; count: number } {
  const faults: string[] = [];
  let [levels, order, count]: [string, string, number] = ['', '', 0];
  for (const line of linesOf(folder, 'BidiTest.txt')) {
    const [, name, value = ''] = /^@(\w+):\s*(.*)$/.exec(line) ?? [];
    if (name === 'Levels') levels = value;
    if (name === 'Reorder') order = value;
    const [classes = '', directions] = name ? [] : line.split('; ');
    const text = classes.split(' ').map((each) => OF_CLASS[each] ?? '');
    DIRECTIONS.forEach((direction, bit) => {
      if (!(Number(`0x${directions ?? 0}`) & (1 << bit))) return;
      count++;
      if (told(text.join(''), direction, levels.split(' ')) !== `${levels};${order}`)
        faults.push(`${line} ${direction}`);
    });
  }
  return { faults, count };
}

/** The same of its cases by characters. */
function byCharacters(folder: string): { faults: string[]; count: number } {
  const lines = linesOf(folder, 'BidiCharacterTest.txt');
  const faults = lines.filter((line) => {
    const [codes = '', direction, , levels = '', order] = line.split(';');
    const text = String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)));
    const named = ({ 0: 'ltr', 1: 'rtl' } as const)[direction ?? ''] ?? 'auto';
    return told(text, named, levels.split(' ')) !== `${levels};${order}`;
  });
  return { faults, count: lines.length };
}

describe('the package orders characters as Unicode’s own cases do', () => {
  test('a part of them', () => {
    const [classes, characters] = [byClasses(PART), byCharacters(PART)];
    expect([classes.faults, characters.faults]).toEqual([[], []]);
    expect([classes.count > 200, characters.count > 150]).toEqual([true, true]);
  });

  test.runIf(wholes)('all of them', () => {
    const [classes, characters] = [byClasses(INSTALLED), byCharacters(INSTALLED)];
    expect([classes.faults, characters.faults]).toEqual([[], []]);
    expect([classes.count > 700_000, characters.count > 90_000]).toEqual([true, true]);
  });
});
