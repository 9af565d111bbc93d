import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, preview, resolveConfig } from 'vite';
import { describe, expect, test } from 'vitest';
import { build } from '../../../src/api/index.ts';
import { vitePlugins } from '../../../src/api/vite-plugins.ts';
import { siteFolder } from '../site-folder.ts';

const engine = join(import.meta.dirname, '../../..');
const pluginsFor = (root: string) => ({
  configFile: false as const,
  plugins: vitePlugins({ engine, root, program: '' }),
});

/** Vite's own command, by the repository's vite.config.ts. */
const vite = (root: string, ...args: string[]) =>
  spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
    cwd: engine,
    encoding: 'utf8',
    env: { ...process.env, SITE: root, NODE_ENV: '', VITEST: '', NO_COLOR: '1' },
  });

describe('vite build', () => {
  test('is the build', async () => {
    const [root, twin] = [siteFolder(), siteFolder()];
    expect(vite(root, 'build')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^6 pages written to /) });
    const { files } = await build({ root: twin });
    for (const file of files)
      expect(readFileSync(join(root, 'dist', file)).equals(readFileSync(join(twin, 'dist', file))), file).toBe(true);
    writeFileSync(join(root, 'pages/index.yaml'), 'blocks: []\n');
    const { status, stderr } = vite(root, 'build');
    expect(status).toBe(1);
    expect(stderr).toContain('pages/index.yaml:1:1 error');
    expect(stderr).toMatch(/Nothing was built; what was built before is still there\.\n$/);
    expect(existsSync(join(root, 'dist/en.html'))).toBe(true);
  });

  test('takes no other folder for the site', async () => {
    const config = { ...pluginsFor(siteFolder()), build: { outDir: 'elsewhere' } };
    await expect(resolveConfig(config, 'build')).rejects.toThrow('leave `outDir` out');
  });
});

describe('vite', () => {
  test.each([
    ['server.middlewareMode', { middlewareMode: true }],
    ['server.hmr.port', { hmr: { port: 24678 } }],
  ])('is refused a door that nobody guards: %s', async (_, server) => {
    await expect(createServer({ ...pluginsFor(siteFolder()), server })).rejects.toThrow('guards one address');
  });

  test('keeps its refusals whatever else it is told', async () => {
    const told = { base: '/elsewhere/', publicDir: 'public', appType: 'spa' as const, server: { cors: true } };
    const { base, publicDir, appType, server, root } = await resolveConfig(
      { ...pluginsFor(siteFolder()), ...told },
      'serve',
    );
    expect({ base, publicDir, appType, cors: server.cors, root }).toEqual({
      ...{ base: '/', publicDir: '', appType: 'custom', cors: false, root: engine },
    });
  });

  test('does not run with what a commit has brought along', () => {
    const root = siteFolder({ '.cache': 'x' });
    expect(() => vitePlugins({ engine, root, program: '' })).toThrow('`.cache` is no folder of this site.');
  });
});

test('vite preview shows what was built as a static host does', async () => {
  const root = siteFolder({ 'dist/en.html': '<p>built</p>', 'dist/_headers': '/*\n  X-Told: yes\n' });
  const server = await preview({ ...pluginsFor(root), preview: { port: 0, host: '127.0.0.1' } });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const answer = await fetch(new URL('/en', address));
  expect([answer.status, await answer.text(), answer.headers.get('x-told')]).toEqual([200, '<p>built</p>', 'yes']);
  expect((await fetch(new URL('/_headers', address))).status).toBe(404);
  await server.close();
});
