import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { crc32 } from './crc32.ts';
import type { HostileSite } from './hostile-site.ts';

const PAGE = 'meta:\n  title: Feindlich\n  description: Eine Seite.\nblocks:\n  - type: divider\n';
const withPicture = (path: string) =>
  `meta:\n  title: Image\n  description: Une image.\nblocks:\n  - type: hero\n    title: A\n    description: B\n    picture: { src: ${path}, alt: C }\n`;
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="10">${inner}</svg>`;

const link = (name: string, from: string, to: string, type?: 'dir'): HostileSite => ({
  name,
  make: (root, outside) => {
    rmSync(join(root, from), { recursive: true, force: true });
    mkdirSync(join(root, from, '..'), { recursive: true });
    symlinkSync(to.startsWith('/') ? to : join(outside, to), join(root, from), type);
  },
});
const pipe = (name: string, path: string): HostileSite => ({
  name,
  make: (root) => {
    rmSync(join(root, path), { force: true });
    mkdirSync(join(root, path, '..'), { recursive: true });
    execFileSync('mkfifo', [join(root, path)]);
  },
});
const files = (name: string, content: Readonly<Record<string, string | Uint8Array>>): HostileSite => ({
  name,
  files: () => content,
});
const mark = (name: string, text: string | Uint8Array) => files(`mark.svg: ${name}`, { 'public/mark.svg': text });

/** A PNG of which nothing can be compressed, or its head alone. */
function png(width: number, height: number, body: 'noise' | 'none'): Uint8Array {
  const chunk = (name: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0], 8);
  const rows = Buffer.alloc(body === 'noise' ? (width + 1) * height : 0);
  let seed = 1;
  for (let at = 0; at < rows.length; at++) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    if (at % (width + 1)) rows[at] = seed >> 16;
  }
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    ...(body === 'noise' ? [chunk('IDAT', deflateSync(rows, { level: 1 }))] : []),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Files that are not what their names say, lie elsewhere, or have names that mean something to a host or a shell. */
export const fileSites: readonly HostileSite[] = [
  link('public/notes.txt is a file elsewhere', 'public/notes.txt', 'config'),
  link('public/more is a folder elsewhere', 'public/more', 'folder', 'dir'),
  link('public is a folder elsewhere', 'public', 'folder', 'dir'),
  link('pages is a folder elsewhere', 'pages', 'folder', 'dir'),
  link('pages/more is a folder elsewhere', 'pages/more', 'folder', 'dir'),
  link('pages/z.yaml is a file elsewhere', 'pages/z.yaml', 'secret.yaml'),
  link('pages/_p.yaml is a file elsewhere', 'pages/_p.yaml', 'secret.yaml'),
  link('site.yaml is a file elsewhere', 'site.yaml', 'secret.yaml'),
  link('pages/z.yaml is endless', 'pages/z.yaml', '/dev/zero'),
  link('site.yaml is endless', 'site.yaml', '/dev/zero'),
  link('public/x.png is endless', 'public/x.png', '/dev/zero'),
  link('public/mark.svg is endless', 'public/mark.svg', '/dev/zero'),
  link('public/loop is the root of all', 'public/loop', '/', 'dir'),
  link('pages/loop.yaml is itself', 'pages/loop.yaml', 'loop.yaml'),
  pipe('public/x.svg is a pipe', 'public/x.svg'),
  pipe('pages/z.yaml is a pipe', 'pages/z.yaml'),
  pipe('site.yaml is a pipe', 'site.yaml'),
  {
    name: 'links to themselves',
    make: (root) => {
      mkdirSync(join(root, 'public'), { recursive: true });
      symlinkSync('.', join(root, 'public/again'), 'dir');
      symlinkSync('..', join(root, 'pages/again'), 'dir');
    },
  },
  {
    name: 'folders in the place of files',
    make: (root) => {
      for (const path of ['pages/z.yaml', 'public/mark.svg', 'public/share.png'])
        mkdirSync(join(root, path), { recursive: true });
      rmSync(join(root, 'site.yaml'));
      mkdirSync(join(root, 'site.yaml'));
    },
  },
  {
    name: '500 folders in each other',
    make: (root) => {
      for (const top of ['pages', 'public']) {
        const path = join(root, top, 'a/'.repeat(500));
        mkdirSync(path, { recursive: true });
        writeFileSync(join(path, 'z.yaml'), PAGE);
      }
    },
  },
  mark('an image', svg('\n<image href="/etc/passwd"/>')),
  mark('an image without end', svg('\n<image xlink:href="/dev/zero"/>')),
  mark(
    'five levels of nine uses',
    svg(
      `<g id="a0"><path/></g>${[0, 1, 2, 3, 4].map((at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(9)}</g>`).join('')}<use href="#a5"/>`,
    ),
  ),
  mark('a script', svg('<script>alert(1)</script>')),
  mark('a handler', svg('<rect onload="alert(1)"/>')),
  mark('a foreign object', svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')),
  mark('a style sheet elsewhere', svg('<style>@import "https://x.example/a.css";</style>')),
  mark('100,000 beginnings', '<svg'.repeat(100_000)),
  mark('a script behind a byte order mark', `\ufeff${svg('<script/>')}`),
  mark(
    'a script in UTF-16',
    Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${svg('<script/>')}`, 'utf16le'),
  ),
  mark('a script in UTF-16 without a mark', Buffer.from(svg('<script/>'), 'utf16le')),
  mark('a script in UTF-7', `<?xml version="1.0" encoding="UTF-7"?>${svg('+ADw-script+AD4-')}`),
  mark(
    'entities in entities',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
  ),
  mark('an entity elsewhere', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`),
  mark('an address in CDATA', svg('<style><![CDATA[rect{fill:url(https://x.example)}]]></style>')),
  mark('an address in references', svg('<rect fill="u&#x72;l(https://x.example)"/>')),
  mark('a script in references', svg('<a href="java&#x73;cript:alert(1)"><rect/></a>')),
  mark('a style sheet of its own kind', `<?xml-stylesheet href="https://x.example/a.xsl"?>${svg('')}`),
  mark(
    'a filter without bound',
    svg(
      '<filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter><rect filter="url(#f)" width="1e9" height="1e9"/>',
    ),
  ),
  mark(
    '30 filters of 200 steps',
    svg(
      `${Array.from({ length: 30 }, (_, at) => `<filter id="f${at}" x="-1000%" y="-1000%" width="9999%" height="9999%">${'<feGaussianBlur stdDeviation="90"/>'.repeat(200)}</filter>`).join('')}${Array.from({ length: 30 }, (_, at) => `<rect filter="url(#f${at})" width="20" height="10"/>`).join('')}`,
    ),
  ),
  mark(
    '9,000 blurred shapes',
    svg(
      `<filter id="f" x="-1000%" y="-1000%" width="9999%" height="9999%"><feGaussianBlur stdDeviation="90"/></filter>${'<rect filter="url(#f)" width="20" height="10"/>'.repeat(9000)}`,
    ),
  ),
  mark(
    '9,000 masked groups',
    svg(
      `<mask id="m"><rect width="20" height="10" fill="#fff"/></mask>${'<g mask="url(#m)" opacity=".5"><rect width="20" height="10"/></g>'.repeat(4000)}`,
    ),
  ),
  mark('a dashed line of a million dashes', svg('<path d="M0 0H1e9" stroke="#000" stroke-dasharray="0.0001"/>')),
  mark('a path of 900 kB', svg(`<path d="${'M0 0l9 9'.repeat(112_000)}" stroke="#000"/>`)),
  mark(
    'a pattern of small tiles',
    svg(
      '<pattern id="p" width="1e-7" height="1e-7" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern><rect fill="url(#p)" width="20" height="10"/>',
    ),
  ),
  mark(
    'a huge size',
    '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"><rect width="1e9" height="1e9"/></svg>',
  ),
  mark(
    'a flat size',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1e9 1e-9"><rect width="1e9" height="1e9"/></svg>',
  ),
  mark('NUL', svg('\u0000')),
  mark('terminal escapes', svg('<\u001b[31m/>')),
  files(
    'orders to hosts',
    Object.fromEntries(
      [
        '_worker.js',
        '_routes.json',
        '.htaccess',
        'web.config',
        'functions/a.js',
        '.git/config',
        '.env',
        'a/.htaccess',
        'a/_worker.js',
        'vercel.json',
        '_worker.JS',
      ].map((name) => [`public/${name}`, 'x']),
    ),
  ),
  files(
    'files that run',
    Object.fromEntries(
      [
        'x.html',
        'x.js',
        'x.xml',
        'x.XHTML',
        'x.svgz',
        'x.mjs',
        'x.pHp',
        'x.htm.',
        'x.html ',
        'x.html.gz',
        'x.html.br',
        'x.pht',
        'x.phtml7',
        'x.shtm',
        'x.xsl',
        'x.swf',
        'x.vbs',
        'x.html%20',
        'x.html;x',
        'x.jar',
      ].map((name) => [`public/${name}`, 'x']),
    ),
  ),
  files("names of the build's own", {
    'public/fr': 'x',
    'public/FR.html': 'x',
    'public/sitemap.xml/a.txt': 'x',
    'public/assets/x.txt': 'x',
    'public/_data/x.json': '{}',
    'public/404.html': 'x',
    'public/_headers': 'x',
    'public/Robots.txt': 'x',
  }),
  files(
    'names that shells, logs and systems read otherwise',
    Object.fromEntries(
      [
        'a\nb',
        '::error::x',
        'a\u001b[31m',
        'a\u202eb',
        '%2e%2e',
        '..%2fx',
        'a\\b',
        '...',
        'con.txt',
        'nul',
        'a.',
        'a ',
        'a:b',
        'a?b',
        'a#b',
        '-rf',
        '$(x)',
        '`x`',
        '"x"',
        "'x'",
        '<x>',
        `${'n'.repeat(250)}`,
      ].map((name) => [`public/${name}.txt`, 'x']),
    ),
  ),
  files(
    'bare names',
    Object.fromEntries(
      ['con', 'aux.png', 'a.png.', 'b.png ', 'c\nd', '%2e%2e', '..\\x', '\u202e', '\ufeff', ' '].map((name) => [
        `public/${name}`,
        'x',
      ]),
    ),
  ),
  files('names that differ in capitals', {
    'public/About.txt': 'x',
    'public/about.txt': 'x',
    'public/ABOUT/x.txt': 'x',
    'public/e\u0301.txt': 'x',
    'public/\u00e9.txt': 'x',
  }),
  files(
    'pages with names of other kinds',
    Object.fromEntries(
      [
        'About',
        'about',
        'con',
        'a\nb',
        '::error::x',
        'a\u202eb',
        '%2e%2e',
        '..',
        'a\\b',
        'a.',
        'a ',
        '-',
        '__proto__',
        'constructor',
        'fr',
        'assets',
        'index',
        'sitemap.xml',
        'n'.repeat(240),
      ].map((name) => [`pages/${name}.yaml`, PAGE]),
    ),
  ),
  files('the page of a device', {
    'pages/con.yaml': PAGE,
    'pages/nul/index.yaml': PAGE.replace('Feindlich', 'Nul'),
    'pages/com1.yaml': PAGE.replace('Feindlich', 'Com'),
  }),
  files('a page with a name of 240 letters', { [`pages/${'n'.repeat(240)}.yaml`]: PAGE }),
  {
    name: 'a picture of noise',
    files: () => ({ 'pages/z.yaml': withPicture('/x.png'), 'public/x.png': png(2880, 16_383, 'noise') }),
  },
  {
    name: 'a picture taller than WebP allows',
    files: () => ({ 'pages/z.yaml': withPicture('/x.png'), 'public/x.png': png(100, 16_384, 'none') }),
  },
  {
    name: 'the head of a picture',
    files: () => ({ 'pages/z.yaml': withPicture('/x.png'), 'public/x.png': png(100, 100, 'none') }),
  },
  {
    name: 'a picture that is half there',
    files: () => ({
      'pages/z.yaml': withPicture('/x.png'),
      'public/x.png': png(1000, 1000, 'noise').subarray(0, 5000),
    }),
  },
  {
    name: 'a picture that says it is smaller',
    files: () => {
      const bytes = Buffer.from(png(5000, 3900, 'noise'));
      bytes.writeUInt32BE(10, 16);
      return { 'pages/z.yaml': withPicture('/x.png'), 'public/x.png': bytes };
    },
  },
  {
    name: 'a picture of 5,000 by 5,000 in 100 kB',
    files: () => ({ 'pages/z.yaml': withPicture('/x.png'), 'public/x.png': flat(5000, 5000) }),
  },
  {
    name: 'a drawing under the name of a picture',
    files: () => ({
      'pages/z.yaml': withPicture('/x.png'),
      'public/x.png': svg('<image href="file:///etc/passwd" width="20" height="10"/>'),
    }),
  },
  {
    name: 'a picture that is outside',
    files: () => ({
      'pages/z.yaml': withPicture('/../../../../etc/passwd'),
      'pages/y.yaml': withPicture('/%2e%2e/site.yaml'),
      'pages/x.yaml': withPicture('/..\\site.yaml'),
    }),
  },
];

function flat(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(png(width, height, 'none'));
  const data = deflateSync(Buffer.alloc((width + 1) * height));
  const content = Buffer.concat([Buffer.from('IDAT'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([bytes.subarray(0, 33), length, content, sum, bytes.subarray(33)]);
}
