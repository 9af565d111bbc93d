import { setFlagsFromString } from 'node:v8';
import { fixProject } from '../content/authoring/fix.ts';
import { printed } from '../diagnostics/as-json.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { jsonText } from '../diagnostics/escape.ts';
import { githubAnnotation } from '../diagnostics/github.ts';
import { printReport, printSummary } from '../diagnostics/print.ts';
import { shown } from '../diagnostics/shown.ts';
import { catalogues, isCatalogueName } from '../diagnostics/wording.ts';
import { openFolder } from '../disk/machine.ts';
import { programName } from '../program/program-name.ts';
import { openPageCache } from '../publish/pages/page-cache.ts';
import { openPool } from '../publish/pages/pool.ts';
import { recordSite } from '../publish/pages/record-site.ts';
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

async function checkSite(root: string): Promise<readonly Diagnostic[]> {
  const project = openFolder(root);
  const [engine, program] = [engineFolder(), programFolder()];
  const cache = openPageCache({ root, project, program: programName(program), out: root, name: 'checked' });
  const pool = openPool({ root, engine, project, program });
  try {
    const { records, diagnostics } = await recordSite({ project, pool, cache });
    cache.save(
      '',
      records.map((record) => ({ record })),
    );
    return diagnostics;
  } finally {
    await pool.close();
  }
}

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
  if (values.fix) process.stderr.write(`${fixProject(openFolder(root))} repaired.\n`);
  const diagnostics = await checkSite(root);
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

process.exitCode = await main();
