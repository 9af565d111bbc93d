import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import type { Fault } from '../../diagnostics/diagnostic.ts';
import type { Size } from './size.ts';
import { findEndless, partOf, type SvgPart, styleReferences } from './svg-unfolding.ts';

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
function faultyElement({ name, local, uri, attributes }: SaxesTagNS, first: boolean): string | undefined {
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
function faultyAttribute({ name, local, uri, value }: SaxesAttributeNS): string | undefined {
  if (/^on/i.test(local) || name === 'xml:base') return name;
  if (/^(?:href|src)$/i.test(local) && !value.trim().startsWith('#')) return `${name}="${shortened(value)}"`;
  return faultyStyle(value, local === 'style' || (uri === '' && !WORDS.test(name)));
}

/** What of a style sheet, or of an attribute that may be read like one, leads out of the drawing. */
function faultyStyle(css: string, isStyle = true): string | undefined {
  // One blank for many: no number of them takes the patterns long.
  const text = css.replace(/\s+/g, ' ');
  const outside = /url\( ?["']? ?(?!["'# ])[^)]{0,40}/i.exec(text)?.[0];
  if (outside !== undefined || !isStyle) return outside;
  // A backslash could spell any of these words in another way (CSS Syntax 3, 4.3.7).
  return /@import|image-set|image\(|src\(|cross-fade|expression\(|behavior|-moz-binding|\\/i.exec(text)?.[0];
}

const shortened = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

/** What a drawing may have. */
export const SVG_LIMITS = {
  bytes: 1_000_000,
  elements: 10_000,
  /** Elements inside each other. */
  depth: 64,
  /** Attributes of one element. */
  attributes: 200,
  /** Elements when every part that is used again is counted again. */
  unfolded: 50_000,
} as const;

/** What is said of a drawing beyond the limits. */
export const TOO_LARGE: Fault<'drawing-too-large'> = {
  code: 'drawing-too-large',
  details: { bytes: SVG_LIMITS.bytes / 1000, elements: SVG_LIMITS.elements, depth: SVG_LIMITS.depth },
};

/** What is wrong with a drawing, and where in its text. */
export type SvgFault = Fault & {
  readonly start: number;
  readonly end: number;
};

/** A drawing as it stands in its file. */
export interface Svg {
  /** The attributes of the whole, in their order. */
  readonly attributes: ReadonlyMap<string, string>;
  /** What stands between the first tag and the last. */
  readonly inner: string;
  /** True where its parts have no names and no style sheet, so that it can stand beside others in one file. */
  readonly nameless: boolean;
}

/** What was read of an SVG file. */
export interface SvgRead {
  /** In CSS pixels; there too where something after the first tag is a fault. */
  readonly size?: Size | undefined;
  /** The drawing, where it holds shapes and colours only. */
  readonly svg?: Svg;
  readonly fault?: SvgFault;
}

/** Reads an SVG file; what a browser or the engine would run, fetch or unfold without end is a fault. */
export function readSvg(text: string): SvgRead {
  const parts: SvgPart[] = [];
  const size = () => parts[0] && sizeOf(parts[0].attributes);
  try {
    const svg = parse(text, parts);
    return { svg, size: size() };
  } catch (error) {
    if (error instanceof Stop) return { fault: error.fault, size: size() };
    throw error;
  }
}

function sizeOf(attributes: Svg['attributes']): Size | undefined {
  const [, , w = Number.NaN, h = Number.NaN] = (attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const pixels = (name: string) => Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(attributes.get(name) ?? '')?.[1]);
  const size = { width: pixels('width') || w, height: pixels('height') || h };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/** Ends the reading at the first fault, wherever the parser is. */
class Stop extends Error {
  readonly fault: SvgFault;
  constructor(fault: SvgFault) {
    super(fault.code);
    this.fault = fault;
  }
}

function parse(text: string, parts: SvgPart[]): Svg {
  const parser = new SaxesParser({ xmlns: true });
  const open: SvgPart[] = [];
  let [style, innerStart, innerEnd] = ['', 0, 0];
  const tagStart = () => Math.max(0, text.lastIndexOf('<', parser.position - 1));
  const stop = (finding: Fault, start = tagStart(), end = parser.position): never => {
    throw new Stop({ ...finding, start, end: Math.max(end, start) });
  };
  const refuse = (what: string | undefined) =>
    what !== undefined && stop({ code: 'unsafe-drawing', details: { what } });
  const count = (is: boolean) => is || stop(TOO_LARGE);

  parser.on('error', () => stop({ code: 'broken-drawing' }));
  parser.on('doctype', () => refuse('<!DOCTYPE>'));
  parser.on('processinginstruction', ({ target }) => refuse(`<?${target}?>`));
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(?:utf-8|us-ascii)$/i.test(encoding)) refuse(`encoding="${encoding}"`);
  });
  parser.on('opentagstart', () => {
    count(parts.length < SVG_LIMITS.elements && open.length < SVG_LIMITS.depth);
  });
  let attributes = 0;
  parser.on('attribute', () => count(++attributes <= SVG_LIMITS.attributes));
  parser.on('opentag', (tag: SaxesTagNS) => {
    attributes = 0;
    refuse(faultyElement(tag, parts.length === 0));
    const all = Object.values(tag.attributes);
    for (const attribute of all) refuse(faultyAttribute(attribute));
    const part = partOf(tag, open.at(-1), tagStart());
    parts.push(part);
    open.push(part);
    if (parts.length === 1) innerStart = parser.position;
  });
  const addStyle = (words: string) => {
    if (open.at(-1)?.name === 'style') style += words;
  };
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', ({ local }: SaxesTagNS) => {
    open.pop();
    if (local === 'style') refuse(faultyStyle(style));
    if (open.length === 0) innerEnd = Math.max(innerStart, tagStart());
  });
  parser.write(text).close();

  const [root] = parts;
  if (!root) return stop({ code: 'broken-drawing' }, 0, 0);
  const endless = findEndless(parts, styleReferences(style), SVG_LIMITS.unfolded);
  if (endless?.cycle) stop({ code: 'unsafe-drawing', details: { what: `#${endless.id}` } }, endless.at, endless.at + 1);
  if (endless) stop(TOO_LARGE, endless.at, endless.at + 1);
  return {
    attributes: root.attributes,
    inner: text.slice(innerStart, innerEnd),
    nameless: style === '' && parts.every(({ id }) => id === undefined),
  };
}
