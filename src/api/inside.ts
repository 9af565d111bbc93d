import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as OwnProgram from '../program/own-blocks/own-program.ts';
import type * as Doors from './doors.ts';
import type { Where } from './where.ts';

/** What `bin/program.mjs` gives. */
interface Bin {
  readonly engine: string;
  readonly engineProgram: () => string;
}

const load = <T>(...path: string[]): Promise<T> => import(/* @vite-ignore */ pathToFileURL(join(...path)).href);

/** The repository, or the package, that this file is a part of. */
function home(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'bin/program.mjs'))) folder = dirname(folder);
  return folder;
}

/** The engine with the program that was made of it alone. */
export async function engineAlone(): Promise<Where> {
  const { engine, engineProgram } = await load<Bin>(home(), 'bin/program.mjs');
  return { engine, program: engineProgram() };
}

/** What programs come in by, of a program. */
export const doorsOf = ({ program }: Where) => load<typeof Doors>(program, 'engine/doors.js');

/** The program that a site is read with, or what is wrong with the site's own code. */
export async function programOf(root: string) {
  // React's other half is for those who work on components, and takes three times as long.
  process.env.NODE_ENV ??= 'production';
  const alone = await engineAlone();
  const { programOfSite } = await load<typeof OwnProgram>(alone.program, 'engine/own-program.js');
  const site = resolve(root);
  const found = await programOfSite({ ...alone, root: site });
  if ('refused' in found) throw new Error(found.refused);
  const where = 'folder' in found ? { ...alone, program: found.folder } : alone;
  return { where, site, doors: await doorsOf(where), faults: 'faults' in found ? found.faults : [] };
}
