import { type FarLink, farLinks } from '../content/authoring/far-links.ts';
import { messageLanguage } from '../content/validate/site-file.ts';
import { Report } from '../content/written/report.ts';
import { printReport } from '../diagnostics/print.ts';
import { catalogues, isCatalogueName } from '../diagnostics/wording.ts';
import { askAll, type FarAnswer } from '../disk/ask-far.ts';
import { openFolder } from '../disk/machine.ts';
import { readOptions, siteFolder } from './options.ts';

const USAGE = `pages-as-data links --external [options]
  Asks every other site that this one leads to whether the page is there still. Nothing but the addresses is sent.
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --language en|tr|ar        the language of the messages (that of \`messages:\` in site.yaml, or English)
`;

const values = readOptions(USAGE, {
  external: { type: 'boolean', default: false },
  root: { type: 'string' },
  language: { type: 'string' },
});
const project = openFolder(siteFolder(values.root));
const language = values.language ?? messageLanguage(project.siteFile);
if (!values.external || !isCatalogueName(language)) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const links = farLinks(project);
const answers = await askAll(links.map(({ address }) => address));
if (links.length > 0 && [...answers.values()].every(isOffline)) {
  process.stderr.write('No other site could be reached. Is this machine online?\n');
  process.exit(2);
}
const report = new Report();
for (const { address, places } of links) for (const place of places) tell(address, place);
process.stdout.write(`${printReport(report.diagnostics, catalogues[language])}\n`);
process.exitCode = report.diagnostics.some(({ code }) => code === 'address-gone') ? 1 : 0;

/** True of an answer that no other site has given. */
function isOffline(answer: FarAnswer): boolean {
  return 'said' in answer && /^[A-Z]/.test(answer.said);
}

function tell(address: string, place: FarLink['places'][number]): void {
  const answer = answers.get(address);
  if (answer?.is === 'gone') report.add('address-gone', place, { address, answer: answer.said });
  if (answer?.is === 'moved') report.add('address-moved', place, { address, to: answer.to });
  if (answer?.is === 'silent') report.add('address-silent', place, { address, answer: answer.said });
}
