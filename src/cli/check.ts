import { setFlagsFromString } from 'node:v8';
import { checkSite } from '../api/check.ts';
import { SiteFault } from '../api/site-fault.ts';
import { printed } from '../diagnostics/as-json.ts';
import { jsonText } from '../diagnostics/escape.ts';
import { githubAnnotation } from '../diagnostics/github.ts';
import { printReport, printSummary } from '../diagnostics/print.ts';
import { shown } from '../diagnostics/shown.ts';
import { catalogues, isCatalogueName } from '../diagnostics/wording.ts';
import { readOptions, siteFolder } from './options.ts';
import { engineFolder, programFolder } from './program-folder.ts';

/** How much the memory may grow before it is cleared again, in percent. */
const GROWTH = 50;

const USAGE = `pages-as-data check [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --strict                   warnings count as errors
  --fix                      repair what has only one right repair
  --format pretty|github|json
  --language en|tr|ar        the language of the messages
`;

const values = readOptions(USAGE, {
  root: { type: 'string' },
  strict: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  format: { type: 'string', default: 'pretty' },
  language: { type: 'string', default: 'en' },
});

async function main(): Promise<number> {
  // What is held is bounded; left to itself, the memory for it grows to several times as much before it is cleared.
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  const { format, language } = values;
  if (!['pretty', 'github', 'json'].includes(format) || !isCatalogueName(language)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const root = siteFolder(values.root);
  const catalogue = catalogues[language];
  const where = { engine: engineFolder(), program: programFolder() };
  const { diagnostics, repaired } = await checkSite({ root, fix: values.fix }, where);
  if (values.fix) process.stderr.write(`${repaired} repaired.\n`);
  if (format === 'json') process.stdout.write(`${jsonText(diagnostics.map((each) => printed(each, catalogue)))}\n`);
  else if (format === 'github')
    process.stdout.write(
      [
        ...shown(diagnostics).map((each) => githubAnnotation(each, catalogue)),
        printSummary(diagnostics, catalogue),
        '',
      ].join('\n'),
    );
  else process.stdout.write(`${printReport(diagnostics, catalogue)}\n`);
  return diagnostics.some(({ severity }) => severity === 'error' || values.strict) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof SiteFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
