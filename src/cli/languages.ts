import { asCode } from '../../schema/language.ts';
import { putFiles } from '../content/authoring/edit/put-files.ts';
import { addLanguage, isLanguageCode, languageName } from '../content/authoring/translation/add-language.ts';
import { SITE_FILE } from '../content/read/files.ts';
import { englishCatalogue } from '../diagnostics/wording.ts';
import { openFolder } from '../disk/machine.ts';
import { readArguments, siteFolder } from './options.ts';

const USAGE = `pages-as-data languages add CODE [--root FOLDER]
  CODE is a language, with script and region where they matter: de, pt-BR. What is not translated yet is shown in the default
  language.
`;

const { values, positionals } = readArguments(USAGE, { root: { type: 'string' } }, true);

function refuse(sentence: string): number {
  process.stderr.write(sentence);
  return 2;
}

function main(): number {
  const root = siteFolder(values.root);
  const [action, code = '', ...more] = positionals;
  if (action !== 'add' || code === '' || more.length > 0) return refuse(USAGE);
  if (!isLanguageCode(code)) return refuse(`\`${code}\` is no code of a language.\n\n${USAGE}`);
  const { folder, publicFiles, siteFile } = openFolder(root);
  if (siteFile.known.languages.some((each) => each.code === asCode(code)))
    return refuse(`${SITE_FILE} has ${languageName(code)} already.\n`);
  const before = (folder.text(SITE_FILE) ?? '').replace(/^\ufeff/, '');
  const own = `/flags/${code.toLowerCase()}.svg`;
  const flag = publicFiles.has(own) ? own : undefined;
  const made = addLanguage({ file: SITE_FILE, text: before }, { code, flag });
  const why = 'refused' in made ? made.refused : putFiles(folder, [{ file: SITE_FILE, before, after: made.text }]);
  if (why) return refuse(`${SITE_FILE} cannot be changed: ${englishCatalogue.messages[why].message}\n`);
  process.stdout.write(
    `${SITE_FILE} has ${languageName(code)}. \`pages-as-data translations export --to ${asCode(code)}\` writes what is to be translated.\n`,
  );
  return 0;
}

process.exitCode = main();
