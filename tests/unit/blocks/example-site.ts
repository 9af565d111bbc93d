import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '../../../src/disk/machine.ts';
import { siteFolder } from '../site-folder.ts';
import { DIVIDER, page, SITE, SVG } from '../small-site.ts';

const blocks = join(import.meta.dirname, '../../../blocks');

const described = (text: string) =>
  text.replace('Title', 'Bread from Mill Lane').replace('Description', 'Fresh from the oven every morning');

/** A small site whose home page is nothing but a block type's example. */
export function exampleSite(type: string) {
  const example = readFileSync(join(blocks, type, 'example.yaml'), 'utf8');
  const inList = `  -\n${example.replace(/^(?=.)/gm, '    ')}`;
  return openFolder(
    siteFolder({
      'site.yaml': `${SITE}formEndpoints: { orders: https://forms.example.test/orders }\n`,
      'pages/index.yaml': described(page(inList)),
      'pages/contact.yaml': described(page(DIVIDER)).replace('Bread', 'Rolls'),
      'public/example.svg': SVG,
    }),
  );
}
