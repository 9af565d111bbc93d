import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createStaticHost } from '../src/hosts/static-host.ts';

const engine = join(import.meta.dirname, '..');

/**
 * The content of this repository's site, without anything that a build has made of it. Its pages are those of a day, below
 * `fixtures/authors`: what is planted in them leans on their words, and the site's own words change.
 */
export function copySite(to: string): void {
  for (const part of ['site.yaml', 'public']) cpSync(join(engine, part), join(to, part), { recursive: true });
  cpSync(join(engine, 'tests/fixtures/authors/pages'), join(to, 'pages'), { recursive: true });
}

/** The engine as a clean checkout has it: no cache, no output, the packages shared. */
export function copyEngine(to: string): void {
  for (const part of ['bin', 'src', 'blocks', 'schema', 'package.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(join(engine, part), join(to, part), { recursive: true });
  symlinkSync(join(engine, 'node_modules'), join(to, 'node_modules'), 'junction');
}

interface Circumstances {
  /** The engine's folder. */
  readonly by?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Builds a site into its own `dist`, with this engine or a copy of it; tells how it went. */
export async function buildSite(site: string, { by = engine, env = {} }: Circumstances = {}) {
  const build = spawn(process.execPath, ['bin/pages-as-data.mjs', 'build'], {
    cwd: by,
    env: { ...process.env, SITE: site, NODE_ENV: 'production', VITEST: '', NO_COLOR: '1', ...env },
  });
  let said = '';
  for (const output of [build.stdout, build.stderr]) output.on('data', (part) => (said += part));
  const [status] = await once(build, 'close');
  return { status: status as number | null, said };
}

/** A site's `dist` as a static host serves it, below a path where one is told. */
export interface Hosted {
  readonly origin: string;
  readonly close: () => void;
}

export async function hostSite(site: string, base?: string): Promise<Hosted> {
  const host = createStaticHost(join(site, 'dist'), base).listen(0, '127.0.0.1');
  await once(host, 'listening');
  // It listens on a port, not on a pipe.
  const { port } = host.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => host.close() };
}
