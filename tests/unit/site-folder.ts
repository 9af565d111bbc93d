import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files as SiteFiles } from '../../src/content/files/files.ts';
import { memoryFiles } from '../../src/content/files/memory-files.ts';
import { openProject, type Project, type ProjectOptions } from '../../src/content/project.ts';
import { answerable } from '../../src/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { lineAndColumn } from '../../src/diagnostics/lines.ts';
import { machineOf } from '../../src/disk/machine.ts';
import { DIVIDER, NOT_FOUND, page, SITE, SVG } from './small-site.ts';
import { engine } from './source-files.ts';
import { temporaryFolder } from './temporary-folders.ts';

export type Files = Readonly<Record<string, string | Uint8Array | undefined>>;

/** Writes files into a temporary folder, which goes away with the test file. */
export function folder(files: Files): string {
  const root = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

const SMALL = {
  'site.yaml': SITE,
  'public/flag.svg': SVG,
  'pages/index.yaml': page(DIVIDER),
  'pages/404.yaml': NOT_FOUND,
};

/** The files of a small complete site with these among them; undefined leaves one out. */
export const smallSite = (files: Files): Files => ({ ...SMALL, ...files });

/** A small site in a temporary folder. */
export const siteFolder = (files: Files = {}): string => folder(smallSite(files));

/** Files and links that are on no disk. */
type InMemory = Parameters<typeof memoryFiles>[0];

/** A small site that is on no disk. */
export const siteFiles = (files: InMemory = {}): SiteFiles => memoryFiles({ ...SMALL, ...files });

/** Opens a site, wherever its files are. */
export const openFiles = (files: SiteFiles, opening?: ProjectOptions): Project =>
  openProject(files, machineOf(engine), opening);

/** A small site that is on no disk, opened. */
export const openSite = (files: InMemory = {}, opening?: ProjectOptions): Project =>
  openFiles(siteFiles(files), opening);

/** Everything that is wrong with a site of these files, in the order in which it is told. */
export const proofread = (files: Files = {}): Diagnostic[] => openSite(files).check();

/** What a site of these files breaks of the rules: how its few words read is another matter, see `proofread`. */
export const check = (files: Files = {}): Diagnostic[] => withoutProofs(proofread(files));

/** Leaves out what the proofreader asks about. */
export const withoutProofs = (found: readonly Diagnostic[]): Diagnostic[] =>
  found.filter(({ code }) => !answerable.has(code));

/** `file:line:column code` of a diagnostic. */
export function brief({ code, place }: Diagnostic): string {
  const { line, column } = lineAndColumn(place.source, place.range.start);
  return `${place.source.file}:${line}:${column} ${code}`;
}

export const briefs = (files: Files = {}): string[] => check(files).map(brief);

/** A page of a small site in one language, and what is wrong with it. */
export function compile(files: Files, route = '/', language = 'en') {
  const { page, report } = openSite(files).compile(route, language);
  return { page, found: report.diagnostics.map(brief) };
}
