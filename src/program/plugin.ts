import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { chunksOf, inOrder } from './chunks.ts';
import { COMMANDS } from './commands.ts';
import { inlineScript, starterScript } from './inline-script.ts';
import { PROGRAM_FILE, type ProgramFile } from './program.ts';
import { sourceFile } from './source-file.ts';

/** Packages of many small files, which every command would open one by one as it starts: they become part of the program. */
const TAKEN_IN = [
  /^(?:zod|yaml|saxes|xmlchars|i18next|react-i18next|html-parse-stringify|void-elements|wouter|regexparam)(?:$|\/)/,
  /^(?:mdast-util-|micromark|unist-util-|decode-named-character-reference|character-entities)/,
];

/** The type of block in whose folder a module lies; undefined for what blocks share, and for all others. */
const blockOf = (module: string): string | undefined =>
  /[\\/]blocks[\\/](?!ui[\\/])([\w-]+)[\\/][^\\/]+$/.exec(module)?.[1];

/**
 * What of the program of browsers comes in a file of its own: it is evaluated in a task of its own, which a phone has to be
 * done with within 50 ms. With React stands what components of every part know of their page: alone it would be a file too.
 */
const PARTS = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]blocks[\\/]ui[\\/]context\.[jt]sx?$/,
  },
];

/** The registry of the components that browsers fetch apart, and the one that has all of them where pages are made. */
const APART = /[\\/]blocks[\\/]apart\.[jt]sx?$/;
const COMPONENTS = /[\\/]blocks[\\/]components\.[jt]sx?$/;
const NONE = '\0no-blocks-apart';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

interface PluginOptions {
  /** The engine's own folder. */
  readonly engine: string;
  /** Where the program is written. */
  readonly out: string;
  /** True where a site's own blocks are in it: their mistakes are told at their lines. */
  readonly isOwn?: boolean;
}

/**
 * Makes `vite build` write the engine's program: what browsers get, what pages are rendered with, and the commands. No
 * site has a part in it but by code of its own.
 */
export function engineProgram({ engine, out, isOwn = false }: PluginOptions): Plugin {
  const environment = (name: string, input: string | Readonly<Record<string, string>>) => ({
    build: {
      outDir: join(out, name),
      emptyOutDir: true,
      copyPublicDir: false,
      sourcemap: isOwn && name !== 'client',
      rollupOptions: {
        input,
        preserveEntrySignatures: 'allow-extension' as const,
        // No getter of ours does anything but tell: what is read and not used may go. So may what packages only name:
        // `__name`, which their bundlers leave in them, does nothing but give a function its name.
        treeshake: { propertyReadSideEffects: false as const, manualPureFunctions: ['__name'] },
      },
    },
  });
  const inParts = ({ rollupOptions, ...build }: ReturnType<typeof environment>['build']) => ({
    ...build,
    rollupOptions: { ...rollupOptions, output: { codeSplitting: { groups: PARTS } } },
  });
  const resolve = { noExternal: TAKEN_IN };
  const commands = Object.keys(COMMANDS).map((name) => [`commands/${name}`, sourceFile(engine, `src/cli/${name}`)]);
  const own = {
    ...Object.fromEntries(commands),
    'page-worker': sourceFile(engine, 'src/publish/pages/page-worker'),
    doors: sourceFile(engine, 'src/api/doors'),
    'vite-plugins': sourceFile(engine, 'src/api/vite-plugins'),
    'own-program': sourceFile(engine, 'src/program/own-blocks/own-program'),
  };
  const partsOfBlocks: Record<string, readonly string[]> = {};
  /** The files of the program, of which the last starts it. */
  let parts: readonly string[] = [];
  return {
    name: 'pages-as-data:program',
    apply: 'build',
    enforce: 'pre',
    // Around each import of a part Vite puts what loads the part's styles and what else it imports. Parts have no styles.
    load: {
      filter: { id: /^\0(?:vite\/preload-helper|no-blocks-apart)/ },
      handler: (id) =>
        id === NONE ? 'export const blocksApart = {};' : 'export const __vitePreload = (load) => load();',
    },
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'client' || !COMPONENTS.test(importer ?? '') || !source.includes('/apart'))
        return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && APART.test(found.id) ? NONE : undefined;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || !part.isDynamicEntry) continue;
        const types = new Set(part.moduleIds.map(blockOf).filter((type) => type !== undefined));
        if (types.size > 0) partsOfBlocks[basename(part.fileName)] = [...types];
      }
      const chunks = chunksOf(bundle);
      const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
      parts = entry ? [...inOrder(entry, chunks)].map((file) => basename(file)) : [];
    },
    config: () => ({
      // What scripts ask for lies beside them, wherever the site lies.
      base: './',
      publicDir: false,
      environments: {
        client: {
          build: {
            ...inParts(environment('client', sourceFile(engine, 'src/client/entry')).build),
            modulePreload: false,
          },
        },
        ssr: { resolve, ...environment('server', sourceFile(engine, 'src/render/server')) },
        engine: { consumer: 'server', resolve, ...environment('engine', own) },
      },
      builder: {
        async buildApp(builder) {
          for (const each of Object.values(builder.environments)) await builder.build(each);
          const entry = parts.at(-1);
          if (!entry) throw new Error('The browser bundle has no entry.');
          const starter = await starterScript(
            engine,
            parts.map((part) => `./${part}`),
          );
          const start = `start-${hashOf(starter)}.js`;
          writeFileSync(join(out, 'client/assets', start), starter);
          const file: ProgramFile = {
            entry,
            partsOfBlocks,
            start,
            detect: await inlineScript(engine, 'detect'),
            consent: await inlineScript(engine, 'consent/start'),
          };
          writeFileSync(join(out, PROGRAM_FILE), JSON.stringify(file));
          // In a site's folder the nearest package.json is the site's, which may say otherwise.
          writeFileSync(join(out, 'package.json'), '{ "type": "module" }');
        },
      },
    }),
  };
}
