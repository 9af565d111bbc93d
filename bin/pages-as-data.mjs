#!/usr/bin/env node
// Runs a command: pages-as-data build --root FOLDER. The commands are a program that Vite makes of the engine's sources:
// the package brings it, in the repository it is made where there is none of these sources yet. Plain JavaScript, because
// nothing has been made before it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The repository, or the package as it is installed. */
const home = resolve(import.meta.dirname, '..');
const isPackage = !existsSync(join(home, 'src'));
const SOURCES = ['src', 'blocks', 'schema', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** Programs of older sources that are kept: two checkouts may take turns. */
const KEPT = 3;

function* filesIn(path) {
  if (!existsSync(join(home, path))) return;
  if (!statSync(join(home, path)).isDirectory()) return yield path;
  for (const name of readdirSync(join(home, path)).sort()) yield* filesIn(`${path}/${name}`);
}

/** A name for the sources as they are. */
function nameOfSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((path) => [...filesIn(path)])) {
    const content = readFileSync(join(home, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Makes the program in a folder of its own, and puts it in place when it is whole. */
function make(folder) {
  const unfinished = `${folder}.${process.pid}`;
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'make-program.mjs'), home, unfinished], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another command has made the same one meanwhile.
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function clearOld(programs) {
  const age = (name) => statSync(join(programs, name)).mtimeMs;
  const old = readdirSync(programs)
    .sort((a, b) => age(b) - age(a))
    .slice(KEPT);
  for (const name of old) rmSync(join(programs, name), { recursive: true, force: true });
}

/** A name for this copy of the repository on this machine: no commit and no archive brings a program under it. */
function nameOfCopy() {
  const { dev, ino, birthtimeNs } = statSync(home, { bigint: true });
  return createHash('sha256').update(`${dev} ${ino} ${birthtimeNs}`).digest('hex').slice(0, 32);
}

/** The program of the sources as they are. */
function made() {
  const programs = join(home, '.cache/program', nameOfCopy());
  const folder = join(programs, nameOfSources());
  if (existsSync(folder)) return folder;
  mkdirSync(programs, { recursive: true });
  make(folder);
  clearOld(programs);
  return folder;
}

/** The program that the package brings. */
function brought() {
  const programs = join(home, 'program');
  const [name] = existsSync(programs) ? readdirSync(programs) : [];
  if (name) return join(programs, name);
  process.stderr.write(
    'This package was packed without its program. `npm pack` in the repository makes a whole one, unless scripts are forbidden.\n',
  );
  return process.exit(1);
}

const folder = isPackage ? brought() : made();
const engine = isPackage ? join(home, 'lib') : home;
const [asked = '', ...args] = process.argv.slice(2);
const { programFor } = await import(pathToFileURL(join(folder, 'engine/own-program.js')).href);
// A site with blocks of its own has a program of its own; where they have mistakes, these have been told.
const program = (await programFor({ engine, program: folder, command: asked, args })) ?? process.exit(1);
const fileOf = (command) => join(program, 'engine/commands', `${command}.js`);
const known = /^[a-z-]+$/.test(asked) && existsSync(fileOf(asked));
if (known) process.argv.splice(2, 1);
process.env.PAGES_AS_DATA_ENGINE = engine;
process.env.PAGES_AS_DATA_PROGRAM = program;
// React's other half is for those who work on components, and takes three times as long.
process.env.NODE_ENV ??= asked === 'dev' ? 'development' : 'production';
await import(pathToFileURL(fileOf(known ? asked : 'help')).href);
