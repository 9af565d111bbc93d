import {
  freeAddress,
  type HandedInTo,
  type UploadedPicture as Judged,
  judgeHandedIn,
  sameFile,
} from '../../../content/assets/handed-in.ts';
import { PICTURE_LIMITS } from '../../../content/assets/picture-limits.ts';
import { memoryFiles } from '../../../content/files/memory-files.ts';
import type { Project } from '../../../content/project.ts';
import { isCsv, isSheet, readCsv } from '../../../content/read/csv-file.ts';
import type { Fault } from '../../../diagnostics/diagnostic.ts';
import type { UploadResult } from '../../shared/pictures.ts';
import { sentenceOf } from '../changes/sentence.ts';

/** A picture that waits to be taken for a place. */
interface WaitingPicture {
  readonly src: string;
  readonly isKnown: boolean;
  readonly bytes: Uint8Array;
}

/** True of a picture that the build can make others of. */
export type CanBeConverted = (picture: Uint8Array) => Promise<boolean>;

export interface HandIn {
  /** Takes a picture in by what it holds; undefined for one with more bytes than are read at all. */
  take(
    bytes: Uint8Array | undefined,
    asked: { readonly name: string; readonly languages: string },
  ): Promise<UploadResult>;
  /** A picture by the number that `take` gave it. */
  waiting(id: number): WaitingPicture | undefined;
}

/** Pictures that wait at once: each may have many bytes, and an author chooses one after the other. */
const KEPT = 4;

/** Where pictures are handed in: they are looked at there, and wait in memory until they are taken for a place. */
export function openHandIn(site: { readonly project: Project }, canBeConverted: CanBeConverted): HandIn {
  const all = new Map<number, WaitingPicture>();
  let count = 0;
  return {
    waiting: (id) => all.get(id),
    async take(bytes, { name, languages }) {
      const judge = isSheet(name) ? judgeTable : judgeHandedIn;
      const { src, isKnown, size, faults } = bytes ? judge(bytes, name, site.project) : tooMuch(name);
      const isDrawn = size && bytes && (src.endsWith('.svg') || (await canBeConverted(bytes)));
      const isSound = bytes && (isDrawn || (judge === judgeTable && faults.length === 0));
      const found = size && !isSound ? [broken(name)] : faults;
      const said = found.map((each) => sentenceOf(each, languages));
      if (!isSound) return { src, isKnown, said };
      all.set(++count, { src, isKnown, bytes });
      all.delete(count - KEPT);
      return { id: count, src, isKnown, ...size, said };
    },
  };
}

/** The folder that tables come into. */
const TABLES = '/tables';

/** A table in CSV, as pictures are judged; it has no size. */
function judgeTable(bytes: Uint8Array, name: string, site: HandedInTo): Judged {
  const fault: Fault | undefined = isCsv(name)
    ? readCsv(memoryFiles({ 'handed-in.csv': bytes }), 'handed-in.csv').fault
    : { code: 'not-csv', details: { path: name } };
  if (fault) return { src: name, isKnown: false, size: undefined, faults: [fault] };
  const known = sameFile(bytes, '.csv', site);
  const src = known ?? freeAddress(name, '.csv', site.publicFiles, TABLES);
  return { src, isKnown: known !== undefined, size: undefined, faults: [] };
}

const broken = (src: string): Fault => ({ code: 'broken-image', details: { src } });

const tooMuch = (src: string): Judged => ({
  ...{ src, isKnown: false, size: undefined },
  faults: [{ code: 'picture-too-heavy', details: { src, limit: PICTURE_LIMITS.bytes / 1_000_000 } }],
});
