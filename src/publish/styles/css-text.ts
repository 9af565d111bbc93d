import { transform, type Visitor } from 'lightningcss';

/** The oldest browsers that lightningcss writes for: versions are major << 16. */
export const TARGETS = { chrome: 120 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

export const minified = (css: string): string =>
  transform({ filename: 'site.css', code: Buffer.from(css), minify: true, targets: TARGETS }).code.toString();

/** What a visitor, which meets the rules as they are written, leaves of a style sheet. */
export const visited = (css: string, visitor: Visitor<never>): string =>
  transform({ filename: 'site.css', code: Buffer.from(css), visitor }).code.toString();
