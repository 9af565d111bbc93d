import { fixProject } from '../content/authoring/fix.ts';
import { openProject } from '../content/project.ts';
import { printed } from '../diagnostics/as-json.ts';
import { githubAnnotation } from '../diagnostics/github.ts';
import { catalogues, isCatalogueName } from '../diagnostics/message-languages.ts';
import { printReport, printSummary } from '../diagnostics/print.ts';
import { shown } from '../diagnostics/shown.ts';
import { readOptions, siteFolder } from './options.ts';

const USAGE = `npm run check -- [options]
  --root FOLDER              the site's folder (this one unless told)
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

function main(): number {
  const { format, language } = values;
  if (!['pretty', 'github', 'json'].includes(format) || !isCatalogueName(language)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const root = siteFolder(values.root);
  const catalogue = catalogues[language];
  if (values.fix) process.stderr.write(`${fixProject(root)} repaired.\n`);
  const diagnostics = openProject(root).check();
  if (format === 'json')
    process.stdout.write(
      `${JSON.stringify(
        diagnostics.map((each) => printed(each, catalogue)),
        null,
        2,
      )}\n`,
    );
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

process.exitCode = main();
