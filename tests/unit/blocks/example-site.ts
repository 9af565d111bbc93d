import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '../../../src/disk/machine.ts';
import { siteFolder } from '../site-folder.ts';
import { DIVIDER, page, SITE, SVG } from '../small-site.ts';

const blocks = join(import.meta.dirname, '../../../blocks');

const described = (text: string) =>
  text.replace('Title', 'Bread from Mill Lane').replace('Description', 'Fresh from the oven every morning');

/** What the example of a list asks. */
const COLLECTION = {
  'pages/news/_collection.yaml': 'title: { all: News }\nauthors: /people\ntags: { workshop: { all: Workshop } }\n',
  'pages/news/oven.yaml': described(page(DIVIDER))
    .replace('Bread', 'Ovens')
    .replace('blocks:', 'entry: { date: 2026-09-15, authors: [/people/ada], tags: [workshop] }\nblocks:'),
  'pages/people/_collection.yaml': 'title: { all: People }\nkind: person\n',
  'pages/people/ada.yaml': described(page(DIVIDER)).replace('Bread', 'Ada'),
};

/** A small site whose home page is nothing but a block type's example. */
export function exampleSite(type: string) {
  const example = readFileSync(join(blocks, type, 'example.yaml'), 'utf8');
  const inList = `  -\n${example.replace(/^(?=.)/gm, '    ')}`;
  return openFolder(
    siteFolder({
      'site.yaml': `${SITE}formEndpoints: { orders: https://forms.example.test/orders }\nallow: { frames: [https://films.example.com] }\n`,
      'pages/index.yaml': described(page(inList)),
      'pages/contact.yaml': described(page(DIVIDER)).replace('Bread', 'Rolls'),
      ...(['entries', 'calendar'].includes(type) && COLLECTION),
      'public/example.svg': SVG,
    }),
  );
}
