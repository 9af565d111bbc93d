import { lookOf } from '../../schema/look.ts';
import { SCHEMA_VERSION } from '../../schema/steps.ts';
import type { Edit } from '../content/authoring/edit/edit.ts';
import { putFiles, reversed } from '../content/authoring/edit/put-files.ts';
import { type Migration, planMigration } from '../content/authoring/migrate/plan.ts';
import {
  type Difference,
  type Proof,
  proveMigration,
  type Render,
  shownBy,
} from '../content/authoring/migrate/proof.ts';
import { ofOneVersion } from '../content/check/site.ts';
import type { Files } from '../content/files/files.ts';
import type { Source } from '../diagnostics/diagnostic.ts';
import { lineAndColumn, lineStart } from '../diagnostics/lines.ts';
import { printReport } from '../diagnostics/print.ts';
import { visible } from '../diagnostics/visible.ts';
import { englishCatalogue } from '../diagnostics/wording.ts';
import { openFolder } from '../disk/machine.ts';
import { uncommitted } from '../disk/uncommitted.ts';
import { loadProgram } from '../program/program.ts';
import { readOptions, siteFolder } from './options.ts';
import { programFolder } from './program-folder.ts';

const USAGE = `pages-as-data migrate [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --dry-run                  show what would be changed, and the proof; write nothing
  --from NUMBER              the version that the site is written for, where it does not say so
  --force                    write even if pages are not the same, or a file has changes that are not committed
`;

const values = readOptions(USAGE, {
  root: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  from: { type: 'string' },
  force: { type: 'boolean', default: false },
});

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** A version that a site may be written for; what is none ends the command badly. */
function versionAsked(): number | undefined {
  const { from } = values;
  if (from === undefined) return undefined;
  if (/^\d{1,4}$/.test(from) && Number(from) >= 1 && Number(from) <= SCHEMA_VERSION) return Number(from);
  process.stderr.write(`\`${from}\` is no version: they go from 1 to ${SCHEMA_VERSION}.\n\n${USAGE}`);
  return process.exit(2);
}

/** Gives pages as HTML, with the colours and measures of their site; the files beside them have no part in it. */
async function renderer(): Promise<Render> {
  const { server } = await loadProgram(programFolder());
  return (page, site, { site: authored, publicFiles }) => {
    const css = authored ? [server.styles.themeRules(lookOf(authored.theme), '')] : [];
    const assets = { css, sprite: '/icons.svg', publicFiles: new Set(publicFiles.keys()), script: undefined };
    try {
      return server.renderDocument({ page, site }, assets);
    } catch (error) {
      // A block of the site's own that cannot be shown is told by the build.
      return String(error);
    }
  };
}

/** What is changed in each file, line by line where that is asked for. */
function tellPlan({ from, files, left }: Migration, inFull: boolean): void {
  const way = from < SCHEMA_VERSION ? `From version ${from} to ${SCHEMA_VERSION}: ` : '';
  say(`${way}${count(files.length, 'file')} to be changed.`);
  for (const { source, edits } of files) {
    if (!inFull) say(`  ${visible(source.file)}`);
    for (const edit of inFull ? edits : []) for (const line of linesOf(source, edit)) say(`  ${line}`);
  }
  for (const file of left) say(`  ${visible(file)} has to be changed by hand: a comment or a mark would be lost.`);
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** The lines that an edit changes, as they are and as they will be, behind the place of the first. */
function linesOf(source: Source, { start, end, text }: Omit<Edit, 'file'>): string[] {
  const from = lineStart(source, start);
  const to = /\r?\n|$/.exec(source.text.slice(end))?.index ?? 0;
  const old = source.text.slice(from, end + to).split(/\r?\n/);
  const now = (source.text.slice(from, start) + text + source.text.slice(end, end + to)).split(/\r?\n/);
  let same = 0;
  while (same < Math.min(old.length, now.length) && old[same] === now[same]) same++;
  while (old.length > same && now.length > same && old.at(-1) === now.at(-1)) {
    old.pop();
    now.pop();
  }
  return [
    `${visible(source.file)}:${lineAndColumn(source, from).line + same}`,
    ...old.slice(same).map((line) => `  - ${visible(line)}`),
    ...now.slice(same).map((line) => `  + ${visible(line)}`),
  ];
}

function tellProof({ pages, rendered, broken, changed, settings, mended }: Proof): void {
  const what = rendered ? 'values and HTML' : 'values (HTML not: site.yaml has mistakes)';
  if (broken.length === 0)
    say(`${count(pages, 'page')} compared, those of each language counted: ${what} are what the files mean now.`);
  else {
    say(`${broken.length} of ${count(pages, 'page')} would not be what the files mean now:`);
    tellDifferences(broken);
  }
  if (mended > 0) say(`${mended} of them cannot be shown as they are written now.`);
  if (changed.length === 0 && settings.length === 0) return;
  say('Shown otherwise than without this:');
  for (const setting of settings) say(`  all pages, site.yaml: ${visible(setting)}`);
  // What is so for all pages is not told of each.
  tellDifferences(changed.filter(({ values }) => settings.length === 0 || values.length > 0));
}

/** Pages after which no more are listed one by one. */
const MANY = 40;

function tellDifferences(all: readonly Difference[]): void {
  for (const { route, language, values } of all.slice(0, MANY))
    say(`  ${language} ${visible(route)}: ${values.map(visible).join('; ') || 'its HTML'}`);
  if (all.length > MANY) say(`  and ${all.length - MANY} more`);
}

async function main(): Promise<number> {
  const root = siteFolder(values.root);
  const project = openFolder(root);
  const { otherVersion, written } = project.siteFile;
  if (otherVersion?.code === 'newer-site' || Object.keys(written).length === 0) {
    process.stderr.write(`${printReport(ofOneVersion(project.siteDiagnostics, project.siteFile))}\n`);
    return 1;
  }
  const migration = planMigration(project, versionAsked());
  const { files, left } = migration;
  if (files.length === 0 && left.length === 0) {
    say(`This site is written for version ${SCHEMA_VERSION}, the newest: there is nothing to change.`);
    return 0;
  }
  const render = await renderer();
  const proof = proveMigration(migration, render);
  tellPlan(migration, values['dry-run']);
  tellProof(proof);
  const fails = proof.broken.length > 0 || left.length > 0;
  const open = uncommitted(
    root,
    files.map(({ source }) => source.file),
  );
  if (values['dry-run']) return notWritten(fails ? 1 : 0);
  if (open.length > 0 && !values.force) {
    say(
      `These files have changes that are not committed: ${open.map(visible).join(', ')}. Commit them first, or say --force.`,
    );
    return notWritten(1);
  }
  if (fails && !values.force) return notWritten(1);
  return write(root, migration, { folder: project.folder, render, fails });
}

function notWritten(code: number): number {
  say('Nothing was written.');
  return code;
}

/** Writes all files or none, reads the site again, and puts all back where it does not show what was compared. */
function write(
  root: string,
  { files, asWritten }: Migration,
  { folder, render, fails }: { folder: Files; render: Render; fails: boolean },
): number {
  const changes = files.map(({ source: { file, text: before }, text: after }) => ({ file, before, after }));
  const refused = putFiles(folder, changes);
  if (refused) {
    say(englishCatalogue.messages[refused].message);
    return notWritten(1);
  }
  const [expected, shown] = [shownBy(asWritten, render), shownBy(openFolder(root), render)];
  const isSame = expected.size === shown.size && [...expected].every(([page, sum]) => shown.get(page) === sum);
  if (!isSame) {
    putFiles(folder, changes.map(reversed));
    say('Read again from the disk, the pages were other ones: all files are as they were.');
    return notWritten(1);
  }
  say(`${count(files.length, 'file')} written, and read again: the pages are the ones that were compared.`);
  return fails ? 1 : 0;
}

process.exitCode = await main();
