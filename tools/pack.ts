import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { layOut, layOutCreate } from './package-layout.ts';

/**
 * Packs the engine for other sites, and beside it what `npm create` runs. What a package holds is laid out in a folder of its
 * own: `lib` is the engine as JavaScript, `program` what its commands are run from; its README and its package.json speak to
 * whoever installs it.
 */
const engine = join(import.meta.dirname, '..');
const folder = join(engine, 'package');
const [lib, program] = [join(folder, 'lib'), join(folder, 'program')];
/** Rooms that the package's doors lead to: of these the types are told. */
const TYPED = /^(?:(?:blocks|schema|src\/(?:contract|shell))\/|src\/api\/(?:index|uno|vite)\.)/;

function makeLib(): void {
  runOwn('node_modules/typescript/bin/tsc', '--singleThreaded', '-p', 'tsconfig.lib.json', '--outDir', lib);
  for (const file of filesIn(lib))
    if (!file.endsWith('.d.ts')) plainImports(join(lib, file));
    else if (!TYPED.test(file)) rmSync(join(lib, file));
  for (const room of ['blocks', 'schema', 'src'])
    for (const file of filesIn(join(engine, room)).filter((path) => !/\.tsx?$|^json\//.test(path))) {
      const to = join(lib, room, file);
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(engine, room, file), to);
    }
}

/** TypeScript gives imports of what is known only at run time a helper, for endings that none of ours has. */
function plainImports(file: string): void {
  const code = readFileSync(file, 'utf8');
  const plain = code
    .replace(/^var __rewriteRelativeImportExtension = .*?^};\n/ms, '')
    .replaceAll('__rewriteRelativeImportExtension(', '(');
  if (plain !== code) writeFileSync(file, plain);
}

/** A program is known by its name, so this one has the name of what is in it. */
function makeProgram(): void {
  const nameless = join(program, 'nameless');
  runOwn('bin/make-program.mjs', engine, nameless);
  const hash = createHash('sha256');
  for (const file of filesIn(nameless)) hash.update(`${file}\0`).update(readFileSync(join(nameless, file)));
  renameSync(nameless, join(program, hash.digest('hex').slice(0, 16)));
}

const runOwn = (script: string, ...args: string[]) => run(process.execPath, join(engine, script), ...args);

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: engine,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
    // On Windows npm is a script, which only a shell can start.
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}.`);
}

/** The files below a folder, with slashes on every system. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

function pack(lay: () => void): void {
  rmSync(folder, { recursive: true, force: true });
  try {
    lay();
    run('npm', 'pack', folder, '--pack-destination', engine);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

pack(() => {
  runOwn('bin/make-program.mjs', engine);
  layOut(engine, folder);
  makeLib();
  makeProgram();
});
pack(() => layOutCreate(engine, folder));
