import { z } from 'zod';
import { color } from './color.ts';
import { fonts } from './fonts.ts';
import { flag, number, switchable, within } from './scalar.ts';
import { text } from './text.ts';

const factor = () => number().refine(...within(0.5, 1.5));

/** The colours by what they are for. Whatever is not named follows from what is, or is a neutral one. */
const colors = z.strictObject({
  /** Text and headings on light ground. */
  ink: color().optional(),
  /** Secondary text on light ground. */
  muted: color().optional(),
  /** Links, icons and the ring of the focus on light ground. */
  link: color().optional(),
  /** Small accents such as badges; the colour of links unless told. A block with a region has the region's colour. */
  accent: color().optional(),
  /** The ground of the one button that matters most; the colour of links unless told. */
  action: color().optional(),
  /** The same under the pointer; a little lighter than `action` unless told. */
  actionHover: color().optional(),
  /** The words on that button; whichever of `ink` and `onDark` is read better there, unless told. */
  actionText: color().optional(),
  /** The ground of the pages, of cards and menus. */
  surface: color().optional(),
  /** The ground of every other section, and of what the pointer is on. */
  surfaceAlt: color().optional(),
  /** Hairlines and the borders of cards. */
  line: color().optional(),
  /** The edges of fields and of outlined buttons. */
  edge: color().optional(),
  /** What is wrong in a form. */
  danger: color().optional(),
  /** The ground of dark sections, of the footer, of the browser's bar and of pictures for shared links; `ink` unless told. */
  dark: color().optional(),
  /** A second dark ground, of banners; `dark` unless told. */
  darkAlt: color().optional(),
  /** Text on dark ground and on badges. */
  onDark: color().optional(),
  /** Secondary text on dark ground. */
  mutedOnDark: color().optional(),
  /** Links, icons and the ring of the focus on dark ground. */
  linkOnDark: color().optional(),
});

/** A place in a picture for shared links, in pixels from its top and from where lines begin. */
const point = z.strictObject({
  /** Pixels from the edge at which lines begin: 0 to 1200. */
  x: number().refine(...within(0, 1200)),
  /** Pixels from the top: 0 to 630. */
  y: number().refine(...within(0, 630)),
});

/** Such a place with a dot, and perhaps with a name. */
const place = z.strictObject({
  /** Pixels from the edge at which lines begin: 0 to 1200. */
  x: number().refine(...within(0, 1200)),
  /** Pixels from the top: 0 to 630. */
  y: number().refine(...within(0, 630)),
  /** The place's name, written beside its dot where there is room. */
  label: text().optional(),
});

/** How the site looks. Without it, or without any part of it, the look is a neutral one. */
export const theme = z
  .strictObject({
    /** The colours: `#1B7A4B`, or CSS's names such as `navy`. Text that could not be read on its ground stops the build. */
    colors: colors.prefault({}),
    /** `true` gives visitors whose device is set to dark a dark look, made of the colours above; none unless told. */
    dark: switchable(
      z.strictObject({
        /** Colours of the dark look, by the same names; what is not named is made of the light one. */
        colors: colors.prefault({}),
      }),
    ),
    /** How round the corners of cards are, in pixels from 0 to 40; 8 unless told. Buttons and fields follow. */
    radius: number()
      .refine(...within(0, 40))
      .default(8),
    /** How much room there is within and between sections: 0.5 (half as much) to 1.5; 1 unless told. */
    spacing: factor().default(1),
    /** How large headings and figures are: 0.5 to 1.5; 1 unless told. */
    headings: factor().default(1),
    /**
     * What is drawn beside texts on wide screens: `arc`, a part of a large dotted circle in heroes and closing banners that
     * have room for it, or `none`, unless told.
     */
    ornament: z.enum(['none', 'arc']).default('none'),
    /** Fonts by script, or by language; each script that is not named has one of the engine's. */
    fonts: fonts.default({}),
    /** Fonts of headings, by script or by language as those of texts, which headings have unless told. */
    headingFonts: fonts.default({}),
    /** What pictures for shared links show behind their title; a plain ground unless told. */
    social: z
      .strictObject({
        /** `true` sets small crosses over the ground, as on a chart. */
        grid: flag().default(false),
        /** A drawing behind the lanes, such as a map, in the colour of links on dark ground; it fades where the texts begin. */
        ground: z
          .strictObject({
            /** An SVG file below `public/`: `/maps/land.svg`. */
            src: z.string(),
            /** Where its left edge lies, in pixels; below 0 it begins outside of the picture. */
            x: number().refine(...within(-6000, 1200)),
            /** Where its top lies, in pixels. */
            y: number().refine(...within(-6000, 630)),
            /** How wide it is drawn: 1 to 12000 pixels. */
            width: number().refine(...within(1, 12_000)),
          })
          .optional(),
        /** Dotted lines, at most 12, each from one place to another, above the title; right to left they stand at the other edge, east still to the right. */
        lanes: z
          .array(
            z.strictObject({
              /** Where it begins, at a large dot. */
              from: place,
              /** The place towards which it bends. */
              bend: point,
              /** Where it ends, at a small dot, which has the colour of the page's region. */
              to: place,
            }),
          )
          .max(12)
          .default([]),
      })
      .prefault({}),
  })
  .prefault({});

export type AuthoredTheme = z.infer<typeof theme>;
export type ColorRole = keyof AuthoredTheme['colors'];
/** Every role's colour, as six hexadecimal digits behind `#`. */
export type Colors = Readonly<Record<ColorRole, string>>;
