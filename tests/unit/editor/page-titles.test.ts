import { expect, test } from 'vitest';
import type { PageTitle } from '../../../src/editor/shared/pages.ts';
import { siteDesk } from './site-desk.ts';

const page = (en: string, tr: string) => `meta:
  title: { en: ${en}, tr: ${tr} }
  description: { all: About it }
blocks:
  - type: text
    id: hours
    title: { en: When we are open, tr: Ne zaman açığız }
`;

test('pages are told by their titles in the author’s language, and in that of the open page, with the places in them', () => {
  const files = {
    'pages/index.yaml': page('Home', 'Giriş'),
    'pages/bread.yaml': `draft: true\n${page('Bread', 'Ekmek')}`,
  };
  const { ask } = siteDesk(files, { path: '/en' });
  const titles = (languages: string) => ask<{ pages: PageTitle[] }>('page-titles', { languages }).pages;
  const bread = { route: '/bread', address: '/en/bread', canLead: true };
  expect(titles('en')[2]).toEqual({ ...bread, title: 'Bread', places: [{ id: 'hours', title: 'When we are open' }] });
  expect(titles('tr-TR,en')[2]).toEqual({
    ...{ ...bread, title: 'Ekmek', here: 'Bread' },
    places: [{ id: 'hours', title: 'Ne zaman açığız' }],
  });
  expect(titles('en').map(({ route, canLead }) => [route, canLead])).toEqual([
    ['/', true],
    ['/404', false],
    ['/bread', true],
  ]);
});
