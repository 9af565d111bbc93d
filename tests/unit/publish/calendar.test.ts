import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../schema/plain-text.ts';
import { momentIn } from '../../../src/content/resolve/events.ts';
import { writeFeeds } from '../../../src/publish/feeds.ts';
import { renderBlocks } from '../../../src/render/prerender.tsx';
import { structuredData } from '../../../src/render/structured-data.ts';
import { brief, check, type Files, openSite } from '../site-folder.ts';

const event = (title: string, lines: string) =>
  `meta:\n  title: { all: "${title}" }\n  description: { all: "About; all, of ${title} \\\\ it" }\nentry:\n${lines}blocks:\n  - type: entries\n    title: { all: Times }\n    which: this\n    none: { all: None }\n`;

const COLLECTION =
  'title: { en: Events, tr: Etkinlikler, ar: الفعاليات }\nkind: event\nzone: Europe/Istanbul\ntags: { fair: { en: "Fairs, large", tr: Fuarlar, ar: معارض } }\n';
const LONG = 'معرض المراكب الشراعية القديمة في الميناء الشمالي مع جولة للزوار على متن ثلاث منها';
const FILES: Files = {
  'pages/events/_collection.yaml': COLLECTION,
  'pages/events/index.yaml': event('All', '').replace('entry:\n', '').replace('which: this', 'order: oldest'),
  'pages/events/fair.yaml': event(
    'Fair',
    '  date: 2026-09-15\n  ends: 2026-09-17\n  tags: [fair]\n  place: { en: Quay 4, tr: 4. rıhtım, ar: الرصيف ٤ }\n',
  ),
  'pages/events/talk.yaml': event('Talk', '  date: 2026-09-15\n  from: "18:30"\n  to: "24:00"\n'),
  'pages/events/night.yaml': event(LONG, '  date: 2026-12-31\n  ends: 2027-01-01\n  from: "21:00"\n  to: "02:00"\n'),
};

const calendars = (files: Files = FILES) => {
  const project = openSite(files);
  const sites = new Map(['en', 'tr', 'ar'].map((code) => [code, project.siteValue(code).value]));
  const written = new Map<string, string>();
  writeFeeds({ project, renderBlocks }, sites, { write: (path, text) => written.set(path, String(text)) });
  return written;
};
const calendarIn = (code: string) => calendars().get(`/${code}/events/calendar.ics`) ?? '';
const eventsIn = (code: string) =>
  new ICAL.Component(ICAL.parse(calendarIn(code))).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

test('a site with events has nothing to report', () => expect(check(FILES).map(brief)).toEqual([]));

describe('a calendar', () => {
  test('is there in each language, and has no other feeds beside it', () =>
    expect([...calendars().keys()].sort()).toEqual(['ar', 'en', 'tr'].map((code) => `/${code}/events/calendar.ics`)));

  test('has days as days, of which the end is the day after the last', () => {
    const [fair] = eventsIn('en').filter(({ summary }) => summary === 'Fair');
    expect(fair?.startDate.isDate).toBe(true);
    expect([fair?.startDate, fair?.endDate].map(String)).toEqual(['2026-09-15', '2026-09-18']);
    expect(fair?.description).toBe('About; all, of Fair \\ it');
    expect(fair?.location).toBe('Quay 4');
    expect(fair?.component.getFirstPropertyValue('categories')).toBe('Fairs, large');
  });

  test('has hours as moments, by the clocks of their zone', () => {
    const moments = eventsIn('tr').map(({ startDate, endDate }) => [startDate, endDate].map(String).join(' '));
    expect(moments).toContain('2026-09-15T15:30:00Z 2026-09-15T21:00:00Z');
    expect(moments).toContain('2026-12-31T18:00:00Z 2026-12-31T23:00:00Z');
  });

  test('has names that stay, and the day of the build', () => {
    expect(
      eventsIn('ar')
        .map(({ uid }) => uid)
        .sort(),
    ).toEqual(['fair', 'night', 'talk'].map((name) => `ar/events/${name}@www.example.test`));
    expect(calendarIn('ar')).toMatch(/\r\nDTSTAMP:\d{8}T000000Z\r\n/);
  });

  test('has no line of more than 75 octets, and no letter in two', () => {
    const text = calendarIn('ar');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(eventsIn('ar').map(({ summary }) => summary)).toContain(LONG);
  });
});

test.each([
  ['Europe/Berlin', '2026-07-01', '10:00', '2026-07-01T10:00:00+02:00'],
  ['Europe/Berlin', '2026-12-01', '24:00', '2026-12-02T00:00:00+01:00'],
  ['America/St_Johns', '2026-01-10', '09:15', '2026-01-10T09:15:00-03:30'],
  ['Asia/Kathmandu', '2026-01-10', '00:00', '2026-01-10T00:00:00+05:45'],
  // The clocks go from 2 to 3.
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T03:30:00+02:00'],
])('an hour in %s on %s at %s is %s', (zone, day, time, moment) => expect(momentIn(zone, day, time)).toBe(moment));

test('lists have its times as each language writes them', () => {
  const dated = (code: string, name: string) => {
    const { page } = openSite(FILES).compile(`/events/${name}`, code);
    return plainText(page?.entry?.date?.text ?? '').replace(/\s/g, ' ');
  };
  expect(dated('en', 'fair')).toMatch(/^September 15 . 17, 2026$/);
  expect(dated('tr', 'talk')).toMatch(/^15 Eylül 2026.* 18:30.*00:00$/);
  expect(dated('ar', 'fair')).toContain('2026');
});

test('lists say where it is', () => {
  const { page } = openSite(FILES).compile('/events/fair', 'tr');
  expect(JSON.stringify(page?.blocks)).toMatch(/15.17 Eylül 2026.*4\. rıhtım.*Fuarlar/);
});

test('search engines read when and where it is, and which entries a list has', () => {
  const project = openSite(FILES);
  const graph = (route: string) => {
    const { page } = project.compile(route, 'en');
    if (!page) throw new Error('It has a value.');
    return structuredData({ page, site: project.siteValue('en').value })?.['@graph'];
  };
  expect(graph('/events/fair')).toMatchObject([
    { '@type': 'Event', name: 'Fair', startDate: '2026-09-15', endDate: '2026-09-17', location: { name: 'Quay 4' } },
  ]);
  expect(graph('/events/talk')).toMatchObject([
    { '@type': 'Event', startDate: '2026-09-15T18:30:00+03:00', endDate: '2026-09-16T00:00:00+03:00' },
  ]);
  expect(graph('/events')).toMatchObject([
    {
      '@type': 'ItemList',
      itemListElement: ['fair', 'talk', 'night'].map((name, at) => ({
        position: at + 1,
        url: `https://www.example.test/en/events/${name}`,
      })),
    },
  ]);
});

test('heads name the calendar', () => {
  const { page } = openSite(FILES).compile('/events/fair', 'ar');
  expect(page?.feed).toEqual({ title: 'الفعاليات', files: [['text/calendar', '/ar/events/calendar.ics']] });
});

describe('what is wrong with an event is told at its line', () => {
  test.each([
    [
      'a collection without a zone',
      'pages/events/_collection.yaml',
      COLLECTION.replace(/zone.*\n/, ''),
      /^pages\/events\/_collection\.yaml:1:1 missing-field[^\n]*"zone"[^\n]*$/,
    ],
    [
      'a zone by its city',
      'pages/events/_collection.yaml',
      COLLECTION.replace('Europe/Istanbul', 'istanbul'),
      /_collection\.yaml:3:7 wrong-format[^\n]*"suggestion":"Europe\/Istanbul"[^\n]*$/,
    ],
    [
      'a last day before the first',
      'pages/events/fair.yaml',
      event('Fair', '  date: 2026-09-15\n  ends: 2026-09-12\n'),
      /fair\.yaml:6:9 ends-before-start[^\n]*$/,
    ],
    [
      'an end before the beginning',
      'pages/events/talk.yaml',
      event('Talk', '  date: 2026-09-15\n  from: "18:30"\n  to: "17:00"\n'),
      /talk\.yaml:7:7 ends-before-start/,
    ],
    [
      'an end without a beginning',
      'pages/events/talk.yaml',
      event('Talk', '  date: 2026-09-15\n  to: "17:00"\n'),
      /talk\.yaml:\d+:\d+ missing-field[^\n]*"from"/,
    ],
    [
      'an hour in words',
      'pages/events/talk.yaml',
      event('Talk', '  date: 2026-09-15\n  from: 18.30\n'),
      /talk\.yaml:6:9 wrong-format[^\n]*"18:30"/,
    ],
    [
      'no day',
      'pages/events/talk.yaml',
      event('Talk', '  from: "18:30"\n'),
      /talk\.yaml:\d+:\d+ missing-field[^\n]*"date"/,
    ],
  ])('%s', (_, file, text, expected) => {
    const found = check({ ...FILES, [file]: text }).map((each) => `${brief(each)} ${JSON.stringify(each.details)}`);
    expect(found.join('\n')).toMatch(expected);
  });
});
