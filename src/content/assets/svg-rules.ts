import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';

/** Elements that run, fetch or show something beyond shapes and colours, and filters whose cost has no bound. */
const REFUSED = [
  'feturbulence',
  'feconvolvematrix',
  'femorphology',
  'script',
  'handler',
  'listener',
  'foreignobject',
  'image',
  'feimage',
  'iframe',
  'embed',
  'object',
  'video',
  'audio',
  'canvas',
];

/** Namespaces whose elements browsers run or lay out wherever they stand. */
const LIVING = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/1999/XSL/Transform',
];

/** What of an element cannot be in a drawing; undefined where it can. Notes of drawing programs may stand in it. */
export function faultyElement({ name, local, uri, attributes }: SaxesTagNS, first: boolean): string | undefined {
  if (first && (name !== 'svg' || !['', SVG].includes(uri))) return `<${name}>`;
  if (REFUSED.includes(local.toLowerCase()) || LIVING.includes(uri)) return `<${name}>`;
  const changed = attributes.attributeName?.value.trim() ?? '';
  return /^on|href$/i.test(changed) ? `attributeName="${changed}"` : undefined;
}

/** Attributes that no browser reads as CSS. */
const WORDS = /^(?:id|class|lang|role|d|points|aria-.+|data-.+)$/;

/**
 * What of an attribute cannot be in a drawing: scripts, and addresses of anything but its own parts. Whatever is not known
 * to be plain words may be CSS: looks (`mask`), what they change to (`values`, `to`), and what browsers will yet read.
 */
export function faultyAttribute({ name, local, uri, value }: SaxesAttributeNS): string | undefined {
  if (/^on/i.test(local) || name === 'xml:base') return name;
  if (/^(?:href|src)$/i.test(local) && !value.trim().startsWith('#')) return `${name}="${shortened(value)}"`;
  return faultyStyle(value, local === 'style' || (uri === '' && !WORDS.test(name)));
}

/** What of a style sheet, or of an attribute that may be read like one, leads out of the drawing. */
export function faultyStyle(css: string, isStyle = true): string | undefined {
  // One blank for many: no number of them takes the patterns long.
  const text = css.replace(/\s+/g, ' ');
  const outside = /url\( ?["']? ?(?!["'# ])[^)]{0,40}/i.exec(text)?.[0];
  if (outside !== undefined || !isStyle) return outside;
  // A backslash could spell any of these words in another way (CSS Syntax 3, 4.3.7).
  return /@import|image-set|image\(|src\(|cross-fade|expression\(|behavior|-moz-binding|\\/i.exec(text)?.[0];
}

const shortened = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);
