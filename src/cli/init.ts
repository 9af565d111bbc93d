import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { asCode } from '../../schema/language.ts';
import { openStarter, type Starter, starterLanguage } from '../content/authoring/starter.ts';
import { folderFiles } from '../disk/folder-files.ts';
import { diskFault } from '../publish/output/disk-fault.ts';
import { CI_CHOICES, type Ci, isCi, newSite } from './new-site.ts';
import { readArguments } from './options.ts';
import { packageFolder } from './program-folder.ts';
import { type Answered, answerOf, Refusal, settle } from './questions.ts';
import { judgeEditor, repositoryOf } from './repository.ts';

const NAME = 'pages-as-data';

interface Installed {
  readonly packages?: Readonly<Record<string, { readonly resolved?: string; readonly link?: boolean } | undefined>>;
}

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/**
 * How a new site asks npm for the engine that makes it: by the packed file that it was installed from, by the folder that
 * it runs in, or by its version where it came from a registry.
 */
function engineVersion(root: string): string {
  const engine = packageFolder();
  // npm writes a version into every package.json.
  const { version } = readJson(engine, 'package.json') as { version: string };
  const home = dirname(dirname(engine));
  const listed = join(home, 'node_modules/.package-lock.json');
  if (dirname(engine) !== join(home, 'node_modules')) return fileFrom(root, engine);
  if (!existsSync(listed)) return `^${version}`;
  // npm's own list of what it has installed (its lock file's third version).
  const { packages } = readJson(listed) as Installed;
  const resolved = packages?.[`node_modules/${NAME}`]?.resolved;
  return resolved?.startsWith('file:') ? fileFrom(root, resolve(home, resolved.slice('file:'.length))) : `^${version}`;
}

/** A file or folder as a dependency of what lies in a folder. */
function fileFrom(root: string, path: string): string {
  const way = relative(realpathOf(root), realpathOf(path)).replaceAll('\\', '/');
  return `file:${isAbsolute(way) || way.startsWith('.') ? way : `./${way}`}`;
}

/** A path without links, as far as there is something at it. */
const realpathOf = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realpathOf(dirname(path)), path.slice(dirname(path).length));

const starter = openStarter(folderFiles(join(packageFolder(), 'starter')));

const USUAL_LOOK = 'calm';
const USUAL_CI: Ci = 'github';

const USAGE = `pages-as-data init [FOLDER] [options]
  FOLDER                     where the site is made (this one unless told); it may hold what npm and git write, and nothing else
  --name NAME                what the site is called (as the folder unless told)
  --languages fr,de,he       its languages, the default one first (en unless told)
  --look ${starter.looks.join('|').padEnd(20)}its colours and corners (${USUAL_LOOK} unless told)
  --ci ${CI_CHOICES.join('|')}
                             what checks it and publishes it (${USUAL_CI} unless told: checked by GitHub, published by nobody yet)
  --docker                   with a Dockerfile
  --editor none|yes|ADDRESS  whether those who write have a page of the site for it, /edit (none unless told); yes is for the
                             repository that git knows here, else its address is told: https://github.com/bakery/website
  --yes                      ask nothing: what is not told is as usual
`;

const { values, positionals } = readArguments(
  USAGE,
  {
    name: { type: 'string' },
    languages: { type: 'string' },
    look: { type: 'string' },
    ci: { type: 'string', default: USUAL_CI },
    docker: { type: 'boolean', default: false },
    editor: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
  true,
);

/** What npm, git and the check leave in a folder. */
const TOOLS = new Set(['.cache', '.git', 'node_modules', 'package.json', 'package-lock.json']);

/** A folder that a site can be made in: one that is not there yet, or has nothing in it but what installing the engine has left. */
function emptyFolder(named: string): string {
  const root = resolve(named);
  if (existsSync(root) && !statSync(root).isDirectory()) throw new Refusal(`${root} is a file, not a folder.\n`);
  const [first] = existsSync(root) ? readdirSync(root).filter((name) => !TOOLS.has(name)) : [];
  if (first === undefined) return root;
  throw new Refusal(
    `The folder ${root} is not empty: \`${first}\` is in it. Name one that is, or a new one: npx pages-as-data init my-site\n`,
  );
}

/** A folder's name as a title: `my-bakery` is `My bakery`. */
function nameOf(root: string): string {
  const words = basename(root)
    .replace(/[-_.]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1) || 'Site';
}

function judgeName(answer: string): Answered<string> {
  if (/\p{Cc}|\{\{|\}\}/u.test(answer) || answer.length > 60 || !/[\p{L}\p{N}]/u.test(answer))
    return { refusal: 'The name is 1 to 60 letters in one line, without {{ and }}.' };
  return { value: answer };
}

function judgeLanguages(answer: string, { languages }: Starter): Answered<string[]> {
  const codes = answer.split(/[\s,]+/).filter((code) => code !== '');
  const allowed = `Languages are codes with commas between them: ${languages.join(', ')}, or one of them with a country, such as pt-PT. Others can be added to site.yaml later.`;
  const known = codes.map((code) => (isCode(code) && starterLanguage(code, starter) ? asCode(code) : undefined));
  const unknown = codes.find((_, place) => known[place] === undefined);
  if (unknown !== undefined) return { refusal: `There are no texts in \`${unknown}\`. ${allowed}` };
  if (codes.length === 0) return { refusal: allowed };
  return { value: [...new Set(known.filter((code) => code !== undefined))] };
}

const isCode = (text: string) => /^[A-Za-z]{2}(-[A-Za-z0-9]{2,8})*$/.test(text);

function judgeLook(answer: string, { looks }: Starter): Answered<string> {
  if (looks.includes(answer)) return { value: answer };
  return { refusal: `There is no look \`${answer}\`. Looks: ${looks.join(', ')}.` };
}

async function main(): Promise<void> {
  const [named = '.', ...others] = positionals;
  if (others.length > 0) throw new Refusal(`Only one folder can be named.\n\n${USAGE}`);
  const root = emptyFolder(named);
  const { ci, docker } = values;
  if (!isCi(ci)) throw new Refusal(`There is no \`${ci}\`. --ci is one of these: ${CI_CHOICES.join(', ')}.\n`);
  const { isTTY } = process.stdin;
  const told = values.name !== undefined && values.languages !== undefined && values.look !== undefined;
  if (!isTTY && !values.yes && !told)
    throw new Refusal(`There is nobody to ask. Say --yes, or --name, --languages and --look.\n\n${USAGE}`);
  const terminal = isTTY && !values.yes ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const asking = {
    ask: terminal && ((question: string) => answerOf(terminal, question)),
    tell: (sentence: string) => void process.stdout.write(sentence),
  };
  const known = repositoryOf(root);
  const wishes = {
    name: await settle({
      question: 'Name of the site',
      given: values.name,
      usual: nameOf(root),
      judge: judgeName,
      ...asking,
    }),
    languages: await settle({
      question: `Languages, the default one first (${starter.languages.join(', ')})`,
      given: values.languages,
      usual: 'en',
      judge: (answer) => judgeLanguages(answer, starter),
      ...asking,
    }),
    look: await settle({
      question: `Look (${starter.looks.join(', ')})`,
      given: values.look,
      usual: USUAL_LOOK,
      judge: (answer) => judgeLook(answer, starter),
      ...asking,
    }),
    editor: await settle({
      question: `A page to write on in the browser, /edit (none, ${known ? `yes for ${known.page}, or another repository` : 'or the address of its repository'})`,
      given: values.editor,
      usual: 'none',
      judge: (answer) => judgeEditor(answer, known),
      ...asking,
    }),
  };
  terminal?.close();
  mkdirSync(root, { recursive: true });
  const files = newSite({ folder: folderFiles(root), starter, engine: engineVersion(root), ci, docker, ...wishes });
  const way = relative('', root);
  const there = way.startsWith('..') ? root : way;
  process.stdout.write(
    `${wishes.name}: ${files} files in ${root}.\n\n${there ? `  cd ${there}\n` : ''}  npm install\n  npm run dev\n`,
  );
}

try {
  await main();
} catch (error) {
  const words = error instanceof Refusal ? error.message : diskFault(error);
  if (words === undefined) throw error;
  process.stderr.write(words);
  process.exitCode = 1;
}
