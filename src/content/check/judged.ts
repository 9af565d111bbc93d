import { blockSchemas } from '../../../blocks/schemas.ts';
import type { RegionValue } from '../../../schema/resolved.ts';
import type { PageValue } from '../../contract/value.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { PublicFiles } from '../assets/public-files.ts';
import { SITE_FILE } from '../read/files.ts';
import type { LinkIndex, LinkResult } from '../resolve/link-index.ts';
import { resolveLink } from '../resolve/links.ts';
import type { Uses } from '../resolve/uses.ts';
import type { PageFile } from '../validate/page-file.ts';
import type { SiteFile } from '../validate/site-file.ts';
import { kindOf } from '../written/schema-fields.ts';

/** What a page is judged by, beside its own file and those that it includes. */
export interface Basis {
  readonly siteFile: SiteFile;
  readonly publicFiles: PublicFiles;
  readonly links: LinkIndex;
}

/** What of a page is compared with other pages, or drawn. */
export type Shown = Pick<PageValue, 'route' | 'language' | 'title' | 'description' | 'noindex'> & {
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

/** What the check has found out about a page in a language: kept, so that only what has changed is compiled again. */
export interface Judged extends Basis {
  readonly file: PageFile;
  readonly uses: Uses;
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined where the page cannot be shown. */
  readonly shown: Shown | undefined;
}

/** True where a page, compiled again, would come out the same. */
export function isStill(judged: Judged, file: PageFile, language: string, now: Basis): boolean {
  if (judged.file !== file || judged.publicFiles !== now.publicFiles || !isSameSite(judged, now.siteFile)) return false;
  if (judged.links === now.links) return true;
  const place = { language, route: file.route, anchors: file.anchors, hidden: file.hidden };
  return [...judged.uses.leads].every(([target, led]) => isSame(led, resolveLink(target, place, now.links)));
}

/** Of a site.yaml that has changed, pages see what stands in it, and only messages see where. */
const isSameSite = ({ siteFile, diagnostics }: Judged, now: SiteFile) =>
  siteFile === now || (siteFile.seen === now.seen && diagnostics.every(({ place }) => place.source.file !== SITE_FILE));

const isSame = (one: LinkResult, other: LinkResult) =>
  'href' in one && 'href' in other && !one.detour && !other.detour
    ? one.href === other.href
    : JSON.stringify(one) === JSON.stringify(other);
