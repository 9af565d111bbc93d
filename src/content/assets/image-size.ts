import { readFileSync } from 'node:fs';
import { isTurned } from './exif.ts';
import type { Size } from './size.ts';
import { readSvg, SVG_LIMITS } from './svg-reader.ts';

/** A picture's size, read from its first bytes; undefined where the file is no picture or ends too early. */
export const imageSize = (file: string): Size | undefined => read(() => sizeOf(readFileSync(file), file));

/** The same of a picture that is no file yet, by the ending that it is to have. */
export const sizeIn = (bytes: Buffer, ending: string): Size | undefined => read(() => sizeOf(bytes, ending));

function read(work: () => Size | undefined): Size | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function sizeOf(bytes: Buffer, file: string): Size | undefined {
  if (file.endsWith('.svg')) return bytes.length > SVG_LIMITS.bytes ? undefined : readSvg(bytes.toString('utf8')).size;
  // As much of each beginning as no drawing or text can have: what makes pictures goes by content, and reads those too.
  const tag = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  if (tag(0, 8) === '\x89PNG\r\n\x1a\n') return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(bytes);
  if (tag(0, 4) === 'RIFF' && tag(8, 12) === 'WEBP') return webpSize(bytes);
  if (bytes[0] === 0 && tag(4, 12) === 'ftypavif') return avifSize(bytes);
  return undefined;
}

/** The `ispe` property holds a picture's size (ISO/IEC 23008-12, 6.5.3). */
function avifSize(bytes: Buffer): Size | undefined {
  const at = bytes.indexOf('ispe', 0, 'latin1');
  return at === -1 ? undefined : { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
}

/** Walks the segments up to the frame header (ITU T.81, B.2.2). */
function jpegSize(bytes: Buffer): Size | undefined {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker < 0xc0 || marker > 0xcf || [0xc4, 0xc8, 0xcc].includes(marker)) continue;
    const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
    return isTurned(bytes) ? { width: height, height: width } : { width, height };
  }
  return undefined;
}

/** Lossy, lossless and extended WebP keep their size in different places (RFC 9649, section 2). */
function webpSize(bytes: Buffer): Size | undefined {
  const kind = bytes.subarray(12, 16).toString('latin1');
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return kind === 'VP8X' ? { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 } : undefined;
}
