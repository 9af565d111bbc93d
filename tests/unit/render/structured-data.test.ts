import { describe, expect, test } from 'vitest';
import { scriptJson } from '../../../src/render/escape.ts';
import { structuredData } from '../../../src/render/structured-data.ts';
import { DIVIDER, META, page, SITE } from '../small-site.ts';
import { smallView } from './small-view.ts';

describe('structured data', () => {
  test('a page with nothing to tell has none', () => {
    expect(structuredData(smallView(page(DIVIDER)))).toBeUndefined();
  });

  test('the home page tells of the firm', () => {
    expect(structuredData(smallView(`${META}  schema: organization\nblocks:\n${DIVIDER}`))).toMatchInlineSnapshot(`
      {
        "@context": "https://schema.org",
        "@graph": [
          {
            "@id": "https://www.example.test/#organization",
            "@type": "Organization",
            "address": {
              "@type": "PostalAddress",
              "addressCountry": "TR",
              "addressLocality": "Town",
              "postalCode": undefined,
              "streetAddress": "Mill Lane 1",
            },
            "description": "Bread",
            "email": "oven@example.test",
            "legalName": "Bakery Ltd",
            "logo": "https://www.example.test/icon-512.png",
            "name": "Bakery",
            "telephone": undefined,
            "url": "https://www.example.test/",
          },
        ],
      }
    `);
  });

  test('a service tells what it is and whose', () => {
    const data = structuredData(
      smallView(`${META}  schema: service\nblocks:\n${DIVIDER}`, { route: '/baking', language: 'tr' }),
    );
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Service',
          name: 'Title',
          description: 'Description',
          url: 'https://www.example.test/tr/baking',
          provider: { '@type': 'Organization', name: 'Bakery', url: 'https://www.example.test/' },
        },
      ],
    });
  });

  test('questions are told with the words of their answers', () => {
    const faq =
      '  - type: faq\n    title: { all: F }\n    items:\n      - question: { all: Is it {{brand}} bread? }\n        answer: { all: "**Yes**, [ours](/):\\n\\n- rye\\n- oat" }\n'.replace(
        'Is it {{brand}} bread?',
        '"Is it {{brand}} bread?"',
      );
    expect(structuredData(smallView(page(faq)))?.['@graph']).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Is it Bakery bread?',
            acceptedAnswer: { '@type': 'Answer', text: 'Yes, ours: rye; oat.' },
          },
        ],
      },
    ]);
  });

  const breadcrumb = (link: string) =>
    smallView(
      page(
        `  - type: hero\n    id: top\n    title: { all: T }\n    breadcrumb: [{ label: { all: Home }, link: "${link}" }, { label: { all: Here } }]\n`,
      ),
      { route: '/here' },
    );

  test('a breadcrumb is told with addresses, the page itself last', () => {
    expect(structuredData(breadcrumb('/'))?.['@graph']).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.test/en' },
          { '@type': 'ListItem', position: 2, name: 'Here', item: 'https://www.example.test/en/here' },
        ],
      },
    ]);
  });

  test.each([
    ['#top', 'https://www.example.test/en/here#top'],
    ['https://example.org/x', 'https://example.org/x'],
  ])('a breadcrumb’s link to %s is a whole address', (link, address) => {
    expect(JSON.stringify(structuredData(breadcrumb(link)))).toContain(`"item":"${address}"`);
  });

  test('a site below a path keeps it', () => {
    const site = SITE.replace('https://www.example.test', 'https://example.test/shop');
    const data = JSON.stringify(
      structuredData(smallView(`${META}  schema: organization\nblocks:\n${DIVIDER}`, { site })),
    );
    expect(data).toContain('"url":"https://example.test/shop/"');
    expect(data).toContain('"logo":"https://example.test/shop/icon-512.png"');
  });
});

describe('JSON in a script', () => {
  test('cannot end the script', () => {
    const text = scriptJson({ a: '</script><!--<script>', b: '\u2028' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ a: '</script><!--<script>', b: '\u2028' });
  });
});
