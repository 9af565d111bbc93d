import { describe, expect, test } from 'vitest';
import type { LinkIndex } from '../../../../src/content/resolve/link-index.ts';
import { resolveLink } from '../../../../src/content/resolve/links.ts';
import { saidBy } from '../../../../src/content/written/contact.ts';

const languages = new Set(['en']);
const index: LinkIndex = {
  base: '',
  host: 'www.oven.example',
  defaultLanguage: 'en',
  languages: ['en'],
  publicFiles: new Set(['/list.pdf']),
  routes: new Map([
    ['/', { anchors: new Set(['main']), languages }],
    ['/contact', { anchors: new Set(['form']), languages }],
  ]),
};
const resolve = (target: string) => resolveLink(target, { language: 'en', route: '/contact' }, index);
const proposal = (target: string) => {
  const result = resolve(target);
  return 'details' in result ? result.details.suggestion : target;
};
const repair = (target: string) => {
  const result = resolve(target);
  return 'meant' in result ? result.meant : undefined;
};

describe('what is proposed for a link', () => {
  test.each([
    ['https://wa.me/+90 555 111 22 33', 'https://wa.me/905551112233'],
    ['https://wa.me/+905551112233', 'https://wa.me/905551112233'],
    ['https://wa.me/90-555-111-22-33', 'https://wa.me/905551112233'],
    ['https://wa.me/(+90)5551112233', 'https://wa.me/905551112233'],
    ['wa.me/+90 555 111 22 33', 'https://wa.me/905551112233'],
    ['whatsapp://send?phone=905551112233', 'https://wa.me/905551112233'],
    ['https://api.whatsapp.com/send?phone=+90 555 111 22 33&text=a b', 'https://wa.me/905551112233?text=a%20b'],
    ['wa.me/+90 555', undefined],
    ['tel:+90 (0)212 555 12 34', 'tel:+902125551234'],
    ['tel:+90 212 55O 12 34', 'tel:+902125501234'],
    ['tel:+90 555 111 22 33,', 'tel:+905551112233'],
    ['tel:+90 212 555 12 34 / +90 212 555 12 35', undefined],
    ['tel:+90 212 555 12 34 ext 5', undefined],
    ['callto:+902125551234', 'tel:+902125551234'],
    ['mailto:info@oven,example', 'mailto:info@oven.example'],
    ['mailto:info(at)oven.example', 'mailto:info@oven.example'],
    ['mailto:info[at]oven[dot]example', 'mailto:info@oven.example'],
    ['mailto;info@oven.example', 'mailto:info@oven.example'],
    ['mailto:info@@oven.example', 'mailto:info@oven.example'],
    ['mailto:info@oven..example', 'mailto:info@oven.example'],
    ['mailto:info@oven.example.', 'mailto:info@oven.example'],
    ['mailto:info@oven.example?subject=A question', 'mailto:info@oven.example?subject=A%20question'],
    ['mailto:info@oven.example, sales@oven.example', undefined],
    ['mailto:info@oven', undefined],
    ['https://oven,test', 'https://oven.test'],
    ['https://oven .test', 'https://oven.test'],
    ['https://https://oven.test', 'https://oven.test'],
    ['https;//oven.test', 'https://oven.test'],
    ['https://oven', undefined],
    ['/contct#frm', '/contact#form'],
    ['/contct#elsewhere', undefined],
  ])('%s: %s, which leads somewhere', (target, link) => {
    expect(proposal(target)).toBe(link);
    if (link) expect(resolve(link)).toHaveProperty('href');
  });

  test.each([
    ['https://wa.me/0555 111 22 33', 'https://wa.me/…5551112233'],
    ['wa.me/05551112233', 'https://wa.me/…5551112233'],
    ['https://api.whatsapp.com/send?phone=05551112233', 'https://wa.me/…5551112233'],
    ['tel: 0212 555 12 34', 'tel:+…2125551234'],
    ['tel:٠٢١٢ ٥٥٥ ١٢ ٣٤', 'tel:+…2125551234'],
  ])('%s has no country, and nobody guesses it', (target, right) => {
    expect(resolve(target)).toEqual({ code: 'number-without-country', details: { target, right } });
  });

  test.each([
    ['mailto:a@oven.example, b@oven.example', 'mailto:a@oven.example'],
    ['tel:+902125551234 / +905551112233', 'tel:+902125551234'],
  ])('%s is more than fits: %s', (target, first) => {
    expect(resolve(target)).toEqual({ code: 'one-value-only', details: { value: target, first } });
  });

  test.each([
    'https://wa.me/905551112233?text=Hello',
    'https://wa.me/?text=Hello',
    'https://wa.me/message/ABCDEF',
    'https://wa.me/qr/ABCDEF',
    'https://api.whatsapp.com/send?phone=905551112233&text=Hello',
    'https://t.me/oven',
    'mailto:first.last+shop@mail.oven.example?subject=A%20question',
    'tel:4440444',
    'tel:02125551234',
  ])('%s is right', (target) => {
    expect(resolve(target)).toEqual({ href: target });
  });
});

describe('what is repaired says the same', () => {
  test.each([
    ['tel:+90 212 555 12 34', 'tel:+902125551234'],
    ['tel:0090 212 555 12 34', 'tel:+902125551234'],
    ['tel:+٩٠ ٢١٢ ٥٥٥ ١٢ ٣٤', 'tel:+902125551234'],
    ['https://wa.me/+90 555 111 22 33', 'https://wa.me/905551112233'],
    ['mailto:info@oven,example', 'mailto:info@oven.example'],
    ['https://oven.test/a b', 'https://oven.test/a%20b'],
    ['tel:+90 212 55O 12 34', 'tel:+902125501234'],
    // An l may be more than a one, and a zero that is left out is one figure less.
    ['tel:+90 212 55l 12 34', undefined],
    ['tel:+90 (0)212 555 12 34', undefined],
    ['mailto:info(at)oven.example', undefined],
    ['mailto:şef@oven.example', undefined],
    ['https://api.whatsapp.com/send?phone=+905551112233', undefined],
  ])('%s: %s', (target, link) => {
    expect(repair(target)).toBe(link);
    const form = /^(?:https|mailto|tel):\/*(?:00)?/;
    if (link) expect(saidBy(link.replace(form, ''))).toBe(saidBy(target.replace(form, '').replace('O', '0')));
  });
});
