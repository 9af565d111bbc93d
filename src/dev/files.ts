import { extname, join } from 'node:path';
import type { Files } from '../content/files/files.ts';
import type { Project } from '../content/project.ts';
import { contentTypes } from '../hosts/content-types.ts';

/** A file of `public/` as it is sent. */
interface SentFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A file of `public/` that the check has nothing against and that still lies where the check has seen it. */
export function checkedFile({ folder, publicFiles, siteDiagnostics }: Project, address: string): SentFile | undefined {
  const path = publicFiles.get(address);
  const file = `public${address}`;
  const isFaulty = siteDiagnostics.some(
    ({ severity, place: { source } }) => severity === 'error' && `${file}/`.startsWith(`${source.file}/`),
  );
  if (path === undefined || isFaulty || !isPlain(folder, path)) return undefined;
  return {
    type: contentTypes[extname(path).slice(1).toLowerCase()] ?? 'application/octet-stream',
    bytes: folder.read(path),
  };
}

/** True of a file under its real name: a link may have come in its place since it was listed. */
function isPlain(folder: Files, path: string): boolean {
  try {
    return folder.look(path)?.kind === 'file' && folder.end(path) === path;
  } catch {
    return false;
  }
}

/** The picture that the examples of blocks show: the catalogue has it, no site publishes it. */
export const exampleFile = (engine: string): readonly [address: string, path: string] => [
  '/example.svg',
  join(engine, 'blocks/example.svg'),
];
