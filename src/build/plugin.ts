import { readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { openProject, type Project } from '../content/project.ts';
import { printReport } from '../diagnostics/print.ts';
import type * as Server from '../render/server.ts';
import { inlineScript } from './inline-script.ts';
import { takeInventory } from './inventory.ts';
import { clearLeftovers, workFolder } from './kept-files.ts';
import type { Program } from './shared-files.ts';
import { buildSite } from './site-build.ts';

interface Options {
  /** The engine's own folder. */
  readonly engine: string;
  /** The content root: the folder with site.yaml, pages and public. */
  readonly root: string;
  /** Where the finished site is written. */
  readonly out: string;
}

/** Makes `vite build` write a whole site: browser bundle, server bundle, then every page prerendered. */
export function pagesAsData({ engine, root, out }: Options): Plugin {
  // Builds that run side by side do not write into each other's files.
  const work = workFolder(join(engine, '.cache'));
  const environment = (name: string, input: string) => ({
    build: {
      outDir: join(work, name),
      emptyOutDir: true,
      copyPublicDir: false,
      sourcemap: false,
      rollupOptions: {
        input: join(engine, input),
        preserveEntrySignatures: 'allow-extension' as const,
        // No getter of ours does anything but tell: what is read and not used may go. So may what packages only name:
        // `__name`, which their bundlers leave in them, does nothing but give a function its name.
        treeshake: { propertyReadSideEffects: false as const, manualPureFunctions: ['__name'] },
      },
    },
  });
  return {
    name: 'pages-as-data',
    apply: 'build',
    config: () => ({
      // What scripts ask for lies beside them, wherever the site lies.
      base: './',
      publicDir: false,
      environments: {
        client: {
          build: { ...environment('client', 'src/client/entry.tsx').build, modulePreload: { polyfill: false } },
        },
        ssr: environment('server', 'src/render/server.ts'),
      },
      builder: {
        async buildApp(builder) {
          clearLeftovers(join(engine, '.cache'));
          const project = openProject(root, { optimize: true });
          if (!report(project)) {
            // Vite builds whatever is left when a builder has built nothing.
            for (const environment of Object.values(builder.environments)) environment.isBuilt = true;
            return;
          }
          try {
            const program = await buildProgram(builder, engine, work);
            await writeSite({ project, program, engine, out });
          } finally {
            rmSync(work, { recursive: true, force: true });
          }
        },
      },
    }),
  };
}

/** Prints what is wrong with the content; false when nothing can be built from it. */
function report(project: Project): boolean {
  const diagnostics = project.check();
  if (diagnostics.length) process.stderr.write(`${printReport(diagnostics)}\n`);
  if (!diagnostics.some(({ severity }) => severity === 'error')) return true;
  process.stderr.write('Nothing was built; what was built before is still there.\n');
  process.exitCode = 1;
  return false;
}

async function buildProgram(builder: ViteBuilder, engine: string, work: string): Promise<Program> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('Vite has no client or no server environment.');
  await builder.build(client);
  await builder.build(ssr);
  const entry = readdirSync(join(work, 'client/assets')).find((name) => /^entry-.*\.js$/.test(name));
  if (!entry) throw new Error('The browser bundle has no entry.');
  // The server bundle is built from src/render/server.ts, so it has that module's exports.
  const server = (await import(/* @vite-ignore */ pathToFileURL(join(work, 'server/server.js')).href)) as typeof Server;
  return {
    folder: join(work, 'client'),
    entry,
    server,
    boot: await inlineScript(engine, 'boot'),
    detect: await inlineScript(engine, 'detect'),
  };
}

async function writeSite({
  project,
  program,
  engine,
  out,
}: {
  project: Project;
  program: Program;
  engine: string;
  out: string;
}) {
  const { site } = project;
  if (!site) throw new Error('The site has no value although its check passed.');
  const started = performance.now();
  const inventory = takeInventory(project, site);
  const { pages } = await buildSite({ project, site, program, inventory, engine, out });
  process.stdout.write(
    `${pages} pages written to ${readableFolder(out)} in ${Math.round(performance.now() - started)} ms.\n`,
  );
}

/** As it is typed from here, where it lies below. */
const readableFolder = (folder: string) =>
  folder.startsWith(process.cwd() + sep) ? relative(process.cwd(), folder) : folder;
