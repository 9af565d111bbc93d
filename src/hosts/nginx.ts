import { headerName, hostTarget, nginxExpression, nginxPattern, nginxString } from '../render/escape.ts';
import { contentTypes, isCompressible } from './content-types.ts';

/** A rule of `_headers`: undefined takes back what a wider rule has set. */
interface NginxRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string | undefined])[];
}

export interface NginxSite {
  readonly rules: readonly NginxRule[];
  /** Addresses that lead to others; of two rules for one, the first counts. */
  readonly moved?: readonly { readonly from: string; readonly to: string; readonly status: number }[];
  /** Not-found pages by path pattern, the widest last. */
  readonly notFound: readonly { readonly from: string; readonly to: string }[];
  /** The part of every path before the language: `` or `/shop`. */
  readonly base: string;
  /** The host's name: `www.example.com`. */
  readonly name: string;
  /** True where each page is a file in a folder of its own. */
  readonly inFolders?: boolean | undefined;
  /** The folder on the server that the addresses begin in. */
  readonly root: string;
  /** Serves plain HTTP on this port of the machine itself, for tests and behind a proxy that does TLS. */
  readonly port?: number | undefined;
  /** The address that this port listens at; that of the machine itself unless told. */
  readonly host?: string | undefined;
}

const variable = (name: string) => `$site_${name.toLowerCase().replace(/\W+/g, '_')}`;

/** What a path has to be: one alone, or whatever begins so. */
const whole = (pattern: string) =>
  pattern.endsWith('*') ? nginxPattern(pattern.slice(0, -1)) : `${nginxPattern(pattern)}$`;

/** A choice by path; of the patterns, the first counts. */
function map(name: string, choices: readonly (readonly [pattern: string, value: string])[], otherwise: string): string {
  const lines = choices.map(([pattern, value]) => `  ${nginxExpression(`~^${whole(pattern)}`)} ${nginxString(value)};`);
  return [`map $uri ${name} {`, ...lines, `  default ${nginxString(otherwise)};`, '}'].join('\n');
}

/** Headers that every answer has alike, and maps for those that depend on the path. */
function headerLines(rules: readonly NginxRule[]) {
  const all = rules.flatMap(({ path, headers }) =>
    headers.flatMap(([name, value]) => (value === undefined ? [] : [{ path, name, value }])),
  );
  const names = [...new Set(all.map(({ name }) => name))];
  const widest = rules[0]?.path;
  const isEverywhere = (header: { readonly path: string }) => header.path === widest;
  const depending = names.filter((name) => all.some((header) => header.name === name && !isEverywhere(header)));
  // A header without a value is not sent.
  const firstValue = (name: string) => all.find((header) => header.name === name && isEverywhere(header))?.value ?? '';
  const maps = depending.map((name) => {
    const narrower = all.filter((header) => header.name === name && !isEverywhere(header));
    const choices = narrower.reverse().map(({ path, value }) => [path, value] as const);
    return map(variable(name), choices, firstValue(name));
  });
  const lines = names.map(
    (name) =>
      `add_header ${headerName(name)} ${depending.includes(name) ? variable(name) : nginxString(firstValue(name))} always;`,
  );
  return { maps, lines };
}

function typeLines(): string[] {
  const kinds = Object.entries(contentTypes).map(([extension, type]) => ({
    extension,
    type: type.replace(/;.*/, ''),
    isText: type.includes('charset'),
  }));
  const list = (chosen: typeof kinds) => [...new Set(chosen.map(({ type }) => type))].join(' ');
  return [
    'types {',
    ...kinds.map(({ extension, type }) => `  ${type} ${extension};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${list(kinds.filter(({ isText, type }) => isText && type !== 'text/html'))};`,
    'gzip on;',
    'gzip_comp_level 9;',
    'gzip_vary on;',
    'gzip_proxied any;',
    `gzip_types ${list(kinds.filter(({ type }) => isCompressible(type) && type !== 'text/html'))};`,
  ];
}

function listenLines({ name, port, host = '127.0.0.1' }: NginxSite): string[] {
  if (port !== undefined) return [`listen ${host}:${port};`];
  return [
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
    `ssl_certificate     ${nginxString(`/etc/ssl/${name}.pem`)};`,
    `ssl_certificate_key ${nginxString(`/etc/ssl/${name}.key`)};`,
  ];
}

const toHttps = (name: string) => `
# Everything else is led to HTTPS.
server {
  listen 80;
  listen [::]:80;
  server_name ${nginxString(name)};
  return 301 ${nginxExpression(`https://${name}$request_uri`)};
}
`;

/** What is done of all below an address. What is kept of it `rewrite` writes as an address has it, and the query too. */
function ofAll({ from, to, status }: { readonly from: string; readonly to: string; readonly status: number }): string {
  if (status === 410) return 'return 410;';
  const target = to.replace(/(?<=\/):splat$/, '');
  const where = nginxExpression(`${hostTarget(target)}${to === target ? '' : '$1'}`);
  return `rewrite ${nginxExpression(`^${nginxPattern(from.slice(0, -1))}(.*)$`)} ${where} ${status === 301 ? 'permanent' : 'redirect'};`;
}

/** Redirects by exact address, which nginx finds as fast among thousands as among a few, and those of all below one. */
function movedLines({ moved = [], base }: NginxSite): { readonly exact: string[]; readonly below: string[] } {
  const known = new Set([`${base}/`]);
  const first = moved.filter(({ from }) => !known.has(from) && known.add(from));
  const exact = first
    .filter(({ from }) => !from.endsWith('*'))
    .map(({ from, to, status }) => {
      const answer = status === 410 ? '410' : `${status} ${nginxExpression(`${hostTarget(to)}$is_args$args`)}`;
      return `location = ${nginxString(from)} { return ${answer}; }`;
    });
  const below = first
    .filter(({ from }) => from.endsWith('*'))
    .map((each) => `location ~ ${nginxExpression(`^${nginxPattern(each.from.slice(0, -1))}`)} { ${ofAll(each)} }`);
  const titled = (title: string, lines: string[]) => (lines.length > 0 ? ['', title, ...lines] : []);
  return {
    exact: titled('# What has another address now.', exact),
    below: titled('# The same of all below an address.', below),
  };
}

/** A site's configuration for nginx 1.18 or newer, to be included in the \`http\` block. */
export function formatNginx(site: NginxSite): string {
  const { rules, moved = [], notFound, base, name, root, port, inFolders = false } = site;
  const { maps, lines } = headerLines(rules);
  const { exact, below } = movedLines(site);
  const widest = notFound.at(-1)?.to ?? `${base}/404.html`;
  const pages = notFound.slice(0, -1).map(({ from, to }) => [from, to] as const);
  const server = [
    ...listenLines(site),
    `server_name ${nginxString(name)};`,
    `root ${nginxString(root)};`,
    'server_tokens off;',
    'absolute_redirect off;',
    '',
    ...typeLines(),
    '',
    '# No add_header in a location: nginx would drop these there.',
    ...lines,
    '',
    '# /en/contact is en/contact.html; what is not there gets the not-found page of its language.',
    `error_page 404 ${moved.some(({ status }) => status === 410) ? '410 ' : ''}$site_not_found;`,
    `location / { try_files $uri $uri.html ${inFolders ? '$uri/index.html ' : ''}=404; }`,
    `location = ${nginxString(`${base}/`)} { try_files ${nginxString(`${base}/index.html`)} =404; }`,
    `location ~ ${nginxExpression(`^${nginxPattern(base)}/_(headers|redirects)$`)} { return 404; }`,
    ...below,
    '',
    '# One form of every address: /en/contact/ leads to /en/contact.',
    // Letters of other scripts are several bytes; `rewrite` writes them as an address has them, and takes the query along.
    'location ~ "^(?<site_page>(/[A-Za-z0-9_\\x80-\\xFF-]+)+)/$" {',
    `  if (-f $document_root$site_page${inFolders ? '/index' : ''}.html) { rewrite "^(.+)/$" "$1" permanent; }`,
    '  return 404;',
    '}',
    ...exact,
  ];
  return [
    '# Written by `npx pages-as-data nginx` from the built site. The Content-Security-Policy belongs to this very build: write this',
    '# file anew with every deployment.',
    ...maps,
    map('$site_not_found', pages, widest),
    '',
    'server {',
    ...server.map((line) => (line ? `  ${line}` : line)),
    '}',
    port === undefined ? toHttps(name) : '',
  ].join('\n');
}
