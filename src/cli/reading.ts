import { formatPlain } from '../content/authoring/coverage.ts';
import { isPoor, longSentences, readingTable, readPages } from '../content/authoring/reading.ts';
import { jsonText } from '../diagnostics/escape.ts';
import { openFolder } from '../disk/machine.ts';
import { readOptions, siteFolder } from './options.ts';

const USAGE = `pages-as-data reading [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --json                     for other programs
  --strict                   end badly where pages share too much, or a title or description is cut
`;

/** Prints how each page reads: what it shares with others, what search engines cut, and sentences that are long. */
const values = readOptions(USAGE, {
  root: { type: 'string' },
  json: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
});
const readings = readPages(openFolder(siteFolder(values.root)));
const long = longSentences(readings);
const table = [formatPlain(readingTable(readings)), ...(long.length > 0 ? ['', ...long] : [])].join('\n');
process.stdout.write(`${values.json ? jsonText(readings) : table}\n`);
if (values.strict && readings.some(isPoor)) process.exitCode = 1;
