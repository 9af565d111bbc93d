import { hostPath } from '../render/escape.ts';

/**
 * The not-found page of the language that an address begins with, as Netlify reads it (`_redirects`). Cloudflare Pages
 * does the same by itself and skips these lines; both lead `/en/contact/` to `/en/contact` by themselves, and Netlify
 * lets no rule add or remove a trailing slash.
 */
export function formatRedirects(languages: readonly string[], base: string): string {
  const line = (from: string, to: string) => `${hostPath(from)} ${hostPath(to)} 404`;
  return [
    ...languages.map((language) => line(`${base}/${language}/*`, `${base}/${language}/404.html`)),
    line(`${base}/*`, `${base}/404.html`),
    '',
  ].join('\n');
}
