import { describe, expect, test } from 'vitest';
import type { LinkIndex } from '../../../../src/content/resolve/link-index.ts';
import { meantLink } from '../../../../src/content/resolve/meant-link.ts';

const page = { anchors: new Set<string>(), languages: new Set(['en', 'tr']) };
const index: LinkIndex = {
  base: '',
  defaultLanguage: 'en',
  languages: ['en', 'tr'],
  publicFiles: new Set(['/list.pdf', '/files/prices.pdf']),
  routes: new Map(['/', '/contact', '/services/export', '/index-of-goods', '/pages'].map((route) => [route, page])),
};
const meant = (target: string, more: Partial<LinkIndex> = {}) => meantLink(target, { ...index, ...more });

describe('an address of another site that lacks only its form', () => {
  test.each([
    ['www.example.org', 'https://www.example.org'],
    ['example.org', 'https://example.org'],
    ['example.org:8080/a', 'https://example.org:8080/a'],
    ['example.org?a=b', 'https://example.org?a=b'],
    ['example.org#a', 'https://example.org#a'],
    ['a1-b.example.co.uk', 'https://a1-b.example.co.uk'],
    ['müller.example', 'https://müller.example'],
    ['//example.org/a', 'https://example.org/a'],
    ['http://example.org', 'https://example.org'],
    ['http:/example.org', 'https://example.org'],
    ['http//example.org', 'https://example.org'],
    ['https//example.org', 'https://example.org'],
    ['htp://example.org', 'https://example.org'],
    ['ttps://example.org', 'https://example.org'],
    ['https:example.org', 'https://example.org'],
    ['http:example.org', 'https://example.org'],
    ['HTTP://EXAMPLE.ORG', 'https://EXAMPLE.ORG'],
    ['//example.org/list.pdf', 'https://example.org/list.pdf'],
    ['“www.example.org”', 'https://www.example.org'],
    ['<www.example.org>', 'https://www.example.org'],
    [' "\'www.example.org\'" ', 'https://www.example.org'],
    ['www.\u200bexample.org', 'https://www.example.org'],
  ])('%j means %s', (target, link) => {
    expect(meant(target)).toBe(link);
  });

  test.each([
    'see www.example.org',
    'www.example.org now',
    'example',
    'example.o',
    'example.org!',
    'report.docx',
    'see http://example.org',
    'a.b?c.pdf d',
  ])('%j means none', (target) => {
    expect(meant(target)).toBeUndefined();
  });
});

describe('an e-mail address', () => {
  test.each([
    'a.b@mail.example',
    'mailto: a.b@mail.example',
    'mail to:a.b@mail.example',
    'e-mail:a.b@mail.example',
    'Email: a.b@mail.example',
    'mailto://a.b@mail.example',
    '<a.b@mail.example>',
  ])('without its form: %j', (target) => {
    expect(meant(target)).toBe('mailto:a.b@mail.example');
  });

  test.each(['write to a@b.example', 'a@b', 'a@b@c.example', 'x: a@b.example'])('is not %j', (target) => {
    expect(meant(target)).toBeUndefined();
  });
});

describe('a telephone number', () => {
  test.each([
    ['+90 555 010 00 00', 'tel:+905550100000'],
    ['0090 555 0100', 'tel:+905550100'],
    ['tel: 555 0100', 'tel:5550100'],
    ['Tel:+90 (555) 01-00', 'tel:+905550100'],
    ['telefon 555.01.00', 'tel:5550100'],
    ['phone: 555/0100', 'tel:5550100'],
    ['whatsapp:+905550100', 'https://wa.me/905550100'],
    ['tel://+905550100', 'tel:+905550100'],
    [': 5550100', 'tel:5550100'],
    ['٥٥٥٠١٠٠', 'tel:5550100'],
  ])('%j means %s', (target, link) => {
    expect(meant(target)).toBe(link);
  });

  test.each(['555', 'fax 5550100', '5550100 ext', '5550+100', 'my tel: 5550100'])('is not %j', (target) => {
    expect(meant(target)).toBeUndefined();
  });
});

describe('a page of this site', () => {
  test.each([
    ['contact', '/contact'],
    ['/contct', '/contact'],
    ['./contact', '/contact'],
    ['../contact', '/contact'],
    ['/contact/', '/contact'],
    ['//contact', '/contact'],
    ['\\services\\export', '/services/export'],
    ['/en/contact', '/contact'],
    ['/TR/contact', '/contact'],
    ['/contact.html', '/contact'],
    ['/contact.PHP', '/contact'],
    ['/contact/index.html', '/contact'],
    ['/contact/index', '/contact'],
    ['/services/exprt', '/services/export'],
    ['/pages/contact.yaml', '/contact'],
    ['pages/services/export.yml', '/services/export'],
    ['/export', '/services/export'],
    ['/goods/export', '/services/export'],
    ['/contct?a=b#c', '/contact?a=b#c'],
    ['/contact.html#form', '/contact#form'],
    ['/index-of-goods.html', '/index-of-goods'],
    ['/en', '/'],
    ['/index.html', '/'],
    ['/en/index.html?a', '/?a'],
    ['.', '/'],
    ['<contact>', '/contact'],
  ])('%j means %s', (target, link) => {
    expect(meant(target)).toBe(link);
  });

  test.each(['/somewhere-else', '#contact', 'javascript:contact', 'javascript:/contact', 'x-y.z:contact', ''])(
    'is not %j',
    (target) => {
      expect(meant(target)).toBeUndefined();
    },
  );

  test('is none where there is no home page', () => {
    const routes = new Map([['/contact', page]]);
    expect(['/en', '/index.html', '/'].map((target) => meant(target, { routes }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(meant('/en', { routes: new Map() })).toBeUndefined();
  });
});

describe('a file of this site', () => {
  test.each([
    ['/lst.pdf', '/list.pdf'],
    ['list.pdf', '/list.pdf'],
    ['/public/list.pdf', '/list.pdf'],
    ['public\\files\\prices.pdf', '/files/prices.pdf'],
    ['./files/price.pdf', '/files/prices.pdf'],
  ])('%j means %s', (target, link) => {
    expect(meant(target)).toBe(link);
  });

  test('is meant only by a name with an ending', () => {
    expect(meant('/lists')).toBeUndefined();
  });
});
