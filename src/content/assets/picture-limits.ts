import type { Fault } from '../../diagnostics/diagnostic.ts';
import type { Files } from '../files/files.ts';
import { imageSize, sizeIn } from './image-size.ts';
import type { Size } from './size.ts';

const MB = 1_000_000;

/** What a picture may have; every limit on pictures stands here. */
export const PICTURE_LIMITS = {
  /** Bytes from which on its author is told that it is heavy. */
  heavy: 2 * MB,
  /** Bytes that are read at all. */
  bytes: 20 * MB,
  /** Pixels in width and in height: WebP has no more (RFC 9649, 2.4). */
  side: 16_383,
  /** Pixels in all, which cameras of telephones keep within. Each costs time in every format and width. */
  pixels: 25 * MB,
} as const;

/** What is known of a picture's file: its size where it can be used, and what is to be said of it. */
export interface Inspected {
  readonly size: Size | undefined;
  readonly faults: readonly Fault[];
}

/** Looks at a picture's file without reading more than the limits allow; `src` is how authors write it. */
export function inspectPicture(folder: Files, file: string, src: string): Inspected {
  const bytes = folder.look(file)?.size ?? 0;
  return inspect(src, { bytes, isDrawing: file.endsWith('.svg'), measure: () => imageSize(folder, file) });
}

/** The same of a picture that is no file yet, by the ending that it is to have. */
export const inspectBytes = (bytes: Uint8Array, src: string, ending: string): Inspected =>
  inspect(src, { bytes: bytes.length, isDrawing: ending === '.svg', measure: () => sizeIn(bytes, ending) });

interface Inspecting {
  readonly bytes: number;
  readonly isDrawing: boolean;
  readonly measure: () => Size | undefined;
}

function inspect(src: string, { bytes, isDrawing, measure }: Inspecting): Inspected {
  const heavy = weightFault(src, bytes);
  if (heavy?.code === 'picture-too-heavy') return { size: undefined, faults: [heavy] };
  const size = measure();
  if (!size) return { size, faults: [{ code: 'broken-image', details: { src } }] };
  // A drawing has no pixels: it has any size.
  const large = isDrawing ? undefined : sizeFault(src, size);
  return large ? { size: undefined, faults: [large] } : { size, faults: heavy ? [heavy] : [] };
}

function weightFault(src: string, bytes: number): Fault | undefined {
  const { heavy, bytes: most } = PICTURE_LIMITS;
  if (bytes > most) return { code: 'picture-too-heavy', details: { src, limit: most / MB } };
  if (bytes <= heavy) return undefined;
  return { code: 'heavy-picture', details: { src, size: Math.round(bytes / (MB / 10)) / 10, limit: heavy / MB } };
}

function sizeFault(src: string, { width, height }: Size): Fault | undefined {
  const { side, pixels } = PICTURE_LIMITS;
  if (Math.max(width, height) <= side && width * height <= pixels) return undefined;
  return { code: 'picture-too-large', details: { src, width, height, side, megapixels: pixels / MB } };
}
