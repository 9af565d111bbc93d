import { describe, expect, test } from 'vitest';
import { themeRules } from '../../../../blocks/ui/theme.ts';
import { lookOf } from '../../../../schema/look.ts';
import { type AuthoredTheme, theme } from '../../../../schema/theme.ts';

const look = (authored: object) => lookOf(theme.parse(authored));
const colors = (authored: Partial<AuthoredTheme['colors']>) => look({ colors: authored }).colors;

describe('a look', () => {
  test('takes colours in three or six digits and by their names', () => {
    expect(colors({ ink: 'Navy', link: '#17D', surfaceAlt: '#FAF6EF' })).toMatchObject({
      ink: '#000080',
      link: '#1177dd',
      surfaceAlt: '#faf6ef',
    });
  });

  test('follows from the few colours that a theme names', () => {
    expect(colors({ ink: '#123456', link: '#654321' })).toMatchObject({
      accent: '#654321',
      action: '#654321',
      actionText: '#ffffff',
      dark: '#123456',
      darkAlt: '#123456',
    });
  });

  test('sets on a button whichever of both texts is read better there, and moves its ground away from that', () => {
    expect(colors({ action: '#ffcc00' })).toMatchObject({ actionText: '#1d2126', actionHover: '#ffd324' });
    expect(colors({ action: '#660033' })).toMatchObject({ actionText: '#ffffff', actionHover: '#58002c' });
  });
});

describe('the rules of a look', () => {
  test('have its corners, and its sizes by their factors', () => {
    const rules = themeRules(look({ radius: '4', spacing: '0.5', headings: '1.5' }), 'Some Face');
    expect(rules).toContain('--radius:4px;');
    expect(rules).toContain('--space-section:clamp(2rem,1rem + 3.335vw,4rem)');
    expect(rules).toContain('--size-h1:clamp(3rem,2.145rem + 4.29vw,6rem)');
  });

  test('have each colour of the theme', () => {
    const all = Object.keys(colors({}));
    const distinct = Object.fromEntries(all.map((role, index) => [role, `#0000${(index + 16).toString(16)}`]));
    const rules = themeRules(look({ colors: distinct }), 'Some Face');
    expect(all.filter((role) => !rules.includes(distinct[role] ?? ''))).toEqual([]);
  });
});
