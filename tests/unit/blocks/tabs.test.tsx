import { describe, expect, test } from 'vitest';
import { blockFaults, blockMarkup } from './block-markup.ts';

const tabs = (items: string) => `type: tabs
title: { all: Wheels }
items:
${items}
`;
const item = (label: string) => `  - { label: { all: ${label} }, text: { all: About ${label} } }`;

describe('tabs', () => {
  test('are a choice of one by its name, of which the first is made, and no text is left out', () => {
    const html = blockMarkup(tabs(`${item('City')}\n${item('Road')}`));
    const name = /name="([^"]+)"/.exec(html)?.[1] ?? '';
    const radio = (checked: string) => `<input type="radio" class="hide"${checked} name="${name}"`;
    expect(html).toContain('<legend class="hide">Wheels</legend>');
    expect(html.replaceAll(' checked=""', '')).toBe(
      `<fieldset class="tabs"><legend class="hide">Wheels</legend><div class="tab-names"><label>${radio('')}/>City</label>` +
        `<label>${radio('')}/>Road</label></div><div class="tab-texts">` +
        '<div><h3>City</h3><div class="prose"><p>About City</p></div></div>' +
        '<div><h3>Road</h3><div class="prose"><p>About Road</p></div></div></div></fieldset>',
    );
    expect(html.match(/ checked=""/g)).toHaveLength(1);
    expect(html.indexOf(' checked=""')).toBeLessThan(html.indexOf('City</label>'));
  });

  test.each([
    ['one alone', item('City'), 'list-too-short -'],
    ['more than six', [1, 2, 3, 4, 5, 6, 7].map((place) => item(`Wheel ${place}`)).join('\n'), 'list-too-long -'],
  ])('%s is refused', (_, items, found) => {
    expect(blockFaults(tabs(items))).toEqual([found]);
  });
});
