import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes what the package holds beside what lies in the repository: `npm pack` has it run before and, with `--clear`,
 * after. `lib` is the engine as JavaScript, `program` what its commands are run from.
 */
const engine = join(import.meta.dirname, '..');
const [lib, program] = [join(engine, 'lib'), join(engine, 'program')];
/** Rooms that the package's doors lead to: of these the types are told. */
const TYPED = /^(blocks|schema|src\/(contract|shell))\//;

for (const folder of [lib, program]) rmSync(folder, { recursive: true, force: true });
if (!process.argv.includes('--clear')) {
  makeLib();
  makeProgram();
}

function makeLib(): void {
  run('node_modules/typescript/bin/tsc', '--singleThreaded', '-p', 'tsconfig.lib.json');
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
  run('bin/make-program.mjs', engine, nameless);
  const hash = createHash('sha256');
  for (const file of filesIn(nameless)) hash.update(`${file}\0`).update(readFileSync(join(nameless, file)));
  renameSync(nameless, join(program, hash.digest('hex').slice(0, 16)));
}

function run(script: string, ...args: string[]): void {
  // The standard output is npm’s: the name of the package that it has packed.
  const { status } = spawnSync(process.execPath, [join(engine, script), ...args], {
    cwd: engine,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** The files below a folder, with slashes on every system. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}
