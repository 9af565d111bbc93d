import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { PICTURE_LIMITS } from '../../content/assets/picture-limits.ts';

/** How a picture is to be written. */
interface Wanted {
  /** In pixels; a smaller picture stays as it is. */
  readonly width: number;
  readonly extension: string;
  readonly quality: number;
}

const require = createRequire(import.meta.url);

/** Milliseconds for all files that are made of one picture: the largest in all widths takes a tenth of it. */
const PATIENCE = 300_000;

/** Takes the picture from its input; gives each file with its length before it. */
const PROGRAM = `
const sharp = require(process.argv[1]);
const { wanted, limitInputPixels } = JSON.parse(process.argv[2]);
const picture = require('node:fs').readFileSync(0);
const convert = async () => {
  for (const { width, extension, quality } of wanted) {
    const resized = sharp(picture, { limitInputPixels }).autoOrient().resize({ width, withoutEnlargement: true });
    const made = await resized.toFormat(extension, { quality }).toBuffer();
    const length = Buffer.alloc(4);
    length.writeUInt32BE(made.length);
    process.stdout.write(Buffer.concat([length, made]));
  }
};
convert().catch(() => process.exit(1));
`;

/**
 * Makes files of a picture that somebody else has made, in a process of its own: a decoder may end its process, or not come
 * back. Throws where nothing comes of it.
 */
export async function convertApart(picture: Buffer, wanted: readonly Wanted[]): Promise<Buffer[]> {
  const asked = JSON.stringify({ wanted, limitInputPixels: PICTURE_LIMITS.pixels });
  const child = spawn(process.execPath, ['-e', PROGRAM, require.resolve('sharp'), asked], {
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  // Where it ends before it has read all, its status tells.
  child.stdin.on('error', () => {});
  child.stdin.end(picture);
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  const made = status === 0 ? filesIn(Buffer.concat(parts)) : [];
  if (made.length !== wanted.length) throw new Error(`A process that converts pictures ended with ${status}.`);
  return made;
}

function filesIn(all: Buffer): Buffer[] {
  const files: Buffer[] = [];
  for (let at = 0; at < all.length; ) {
    const end = at + 4 + all.readUInt32BE(at);
    files.push(all.subarray(at + 4, end));
    at = end;
  }
  return files;
}
