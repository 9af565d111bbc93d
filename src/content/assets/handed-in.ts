import type { Fault } from '../../diagnostics/diagnostic.ts';
import type { Files } from '../files/files.ts';
import { asAddress } from '../written/as-address.ts';
import { tagIn, textIn } from './bytes.ts';
import { inspectBytes } from './picture-limits.ts';
import type { PublicFiles } from './public-files.ts';
import { isDevice } from './public-names.ts';
import type { Size } from './size.ts';
import { readSvg, SVG_LIMITS, TOO_LARGE } from './svg-reader.ts';

/** The folder that pictures come into which authors hand in on a page. */
const FOLDER = '/pictures';

/** How far into a text its first element is looked for: before it stand notes of drawing programs. */
const HEAD = 4096;

/** One thing that may stand before a drawing. Many are taken one by one: a pattern of all would try each way to divide them. */
const BEFORE = /\s+|<\?xml[^>]*>|<!--[\s\S]*?-->/iy;
const DRAWING = /<(?:svg|!doctype\s+svg)\b/iy;

function isDrawing(text: string): boolean {
  let at = 0;
  const passes = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const passed = pattern.test(text);
    at = passed ? pattern.lastIndex : at;
    return passed;
  };
  while (passes(BEFORE));
  return passes(DRAWING);
}

/** The ending that a picture's content calls for, whatever its name says; undefined of what is none that pages show. */
function endingOf(bytes: Uint8Array): string | undefined {
  const tag = (from: number, to: number) => tagIn(bytes, from, to);
  if (tag(0, 8) === '\x89PNG\r\n\x1a\n') return '.png';
  if (tag(0, 3) === '\xff\xd8\xff') return '.jpg';
  if (tag(0, 4) === 'RIFF' && tag(8, 12) === 'WEBP') return '.webp';
  if (tag(4, 12) === 'ftypavif') return '.avif';
  return isDrawing(textIn(bytes.subarray(0, HEAD))) ? '.svg' : undefined;
}

/** A picture that somebody hands in, as it would lie below `public/`. */
export interface UploadedPicture {
  /** Its address there; that of a file which is the same, where there is one. */
  readonly src: string;
  /** True where a file of the site is the same byte for byte. */
  readonly isKnown: boolean;
  readonly size: Size | undefined;
  /** What is to be said of it: with a size only warnings. */
  readonly faults: readonly Fault[];
}

export interface HandedInTo {
  readonly folder: Files;
  readonly publicFiles: PublicFiles;
}

/** Looks at what is in a picture, and finds it a name that no other file has. */
export function judgeHandedIn(bytes: Uint8Array, name: string, site: HandedInTo): UploadedPicture {
  const ending = endingOf(bytes);
  const refused = (fault: Fault): UploadedPicture => ({
    src: name,
    isKnown: false,
    size: undefined,
    faults: [fault],
  });
  if (!ending) return refused({ code: 'broken-image', details: { src: name } });
  const unsafe = ending === '.svg' ? drawingFault(bytes) : undefined;
  if (unsafe) return refused(unsafe);
  const known = sameFile(bytes, ending, site);
  const src = known ?? freeAddress(name, ending, site.publicFiles);
  return { src, isKnown: known !== undefined, ...inspectBytes(bytes, name, ending) };
}

function drawingFault(bytes: Uint8Array): Fault | undefined {
  return bytes.length > SVG_LIMITS.bytes ? TOO_LARGE : readSvg(textIn(bytes)).fault;
}

/** The address of a file of the site that is the same byte for byte, and says so by its ending. */
export function sameFile(bytes: Uint8Array, ending: string, { folder, publicFiles }: HandedInTo): string | undefined {
  const isSame = ([address, path]: readonly [string, string]) =>
    address.replace(/\.jpeg$/, '.jpg').endsWith(ending) &&
    folder.look(path)?.size === bytes.length &&
    folder.read(path).every((byte, at) => byte === bytes[at]);
  return [...publicFiles].find(isSame)?.[0];
}

/** The most letters that a file's name keeps. */
const LONGEST = 60;

/** An address that no file has, whatever capitals it is written with. */
export function freeAddress(name: string, ending: string, files: PublicFiles, folder = FOLDER): string {
  const kind = folder.slice(1, -1);
  const taken = new Set([...files.keys()].map((address) => address.toLowerCase()));
  const stem =
    asAddress(name.replace(/^.*[\\/]|\.\w+$/g, ''))
      ?.slice(0, LONGEST)
      .replace(/-$/, '') ?? kind;
  const plain = isDevice(stem) ? `${kind}-${stem}` : stem;
  for (let count = 1; ; count++) {
    const address = `${folder}/${plain}${count === 1 ? '' : `-${count}`}${ending}`;
    if (!taken.has(address)) return address;
  }
}
