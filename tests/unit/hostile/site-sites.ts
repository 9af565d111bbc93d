import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostileSite } from './hostile-site.ts';

const SITE = readFileSync(join(import.meta.dirname, '../../fixtures/least/site.yaml'), 'utf8');

const atUrl = (url: string): HostileSite => ({
  name: `site.yaml at ${url}`,
  files: () => ({ 'site.yaml': SITE.replace(/^url: .*$/m, () => `url: "${url}"`) }),
});
const region = (key: string): HostileSite => ({
  name: `a region named ${key}`,
  files: () => ({ 'site.yaml': `${SITE}regions:\n  "${key}": { label: Nord, color: "#1B7A4B" }\n` }),
});

/** Addresses and names of site.yaml that would mean something to a host, a browser or nginx. */
export const siteSites: readonly HostileSite[] = [
  'https://a.example//evil.example',
  'https://user@a.example',
  'https://a.example?x=y',
  'https://a.example/#x',
  'https://a.example/*',
  'https://a.example/a;b',
  'https://a.example/$uri',
  'https://a.example/\\n/b',
  'https://a.example/%2e%2e/b',
  'javascript:alert(1)',
  '//a.example',
]
  .map(atUrl)
  .concat(['</style><script>alert(1)</script>', 'x]{}*{color:red', '__proto__', 'a\\nb'].map(region));
