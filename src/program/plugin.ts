import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { COMMANDS } from './commands.ts';
import { inlineScript } from './inline-script.ts';
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
  const resolve = { noExternal: TAKEN_IN };
  const commands = Object.keys(COMMANDS).map((name) => [`commands/${name}`, sourceFile(engine, `src/cli/${name}`)]);
  const own = {
    ...Object.fromEntries(commands),
    'page-worker': sourceFile(engine, 'src/publish/pages/page-worker'),
    doors: sourceFile(engine, 'src/api/doors'),
    'vite-plugins': sourceFile(engine, 'src/api/vite-plugins'),
    'own-program': sourceFile(engine, 'src/program/own-blocks/own-program'),
  };
  const partsOfBlocks: Record<string, string> = {};
  return {
    name: 'pages-as-data:program',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const part of Object.values(bundle)) {
        const type = part.type === 'chunk' && part.isDynamicEntry && blockOf(part.facadeModuleId ?? '');
        if (type) partsOfBlocks[basename(part.fileName)] = type;
      }
    },
    config: () => ({
      // What scripts ask for lies beside them, wherever the site lies.
      base: './',
      publicDir: false,
      environments: {
        client: {
          build: {
            ...environment('client', sourceFile(engine, 'src/client/entry')).build,
            modulePreload: { polyfill: false },
          },
        },
        ssr: { resolve, ...environment('server', sourceFile(engine, 'src/render/server')) },
        engine: { consumer: 'server', resolve, ...environment('engine', own) },
      },
      builder: {
        async buildApp(builder) {
          for (const each of Object.values(builder.environments)) await builder.build(each);
          const entry = readdirSync(join(out, 'client/assets')).find((name) => /^entry-.*\.js$/.test(name));
          if (!entry) throw new Error('The browser bundle has no entry.');
          const file: ProgramFile = {
            entry,
            partsOfBlocks,
            boot: await inlineScript(engine, 'boot'),
            detect: await inlineScript(engine, 'detect'),
          };
          writeFileSync(join(out, PROGRAM_FILE), JSON.stringify(file));
          // In a site's folder the nearest package.json is the site's, which may say otherwise.
          writeFileSync(join(out, 'package.json'), '{ "type": "module" }');
        },
      },
    }),
  };
}
