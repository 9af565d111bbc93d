import { describe, expect, test } from 'vitest';
import type { LinkIndex } from '../../../../src/content/resolve/link-index.ts';
import { resolveLink } from '../../../../src/content/resolve/links.ts';

const languages = new Set(['en', 'tr']);
const index: LinkIndex = {
  base: '',
  defaultLanguage: 'en',
  languages: ['en', 'tr'],
  publicFiles: new Set(['/list.pdf']),
  routes: new Map([
    ['/', { anchors: new Set(['main', 'questions']), languages }],
    ['/contact', { anchors: new Set(['main', 'form']), languages }],
    ['/services/export', { anchors: new Set(['main', 'how']), languages }],
    ['/unread', { anchors: undefined, languages }],
  ]),
};
const resolve = (target: string, route: string | undefined = '/contact', more: Partial<LinkIndex> = {}) =>
  resolveLink(target, { language: 'tr', route }, { ...index, ...more });

describe('what is said of a link that leads nowhere', () => {
  test.each([
    ['java\tscript:x', { code: 'bad-link', details: { target: 'java\tscript:x' } }],
    [
      'www.example.org',
      { code: 'bad-link', details: { target: 'www.example.org', suggestion: 'https://www.example.org' } },
    ],
    ['/contct?a#frm', { code: 'dead-link', details: { target: '/contct', suggestion: '/contact?a#form' } }],
    ['/contct#nowhere', { code: 'dead-link', details: { target: '/contct' } }],
    ['/exprt', { code: 'dead-link', details: { target: '/exprt', suggestion: '/services/export' } }],
    ['/somewhere-else', { code: 'dead-link', details: { target: '/somewhere-else' } }],
    [
      '/services/export#hw',
      {
        code: 'dead-anchor',
        details: {
          anchor: 'hw',
          where: { phrase: 'thePage', value: '/services/export' },
          suggestion: '/services/export#how',
        },
      },
    ],
    ['#frm', { code: 'dead-anchor', details: { anchor: 'frm', where: { phrase: 'thisOrHome' }, suggestion: '#form' } }],
    [
      '#question',
      {
        code: 'dead-anchor',
        details: { anchor: 'question', where: { phrase: 'thisOrHome' }, suggestion: '#questions' },
      },
    ],
    ['#elsewhere', { code: 'dead-anchor', details: { anchor: 'elsewhere', where: { phrase: 'thisOrHome' } } }],
  ])('%s', (target, result) => {
    expect(resolve(target)).toEqual(result);
  });
});

test('letters in a number to be dialled are told as such, those of another keyboard are digits', () => {
  expect(resolve('tel:5550100x')).toEqual({ code: 'not-dialled', details: { target: 'tel:5550100x' } });
  expect(resolve('tel:0850 BREAD')).toEqual({ code: 'not-dialled', details: { target: 'tel:0850 BREAD' } });
});

describe('what is before or after an address makes it none', () => {
  test.each([
    'xmailto:a@b.example',
    'mailto:a@b.example@',
    'mailto:@b.example',
    'mailto:a@.example',
    'mailto:a@b.',
    'xtel:+905550100',
    'tel:+12',
    'xhttps://example.org',
  ])('%s', (target) => {
    expect(resolve(target)).toEqual({ code: 'bad-link', details: { target } });
  });

  test.each(['mailto:anna.b@mail.b.example', 'MAILTO:a@b.example', 'tel:5550100', 'TEL:+905550100', 'tel:112'])(
    '%s is one',
    (target) => {
      expect(resolve(target)).toEqual({ href: target });
    },
  );
});

describe('where a page cannot be read, none of its sections is called dead', () => {
  test.each([
    ['/unread', '#anything'],
    ['/contact', '/unread#anything'],
  ])('on %s: %s', (route, target) => {
    expect(resolve(target, route)).toHaveProperty('href');
  });

  test('a bare anchor stays as it is while the home page is unread', () => {
    const routes = new Map([...index.routes, ['/', { anchors: undefined, languages }] as const]);
    expect(resolve('#anything', '/contact', { routes })).toEqual({ href: '#anything' });
    expect(resolve('#anything', undefined, { routes })).toEqual({ href: '#anything' });
  });

  test('but other pages’ sections are', () => {
    expect(resolve('#anything', '/contact')).toHaveProperty('code', 'dead-anchor');
    expect(resolve('/contact#anything', '/unread')).toHaveProperty('code', 'dead-anchor');
  });
});

describe('a site', () => {
  test('without a home page calls no section dead, which may have been on that page', () => {
    const routes = new Map([...index.routes].filter(([route]) => route !== '/'));
    expect(resolve('#form', '/contact', { routes })).toEqual({ href: '#form' });
    expect(resolve('#questions', '/contact', { routes })).toEqual({ href: '#questions' });
    expect(resolve('#questions', undefined, { routes })).toEqual({ href: '#questions' });
    expect(resolve('#form', '/nowhere', { routes })).toEqual({ href: '#form' });
  });

  test('of one page suggests no page where none is near', () => {
    expect(resolve('/somewhere', '/', { routes: new Map([['/', { anchors: new Set(), languages }]]) })).toEqual({
      code: 'dead-link',
      details: { target: '/somewhere' },
    });
  });
});

test('the sections of the page at hand come before those that are known of its route', () => {
  const place = { language: 'tr', route: '/contact', anchors: new Set(['new']) };
  expect(resolveLink('#new', place, index)).toEqual({ href: '#new' });
  expect(resolveLink('#form', place, index)).toHaveProperty('code', 'dead-anchor');
});
