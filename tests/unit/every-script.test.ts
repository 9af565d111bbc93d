import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainText } from '../../schema/plain-text.ts';
import { printReport } from '../../src/diagnostics/print.ts';
import { openFolder } from '../../src/disk/machine.ts';

const scripts = openFolder(join(import.meta.dirname, '../fixtures/scripts'));

test('a site in ten languages of nine scripts compiles without a word', () => {
  expect(printReport(scripts.check())).toBe('0 errors, 0 warnings.');
});

/** The figures of the stats block. */
const figures = (language: string) => {
  const blocks = scripts.compile('/', language).page?.blocks ?? [];
  return blocks.flatMap((block) =>
    block.type === 'stats' ? block.items.map(({ value }) => plainText(value).replace(/[\u2066-\u2069]/g, '')) : [],
  );
};

test.each([
  ['he', ['1,250', '24 שעות', 'אפריל 1998']],
  ['fa', ['۱٬۲۵۰', '۲۴ ساعت', 'آوریل ۱۹۹۸']],
  ['ur', ['1,250', '24 گھنٹے', 'اپریل 1998']],
  ['hi', ['१,२५०', '२४ घंटे', 'अप्रैल १९९८']],
  ['th', ['๑,๒๕๐', '๒๔ ชั่วโมง', 'เมษายน ๑๙๙๘']],
  ['ja', ['1,250', '24時間', '1998年4月']],
  ['zh', ['1,250', '24小时', '1998年4月']],
  ['ko', ['1,250', '24시간', '1998년 4월']],
  ['ru', ['1\u00a0250', '24 часа', 'апрель 1998 г.']],
  ['el', ['1.250', '24 ώρες', 'Απρίλιος 1998']],
])('figures in %s have its digits, its plural and its months', (language, expected) => {
  expect(figures(language)).toEqual(expected);
});
