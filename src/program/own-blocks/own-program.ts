import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { visible } from '../../diagnostics/visible.ts';
import { commitOf, readFrom, treeFiles } from '../../disk/branch.ts';
import { hasOwnCode } from '../../disk/own-code.ts';
import { readThemeSheet } from '../../disk/theme-sheet.ts';
import { foreignCache } from '../foreign-cache.ts';

interface Site {
  /** The engine's own folder. */
  readonly engine: string;
  /** The program that was made of the engine alone. */
  readonly program: string;
  /** The site's folder. */
  readonly root: string;
}

interface Command extends Omit<Site, 'root'> {
  readonly command: string;
  /** What was typed behind the command. */
  readonly args: readonly string[];
}

/** The program of a site, or why none is run: a sentence for whoever has the site, or what is wrong with its own code. */
export type SiteProgram =
  | { readonly folder: string }
  | { readonly refused: string }
  | { readonly faults: readonly Diagnostic[] };

/** Commands that keep nothing. */
const SITELESS: ReadonlySet<string> = new Set(['serve', 'nginx', 'help', 'init']);
/** Commands that read no blocks, or that run them from their files. */
const APART: ReadonlySet<string> = new Set(['dev', 'serve', 'nginx', 'samples', 'help', 'init', 'new-block']);
/** Commands that can be run without a site's own code. */
const TELLING: ReadonlySet<string> = new Set(['check', 'changes']);
/** Programs of older blocks that are kept. */
const KEPT = 2;

/** The program that a command is run from; undefined after telling why there is none. */
export async function programFor({ engine, program, command, args }: Command): Promise<string | undefined> {
  const root = siteOf(args);
  if (SITELESS.has(command)) return program;
  if (command === 'migrate') {
    const { sayWhatBehaves } = await import('./say-what-behaves.ts');
    if (!sayWhatBehaves({ engine, root, args })) return undefined;
  }
  const found = await (APART.has(command)
    ? besides(root, program)
    : TELLING.has(command) && args.includes('--no-own-code')
      ? programOfBase({ engine, program, root }, baseIn(command, args))
      : programOfSite({ engine, program, root }));
  if ('folder' in found) return found.folder;
  if ('refused' in found) process.stderr.write(`${visible(found.refused)}\n`);
  else {
    const { tellFaults } = await import('./tell-faults.ts');
    tellFaults(found.faults, args, root);
    if (command === 'build') process.stderr.write('Nothing was built; what was built before is still there.\n');
  }
  return undefined;
}

/** A program that takes a site's own code from its files, where nothing else is wrong. */
function besides(root: string, folder: string): SiteProgram {
  const refused = foreignCache(root);
  return refused === undefined ? { folder } : { refused };
}

/**
 * The program that a site is read with: the engine's, or one that has the site's own code in it too, made where there is none
 * of this code yet.
 */
export async function programOfSite({ engine, program, root }: Site): Promise<SiteProgram> {
  const alone = besides(root, program);
  if ('refused' in alone || !existsSync(root)) return alone;
  if (readThemeSheet(root) !== '') {
    const { judgeThemeSheet } = await import('./theme-sheet.ts');
    const faults = judgeThemeSheet(root);
    if (faults.length > 0) return { faults };
  }
  if (!hasOwnCode(engine, root)) return alone;
  const programs = join(root, '.cache/program');
  const folder = join(programs, nameOf(root, basename(program)));
  if (existsSync(folder)) return { folder };
  const { makeOwnProgram } = await import('./make-own-program.ts');
  mkdirSync(programs, { recursive: true });
  const unfinished = `${folder}.${process.pid}`;
  const faults = await makeOwnProgram({ engine, root, out: unfinished });
  if (faults.length > 0) return { faults };
  renameSync(unfinished, folder);
  clearOld(programs);
  return { folder };
}

/**
 * A program with the blocks that a site has in another version, and without its hooks: nothing of what a branch brings is run.
 * Packages are those that are installed beside the engine.
 */
async function programOfBase({ engine, program, root }: Site, version: string): Promise<SiteProgram> {
  const alone = besides(root, program);
  if ('refused' in alone) return alone;
  const commit = existsSync(root) && version !== '' ? commitOf(root, version) : undefined;
  if (commit === undefined)
    return { refused: `\`--no-own-code\` takes blocks from the base of a branch, and git knows none: \`${version}\`.` };
  const home = homeOf(engine);
  const kept = besides(home, program);
  if ('refused' in kept) return kept;
  const folders = join(home, '.cache/base');
  const folder = join(folders, commit);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    for (const [path, content] of readFrom(root, treeFiles(root, commit, OF_BASE))) {
      if (/\\|(?:^|\/)\.\.?(?:\/|$)/.test(path)) continue;
      mkdirSync(dirname(join(unfinished, path)), { recursive: true });
      writeFileSync(join(unfinished, path), content);
    }
    try {
      renameSync(unfinished, folder);
    } catch {
      // Another command has written the same one meanwhile.
      rmSync(unfinished, { recursive: true, force: true });
    }
    clearOld(folders);
  }
  return programOfSite({ engine, program, root: folder });
}

/** What a program is made of, but for hooks. */
const OF_BASE = ['site.yaml', 'package.json', 'package-lock.json', 'blocks', 'shell'];

/** The folder that the engine is installed in. */
function homeOf(engine: string): string {
  const at = engine.indexOf(`${sep}node_modules${sep}`);
  return at === -1 ? engine : engine.slice(0, at);
}

/** What follows an option, as it was typed. */
function typed(args: readonly string[], option: string): string | undefined {
  const at = args.findIndex((argument) => argument === option || argument.startsWith(`${option}=`));
  return args[at]?.split('=')[1] ?? (at === -1 ? undefined : args[at + 1]);
}

/** The site that a command is about. */
const siteOf = (args: readonly string[]): string => resolve(typed(args, '--root') ?? process.env.SITE ?? '.');

/** The version that a branch is compared with. */
function baseIn(command: string, args: readonly string[]): string {
  if (command === 'check') return typed(args, '--base') ?? '';
  const isValue = (at: number) => /^--(?:root|format|language)$/.test(args[at - 1] ?? '');
  return args.find((argument, at) => !argument.startsWith('-') && !isValue(at)) ?? '';
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
