import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { visible } from '../../diagnostics/visible.ts';
import { hasOwnCode } from '../../disk/own-code.ts';
import { foreignCache } from '../foreign-cache.ts';

interface Options {
  /** The engine's own folder. */
  readonly engine: string;
  /** The program that was made of the engine alone. */
  readonly program: string;
  readonly command: string;
  /** What was typed behind the command. */
  readonly args: readonly string[];
}

/** Commands that keep nothing. */
const SITELESS: ReadonlySet<string> = new Set(['serve', 'nginx', 'help', 'init']);
/** Commands that read no blocks, or that run them from their files. */
const APART: ReadonlySet<string> = new Set(['dev', 'serve', 'nginx', 'samples', 'help', 'init', 'new-block']);
/** Programs of older blocks that are kept. */
const KEPT = 2;

/**
 * The program that a command is run from: the engine's, or one that has a site's own blocks in it too, made where there is none
 * of these blocks yet. Undefined after telling what is wrong with them.
 */
export async function programFor({ engine, program, command, args }: Options): Promise<string | undefined> {
  const root = siteOf(args);
  const foreign = SITELESS.has(command) ? undefined : foreignCache(root);
  if (foreign) {
    process.stderr.write(`${visible(foreign)}\n`);
    return undefined;
  }
  if (APART.has(command) || !existsSync(root) || !hasOwnCode(engine, root)) return program;
  const programs = join(root, '.cache/program');
  const folder = join(programs, nameOf(root, basename(program)));
  if (existsSync(folder)) return folder;
  const { makeOwnProgram } = await import('./make-own-program.ts');
  mkdirSync(programs, { recursive: true });
  const unfinished = `${folder}.${process.pid}`;
  if (!(await makeOwnProgram({ engine, root, out: unfinished, args }))) {
    if (command === 'build') process.stderr.write('Nothing was built; what was built before is still there.\n');
    return undefined;
  }
  renameSync(unfinished, folder);
  clearOld(programs);
  return folder;
}

/** The site that a command is about, as it was typed. */
function siteOf(args: readonly string[]): string {
  const at = args.findIndex((argument) => /^--root(?:=|$)/.test(argument));
  const named = args[at]?.split('=')[1] ?? (at === -1 ? undefined : args[at + 1]);
  return resolve(named ?? process.env.SITE ?? '.');
}

/** A name for the engine's program with a site's own code as it is, and with the packages that this may use. */
function nameOf(root: string, program: string): string {
  const hash = createHash('sha256').update(`${program}\0${root}\0`);
  for (const path of ['blocks', 'shell', 'hooks.ts', 'package.json', 'package-lock.json'].flatMap((name) =>
    filesIn(root, name),
  )) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}

function clearOld(programs: string): void {
  const age = (name: string) => statSync(join(programs, name)).mtimeMs;
  const old = readdirSync(programs)
    .sort((a, b) => age(b) - age(a))
    .slice(KEPT);
  for (const name of old) rmSync(join(programs, name), { recursive: true, force: true });
}
