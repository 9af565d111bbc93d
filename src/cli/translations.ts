import { readFileSync, writeFileSync } from 'node:fs';
import { asCode } from '../../schema/language.ts';
import { coverageTable, formatMarkdown, formatPlain, measureCoverage } from '../content/authoring/coverage.ts';
import { putFiles } from '../content/authoring/edit/put-files.ts';
import { acceptTranslations } from '../content/authoring/translation/accept.ts';
import { MAX_REPLY_LETTERS } from '../content/authoring/translation/reply.ts';
import { type TakeIn, takeIn } from '../content/authoring/translation/take-in.ts';
import {
  type LetterForm,
  type LetterPart,
  letterFor,
  letterForms,
} from '../content/authoring/translation/write-letter.ts';
import { ofOneVersion } from '../content/check/site.ts';
import type { Project } from '../content/project.ts';
import { messageLanguage } from '../content/validate/site-file.ts';
import { jsonText } from '../diagnostics/escape.ts';
import { printReport } from '../diagnostics/print.ts';
import { visible } from '../diagnostics/visible.ts';
import { catalogues, englishCatalogue, isCatalogueName } from '../diagnostics/wording.ts';
import { openFolder } from '../disk/machine.ts';
import { namesInfo } from '../editor/desk/changes/names-info.ts';
import { readNames } from '../editor/names-files.ts';
import { textOfFile } from '../editor/shared/letters.ts';
import { namesFrom } from '../editor/shared/names.ts';
import { readArguments, siteFolder } from './options.ts';
import { engineFolder } from './program-folder.ts';
import { askTranslator } from './translator.ts';

const USAGE = `pages-as-data translations [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --format table|markdown|json

pages-as-data translations --accept [PLACE …] [--to CODE]
  Says of translations that they are right still, though their source has changed.
  PLACE is a page, a file, or a line of one: /about-us, pages/about-us.yaml:12; all translations unless told

pages-as-data translations export --to CODE [options] [pages]
  --from CODE                the language to translate from (the default one unless told)
  --format xliff|xliff-1.2|po|csv|json
  --only missing|stale|missing,stale
                             what is not translated yet, or whose text has changed since (everything unless told)
  --out FILE                 where it is written (printed unless told)
  --language en|tr|ar        the language of the notes to translators (English unless told)
  pages are addresses, such as /about-us; site.yaml, collections and all pages unless told

pages-as-data translations import FILE [options]
  --to CODE                  the language, where the file does not say it
  --accept fitting           leave out what does not fit, and take in the rest
  --accept CODE,CODE         take in texts with these messages too
  --dry-run                  write nothing
  --language en|tr|ar        the language of the messages (that of \`messages:\` in site.yaml, or English)

pages-as-data translations translate --to CODE [options] [pages]
  Sends what is not translated yet to the translator that site.yaml names as \`translate\`, and takes in what comes back:
  nobody has read it, which \`check\` tells until somebody says that it is right (--accept)
  --only missing|stale|missing,stale
                             what of it (both unless told)
  --dry-run                  send nothing, and tell how much it would be
  --from, --format xliff|xliff-1.2, --accept, --language as above
`;

const [, , ACTION] = process.argv;

const { values, positionals } = readArguments(
  USAGE,
  {
    root: { type: 'string' },
    format: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string' },
    // To take a file in, it says what of its texts; by itself, that translations are right.
    accept:
      ACTION === 'import' || ACTION === 'translate'
        ? { type: 'string', default: '' }
        : { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    language: { type: 'string' },
  },
  true,
);

function refuse(sentence: string): number {
  process.stderr.write(sentence);
  return 2;
}

/** Prints how far each page is translated into each language. */
function table(project: Project): number {
  const coverage = measureCoverage(project);
  const forms: Readonly<Record<string, () => string>> = {
    table: () => formatPlain(coverageTable(coverage)),
    markdown: () => formatMarkdown(coverageTable(coverage)),
    json: () => jsonText(coverage),
  };
  const form = forms[values.format ?? 'table'];
  if (!form) return refuse(USAGE);
  process.stdout.write(`${form()}\n`);
  return 0;
}

const isForm = (name: string): name is LetterForm => Object.hasOwn(letterForms, name);

const isPart = (name: string): name is LetterPart => name === 'missing' || name === 'stale';

interface WantedTexts {
  readonly root: string;
  readonly routes: readonly string[];
  /** What of them goes out, unless told. */
  readonly only?: string;
}

/** The texts that are to be translated, as they go out; a number where that is refused. */
function textsFor(project: Project, { root, routes, only: standard }: WantedTexts) {
  const { site } = project;
  const { format = 'xliff', language = 'en', only = standard } = values;
  if (!site) return refuse(printReport(ofOneVersion(project.siteDiagnostics, project.siteFile)));
  const parts = only?.split(',') ?? [];
  if (!isForm(format) || !isCatalogueName(language) || !parts.every(isPart)) return refuse(USAGE);
  const codes = site.languages.map(({ code }) => code);
  const [from, to] = [asCode(values.from ?? site.defaultLanguage), asCode(values.to ?? '')];
  if (!codes.includes(to) || !codes.includes(from) || from === to)
    return refuse(`From which language into which? Languages of this site: ${codes.join(', ')}.\n\n${USAGE}`);
  const unknown = routes.find((route) => !project.files.routes.has(route));
  if (unknown !== undefined) return refuse(`There is no page \`${visible(unknown)}\`.\n`);
  const names = namesFrom(namesInfo(readNames(engineFolder(), root), language));
  const letter = letterFor(project, {
    ...{ from, to, only: parts, wayOf: names.way, catalogue: catalogues[language] },
    ...(routes.length > 0 && { routes }),
  });
  return { ...letter, text: letterForms[format](letter) };
}

/** Writes what is to be translated. */
function exportTexts(project: Project, root: string, routes: readonly string[]): number {
  const wanted = textsFor(project, { root, routes });
  if (typeof wanted === 'number') return wanted;
  const { text, units } = wanted;
  const { out } = values;
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
  process.stderr.write(`${units.length} texts.\n`);
  return 0;
}

/** True where nobody is at hand: in CI the change of a stranger would decide what runs and where texts go. */
const isUnattended = () => !['', '0', 'false'].includes(process.env.CI ?? '');

/** Has what is missing translated by the site's own translator, and takes it in as unreviewed. */
async function translateTexts(project: Project, root: string, routes: readonly string[]): Promise<number> {
  if (isUnattended()) return refuse('Nothing is translated in CI: somebody has to be there who reads it.\n');
  if (values.format?.startsWith('xliff') === false || values.out !== undefined) return refuse(USAGE);
  const wanted = textsFor(project, { root, routes, only: 'missing,stale' });
  if (typeof wanted === 'number') return wanted;
  const translator = project.site?.translate;
  if (translator === undefined)
    return refuse('site.yaml names no translator: `translate: ./translate.sh`, or the https address of a service.\n');
  const { from, text, to, units } = wanted;
  const isDry = values['dry-run'] === true;
  const goes = isDry ? 'would go' : 'go';
  process.stderr.write(`${units.length} texts ${units.length === 0 ? 'to translate' : `${goes} to ${translator}`}.\n`);
  if (units.length === 0 || isDry) return 0;
  const answer = await askTranslator(translator, { root, from, to, text });
  if ('refused' in answer) return refuse(visible(`${translator} gave no translations: ${answer.refused}`).concat('\n'));
  const asked = new Set(units.map(({ key }) => key));
  return importTexts(project, { source: { file: translator, text: answer.text }, to, asked });
}

function readReturned(path: string): Pick<TakeIn, 'source' | 'fault'> | string {
  try {
    const { text, fault } = textOfFile(readFileSync(path));
    return text.length > MAX_REPLY_LETTERS ? `${path} is too large.` : { source: { file: path, text }, fault };
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return `There is no file ${path}.`;
    if (code === 'EISDIR') return `${path} is a folder. Name the file in it that came back.`;
    return code === 'EACCES' ? `${path} may not be read by you.` : `${path} cannot be read: ${message}`;
  }
}

/** Takes translations in: all of them, or what was accepted. */
function importTexts(project: Project, taken: Omit<TakeIn, 'accepted'>): number {
  const { accept, language = messageLanguage(project.siteFile) } = values;
  if (!isCatalogueName(language)) return refuse(USAGE);
  if (!project.site) return refuse(printReport(ofOneVersion(project.siteDiagnostics, project.siteFile)));
  const accepted = new Set(
    String(accept)
      .split(',')
      .map((code) => code.trim()),
  );
  const { changed, empty, files, isWhole, locks, same, to, told } = takeIn(project, { ...taken, accepted });
  if (told.length > 0) process.stdout.write(`${printReport(told, catalogues[language])}\n`);
  const writes = isWhole && !values['dry-run'] ? files : [];
  const before = (file: string) => (project.folder.text(file) ?? '').replace(/^\ufeff/, '');
  const changes = writes.map(({ file, text }) => ({ file, before: before(file), after: text }));
  const why = putFiles(project.folder, [...changes, ...(writes.length > 0 ? locks : [])]);
  if (why) return refuse(`${catalogues[language].messages[why].message}\n`);
  // Of a file that cannot be read nothing more is to be said.
  if (to === '') return 1;
  process.stderr.write(`${changed} taken in, ${same} the same already, ${empty} without a translation.\n`);
  if (!isWhole) process.stderr.write('Nothing was written: `--accept` says what is to become of the texts above.\n');
  return isWhole ? 0 : 1;
}

/** Says of translations that they are right. */
function accept(root: string, places: readonly string[]): number {
  const project = openFolder(root);
  const to = values.to === undefined ? undefined : asCode(values.to);
  const codes = project.siteFile.known.languages.map(({ code }) => code);
  if (to !== undefined && !codes.includes(to))
    return refuse(`Languages of this site: ${codes.join(', ')}.\n\n${USAGE}`);
  const { changes, count, unknown } = acceptTranslations(project, { places, to });
  if (unknown.length > 0) return refuse(`No translation stands there: ${unknown.map(visible).join(', ')}\n`);
  const why = putFiles(project.folder, changes);
  if (why) return refuse(`${englishCatalogue.messages[why].message}\n`);
  process.stdout.write(`${count} translations are right. Files written: ${changes.length}.\n`);
  return 0;
}

async function main(): Promise<number> {
  const root = siteFolder(values.root);
  const [action, ...named] = positionals;
  const [path] = named;
  if (values.accept === true) return accept(root, positionals);
  if (action === undefined) return table(openFolder(root));
  if (action === 'export') return exportTexts(openFolder(root), root, named);
  if (action === 'translate') return translateTexts(openFolder(root), root, named);
  if (action === 'import' && path !== undefined && named.length === 1) {
    const returned = readReturned(path);
    return typeof returned === 'string'
      ? refuse(`${visible(returned)}\n`)
      : importTexts(openFolder(root), { ...returned, to: values.to });
  }
  return refuse(USAGE);
}

process.exitCode = await main();
