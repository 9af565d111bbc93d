import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { layOut, layOutCreate } from './package-layout.ts';
import { layOutSource, runIn } from './packed-source.ts';

/**
 * Packs the engine for other sites, and beside it what `npm create` runs. What a package holds is laid out in a folder of its
 * own: `lib` is the engine as JavaScript, `program` what its commands are run from; its README and its package.json speak to
 * whoever installs it.
 */
const engine = join(import.meta.dirname, '..');
const room = join(engine, 'package');
const [source, folder] = [join(room, 'source'), join(room, 'packed')];
const [lib, program] = [join(folder, 'lib'), join(folder, 'program')];
/** Rooms that the package's doors lead to: of these the types are told. */
const TYPED = /^(?:(?:blocks|schema|src\/(?:contract|shell))\/|src\/api\/(?:index|uno|vite)\.)/;

function makeLib(): void {
  runIn(source, 'node_modules/typescript/bin/tsc', '--singleThreaded', '-p', 'tsconfig.lib.json', '--outDir', lib);
  for (const file of filesIn(lib))
    if (!file.endsWith('.d.ts')) plainImports(join(lib, file));
    else if (!TYPED.test(file)) rmSync(join(lib, file));
  for (const part of ['blocks', 'schema', 'src'])
    for (const file of filesIn(join(source, part)).filter((path) => !/\.tsx?$|^json\//.test(path))) {
      const to = join(lib, part, file);
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(source, part, file), to);
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
  runIn(source, 'bin/make-program.mjs', source, nameless);
  const hash = createHash('sha256');
  for (const file of filesIn(nameless)) hash.update(`${file}\0`).update(readFileSync(join(nameless, file)));
  renameSync(nameless, join(program, hash.digest('hex').slice(0, 16)));
}

function packFolder(): void {
  const { status } = spawnSync('npm', ['pack', folder, '--pack-destination', engine], {
    cwd: engine,
    stdio: ['ignore', 'inherit', 'inherit'],
    // On Windows npm is a script, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm pack ended with ${status}.`);
}

/** The files below a folder, with slashes on every system. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

function pack(lay: () => void): void {
  rmSync(room, { recursive: true, force: true });
  try {
    mkdirSync(folder, { recursive: true });
    lay();
    packFolder();
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

pack(() => {
  runIn(engine, 'bin/make-program.mjs', engine);
  layOutSource(engine, source);
  layOut(source, folder);
  makeLib();
  makeProgram();
});
pack(() => layOutCreate(engine, folder));
