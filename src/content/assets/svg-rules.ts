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

/** What of an attribute cannot be in a drawing: scripts, and addresses of anything but its own parts. */
export function faultyAttribute({ name, local, value }: SaxesAttributeNS): string | undefined {
  if (/^on/i.test(local) || name === 'xml:base') return name;
  if (/^(?:href|src)$/i.test(local) && !value.trim().startsWith('#')) return `${name}="${shortened(value)}"`;
  return faultyStyle(value, local === 'style');
}

/** What of a style sheet, or of an attribute that may be read like one, leads out of the drawing. */
export function faultyStyle(css: string, isStyle = true): string | undefined {
  const outside = /url\(\s*["']?\s*(?!["'#\s])[^)]{0,40}/i.exec(css)?.[0];
  if (outside !== undefined) return outside.replace(/\s+/g, ' ');
  if (!isStyle) return undefined;
  // A backslash could spell any of these words in another way (CSS Syntax 3, 4.3.7).
  return /@import|image-set|image\(|src\(|expression\(|behavior|\\/i.exec(css)?.[0];
}

const shortened = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);
