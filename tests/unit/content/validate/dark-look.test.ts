import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../../../schema/contrast.ts';
import { regionInDark } from '../../../../schema/dark-colors.ts';
import { lookOf } from '../../../../schema/look.ts';
import { measureDarkPairs, measurePairs, regionPairsInDark } from '../../../../schema/pairs.ts';
import { theme } from '../../../../schema/theme.ts';
import { printDiagnostic } from '../../../../src/diagnostics/print.ts';
import { styles } from '../../../../src/render/styles.ts';
import { check } from '../../site-folder.ts';
import { SITE } from '../../small-site.ts';

const look = (authored: object) => lookOf(theme.parse(authored));
const themed = (yaml: string) => ({ 'site.yaml': `${SITE}theme:\n${yaml.replace(/^/gm, '  ')}\n` });
const tooNear = (pairs: ReturnType<typeof measurePairs>) => pairs.filter(({ ratio, least }) => ratio < least);

describe('a theme', () => {
  test.each([[{}], [{ dark: 'false' }]])('of %j has no dark look, and no rule of one', (authored) => {
    expect(look(authored).dark).toBeUndefined();
    expect(styles.themeRules(look(authored), 'Some Face')).not.toMatch(/scheme|badge|img/);
    expect(styles.themeRules(look(authored), 'Some Face')).toBe(styles.themeRules(look({}), 'Some Face'));
  });

  test.each([
    ['dark: true', []],
    ['dark: False', []],
    ['dark:\n  colors:\n    link: gold', []],
    ['dark: yes', ['expected-boolean']],
    ['dark:\n  colors:\n    lnik: gold', ['unknown-key']],
    ['dark:\n  colors:\n    link: golld', ['not-a-color']],
  ])('with %j is told %j', (yaml, codes) => {
    expect(check(themed(yaml)).map(({ code }) => code)).toEqual(codes);
  });

  test('is told which colour of a dark look a misspelt one is near to', () => {
    const told = check(themed('dark:\n  colors:\n    lnik: gold'));
    expect(told.map(({ details }) => details.suggestion)).toEqual(['link']);
  });
});

describe('a dark look', () => {
  const own = { ink: '#232842', dark: '#232842', darkAlt: '#2c3f86', onDark: '#ffffff', linkOnDark: '#a9bcff' };

  test('has the dark grounds of the light one for its page, and the texts that stand on those', () => {
    expect(look({ colors: own, dark: 'true' }).dark).toMatchInlineSnapshot(`
      {
        "accent": "#a9bcff",
        "action": "#2456a6",
        "actionHover": "#1f4a8f",
        "actionText": "#ffffff",
        "danger": "#e77871",
        "dark": "#191c2e",
        "darkAlt": "#2c3f86",
        "edge": "#858b94",
        "ink": "#ffffff",
        "line": "#4b4f64",
        "link": "#a9bcff",
        "linkOnDark": "#a9bcff",
        "muted": "#c5cad1",
        "mutedOnDark": "#c5cad1",
        "onDark": "#ffffff",
        "surface": "#232842",
        "surfaceAlt": "#262f56",
      }
    `);
  });

  test('has the colours that it names, and makes the others fit these', () => {
    const { dark } = look({ colors: own, dark: { colors: { surface: 'black', action: 'gold', accent: 'white' } } });
    expect(dark).toMatchObject({ surface: '#000000', action: '#ffd700', actionText: '#232842', accent: '#ffffff' });
  });

  test('that is made of any light look that passes, passes', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const colors = fc.record(
      { ink: colour, link: colour, action: colour, dark: colour, darkAlt: colour, accent: colour, danger: colour },
      { requiredKeys: [] },
    );
    const passing = colors.filter((some) => tooNear(measurePairs(look({ colors: some }).colors, {})).length === 0);
    fc.assert(
      fc.property(passing, colour, (some, region) => {
        const { dark } = look({ colors: some, dark: 'true' });
        if (!dark) throw new Error('There is no dark look.');
        expect(tooNear(measureDarkPairs(dark))).toEqual([]);
        const shade = regionInDark(region, dark);
        for (const [against, least] of regionPairsInDark)
          expect(contrast(shade, dark[against])).toBeGreaterThanOrEqual(least);
      }),
      { numRuns: 60 },
    );
  });

  test('whose text could not be read is stopped at that colour, once', () => {
    const [first, ...others] = check(themed('dark:\n  colors:\n    muted: "#556070"'));
    expect(others).toEqual([]);
    expect(first && printDiagnostic(first)).toMatchInlineSnapshot(`
      "site.yaml:53:14 error low-contrast
        52 |     colors:
        53 |       muted: "#556070"
           |              ^^^^^^^^^
        \`muted\` (#556070) and \`surfaceAlt\` (#2b2e33) have a contrast of 2.13; to be read, they need 4.5.
        Write \`"#8a96a6"\` here, the nearest colour that passes, or change the other of the two.
      "
    `);
  });

  test('is stopped at its ground where no text can be read on both', () => {
    const told = check(themed('dark:\n  colors:\n    surfaceAlt: white'));
    expect(told.map(({ code, place }) => [code, place.source.text.slice(place.range.start, place.range.end)])).toEqual([
      ['low-contrast', 'white'],
    ]);
  });

  test('sets each of its colours, on screens only', () => {
    const roles = Object.keys(look({}).colors);
    const colors = Object.fromEntries(roles.map((role, index) => [role, `#0000${(index + 16).toString(16)}`]));
    const rules = styles.themeRules(look({ dark: { colors } }), 'Some Face');
    const [, dark = ''] = rules.split('@media screen and (prefers-color-scheme:dark)');
    expect(roles.filter((role) => !dark.includes(colors[role] ?? ''))).toEqual([]);
    expect(rules.replace(`@media screen and (prefers-color-scheme:dark)${dark}`, '')).toBe(
      styles.themeRules(look({}), 'Some Face'),
    );
  });
});
