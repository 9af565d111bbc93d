import type { Colors, Look } from '../../schema/look.ts';

/** A number in CSS. */
const short = (value: number) => String(Number(value.toFixed(4))).replace(/^0\./, '.');

/** A size that grows with the window from 320 to 1440 px: `vw` of its width beyond `base`, in rem, within bounds. */
const fluid =
  (factor: number) =>
  (least: number, base: number, vw: number, most: number): string => {
    const [from, start, slope, to] = [least, base, vw, most].map((value) => short(value * factor));
    return `clamp(${from}rem,${start === '0' ? '' : `${start}rem + `}${slope}vw,${to}rem)`;
  };

/** A colour that lets a part of its ground through. */
const sheer = (color: string, share: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(' ')}/${share})`;

/** The face of texts, and what stands in for it until it is there. */
export const fontsOf = (family: string) => {
  const name = (of: string) => `'${of.replace(/['\\]/g, '\\$&')}'`;
  return {
    'font-fallback': `${name(`${family} Fallback`)}, system-ui, sans-serif`,
    font: `${name(family)}, var(--font-fallback)`,
  };
};

const colorTokens = (colors: Colors) => ({
  ink: colors.ink,
  surface: colors.surface,
  'surface-alt': colors.surfaceAlt,
  /** The surface that lets a little of what is below shine through. */
  veil: sheer(colors.surface, '.9'),
  'on-dark': colors.onDark,
  accent: colors.accent,
  action: colors.action,
  'action-hover': colors.actionHover,
  'action-text': colors.actionText,
});

/** What holds on every ground; what a ground gives to what stands on it is in its tone. */
function tokensOf({ colors, ...look }: Look, family: string) {
  const heading = fluid(look.headings);
  const room = fluid(look.spacing);
  return {
    ...colorTokens(colors),
    'size-h1': heading(2, 1.43, 2.86, 4),
    'size-h2': heading(1.75, 1.5, 1.25, 2.625),
    'size-h3': heading(1.125, 1.09, 0.18, 1.25),
    'size-lead': fluid(1)(1, 0.9, 0.55, 1.3125),
    'size-figure': heading(2, 1.64, 1.79, 3.25),
    'space-section': room(4, 2, 6.67, 8),
    'space-block': room(1.5, 0.75, 3.33, 4),
    gutter: fluid(1)(1.25, 0.5, 3.75, 4),
    radius: `${look.radius}px`,
    header: '72px',
    quick: '.2s ease-out',
    ...fontsOf(family),
  };
}

type Token = keyof ReturnType<typeof tokensOf>;

/** What a token is called in CSS. */
const variable = (name: Token) => `var(--${name})`;

const colorNames = [
  'ink',
  'surface',
  'surface-alt',
  'on-dark',
  'accent',
  'action',
  'action-hover',
  'action-text',
] as const;

/** The colours that a tone gives to what stands on it. */
const toned = ['bg', 'fg', 'muted', 'line', 'card', 'link', 'edge', 'danger'] as const;

/** Sizes that leave the height of lines alone, for which the preset has a value of its own. */
const sizes = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, size]): [string, [string, Record<string, string>]] => [name, [size, {}]]),
  );

/** UnoCSS's theme: the names that utilities and shortcuts know beside those of its preset. */
export const themeOf = ({ headings, spacing, radius }: Look) => {
  const heading = fluid(headings);
  const room = fluid(spacing);
  return {
    colors: Object.fromEntries([...colorNames, ...toned].map((name) => [name, `var(--${name})`])),
    fontSize: sizes({
      h3: variable('size-h3'),
      lead: variable('size-lead'),
      figure: variable('size-figure'),
      call: heading(2, 1.6, 2, 3.5),
      answer: heading(1.5, 1.3, 1, 2.125),
      column: heading(1.375, 1.2, 0.8, 1.875),
      code: heading(5, 3, 10, 11),
      entry: '1.125rem',
      menu: '.9375rem',
      detail: 'clamp(.9375rem,.9rem + .2vw,1.0625rem)',
      note: '.8125rem',
      tiny: '.75rem',
    }),
    spacing: {
      section: variable('space-section'),
      block: variable('space-block'),
      gutter: variable('gutter'),
      header: variable('header'),
      card: room(1.25, 1, 1, 2),
      cards: room(0.75, 0, 2, 1.5),
      columns: room(1.5, 0, 5, 4),
      ruled: room(1.5, 0, 4, 4),
      split: room(3, 0, 6, 7),
      opening: room(1.5, 0, 4, 4),
      call: room(1.5, 0, 6, 5.5),
      answer: room(1.75, 0, 4, 3),
      strip: room(2, 0, 4, 3.5),
      bar: 'clamp(.25rem,1vw,1rem)',
      entry: 'clamp(.375rem,1vw,.875rem)',
    },
    height: { header: variable('header') },
    minHeight: { header: variable('header') },
    borderRadius: {
      DEFAULT: variable('radius'),
      md: `${short(radius * 0.75)}px`,
      item: `${short(radius * 0.625)}px`,
    },
    /** Where layouts widen; the same widths stand in the media queries of the style sheets. */
    breakpoints: { sm: '40rem', md: '48rem', lg: '64rem' },
  };
};

/** A ground and the colours that can be read on it, by the elements that stand on it. */
const tonesOf = (
  colors: Colors,
): Readonly<Record<string, Readonly<Partial<Record<(typeof toned)[number], string>>>>> => ({
  ':root,[data-tone]': {
    bg: colors.surface,
    fg: colors.ink,
    muted: colors.muted,
    line: colors.line,
    card: colors.surface,
    link: colors.link,
    edge: colors.edge,
    danger: colors.danger,
  },
  '[data-tone=sand]': { bg: colors.surfaceAlt },
  ':is([data-tone=ink],[data-tone=sea])': {
    bg: colors.dark,
    fg: colors.onDark,
    muted: colors.mutedOnDark,
    line: sheer(colors.onDark, '.18'),
    card: sheer(colors.onDark, '.04'),
    link: colors.linkOnDark,
    edge: sheer(colors.onDark, '.5'),
    danger: colors.onDark,
  },
  '[data-tone=sea]': { bg: colors.darkAlt },
});

const properties = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const rulesOf = (tokens: object, colors: Colors) =>
  [[':root', tokens] as const, ...Object.entries(tonesOf(colors))]
    .map(([selector, values]) => `${selector}{${properties(values)}}`)
    .join('');

/**
 * What a dark look sets anew, on screens only. The words of badges are of the page's ground; pictures keep the light one that
 * they are drawn for, and drawings, which end where their letters do, a little of it around them.
 */
const darkRules = (dark: Colors, { surface }: Colors) => {
  const pictures = `main img{--surface-alt:${surface};background-color:${surface}}`;
  const drawings = `main img[src$=".svg"]{box-shadow:0 0 0 .3rem ${surface}}`;
  const badges = '.badge{--on-dark:var(--surface)}';
  return `@media screen and (prefers-color-scheme:dark){${rulesOf(colorTokens(dark), dark)}${badges}${pictures}${drawings}}`;
};

/**
 * A part of a dotted circle in the room that texts leave: the last third of a hero with nothing beside its text, the last
 * quarter of a banner, whose texts keep to the rest.
 */
const ARC =
  '@media(min-width:64rem){' +
  '.call,.hero:not(:has(.plate,.chart,.drawing,.stats,.main-figure)){position:relative;overflow:clip}' +
  '.call.call{padding-inline-end:28%}' +
  ':is(.call,.hero:not(:has(.plate,.chart,.drawing,.stats,.main-figure)))::after{content:"";position:absolute;top:22%;' +
  'inset-inline-end:-33%;width:66%;aspect-ratio:1;border:3px dotted color-mix(in srgb,var(--link) 40%,transparent);' +
  'border-radius:50%;pointer-events:none}' +
  '.call::after{inset-inline-end:-25%;width:50%}}';

/** The tokens and the tones as custom properties; `family` is what texts are set in. */
export const themeRules = (look: Look, family: string): string =>
  rulesOf(tokensOf(look, family), look.colors) +
  (look.dark ? darkRules(look.dark, look.colors) : '') +
  (look.ornament === 'arc' ? ARC : '');
