import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Project } from '../content/project.ts';
import { contentTypes } from '../hosts/content-types.ts';

/** A file of `public/` as it is sent. */
interface SentFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** A file of `public/` that the check has nothing against and that still lies where the check has seen it. */
export function checkedFile({ publicFiles, siteDiagnostics }: Project, address: string): SentFile | undefined {
  const path = publicFiles.get(address);
  const file = `public${address}`;
  const isFaulty = siteDiagnostics.some(
    ({ severity, place: { source } }) => severity === 'error' && `${file}/`.startsWith(`${source.file}/`),
  );
  if (path === undefined || isFaulty || !isPlain(path)) return undefined;
  return {
    type: contentTypes[extname(path).slice(1).toLowerCase()] ?? 'application/octet-stream',
    bytes: readFileSync(path),
  };
}

/** True of a file under its real name: a link may have come in its place since it was listed. */
function isPlain(path: string): boolean {
  try {
    return lstatSync(path).isFile() && realpathSync(path) === path;
  } catch {
    return false;
  }
}

/** The picture that the examples of blocks show: the catalogue has it, no site publishes it. */
export const exampleFile = (engine: string): readonly [address: string, path: string] => [
  '/example.svg',
  join(engine, 'blocks/example.svg'),
];
