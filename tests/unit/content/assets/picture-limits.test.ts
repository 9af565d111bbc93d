import { expect, test } from 'vitest';
import { PICTURE_LIMITS } from '../../../../src/content/assets/picture-limits.ts';
import { printReport } from '../../../../src/diagnostics/print.ts';
import { brief, check } from '../../site-folder.ts';
import { page, SVG } from '../../small-site.ts';

/** The header of a PNG of that many pixels, and as many bytes as asked. */
function png(width: number, height: number, bytes = 100): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([header, size], Math.max(bytes, 24));
}

const shown = (content: Uint8Array | string, name = 'x.png') =>
  check({
    'pages/index.yaml': page(
      `  - type: hero\n    title: { all: T }\n    picture: { src: /${name}, alt: { all: X } }\n`,
    ),
    [`public/${name}`]: content,
  });

test.each([
  ['16383 pixels in width', png(16_383, 1), []],
  ['16384 pixels in width', png(16_384, 1), ['picture-too-large']],
  ['16384 pixels in height', png(1, 16_384), ['picture-too-large']],
  ['25 million pixels', png(5000, 5000), []],
  ['a row more than 25 million', png(5000, 5001), ['picture-too-large']],
  ['noise over three screens', png(2880, 16_383, 367_000), ['picture-too-large']],
  ['2 MB', png(100, 100, PICTURE_LIMITS.heavy), []],
  ['a byte more than 2 MB', png(100, 100, PICTURE_LIMITS.heavy + 1), ['heavy-picture']],
  ['20 MB', png(100, 100, PICTURE_LIMITS.bytes), ['heavy-picture']],
  ['a byte more than 20 MB', png(100, 100, PICTURE_LIMITS.bytes + 1), ['picture-too-heavy']],
])('a picture of %s', (_, content, codes) => {
  expect(shown(content).map(brief)).toEqual(codes.map((code) => `pages/index.yaml:7:21 ${code}`));
});

const DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

test.each([
  ['x.webp', `<svg a='WEBPVP8X${'1'.repeat(20)}'/>`],
  ['x.avif', `<!--ftypavif ispe${' '.repeat(12)}-->${DRAWN}`],
  ['x.png', `<PNG ${'1'.repeat(30)}/>${DRAWN}`],
])('a drawing that calls itself %s is no picture', (name, content) => {
  expect(shown(content, name).map(brief)).toEqual(['pages/index.yaml:7:21 broken-image']);
});

test('a drawing has any size', () => {
  expect(shown(SVG.replace('"20"', '"20000"'), 'x.svg')).toEqual([]);
});

test('the messages say what to do', () => {
  expect(printReport([...shown(png(100, 100, 9_740_000)), ...shown(png(20_000, 3000))])).toMatchInlineSnapshot(`
    "pages/index.yaml:7:21 warning heavy-picture
      6 |     title: { all: T }
      7 |     picture: { src: /x.png, alt: { all: X } }
        |                     ^^^^^^
      The file of the picture \`/x.png\` has 9.7 MB.
      Visitors get smaller copies, but every build has to make them from it. Save it again as JPEG or WebP, at most 2880 pixels wide: less than 2 MB are enough.

    pages/index.yaml:7:21 error picture-too-large
      6 |     title: { all: T }
      7 |     picture: { src: /x.png, alt: { all: X } }
        |                     ^^^^^^
      The picture \`/x.png\` is too large: 20000 by 3000 pixels.
      Save it smaller with a picture editor: 2880 pixels in width are enough. No side may have more than 16383 pixels, nor all of it more than 25 million.

    1 error, 1 warning."
  `);
});
