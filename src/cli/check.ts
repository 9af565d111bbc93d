import { setFlagsFromString } from 'node:v8';
import { checkSite } from '../api/check.ts';
import { SiteFault } from '../api/site-fault.ts';
import { inFormat, isCheckFormat } from '../diagnostics/formats.ts';
import { catalogues, isCatalogueName } from '../diagnostics/wording.ts';
import { folderInRepository } from '../disk/git.ts';
import { readOptions, siteFolder } from './options.ts';
import { engineFolder, programFolder } from './program-folder.ts';

/** How much the memory may grow before it is cleared again, in percent. */
const GROWTH = 50;

const USAGE = `pages-as-data check [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --strict                   warnings count as errors
  --fix                      repair what has only one right repair
  --format pretty|github|json|rdjsonl|sarif
                             for people, for GitHub's annotations, for programs, for reviewdog, for code scanning
  --language en|tr|ar        the language of the messages (that of \`messages:\` in site.yaml, or English)
  --no-own-code --base VERSION
                             run nothing of the site's own code: blocks are those of a version, such as origin/main, and
                             hooks are left out
`;

const values = readOptions(USAGE, {
  root: { type: 'string' },
  strict: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  format: { type: 'string', default: 'pretty' },
  language: { type: 'string' },
  base: { type: 'string' },
  'no-own-code': { type: 'boolean', default: false },
});

async function main(): Promise<number> {
  // What is held is bounded; left to itself, the memory for it grows to several times as much before it is cleared.
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  const { format } = values;
  if (!isCheckFormat(format) || (values.language !== undefined && !isCatalogueName(values.language))) {
    process.stderr.write(USAGE);
    return 2;
  }
  const root = siteFolder(values.root);
  const where = { engine: engineFolder(), program: programFolder() };
  const { diagnostics, repaired, language } = await checkSite({ root, fix: values.fix }, where);
  if (values.fix) process.stderr.write(`${repaired} repaired.\n`);
  const catalogue = catalogues[values.language ?? language];
  process.stdout.write(inFormat(format, diagnostics, { catalogue, folder: folderInRepository(root) }));
  return diagnostics.some(({ severity }) => severity === 'error' || values.strict) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof SiteFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
