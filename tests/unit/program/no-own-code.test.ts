import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownSite, run } from '../own-site.ts';
import { repository } from '../repository.ts';

const fixture = join(import.meta.dirname, '../../fixtures/own-blocks');
const read = (path: string) => readFileSync(join(fixture, path), 'utf8');

/** Code that shows that it was run. */
const TRACE = (root: string) =>
  `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(join(root, 'ran.txt'))}, 'x');\n`;

describe('a branch whose code is not to be run', () => {
  const root = ownSite({ '.gitignore': '.cache/\nran.txt\n' });
  const ran = () => existsSync(join(root, 'ran.txt'));
  const plain = (command: string, ...args: string[]) => run(root, command, ...args, '--no-own-code');
  beforeAll(() => {
    const { git, commit } = repository({}, root);
    git('checkout', '-q', '-b', 'branch');
    const trace = TRACE(root);
    commit({
      'hooks.ts': `${trace}export const head = () => [];\n`,
      'blocks/opening-hours/schema.ts': trace + read('blocks/opening-hours/schema.ts'),
      'blocks/opening-hours/OpeningHours.tsx': trace + read('blocks/opening-hours/OpeningHours.tsx'),
      'blocks/evil/schema.ts': trace,
      'blocks/evil/names.yaml': `a:\n\t- ${'['.repeat(20_000)}`,
      'vite.config.ts': trace,
      'uno.config.ts': trace,
      'postcss.config.mjs': trace,
      'node_modules/zod/index.js': trace,
      'node_modules/zod/package.json': '{ "name": "zod", "version": "9.9.9", "type": "module", "main": "index.js" }',
      'pages/evil.yaml': 'meta: { title: { all: "@everyone" }, description: { all: x } }\nblocks:\n  - type: evil\n',
    });
  });

  test('is checked with the blocks of its base', () => {
    const { status, said } = plain('check', '--base', 'main');
    expect(status).toBe(1);
    expect(said.match(/^.*error.*$/gm)).toEqual([
      expect.stringContaining('pages/evil.yaml:3:11 error unknown-block'),
      expect.any(String),
    ]);
    expect(ran()).toBe(false);
  });

  test('is told', () => {
    const { status, said } = plain('changes', 'main', '--format', 'markdown');
    expect(status).toBe(0);
    expect(said).toContain('hooks');
    expect(said).toContain('<code>&#64;everyone</code>');
    expect(ran()).toBe(false);
  });

  test('is not looked at without a base that git knows', () => {
    for (const args of [[], ['--base', 'nowhere']]) {
      const { status, said } = plain('check', ...args);
      expect(status).toBe(1);
      expect(said).toContain('takes blocks from the base of a branch');
    }
    expect(ran()).toBe(false);
  });

  test('would be run else', () => {
    run(root, 'check');
    expect(ran()).toBe(true);
  });
});
