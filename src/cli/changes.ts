import { messageLanguage } from '../content/validate/site-file.ts';
import { visible } from '../diagnostics/visible.ts';
import { catalogues, isCatalogueName } from '../diagnostics/wording.ts';
import { baseOf, openBase } from '../disk/branch.ts';
import { openFolder } from '../disk/machine.ts';
import { tellBranch } from '../editor/desk/changes/branch.ts';
import { branchReports } from '../editor/desk/changes/branch-report.ts';
import { namesInfo } from '../editor/desk/changes/names-info.ts';
import { readNames } from '../editor/names-files.ts';
import { namesFrom } from '../editor/shared/names.ts';
import { readArguments, siteFolder } from './options.ts';
import { engineFolder } from './program-folder.ts';

const USAGE = `pages-as-data changes BASE [options]
  BASE                       the version that the branch is compared with: main, origin/main, a tag or a commit
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --format text|markdown|json
  --language en|tr|ar        the language of the words around what has changed (that of \`messages:\` in site.yaml unless told)
  --no-own-code              run nothing of the site's own code: blocks are those of BASE
`;

const { values, positionals } = readArguments(
  USAGE,
  {
    root: { type: 'string' },
    format: { type: 'string', default: 'text' },
    language: { type: 'string' },
    'no-own-code': { type: 'boolean', default: false },
  },
  true,
);

function refuse(sentence: string): number {
  process.stderr.write(sentence);
  return 2;
}

const isFormat = (name: string): name is keyof typeof branchReports => Object.hasOwn(branchReports, name);

function main(): number {
  const root = siteFolder(values.root);
  const [version = '', ...more] = positionals;
  const { format } = values;
  const after = openFolder(root);
  const language = values.language ?? messageLanguage(after.siteFile);
  if (version === '' || more.length > 0 || !isFormat(format) || !isCatalogueName(language)) return refuse(USAGE);
  const base = baseOf(root, version);
  if (!base)
    return refuse(
      visible(`git knows no \`${version}\` in this folder. In a shallow clone, fetch it first.`).concat('\n'),
    );
  // What a block's folder says of names is no code, and still somebody else's.
  const named = values['no-own-code'] ? readNames(engineFolder()) : readNames(engineFolder(), root);
  const names = namesFrom(namesInfo(named, catalogues[language].language));
  const told = tellBranch({ before: openBase(root, base), after, changed: base.changed, names, language });
  process.stdout.write(`${branchReports[format](told, language)}\n`);
  return 0;
}

process.exitCode = main();
