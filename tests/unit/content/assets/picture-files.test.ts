import { describe, expect, test } from 'vitest';
import { pictureFiles, pictureSources, pictureWidths } from '../../../../src/content/assets/picture-files.ts';
import { memoryFiles } from '../../../../src/content/files/memory-files.ts';
import { machineOf } from '../../../../src/disk/machine.ts';

const latin = (text: string) => [...Buffer.from(text, 'latin1')];
const zeros = (count: number) => new Array<number>(count).fill(0);
const files = (name: string, content: string | number[] = 'bytes', width = 600) =>
  pictureFiles(
    { file: name, size: { width, height: 100 } },
    { folder: memoryFiles({ [name]: Buffer.from(content as string) }), machine: machineOf('') },
  );
const names = (...from: Parameters<typeof files>) => files(...from).map(({ name }) => name);

test.each([
  [300, [300]],
  [480, [480]],
  [564, [564]],
  [565, [480, 565]],
  [1440, [480, 960, 1440]],
  [2880, [480, 960, 1440, 2880]],
  [9000, [480, 960, 1440, 2880]],
])('a picture of %i pixels is offered in the widths %j', (width, widths) => {
  expect(pictureWidths({ width, height: 10 })).toEqual(widths);
});

describe('the files of a picture', () => {
  test('are two formats in every width, named after it and its bytes', () => {
    const made = files('Brot & Käse.PNG');
    expect(made.map(({ name }) => name.replace(/-[\w-]{8}(?=-\d+\.)/, '-HASH'))).toEqual([
      'Brot-K-se-HASH-480.avif',
      'Brot-K-se-HASH-600.avif',
      'Brot-K-se-HASH-480.webp',
      'Brot-K-se-HASH-600.webp',
    ]);
    expect(made.map(({ format, width }) => [format.type, width])).toEqual([
      ['image/avif', 480],
      ['image/avif', 600],
      ['image/webp', 480],
      ['image/webp', 600],
    ]);
  });

  test('have the same names for the same bytes, and others for other bytes', () => {
    expect(names('a.png', 'one')).toEqual(names('a.png', 'one'));
    expect(names('a.png', 'one')).not.toEqual(names('a.png', 'two'));
  });

  test.each(['a.png', 'a.jpg', 'a.jpeg', 'a.webp', 'a.avif', 'a.JPG'])('are made of %s', (name) => {
    expect(names(name)).toHaveLength(4);
  });

  test.each(['a.svg', 'a.gif', 'a.png.svg', 'a.xpng'])('are not made of %s', (name) => {
    expect(names(name)).toEqual([]);
  });

  test('are offered as one line for each format, below the site’s path', () => {
    const [small, large, , other] = names('a.png');
    expect(pictureSources(files('a.png'), '/shop')).toEqual([
      { type: 'image/avif', srcSet: `/shop/assets/${small} 480w, /shop/assets/${large} 600w` },
      { type: 'image/webp', srcSet: expect.stringMatching(new RegExp(`, /shop/assets/${other} 600w$`)) },
    ]);
  });
});

describe('a moving picture stays as it is', () => {
  const webp = (kind: string, flags: number) => [...latin(`RIFF----WEBP${kind}`), ...zeros(4), flags, ...zeros(9)];
  const png = (...chunks: string[]) => [...zeros(12), ...latin('IHDR'), ...latin(chunks.join(''))];

  test('as WebP', () => {
    expect(names('a.webp', webp('VP8X', 2))).toEqual([]);
    expect(names('a.webp', webp('VP8X', 0x12))).toEqual([]);
    expect(names('a.webp', webp('VP8X', 0x11))).toHaveLength(4);
    expect(names('a.webp', webp('VP8 ', 2))).toHaveLength(4);
  });

  test('as PNG', () => {
    expect(names('a.png', png('acTL', 'IDAT'))).toEqual([]);
    expect(names('a.png', png('IDAT', 'acTL'))).toHaveLength(4);
    expect(names('a.png', png('IDAT'))).toHaveLength(4);
    expect(names('a.png', [...zeros(16), ...latin('acTLIDAT')])).toHaveLength(4);
  });
});
