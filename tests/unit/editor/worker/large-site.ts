import { siteFolder } from '../../site-folder.ts';
import { SITE, SVG } from '../../small-site.ts';

const places = Array.from({ length: 120 }, (_, place) => place);
const picturesOf = (place: number) => ['a', 'b', 'c', 'd', 'e'].map((name) => `/p${place}/${name}.svg`);

const textPage = (title: string, first = '') => `${first}meta:
  title: { all: ${title} }
  description: { all: About it }
blocks:
  - { type: text, id: hours, title: { en: One, tr: Bir, ar: واحد } }
  - { type: text, id: way, title: { en: Two, tr: İki, ar: اثنان } }
`;

const manyPage = (place: number) =>
  [
    textPage(`Page ${place}`, place === 0 ? 'formerly: [/old]\n' : ''),
    '  - type: gallery\n    title: { all: Shown }\n    items:\n',
    ...picturesOf(place).map((src) => `      - { picture: { src: ${src}, alt: { all: Bread } } }\n`),
    '  - include: /_closing.yaml\n',
  ].join('');

/** The folder of a site of many pages: its menu leads to some, the first lists entries, and each shows pictures. */
export function largeSite(): string {
  const menu = places
    .slice(0, 8)
    .map((place) => `    - { label: { all: Page }, link: "/p${place}#hours" }\n`)
    .join('');
  const news = places
    .slice(0, 30)
    .map((place) => [
      `pages/news/n${place}.yaml`,
      textPage(`News ${place}`, `entry: { date: 2026-01-${String(place + 1).padStart(2, '0')} }\n`),
    ]);
  return siteFolder({
    'site.yaml': SITE.replace('  menu:\n', `  menu:\n${menu}`),
    'pages/index.yaml': `${textPage('Home')}  - { type: entries, title: { all: News }, of: /news, none: { all: Nothing } }\n  - include: /_closing.yaml\n`,
    'pages/_closing.yaml': 'blocks:\n  - { type: text, id: closing, title: { all: Closing } }\n',
    'pages/news/_collection.yaml': 'title: { all: News }\n',
    ...Object.fromEntries(news),
    ...Object.fromEntries(places.map((place) => [`pages/p${place}.yaml`, manyPage(place)])),
    // No two of a page are one to git.
    ...Object.fromEntries(
      places.flatMap((place) => picturesOf(place).map((src, at) => [`public${src}`, SVG + '\n'.repeat(at + 1)])),
    ),
  });
}
