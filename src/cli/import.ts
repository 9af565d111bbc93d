import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { putFiles } from '../content/authoring/edit/put-files.ts';
import { fileIn, htmlSite } from '../content/authoring/import/html-page.ts';
import type { OldSite } from '../content/authoring/import/old-page.ts';
import { type ImportPlan, planImport } from '../content/authoring/import/plan-import.ts';
import { wordpressSite } from '../content/authoring/import/wordpress.ts';
import { ofOneVersion } from '../content/check/site.ts';
import { printReport } from '../diagnostics/print.ts';
import { visible } from '../diagnostics/visible.ts';
import { englishCatalogue } from '../diagnostics/wording.ts';
import { folderFiles } from '../disk/folder-files.ts';
import { openFolder } from '../disk/machine.ts';
import { readArguments, siteFolder } from './options.ts';
import { Refusal } from './questions.ts';

const USAGE = `pages-as-data import FROM [options]
  FROM is a folder of HTML files, or the file of a WordPress export (Tools, Export, All content: an .xml file)
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --language CODE            the language of pages that do not say theirs (the site's default language, unless told)
  --below ROUTE              the route that all pages come below: /archive
  --posts ROUTE              the collection that posts come into (/news, unless told)
  --files FOLDER             where the pictures of a WordPress site lie: its folder, or its wp-content/uploads
  --dry-run                  show what would be made and what could not be kept; write nothing
`;

const { values, positionals } = readArguments(
  USAGE,
  {
    root: { type: 'string' },
    language: { type: 'string' },
    below: { type: 'string' },
    posts: { type: 'string' },
    files: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
  true,
);

const say = (line: string) => void process.stdout.write(`${line}\n`);

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Bytes of an export that can be read as one text. */
const LARGEST = 400_000_000;

function readOld(from: string, posts: string): OldSite {
  const path = resolve(from);
  if (!existsSync(path)) throw new Refusal(`There is nothing at ${visible(path)}.\n`);
  if (isFolder(path)) {
    const old = htmlSite(folderFiles(path));
    if (old.pages.length > 0) return old;
    throw new Refusal(`No file in ${visible(path)} ends in .html or .htm: these are what pages are made of.\n`);
  }
  if (/\.html?$/i.test(path)) throw new Refusal(`Name the folder that ${visible(from)} lies in, not the file.\n`);
  if (extname(path).toLowerCase() !== '.xml' || statSync(path).size > LARGEST)
    throw new Refusal(`${visible(from)} is neither a folder of HTML files nor a WordPress export (.xml).\n`);
  const old = wordpressSite(readFileSync(path, 'utf8'), { posts, fileAt: uploads() });
  if (!old) throw new Refusal(`${visible(from)} is no whole WordPress export: write it anew with Tools, Export.\n`);
  return old;
}

/** The files of a WordPress site by their addresses, from its own folder or from that of its uploads. */
function uploads(): OldSite['fileAt'] {
  if (values.files === undefined) return () => undefined;
  const folder = resolve(values.files);
  if (!isFolder(folder)) throw new Refusal(`There is no folder ${visible(folder)}.\n`);
  const at = fileIn(folderFiles(folder));
  return (path) => at(path) ?? at(path.replace(/^.*?\/uploads(?=\/)/, ''));
}

/** A route as it is typed. */
function routeGiven(name: 'below' | 'posts', typed: string): string {
  if (/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(typed)) return typed;
  throw new Refusal(
    `\`--${name} ${visible(typed)}\` is no route: small letters a to z, digits and dashes, beginning with a slash.\n\n${USAGE}`,
  );
}

/** Pages after which no more are listed one by one, unless something of them is lost. */
const MANY = 200;

function tell({ pages, left, lost, pictures, redirects }: ImportPlan): void {
  const listed = pages.length > MANY ? pages.filter((page) => page.lost.length > 0) : pages;
  for (const page of listed) {
    say(`  ${visible(page.name)}: ${page.file}`);
    for (const each of page.lost) say(`    not kept: ${visible(each)}`);
  }
  for (const { name, why } of left) say(`  ${visible(name)}: left out, ${visible(why)}`);
  for (const each of lost) say(`  not kept: ${visible(each)}`);
  const along = [count(pictures, 'picture'), count(redirects, 'redirect')].join(' and ');
  say(`${count(pages.length, 'page')} ${values['dry-run'] ? 'would be made' : 'made'}, with ${along}.`);
}

function main(): number {
  const root = siteFolder(values.root);
  const [from, ...more] = positionals;
  if (from === undefined || more.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  const project = openFolder(root);
  const { site, folder } = project;
  if (!site) throw new Refusal(printReport(ofOneVersion(project.siteDiagnostics, project.siteFile)));
  const language = values.language ?? site.defaultLanguage;
  if (!site.languages.some(({ code }) => code === language))
    throw new Refusal(`The languages of this site are ${site.languages.map(({ code }) => code).join(', ')}.\n`);
  const posts = routeGiven('posts', values.posts ?? '/news');
  const below = values.below === undefined ? '' : routeGiven('below', values.below);
  const made = planImport({ project, site, old: readOld(from, posts), language, below, posts });
  if (!values['dry-run']) {
    const why = putFiles(folder, made.changes);
    if (why) throw new Refusal(`Nothing is written. ${englishCatalogue.messages[why].message}\n`);
  }
  tell(made);
  if (!values['dry-run'] && made.pages.length > 0)
    say('Now run `npx pages-as-data check`: it tells what is still to be written. Menus lead to no new page yet.');
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 1;
}
