import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openProject } from '../../src/content/project.ts';
import { answerable } from '../../src/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { lineAndColumn } from '../../src/diagnostics/lines.ts';
import { DIVIDER, NOT_FOUND, page, SITE, SVG } from './small-site.ts';
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

/** The same over a small complete site; undefined leaves one of its files out. */
export const siteFolder = (files: Files = {}): string =>
  folder({
    'site.yaml': SITE,
    'public/flag.svg': SVG,
    'pages/index.yaml': page(DIVIDER),
    'pages/404.yaml': NOT_FOUND,
    ...files,
  });

/** Everything that is wrong with a site of these files, in the order in which it is told. */
export const proofread = (files: Files = {}): Diagnostic[] => openProject(siteFolder(files)).check();

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
  const { page, report } = openProject(siteFolder(files)).compile(route, language);
  return { page, found: report.diagnostics.map(brief) };
}
