import { createHash } from 'node:crypto';
import type { AuthoredSite } from '../../schema/site.ts';
import { urlOf } from '../../schema/url.ts';
import { headerName, headerValue, hostPath } from '../render/escape.ts';

/** What the security headers have to allow: inline parts by their hashes, the lookup and the form by their hosts. */
export interface Allowances {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Hosts that scripts may ask: the country lookup, the form service. */
  readonly connect: readonly string[];
  /** Where forms may be sent. */
  readonly forms: readonly string[];
  /** What of other hosts the site allows beside these. */
  readonly allow: AuthoredSite['allow'];
  /** True of a site with a search, whose program is WebAssembly. */
  readonly search?: boolean;
  /** True of a site with films or recordings of its own. */
  readonly hasFilms?: boolean;
  /** For what else than the site's own host browsers are to use HTTPS only. */
  readonly https: AuthoredSite['https'];
}

/** A header rule: the paths it is for (`/*` for all) and what it sets. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** A hash source of the Content Security Policy (CSP3, section 2.3.1). */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const origin = (address: string) => urlOf(address)?.origin ?? '';

/** One script and no other of its host; a query is no part of a source (CSP3, section 2.3.1). */
const scriptSource = ({ src }: AuthoredSite['allow']['scripts'][number]) => {
  const { origin, pathname } = new URL(src);
  return origin + pathname;
};

export function contentSecurityPolicy({
  scripts,
  styles,
  connect,
  forms,
  allow,
  search,
  hasFilms,
}: Allowances): string {
  const list = (own: readonly string[], more: readonly string[]) =>
    [...new Set([...own, ...more.filter(Boolean)])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${list(["'self'", ...(search ? ["'wasm-unsafe-eval'"] : [])], [...scripts.map(cspHash), ...allow.scripts.map(scriptSource)])}`,
    `style-src ${list(["'self'"], styles.map(cspHash))}`,
    `img-src ${list(["'self'", 'data:'], allow.images)}`,
    "font-src 'self'",
    ...(hasFilms ? ["media-src 'self'"] : []),
    `connect-src ${list(["'self'"], [...connect.map(origin), ...allow.connect])}`,
    `form-action ${list(["'self'", 'mailto:'], forms.map(origin))}`,
    ...(allow.frames[0] ? [`frame-src ${list([], allow.frames)}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Two years (RFC 6797, section 6.1; the two that follow are what hstspreload.org asks for). */
const STRICT_TRANSPORT = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const;

/** The page editor of a published site: its address, and what its policy says beside who may frame it. */
export interface EditorRule {
  readonly path: string;
  readonly policy: readonly string[];
}

/** Nobody finds it, nothing is told of its address, and no other page may hold it. */
const headersOf = ({ policy }: EditorRule): HeaderRule['headers'] => [
  ['Content-Security-Policy', [...policy, "frame-ancestors 'none'"].join('; ')],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Robots-Tag', 'noindex, nofollow'],
];

/** The headers of every answer, and how long each kind of file is kept. */
export function headerRules(allowances: Allowances, base: string, editor?: EditorRule): HeaderRule[] {
  const everywhere = [
    ['Content-Security-Policy', contentSecurityPolicy(allowances)],
    ['Strict-Transport-Security', STRICT_TRANSPORT[allowances.https]],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Cache-Control', 'no-cache'],
  ] as const;
  return [
    { path: `${base}/*`, headers: everywhere },
    { path: `${base}/assets/*`, headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
    ...(editor ? ['', '/*'].map((end) => ({ path: base + editor.path + end, headers: headersOf(editor) })) : []),
  ];
}

/** The rules as Netlify and Cloudflare Pages read them (`_headers`). `!` takes back what a wider rule has set. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const seen = new Set<string>();
  return rules
    .map(({ path, headers }) => {
      const lines = headers.flatMap(([name, value]) => [
        ...(seen.has(name) ? [`  ! ${name}`] : []),
        `  ${headerName(name)}: ${headerValue(value)}`,
      ]);
      for (const [name] of headers) seen.add(name);
      return `${hostPath(path)}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}
