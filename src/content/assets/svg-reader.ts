import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Fault } from '../../diagnostics/diagnostic.ts';
import type { Size } from './size.ts';
import { faultyAttribute, faultyElement, faultyStyle } from './svg-rules.ts';
import { findEndless, partOf, type SvgPart, styleReferences } from './svg-unfolding.ts';

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
