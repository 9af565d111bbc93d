import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import type { ResvgRenderOptions } from '@resvg/resvg-js';

const require = createRequire(import.meta.url);

/** In milliseconds; a sign is drawn in a few. */
const PATIENCE = 10_000;

const PROGRAM = `
const { Resvg } = require(process.argv[1]);
const { svg, options } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
process.stdout.write(new Resvg(svg, options).render().asPng());
`;

/**
 * Draws a drawing that somebody else has made, as a PNG, in a process of its own: at some the rasteriser ends its
 * process, at others it does not come back. Throws where nothing comes of it.
 */
export function drawApart(svg: string, options: ResvgRenderOptions, file: string): Buffer {
  const { status, stdout } = spawnSync(process.execPath, ['-e', PROGRAM, require.resolve('@resvg/resvg-js')], {
    input: JSON.stringify({ svg, options }),
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  if (status !== 0) throw new Error(`${file} cannot be drawn. Use a simpler drawing, without filters and patterns.`);
  return stdout;
}
