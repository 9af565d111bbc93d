import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defaultClientConditions, type Plugin, parseSync } from 'vite';
import { knownWords } from '../content/check/proofread/known-words/by-language.ts';
import { ALLOWED } from '../content/resolve/rich-text.ts';
import { catalogues, isCatalogueName } from '../diagnostics/wording.ts';
import { messageWords } from '../editor/desk/messages/in-editor.ts';
import { knownWordsFile, labelsFile, messagesFile, WORKER_SCRIPT } from '../editor/shared/web.ts';
import { packWords } from '../editor/shared/word-list.ts';
import { CHARACTERS_FILE } from '../editor/worker/named-characters.ts';
import { shippedLabels } from '../labels/all.ts';
import { chunksOf, inOrder } from './chunks.ts';
import { nameless } from './nameless.ts';
import { siteBlocks } from './own-blocks/site-blocks.ts';
import { sourceFile } from './source-file.ts';
import { viteSettings } from './vite-settings.ts';

interface EditorProgram {
  /** The engine's own folder. */
  readonly engine: string;
  readonly root: string;
  /** The folder of the program that builds the site: its name tells all sources, the site's own code among them. */
  readonly program: string;
}

/** The name of the script that the editor's page asks for. */
export const EDITOR_SCRIPT = 'editor.js';

/** The name of the script with all that the worker alone needs, and at once. */
const OF_WORKER = 'desk';

/** Beside them: the names of the scripts that its page loads ahead, which nobody else asks for. */
const AHEAD_FILE = 'ahead.json';

interface MadeEditor {
  readonly folder: string;
  /** The names of its files. */
  readonly files: readonly string[];
  /** Those of the scripts that its page needs to be written on, in the order in which they are needed. */
  readonly ahead: readonly string[];
}

/** What browsers run of the page editor of a published site, made where there is none of these sources yet. */
export async function editorProgram(making: EditorProgram): Promise<MadeEditor> {
  const folder = await editorFolder(making);
  const files = readdirSync(folder).filter((name) => name !== AHEAD_FILE);
  return { folder, files, ahead: JSON.parse(readFileSync(join(folder, AHEAD_FILE), 'utf8')) };
}

async function editorFolder(making: EditorProgram): Promise<string> {
  const folder = join(making.root, '.cache/program', `${basename(making.program)}-editor`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  await make(making, unfinished);
  for (const language of Object.keys(catalogues).filter(isCatalogueName))
    writeFileSync(join(unfinished, messagesFile(language)), JSON.stringify(messageWords(language)));
  for (const [language, words] of knownWords())
    writeFileSync(
      join(unfinished, knownWordsFile(language)),
      JSON.stringify({ ...words, common: packWords(words.common) }),
    );
  for (const [language, labels] of Object.entries(shippedLabels))
    writeFileSync(join(unfinished, labelsFile(language)), JSON.stringify(labels));
  renameSync(unfinished, folder);
  return folder;
}

async function make({ engine, root }: EditorProgram, out: string): Promise<void> {
  const { resolve, ...settings } = viteSettings(engine);
  const entries = {
    [EDITOR_SCRIPT]: sourceFile(engine, 'src/editor/web/entry'),
    [WORKER_SCRIPT]: sourceFile(engine, 'src/editor/worker/worker'),
  };
  const ofWorker = onlyAtOnce(entries[WORKER_SCRIPT], entries[EDITOR_SCRIPT]);
  await build({
    ...settings,
    // Packages that have another half for pages than for workers have a document there.
    resolve: { ...resolve, conditions: ['worker', ...defaultClientConditions] },
    logLevel: 'warn',
    base: './',
    publicDir: false,
    plugins: [
      ...settings.plugins,
      ofWorker.plugin,
      siteBlocks({ engine, root }),
      withoutWords(),
      leanPackages(),
      withoutUnused(),
      nameless(),
      charactersApart(engine),
      labelsApart(engine),
      bidiApart(engine),
      loadedAhead(sourceFile(engine, 'src/editor/browser/entry')),
      noNode(),
    ],
    build: {
      target: 'es2022',
      outDir: out,
      // It lies outside of the site, and is new: nobody has to be told that it is not emptied.
      emptyOutDir: false,
      assetsDir: '',
      modulePreload: {
        polyfill: false,
        // A worker has no document that could be told of what to load ahead.
        resolveDependencies: (_, dependencies, { hostId }) =>
          hostId === WORKER_SCRIPT || hostId.startsWith(`${OF_WORKER}-`) ? [] : dependencies,
      },
      // The worker holds all of content: its size is no surprise.
      chunkSizeWarningLimit: 2000,
      rollupOptions: {
        // What both need comes once.
        input: entries,
        output: {
          entryFileNames: '[name]',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: {
            groups: [{ name: OF_WORKER, test: (id) => ofWorker.modules.has(id) }],
            includeDependenciesRecursively: false,
          },
        },
        preserveEntrySignatures: false,
      },
    },
  });
}

/**
 * The modules that one script needs at once and another never does. In one file they are smaller than in as many as there are
 * parts that come later and need some of them as well.
 */
function onlyAtOnce(entry: string, other: string): { readonly plugin: Plugin; readonly modules: Set<string> } {
  const modules = new Set<string>();
  const plugin: Plugin = {
    name: 'pages-as-data:only-at-once',
    buildEnd() {
      const reach = (from: string, isLater: boolean) => {
        const found = new Set([from]);
        for (const id of found) {
          const info = this.getModuleInfo(id);
          for (const each of [...(info?.importedIds ?? []), ...((isLater && info?.dynamicallyImportedIds) || [])])
            found.add(each);
        }
        return found;
      };
      const others = reach(other, true);
      for (const id of reach(entry, false)) if (!others.has(id)) modules.add(id);
    },
  };
  return { plugin, modules };
}

/** Fails where something of Node's would come into it, which no browser has. */
const noNode = (): Plugin => ({
  name: 'pages-as-data:no-node',
  generateBundle(_, bundle) {
    const reached = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    const found = reached.filter((id) => /^node:|^__vite-browser-external/.test(id.replace(/^\0/, '')));
    if (found.length > 0) this.error(`No browser has these modules: ${found.join(', ')}`);
  },
});

/** Tells which scripts the page needs: its first one's, and those of what makes pages their own editors. */
const loadedAhead = (editing: string): Plugin => ({
  name: 'pages-as-data:loaded-ahead',
  generateBundle(_, bundle) {
    const chunks = chunksOf(bundle);
    const found = new Set<string>();
    for (const chunk of [
      chunks.get(EDITOR_SCRIPT),
      [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === editing),
    ])
      if (chunk) inOrder(chunk, chunks, found);
    found.delete(EDITOR_SCRIPT);
    this.emitFile({ type: 'asset', fileName: AHEAD_FILE, source: JSON.stringify([...found]) });
  },
});

/** A node of the syntax tree, as far as it is looked at. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
}

/** What messages and phrases say, which comes by language, and what the reference alone tells of them. */
const WORDS: ReadonlySet<string | undefined> = new Set([...Object.keys(catalogues), 'why', 'example']);

/** A file that holds the words of a language, and nothing else. */
const KNOWN_WORDS = /[\\/]proofread[\\/]known-words[\\/](?:[a-z]{2,3}|other)\.[jt]s$/;

/** Leaves words out of the program: the worker is told those of one language, and those by which texts in the site's languages are proofread. */
function withoutWords(): Plugin {
  return {
    name: 'pages-as-data:without-words',
    transform(code, id) {
      if (KNOWN_WORDS.test(id))
        return { code: code.replace(/(?<=export const \w+\b)[\s\S]*/, ' = undefined;\n'), map: null };
      const isSaid = /[\\/]said[\\/]said\.\w+\.[jt]s$/.test(id);
      if (!isSaid && !/[\\/]diagnostics[\\/](?:messages[\\/][\w-]+|phrases)\.[jt]s$/.test(id)) return undefined;
      const found: SyntaxNode[] = [];
      // What Vite parses is a tree of plain objects.
      const walk = (node: SyntaxNode) => {
        if (node.type === 'Property' && (isSaid || WORDS.has(node.key?.name))) found.push(node);
        else
          for (const value of Object.values(node))
            for (const each of [value].flat())
              if (typeof each === 'object' && each !== null && 'type' in each) walk(each);
      };
      walk(parseSync(id, code).program as unknown as SyntaxNode);
      const kept = found.reduceRight(
        (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
        code,
      );
      return { code: kept, map: null };
    },
  };
}

/** Has the table of named characters, of which texts use a few, written beside the worker. */
const charactersApart = (engine: string): Plugin => ({
  name: 'pages-as-data:characters-apart',
  transform: {
    filter: { id: /[\\/]decode-named-character-reference[\\/]index\.js$/ },
    async handler(_, id) {
      const table = await this.resolve('character-entities', id);
      if (!table) return this.error('The table of named characters is not there.');
      const { characterEntities } = await import(pathToFileURL(table.id).href);
      this.emitFile({ type: 'asset', fileName: CHARACTERS_FILE, source: JSON.stringify(characterEntities) });
      const own = sourceFile(engine, 'src/editor/worker/named-characters');
      return { code: `export { decodeNamedCharacterReference } from ${JSON.stringify(own)};`, map: null };
    },
  },
});

/** Has the engine's own words, which come by language, out of the program. */
const labelsApart = (engine: string): Plugin => ({
  name: 'pages-as-data:labels-apart',
  transform: {
    filter: { id: /[\\/]labels[\\/]all\.[jt]s$/ },
    handler() {
      const own = JSON.stringify(sourceFile(engine, 'src/editor/worker/labels'));
      const codes = JSON.stringify(Object.keys(shippedLabels));
      const code = `import { labelsBeside } from ${own};\nexport const shippedLabels = labelsBeside(${codes});\n`;
      return { code, map: null };
    },
  },
});

/** Has what knows of both directions come when the worker asks for it. */
const bidiApart = (engine: string): Plugin => ({
  name: 'pages-as-data:bidi-apart',
  // Before Vite finds the package.
  enforce: 'pre',
  resolveId: {
    filter: { id: /^bidi-js$/ },
    handler(_, importer) {
      const own = sourceFile(engine, 'src/editor/worker/bidi');
      return importer === own ? null : own;
    },
  },
});

/** What a schema of zod's has for code editors alone: each holds on to it, and the worker asks for none. */
const FOR_CODE_EDITORS =
  /^[ \t]*inst\._zod\.processJSONSchema = .*;$|\bcreate(?:Standard)?(?:To)?JSONSchemaMethod\(this, [^)]*\)(?:\(params\))?/gm;

/** What zod says of a fault by itself: all that is told here has words of its own. */
const ZOD_WORDS = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/;

/** What saxes says of a fault: whoever reads with it asks no more than whether there is one. */
const SAXES_WORDS = /\bfail\((?:"[^"\n]*"|`[^`\n]*`)\)/g;

function leanPackages(): Plugin {
  return {
    name: 'pages-as-data:lean-packages',
    transform(code, id) {
      if (/[\\/]saxes[\\/]saxes\.js$/.test(id)) return { code: code.replace(SAXES_WORDS, "fail('')"), map: null };
      if (ZOD_WORDS.test(id)) return { code: "export default () => ({ localeError: () => '' });\n", map: null };
      if (!/[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/.test(id)) return undefined;
      const kept = code.replace(FOR_CODE_EDITORS, (found) => (found.startsWith('create') ? 'undefined' : ''));
      // Code that is made from text runs nowhere here: zod need not try.
      return { code: kept.replace('core.$ZodObjectJIT', 'core.$ZodObject'), map: null };
    },
  };
}

/** What reads values of YAML, in whose place content has every scalar as it is written: a file's name, and what it gives. */
const YAML_VALUES = [
  ['core/bool', 'boolTag'],
  ['core/float', 'float', 'floatExp', 'floatNaN'],
  ['core/int', 'int', 'intHex', 'intOct'],
  ['core/schema', 'schema'],
  ['json/schema', 'schema'],
  ['yaml-1.1/binary', 'binary'],
  ['yaml-1.1/omap', 'omap'],
  ['yaml-1.1/pairs', 'pairs'],
  ['yaml-1.1/schema', 'schema'],
  ['yaml-1.1/set', 'set'],
  ['yaml-1.1/timestamp', 'timestamp', 'intTime', 'floatTime'],
] as const;

/** Parts of packages that nothing of content comes to, with what they give instead: Markdown that rich text does not have, and the values of YAML 1.1. */
const UNUSED: readonly (readonly [file: RegExp, code: string])[] = [
  ...ALLOWED.disable.null.map((name) => {
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const code = `export const ${name} = { name: '${name}', tokenize: (_effects, _ok, nok) => nok };\n`;
    return [new RegExp(`[\\\\/]micromark-core-commonmark[\\\\/]lib[\\\\/]${file}\\.js$`), code] as const;
  }),
  ...YAML_VALUES.map(([name, ...given]) => {
    const file = new RegExp(`[\\\\/]yaml[\\\\/].*[\\\\/]${name.replace('/', '[\\\\/]')}\\.js$`);
    return [file, given.map((each) => `export const ${each} = [];\n`).join('')] as const;
  }),
];

const withoutUnused = (): Plugin => ({
  name: 'pages-as-data:without-unused',
  transform(_, id) {
    const found = UNUSED.find(([file]) => file.test(id));
    return found && { code: found[1], map: null };
  },
});
