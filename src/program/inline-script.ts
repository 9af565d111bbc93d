import { build } from 'vite';
import { sourceFile } from './source-file.ts';

/** A script small enough to stand in the page: one self-contained, minified expression. */
export async function inlineScript(engine: string, name: 'boot' | 'detect'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: sourceFile(engine, `src/client/${name}`), output: { format: 'iife' } },
      modulePreload: false,
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`The inline script ${name} came out empty.`);
  return chunk.code.trim();
}
