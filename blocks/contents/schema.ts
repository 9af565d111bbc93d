import { block } from '../../schema/block.ts';
import { drawnAs } from '../../schema/drawn-as.ts';
import type { Listing } from '../../schema/leaf.ts';
import type { Draw, RichValue } from '../../schema/resolved.ts';
import { text } from '../../schema/text.ts';

/** What stands below on its page: each section with a heading, as a link to it. */
export const contentsBlock = drawnAs(
  block('contents', {
    /** What stands above it. */
    title: text(),
  }),
  ({ title, ...common }) => {
    const body: Listing<RichValue> = { $leaf: 'listing', query: { which: 'below' }, words: {}, draw };
    return { ...common, type: 'text', title, layout: 'split', body };
  },
);

const draw: Draw<RichValue> = (sections) => ({
  blocks: [
    {
      type: 'list',
      ordered: false,
      items: sections.map(({ href, title }) => [
        { type: 'paragraph', children: [{ type: 'link', href, children: [{ type: 'text', value: title }] }] },
      ]),
    },
  ],
});
