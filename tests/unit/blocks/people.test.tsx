import { describe, expect, test } from 'vitest';
import { blockMarkup } from './block-markup.ts';

const inside = (yaml: string) => blockMarkup(yaml).replace(/ (?:width|height|sizes|loading)="[^"]*"/g, '');

describe('people', () => {
  test('are a list; of each only what is known is there', () => {
    expect(inside('type: people\ntitle: { all: T }\nitems:\n  - name: { all: Ada }\n')).toBe(
      '<ul class="people"><li><h3>Ada</h3></li></ul>',
    );
  });

  test('have a role, words and ways to reach them', () => {
    const html = inside(`type: people
title: { all: T }
items:
  - name: { all: Ada }
    role: { all: Baker }
    picture: { src: /flag.svg, alt: { all: Her face } }
    about: { all: Bakes **well**. }
    links:
      - { label: { all: Write }, link: "mailto:ada@example.test" }
      - { label: { all: Page }, link: https://ada.example.org }
`);
    expect(html).toContain('alt="Her face"');
    expect(html).toContain('<h3>Ada</h3><p>Baker</p>');
    expect(html).toContain('<strong>well</strong>');
    expect(html).toContain('<li><a href="mailto:ada@example.test">Write</a></li>');
    expect(html).toMatch(/<li><a href="https:\/\/ada\.example\.org\/?" rel="[^"]*noopener[^"]*">Page<\/a><\/li>/);
  });
});

describe('quotations', () => {
  test('have the marks of their language, and who said them below', () => {
    expect(inside('type: quotes\ntitle: { all: T }\nitems:\n  - { words: { all: Good }, name: { all: Ada } }\n')).toBe(
      '<ul class="quotes"><li><figure><blockquote><q>Good</q></blockquote><figcaption><p><strong>Ada</strong></p></figcaption></figure></li></ul>',
    );
  });

  test('lead to where they were said', () => {
    const html = inside(
      'type: quotes\ntitle: { all: T }\nitems:\n  - { words: { all: Good }, name: { all: Ada }, role: { all: Baker }, source: https://ada.example.org/x }\n',
    );
    expect(html).toContain('<blockquote cite="https://ada.example.org/x">');
    expect(html).toMatch(/<a href="https:\/\/ada\.example\.org\/x" rel="[^"]*">Ada<\/a><small>Baker<\/small>/);
  });
});

describe('a gallery', () => {
  const picture = '  - { picture: { src: /flag.svg, alt: { all: An oven } }, caption: { all: Ours } }\n';
  const gallery = (items: string, layout = 'grid') =>
    `type: gallery\ntitle: { all: T }\nlayout: ${layout}\nitems:\n${items}`;

  test('of a single picture is one; it opens large without a script, under the name of what it shows', () => {
    const html = inside(gallery(picture));
    const [, target] = /<button type="button" popoverTarget="([^"]+)">/i.exec(html) ?? [];
    expect(target).toBeDefined();
    expect(html).toContain(`<div id="${target}" popover="auto" role="dialog" aria-label="An oven" class="large">`);
    expect(html).toContain('<figcaption>Ours</figcaption>');
    expect(html.match(/<li>/g)).toHaveLength(1);
  });

  test('may be one row', () => {
    expect(inside(gallery(picture + picture, 'row'))).toContain('<ul class="gallery gallery-row">');
  });
});
