import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

const engine = join(import.meta.dirname, '..');

/** The content of this repository's site, without anything that a build has made of it. */
export function copySite(to: string): void {
  for (const part of ['site.yaml', 'pages', 'public']) cpSync(join(engine, part), join(to, part), { recursive: true });
}

/** Builds a site into its own `dist`, with this engine or a copy of it; tells how it went. */
export async function buildSite(site: string, by = engine): Promise<{ status: number | null; said: string }> {
  const env = { ...process.env, SITE: site, NODE_ENV: 'production', VITEST: '', NO_COLOR: '1' };
  const build = spawn('npx', ['--no-install', 'vite', 'build'], { cwd: by, env });
  let said = '';
  for (const output of [build.stdout, build.stderr]) output.on('data', (part) => (said += part));
  const [status] = await once(build, 'close');
  return { status, said };
}
