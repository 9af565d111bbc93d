import { z } from 'zod';
import { type CsvRows, type Icon, type Image, type Region, single } from './leaf.ts';
import { text } from './text.ts';

const picture = z.strictObject({
  /** The file below `public/`, beginning with a slash: `/logos/example.svg`. */
  src: z.string(),
  /** What the picture shows, for people who cannot see it; in every language. */
  alt: text(),
});

/**
 * A picture: `{ src: /logos/example.svg, alt: … }`, with the file below `public/` and a description in every
 * language.
 */
export const image = () =>
  picture.transform(({ src, alt }): Image => ({ $leaf: 'image', src, alt })).meta({ kind: 'image' });

/** Which side of a picture stays in sight where it is cut to fit; the middle where nothing is said. */
export const focus = () => z.enum(['top', 'bottom', 'left', 'right']).optional();

/** The name of a Lucide icon, such as `truck` or `shield-check`. */
export const icon = () => single<Icon>('icon', (name) => ({ $leaf: 'icon', name }));

/** A region by its key in site.yaml: gives a badge its words and its colour. */
export const region = () => single<Region>('region', (key) => ({ $leaf: 'region', key }));

/**
 * The rows of a table from a CSV file below `public/`: `/prices.csv`. Its first line names the columns and is not shown;
 * `columns` is the field of the same block that has an entry for each.
 */
export const csvRows = (columns: string) => single<CsvRows>('csv', (path) => ({ $leaf: 'csv', path, columns }));
