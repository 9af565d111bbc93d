import { codeOf, type Files } from '../files/files.ts';
import { findTag, tagIn, textIn, viewOf } from './bytes.ts';
import { isTurned } from './exif.ts';
import type { Size } from './size.ts';
import { readSvg, SVG_LIMITS } from './svg-reader.ts';

/** A picture's size, read from its first bytes; undefined where the file is no picture or ends too early. */
export const imageSize = (folder: Files, file: string): Size | undefined => read(() => sizeOf(folder.read(file), file));

/** The same of a picture that is no file yet, by the ending that it is to have. */
export const sizeIn = (bytes: Uint8Array, ending: string): Size | undefined => read(() => sizeOf(bytes, ending));

function read(work: () => Size | undefined): Size | undefined {
  try {
    return work();
  } catch (error) {
    codeOf(error);
    return undefined;
  }
}

function sizeOf(bytes: Uint8Array, file: string): Size | undefined {
  if (file.endsWith('.svg')) return bytes.length > SVG_LIMITS.bytes ? undefined : readSvg(textIn(bytes)).size;
  // As much of each beginning as no drawing or text can have: what makes pictures goes by content, and reads those too.
  const tag = (from: number, to: number) => tagIn(bytes, from, to);
  if (tag(0, 8) === '\x89PNG\r\n\x1a\n') return sizeAt(bytes, 16);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(bytes);
  if (tag(0, 4) === 'RIFF' && tag(8, 12) === 'WEBP') return webpSize(bytes);
  if (bytes[0] === 0 && tag(4, 12) === 'ftypavif') return avifSize(bytes);
  return undefined;
}

const sizeAt = (bytes: Uint8Array, at: number): Size => {
  const view = viewOf(bytes);
  return { width: view.getUint32(at), height: view.getUint32(at + 4) };
};

/** The `ispe` property holds a picture's size (ISO/IEC 23008-12, 6.5.3). */
function avifSize(bytes: Uint8Array): Size | undefined {
  const at = findTag(bytes, 'ispe');
  return at === -1 ? undefined : sizeAt(bytes, at + 8);
}

/** Walks the segments up to the frame header (ITU T.81, B.2.2). */
function jpegSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker < 0xc0 || marker > 0xcf || [0xc4, 0xc8, 0xcc].includes(marker)) continue;
    const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    return isTurned(bytes) ? { width: height, height: width } : { width, height };
  }
  return undefined;
}

/** Lossy, lossless and extended WebP keep their size in different places (RFC 9649, section 2). */
function webpSize(bytes: Uint8Array): Size | undefined {
  const [kind, view] = [tagIn(bytes, 12, 16), viewOf(bytes)];
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  return kind === 'VP8X' ? { width: three(24) + 1, height: three(27) + 1 } : undefined;
}
