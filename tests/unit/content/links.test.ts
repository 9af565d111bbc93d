import { describe, expect, test } from 'vitest';
import { type LinkIndex, resolveLink } from '../../../src/content/links.ts';

const index: LinkIndex = {
  base: '',
  defaultLanguage: 'en',
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
    return 'href' in result ? result.href : result.fault;
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

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
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
    'tel:abc',
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
    ['/contact#frm', 'dead-anchor', '#form'],
    ['/contact#faq', 'dead-anchor', undefined],
    ['#fq', 'dead-anchor', '#faq'],
    ['#', 'dead-anchor', undefined],
  ])('%s is dead (%s)', (target, code, suggestion) => {
    const result = resolveLink(target, { language: 'tr', route: '/contact' }, index);
    expect(result).toMatchObject({ fault: code });
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
