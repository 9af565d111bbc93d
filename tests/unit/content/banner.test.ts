import { describe, expect, test } from 'vitest';
import { siteRules } from '../../../src/publish/styles/site-rules.ts';
import { brief, briefs, openSite, proofread } from '../site-folder.ts';
import { SITE, textPage } from '../small-site.ts';

const banner = (more = '', words = '{ en: "Closed. [Why](/)", tr: Kapalı, ar: مغلق }') =>
  `${SITE}banner:\n  text: ${words}\n${more}`;
const site = (text: string) => openSite({ 'site.yaml': text, 'pages/index.yaml': textPage('Home') });
const shownIn = (text: string, language = 'en') => JSON.stringify(site(text).siteValue(language).value.banner);

describe('the line above the header', () => {
  test('is told in each language, with its links', () => {
    expect(shownIn(banner())).toMatch(/Closed.*"href":"\/en".*Why/);
    expect(shownIn(banner(), 'ar')).toContain('مغلق');
    expect(shownIn(SITE)).toBeUndefined();
  });

  test('that is over is told of at its day, unless a note says that it is meant', () => {
    const over = banner('  until: 2020-01-01\n');
    const found = proofread({ 'site.yaml': over }).filter(({ code }) => code === 'banner-over');
    expect(found.map((each) => [brief(each), each.details])).toEqual([
      [`site.yaml:${over.split('\n').length - 1}:10 banner-over`, { day: '2020-01-01' }],
    ]);
    for (const more of ['', '  until: 2099-01-01\n', '  until: 2020-01-01 # fine: banner-over\n'])
      expect(proofread({ 'site.yaml': banner(more) }).map(({ code }) => code)).not.toContain('banner-over');
  });

  test.each([
    ['before', '1795478400', true],
    ['on', '1795564800', true],
    ['after', '1795651200', false],
  ])('is there %s its last day, by the clock of the build', (_when, clock, isThere) => {
    const before = process.env.SOURCE_DATE_EPOCH;
    process.env.SOURCE_DATE_EPOCH = clock;
    try {
      expect(shownIn(banner('  until: 2026-11-25\n')) !== undefined).toBe(isThere);
    } finally {
      if (before === undefined) delete process.env.SOURCE_DATE_EPOCH;
      else process.env.SOURCE_DATE_EPOCH = before;
    }
  });

  test.each([
    ['a link', banner('', '{ all: "[Why](/gone)" }'), 'dead-link'],
    ['a language', banner('', '{ en: Closed, tr: Kapalı }'), 'missing-translation'],
    ['a day', banner('  until: tomorrow\n'), 'not-a-day'],
  ])('is checked, even when it is over: %s', (_what, text, code) => {
    const told = briefs({
      'site.yaml': text.includes('until') ? text : `${text}  until: 2020-01-01\n`,
      'pages/index.yaml': textPage('Home'),
    });
    expect(told.filter((line) => line.startsWith('site.yaml')).join()).toContain(code);
  });

  test('costs a site without it no rule', () => {
    const rules = (text: string) => {
      const { site: whole, siteFile } = site(text);
      return whole ? siteRules(whole, siteFile.faces) : '';
    };
    expect(rules(banner())).toContain('aside');
    expect(rules(SITE)).not.toContain('aside');
  });
});
