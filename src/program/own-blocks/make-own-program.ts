import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { printed } from '../../diagnostics/as-json.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { jsonText } from '../../diagnostics/escape.ts';
import { githubAnnotation } from '../../diagnostics/github.ts';
import { printReport } from '../../diagnostics/print.ts';
import { catalogues, isCatalogueName } from '../../diagnostics/wording.ts';
import { makeProgram } from '../make-program.ts';
import { viteSettings } from '../vite-settings.ts';
import { type CheckedBlocks, judgeBlocks } from './judge.ts';
import { writeRegistries } from './registry.ts';
import { siteBlocks } from './site-blocks.ts';

interface Making {
  readonly engine: string;
  readonly root: string;
  readonly out: string;
  readonly args: readonly string[];
}

/** Makes a program with a site's own blocks in it; false after telling what is wrong with them. */
export async function makeOwnProgram({ engine, root, out, args }: Making): Promise<boolean> {
  // Vite, and React with it, take whatever is found here; unset, it would become another.
  process.env.NODE_ENV = 'production';
  const { blocks, diagnostics } = await judgeApart(engine, root);
  if (diagnostics.length > 0) {
    tell(diagnostics, args);
    return false;
  }
  writeRegistries({ engine, root, blocks });
  await makeProgram({ engine, out, root });
  return true;
}

/** Judges the blocks with a runner of Vite's, which is closed again. */
export async function judgeApart(engine: string, root: string): Promise<CheckedBlocks> {
  const settings = viteSettings(engine);
  const server = await createServer({
    ...settings,
    cacheDir: join(root, '.cache/vite-once'),
    appType: 'custom',
    logLevel: 'silent',
    plugins: [...settings.plugins, siteBlocks({ engine, root })],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The server environment cannot run modules.');
    return await judgeBlocks({ engine, root, run: (file) => ssr.runner.import(file) });
  } finally {
    await server.close();
  }
}

/** Prints what is wrong as the check prints it, in the format and the language that it was asked for. */
function tell(diagnostics: readonly Diagnostic[], args: readonly string[]): void {
  const asked = (name: string) => {
    const at = args.findIndex((argument) => argument === name || argument.startsWith(`${name}=`));
    return args[at]?.split('=')[1] ?? (at === -1 ? undefined : args[at + 1]);
  };
  const language = asked('--language') ?? 'en';
  const catalogue = catalogues[isCatalogueName(language) ? language : 'en'];
  const format = asked('--format');
  if (format === 'json') process.stdout.write(`${jsonText(diagnostics.map((each) => printed(each, catalogue)))}\n`);
  else if (format === 'github')
    process.stdout.write(diagnostics.map((each) => `${githubAnnotation(each, catalogue)}\n`).join(''));
  else process.stderr.write(`${printReport(diagnostics, catalogue)}\n`);
}
