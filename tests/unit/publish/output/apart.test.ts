import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { cutApart } from '../../../../src/publish/fonts/cut-apart.ts';
import { runApart } from '../../../../src/publish/output/apart.ts';
import { convertApart } from '../../../../src/publish/pictures/convert-apart.ts';

const require = createRequire(import.meta.url);
const MB = 1_000_000;
const limits = { time: 300_000, memory: 300 * MB };
const run = (program: string, own = limits) =>
  runApart({ program, uses: require.resolve('sharp'), asked: { a: 'ş' }, input: Buffer.from('word'), limits: own });

describe('what runs apart', () => {
  test('is given what it asks for, and gives back bytes', async () => {
    expect((await run('give(input); give(Buffer.from(asked.a));')).map(String)).toEqual(['word', 'ş']);
  });

  test.each([
    ['throws', 'throw new Error();', limits],
    ['ends its process', 'process.abort();', limits],
    ['does not come back', 'for (;;);', { ...limits, time: 300 }],
    [
      'takes memory without end, and comes back to nothing else meanwhile',
      'for (const all = []; ; ) all.push(Buffer.alloc(10000000, 1));',
      limits,
    ],
    [
      'takes memory in WebAssembly',
      'for (const all = []; ; ) { const { buffer } = new WebAssembly.Memory({ initial: 160 }); new Uint8Array(buffer).fill(1); all.push(buffer); }',
      limits,
    ],
  ])('that %s is an error and nothing more', async (_name, program, own) => {
    await expect(run(program, own)).rejects.toThrow('A process that runs apart ended');
  });
});

const FONT = readFileSync(require.resolve('@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2'));
const least = { time: 300_000, memory: 10 * MB };

test('a font is cut within bounds, or told by its name', async () => {
  const cut = { characters: 'abc', format: 'woff2' } as const;
  const made = await cutApart(
    [cut, { ...cut, characters: 'a' }].map((each) => ({ ...each, file: FONT })),
    'A',
  );
  expect(made.map((each) => each.toString('latin1', 0, 4))).toEqual(['wOF2', 'wOF2']);
  expect(made[1]?.length).toBeLessThan(made[0]?.length ?? 0);
  await expect(cutApart([{ ...cut, file: FONT }], '/fonts/a.woff2', least)).rejects.toThrow('The font /fonts/a.woff2');
  await expect(cutApart([{ ...cut, file: Buffer.from('no font') }], 'A')).rejects.toThrow('The font A cannot be cut');
});

test('a picture is converted within bounds', async () => {
  const picture = readFileSync('public/apple-touch-icon.png');
  const wanted = [{ width: 8, extension: 'png', quality: 1 }];
  expect(await convertApart(picture, wanted)).toHaveLength(1);
  await expect(convertApart(picture, wanted, least)).rejects.toThrow();
});
