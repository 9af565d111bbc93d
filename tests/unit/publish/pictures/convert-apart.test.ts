import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFolder } from '../../../../src/disk/machine.ts';
import { openOutput } from '../../../../src/publish/output/output.ts';
import { convertApart } from '../../../../src/publish/pictures/convert-apart.ts';
import { canBeConverted, writePictures } from '../../../../src/publish/pictures/pictures.ts';
import { folder, siteFolder } from '../../site-folder.ts';
import { page } from '../../small-site.ts';

const sharp = createRequire(import.meta.url).resolve('sharp');
/** Made elsewhere, so that what decodes pictures is loaded by nobody here. */
const picture = execFileSync(process.execPath, [
  '-e',
  `require(${JSON.stringify(sharp)})({ create: { width: 90, height: 60, channels: 3, background: 'teal' } }).png().toBuffer().then((made) => process.stdout.write(made))`,
]);

/** The libraries that this process has loaded to read pictures. */
const loaded = () =>
  (process.report.getReport() as unknown as { sharedObjects: string[] }).sharedObjects.filter((library) =>
    /vips|sharp/.test(library),
  );

test('no decoder of pictures runs in the process of a build or of the authors’ server', async () => {
  const before = loaded();
  const block = '  - { type: hero, title: { all: A }, picture: { src: /x.png, alt: { all: B } } }\n';
  const root = siteFolder({ 'pages/index.yaml': page(block), 'public/x.png': picture });
  const project = openFolder(root, { optimize: true });
  project.check();
  const output = openOutput(join(folder({}), 'out'));
  await writePictures({ ...project, root, cache: join(folder({}), 'cache') }, output);
  expect(project.pictures.get('/x.png')).toHaveLength(2);
  expect(await canBeConverted(picture)).toBe(true);
  expect(await canBeConverted(picture.subarray(0, 60))).toBe(false);
  expect(loaded()).toEqual(before);
});

test('pictures are made side by side as one after the other; one that cannot be made lets the others end', async () => {
  const block = (name: string) =>
    `  - { type: hero, title: { all: A }, picture: { src: /${name}.png, alt: { all: B } } }\n`;
  const make = async (workers: number, broken: Record<string, Buffer> = {}) => {
    // Bytes behind the end of a picture make another one of it.
    const files = { a: picture, b: Buffer.concat([picture, Buffer.from('b')]), ...broken };
    const pages = Object.keys(files).map((name) => [`pages/${name}.yaml`, page(block(name))]);
    const root = siteFolder(
      Object.fromEntries([...pages, ...Object.entries(files).map(([name, bytes]) => [`public/${name}.png`, bytes])]),
    );
    const project = openFolder(root, { optimize: true });
    project.check();
    const cache = folder({});
    const output = openOutput(join(folder({}), 'out'));
    const made = writePictures({ ...project, root, workers, cache }, output);
    const error = await made.then(() => undefined, String);
    return {
      error,
      files: readdirSync(cache).map((name) => [name, readFileSync(join(cache, name)).toString('base64')]),
    };
  };
  const all = await make(2);
  expect(all.error).toBeUndefined();
  expect(all.files).toHaveLength(4);
  expect(await make(1)).toEqual(all);
  const { error, files } = await make(3, { c: picture.subarray(0, 60) });
  expect(error).toMatch(/c\.png cannot be read as a picture/);
  expect(files).toEqual(all.files);
});

test('what holds of photographs holds of a file with one colour to four points only', async () => {
  const [one, four] = ['4:2:0', '4:4:4'].map((chromaSubsampling) =>
    execFileSync(process.execPath, [
      '-e',
      `const input = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919) % 256));
      require(${JSON.stringify(sharp)})(input, { raw: { width: 64, height: 64, channels: 3 } })
        .jpeg({ chromaSubsampling: '${chromaSubsampling}' }).toBuffer().then((made) => process.stdout.write(made))`,
    ]),
  ) as [Buffer, Buffer];
  const written = { width: 64, extension: 'avif', quality: 55, effort: 0 };
  const ofPhoto = { chromaSubsampling: '4:2:0' };
  const sizes = async (picture: Buffer) =>
    (await convertApart(picture, [written, { ...written, ofPhoto }])).map(({ length }) => length);
  const [whole = 0, smaller = 0] = await sizes(one);
  expect(smaller).toBeLessThan(whole);
  const [before, after] = await sizes(four);
  expect(after).toBe(before);
});
