import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { type SyntheticPage, slugOf, syntheticPage, type Texts } from './synthetic-content.ts';

const REPOSITORY = join(import.meta.dirname, '..');

export function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The pages of a made-up site, one at a time: ten thousand of them do not fit into memory beside a build. */
export function* syntheticPages(pages: number): Generator<SyntheticPage> {
  for (let nth = 0; nth < pages; nth++) yield syntheticPage(nth, pages);
}

const everywhere = (text: string): Texts => ({ all: text });

/** Menu and footer of a made-up site: as many entries as a real one has. */
const entries = (pages: number, from: number, count: number) =>
  Array.from({ length: Math.min(count, pages - 1) }, (_, index) => ({
    label: everywhere(`Page ${from + index}`),
    link: `/${slugOf(((from + index) % (pages - 1)) + 1)}`,
  }));

/**
 * Writes a site of so many pages, each a route in three languages, with this repository's languages. Its
 * picture for shared links is one for all pages: drawing pictures is measured apart.
 */
export async function writeSyntheticSite(root: string, pages: number): Promise<void> {
  const own = parse(readFileSync(join(REPOSITORY, 'site.yaml'), 'utf8'));
  const site = {
    url: 'https://synthetic.example.test',
    languages: own.languages,
    defaultLanguage: own.defaultLanguage,
    brand: everywhere('Synthetic'),
    organization: { legalName: 'Synthetic', email: 'post@synthetic.example.test' },
    header: {
      menu: [
        { label: everywhere('Guides'), items: entries(pages, 1, 6) },
        { label: everywhere('Notes'), items: entries(pages, 7, 6) },
      ],
    },
    footer: {
      description: everywhere('A site that was made up to be measured.'),
      lists: [{ title: everywhere('Works'), items: entries(pages, 13, 8) }],
    },
    socialImage: { src: '/social.png', alt: everywhere('Synthetic') },
  };
  write(join(root, 'site.yaml'), stringify(site));
  cpSync(join(REPOSITORY, 'public/flags'), join(root, 'public/flags'), { recursive: true });
  cpSync(join(REPOSITORY, 'public/favicon.svg'), join(root, 'public/favicon.svg'));
  cpSync(join(REPOSITORY, 'pages/404.yaml'), join(root, 'pages/404.yaml'));
  const picture = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#224466' } });
  write(join(root, 'public/social.png'), await picture.png().toBuffer());
  for (const { slug, meta, blocks } of syntheticPages(pages))
    write(join(root, 'pages', `${slug || 'index'}.yaml`), stringify({ meta, blocks }, { lineWidth: 0 }));
}
