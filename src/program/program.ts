import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Server from '../render/server.ts';

/** What the engine's program is put together with, in a file beside its parts. */
export interface ProgramFile {
  /** The name of the browser program's entry, below `assets/`. */
  readonly entry: string;
  /** The types of blocks that alone ask for a part of the browser program, by the part's name below `assets/`. */
  readonly partsOfBlocks: Readonly<Record<string, readonly string[]>>;
  /** The name of the script that every page has, below `assets/`. */
  readonly start: string;
  /** The inline script of addresses without a language, with its blanks still open. */
  readonly detect: string;
  /** The script that asks for consent. */
  readonly consent: string;
}

export const PROGRAM_FILE = 'program.json';

/** What Vite has made of the engine. */
export interface Program extends ProgramFile {
  /** The folder of all of it; `client` in it holds the browser's files. */
  readonly folder: string;
  readonly server: typeof Server;
}

/** The file in a program's folder with what Vite has made of `src/render/server.ts`. */
export const serverFile = (folder: string) => join(folder, 'server/server.js');

/** Loads what Vite has made of the engine. */
export async function loadProgram(folder: string): Promise<Program> {
  // Both have been written with the very program that reads them.
  const file = JSON.parse(readFileSync(join(folder, PROGRAM_FILE), 'utf8')) as ProgramFile;
  const server = (await import(/* @vite-ignore */ pathToFileURL(serverFile(folder)).href)) as typeof Server;
  return { folder, server, ...file };
}
