import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LinkIndex } from '../../../src/content/resolve/link-index.ts';
import { resolveLink } from '../../../src/content/resolve/links.ts';
import { cases, holds, madeOf, patience } from './cases.ts';

const index: LinkIndex = {
  base: '',
  defaultLanguage: 'en',
  languages: ['en', 'tr'],
  publicFiles: new Set(['/list.pdf']),
  routes: new Map([
    ['/', { anchors: new Set(['main', 'faq']), languages: new Set(['en', 'tr']) }],
    ['/contact', { anchors: new Set(['form']), languages: new Set(['en']) }],
  ]),
};
const SITE = 'https://site.example';

const scheme = fc
  .constantFrom(
    'javascript:',
    'data:',
    'vbscript:',
    'file:',
    'http:',
    'https:',
    'blob:',
    'about:',
    'ftp:',
    'mailto:',
    'tel:',
  )
  .chain((name) => fc.mixedCase(fc.constant(name)));
const target = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', '', '', '//', '/', ' ', '\t', '\u0001'),
      scheme,
      fc.stringMatching(/^[\w/@.:?#=%+-]{0,20}$/),
    )
    .map((parts) => parts.join('')),
  madeOf(
    ...[
      'javascript:',
      'JaVaScRiPt:',
      'java\tscript:',
      'data:text/html,',
      'vbscript:',
      'file:',
      'blob:',
      'http://',
      'https://',
    ],
    ...[
      'https:',
      'mailto:',
      'tel:',
      '//',
      '/\\',
      '\\\\',
      '/',
      '#',
      '?',
      '@',
      ':',
      '.',
      '..',
      '%2f',
      '%09',
      '\t',
      '\n',
      '\r',
    ],
    ...[
      ' ',
      '\u0000',
      '\u00a0',
      '\u200b',
      '\u2028',
      '\ufeff',
      '／',
      '&#9;',
      '&colon;',
      '[::1]',
      'host',
      'a@b.example',
      '123',
    ],
    ...['contact', 'main', 'faq', 'list.pdf', 'alert(1)', '<script>', '"onclick=x', 'ş', 'xn--'],
  ),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: 'binary' }),
);
const place = fc.record({ language: fc.constantFrom('en', 'tr'), route: fc.constantFrom(undefined, '/', '/contact') });

test(`a link that is accepted is https, mailto, tel or an address of this site (${cases} cases)`, patience, () => {
  let accepted = 0;
  const tryLink = (written: string, at: Parameters<typeof resolveLink>[1]) => {
    const result = resolveLink(written, at, index);
    if (!('href' in result)) return;
    accepted++;
    const url = new URL(result.href, `${SITE}/en`);
    expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol);
    // What does not name another site stays on this one.
    if (/^[/#]/.test(result.href)) expect(url.origin).toBe(SITE);
    else expect(result.href).toMatch(/^(https:\/\/|mailto:|tel:)/i);
  };
  // Chance may bring none that is accepted.
  for (const written of ['/contact', 'https://host.example', 'mailto:a@b.example', 'tel:+123'])
    tryLink(written, { language: 'en', route: '/' });
  expect(accepted).toBe(4);
  holds(fc.tuple(target, place), ([written, at]) => tryLink(written, at));
});
