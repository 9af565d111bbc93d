import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFolder } from '../../../src/disk/machine.ts';
import { readThemeSheet } from '../../../src/disk/theme-sheet.ts';
import { programFor } from '../../../src/program/own-blocks/own-program.ts';
import { judgeThemeSheet } from '../../../src/program/own-blocks/theme-sheet.ts';
import { buildSheet, wholeSheet } from '../../../src/publish/styles/css.ts';
import { sheetOf } from '../../../src/publish/styles/sheet-of.ts';
import { styles } from '../../../src/render/styles.ts';
import { folder } from '../site-folder.ts';
import { engine } from '../source-files.ts';

const told = (css: string) =>
  judgeThemeSheet(folder({ 'theme.css': css })).map(({ code, place }) => [
    code,
    place.source.text.slice(place.range.start, place.range.end),
  ]);

test('what is wrong with a site’s own sheet is told where it stands', () => {
  expect(told('h1 { color: red }\n@media print { h1 { color: black } }')).toEqual([]);
  expect(told('h2 { color: red;\n  b ackground }')).toEqual([['theme-sheet', 'ackground']]);
  expect(judgeThemeSheet(folder({}))).toEqual([]);
});

test('it loads nothing but files of the site', () => {
  const own = 'a { background: url(/p.webp), url("#b"), url(data:image/png;base64,AA==) }';
  expect(told(own)).toEqual([]);
  for (const url of ['https://x.example/a.png', '//x.example/a.png', '/\\\\x.example', 'a.png', 'data:text/html,x'])
    expect(told(`a { background: url("${url}") }`).map(([code]) => code)).toEqual(['theme-foreign']);
  expect(told('\n@import "https://x.example/a.css";')[0]?.[0]).toBe('theme-foreign');
  expect(told('@font-face { font-family: X; src: url(https://x.example/x.woff2) }')[0]?.[0]).toBe('theme-foreign');
});

test('a link to somewhere else is no sheet', () => {
  const root = folder({});
  symlinkSync('/etc/hostname', join(root, 'theme.css'));
  expect(readThemeSheet(root)).toBe('');
});

test('nothing is made of a site whose sheet is wrong', async () => {
  const root = folder({ 'site.yaml': '', 'theme.css': 'h1 {' + '} }' });
  const written: string[] = [];
  const write = process.stderr.write;
  process.stderr.write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  try {
    const found = await programFor({ engine, program: engine, command: 'check', args: ['--root', root] });
    expect(found).toBeUndefined();
  } finally {
    process.stderr.write = write;
  }
  expect(written.join('')).toContain('theme.css:1:');
});

test('its rules stand last, and the sheet is another one with them', async () => {
  const root = folder({ 'theme.css': 'h1 { color: rebeccapurple }' });
  const { siteFile, site } = openFolder(engine);
  const { faces } = siteFile;
  if (!site) throw new Error('This site cannot be read.');
  const sheet = await buildSheet({ engine, root, site, faces, styles, fontFaces: '' });
  expect(sheet.after.trimEnd().endsWith('h1 { color: rebeccapurple }')).toBe(true);
  expect(wholeSheet(sheet)).toContain('h1{color:#639}');
  expect(sheetOf(site, faces, root)).not.toEqual(sheetOf(site, faces, folder({})));
});
