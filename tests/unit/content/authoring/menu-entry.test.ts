import { describe, expect, test } from 'vitest';
import { addMenuEntry, menuLists } from '../../../../src/content/authoring/menu-entry.ts';

const SITE = `# The site.
header:
  menu:
    - label: { en: Home, tr: Ana sayfa }
      link: /
    - label:
        en: Products
        tr: Ürünler
      groups:
        - label: { all: Indoors }
          items:
            - label: { all: Lamp }
              link: /lamp # bright
        - label: Outdoors
          items:
            - { label: { all: Tent }, link: /tent }
    - label: { all: Help }
      items:
        - label: { all: Contact }
          link: /contact

  action: { label: { all: Order }, link: / }
`;

const add = (name: string, text = SITE) => {
  const list = menuLists(text).get(name);
  if (!list) throw new Error(`There is no list ${name}.`);
  return addMenuEntry(text, list, { route: '/new', labels: { en: 'New "one"', tr: 'Yeni' } });
};
const entry = (indent: string) =>
  `${indent}- label:\n${indent}    en: "New \\"one\\""\n${indent}    tr: "Yeni"\n${indent}  link: /new\n`;

describe('the lists of the menu', () => {
  test('are named by the words that open them', () => {
    expect([...menuLists(SITE).keys()]).toEqual(['Top level', 'Products / Indoors', 'Products / Outdoors', 'Help']);
  });

  test.each(['', 'header:\n', 'header:\n  menu: none\n', 'header:\n  menu:\n'])('of %j are none', (text) => {
    expect([...menuLists(text)]).toEqual([]);
  });

  test('are those that can be read where others cannot', () => {
    const text = `header:
  menu:
    - words
    - { label: { all: A }, items: none, groups: none }
    - { label: { all: B }, groups: [words, { label: { all: C } }, { label: { all: D }, items: [x] }] }
`;
    expect([...menuLists(text).keys()]).toEqual(['Top level', 'B / D']);
  });
});

describe('a new entry', () => {
  test('stands at the end of its list, and no other byte changes', () => {
    expect(add('Top level')).toBe(SITE.replace('\n\n  action', `\n${entry('    ')}\n  action`));
    expect(add('Help')).toBe(SITE.replace('\n\n  action', `\n${entry('        ')}\n  action`));
  });

  test('stands before the next group, with its list’s indentation', () => {
    const added = add('Products / Outdoors');
    expect(added).toBe(SITE.replace('link: /tent }\n', `link: /tent }\n${entry('            ')}`));
    expect(menuLists(added).get('Products / Outdoors')?.items).toHaveLength(2);
  });

  test('goes to the end of a file that ends with its list', () => {
    const text = 'header:\n  menu:\n    - { label: Home, link: / }';
    expect(add('Top level', text)).toBe(`${text}\n${entry('    ').trimEnd()}`);
  });
});
