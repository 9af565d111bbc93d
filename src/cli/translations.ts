import { coverageTable, formatMarkdown, formatPlain, measureCoverage } from '../content/authoring/coverage.ts';
import { jsonText } from '../diagnostics/escape.ts';
import { openFolder } from '../disk/machine.ts';
import { readOptions, siteFolder } from './options.ts';

const USAGE = `pages-as-data translations [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --format table|markdown|json
`;

/** Prints how far each page is translated into each language. */
const values = readOptions(USAGE, {
  root: { type: 'string' },
  format: { type: 'string', default: 'table' },
});
const coverage = measureCoverage(openFolder(siteFolder(values.root)));
const forms: Readonly<Record<string, () => string>> = {
  table: () => formatPlain(coverageTable(coverage)),
  markdown: () => formatMarkdown(coverageTable(coverage)),
  json: () => jsonText(coverage),
};
const form = forms[values.format];
if (form) process.stdout.write(`${form()}\n`);
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
