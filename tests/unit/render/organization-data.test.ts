import { describe, expect, test } from 'vitest';
import { structuredData } from '../../../src/render/structured-data.ts';
import { check } from '../site-folder.ts';
import { META, SITE } from '../small-site.ts';
import { smallView } from './small-view.ts';

const HOME = `${META}  schema: organization\nblocks:\n  - type: text\n    title: { all: T }\n    body: { all: "{{openingHours}}" }\n`;
const HOURS = `  openingHours:
    - { days: [monday, tuesday, wednesday, friday], from: "08:00", to: "12:00" }
    - { days: [monday, tuesday, wednesday, friday], from: "14:00", to: "18:30" }
    - { days: [saturday], from: "08:00", to: "24:00" }
`;
const withFirm = (lines: string) => SITE.replace('  email: oven', `${lines}  email: oven`);
const firm = (lines: string, language = 'en') => {
  const view = smallView(HOME, { site: withFirm(`${lines}${lines.includes('openingHours') ? '' : HOURS}`), language });
  return { thing: structuredData(view)?.['@graph'] as [Record<string, unknown>], view };
};
const faults = (lines: string) =>
  check({ 'site.yaml': withFirm(lines) }).map(
    ({ code, details, place: { source, range } }) =>
      `${code} ${source.text.slice(range.start, range.end)}${details.suggestion ? ` -> ${details.suggestion}` : ''}`,
  );

const SPECIFICATION = [
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Friday'],
    opens: '08:00',
    closes: '12:00',
  },
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Friday'],
    opens: '14:00',
    closes: '18:30',
  },
  { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '08:00', closes: '23:59' },
];
const ADDRESS = {
  '@type': 'PostalAddress',
  streetAddress: 'Mill Lane 1',
  postalCode: '34000',
  addressLocality: 'Town',
  addressCountry: 'TR',
};

test('a firm that visitors come to has its kind, address, telephone and opening hours', () => {
  const { thing } = firm('  type: Bakery\n  postalCode: "34000"\n  telephone: +90 212 555 01 99\n');
  expect(thing[0]).toMatchObject({
    '@type': 'Bakery',
    telephone: '+90 212 555 01 99',
    address: ADDRESS,
    openingHoursSpecification: SPECIFICATION,
  });
  expect(thing[0]).not.toHaveProperty('location');
});

test('of another firm it is its place that is open', () => {
  const { thing } = firm('  type: NGO\n  postalCode: "34000"\n');
  expect(thing[0]).toMatchObject({
    '@type': 'NGO',
    address: ADDRESS,
    location: [{ '@type': 'Place', name: 'Bakery', address: ADDRESS, openingHoursSpecification: SPECIFICATION }],
  });
  expect(thing[0]).not.toHaveProperty('openingHoursSpecification');
});

test('further places stand beside it, each with its own', () => {
  const places = `  places:
    - name: { en: By the sea, tr: Deniz kenarında, ar: على البحر }
      street: Harbour 2
      telephone: { sample: "+90 212 555 01 98" }
      openingHours: [{ days: [sunday], from: "22:00", to: "02:00" }]
`;
  expect(firm(`  type: Bakery\n${places}`, 'tr').thing[0]).toMatchObject({
    location: [
      {
        '@type': 'Place',
        name: 'Deniz kenarında',
        telephone: '+90 212 555 01 98',
        address: { '@type': 'PostalAddress', streetAddress: 'Harbour 2' },
        openingHoursSpecification: [
          { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '22:00', closes: '02:00' },
        ],
      },
    ],
  });
});

describe('texts show the opening hours that search engines are told', () => {
  test.each([
    ['en', 'Mon–Wed 8:00 AM–12:00 PM, 2:00 PM–6:30 PM · Fri 8:00 AM–12:00 PM, 2:00 PM–6:30 PM · Sat 8:00 AM–12:00 AM'],
    ['tr', 'Pzt–Çar 08:00–12:00, 14:00–18:30 · Cum 08:00–12:00, 14:00–18:30 · Cmt 08:00–00:00'],
    [
      'ar',
      'الاثنين–الأربعاء 8:00 ص–12:00 م، 2:00 م–6:30 م · الجمعة 8:00 ص–12:00 م، 2:00 م–6:30 م · السبت 8:00 ص–12:00 ص',
    ],
  ])('%s', (language, shown) => {
    const [block] = firm('', language).view.page.blocks;
    const texts = (value: unknown): string =>
      typeof value === 'string'
        ? value
        : Array.isArray(value)
          ? value.map(texts).join('')
          : texts(
              Object.entries(value as object).find(([key]) =>
                ['blocks', 'children', 'value', 'text'].includes(key),
              )?.[1] ?? '',
            );
    expect(texts((block as { body: unknown }).body)).toBe(shown);
  });
});

describe('what is wrong with a firm is told at its place', () => {
  const hours = (entries: string) => `  openingHours: [${entries}]\n`;
  test.each([
    ['a kind that is none', '  type: Bakrey\n', ['not-a-choice Bakrey -> Bakery']],
    ['a telephone number that is none', '  telephone: call us\n', ['wrong-format call us']],
    ['a day that is none', hours('{ days: [munday], from: "08:00", to: "12:00" }'), ['not-a-choice munday -> monday']],
    [
      'a time that is none',
      hours('{ days: [monday], from: "8", to: "25:00" }'),
      ['wrong-format "8" -> 08:00', 'no-such-hour "25:00"'],
    ],
    ['no end', hours('{ days: [monday], from: "08:00" }'), ['missing-field days']],
    [
      'hours that overlap',
      hours('{ days: [monday, friday], from: "08:00", to: "12:00" }, { days: [friday], from: "11:00", to: "13:00" }'),
      ['repeated-hours friday'],
    ],
    ['a day twice', hours('{ days: [monday, monday], from: "08:00", to: "12:00" }'), ['repeated-hours monday']],
    ['a place with a field of the firm', '  places: [{ email: a@b.example }]\n', ['unknown-key email']],
  ])('%s', (_name, lines, found) => {
    expect(faults(lines)).toEqual(found);
  });

  test('of the many kinds the message shows the first', () => {
    const [found] = check({ 'site.yaml': withFirm('  type: Firma\n') });
    expect(found?.details.choices).toBe(
      'Organization, Airline, Consortium, Cooperative, Corporation, EducationalOrganization, CollegeOrUniversity, ElementarySchool, HighSchool, MiddleSchool, Preschool, School, …',
    );
  });
});
