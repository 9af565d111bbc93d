import { describe, expect, test } from 'vitest';
import { SITE } from '../small-site.ts';
import { blockFaults, blockMarkup } from './block-markup.ts';

const timeline = (marks: string, ...phases: string[]) => `type: timeline
title: { all: Plan }
unit: { all: Day }
marks: ${marks}
phases:
${phases.map((days) => `  - { ${days}, title: { all: Dough }, tasks: [{ who: { all: Baker }, does: { all: Kneads. } }] }\n`).join('')}`;
const TWO = timeline('[1, 20]', 'from: 1, to: 5', 'from: 6, to: 20');

describe('a timeline', () => {
  test('is an ordered list of phases, each with its days in words and as a bar to scale', () => {
    const phase = (days: string, bar: string) =>
      `<li><div><p>Day <span>${days}</span></p><h3>Dough</h3></div><div>` +
      `<svg class="track" aria-hidden="true"><svg viewBox="0 0 19.96 1" preserveAspectRatio="none" aria-hidden="true"><path d="M0 .5h20"></path></svg>${bar}</svg>` +
      '<dl><div><dt>Baker</dt><dd>Kneads.</dd></div></dl></div></li>';
    expect(blockMarkup(TWO).replaceAll(/<!-- -->|<span class="whitespace-nowrap">([^<]*)<\/span>/g, '$1')).toBe(
      '<div class="timeline"><div aria-hidden="true"><span>Day</span><svg class="axis" aria-hidden="true">' +
        '<text x="2.5%" y="1em">1</text><text x="97.5%" y="1em">20</text></svg></div><ol>' +
        phase('1–5', '<rect x="0%" width="25%"></rect>') +
        phase('6–20', '<rect x="25%" width="75%"></rect>') +
        '</ol></div>',
    );
  });

  test('runs the other way where the language does', () => {
    const bars = blockMarkup(TWO, 'ar').match(/<rect [^>]*>/g);
    expect(bars).toEqual(['<rect x="75%" width="25%">', '<rect x="0%" width="75%">']);
  });

  test('names a single day once', () => {
    expect(blockMarkup(timeline('[1, 9]', 'from: 9, to: 9', 'from: 1, to: 2')).replaceAll(/<[^>]*>/g, '')).toContain(
      'Day 9Dough',
    );
  });

  test.each([
    ['en', 'Week 1', 'Week 2–4'],
    ['tr', '1. hafta', '2–4. hafta'],
    ['ar', 'الأسبوع 1', 'الأسبوع 2 إلى 4'],
  ])('numbers as the language does: %s', (language, one, several) => {
    const weeks = timeline('[1, 4]', 'from: 1, to: 1', 'from: 2, to: 4').replace(
      'unit: { all: Day }',
      'unit: { en: Week, tr: hafta, ar: الأسبوع }',
    );
    const words = blockMarkup(weeks, language)
      .match(/<p>.*?<\/p>(?=<h3)/g)
      ?.map((markup) => markup.replaceAll(/<[^>]*>/g, ''));
    expect(words).toEqual([one, several]);
  });

  test('numbers in the site’s own words', () => {
    const site = SITE.replace('labels:\n', 'labels:\n  numbered: { all: "the {{number}}th {{unit}}" }\n');
    expect(blockMarkup(TWO, 'en', site).replaceAll(/<[^>]*>/g, '')).toContain('the 1–5th Day');
  });

  test('writes its figures with the digits of the language', () => {
    const site = SITE.replace(/(code: ar.*)latn/, '$1arab');
    expect(blockMarkup(TWO, 'ar', site)).toMatch(/<text [^>]*>١<\/text><text [^>]*>٢٠<\/text>.*٦ إلى ٢٠/s);
  });
});

test.each([
  ['[1, 20]', 'from: 6, to: 5', 'ends-before-start 5'],
  ['[1, 20]', 'from: 6, to: 21', 'out-of-range 21'],
  ['[1, 20]', 'from: 0, to: 5', 'out-of-range 0'],
  ['[20, 7]', 'from: 1, to: 5', 'out-of-range 7'],
  ['[1, 20]', 'from: 1, to: soon', 'expected-number soon'],
])('marks %s and a phase %s: the fault is told where it stands', (marks, days, fault) => {
  expect(blockFaults(timeline(marks, days, 'from: 1, to: 2'))).toEqual([fault]);
});
