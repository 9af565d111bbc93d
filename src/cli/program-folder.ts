import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The engine's own folder, whichever file of it runs: the one that holds its package.json. */
export function engineFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/** The folder of the program that runs; only what run.mjs has started is a part of one. */
export function programFolder(): string {
  const { PAGES_AS_DATA_PROGRAM: folder } = process.env;
  if (!folder) throw new Error('This command is a part of the program: node src/cli/run.mjs build');
  return folder;
}
