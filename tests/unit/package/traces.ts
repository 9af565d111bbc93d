import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The files below folders, or the files themselves. */
const filesIn = (root: string, ...paths: string[]): string[] =>
  paths.flatMap((path) => {
    const whole = join(root, path);
    if (!existsSync(whole) || statSync(whole).isFile()) return existsSync(whole) ? [whole] : [];
    return readdirSync(whole, { recursive: true, encoding: 'utf8' })
      .map((name) => join(whole, name))
      .filter((name) => statSync(name).isFile());
  });

const TEXT = /\.(?:ya?ml|html|json|css|js|mjs|tsx?|svg|txt|xml|webmanifest|md)$|_(?:headers|redirects)$/;
const wordsOf = (files: readonly string[]) =>
  new Set(
    files
      .filter((file) => TEXT.test(file))
      .flatMap((file) => readFileSync(file, 'utf8').match(/[\p{L}\p{M}]{3,}/gu) ?? [])
      .map((word) => word.toLowerCase()),
  );
const colorsOf = (text: string) => new Set((text.match(/#[0-9a-f]{6}\b/gi) ?? []).map((color) => color.toLowerCase()));
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** What a built site has of another one that is neither its own nor the engine's. */
export function tracesOf(other: string, { engine, site }: { engine: string; site: string }): string[] {
  const dist = filesIn(site, 'dist');
  const [own, source] = [filesIn(other, 'site.yaml', 'pages'), filesIn(site, 'site.yaml', 'pages', 'blocks')];
  const known = new Set([
    ...wordsOf(source),
    ...wordsOf(filesIn(engine, 'src', 'blocks', 'schema')),
    // Words of the packages that are in the browser's scripts.
    ...wordsOf(filesIn(engine, ...BUNDLED.map((name) => `node_modules/${name}`))),
  ]);
  const words = [...wordsOf(own)].filter((word) => !known.has(word));
  const built = wordsOf(dist);
  const text = dist.filter((file) => TEXT.test(file)).map((file) => readFileSync(file, 'latin1').toLowerCase());
  const colorsIn = (...files: string[]) => colorsOf(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const theirs = colorsIn(join(site, 'site.yaml'), join(engine, 'schema/look.ts'));
  const ours = [...colorsIn(join(other, 'site.yaml'))].filter((color) => !theirs.has(color));
  const names = new Set(filesIn(site, 'public').map((file) => basename(file)));
  const pictures = filesIn(other, 'public');
  const hashes = new Set(dist.map(hashOf));
  const addresses = pictures.map((file) => basename(file)).filter((name) => !names.has(name));
  return [
    ...words.filter((word) => built.has(word)),
    ...ours.filter((color) => text.some((each) => each.includes(color))),
    ...addresses.filter((name) => text.some((each) => each.includes(name))),
    ...pictures.filter((file) => hashes.has(hashOf(file))),
  ];
}

const BUNDLED = [
  'react',
  'react-dom',
  'scheduler',
  'react-i18next',
  'i18next',
  'wouter',
  '@radix-ui',
  'clsx',
  '@floating-ui',
];
