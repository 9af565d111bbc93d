import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type * as Registry from '../../blocks/schemas.ts';
import { blockSchemas } from '../../blocks/schemas.ts';
import { memoryFiles } from '../../src/content/files/memory-files.ts';
import type * as Content from '../../src/content/project.ts';
import { machineOf } from '../../src/disk/machine.ts';
import type * as Forms from '../../src/editor/block-forms.ts';
import { namesInfo } from '../../src/editor/desk/changes/names-info.ts';
import { readNames } from '../../src/editor/names-files.ts';
import type * as Reference from '../../src/editor/reference.ts';
import { namesFrom } from '../../src/editor/shared/names.ts';
import { writeShippedRegistries } from '../../src/program/registries.ts';
import type * as Rendering from '../../src/render/prerender.tsx';
import type * as Styles from '../../src/render/styles.ts';
import { ALL } from '../all.ts';
import { brief, smallSite, withoutProofs } from './site-folder.ts';
import { page } from './small-site.ts';
import { engine } from './source-files.ts';
import { temporaryFolder } from './temporary-folders.ts';

const text = readFileSync(join(engine, 'CONTRIBUTING.md'), 'utf8');

test('every test that CONTRIBUTING.md names is there, for every line of what the site must hold', () => {
  const rows = [...text.matchAll(/^\| (\d+) \| .+ \| (.+) \|$/gm)];
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 46 }, (_, place) => place + 1));
  for (const [row, , holders = ''] of rows) expect(holders, row).toContain('`');
  const named = [...text.matchAll(/`((?:unit|e2e)\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(join(engine, 'tests', path)))).toEqual([]);
});

/** What the text shows, by the kind that it is marked with; `before` is in it. */
const shown = (kind: string, before: string) =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, marked, code = '']) =>
    marked === kind && code.includes(before) ? [code] : [],
  )[0] ?? '';

describe('the block that it makes, by the files of its folder and nothing else', () => {
  const root = temporaryFolder();
  for (const part of ['src', 'schema', 'blocks', 'tsconfig.json', 'package.json'])
    cpSync(join(engine, part), join(root, part), { recursive: true });
  symlinkSync(join(engine, 'node_modules'), join(root, 'node_modules'), 'junction');
  const example = shown('yaml', 'type: quote');
  const files = {
    'schema.ts': shown('ts', 'quoteBlock'),
    'Quote.tsx': shown('tsx', 'QuoteBlock'),
    'shortcuts.ts': `import type { Shortcuts } from '../ui/shortcuts.ts';\n\n${shown('ts', 'quoteShortcuts')}`,
    'quote.css': '.quote{quotes:none}\n',
    'quote-later.css': '.quote{animation:none}\n',
    'example.yaml': example,
    'names.yaml': shown('yaml', 'section:'),
  };
  mkdirSync(join(root, 'blocks/quote'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, 'blocks/quote', name), content);
  writeShippedRegistries(root);
  /** A module of the copy, which is typed as that of the engine. */
  const copied = async <Module>(path: string): Promise<Module> => import(/* @vite-ignore */ join(root, path));

  test('compiles, and not without its component', () => {
    const include = readFileSync(join(root, 'tsconfig.json'), 'utf8').replace(
      /"include": \[.*?\]/s,
      '"include": ["src", "schema", "blocks"]',
    );
    writeFileSync(join(root, 'tsconfig.json'), include);
    // Several threads would each check what they share.
    const how = ['--singleThreaded', '--noEmit', '--incremental', '--tsBuildInfoFile', join(root, 'build-info')];
    const compile = () =>
      spawnSync(process.execPath, [join(engine, 'node_modules/typescript/bin/tsc'), ...how, '-p', root], {
        encoding: 'utf8',
      }).stdout;
    expect(compile()).toBe('');
    if (!ALL) return;
    renameSync(join(root, 'blocks/quote/Quote.tsx'), join(root, 'Quote.tsx'));
    writeShippedRegistries(root);
    expect(compile()).toMatch(/Property '"?quote"?' is missing/);
    renameSync(join(root, 'Quote.tsx'), join(root, 'blocks/quote/Quote.tsx'));
    writeShippedRegistries(root);
  });

  test('stands last, and all others where they stood', async () => {
    const { blockSchemas: all } = await copied<typeof Registry>('blocks/schemas.ts');
    expect(Object.keys(all)).toEqual([...Object.keys(blockSchemas), 'quote']);
  });

  test('is validated and rendered', async () => {
    const { openProject } = await copied<typeof Content>('src/content/project.ts');
    const { renderDocument } = await copied<typeof Rendering>('src/render/prerender.tsx');
    const written = example.replace(/^(?=.)/gm, '    ');
    const open = (block: string) =>
      openProject(memoryFiles(smallSite({ 'pages/index.yaml': page(`  -\n${block}`) })), machineOf(engine));
    const project = open(written);
    expect(withoutProofs(project.check()).map(brief)).toEqual([]);
    const value = project.compile('/', 'tr').page;
    if (!value) throw new Error('The example has no value.');
    const html = renderDocument(
      { page: value, site: project.siteValue('tr').value },
      { css: [], sprite: '/icons.svg', script: undefined },
    );
    expect(html).toContain('<blockquote class="quote" data-marker="none">');
    expect(html).toContain('<p>Her cıvatayı tanıyorlar.</p>');
    expect(withoutProofs(open(written.replace('marker: none', 'marker: lyne')).check()).map(brief)).toEqual([
      'pages/index.yaml:18:13 not-a-choice',
    ]);
  });

  test('has its styles, those of motion apart', async () => {
    const { styles } = await copied<typeof Styles>('src/render/styles.ts');
    expect(styles.shortcuts.blocks).toHaveProperty('quote');
    const sheet = (name: string) => readFileSync(join(root, 'blocks', name), 'utf8');
    expect(sheet('styles.css')).toMatch(/@import '\.\/quote\/quote\.css';\n$/);
    expect(sheet('later.css')).toMatch(/@import '\.\/quote\/quote-later\.css';\n$/);
  });

  test('is in the palette and in the reference, and the editor knows its names', async () => {
    const { blockReference, referenceMarkdown } = await copied<typeof Reference>('src/editor/reference.ts');
    const kinds = blockReference(root);
    expect(kinds.at(-1)).toMatchObject({ type: 'quote', text: 'What a customer says, with name and firm.' });
    expect(referenceMarkdown(kinds)).toContain('- [quote](#quote): What a customer says, with name and firm.');
    const { blockForms } = await copied<typeof Forms>('src/editor/block-forms.ts');
    const fields = (blockForms(root).get('quote') ?? []).map(({ name }) => name);
    expect(fields).toEqual(expect.arrayContaining(['words', 'name', 'firm', 'marker']));
    for (const language of ['en', 'tr', 'ar']) {
      const names = namesFrom(namesInfo(readNames(root), language));
      const lacking = fields.filter((field) => field !== 'type' && names.field(['quote', field]).about === undefined);
      expect(lacking).toEqual([]);
    }
    expect(namesFrom(namesInfo(readNames(root), 'tr')).way(['quote', 'words'])).toEqual(['Alıntı', 'Sözler']);
  });
});

test('the registries of the blocks that ship are as their folders say', () => {
  const root = temporaryFolder();
  for (const part of ['src/contract', 'blocks']) cpSync(join(engine, part), join(root, part), { recursive: true });
  const read = () =>
    readdirSync(join(root, 'blocks'), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(join(root, 'blocks', name), 'utf8')]);
  const before = read();
  writeShippedRegistries(root);
  expect(read()).toEqual(before);
});
