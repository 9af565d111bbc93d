// Written by pages-as-data from the folders in blocks/; what is changed here is lost.
import type { Shortcuts } from './ui/shortcuts.ts';
import { heroShortcuts } from './hero/shortcuts.ts';
import { statsShortcuts } from './stats/shortcuts.ts';
import { faqShortcuts } from './faq/shortcuts.ts';
import { ctaShortcuts } from './cta/shortcuts.ts';
import { challengesShortcuts } from './challenges/shortcuts.ts';
import { stepsShortcuts } from './steps/shortcuts.ts';
import { flowShortcuts } from './flow/shortcuts.ts';
import { timelineShortcuts } from './timeline/shortcuts.ts';
import { seasonsShortcuts } from './seasons/shortcuts.ts';
import { marketplacesShortcuts } from './marketplaces/shortcuts.ts';
import { logosShortcuts } from './logos/shortcuts.ts';
import { textShortcuts } from './text/shortcuts.ts';
import { listShortcuts } from './list/shortcuts.ts';
import { servicesShortcuts } from './services/shortcuts.ts';
import { compareShortcuts } from './compare/shortcuts.ts';
import { costsShortcuts } from './costs/shortcuts.ts';
import { dividerShortcuts } from './divider/shortcuts.ts';
import { contactShortcuts } from './contact/shortcuts.ts';
import { formShortcuts } from './form/shortcuts.ts';
import { notFoundShortcuts } from './not-found/shortcuts.ts';
import { galleryShortcuts } from './gallery/shortcuts.ts';
import { peopleShortcuts } from './people/shortcuts.ts';
import { quotesShortcuts } from './quotes/shortcuts.ts';
import { searchFieldShortcuts } from './search-field/shortcuts.ts';
import { calendarShortcuts } from './calendar/shortcuts.ts';
import { dataTableShortcuts } from './data-table/shortcuts.ts';
import { embeddedShortcuts } from './embedded/shortcuts.ts';
import { chartShortcuts } from './chart/shortcuts.ts';
import { tabsShortcuts } from './tabs/shortcuts.ts';
import { showcaseShortcuts } from './showcase/shortcuts.ts';
import { heroParts } from './hero/shortcuts.ts';

/** The class names of every block that has some of its own, beside its component. */
export const blockShortcuts: Shortcuts = {
  ...heroShortcuts,
  ...statsShortcuts,
  ...faqShortcuts,
  ...ctaShortcuts,
  ...challengesShortcuts,
  ...stepsShortcuts,
  ...flowShortcuts,
  ...timelineShortcuts,
  ...seasonsShortcuts,
  ...marketplacesShortcuts,
  ...logosShortcuts,
  ...textShortcuts,
  ...listShortcuts,
  ...servicesShortcuts,
  ...compareShortcuts,
  ...costsShortcuts,
  ...dividerShortcuts,
  ...contactShortcuts,
  ...formShortcuts,
  ...notFoundShortcuts,
  ...galleryShortcuts,
  ...peopleShortcuts,
  ...quotesShortcuts,
  ...searchFieldShortcuts,
  ...calendarShortcuts,
  ...dataTableShortcuts,
  ...embeddedShortcuts,
  ...chartShortcuts,
  ...tabsShortcuts,
  ...showcaseShortcuts,
};

/** Those of parts: components in a file that is named like the field which they stand for. They have the last word on it. */
export const partShortcuts: Shortcuts = {
  ...heroParts,
};
