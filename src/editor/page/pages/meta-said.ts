import {
  DESCRIPTION_LETTERS,
  descriptionShown,
  lettersOf,
  pixelsOf,
  TITLE_PIXELS,
  titleShown,
} from '../../../content/check/proofread/page-head.ts';
import type { MetaDraft, MetaSaid } from '../../shared/page-meta.ts';

/** How search results would show a title and a description. */
export function measured({ title, description }: MetaDraft, brand: string): Omit<MetaSaid, 'messages'> {
  return {
    title: titleShown(title.shown, brand),
    pixels: Math.round(pixelsOf(`${title.shown} | ${brand}`)),
    pixelsOf: TITLE_PIXELS,
    description: descriptionShown(description.shown),
    letters: lettersOf(description.shown),
    lettersOf: DESCRIPTION_LETTERS,
  };
}
