// Written by pages-as-data from the folders in blocks/; what is changed here is lost.
import { heroBlock } from './hero/schema.ts';
import { statsBlock } from './stats/schema.ts';
import { advantagesBlock } from './advantages/schema.ts';
import { faqBlock } from './faq/schema.ts';
import { ctaBlock } from './cta/schema.ts';
import { cardsBlock } from './cards/schema.ts';
import { challengesBlock } from './challenges/schema.ts';
import { stepsBlock } from './steps/schema.ts';
import { flowBlock } from './flow/schema.ts';
import { timelineBlock } from './timeline/schema.ts';
import { seasonsBlock } from './seasons/schema.ts';
import { marketplacesBlock } from './marketplaces/schema.ts';
import { logosBlock } from './logos/schema.ts';
import { textBlock } from './text/schema.ts';
import { listBlock } from './list/schema.ts';
import { servicesBlock } from './services/schema.ts';
import { compareBlock } from './compare/schema.ts';
import { costsBlock } from './costs/schema.ts';
import { dividerBlock } from './divider/schema.ts';
import { contactBlock } from './contact/schema.ts';
import { formBlock } from './form/schema.ts';
import { notFoundBlock } from './not-found/schema.ts';
import { entriesBlock } from './entries/schema.ts';
import { galleryBlock } from './gallery/schema.ts';
import { peopleBlock } from './people/schema.ts';
import { quotesBlock } from './quotes/schema.ts';
import { siteMapBlock } from './site-map/schema.ts';
import { searchFieldBlock } from './search-field/schema.ts';
import { calendarBlock } from './calendar/schema.ts';
import { dataTableBlock } from './data-table/schema.ts';
import { embeddedBlock } from './embedded/schema.ts';
import { chartBlock } from './chart/schema.ts';
import { tabsBlock } from './tabs/schema.ts';
import { contentsBlock } from './contents/schema.ts';
import { showcaseBlock } from './showcase/schema.ts';

/** Every block type that a page may use, by the name that stands after `type:`. */
export const blockSchemas = {
  'hero': heroBlock,
  'stats': statsBlock,
  'advantages': advantagesBlock,
  'faq': faqBlock,
  'cta': ctaBlock,
  'cards': cardsBlock,
  'challenges': challengesBlock,
  'steps': stepsBlock,
  'flow': flowBlock,
  'timeline': timelineBlock,
  'seasons': seasonsBlock,
  'marketplaces': marketplacesBlock,
  'logos': logosBlock,
  'text': textBlock,
  'list': listBlock,
  'services': servicesBlock,
  'compare': compareBlock,
  'costs': costsBlock,
  'divider': dividerBlock,
  'contact': contactBlock,
  'form': formBlock,
  'not-found': notFoundBlock,
  'entries': entriesBlock,
  'gallery': galleryBlock,
  'people': peopleBlock,
  'quotes': quotesBlock,
  'site-map': siteMapBlock,
  'search-field': searchFieldBlock,
  'calendar': calendarBlock,
  'data-table': dataTableBlock,
  'embedded': embeddedBlock,
  'chart': chartBlock,
  'tabs': tabsBlock,
  'contents': contentsBlock,
  'showcase': showcaseBlock,
} as const;

export type BlockType = keyof typeof blockSchemas;
