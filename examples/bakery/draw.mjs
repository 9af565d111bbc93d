// Draws the pictures of the site: `node examples/bakery/draw.mjs`. They are shapes alone, made for this site and free to use.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const crust = '#B5722F';
const dark = '#8A4F1C';
const light = '#E3B673';
const pale = '#F6E6C8';
const blue = '#3550B0';
const night = '#232842';
const cream = '#F6F1E7';

const svg = (width, height, inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>\n`;
const ground = (width, height, color = cream) => `<rect width="${width}" height="${height}" fill="${color}"/>`;
const at = (x, y, inner, scale = 1) => `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;
const shadow = (width) => `<ellipse cx="0" cy="92" rx="${width}" ry="12" fill="${night}" fill-opacity=".12"/>`;

/** A round loaf with an ear of wheat cut into its crust. */
const loaf = [
  shadow(170),
  `<path d="M-170 40C-170-60-90-110 0-110S170-60 170 40C170 80 90 92 0 92S-170 80-170 40z" fill="${crust}"/>`,
  `<path d="M-150 30C-146-50-80-92 0-94" fill="none" stroke="${light}" stroke-width="10" stroke-linecap="round" stroke-opacity=".6"/>`,
  `<g fill="none" stroke="${pale}" stroke-width="9" stroke-linecap="round"><path d="M0 60V-70"/>${[-50, -15, 20].map((y) => `<path d="M0 ${y + 30}Q-34 ${y + 22}-46 ${y - 14}M0 ${y + 30}Q34 ${y + 22} 46 ${y - 14}"/>`).join('')}</g>`,
].join('');

/** A plaited loaf. */
const challah = [
  shadow(190),
  ...[-140, -84, -28, 28, 84, 140].map(
    (x, place) =>
      `<ellipse cx="${x}" cy="${place % 2 ? 26 : 8}" rx="62" ry="44" transform="rotate(${place % 2 ? 28 : -28} ${x} 14)" fill="${place % 2 ? crust : '#C4833C'}" stroke="${dark}" stroke-width="5"/>`,
  ),
  `<g fill="${pale}">${[-150, -112, -70, -30, 6, 44, 86, 122, 152].map((x, place) => `<ellipse cx="${x}" cy="${place % 2 ? 2 : 22}" rx="5" ry="3" transform="rotate(${place * 40} ${x} 12)"/>`).join('')}</g>`,
].join('');

/** A pretzel with salt. */
const pretzel = [
  shadow(150),
  `<path d="M-60 78C60 10 140-20 120-66S20-90 0-20C-20-90-100-112-120-66S-60 10 60 78" fill="none" stroke="${dark}" stroke-width="40" stroke-linecap="round" stroke-linejoin="round"/>`,
  `<path d="M-60 78C60 10 140-20 120-66S20-90 0-20C-20-90-100-112-120-66S-60 10 60 78" fill="none" stroke="${crust}" stroke-width="28" stroke-linecap="round" stroke-linejoin="round"/>`,
  `<g fill="#FFF">${[
    [-112, -62],
    [-84, -84],
    [-40, -72],
    [0, -24],
    [42, -74],
    [86, -84],
    [114, -60],
    [60, -2],
    [-56, 0],
    [24, 54],
    [-28, 56],
  ]
    .map(([x, y]) => `<rect x="${x - 4}" y="${y - 4}" width="8" height="8" transform="rotate(20 ${x} ${y})"/>`)
    .join('')}</g>`,
].join('');

/** A ring cake with sugar on it. */
const kugelhopf = [
  shadow(160),
  `<path d="M-60-90C-110-70-150 40-160 80Q0 110 160 80C150 40 110-70 60-90z" fill="${crust}"/>`,
  `<g fill="none" stroke="${dark}" stroke-width="6">${[-120, -80, -40, 0, 40, 80, 120].map((x) => `<path d="M${x * 0.42}-88Q${x * 0.8}-10 ${x} 92"/>`).join('')}</g>`,
  `<path d="M-64-92Q-90-60-70-50T-36-44-8-52 26-42 62-52 68-92z" fill="#FFF"/>`,
  `<ellipse cx="0" cy="-92" rx="62" ry="18" fill="${pale}"/><ellipse cx="0" cy="-92" rx="22" ry="7" fill="${dark}"/>`,
].join('');

/** A shop's front; the awning has the shop's colour. */
const front = (color, wall, tall) =>
  [
    ground(800, 520, '#E7ECF7'),
    `<rect x="120" y="${tall ? 20 : 90}" width="560" height="${tall ? 440 : 370}" fill="${wall}"/>`,
    tall
      ? `<path d="M110 30L400-70 690 30z" fill="${dark}"/><g fill="#FFF" stroke="${night}" stroke-width="6"><rect x="210" y="60" width="90" height="100"/><rect x="355" y="60" width="90" height="100"/><rect x="500" y="60" width="90" height="100"/></g>`
      : `<rect x="104" y="78" width="592" height="22" fill="${night}"/>`,
    `<rect x="170" y="270" width="300" height="150" fill="${pale}" stroke="${night}" stroke-width="8"/>`,
    `<rect x="510" y="250" width="110" height="210" fill="${night}"/><rect x="526" y="268" width="78" height="100" fill="${pale}"/><circle cx="604" cy="400" r="6" fill="${light}"/>`,
    at(250, 380, loaf, 0.34),
    at(390, 388, kugelhopf, 0.3),
    Array.from(
      { length: 9 },
      (_, place) => `<path d="M${150 + place * 56} 190h56v56a28 22 0 0 1-56 0z" fill="${place % 2 ? '#FFF' : color}"/>`,
    ).join(''),
    `<rect x="0" y="460" width="800" height="60" fill="#C9C3B4"/>`,
  ].join('');

/** The counter in the morning. */
const counter = [
  ground(1600, 1000, '#E7ECF7'),
  `<circle cx="1250" cy="300" r="150" fill="#FFE7A8"/><rect y="640" width="1600" height="360" fill="${blue}"/><rect y="620" width="1600" height="40" fill="${night}"/>`,
  `<rect x="120" y="300" width="760" height="24" fill="${dark}"/>`,
  at(300, 218, loaf, 0.88),
  at(680, 226, challah, 0.8),
  at(420, 548, kugelhopf, 0.85),
  at(820, 552, pretzel, 0.8),
  at(1240, 540, loaf, 1),
].join('');

const pictures = join(import.meta.dirname, 'public/pictures');
const product = (drawing) => svg(640, 480, ground(640, 480) + at(320, 240, drawing, 1.3));
const drawings = {
  'bread.svg': product(loaf),
  'challah.svg': product(challah),
  'pretzel.svg': product(pretzel),
  'kugelhopf.svg': product(kugelhopf),
  'strasbourg.svg': svg(800, 520, front('#B4443C', '#F3E3C3', true)),
  'freiburg.svg': svg(800, 520, front(blue, '#DDE6D5', true)),
  'basel.svg': svg(800, 520, front('#2F6B4F', '#EDE7DC', false)),
};
for (const [name, drawing] of Object.entries(drawings)) writeFileSync(join(pictures, name), drawing);
writeFileSync(join(pictures, 'counter.png'), new Resvg(svg(1600, 1000, counter)).render().asPng());
