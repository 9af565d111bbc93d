import { afterEach, describe, expect, test, vi } from 'vitest';
import { plainText } from '../../../schema/plain-text.ts';
import { date } from '../../../schema/time.ts';
import { finishDay } from '../../../src/content/resolve/measures.ts';
import { check, openSite, proofread } from '../site-folder.ts';
import { DIVIDER, page, SITE } from '../small-site.ts';

const on = (day: string) => vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(day) / 1000));
afterEach(() => vi.unstubAllEnvs());

const dated = (lines: string) => `${lines}\n${page(DIVIDER).replace(/(?:Title|Description)/g, 'Dated $&')}`;

describe('a day', () => {
  test.each([
    ['en', 'latn', 'September 15, 2026'],
    ['tr', 'latn', '15 Eylül 2026'],
    ['ar', 'arab', '١٥ سبتمبر ٢٠٢٦'],
  ])('is written in full as %s writes days, in its digits', (code, numbering, text) => {
    const site = SITE.replaceAll('numbering: latn', `numbering: ${numbering}`);
    const language = openSite({ 'site.yaml': site }).siteFile.known.languages.find((each) => each.code === code);
    if (!language) throw new Error('The small site has it.');
    const { iso, text: shown } = finishDay(date().parse('2026-09-15').iso, language);
    expect([iso, plainText(shown)]).toEqual(['2026-09-15', text]);
  });

  test.each([
    ['2026-02-30', 'no-such-day', { value: '2026-02-30', last: '2026-02-28' }],
    ['15.09.2026', 'wrong-format', { key: 'scheduled', value: '15.09.2026', suggestion: '2026-09-15', example: '' }],
    ['09/15/2026', 'wrong-format', { key: 'scheduled', value: '09/15/2026', suggestion: '2026-09-15', example: '' }],
    ['soon', 'not-a-day', { value: 'soon' }],
  ])('that is none is told with what is right where that is known: %s', (written, code, details) => {
    const found = check({ 'pages/a.yaml': dated(`scheduled: ${written}`) });
    expect(found.map((each) => [each.code, each.details])).toEqual([[code, details]]);
  });
});

describe('a page with days', () => {
  const files = { 'pages/a.yaml': dated('scheduled: 2026-09-15\nexpires: 2026-12-31') };

  test.each([
    ['2026-09-14', false],
    ['2026-09-15', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ])('is published from the first to the last of them: %s', (day, isPublished) => {
    on(day);
    const project = openSite(files);
    expect(check(files)).toEqual([]);
    expect(project.routes().includes('/a')).toBe(isPublished);
    expect(openSite(files, { drafts: true }).routes()).toContain('/a');
  });

  test.each([
    ['scheduled: 2026-09-15', '2026-09-14', false],
    ['scheduled: 2026-09-15', '2026-09-15', true],
    ['expires: 2026-09-15', '2026-09-15', true],
    ['expires: 2026-09-15', '2026-09-16', false],
  ])(
    'is published from its first day on where it has no last one, and the other way round: %s on %s',
    (line, day, is) => {
      on(day);
      expect(
        openSite({ 'pages/a.yaml': dated(line) })
          .routes()
          .includes('/a'),
      ).toBe(is);
    },
  );

  test.each([
    ['2026-09-14', '2029-09-13', []],
    ['2026-09-14', '2029-09-14', [['far-day', { day: '2029-09-14' }]]],
    ['2026-09-14', '2062-09-15', [['far-day', { day: '2062-09-15' }]]],
    // Once the day has come nearer it is right.
    ['2060-01-01', '2062-09-15', []],
  ])('is asked about where the first lies so far ahead that the year is a slip: on %s %s', (now, scheduled, told) => {
    on(now);
    const found = proofread({ 'pages/a.yaml': dated(`scheduled: ${scheduled}`) });
    const ours = found.filter(({ code }) => code === 'far-day');
    expect(ours.map(({ code, details }) => [code, details])).toEqual(told);
    const [first] = ours;
    const { source, range } = first?.place ?? {};
    if (first) expect(source?.text.slice(range?.start, range?.end)).toBe(scheduled);
    expect(proofread({ 'pages/a.yaml': dated(`# fine: far-day\nscheduled: ${scheduled}`) })).not.toContainEqual(
      expect.objectContaining({ code: 'far-day' }),
    );
  });

  test('is not asked about where there is no such day, which is told', () => {
    on('2026-09-14');
    const found = proofread({ 'pages/a.yaml': dated('scheduled: 2099-13-45') });
    expect(found.map(({ code }) => code)).toContain('not-a-day');
    expect(found.map(({ code }) => code)).not.toContain('far-day');
  });

  test('and so it is of an event', () => {
    on('2026-09-14');
    const found = proofread({
      'pages/_collection.yaml': 'kind: event\nzone: Europe/Berlin\n',
      'pages/a.yaml': dated('entry: { date: 2072-02-22, ends: 2072-02-23 }'),
      'pages/b.yaml': dated('entry: { date: 2027-02-22 }'),
    });
    const ours = found.filter(({ code }) => code === 'far-day');
    expect(ours.map(({ place, details }) => [place.source.file, details])).toEqual([
      ['pages/a.yaml', { day: '2072-02-22' }],
      ['pages/a.yaml', { day: '2072-02-23' }],
    ]);
  });

  test('that lie the wrong way round is told of that, and of nothing that follows from it', () => {
    const link = page('  - { type: cta, title: { all: T }, actions: [{ label: { all: Go }, link: /a }] }\n');
    const turned = dated('scheduled: 2026-12-31\nexpires: 2026-09-15');
    on('2026-10-01');
    const found = check({ 'pages/a.yaml': turned, 'pages/index.yaml': link });
    expect(found.map(({ code, details }) => [code, details])).toEqual([['ends-before-start', { start: '2026-12-31' }]]);
  });

  test('may be linked only in between, which is told where it says so', () => {
    const link = page('  - { type: cta, title: { all: T }, actions: [{ label: { all: Go }, link: /a }] }\n');
    on('2026-10-01');
    expect(check({ ...files, 'pages/index.yaml': link })).toEqual([]);
    on('2026-01-01');
    const [found, ...others] = check({ ...files, 'pages/index.yaml': link });
    expect([found?.code, found?.place.range.start, others]).toEqual(['draft-linked', 0, []]);
  });

  test('is over, which is told at each link to it and at each entry of a menu', () => {
    const link = page('  - { type: cta, title: { all: T }, actions: [{ label: { all: Go }, link: /a#divider }] }\n');
    const menu = SITE.replace('{ label: { all: Home }, link: / }', '{ label: { all: A }, link: /a }');
    on('2027-01-01');
    const found = check({ ...files, 'pages/index.yaml': link, 'site.yaml': menu });
    expect(found.map(({ code, details, place }) => [code, place.source.file, details])).toEqual(
      ['pages/index.yaml', 'site.yaml'].map((file) => ['expired-link', file, { target: '/a', day: '2026-12-31' }]),
    );
  });

  test('is the only one whose record is of a day', () => {
    on('2026-10-01');
    const { record } = openSite(files);
    expect(record('/a').record).toMatchObject({ days: ['2026-10-01'], draft: false });
    expect(record('/').record.days).toEqual([]);
  });
});
