// Written by pages-as-data from the folders in blocks/; what is changed here is lost.
import { GalleryBlock } from './gallery/Gallery.tsx';
import { PeopleBlock } from './people/People.tsx';
import { QuotesBlock } from './quotes/Quotes.tsx';
import { SearchFieldBlock } from './search-field/SearchField.tsx';
import { CalendarBlock } from './calendar/Calendar.tsx';
import { DataTableBlock } from './data-table/DataTable.tsx';
import { EmbeddedBlock } from './embedded/Embedded.tsx';
import { ChartBlock } from './chart/Chart.tsx';
import { TabsBlock } from './tabs/Tabs.tsx';
import { ShowcaseBlock } from './showcase/Showcase.tsx';

/** The components that a browser's program gets once a page has one of them: they add nothing to it elsewhere. */
export const blocksApart = {
  'gallery': GalleryBlock,
  'people': PeopleBlock,
  'quotes': QuotesBlock,
  'search-field': SearchFieldBlock,
  'calendar': CalendarBlock,
  'data-table': DataTableBlock,
  'embedded': EmbeddedBlock,
  'chart': ChartBlock,
  'tabs': TabsBlock,
  'showcase': ShowcaseBlock,
};
