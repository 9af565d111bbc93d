import type { Colors } from '../../schema/look.ts';
import type { SiteValue } from '../contract/value.ts';

export const MANIFEST_ICONS = [
  // First of all the smallest, which every page asks for anyway; a browser that cannot draw it takes the next.
  { file: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { file: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { file: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { file: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable', type: 'image/png' },
];

/** The web app manifest (W3C), with those icons that `public/` has. */
export const manifest = (
  { brand, base, language, organization }: SiteValue,
  { publicFiles, colors }: { readonly publicFiles: ReadonlySet<string>; readonly colors: Colors },
): string =>
  JSON.stringify({
    name: brand,
    short_name: brand,
    description: organization.description,
    lang: language,
    start_url: `${base}/`,
    display: 'minimal-ui',
    background_color: colors.surface,
    theme_color: colors.dark,
    icons: MANIFEST_ICONS.filter(({ file }) => publicFiles.has(file)).map(({ file, ...icon }) => ({
      src: base + file,
      ...icon,
    })),
  });
