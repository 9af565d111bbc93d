import { createRequire } from 'node:module';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { runApart } from '../output/apart.ts';

const require = createRequire(import.meta.url);

/** A sign is drawn in a few milliseconds. */
const LIMITS = { time: 10_000, memory: 1_000_000_000 };

const PROGRAM = `
const { Resvg } = load();
give(new Resvg(input.toString(), asked).render().asPng());
`;

/** Draws a drawing that somebody else has made, as a PNG. Throws where nothing comes of it. */
export async function drawApart(svg: string, options: ResvgRenderOptions, file: string): Promise<Buffer> {
  try {
    const input = Buffer.from(svg);
    const [png] = await runApart({
      program: PROGRAM,
      uses: require.resolve('@resvg/resvg-js'),
      asked: options,
      input,
      limits: LIMITS,
    });
    if (png) return png;
  } catch {
    // What ended the process is of no help to the one who made the drawing.
  }
  throw new Error(`${file} cannot be drawn. Use a simpler drawing, without filters and patterns.`);
}
