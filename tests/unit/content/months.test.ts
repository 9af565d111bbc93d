import { expect, test } from 'vitest';
import { brief, check, type Files, openSite } from '../site-folder.ts';
import { SITE } from '../small-site.ts';

const event = (title: string, lines: string) =>
  `meta: { title: { all: ${title} }, description: { all: About ${title} } }\nentry:\n${lines}blocks:\n  - { type: hero, title: { all: ${title} } }\n`;

const calendar = (lines: string) =>
  `meta: { title: { all: Dates }, description: { all: All dates } }\nblocks:\n  - type: calendar\n    title: { all: Dates }\n${lines}    none: { all: None }\n`;

const FILES = {
  'pages/events/_collection.yaml': 'title: { all: Events }\nkind: event\nzone: Europe/Berlin\n',
  'pages/events/index.yaml': calendar(''),
  'pages/events/fair.yaml': event('Fair', '  date: 2026-09-30\n  ends: 2026-10-02\n  place: { all: Quay }\n'),
  'pages/events/talk.yaml': event('Talk', '  date: 2026-09-03\n  from: "18:00"\n  to: "24:00"\n'),
  'pages/events/walk.yaml': event('Walk', '  date: 2026-10-20\n'),
};

const monthsIn = (code: string, files: Files = FILES) => {
  const [block] = openSite(files).compile('/events', code).page?.blocks ?? [];
  if (block?.type !== 'calendar') throw new Error('It has a calendar.');
  return block.entries;
};

test('a calendar has the months in which something begins, with what does', () => {
  expect(check(FILES).map(brief)).toEqual([]);
  const months = monthsIn('en');
  expect(months.map(({ starts, text }) => [starts, text])).toEqual([
    ['2026-09', 'September 2026'],
    ['2026-10', 'October 2026'],
  ]);
  expect(months.map(({ entries }) => entries.map(({ href }) => href))).toEqual([
    ['/en/events/talk', '/en/events/fair'],
    ['/en/events/walk'],
  ]);
  expect(months[0]?.entries[1]).toMatchObject({ title: 'Fair', place: 'Quay' });
});

test('marks each day of what lasts, also in the next month, and not the day that only begins at its end', () => {
  const marked = monthsIn('en').map(({ days }) => days.flatMap(({ marked }, place) => (marked ? [place + 1] : [])));
  expect(marked).toEqual([
    [3, 30],
    [1, 2, 20],
  ]);
});

// 1 September 2026 is a Tuesday.
test.each([
  ['en', 'S', 2, 'September 2026', '1'],
  ['tr', 'P', 1, 'Eylül 2026', '1'],
])('is laid out as weeks begin in %s', (code, first, blanks, text, day) => {
  const [month] = monthsIn(code);
  expect(month).toMatchObject({ blanks, text });
  expect([month?.weekdays[0], month?.weekdays.length, month?.days[0]?.text, month?.days.length]).toEqual([
    first,
    7,
    day,
    30,
  ]);
});

test('has the digits of its language', () => {
  const site = SITE.replaceAll('numbering: latn', 'numbering: arab');
  const [month] = monthsIn('ar', { ...FILES, 'site.yaml': site });
  expect([month?.text, month?.days[14]?.text]).toEqual(['سبتمبر ٢٠٢٦', '١٥']);
});

test.each([
  ['a collection that is none', '    entries: { of: /event }\n', /index\.yaml:5:20 unknown-collection/],
  ['a tag that is none', '    entries:\n      tag: fair\n', /index\.yaml:6:12 not-a-choice/],
])('tells of %s at its line', (_, lines, told) => {
  const found = check({ ...FILES, 'pages/events/index.yaml': calendar(lines) }).map(brief);
  expect(found.join('\n')).toMatch(told);
});
