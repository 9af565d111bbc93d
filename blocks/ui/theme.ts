/** The site's design tokens: every colour, size and duration that CSS uses is named here and nowhere else. */
export const tokens = {
  ink: '#0b2239',
  sea: '#0f4c5c',
  teal: '#147d83',
  saffron: '#e8a33d',
  /** Saffron under the pointer. */
  'saffron-light': '#f2b65c',
  sand: '#faf6ef',
  white: '#fff',
  /** White that lets a little of what is below shine through. */
  veil: 'rgb(255 255 255/.9)',
  slate: '#42526b',
  /** Hairlines and card borders on light ground. */
  stone: '#e5ddd0',
  /** Edges of form fields: 3:1 on white, as WCAG 1.4.11 asks. */
  edge: '#858f9e',
  alert: '#a4241f',
  /** Fluid from 320 to 1440 px. */
  'size-h1': 'clamp(2rem, 1.43rem + 2.86vw, 4rem)',
  'size-h2': 'clamp(1.75rem, 1.5rem + 1.25vw, 2.625rem)',
  'size-h3': 'clamp(1.125rem, 1.09rem + .18vw, 1.25rem)',
  'size-lead': 'clamp(1rem, .9rem + .55vw, 1.3125rem)',
  'size-figure': 'clamp(2rem, 1.64rem + 1.79vw, 3.25rem)',
  'space-section': 'clamp(4rem, 2rem + 6.67vw, 8rem)',
  'space-block': 'clamp(1.5rem, .75rem + 3.33vw, 4rem)',
  gutter: 'clamp(1.25rem, .5rem + 3.75vw, 4rem)',
  radius: '16px',
  header: '72px',
  quick: '.2s ease-out',
  'font-fallback': "'Readex Pro Fallback', system-ui, sans-serif",
  font: "'Readex Pro', var(--font-fallback)",
} as const;

type Token = keyof typeof tokens;

/** What a token is called in CSS; a theme that reads it there is changed in one place. */
const variable = (name: Token) => `var(--${name})`;

const colorNames = ['ink', 'saffron', 'saffron-light', 'sand', 'white', 'slate', 'stone', 'edge', 'alert'] as const;

/** The colours that a tone gives to what stands on it. */
const toned = ['bg', 'fg', 'muted', 'line', 'card', 'link', 'accent'];

/** Sizes that leave the height of lines alone, for which the preset has a value of its own. */
const sizes = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, size]): [string, [string, Record<string, string>]] => [name, [size, {}]]),
  );

/** UnoCSS's theme: the names that utilities and shortcuts know beside those of its preset. */
export const theme = {
  colors: {
    ...Object.fromEntries(colorNames.map((name) => [name, variable(name)])),
    ...Object.fromEntries(toned.map((name) => [name, `var(--${name})`])),
  },
  fontSize: sizes({
    h3: variable('size-h3'),
    lead: variable('size-lead'),
    figure: variable('size-figure'),
    call: 'clamp(2rem,1.6rem + 2vw,3.5rem)',
    answer: 'clamp(1.5rem,1.3rem + 1vw,2.125rem)',
    column: 'clamp(1.375rem,1.2rem + .8vw,1.875rem)',
    code: 'clamp(5rem,3rem + 10vw,11rem)',
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
    card: 'clamp(1.25rem,1rem + 1vw,2rem)',
    cards: 'clamp(.75rem,2vw,1.5rem)',
    columns: 'clamp(1.5rem,5vw,4rem)',
    ruled: 'clamp(1.5rem,4vw,4rem)',
    split: 'clamp(3rem,6vw,7rem)',
    opening: 'clamp(1.5rem,4vw,4rem)',
    call: 'clamp(1.5rem,6vw,5.5rem)',
    answer: 'clamp(1.75rem,4vw,3rem)',
    strip: 'clamp(2rem,4vw,3.5rem)',
    bar: 'clamp(.25rem,1vw,1rem)',
    entry: 'clamp(.375rem,1vw,.875rem)',
  },
  height: { header: variable('header') },
  minHeight: { header: variable('header') },
  borderRadius: { DEFAULT: variable('radius'), md: '12px', item: '10px' },
  /** Where layouts widen; the same widths stand in the media queries of the style sheets. */
  breakpoints: { sm: '40rem', md: '48rem', lg: '64rem' },
};

/** A ground and the colours that can be read on it, by the elements that stand on it. */
const tones: Record<string, Partial<Record<'bg' | 'fg' | 'muted' | 'line' | 'card' | 'link' | 'edge', string>>> = {
  ':root,[data-tone]': {
    bg: variable('white'),
    fg: variable('ink'),
    muted: variable('slate'),
    line: variable('stone'),
    card: variable('white'),
    link: variable('teal'),
  },
  '[data-tone=sand]': { bg: variable('sand') },
  ':is([data-tone=ink],[data-tone=sea])': {
    bg: variable('ink'),
    fg: variable('white'),
    muted: '#c8d3de',
    line: 'rgb(255 255 255/.18)',
    card: 'rgb(255 255 255/.04)',
    link: '#7fd0d1',
    edge: 'rgb(255 255 255/.5)',
  },
  '[data-tone=sea]': { bg: variable('sea') },
};

const properties = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The tokens and the tones as custom properties. */
export const themeRules = [[':root', tokens] as const, ...Object.entries(tones)]
  .map(([selector, values]) => `${selector}{${properties(values)}}`)
  .join('');
