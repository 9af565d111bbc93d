import { describe, expect, test } from 'vitest';
import { markSymbol, readFlag, readMark, siteSprite } from '../../../../src/content/assets/drawings.ts';
import { listPublic } from '../../../../src/content/assets/public-files.ts';
import { memoryFiles } from '../../../../src/content/files/memory-files.ts';
import { Report } from '../../../../src/content/written/report.ts';
import { lucide } from '../../../../src/disk/machine.ts';

const site = (files: Record<string, string>) => {
  const folder = memoryFiles(files);
  return { folder, publicFiles: listPublic(folder, new Report()), machine: { icons: lucide } };
};
const read = (svg: string) => readMark(site({ 'public/mark.svg': svg }));

describe('the mark of a brand', () => {
  test('is none where there is no such file, or no size in it', () => {
    expect(readMark(site({}))).toBeUndefined();
    expect(read('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBeUndefined();
  });

  test('keeps its drawing and what holds for all of it, and gives up its own size', () => {
    const mark = read(
      '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" id="x" width="34" height="26" viewBox="0 0 68 52" fill="none"><path d="M0 0h9"/></svg>\n',
    );
    expect(mark).toMatchObject({ width: 34, height: 26 });
    expect(mark && markSymbol(mark)).toBe(
      '<symbol id="site-mark" viewBox="0 0 68 52" fill="none"><path d="M0 0h9"/></symbol>',
    );
  });

  test('without a box of its own has its size for one', () => {
    const mark = read('<svg width="20" height="10"><path d="M0 0h9"/></svg>');
    expect(mark && markSymbol(mark)).toBe('<symbol id="site-mark" viewBox="0 0 20 10"><path d="M0 0h9"/></symbol>');
  });
});

describe('the flag of a language', () => {
  const language = (name: string) => ({ code: 'zh-Hans', flag: `/${name}` });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="14"><path d="M0 0h20"/></svg>';

  test('is a symbol of the sprite', () => {
    expect(siteSprite(site({ 'public/plain.svg': svg }), [], [language('plain.svg')])).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="site-flag-zh-hans" viewBox="0 0 20 14"><path d="M0 0h20"/></symbol></svg>',
    );
  });

  test.each([
    ['names its own parts', 'named.svg', svg.replace('<path', '<path id="a"')],
    ['has styles of its own', 'styled.svg', svg.replace('<path', '<style>path{fill:red}</style><path')],
    ['is no SVG', 'flag.png', svg],
  ])('stays a file where it %s', (_, name, content) => {
    const flagged = site({ [`public/${name}`]: content });
    expect(readFlag(flagged, `/${name}`)).toBeUndefined();
    expect(siteSprite(flagged, [], [language(name)])).toBe('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  });
});
