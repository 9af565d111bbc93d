import { afterEach, describe, expect, test, vi } from 'vitest';
import { blockFaults, blockMarkup } from './block-markup.ts';

const seasons = (shown: string, ...items: string[]) => `type: seasons
title: { all: Year }
year: ${shown}
items:
${items.map((season) => `  - { name: { all: Bread }, ${season} }\n`).join('')}`;

const FEAST =
  'about: true, dates: [{ starts: 2027-02-08, ends: 2027-03-09 }, { starts: 2028-01-28, ends: 2028-02-25 }]';
const DAY = 'dates: [{ starts: 2027-01-01 }]';

describe('the seasons of a year', () => {
  test('stand by their dates, each with its bar below the months', () => {
    const markup = blockMarkup(seasons('2027', FEAST, DAY)).replaceAll('<!-- -->', '');
    expect(markup.replace(/<svg class="axis".*?<\/svg>/s, '')).toBe(
      '<div class="seasons"><div><p>2027</p></div><ul>' +
        '<li><div><strong>Bread</strong><small>Jan 1</small></div><svg class="track" aria-hidden="true">' +
        '<svg viewBox="0 0 11.96 1" preserveAspectRatio="none" aria-hidden="true"><path d="M0 .5h12"></path></svg><rect x="0%" width="0.27%"></rect></svg></li>' +
        '<li><div><strong>Bread</strong><small>~ Feb 8 – Mar 9</small></div><svg class="track about" aria-hidden="true">' +
        '<svg viewBox="0 0 11.96 1" preserveAspectRatio="none" aria-hidden="true"><path d="M0 .5h12"></path></svg><rect x="10.42%" width="8.67%"></rect></svg></li>' +
        '</ul></div>',
    );
    expect(
      markup
        .match(/<text [^>]*>[^<]+/g)
        ?.map((text) => text.replace(/.*>/, ''))
        .join(' '),
    ).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });

  test('shows the dates of another year where it is told to', () => {
    expect(blockMarkup(seasons('2028', FEAST))).toMatch(/<p>2028<\/p>.*Jan 28 – Feb 25/s);
  });

  test.each([
    ['tr', '8 Şub – 9 Mar', 'Oca'],
    ['ar', '<span><bdi dir="ltr">8</bdi> فبراير إلى <bdi dir="ltr">9</bdi> مارس</span>', 'يناير'],
  ])('has its dates and months in %s', (language, dates, month) => {
    const markup = blockMarkup(seasons('2027', FEAST), language);
    expect(markup).toContain(dates);
    expect(markup).toContain(`>${month}</text>`);
  });

  test('reads from the first day of a month to the last in the direction of the language', () => {
    const days = seasons('2027', 'dates: [{ starts: 2027-03-09, ends: 2027-03-12 }]');
    const words = (language: string) =>
      /<small>(.*?)<\/small>/.exec(blockMarkup(days, language))?.[1]?.replaceAll(/<[^>]*>/g, '');
    expect([words('en'), words('tr'), words('ar')]).toEqual(['Mar 9 – 12', '9 – 12 Mar', '9 إلى 12 مارس']);
  });

  test('cuts off what lies in the year beside it', () => {
    const winter = seasons(
      '2027',
      'dates: [{ starts: 2026-12-01, ends: 2027-01-31 }, { starts: 2027-12-01, ends: 2028-01-31 }]',
    );
    expect(blockMarkup(winter).match(/<rect [^>]*>/g)).toEqual([
      '<rect x="0%" width="8.33%">',
      '<rect x="91.67%" width="8.33%">',
    ]);
  });
});

test.each([
  ['2027', 'dates: [{ starts: 2027-03-09, ends: 2027-02-08 }]', 'ends-before-start 2027-02-08'],
  ['2029', DAY, 'no-date-in-year ['],
  ['2027', 'dates: [{ starts: 2027-02-30 }]', 'no-such-day 2027-02-30'],
  ['2027', 'dates: [{ starts: 8.2.2027 }]', 'wrong-format 8.2.2027'],
  ['27', DAY, 'out-of-range 27'],
])('of %s with %s: the fault is told where it stands', (shown, season, fault) => {
  expect(blockFaults(seasons(shown, season))).toEqual([fault]);
});

describe('a planner', () => {
  const planned = `type: seasons
title: { all: Year }
leads: [{ label: { all: Papers by }, days: 30 }, { label: { all: Ship by }, days: 9 }]
today: { all: Today }
items:
  - { name: { all: Gone }, dates: [{ starts: 2026-11-11 }, { starts: 2027-11-11 }] }
  - { name: { all: Feast }, dates: [{ starts: 2027-02-08, ends: 2027-03-08 }, { starts: 2028-01-28 }] }
  - { name: { all: Never }, dates: [{ starts: 2025-01-01 }] }
`;
  const onDay = (seconds: string, language = 'en') => {
    vi.stubEnv('SOURCE_DATE_EPOCH', seconds);
    return blockMarkup(planned, language).replaceAll('<!-- -->', '');
  };
  const words = (markup: string) =>
    markup
      .replace(/<svg.*?<\/svg>(?=<\/(?:div|li)>)/gs, '')
      .replaceAll(/<[^>]*>/g, '|')
      .replaceAll(/\|[\s|]*/g, '|');
  const NOVEMBER = '1795564800';

  afterEach(() => vi.unstubAllEnvs());

  test('begins with the present month, has the next dates, and what is due before them', () => {
    const markup = onDay(NOVEMBER);
    expect(words(markup)).toBe(
      '|2026 – 2027|Feast|Feb 8 – Mar 8|Papers by|Jan 9|Ship by|Jan 30|Gone|Nov 11|Papers by|Oct 12|Ship by|Nov 2|Today |Nov 25|',
    );
    expect(/<text [^>]*>([^<]+)/.exec(markup)?.[1]).toBe('Nov');
  });

  test('draws the way to a season before it, and a line at the present day', () => {
    const lines = onDay(NOVEMBER).match(/<line [^>]*>/g);
    expect(lines?.slice(0, 2)).toEqual([
      '<line x1="18.82%" x2="27.08%" y1="50%" y2="50%">',
      '<line class="instant" x1="6.67%" x2="6.67%" y1="-60%" y2="160%">',
    ]);
    expect(onDay(NOVEMBER, 'ar')).toContain('<line class="instant" x1="93.33%" x2="93.33%"');
  });

  test('writes its days as the language does', () => {
    expect(words(onDay(NOVEMBER, 'tr'))).toContain('Papers by|9 Oca|');
    expect(onDay(NOVEMBER, 'ar')).toContain('<time dateTime="2027-01-09">9 يناير</time>');
  });
});
