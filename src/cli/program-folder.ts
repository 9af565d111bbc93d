import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What bin/pages-as-data.mjs tells the commands that it starts. */
function told(name: 'PAGES_AS_DATA_ENGINE' | 'PAGES_AS_DATA_PROGRAM'): string {
  const folder = process.env[name];
  if (!folder) throw new Error('This command is a part of the program: node bin/pages-as-data.mjs');
  return folder;
}

/** The engine's own folder, which holds `blocks`, `schema` and `src`. */
export const engineFolder = (): string => told('PAGES_AS_DATA_ENGINE');

/** The folder of the program that runs. */
export const programFolder = (): string => told('PAGES_AS_DATA_PROGRAM');

/** The engine's package: the folder at or above its own that holds package.json. */
export function packageFolder(): string {
  let folder = engineFolder();
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
