import { expect, test } from 'vitest';
import { meantForm } from '../../../../src/content/validate/meant-form.ts';
import { check } from '../../site-folder.ts';
import { DIVIDER, page, SITE } from '../../small-site.ts';

test.each([
  ['address', 'Lazada Malezya', 'lazada-malezya'],
  ['address', '/pazaryerleri/lazada/', 'lazada'],
  ['address', 'İLETİŞİM', 'iletişim'],
  ['folders', '/Hizmetler', 'hizmetler'],
  ['folders', 'خدماتنا لك', 'خدماتنا-لك'],
  ['of', 'news', '/news'],
  ['authors', 'people', '/people'],
  ['author', 'people/Ada', '/people/ada'],
  ['fields', 'string', 'text'],
  ['fields', 'boolean', 'flag'],
  ['fields', '/People', '/people'],
  ['source', 'Turkish', 'tr'],
  ['from', '6 pm', '18:00'],
  ['from', '12 a.m.', '00:00'],
  ['from', 'saat 18.30', '18:30'],
  ['to', '6:30 مساءً', '18:30'],
  ['to', '28:00', undefined],
  ['repository', 'bakery/website', 'https://github.com/bakery/website'],
  ['repository', 'git@gitlab.com:bakery/shops/website.git', 'https://gitlab.com/bakery/shops/website'],
  ['repository', 'ssh://git@codeberg.org/bakery/website', 'https://codeberg.org/bakery/website'],
  ['repository', 'website', undefined],
  ['translate', 'translate.sh', './translate.sh'],
  ['translate', 'http://translate.example.com', 'https://translate.example.com'],
  ['code', 'tur', 'tr'],
  ['code', 'ARA', 'ar'],
  ['code', 'fil', undefined],
])('%s: %s is meant as %s', (field, written, meant) => expect(meantForm(field, written)?.value).toBe(meant));

test.each([
  ['folders: { /bread: { tr: Ekmek Çeşitleri } }', { key: 'tr', suggestion: 'ekmek-çeşitleri' }],
  ['folders: { /bread: ekmek }', { example: '`/services: { es: servicios }`' }],
  ['redirects: [{ from: /old, to: /, status: permanent }]', { choices: '301, 302, 410', suggestion: '301' }],
  ['messages: türkçe', { choices: 'ar, en, tr' }],
])('site.yaml, %s: what is told of it', (line, details) => {
  const found = check({ 'site.yaml': `${line}\n${SITE}`, 'pages/bread/rye.yaml': page(DIVIDER) });
  expect(found.find(({ place }) => place.source.file === 'site.yaml')?.details).toMatchObject(details);
});
