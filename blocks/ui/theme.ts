/** The site's design tokens: every colour, size and duration that CSS uses is named here and nowhere else. */
export const tokens = {
  ink: '#0b2239',
  sea: '#0f4c5c',
  teal: '#147d83',
  saffron: '#e8a33d',
  sand: '#faf6ef',
  white: '#fff',
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
  'size-lead': 'clamp(1.0625rem, 1rem + .36vw, 1.3125rem)',
  'size-figure': 'clamp(2rem, 1.64rem + 1.79vw, 3.25rem)',
  'space-section': 'clamp(4rem, 2.86rem + 5.71vw, 8rem)',
  'space-block': 'clamp(2rem, 1.43rem + 2.86vw, 4rem)',
  gutter: 'clamp(1.25rem, .5rem + 3.75vw, 4rem)',
  radius: '16px',
  header: '72px',
  quick: '.2s ease-out',
  'font-fallback': "'Readex Pro Fallback', system-ui, sans-serif",
  font: "'Readex Pro', var(--font-fallback)",
} as const;

const variables = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);

/** Utilities read the same custom properties as base.css, so a colour is changed in one place. */
const colors = Object.fromEntries(
  ['ink', 'sea', 'teal', 'saffron', 'sand', 'white', 'slate', 'stone', 'accent', 'muted', 'line', 'link'].map(
    (name) => [name, `var(--${name})`],
  ),
);

/** Where layouts widen; the same two widths stand in the media queries of the style sheets. */
const breakpoints = { md: '48rem', lg: '64rem' };

const rules: [name: string, css: Record<string, string>][] = [
  ['wrap', { 'max-width': '80rem', 'margin-inline': 'auto', 'padding-inline': 'var(--gutter)' }],
  ['lead', { 'font-size': 'var(--size-lead)', color: 'var(--muted)', 'text-wrap': 'pretty' }],
  ['figure', { 'font-size': 'var(--size-figure)', 'font-weight': '500', 'line-height': '1.15' }],
  ['hide', { position: 'absolute', 'clip-path': 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' }],
];

/** What UnoCSS makes of the class names in .tsx files, beside what its preset does. */
export const unoConfig = {
  theme: { colors, breakpoints },
  // Stands in controls.css: one declaration in place of the preset's transform chain.
  blocklist: ['rtl:-scale-x-100'],
  preflights: [{ getCSS: () => `:root{${variables.join(';')}}` }],
  rules,
  shortcuts: {
    card: 'relative border border-solid border-line rounded-[var(--radius)] bg-[var(--card)] p-[clamp(1.25rem,1rem+1vw,2rem)]',
    'btn-primary': 'bg-saffron text-ink',
    'btn-outline': 'border-[var(--edge)] text-[var(--fg)]',
    'btn-quiet': 'inline-flex items-center gap-2 min-h-11 font-500 text-link no-underline',
    badge:
      'inline-flex break-words items-center gap-1.5 rounded-full bg-accent text-white text-[.8125rem] leading-[1.4] font-500 [padding:.25rem_.75rem]',
  },
};
