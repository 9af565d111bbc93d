import { block } from '../../schema/block.ts';
import { richText, text } from '../../schema/text.ts';

/** The field of the site's search, and what was found below it. `search` in site.yaml turns it on. */
export const searchFieldBlock = block('search-field', {
  /** The section's heading. */
  title: text().optional(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
}).meta({ needs: 'search', inSearchPage: { place: 2, words: {} } });
