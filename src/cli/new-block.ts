import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newBlockFiles, OWN_TSCONFIG } from '../content/authoring/new-block.ts';
import { ofOneVersion } from '../content/check/site.ts';
import { printReport } from '../diagnostics/print.ts';
import { blockFolders, ownBlocks } from '../disk/block-folders.ts';
import { openFolder } from '../disk/machine.ts';
import { writeRegistries } from '../program/registries.ts';
import { readArguments, siteFolder } from './options.ts';
import { engineFolder } from './program-folder.ts';

const USAGE = `pages-as-data new-block NAME [--root FOLDER]
  NAME is the block's type as it stands in YAML: small letters a to z, digits and dashes, such as opening-hours.
  --root FOLDER              the site's folder (SITE, or this one, unless told)
`;

const { values, positionals } = readArguments(USAGE, { root: { type: 'string' } }, true);

/** Why no block of this name can be made; undefined where it can. */
function refusal(type: string | undefined, engine: string, root: string): string | undefined {
  if (type === undefined || positionals.length > 1) return USAGE;
  if (root === engine)
    return 'The blocks of this folder ship with the engine: CONTRIBUTING.md says how one is added.\n';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    return `\`${type}\` cannot be a block's name: small letters a to z, digits and dashes, such as \`opening-hours\`.\n`;
  if (existsSync(join(root, 'blocks', type))) return `There is a block \`${type}\` already, in blocks/${type}.\n`;
  return blockFolders(engine).has(type)
    ? `There is a block \`${type}\` already. A folder blocks/${type} of your own would take its place: make it by hand.\n`
    : undefined;
}

function main(): number {
  const root = siteFolder(values.root);
  const engine = engineFolder();
  const [type = ''] = positionals;
  const refused = refusal(positionals[0], engine, root);
  const { site, siteFile, siteDiagnostics } = openFolder(root);
  if (refused !== undefined || !site) {
    process.stderr.write(refused ?? `${printReport(ofOneVersion(siteDiagnostics, siteFile))}\n`);
    return 1;
  }
  const folder = join(root, 'blocks', type);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(newBlockFiles(type, site))) writeFileSync(join(folder, name), text);
  const tsconfig = join(root, 'tsconfig.json');
  if (!existsSync(tsconfig)) writeFileSync(tsconfig, OWN_TSCONFIG);
  writeRegistries({ engine, root, blocks: ownBlocks(engine, root) });
  process.stdout.write(
    `blocks/${type} is there. \`type: ${type}\` in a page shows it; /__blocks of \`dev\` shows its example.\n`,
  );
  return 0;
}

process.exitCode = main();
