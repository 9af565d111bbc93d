import { lookOf } from '../../schema/look.ts';
import { readLook, type Starter, starterContent, starterFonts, type Wishes } from '../content/authoring/starter.ts';
import type { FileContent, Files } from '../content/files/files.ts';
import { nameOf } from '../content/files/path.ts';
import { LOCK_NAME } from '../content/read/files.ts';
import { siteIcons } from '../publish/pictures/site-icons.ts';

interface NewSite extends Wishes {
  /** What is there already. */
  readonly folder: Files;
  readonly starter: Starter;
  /** How the site asks npm for the engine. */
  readonly engine: string;
  /** What checks and publishes it. */
  readonly ci: Ci;
  /** Whether it can be built as a container. */
  readonly docker: boolean;
}

/** The starter's files for what checks and publishes a site, by the name of the choice: where each comes to lie. */
const CI = {
  github: { 'review.yml': '.github/workflows/review.yml' },
  'github-pages': { 'review.yml': '.github/workflows/review.yml', 'github-pages.yml': '.github/workflows/publish.yml' },
  netlify: { 'review.yml': '.github/workflows/review.yml', 'netlify.yml': '.github/workflows/publish.yml' },
  cloudflare: { 'review.yml': '.github/workflows/review.yml', 'cloudflare.yml': '.github/workflows/publish.yml' },
  gitlab: { 'gitlab-ci.yml': '.gitlab-ci.yml' },
  none: {},
} as const;

export type Ci = keyof typeof CI;
export const CI_CHOICES: readonly string[] = Object.keys(CI);
export const isCi = (name: string): name is Ci => Object.hasOwn(CI, name);

/**
 * Writes a whole small site into a folder that has nothing of it, and says how many files there are. A package.json that
 * is there gets what it lacks; nothing is overwritten.
 */
export function newSite(site: NewSite): number {
  const files = filesOf(site);
  for (const [path, content] of files) site.folder.write(path, content, path !== PACKAGE);
  return files.size;
}

const PACKAGE = 'package.json';

/** npm packs no file whose name begins with a dot in the same way everywhere. */
const DOCKER = [
  ['Dockerfile', 'Dockerfile'],
  ['dockerignore', '.dockerignore'],
] as const;

function filesOf({ folder, starter, engine, ci, docker, ...wishes }: NewSite): Map<string, FileContent> {
  const { name, languages, look } = wishes;
  const theme = readLook(look, starter);
  const icons = siteIcons({ name, language: languages[0] ?? '', colors: lookOf(theme).colors, radius: theme.radius });
  const fonts = Object.fromEntries(
    [...starterFonts(languages, starter).values()].map((font) => [font.package, font.version]),
  );
  const flags = starter.folder
    .list('public/flags')
    .map(({ name }) => `public/flags/${name}`)
    .filter((file) => languages.includes(nameOf(file).replace(/\.svg$/, '')));
  return new Map<string, FileContent>([
    ...starterContent(wishes, starter),
    ...[...icons].map(([path, content]) => [`public/${path}`, content] as const),
    ...flags.map((file) => [file, starter.folder.read(file)] as const),
    [PACKAGE, packageJson(folder, { 'pages-as-data': engine, ...fonts })],
    ['.gitignore', 'node_modules/\ndist/\n.cache/\n.*~\n'],
    ['.gitattributes', `${LOCK_NAME} merge=union\n`],
    ...Object.entries(CI[ci]).map(([name, path]) => [path, starter.folder.read(`workflows/${name}`)] as const),
    ...(docker ? DOCKER : []).map(([name, path]) => [path, starter.folder.read(`docker/${name}`)] as const),
    ['.devcontainer/devcontainer.json', starter.folder.read('devcontainer/devcontainer.json')],
    ['README.md', readme(name)],
  ]);
}

/** A folder's name as npm wants a package's: small letters, figures and dashes. */
const packageName = (folder: string) =>
  folder
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'site';

type Package = Readonly<Record<string, unknown>> & {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
};

/** A package.json with what a site needs; what the folder's own says already stands. */
function packageJson(folder: Files, dependencies: Readonly<Record<string, string>>): string {
  // npm's own file, which it has read before.
  const own = folder.look(PACKAGE) ? (JSON.parse(folder.text(PACKAGE) ?? '') as Package) : {};
  const commands = [
    'dev',
    'build',
    'check',
    'changes',
    'serve',
    'new',
    'translations',
    'reading',
    'samples',
    'schemas',
  ].map((name) => [name, `pages-as-data ${name}`]);
  const all = {
    name: packageName(folder.name),
    private: true,
    ...own,
    scripts: { ...Object.fromEntries(commands), ...own.scripts },
    dependencies: { ...dependencies, ...own.dependencies },
  };
  return `${JSON.stringify(all, null, 2)}\n`;
}

const readme = (name: string) => `# ${name}

Every page is a file below \`pages/\`; \`site.yaml\` has the name, the languages, the colours and the menus.
\`npm run dev\` shows the site while it is being written, \`npm run check\` says what is wrong with it.
\`npm run build\` writes it into \`dist/\`, for any static host; \`npm run serve\` shows what was built.
\`npx pages-as-data samples\` lists what to replace before it is published.
`;
