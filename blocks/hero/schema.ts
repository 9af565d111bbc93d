import { z } from 'zod';
import { action, block, figure } from '../../schema/block.ts';
import { languageCode } from '../../schema/language.ts';
import { type Image, type LeafFault, single } from '../../schema/leaf.ts';
import { link } from '../../schema/link.ts';
import { icon, image, region } from '../../schema/media.ts';
import { number, within } from '../../schema/scalar.ts';
import { mainHeading, richText, text } from '../../schema/text.ts';

const port = () =>
  z.strictObject({
    /** The place's name. */
    label: text(),
    /** A few words below the name: what goes there, or who sells there. */
    detail: text().optional(),
    /** Degrees east of Greenwich, -180 to 180; west is negative. */
    longitude: number().refine(...within(-180, 180)),
    /** Degrees north of the equator, -90 to 90; south is negative. */
    latitude: number().refine(...within(-90, 90)),
    /** The region (from site.yaml) whose colour the port takes. */
    region: region().optional(),
  });

/** How a product is shown to shoppers, drawn as a sample. */
const listing = z.strictObject({
  /** Says that this is a sample and no offer, in a word or two. */
  note: text(),
  /** The product; a drawing on a light ground looks best. */
  picture: image(),
  /** The product's name as shoppers there read it, the language that leads first. It is the same on the page in every language. */
  names: z
    .array(
      z.strictObject({
        /** The code of the language that the name is in: `ar`, `ms`. It need not be one of the site's. */
        language: languageCode,
        /** The name in that language, the same on every page: `{ all: … }`. */
        name: text(),
      }),
    )
    .min(1)
    .max(2),
  /** The price in the currency there; zeros say that none is meant. */
  price: text(),
  /** Delivery, seller, brand: a few words each. */
  lines: z
    .array(
      z.strictObject({
        /** A small picture before the words. */
        icon: icon(),
        /** The words. */
        text: text(),
      }),
    )
    .min(1)
    .max(4),
});

/** What fits where: rows, columns, and a mark in each cell. */
const matrix = z
  .strictObject({
    /** Says what the table is: `An example`. */
    note: text(),
    /** What stands at the head of the columns, a word each. */
    columns: z.array(text()).min(2).max(4),
    /** The rows. */
    rows: z
      .array(
        z.strictObject({
          /** A small picture before the name. */
          icon: icon(),
          /** What the row is about, two or three words. */
          name: text(),
          /** A cell for each column, in their order. */
          cells: z.array(
            z.strictObject({
              /** `yes` is a full disc, `partly` a ring, `no` a dash. */
              mark: z.enum(['yes', 'partly', 'no']),
            }),
          ),
        }),
      )
      .min(2)
      .max(6),
    /** What the marks mean, a word or two each. */
    marks: z.strictObject({
      /** The full disc. */
      yes: text(),
      /** The ring. */
      partly: text(),
      /** The dash. */
      no: text(),
    }),
  })
  .superRefine(({ columns, rows }, ctx) => {
    rows.forEach(({ cells }, index) => {
      if (cells.length === columns.length) return;
      const fault: LeafFault = 'uneven-list';
      const params = { fault, count: cells.length, wanted: columns.length, per: 'columns' };
      ctx.addIssue({ code: 'custom', path: ['rows', index, 'cells'], params });
    });
  });

/** Steps that lead up in the results of a search. */
const rank = z.strictObject({
  /** Says what the drawing is: `How a product climbs`. */
  note: text(),
  /** What shoppers search for. */
  query: text(),
  /** Where the last step stands: `Top of the results`. */
  top: text(),
  /** What is done, the lowest step first. */
  steps: z
    .array(
      z.strictObject({
        /** The step's picture. */
        icon: icon(),
        /** The step in a word or two. */
        name: text(),
      }),
    )
    .min(3)
    .max(4),
});

/** A day's tasks. */
const board = z.strictObject({
  /** Says what the list is: `A day in the store`. */
  note: text(),
  /** The tasks, in the order of the day. */
  tasks: z
    .array(
      z.strictObject({
        /** When: `Morning`. */
        when: text(),
        /** A small picture before the task. */
        icon: icon(),
        /** The task in a few words. */
        task: text(),
        /** Who does it, a word. */
        who: text(),
      }),
    )
    .min(3)
    .max(6),
});

/** A way out and back. */
const loop = z.strictObject({
  /** What goes out: `Your goods`. */
  out: text(),
  /** What comes back: `Your money`. */
  back: text(),
  /** The stations in the order of the way out. */
  stations: z
    .array(
      z.strictObject({
        /** The station's picture. */
        icon: icon(),
        /** Its name, two or three words. */
        name: text(),
      }),
    )
    .min(3)
    .max(5),
});

/** The top of a page: its title and the first thing that a visitor can do. One on each page, first. */
export const heroBlock = block('hero', {
  /** The way from the home page to here, shown above the title and told to search engines. */
  breadcrumb: z
    .array(
      z.strictObject({
        /** The page's short name. */
        label: text(),
        /** Where this step leads; the last step, the page itself, has none. */
        link: link().optional(),
      }),
    )
    .min(2)
    .optional(),
  /** A few words above the title. */
  badge: text().optional(),
  /** A small picture before the badge's words. */
  badgeIcon: icon().optional(),
  /** The page's one main heading. */
  title: mainHeading(),
  /** A line under the title. */
  subtitle: text().optional(),
  /** One or two short paragraphs. */
  description: richText().optional(),
  /** The one figure that says most, with its date. */
  figure: figure().optional(),
  /** One to three buttons. */
  actions: z.array(action()).min(1).max(3).optional(),
  /** Figures in one thin line below. */
  stats: z.array(figure()).min(1).max(4).optional(),
  /** A picture beside the text, for example a wordmark. */
  picture: image().optional(),
  /** A sample of how a product is shown to shoppers, in the card with picture and figure; the picture, a wordmark, is then small. */
  listing: listing.optional().meta({ instead: 'picture' }),
  /** A way in three to five stations, drawn beside the text where no picture, sample or map stands; it repeats what the page says. */
  way: z
    .array(
      z.strictObject({
        /** The station's picture. */
        icon: icon(),
        /** Its name, two or three words. */
        name: text(),
        /** When it is reached, or who takes it there, in a few words. */
        detail: text().optional(),
      }),
    )
    .min(3)
    .max(5)
    .optional()
    .meta({ instead: 'picture' }),
  /** What fits where, as marks in a small table, in the way's place: products and markets, documents and countries. */
  matrix: matrix.optional().meta({ instead: 'picture' }),
  /** How a product climbs in the results of a search, step by step, in the way's place. */
  rank: rank.optional().meta({ instead: 'picture' }),
  /** The tasks of a day, in the way's place. */
  board: board.optional().meta({ instead: 'picture' }),
  /** Three to five stations between what goes out and what comes back, in the way's place. */
  loop: loop.optional().meta({ instead: 'picture' }),
  /** A map of trade lanes beside the text, in place of a picture. */
  map: z
    .strictObject({
      /**
       * The world's land as dots: `/maps/land.svg`, or another drawing below `public/` whose part `land` is drawn in
       * degrees, north up. It is for maps of continents; the map shows its own window of it.
       */
      land: single<Image>('image', (src) => ({ $leaf: 'image', src, alt: null })).optional(),
      /** What the map shows, for people who cannot see it. */
      alt: text(),
      /** Where every lane begins. */
      from: port(),
      /** Where the lanes lead. */
      to: z.array(port()).min(1),
    })
    .optional()
    .meta({ instead: 'picture' }),
  /** The region (from site.yaml) whose accent colour the page takes. */
  region: region().optional(),
}).meta({ imports: 'opening', inNewPage: 1, inSearchPage: { place: 1, words: { title: 'search' } } });
