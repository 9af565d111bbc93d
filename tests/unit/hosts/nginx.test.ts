import { expect, test } from 'vitest';
import { headerRules } from '../../../src/hosts/headers.ts';
import { formatNginx, type NginxSite } from '../../../src/hosts/nginx.ts';

const site: NginxSite = {
  rules: headerRules(
    {
      ...{ scripts: [], styles: [], connect: [], forms: [], https: 'host' as const },
      allow: { scripts: [], frames: [], connect: [], images: [] },
    },
    '/shop',
  ),
  notFound: [
    { from: '/shop/de/*', to: '/shop/de/404.html' },
    { from: '/shop/*', to: '/shop/404.html' },
  ],
  base: '/shop',
  name: 'x.example',
  root: '/srv/my "site"',
};
const lines = (options: Partial<NginxSite> = {}) => formatNginx({ ...site, ...options }).split('\n');

test('a header that depends on the path becomes a map, the narrower path first', () => {
  const rules = [
    { path: '/*', headers: [['A', '1']] },
    { path: '/x/*', headers: [['A', '2']] },
    { path: '/x/y/*', headers: [['A', '3']] },
  ] as const;
  expect(lines({ rules }).slice(2, 7)).toEqual([
    'map $uri $site_a {',
    '  "~^/x/y/" "3";',
    '  "~^/x/" "2";',
    '  default "1";',
    '}',
  ]);
  expect(lines({ rules })).toContain('  add_header A $site_a always;');
});

test('every header of the build is sent, whatever the status', () => {
  for (const [name] of site.rules[0]?.headers ?? [])
    expect(
      lines().filter((line) => line.startsWith(`  add_header ${name} `) && line.endsWith(' always;')),
    ).toHaveLength(1);
});

test('a site below a path has its own not-found pages, its own start and hidden files', () => {
  expect(lines()).toEqual(
    expect.arrayContaining([
      '  "~^/shop/de/" "/shop/de/404.html";',
      '  default "/shop/404.html";',
      '  location = "/shop/" { try_files "/shop/index.html" =404; }',
      '  location ~ "^/shop/_(headers|redirects)$" { return 404; }',
      '  "~^/shop/assets/" "public, max-age=31536000, immutable";',
    ]),
  );
});

test('strings are quoted, and what nginx would read as a variable is refused', () => {
  expect(lines()).toContain('  root "/srv/my \\"site\\"";');
  const everywhere = lines({ name: 'x; return 200;', base: '/a b{' }).join('\n');
  for (const argument of ['server_name "x; return 200;";', '"/etc/ssl/x; return 200;.pem";', 'location = "/a b{/"'])
    expect(everywhere).toContain(argument);
  for (const part of [{ root: '/srv/$host' }, { name: '$host' }, { base: '/$uri' }, { root: '/a\nb' }])
    expect(() => formatNginx({ ...site, ...part })).toThrow('nginx cannot be told');
});

test('TLS and the way to it are left out where a port is given', () => {
  expect(lines()).toContain('  listen 443 ssl http2;');
  expect(lines()).toContain('  return 301 "https://x.example$request_uri";');
  expect(lines().join()).not.toContain('$host');
  const plain = lines({ port: 8080 });
  expect(plain).toContain('  listen 127.0.0.1:8080;');
  expect(lines({ port: 8080, host: '0.0.0.0' })).toContain('  listen 0.0.0.0:8080;');
  expect(plain.join('\n')).not.toMatch(/ssl|https:\/\/x/);
});

test('earlier addresses are led on with their query, the first rule of each counting', () => {
  const moved = [
    { from: '/shop/de/a', to: '/shop/de/b', status: 301 },
    { from: '/shop/de/c', to: '/shop/', status: 308 },
    { from: '/shop/de/a', to: '/shop/de/d', status: 302 },
    { from: '/shop/', to: '/shop/de/b', status: 301 },
  ];
  expect(lines({ moved }).filter((line) => line.includes('$args') && line.includes('location ='))).toEqual([
    '  location = "/shop/de/a" { return 301 "/shop/de/b$is_args$args"; }',
    '  location = "/shop/de/c" { return 308 "/shop/$is_args$args"; }',
  ]);
});
