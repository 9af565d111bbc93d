// The engine's program: the package brings it, in the repository it is made where there is none of these sources yet. Plain
// JavaScript, because nothing has been made before it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** The repository, or the package as it is installed. */
const home = resolve(import.meta.dirname, '..');
const isPackage = !existsSync(join(home, 'src'));
const SOURCES = ['src', 'blocks', 'schema', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** Programs of older sources that are kept: two checkouts may take turns. */
const KEPT = 3;

function* filesIn(path) {
  if (!existsSync(join(home, path))) return;
  if (!statSync(join(home, path)).isDirectory()) return yield path;
  const entries = readdirSync(join(home, path), { withFileTypes: true, recursive: true });
  yield* entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(home, join(entry.parentPath, entry.name)))
    .sort();
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

function runMaker(...args) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'make-program.mjs'), home, ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    // What is printed may be read by a program.
    stdio: ['ignore', 2, 'inherit'],
  });
  if (status !== 0) throw new Error('The engine’s program could not be made of its sources.');
}

/** Makes the program in a folder of its own, and puts it in place when it is whole. */
function make(folder) {
  const unfinished = `${folder}.${process.pid}`;
  runMaker(unfinished);
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
  const named = () => join(programs, nameOfSources());
  if (existsSync(named())) return named();
  mkdirSync(programs, { recursive: true });
  // The registries of blocks are among the sources, and follow from the others.
  runMaker();
  const folder = named();
  if (!existsSync(folder)) make(folder);
  clearOld(programs);
  return folder;
}

/** The program that the package brings. */
function brought() {
  const programs = join(home, 'program');
  const [name] = existsSync(programs) ? readdirSync(programs) : [];
  if (name) return join(programs, name);
  throw new Error(
    'This package was packed without its program. `npm pack` in the repository makes a whole one, unless scripts are forbidden.',
  );
}

/** The engine's own folder, and that of its program. */
export const engine = isPackage ? join(home, 'lib') : home;
export const engineProgram = () => (isPackage ? brought() : made());
