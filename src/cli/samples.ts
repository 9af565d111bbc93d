import { listSamples } from '../content/authoring/samples.ts';
import { printReport } from '../diagnostics/print.ts';
import { openFolder } from '../disk/machine.ts';
import { readOptions, siteFolder } from './options.ts';

const USAGE = `pages-as-data samples [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
`;

const values = readOptions(USAGE, { root: { type: 'string' } });
const samples = listSamples(openFolder(siteFolder(values.root)));
process.stdout.write(samples.length ? `${printReport(samples)}\n` : 'No sample values are left.\n');
process.exitCode = samples.length ? 1 : 0;
