import { HOURS, NOON_KSA, PROGRAM, RAMADAN, SITE, YEAR_KSA } from './places.ts';
import { arabic, english, inFile, link, type More, turkish } from './spots.ts';
import type { WaveKind } from './wave.ts';

const site = inFile(SITE);
const noon = inFile(NOON_KSA);
const year = inFile(YEAR_KSA);
const program = inFile(PROGRAM);

const FIRST_CELL = '          - mark: no\n            text:\n              en: You set it up and keep its books\n';
const CURRENCIES = '    currencies: [SAR, AED, MYR]\n';
const RECOMMENDED = '        recommended: true\n';
const NEXT = '      - name:\n          en: Partner’s commission\n';
const KIND = `        kind: percent\n${NEXT}`;
const USERS = '  weeklyUsers: 1700000\n';
const YEAR = '    year: 2027\n';
const LATITUDE = '          longitude: 46.6753\n          latitude: 24.7136\n';

/** A count of hours that all pages share. */
const hours = (name: string, value: string, conveys: string, wanted: RegExp, more?: More) =>
  site(name, HOURS, `  ▸replyHours: ▸${value}\n`, conveys, wanted, more);
const users = (name: string, value: string, conveys: string, wanted: RegExp, more?: More) =>
  noon(name, USERS, `  ▸weeklyUsers: ▸${value}\n`, conveys, wanted, more);
const starts = (name: string, value: string, conveys: string, wanted: RegExp) =>
  year(name, RAMADAN, `          - ▸starts: ▸${value}\n            ends: 2027-03-08\n`, conveys, wanted, {
    elsewhere: [[YEAR_KSA, 'ends: 2027-03-08']],
  });
const cell = (name: string, value: string, conveys: string, wanted: RegExp) =>
  program(
    name,
    FIRST_CELL,
    `          - ▸mark: ▸${value}\n            text:\n              en: You set it up and keep its books\n`,
    conveys,
    wanted,
  );
const riyadh = (name: string, value: string, conveys: string, wanted: RegExp) =>
  inFile('pages/index.yaml')(
    name,
    LATITUDE,
    `          longitude: 46.6753\n          ▸latitude: ▸${value}\n`,
    conveys,
    wanted,
  );

const FORMULA = /formula|spreadsheet|Excel/i;
const MISTAKE = /formula|spreadsheet|Excel|error/i;
const NUMBER = /number|digits|figure/i;
const DATE = /2027-02-08|year-month-day|yyyy|date/i;
const TABLE = /table|cell|column|tab|spreadsheet|row/i;

/** A thirty-first wave: somebody who keeps everything in a spreadsheet takes figures, dates and texts over from there. */
export const wave31: readonly WaveKind[] = [
  {
    kind: 'what a formula gave',
    rows: [
      english('nothing found', '#N/A', 'a formula found nothing', MISTAKE),
      english('a reference gone', '#REF!', 'a formula failed', MISTAKE),
      english('in a sentence', 'Delivery takes ▸#VALUE! days.', 'a formula failed', MISTAKE),
      english('divided by nothing', 'Fees fell by ▸#DIV/0! last year.', 'a formula failed', MISTAKE),
      english('a name that is not known', '#NAME?', 'a formula failed', MISTAKE),
      english('spilled', '#SPILL!', 'a formula failed', MISTAKE),
      english('too narrow', 'We ship ▸######## parcels a year.', 'a column too narrow', /column|narrow|number|#/i),
      turkish('nothing found in Turkish', '#YOK', 'a formula found nothing', MISTAKE),
      turkish('a reference gone in Turkish', '#BAŞV!', 'a formula failed', MISTAKE),
      turkish('a value in Turkish', 'Teslimat ▸#DEĞER! gün sürer.', 'a formula failed', MISTAKE),
      turkish('a name in Turkish', '#AD?', 'a formula failed', MISTAKE),
      turkish('divided in Turkish', 'Ücretler geçen yıl ▸#SAYI/0! düştü.', 'a formula failed', MISTAKE),
      arabic('nothing found in Arabic', '#N/A', 'a formula found nothing', MISTAKE),
      arabic('a value in a sentence', 'يستغرق التوصيل ▸#VALUE! أيام.', 'a formula failed', MISTAKE),
    ],
  },
  {
    kind: 'the formula itself',
    rows: [
      english('a sum', '=SUM(B2:B7)', 'a formula', FORMULA),
      english('a reference', '=B2', 'a formula', FORMULA),
      english('another sheet', '=Sheet1!B2', 'a formula', FORMULA),
      english('put together', '=CONCATENATE(A2," ",B2)', 'a formula', FORMULA),
      english('by an ampersand', '=A2&" days"', 'a formula', FORMULA),
      english('looked up', '=VLOOKUP(A2,Texts!A:C,2,FALSE)', 'a formula', FORMULA),
      english('translated', '=GOOGLETRANSLATE(B2,"tr","en")', 'a formula', FORMULA),
      english('a link', '=HYPERLINK("https://www.limanora.example","Limanora")', 'a formula', FORMULA),
      turkish('a sum in Turkish', '=TOPLA(B2:B7)', 'a formula', FORMULA),
      turkish('looked up in Turkish', '=DÜŞEYARA(A2;Metinler!A:C;3;YANLIŞ)', 'a formula', FORMULA),
      turkish('a condition in Turkish', '=EĞER(B2>10;"çok";"az")', 'a formula', FORMULA),
      arabic('translated into Arabic', '=GOOGLETRANSLATE(B2,"en","ar")', 'a formula', FORMULA),
      link('of a link', '=HYPERLINK("/contact")', 'the address alone', /formula|address|path|page/i),
      hours('of a number', '=24*1', 'a number', NUMBER),
      users('of a count', '=1,7*10^6', 'a number', NUMBER),
      starts('of a day', '=DATE(2027,2,8)', 'a date', DATE),
      starts('of a day in Turkish', '=TARİH(2027;2;8)', 'a date', DATE),
    ],
  },
  {
    kind: 'numbers as the spreadsheet shows them',
    rows: [
      hours('a decimal comma', '24,0', 'a number', NUMBER),
      hours('with its unit', '24 h', 'a number', NUMBER),
      hours('as text', "'24", 'a number', /number|quote/i),
      users('thousands by commas', '1,700,000', 'digits alone', NUMBER),
      users('thousands by dots', '1.700.000', 'digits alone', NUMBER),
      users('thousands by spaces', '1 700 000', 'digits alone', NUMBER),
      users('thousands by narrow spaces', '1\u202f700\u202f000', 'digits alone', NUMBER),
      users('thousands by apostrophes', "1'700'000", 'digits alone', NUMBER),
      users('scientific', '1,7E+06', 'digits alone', NUMBER),
      users('in millions', '1.7M', 'digits alone', NUMBER),
      users('in millions in Turkish', '1,7 Mn', 'digits alone', NUMBER),
      users('with a currency', '$1,700,000.00', 'digits alone', NUMBER),
      users('in brackets', '(1,700,000)', 'digits alone', NUMBER),
      users('a share', '17%', 'digits alone', NUMBER),
      users('rounded away', '########', 'digits alone', /number|digits|value|empty|#/i),
      users('an error', '#N/A', 'digits alone', /number|digits|value|empty|#/i),
      users('an empty cell', '""', 'digits alone', /number|digits|empty/i),
      users('a dash', '-', 'digits alone', /number|digits|value|empty|list/i),
      users('Arabic digits', '١٧٠٠٠٠٠', 'digits alone', NUMBER),
      riyadh('a decimal comma', '24,7136', 'a point', /point|24\.7136|number/i),
      riyadh('degrees', '24.7136°', 'a number', NUMBER),
      riyadh('degrees and minutes', '24°42′49″N', 'a number', NUMBER),
      riyadh('grouped', '247.136', 'within range', /90|degree|number/i),
      riyadh('both in one cell', '24.7136, 46.6753', 'one number', NUMBER),
    ],
  },
  {
    kind: 'days as the spreadsheet shows them',
    rows: [
      starts('a serial number', '46426', 'a date', DATE),
      starts('by dots', '08.02.2027', 'a date', DATE),
      starts('by slashes', '08/02/2027', 'a date', DATE),
      starts('American', '2/8/27', 'a date', DATE),
      starts('a month in letters', '8-Feb-27', 'a date', DATE),
      starts('a month in Turkish', '8 Şub 27', 'a date', DATE),
      starts('with midnight', '2027-02-08 00:00:00', 'a date', DATE),
      starts('with midnight by dots', '08.02.2027 00:00', 'a date', DATE),
      starts('with its weekday', 'Monday, 8 February 2027', 'a date', DATE),
      starts('a month alone', 'Şub.27', 'a date', DATE),
      starts('hashes', '##########', 'a date', DATE),
      starts('the first day there is', '1900-01-00', 'a date', DATE),
      year('a year with a dot', YEAR, '    ▸year: ▸2.027\n', 'a year', /year|whole|number/i),
      year('a year in two', YEAR, '    ▸year: ▸27\n', 'a year', /year|2027|four/i),
      year('a year as a day', YEAR, '    ▸year: ▸01.01.2027\n', 'a year', /year|number/i),
    ],
  },
  {
    kind: 'yes, no and choices from a column',
    rows: [
      program('in capitals', RECOMMENDED, '        ▸recommended: ▸TRUE\n', 'true', /true/, { mayBeSilent: true }),
      program('in Turkish', RECOMMENDED, '        ▸recommended: ▸DOĞRU\n', 'true', /true/),
      program('a cross', RECOMMENDED, '        ▸recommended: ▸x\n', 'true', /true/),
      program('a one', RECOMMENDED, '        ▸recommended: ▸1\n', 'true', /true/),
      program('a tick', RECOMMENDED, '        ▸recommended: ▸✓\n', 'true', /true/),
      program('a letter', RECOMMENDED, '        ▸recommended: ▸Y\n', 'true', /true/),
      program('in Arabic', RECOMMENDED, '        ▸recommended: ▸نعم\n', 'true', /true/),
      cell('a tick', '✓', 'one of three', /yes|no|partly/),
      cell('a cross', '✗', 'one of three', /yes|no|partly/),
      cell('in Turkish', 'Hayır', 'one of three', /yes|no|partly/),
      cell('in capitals', 'NO', 'one of three', /yes|no|partly/),
      cell('false', 'FALSE', 'one of three', /yes|no|partly/),
      cell('a nought', '0', 'one of three', /yes|no|partly/),
      cell('an error', '#N/A', 'one of three', /yes|no|partly/),
      program('a sign', CURRENCIES, '    ▸currencies: [▸﷼, AED, MYR]\n', 'a code', /code|EUR|three/i),
      program('one cell', CURRENCIES, '    ▸currencies: ▸SAR; AED; MYR\n', 'a list', /list|\[|one|each/i),
      program('in small letters', CURRENCIES, '    currencies: [▸sar, aed, myr]\n', 'capitals', /SAR|capital/),
      program('with a name', CURRENCIES, '    currencies: [▸SAR (riyal), AED, MYR]\n', 'a code', /code|SAR|three/i),
      program('a share', KIND, `        ▸kind: ▸%\n${NEXT}`, 'percent', /percent/),
      program('a share in words', KIND, `        ▸kind: ▸Yüzde\n${NEXT}`, 'percent', /percent/),
    ],
  },
  {
    kind: 'cells pasted as they are',
    rows: [
      english('two cells', 'Ads that work at home▸\toften fall flat.', 'a tab', TABLE),
      english('a row with its languages', 'Ads\tReklam\tإعلان', 'a tab', TABLE),
      english('a row by semicolons', '"Ads that work";"Çalışan reklam";"الإعلان"', 'cells of a table', TABLE),
      english('a row by bars', '| Ads that work | Çalışan reklam |', 'cells of a table', TABLE),
      english('quotes doubled', 'The word ▸""local"" is not enough.', 'quotes doubled', /quot|twice|doubled|mark|""/i),
      english(
        'in quotes that a cell needs',
        '"""Local"" is not enough."',
        'quotes doubled',
        /quot|twice|doubled|mark/i,
      ),
      english('a column’s head', 'EN', 'a head, no text', /text|language|code|word/i),
      english('a column’s head in words', 'English text', 'a head, no text', /text|language|head/i),
      turkish('a column’s head in Turkish', 'TR Metin', 'a head, no text', /text|language|head|metin/i),
      english('an empty cell', '(blank)', 'nothing there', /blank|empty|text/i),
      turkish('an empty cell in Turkish', '(boş)', 'nothing there', /blank|empty|text|boş/i),
      english('the same as above', '〃', 'the same again', /text|ditto|above|sign/i),
      english('the same as above in words', 'ditto', 'the same again', /text|ditto|above/i),
      english('see another cell', 'see B12', 'a cell', /cell|text|B12|spreadsheet/i),
      english(
        'a wrapped cell',
        'Ads that work at home ▸_x000D_ often fall flat.',
        'a code of the spreadsheet',
        /_x000D_/,
      ),
      english('a null', 'NULL', 'nothing there', /NULL|empty|text/i),
      english('a nought for nothing', '0', 'nothing there', /text|number|quote/i, { mayBeSilent: true }),
      english('as text', "'Ads that work at home often fall flat.", 'an apostrophe', /apostrophe|quot/i),
      turkish(
        'capitals as typed',
        'ÇALIŞAN REKLAM HER YERDE ÇALIŞMIYOR, ARAPÇA ARAMADA KAYBOLUYOR.',
        'capitals',
        /capital/i,
      ),
      arabic('two cells in Arabic', 'الإعلان الناجح▸\tفي بلدك قد لا يصل.', 'a tab', TABLE),
    ],
  },
];
