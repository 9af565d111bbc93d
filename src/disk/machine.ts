import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import type { FontFacts, Fonts, IconSet, Machine } from '../content/assets/machine.ts';
import { openProject, type Project, type ProjectOptions } from '../content/project.ts';
import { FACES } from './faces.ts';
import { folderFiles } from './folder-files.ts';
import { bufferOf, factsOf, fontWeight, readFont } from './font-file.ts';
import { gitHistory } from './git-history.ts';
import { callings } from './icon-callings.ts';

const require = createRequire(import.meta.url);

let icons: IconSet | undefined;

/** The icons that ship, read when the first one is asked for. */
export const lucide = (): IconSet => {
  icons ??= { ...(require('@iconify-json/lucide/icons.json') as IconSet), callings };
  return icons;
};

/** The folder of an installed package: the site's own first, then the engine's. */
function packageFolder(name: string, root: string): string | undefined {
  const from = [createRequire(join(root, 'site.yaml')), require];
  const folders = from.flatMap((each) => each.resolve.paths(name) ?? []).map((folder) => join(folder, name));
  return folders.find((folder) => existsSync(join(folder, 'package.json')));
}

function filesOfPackage(name: string, root: string): ReadonlyMap<string, string> | undefined {
  const folder = packageFolder(name, root);
  const files = folder === undefined ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => !file.includes('node_modules'));
  return folder === undefined ? undefined : new Map(own.map((file) => [file.replaceAll(sep, '/'), join(folder, file)]));
}

function stampOf(path: string): string {
  const known = statSync(path, { throwIfNoEntry: false });
  return `${known?.mtimeMs} ${known?.size}`;
}

const sumOf: Machine['sumOf'] = (content) => createHash('sha256').update(content).digest('base64url');

/** The last second of the year 9999: later days have more digits. */
const LAST = 253_402_300_799;

const facts = new Map<string, FontFacts | undefined>();

/** What fonts say that lie in folders of sites: each is read once. */
function keptFacts(bytes: Uint8Array): FontFacts | undefined {
  const sum = sumOf(bytes);
  if (!facts.has(sum)) facts.set(sum, factsOf(bufferOf(bytes)));
  return facts.get(sum);
}

/** The fonts that a site in a folder may have. */
export const fontsOf = (root: string): Fonts => ({
  faces: FACES,
  ofPackage: (name) => filesOfPackage(name, root),
  ofSite: (file) => join(root, file),
  read: readFont,
  factsOf: keptFacts,
  weigh: fontWeight,
  stamp: stampOf,
});

/** The day in UTC, by the clock that reproducible builds are given: https://reproducible-builds.org/specs/source-date-epoch/ */
function today(): string {
  const told = Number(process.env.SOURCE_DATE_EPOCH || Number.NaN);
  return new Date(Number.isSafeInteger(told) && Math.abs(told) <= LAST ? told * 1000 : Date.now())
    .toISOString()
    .slice(0, 10);
}

/** This machine, as a site in a folder of it sees it. */
export const machineOf = (root: string): Machine => ({
  sumOf,
  icons: lucide,
  fonts: fontsOf(root),
  today,
});

/** Opens the site in a folder of the disk. */
export const openFolder = (root: string, opening?: ProjectOptions): Project =>
  openProject(folderFiles(root), { ...machineOf(root), history: gitHistory(root) }, opening);
