import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { markSymbol, readFlag, readMark, siteSprite } from '../../../../src/content/assets/drawings.ts';
import { listPublic } from '../../../../src/content/assets/public-files.ts';
import { Report } from '../../../../src/content/written/report.ts';

const root = mkdtempSync(join(tmpdir(), 'mark-'));
mkdirSync(join(root, 'public'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const files = () => listPublic(root, new Report());
const read = (svg: string) => {
  writeFileSync(join(root, 'public/mark.svg'), svg);
  return readMark(files());
};

describe('the mark of a brand', () => {
  test('is none where there is no such file, or no size in it', () => {
    expect(readMark(new Map())).toBeUndefined();
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
  const flag = (name: string, svg: string) => {
    writeFileSync(join(root, 'public', name), svg);
    return { code: 'zh-Hans', flag: `/${name}` };
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="14"><path d="M0 0h20"/></svg>';

  test('is a symbol of the sprite', () => {
    rmSync(join(root, 'public/mark.svg'), { force: true });
    const language = flag('plain.svg', svg);
    expect(siteSprite(files(), [], [language])).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="site-flag-zh-hans" viewBox="0 0 20 14"><path d="M0 0h20"/></symbol></svg>',
    );
  });

  test.each([
    ['names its own parts', 'named.svg', svg.replace('<path', '<path id="a"')],
    ['has styles of its own', 'styled.svg', svg.replace('<path', '<style>path{fill:red}</style><path')],
    ['is no SVG', 'flag.png', svg],
  ])('stays a file where it %s', (_, name, content) => {
    const language = flag(name, content);
    expect(readFlag(files(), language.flag)).toBeUndefined();
    expect(siteSprite(files(), [], [language])).toBe('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  });
});
