import { describe, expect, test } from 'vitest';
import { contrast, nearestShade } from '../../../../schema/contrast.ts';
import { lookOf } from '../../../../schema/look.ts';
import { measurePairs, pairs } from '../../../../schema/pairs.ts';
import { type ColorRole, theme } from '../../../../schema/theme.ts';
import { printDiagnostic } from '../../../../src/diagnostics/print.ts';
import { styles } from '../../../../src/render/styles.ts';
import { check } from '../../site-folder.ts';
import { SITE } from '../../small-site.ts';

const found = (colors: string) =>
  check({ 'site.yaml': `${SITE}theme:\n  colors:\n${colors.replace(/^/gm, '    ')}\n` });
const told = (colors: string) =>
  found(colors).map(({ code, details, place }) => [
    code,
    place.source.text.slice(place.range.start, place.range.end),
    details.name,
    details.against,
    details.ratio,
    details.nearest,
  ]);

describe('the contrast of two colours', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
  ])('%s and %s is that of WCAG', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  test('is reached by the nearest shade of the same hue, lighter or darker', () => {
    expect(nearestShade('#8080ff', (shade) => contrast(shade, '#ffffff') >= 4.5)).toBe('#6161ff');
    expect(nearestShade('#3333aa', (shade) => contrast(shade, '#000000') >= 4.5)).toBe('#6969d2');
    expect(nearestShade('#999999', (shade) => contrast(shade, '#ffffff') >= 4.5)).toBe('#767676');
    expect(nearestShade('#999999', () => false)).toBeUndefined();
  });
});

describe('a theme', () => {
  test('of no colours passes', () => {
    expect(measurePairs(lookOf(theme.parse({})).colors, {}).filter(({ ratio, least }) => ratio < least)).toEqual([]);
  });

  test('whose text could not be read is stopped at that colour, once', () => {
    const [first, ...others] = found('muted: "#9AA5B1"');
    expect(others).toEqual([]);
    expect(first && printDiagnostic(first)).toMatchInlineSnapshot(`
      "site.yaml:52:12 error low-contrast
        51 |   colors:
        52 |     muted: "#9AA5B1"
           |            ^^^^^^^^^
        \`muted\` (#9aa5b1) and \`surfaceAlt\` (#f4f5f7) have a contrast of 2.29; to be read, they need 4.5.
        Write \`"#647281"\` here, the nearest colour that passes, or change the other of the two.
      "
    `);
  });

  test('is stopped at the ground where the text is not its own', () => {
    expect(told('surface: "#1d2126"')).toMatchInlineSnapshot(`
      [
        [
          "low-contrast",
          ""#1B7A4B"",
          "north",
          "surface",
          "3.02",
          "#229a5f",
        ],
        [
          "low-contrast",
          ""#B5322E"",
          "south",
          "surface",
          "2.66",
          "#d76460",
        ],
        [
          "low-contrast",
          ""#1d2126"",
          "ink",
          "surface",
          "1.00",
          "#eef0f2",
        ],
      ]
    `);
  });

  test('is stopped at the colour that others follow', () => {
    expect(told('link: "#cccc00"')).toMatchInlineSnapshot(`
      [
        [
          "low-contrast",
          ""#cccc00"",
          "link",
          "surfaceAlt",
          "1.57",
          "#747400",
        ],
      ]
    `);
  });

  test('gives a shade that passes on all grounds of the colour', () => {
    expect(told('link: "#1988cc"\nsurfaceAlt: "#dddddd"')).toMatchInlineSnapshot(`
      [
        [
          "low-contrast",
          ""#1988cc"",
          "link",
          "surfaceAlt",
          "2.84",
          "#13679a",
        ],
        [
          "low-contrast",
          ""#dddddd"",
          "edge",
          "surfaceAlt",
          "2.52",
          "#f0f0f0",
        ],
      ]
    `);
  });
});

describe('the list of pairs', () => {
  const { colors } = lookOf(theme.parse({}));
  const roles = Object.keys(colors) as ColorRole[];
  const marked = roles.map((role, index) => [role, `#0000${(index + 16).toString(16)}`] as const);
  const look = lookOf(theme.parse({ colors: Object.fromEntries(marked) }));
  const rules = [...styles.themeRules(look, 'Some Face').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({
      selector,
      values: new Map(
        body.split(';').map((declaration): [string, ColorRole | undefined] => {
          const [name = '', value = ''] = declaration.split(/:(.*)/s);
          return [name.slice(2), marked.find(([, color]) => color === value)?.[0]];
        }),
      ),
    }),
  );
  const isListed = (one: ColorRole, other: ColorRole) =>
    pairs.some(([of, against]) => [of, against].sort().join() === [one, other].sort().join());

  test('has what every tone sets on its ground', () => {
    const plain = rules.find(({ selector }) => selector.includes('[data-tone]'))?.values;
    const dark = rules.find(({ selector }) => selector.includes(':is('))?.values;
    const unlisted = rules
      .filter(({ values }) => values.has('bg'))
      .flatMap(({ selector, values }) => {
        const ground = values.get('bg') as ColorRole;
        const all = new Map([...((ground.startsWith('dark') ? dark : plain) ?? []), ...values]);
        return ['fg', 'muted', 'link', 'danger'].flatMap((name) => {
          const role = all.get(name);
          return role && isListed(role, ground) ? [] : [`${selector} ${name}: ${role} on ${ground}`];
        });
      });
    expect(unlisted).toEqual([]);
  });

  test('has what a shortcut sets on a ground of its own', () => {
    const root = new Map(rules.slice(0, 2).flatMap(({ values }) => [...values]));
    const named = (utility: string, prefix: string) =>
      utility.startsWith(prefix) ? root.get(utility.slice(prefix.length)) : undefined;
    const unlistedIn = (name: string, words: readonly string[]) => {
      const grounds = words.flatMap((word) => named(word, 'bg-') ?? []);
      const texts = words.flatMap((word) => named(word, 'text-') ?? []);
      const all = grounds.flatMap((ground) => texts.map((text) => [text, ground] as const));
      return all.filter((pair) => !isListed(...pair)).map(([text, ground]) => `${name}: ${text} on ${ground}`);
    };
    expect(unlistedIn('x', ['bg-action', 'text-accent'])).toEqual(['x: accent on action']);
    const unlisted = Object.values(styles.shortcuts)
      .flatMap((own) => Object.entries(own))
      .flatMap(([name, value]) => {
        const whole = [value].flat().join(' ');
        // What stands in brackets behind a condition is another element's.
        const groups = [...whole.matchAll(/:\(([^()]*)\)/g)].map(([, inner = '']) => inner);
        return [whole.replace(/\S*:\([^()]*\)/g, ''), ...groups].flatMap((group) => unlistedIn(name, group.split(' ')));
      });
    expect(unlisted).toEqual([]);
  });
});
