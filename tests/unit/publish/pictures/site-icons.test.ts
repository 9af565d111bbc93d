import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../../../schema/look.ts';
import { theme } from '../../../../schema/theme.ts';
import { siteIcons } from '../../../../src/publish/pictures/site-icons.ts';

const { colors, radius } = lookOf(theme.parse({ colors: { action: '#102030', onDark: '#fefefe' } }));
const iconsOf = (name: string, language = 'en') => siteIcons({ name, language, colors, radius });
const text = (name: string, language?: string) => String(iconsOf(name, language).get('favicon.svg'));

describe('the icons of a new site', () => {
  test('have the sizes that systems ask for', async () => {
    const icons = iconsOf('Bread');
    const sizes = await Promise.all(
      [...icons]
        .filter(([name]) => name.endsWith('.png'))
        .map(async ([name, bytes]) => [name, (await sharp(bytes as Uint8Array).metadata()).width]),
    );
    expect(Object.fromEntries(sizes)).toEqual({
      'apple-touch-icon.png': 180,
      'icon-192.png': 192,
      'icon-512.png': 512,
      'icon-maskable-512.png': 512,
    });
  });

  test('are three pictures in one for browsers of old', () => {
    const ico = Buffer.from(iconsOf('Bread').get('favicon.ico') ?? '');
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    for (const [place, size] of [16, 32, 48].entries()) {
      const at = ico.readUInt32LE(6 + 16 * place + 12);
      expect(ico[6 + 16 * place]).toBe(size);
      expect(ico.toString('latin1', at + 1, at + 4)).toBe('PNG');
      expect(ico.readUInt32BE(at + 16)).toBe(size);
    }
  });

  test('show the first letter of the name in the colors of its button', () => {
    expect(text('Bread')).toContain('fill="#102030"');
    expect(text('Bread')).toContain('<g fill="#fefefe">');
    expect(text('“bread”')).toBe(text('B'));
    expect(text('Bread')).not.toBe(text('Cake'));
  });

  test('follow the language in what a capital is', () => {
    expect(text('irmak', 'tr')).toBe(text('İ', 'tr'));
    expect(text('irmak', 'en')).toBe(text('I', 'en'));
  });

  test.each([['לחם'], ['خبز'], ['Ψωμί'], ['Хлеб']])(
    'have a letter of any script that there is a font for: %s',
    (name) => {
      expect(text(name)).not.toContain('fill-rule');
      expect(text(name)).toMatch(/<path d="M[\d.]/);
    },
  );

  test('have a ring where no font has the letter, or there is none', () => {
    expect(text('𓀀')).toContain('fill-rule="evenodd"');
    expect(text('!')).toContain('fill-rule="evenodd"');
  });

  test('fill the square where systems cut their own corners, and keep the letter within what they leave', async () => {
    const { data, info } = await sharp(iconsOf('Bread').get('icon-maskable-512.png') as Uint8Array)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    expect(at(0, 0)).toEqual([16, 32, 48]);
    const seen: number[] = [];
    for (let y = 0; y < 512; y++)
      for (let x = 0; x < 512; x++) if ((at(x, y)[0] ?? 0) > 128) seen.push(Math.hypot(x - 256, y - 256));
    expect(seen.length).toBeGreaterThan(1000);
    expect(Math.max(...seen)).toBeLessThan(512 * 0.4);
  });
});
