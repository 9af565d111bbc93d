import { expect, test } from 'vitest';
import { copiedTable } from '../../../src/editor/shared/copied-table.ts';

/** What Excel 365 puts onto the clipboard (HTML as cut by the browser, and lines with tabs). */
const EXCEL = {
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Excel 15">
<style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {color:white; font-weight:700;}--></style></head>
<body link="#0563C1" vlink="#954F72"><table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse'>
<!--StartFragment--><col width=64 span=2 style='width:48pt'>
<tr height=20><td height=20 class=xl65>Country</td><td class=xl65>Days</td></tr>
<tr height=20><td height=20>Germany &amp; Austria</td><td align=right>3</td></tr>
<tr height=20><td height=20>"Île de France"</td><td align=right></td></tr>
<!--EndFragment--></table></body></html>`,
  text: 'Country\tDays\r\nGermany & Austria\t3\r\n"""Île de France"""\t\r\n',
};
const SHEETS = {
  html: `<meta charset='utf-8'><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><google-sheets-html-origin><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td data-sheets-value='{"1":2,"2":"One"}'>One</td><td>two<br/>lines</td></tr><tr><td><a href="https://example.com">Three</a></td><td><b>four</b></td></tr></tbody></table></google-sheets-html-origin>`,
  text: 'One\t"two\nlines"\nThree\tfour',
};
const WORD = {
  html: `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>p.MsoNormal{margin:0cm}</style><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head><body lang=EN-GB><!--StartFragment--><table class=MsoTableGrid border=1><tr><td width=200 valign=top><p class=MsoNormal><b>Step<o:p></o:p></b></p></td><td><p class=MsoNormal>What happens<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>1<o:p></o:p></p></td><td><p class=MsoNormal>We call\u200b you<o:p></o:p></p></td></tr></table><p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`,
  text: 'Step\tWhat happens\r\n1\tWe call\u200b you\r\n\r\n',
};

test.each([
  [
    'Excel',
    EXCEL,
    [
      ['Country', 'Days'],
      ['Germany & Austria', '3'],
      ['"Île de France"', ''],
    ],
  ],
  [
    'Google Sheets',
    SHEETS,
    [
      ['One', 'two lines'],
      ['Three', 'four'],
    ],
  ],
  [
    'Word',
    WORD,
    [
      ['Step', 'What happens'],
      ['1', 'We call you'],
    ],
  ],
  [
    'lines with tabs alone',
    { html: '', text: 'a\tb\nc\td\n' },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'one column of a spreadsheet',
    { html: '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', text: 'a\nb' },
    [['a'], ['b']],
  ],
])('a table from %s is the words of its cells', (_, copied, rows) => {
  expect(copiedTable(copied)).toEqual(rows);
});

test.each([
  ['words', { html: '', text: 'one\ntwo' }],
  ['one line with a tab', { html: '', text: 'one\ttwo' }],
  ['lines of which only some have tabs', { html: '', text: 'one\ttwo\nthree' }],
  ['a document without a table', { html: '<p>one</p><p>two</p>', text: 'one\ttwo\nthree\tfour' }],
  ['a table among other words', { html: '<p>Before</p><table><tr><td>a</td></tr></table>', text: 'Before\na' }],
  ['words behind a table', { html: '<table><tr><td>a</td></tr></table>behind', text: 'a\nbehind' }],
  ['nothing', { html: '', text: '' }],
])('%s: no table', (_, copied) => {
  expect(copiedTable(copied)).toBeUndefined();
});

test('long text of any kind is read once through', () => {
  for (const text of ['"'.repeat(200_000), '\t'.repeat(200_000), '"a\t'.repeat(60_000), '\n"'.repeat(60_000)])
    for (const html of ['', `<table><tr><td>${'<'.repeat(100_000)}</td></tr></table>`, '<table>'.repeat(20_000)])
      copiedTable({ html, text });
});
