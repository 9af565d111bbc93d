import { build } from 'vite';
import { sourceFile } from './source-file.ts';
import { alone } from './vite-settings.ts';

type Client = 'detect' | 'consent/start' | 'starter/start';

/** A script in one piece, minified. `blanks` are the names in it that are given here. */
async function wholeScript(
  engine: string,
  name: Client,
  { format, blanks = {} }: { format: 'iife' | 'es'; blanks?: Readonly<Record<string, unknown>> },
): Promise<string> {
  const result = await build({
    ...alone(engine),
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(blanks).map(([blank, value]) => [blank, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: sourceFile(engine, `src/client/${name}`), output: { format } },
      modulePreload: false,
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`The script ${name} came out empty.`);
  return chunk.code.trim();
}

/** A script that runs by itself: one small enough to stand in the page, or one of a few sites. */
export const inlineScript = (engine: string, name: 'detect' | 'consent/start'): Promise<string> =>
  wholeScript(engine, name, { format: 'iife' });

/** The module that every page has; `parts` are the program's, in their order, as they lie beside it. */
export const starterScript = (engine: string, parts: readonly string[]): Promise<string> =>
  wholeScript(engine, 'starter/start', { format: 'es', blanks: { __PROGRAM__: parts } });
