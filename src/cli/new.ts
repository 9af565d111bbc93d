import { createInterface } from 'node:readline/promises';
import { putFiles } from '../content/authoring/edit/put-files.ts';
import { addMenuEntry, menuLists, unwrittenLabels } from '../content/authoring/menu-entry.ts';
import { newPageText, readStartingPoint, startingBlocks } from '../content/authoring/new-page.ts';
import { ofOneVersion } from '../content/check/site.ts';
import type { Files } from '../content/files/files.ts';
import { SITE_FILE } from '../content/read/files.ts';
import { printReport } from '../diagnostics/print.ts';
import { visible } from '../diagnostics/visible.ts';
import { englishCatalogue } from '../diagnostics/wording.ts';
import { exampleText } from '../disk/block-folders.ts';
import { openFolder } from '../disk/machine.ts';
import { readOptions, siteFolder } from './options.ts';
import { engineFolder } from './program-folder.ts';
import { Refusal } from './questions.ts';

const USAGE = `pages-as-data new [--root FOLDER] [--route /services/training] [--from START] [--languages en,tr] [--menu LIST]
  START is a page (/contact), a template (/products/_product.yaml) or a list of blocks (${startingBlocks}).
  LIST is where the header gets a link to the page: Services, Products / Outdoors or Top level; none leaves it as it is.
`;

const values = readOptions(USAGE, {
  root: { type: 'string' },
  route: { type: 'string' },
  from: { type: 'string' },
  languages: { type: 'string' },
  menu: { type: 'string' },
});

const interactive = process.stdin.isTTY && values.route === undefined;

/** Asks for what was not given as an argument; without a person to ask, the fallback holds. */
async function ask(question: string, given: string | undefined, fallback: string): Promise<string> {
  if (given !== undefined || !interactive) return given ?? fallback;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question}${fallback ? ` [${fallback}]` : ''}: `);
  terminal.close();
  return answer.trim() || fallback;
}

async function main(): Promise<void> {
  const root = siteFolder(values.root);
  const project = openFolder(root);
  const { folder, site } = project;
  if (!site) throw new Refusal(printReport(ofOneVersion(project.siteDiagnostics, project.siteFile)));
  const route = await ask('Address of the new page, such as /services/training', values.route, '');
  if (route === '') throw new Refusal(`Which address? Tell it by --route /services/training.\n\n${USAGE}`);
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(route))
    throw new Refusal(
      `\`${route}\` cannot be an address: small letters a to z, digits and dashes, beginning with a slash.\n\n${USAGE}`,
    );
  const file = `pages${route}.yaml`;
  if (folder.look(file)) throw new Refusal(`There is a page at ${route} already.\n`);
  const typed = await ask('Begin from a page, a template or a list of blocks', values.from, String(startingBlocks));
  const from = readStartingPoint(typed, project);
  if (!from) throw new Refusal(`\`${typed}\` is no page, template or list of blocks.\n\n${USAGE}`);
  const all = site.languages.map(({ code }) => code);
  const languages = (await ask('Languages', values.languages, all.join(','))).split(',').map((code) => code.trim());
  if (languages.some((code) => !all.includes(code)))
    throw new Refusal(`The languages of this site are ${all.join(', ')}.\n`);
  const menu = await askForMenu(folder);
  const exampleOf = (type: string) => exampleText(engineFolder(), root, type) ?? '';
  const offered = [...new Set([site.defaultLanguage, ...languages])];
  const text = newPageText({ project, site, exampleOf, route, from, languages: offered });
  if (text === undefined) throw new Refusal(`\`${visible(typed)}\` cannot be read, or lies elsewhere.\n`);
  const why = putFiles(folder, [{ file, before: undefined, after: text }]);
  if (why) throw new Refusal(`${file} cannot be written: ${englishCatalogue.messages[why].message}\n`);
  process.stdout.write(`${file} is there. Write its texts, then run \`npx pages-as-data check\`.\n`);
  if (!menu) return;
  const labels = unwrittenLabels(route, all);
  folder.write(SITE_FILE, addMenuEntry(menu.text, menu.list, { route, labels }));
  process.stdout.write(`${SITE_FILE} has a link to it under ${visible(menu.name)}. Write its label there.\n`);
}

/** The list of the header that gets a link to the page, with the text of site.yaml; undefined for none. */
async function askForMenu(folder: Files) {
  const text = folder.text(SITE_FILE) ?? '';
  const lists = menuLists(text);
  const names = [...lists.keys()].map(visible).join(', ');
  const name = await ask(`Add it to a menu? ${names}, or none`, values.menu, 'none');
  if (name === 'none') return undefined;
  const list = lists.get(name);
  if (!list) throw new Refusal(`There is no menu \`${name}\`. Menus: ${names}.\n`);
  return { text, list, name };
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 1;
}
