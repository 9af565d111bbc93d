import {
  DESCRIPTION_LETTERS,
  descriptionShown,
  headSlips,
  lettersOf,
  pixelsOf,
  TITLE_PIXELS,
  titleShown,
} from '../../content/check/proofread/page-head.ts';
import type { Project } from '../../content/project.ts';
import type { Origins } from '../../content/written/origin.ts';
import { catalogueFor } from '../../diagnostics/message-languages.ts';
import { wordingOf } from '../../diagnostics/wording.ts';
import type { MetaDraft, MetaField, MetaSaid } from '../shared/page-meta.ts';
import type { TextMessage } from '../shared/protocol.ts';

/** What the check says of each field. */
const OF_TITLE = ['long-title', 'empty-title'];

/** How search results would show a title and a description, and what the check would say of them, before they are written. */
export function metaSaid(
  { language, title, description, languages }: MetaDraft & { readonly languages: string },
  project: Project,
): MetaSaid | undefined {
  if (!project.site?.languages.some(({ code }) => code === language)) return undefined;
  const { brand } = project.siteValue(language).value;
  // Nothing of it is written anywhere yet, so there is no place.
  const meta = {};
  const nowhere = { source: { file: '', text: '' }, head: { start: 0, end: 0 }, slots: new Map() };
  const origins: Origins = new WeakMap([[meta, nowhere]]);
  const slips = headSlips({ language, title, description, brand, written: { meta }, origins });
  const catalogue = catalogueFor(languages);
  const said = (field: MetaField): TextMessage[] =>
    slips
      .filter(({ code }) => OF_TITLE.includes(code) === (field === 'title'))
      // Their hints have no blanks, and what a file answers them with is for who writes in the file.
      .map(({ code, details = {} }) => ({
        severity: 'warning',
        message: wordingOf({ code, details }, catalogue).message,
        hint: catalogue.messages[code].hint,
      }));
  return {
    title: titleShown(title, brand),
    pixels: Math.round(pixelsOf(`${title} | ${brand}`)),
    pixelsOf: TITLE_PIXELS,
    description: descriptionShown(description),
    letters: lettersOf(description),
    lettersOf: DESCRIPTION_LETTERS,
    messages: { title: said('title'), description: said('description') },
  };
}
