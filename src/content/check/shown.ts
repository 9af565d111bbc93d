import { blockSchemas } from '../../../blocks/schemas.ts';
import type { RegionValue } from '../../../schema/resolved.ts';
import type { PageValue } from '../../contract/value.ts';
import { kindOf } from '../written/schema-fields.ts';
import { charactersOf } from './characters.ts';

/** What of a page is compared with other pages, or drawn. */
export type PageSummary = Pick<PageValue, 'route' | 'language' | 'title' | 'description' | 'noindex'> & {
  /** Stands on its picture for shared links. */
  readonly region: RegionValue | undefined;
  /** Every character of its texts. */
  readonly characters: string;
};

/** The field that holds a region of the block's own, by block type. */
const REGION_FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries(blockSchemas).flatMap(([type, { shape }]) => {
    const found = Object.entries(shape).find(([, field]) => kindOf(field) === 'region');
    return found ? [[type, found[0]]] : [];
  }),
);

/** The region that stands on a page's picture for shared links: that of the first block which has one of its own. */
export function pictureRegion(blocks: PageValue['blocks']): RegionValue | undefined {
  const regions = blocks.map((block) => {
    const field = REGION_FIELDS.get(block.type);
    // A field of this kind holds a region, or nothing.
    return field === undefined ? undefined : (block as unknown as Record<string, RegionValue | undefined>)[field];
  });
  return regions.find((region) => region !== undefined);
}

export function shownOf(page: PageValue): PageSummary {
  const { route, language, title, description, noindex, blocks } = page;
  const characters = charactersOf([page]);
  return { route, language, title, description, noindex, region: pictureRegion(blocks), characters };
}
