import { describe, expect, test } from 'vitest';
import type { LinkIndex } from '../../../../src/content/resolve/link-index.ts';
import { resolveLink } from '../../../../src/content/resolve/links.ts';

const index: LinkIndex = {
  base: '',
  defaultLanguage: 'en',
  languages: ['en', 'tr'],
  publicFiles: new Set(['/list.pdf']),
  routes: new Map([
    ['/', { anchors: new Set(['main', 'faq']), languages: new Set(['en', 'tr']) }],
    ['/contact', { anchors: new Set(['main', 'form']), languages: new Set(['en', 'tr']) }],
    ['/services/export', { anchors: new Set(['main', 'how']), languages: new Set(['en']) }],
  ]),
};
const on =
  (route: string | undefined, language = 'tr', base = '') =>
  (target: string) => {
    const result = resolveLink(target, { language, route }, { ...index, base });
    return 'href' in result ? result.href : result.code;
  };

describe('links', () => {
  test.each([
    ['/', '/tr'],
    ['/contact', '/tr/contact'],
    ['/contact/', '/tr/contact'],
    ['/contact?from=menu', '/tr/contact?from=menu'],
    ['/contact?a=b#form', '/tr/contact?a=b#form'],
    ['/services/export#how', '/en/services/export#how'],
    ['/#faq', '/tr#faq'],
    ['/list.pdf', '/list.pdf'],
    ['https://example.org', 'https://example.org'],
    ['HTTPS://example.org/a%20b?c#d', 'HTTPS://example.org/a%20b?c#d'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['mailto:a@b.example?subject=Hello', 'mailto:a@b.example?subject=Hello'],
    ['tel:+90-555-0100', 'tel:+90-555-0100'],
  ])('%s leads to %s', (target, href) => {
    expect(on('/contact')(target)).toBe(href);
  });

  test('a site below a path keeps that path', () => {
    const below = on('/contact', 'en', '/shop');
    expect(['/', '/contact', '#faq', '#form', '/list.pdf'].map(below)).toEqual([
      '/shop/en',
      '/shop/en/contact',
      '/shop/en#faq',
      '#form',
      '/shop/list.pdf',
    ]);
  });

  test('a file of a computer is refused, and told to be one', () => {
    expect(on('/contact')('file:///etc/passwd')).toBe('file-of-computer');
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://x',
    'http://example.org',
    'ftp://example.org',
    '//example.org',
    '/\\example.org',
    '\\\\example.org',
    '/\t/example.org',
    'https:example.org',
    'https:/example.org',
    'https://',
    'https://exa mple.org',
    'https\t://example.org',
    'contact',
    './contact',
    'mailto:',
    'mailto:a',
    'mailto:a@b',
    'tel:',
    'www.example.org',
    '',
  ])('%j is refused', (target) => {
    expect(on('/contact')(target)).toBe('bad-link');
  });

  test.each([
    ['/contct', 'dead-link', '/contact'],
    ['/Contact', 'dead-link', '/contact'],
    ['/export', 'dead-link', '/services/export'],
    ['/tr/contact', 'dead-link', '/contact'],
    ['/404', 'dead-link', undefined],
    ['/../contact', 'dead-link', '/contact'],
    ['/contact#frm', 'dead-anchor', '/contact#form'],
    ['/contact#faq', 'dead-anchor', undefined],
    ['#fq', 'dead-anchor', '#faq'],
    ['#', 'dead-anchor', undefined],
  ])('%s is dead (%s)', (target, code, suggestion) => {
    const result = resolveLink(target, { language: 'tr', route: '/contact' }, index);
    expect(result).toMatchObject({ code });
    expect('details' in result ? result.details.suggestion : '').toEqual(suggestion);
  });
});

describe('a bare anchor', () => {
  test.each([
    ['/', '#faq', '#faq'],
    ['/contact', '#faq', '/tr#faq'],
    ['/contact', '#form', '#form'],
    ['/contact', '#main', '#main'],
    ['/', '#form', 'dead-anchor'],
    [undefined, '#faq', '/tr#faq'],
    [undefined, '#form', 'dead-anchor'],
  ])('on %s: %s is %s', (route, target, href) => {
    expect(on(route)(target)).toBe(href);
  });
});

describe('what a link was probably meant to be', () => {
  const suggested = (target: string) => {
    const result = resolveLink(target, { language: 'tr', route: '/contact' }, index);
    return 'details' in result ? result.details.suggestion : 'no fault';
  };

  test.each([
    // Pages of this site
    ['contact', '/contact'],
    ['Contact', '/contact'],
    ['/Contact', '/contact'],
    ['./contact', '/contact'],
    ['../contact/', '/contact'],
    ['contact/', '/contact'],
    ['/en/contact', '/contact'],
    ['/en/contact/', '/contact'],
    ['TR/contact', '/contact'],
    ['contact.html', '/contact'],
    ['/contact.htm', '/contact'],
    ['/contact/index.html', '/contact'],
    ['contact.php#form', '/contact#form'],
    ['pages/contact.yaml', '/contact'],
    ['pages\\contact.yml', '/contact'],
    ['\\services\\export', '/services/export'],
    [' /contact', '/contact'],
    ['\u200e/contact', '/contact'],
    ['/contcat', '/contact'],
    ['/export', '/services/export'],
    ['/en', '/'],
    ['index.html', '/'],
    ['/pricing', undefined],
    // Files
    ['/lst.pdf', '/list.pdf'],
    ['list.pdf', '/list.pdf'],
    ['public/list.pdf', '/list.pdf'],
    // Sections
    ['form', '#form'],
    ['faq', '#faq'],
    ['# faq', '#faq'],
    // Elsewhere
    ['www.example.com', 'https://www.example.com'],
    ['www.example.com/a?b#c', 'https://www.example.com/a?b#c'],
    ['example.com', 'https://example.com'],
    ['wa.me/905550100', 'https://wa.me/905550100'],
    ['http://example.com/a', 'https://example.com/a'],
    ['HTTP://example.com', 'https://example.com'],
    ['htps://example.com', 'https://example.com'],
    ['https:/example.com', 'https://example.com'],
    ['//example.com', 'https://example.com'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['info@example.com', 'mailto:info@example.com'],
    ['mailto: info@example.com', 'mailto:info@example.com'],
    ['mailto://info@example.com', 'mailto:info@example.com'],
    ['email:info@example.com', 'mailto:info@example.com'],
    ['+90 212 000 00 00', 'tel:+902120000000'],
    ['tel:+90 212 000 00 00', 'tel:+902120000000'],
    ['00966 11 000 0000', 'tel:+966110000000'],
    ['(0212) 000-00-00', 'tel:02120000000'],
    ['+٩٦٦ ١١ ٠٠٠ ٠٠٠٠', 'tel:+966110000000'],
    // Nothing that could be meant well
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['C:\\Users\\me\\contact.html', undefined],
  ])('%j: %s', (target, meant) => {
    expect(suggested(target)).toBe(meant);
  });
});
