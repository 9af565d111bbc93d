import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { pictureWidths } from '../../../../src/content/assets/picture-files.ts';
import { openFolder } from '../../../../src/disk/machine.ts';
import { openOutput } from '../../../../src/publish/output/output.ts';
import { writePictures } from '../../../../src/publish/pictures/pictures.ts';
import { copyPublic } from '../../../../src/publish/public-copy.ts';
import { siteFolder, withoutProofs } from '../../site-folder.ts';
import { page, SVG } from '../../small-site.ts';

const work = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** A picture with a slope of colours, which compresses as photographs do. */
const slope = (width: number, height: number) => {
  const pixels = Buffer.from(
    Array.from({ length: width * height }, (_, at) => [(at % width) % 256, Math.floor(at / width) % 256, 128]).flat(),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

const PAGE = page(`  - type: hero
    title: { all: Bread }
    picture: { src: /loaf.png, alt: { all: A loaf } }
  - type: logos
    title: { all: Mills }
    interval: 5000
    items:
      - { src: /mill.svg, alt: { all: A mill } }
      - { src: /loaf.png, alt: { all: The same loaf } }
`);
const loaf = await slope(800, 400).png().toBuffer();
const files = { 'pages/index.yaml': PAGE, 'public/mill.svg': SVG, 'public/loaf.png': loaf };

async function build(root: string, name: string) {
  const project = openFolder(root, { optimize: true });
  expect(withoutProofs(project.check())).toEqual([]);
  const out = join(work, name);
  const output = openOutput(out);
  await writePictures({ ...project, root, cache: join(work, 'cache') }, output);
  const asTheyAre = new Set([
    ...project.sharedUses().asTheyAre,
    ...project.routes().flatMap((route) => project.record(route).record.asTheyAre),
  ]);
  copyPublic({ ...project, root, asTheyAre }, output);
  await output.finish();
  return { project, assets: join(out, 'assets'), copied: readdirSync(out).filter((file) => file !== 'assets') };
}

describe('a picture of pixels', () => {
  test('is offered in AVIF and WebP, in widths up to its own, and those files are made', async () => {
    const { project, assets } = await build(siteFolder(files), 'first');
    const [hero, logos] = project.compile('/', 'en').page?.blocks ?? [];
    if (hero?.type !== 'hero' || logos?.type !== 'logos') throw new Error('The page has other blocks.');
    expect(hero.picture).toMatchObject({ width: 800, height: 400, alt: 'A loaf' });
    expect(hero.picture?.src).toMatch(/^\/assets\/loaf-[\w-]{8}-800\.webp$/);
    expect(hero.picture?.sizes).toBe('(max-width: 800px) 100vw, 800px');
    expect(hero.picture?.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    const offered = (hero.picture?.sources ?? []).flatMap(({ srcSet }) => srcSet.split(', '));
    expect(offered).toHaveLength(4);
    for (const line of offered) {
      const [, name = '', width] = /^\/assets\/(loaf-[\w-]{8}-\d+\.(?:avif|webp)) (\d+)w$/.exec(line) ?? [];
      const { format, ...size } = await sharp(join(assets, name)).metadata();
      expect(size).toMatchObject({ width: Number(width), height: Number(width) / 2 });
      expect(format).toBe(name.endsWith('.avif') ? 'heif' : 'webp');
    }
    expect(readdirSync(assets)).toHaveLength(4);
    expect(logos.items[1]?.sources).toEqual(hero.picture?.sources);
  });

  test('is smaller in the better formats', async () => {
    const root = siteFolder(files);
    const { assets } = await build(root, 'smaller');
    for (const name of readdirSync(assets))
      expect(statSync(join(assets, name)).size).toBeLessThan(statSync(join(root, 'public/loaf.png')).size);
  });

  test('is converted once for all builds, and again when it changes', async () => {
    const made = () => readdirSync(join(work, 'cache')).length;
    await build(siteFolder(files), 'again');
    const before = made();
    await build(siteFolder(files), 'again');
    expect(made()).toBe(before);
    await build(siteFolder({ ...files, 'public/loaf.png': await slope(600, 300).png().toBuffer() }), 'other');
    expect(made()).toBe(before + 4);
  });

  test.each([
    ['stays at home', '', []],
    ['is there where a text links to it', '  - type: text\n    body: { all: "[Loaf](/loaf.png)" }\n', ['loaf.png']],
  ])('itself %s', async (name, more, originals) => {
    const { copied } = await build(siteFolder({ ...files, 'pages/index.yaml': PAGE + more }), name);
    expect(copied).toEqual(['flag.svg', ...originals, 'mill.svg']);
  });

  test('is offered to all in at most the width of most screens', async () => {
    const wide = await slope(2900, 30).png().toBuffer();
    const { project, assets } = await build(siteFolder({ ...files, 'public/loaf.png': wide }), 'wide');
    const [hero] = project.compile('/', 'en').page?.blocks ?? [];
    const src = (hero?.type === 'hero' && hero.picture?.src) || '';
    expect(await sharp(join(assets, basename(src))).metadata()).toMatchObject({ format: 'webp', width: 1440 });
  });

  test('stays as it is while authors work', async () => {
    const project = openFolder(siteFolder(files));
    expect(project.compile('/', 'en').page?.blocks[0]).toMatchObject({ picture: { src: '/loaf.png' } });
    expect(JSON.stringify(project.compile('/', 'en').page)).not.toContain('sources');
    expect(project.pictures.size).toBe(0);
  });

  test('that was photographed upright is upright', async () => {
    const turned = await slope(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const yaml = PAGE.replaceAll('/loaf.png', '/loaf.jpg');
    const root = siteFolder({ ...files, 'pages/index.yaml': yaml, 'public/loaf.jpg': turned });
    const { project, assets } = await build(root, 'turned');
    expect(project.compile('/', 'en').page?.blocks[0]).toMatchObject({ picture: { width: 200, height: 400 } });
    const [name = ''] = readdirSync(assets).filter((file) => file.endsWith('-200.webp'));
    expect(await sharp(join(assets, name)).metadata()).toMatchObject({ width: 200, height: 400 });
  });

  test('whose pixels are cut off is named', async () => {
    const root = siteFolder({ ...files, 'public/loaf.png': loaf.subarray(0, 900) });
    await expect(build(root, 'broken')).rejects.toThrow(/public\/loaf\.png cannot be read as a picture/);
    expect(existsSync(join(work, 'broken'))).toBe(false);
  });
});

test('a drawing stays as it is', async () => {
  const { project } = await build(siteFolder(files), 'drawing');
  const [, logos] = project.compile('/', 'en').page?.blocks ?? [];
  expect(logos?.type === 'logos' && logos.items[0]).toEqual({ src: '/mill.svg', alt: 'A mill', width: 20, height: 10 });
});

test('a moving picture stays as it is', async () => {
  const frames = Buffer.concat([await slope(40, 40).raw().toBuffer(), await slope(40, 40).negate().raw().toBuffer()]);
  const moving = await sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
    .webp()
    .toBuffer();
  const yaml = PAGE.replaceAll('/loaf.png', '/loaf.webp');
  const root = siteFolder({ ...files, 'pages/index.yaml': yaml, 'public/loaf.webp': moving });
  expect(readFileSync(join(root, 'public/loaf.webp')).includes('ANIM')).toBe(true);
  const { project } = await build(root, 'moving');
  expect(project.pictures.get('/loaf.webp')).toEqual([]);
});

test.each([
  [300, [300]],
  [500, [500]],
  [1000, [480, 1000]],
  [1440, [480, 960, 1440]],
  [9000, [480, 960, 1440, 2880]],
])('a picture of %i pixels is offered in the widths %j', (width, widths) => {
  expect(pictureWidths({ width, height: 10 })).toEqual(widths);
});
