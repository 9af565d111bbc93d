import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ALL } from '../all.ts';
import { engine } from './source-files.ts';

const text = readFileSync(join(engine, 'CONTRIBUTING.md'), 'utf8');

test('every test that CONTRIBUTING.md names is there, for every line of what the site must hold', () => {
  const rows = [...text.matchAll(/^\| (\d+) \| .+ \| (.+) \|$/gm)];
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 46 }, (_, place) => place + 1));
  for (const [row, , holders = ''] of rows) expect(holders, row).toContain('`');
  const named = [...text.matchAll(/`((?:unit|e2e)\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(join(engine, 'tests', path)))).toEqual([]);
});

/** The code of a block that the text shows, by the kind that it is marked with; `before` begins it. */
const shown = (kind: string, before: string) =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, marked, code = '']) =>
    marked === kind && code.includes(before) ? [code] : [],
  )[0] ?? '';

test('the block that it makes compiles by the steps that it tells, and not without its component', () => {
  const root = mkdtempSync(join(tmpdir(), 'contributing-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const part of ['src', 'schema', 'blocks', 'tsconfig.json', 'package.json'])
    cpSync(join(engine, part), join(root, part), { recursive: true });
  symlinkSync(join(engine, 'node_modules'), join(root, 'node_modules'), 'junction');
  const change = (file: string, from: RegExp, to: string) => {
    const before = readFileSync(join(root, file), 'utf8');
    expect(before, file).toMatch(from);
    writeFileSync(join(root, file), before.replace(from, to));
  };
  change('tsconfig.json', /"include": \[.*?\]/s, '"include": ["src", "schema", "blocks"]');
  mkdirSync(join(root, 'blocks/quote'));
  writeFileSync(join(root, 'blocks/quote/schema.ts'), shown('ts', 'quoteBlock'));
  writeFileSync(join(root, 'blocks/quote/Quote.tsx'), shown('tsx', 'QuoteBlock'));
  writeFileSync(
    join(root, 'blocks/quote/shortcuts.ts'),
    `import type { Shortcuts } from '../ui/shortcuts.ts';\n\n${shown('ts', 'quoteShortcuts')}`,
  );
  // Several threads would each check what they share.
  const how = ['--singleThreaded', '--noEmit', '--incremental', '--tsBuildInfoFile', join(root, 'build-info')];
  const compile = () =>
    spawnSync(process.execPath, [join(engine, 'node_modules/typescript/bin/tsc'), ...how, '-p', root], {
      encoding: 'utf8',
    }).stdout;

  change('blocks/schemas.ts', /^(?=import )/m, "import { quoteBlock } from './quote/schema.ts';\n");
  change('blocks/schemas.ts', /^ {2}stats: /m, '  quote: quoteBlock,\n$&');
  if (ALL) expect(compile()).toContain("Property 'quote' is missing");

  change('blocks/components.tsx', /^(?=import )/m, "import { QuoteBlock } from './quote/Quote.tsx';\n");
  change('blocks/components.tsx', /^ {2}stats: /m, '  quote: QuoteBlock,\n$&');
  expect(compile()).toBe('');
}, 60_000);
