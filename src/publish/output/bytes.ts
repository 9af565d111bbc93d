import { writeSync } from 'node:fs';

/** Room for a text at first, in bytes. */
const FIRST_ROOM = 1 << 18;
/** As many bytes as one unit of a string can take in UTF-8. */
const MOST_BYTES = 3;

/**
 * Gives texts as bytes, each valid until the next: they share one piece of memory. What every text took for itself would
 * lie about until somebody looks for it.
 */
export function createEncoder(): (text: string) => Buffer {
  let room = Buffer.allocUnsafeSlow(FIRST_ROOM);
  return (text) => {
    if (room.length < text.length * MOST_BYTES) room = Buffer.allocUnsafeSlow(text.length * MOST_BYTES);
    return room.subarray(0, room.write(text));
  };
}

/** Writes all of some bytes where the last ones ended. */
export function writeBytes(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}
