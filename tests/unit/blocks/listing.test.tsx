import { expect, test } from 'vitest';
import { renderDocument } from '../../../src/render/prerender.tsx';
import { smallView } from '../render/small-view.ts';
import { check } from '../site-folder.ts';
import { page } from '../small-site.ts';

const hero = (language = 'ar') => `  - type: hero
    title: { all: Sold there }
    listing:
      note: { all: Sample }
      picture: { src: /flag.svg, alt: { all: A loaf } }
      names:
        - { language: ${language}, name: { all: خبز } }
        - { language: ms, name: { all: Roti } }
      price: { all: SAR 00.00 }
      lines:
        - { icon: truck, text: { all: Brought home } }
`;

const listing = (language: string) => {
  const html = renderDocument(smallView(page(hero()), { language }), { css: [], sprite: '/i.svg', script: undefined });
  return /<figure class="listing">.*?<\/figure>/s.exec(html)?.[0]?.replace(/<svg.*?<\/svg>/gs, '');
};

test('a sample says what it is, and its names keep their language and their own direction', () => {
  expect(listing('en')).toBe(
    '<figure class="listing"><figcaption>Sample</figcaption><img src="/flag.svg" alt="A loaf" width="20" height="10"/>' +
      '<div><p lang="ar" dir="auto">خبز</p><p lang="ms" dir="auto">Roti</p><strong>SAR 00.00</strong></div>' +
      '<ul><li><span>Brought home</span></li></ul></figure>',
  );
  expect(listing('ar')).toContain('<p lang="ms" dir="auto"><bdi dir="ltr">Roti</bdi></p>');
});

test('a language that has no such code is told where it stands', () => {
  expect(check({ 'pages/index.yaml': page(hero('Arabic')) }).map(({ code, details }) => [code, details.key])).toEqual([
    ['wrong-format', 'language'],
  ]);
});
