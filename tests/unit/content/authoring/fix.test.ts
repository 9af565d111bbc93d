import { describe, expect, test } from 'vitest';
import { applyFixes, fixProject } from '../../../../src/content/authoring/fix.ts';
import { openFiles, siteFiles } from '../../site-folder.ts';
import { META, page, textPage } from '../../small-site.ts';

const fix = (start: number, end: number, text: string) => ({ range: { start, end }, text });

describe('repairs of a text', () => {
  test.each([
    ['none', [], 'abcdef'],
    ['one', [fix(1, 3, 'X')], 'aXdef'],
    ['in any order', [fix(4, 5, 'Y'), fix(0, 1, 'X')], 'XbcdYf'],
    ['side by side', [fix(0, 2, 'X'), fix(2, 4, 'Y')], 'XYef'],
    ['that put something in', [fix(3, 3, '-')], 'abc-def'],
    ['at the end', [fix(5, 6, '')], 'abcde'],
    ['that overlap: the first counts', [fix(0, 3, 'X'), fix(2, 5, 'Y'), fix(4, 6, 'Z')], 'XdZ'],
  ])('%s', (_name, fixes, text) => {
    expect(applyFixes('abcdef', fixes)).toBe(text);
  });
});

describe('repairs of a site', () => {
  const repair = (files: Record<string, string>) => {
    const site = siteFiles(files);
    return { count: fixProject(openFiles(site)), text: site.text };
  };

  test('of one file are made and counted, and a byte order mark stays', () => {
    const { count, text } = repair({
      'pages/a.yaml': `\ufeff${textPage('{ all: "x" }')}\t\n`.replace('\t', '    body: We are #1'),
    });
    expect(count).toBe(1);
    expect(text('pages/a.yaml')).toBe(`\ufeff${textPage('{ all: "x" }')}    body: "We are #1"\n`);
  });

  test('of two mistakes in each of two files are all made', () => {
    const lines = 'We are #1\n    subtitle: We have #2\n';
    const mended = '"We are #1"\n    subtitle: "We have #2"\n';
    const { count, text } = repair({
      'pages/a.yaml': page(`  - type: text\n    title: ${lines}`),
      'pages/b.yaml': textPage('We are #3'),
    });
    expect(count).toBe(3);
    expect(text('pages/a.yaml')).toBe(page(`  - type: text\n    title: ${mended}`));
    expect(text('pages/b.yaml')).toBe(textPage('"We are #3"'));
  });

  test('go on where one brings the next mistake to light', () => {
    const { count, text } = repair({ 'pages/a.yaml': `${META}blocks:\n\t- type: text\n\t  title: We are #1\n` });
    expect(text('pages/a.yaml')).toBe(`${META}blocks:\n  - type: text\n    title: "We are #1"\n`);
    expect(count).toBe(3);
  });

  test.each([
    ['a bullet in front of a line of a text', (text: string) => text.replace('      en: b', '•      en: b')],
    ['a plus in front of a language', (text: string) => text.replace('      en: b', '      + en: b')],
    ['a name without its space, with no fields of its own', (text: string) => text.replace('title:', 'title:x')],
    ['a sign of another keyboard in a name', (text: string) => text.replace('type: text', 'ty：pe: text')],
    ['a line that was joined to the one before', (text: string) => text.replace('a\n      en', 'a      en')],
    ['two lines that were joined', (text: string) => text.replace(':\n      tr', ':      tr')],
    [
      'marks of direction in the place of spaces',
      (text: string) => text.replace('      en', `${'\u200f'.repeat(6)}en`),
    ],
    ['a space of another kind in the name of a partial', (text: string) => `${text}  - include: /_a\u3000b.yaml\n`],
  ])('are none where nobody can know what was meant: %s', (_name, spoil) => {
    const text = spoil(page('  - type: text\n    title:\n      tr: a\n      en: b\n'));
    const { count, text: written } = repair({ 'pages/a.yaml': text });
    expect([count, written('pages/a.yaml')]).toEqual([0, text]);
  });

  test('keep the dash of an entry behind a bullet', () => {
    const { text } = repair({ 'pages/a.yaml': page('  •- type: text\n    title: a\n') });
    expect(text('pages/a.yaml')).toBe(page('  - type: text\n    title: a\n'));
  });

  test('of a site without such mistakes are none', () => {
    expect(repair({ 'pages/a.yaml': page('  - type: nothing\n') }).count).toBe(0);
  });
});
