import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { OWN_TSCONFIG } from '../../../src/content/authoring/new-block.ts';
import { printReport } from '../../../src/diagnostics/print.ts';
import { ownBlocks } from '../../../src/disk/block-folders.ts';
import { judgeApart } from '../../../src/program/own-blocks/make-own-program.ts';
import { writeRegistries } from '../../../src/program/registries.ts';
import { ownSite, run } from '../own-site.ts';
import { type Files, folder } from '../site-folder.ts';

const engine = join(import.meta.dirname, '../../..');

/** The site, what its build said, and a copy of it as the build left it. */
const root = ownSite();
const copy = folder({});
let built: ReturnType<typeof run>;
beforeAll(() => {
  built = run(root, 'build');
  cpSync(root, copy, { recursive: true });
});

describe('a site with blocks of its own', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');

  test('has nothing to report', () => {
    expect(run(root, 'check')).toEqual({ status: 0, said: '0 errors, 0 warnings.\n' });
  });

  test('is built with them', () => {
    expect(built).toMatchObject({ status: 0, said: expect.stringContaining('4 pages written') });
    const page = read('dist/de.html');
    expect(page).toContain('<div class="opening-day"><dt>Montag</dt><dd class="tabular-nums">6 bis 12 Uhr</dd></div>');
    expect(page).toMatch(/\.opening-day:nth-child\(2n\)\{font-style:italic\}/);
    expect(page).toMatch(/\.opening-day\{[^}]*justify-content:space-between/);
  });

  test('has its own block in the place of one of ours, and nothing of ours with it', () => {
    const page = read('dist/en.html');
    expect(page).toContain('<p data-block="divider" data-tone="ink" class="text-center">Since the mill stands</p>');
    expect(page).not.toContain('.divider');
  });

  test('proposes them in editors, with what their files say to authors', () => {
    expect(run(root, 'schemas').status).toBe(0);
    const { $defs } = JSON.parse(read('schema/json/page.json'));
    expect($defs.block.properties.type.enum).toContain('opening-hours');
    expect($defs['block-opening-hours']).toMatchObject({
      description: 'When the shop is open, day by day.',
      properties: { days: { items: { properties: { hours: { description: 'From when to when.' } } } } },
    });
    expect(Object.keys($defs['block-divider'].properties)).toEqual(['type', 'id', 'tone', 'hidden', 'words']);
  });

  test('lists them in the reference', () => {
    expect(run(root, 'reference').status).toBe(0);
    expect(read('docs/blocks.md')).toContain('- [opening-hours](#opening-hours): When the shop is open, day by day.');
    expect(read('docs/blocks.md')).toContain('- [divider](#divider): Words between two sections.');
    expect(read('docs/site.md')).toBe(readFileSync(join(engine, 'docs/site.md'), 'utf8'));
  });

  test('begins new pages with them', () => {
    expect(run(root, 'new', '--route', '/hours', '--from', 'opening-hours,divider').status).toBe(0);
    expect(read('pages/hours.yaml')).toContain('  - type: opening-hours\n    id: hours\n');
  });

  test('points at what is wrong in one as in any other', () => {
    writeFileSync(join(root, 'pages/hours.yaml'), read('pages/index.yaml').replace('hours: { en: 6', 'hourz: { en: 6'));
    const { status, said } = run(root, 'check');
    expect(status).toBe(1);
    expect(said).toContain('pages/hours.yaml:15:9 error unknown-key');
    expect(said).toContain('Did you mean `hours`?');
  });
});

/** What is wrong with the blocks of a site of these files, in words. */
const faults = async (files: Files) => printReport((await judgeApart(engine, ownSite(files))).diagnostics);

const hours = (name: string) => `blocks/opening-hours/${name}`;
const schema = readFileSync(join(engine, 'tests/fixtures/own-blocks', hours('schema.ts')), 'utf8');
const component = readFileSync(join(engine, 'tests/fixtures/own-blocks', hours('OpeningHours.tsx')), 'utf8');

test('blocks that are whole are told nothing', async () => {
  expect(await faults({})).toBe('0 errors, 0 warnings.');
});

describe('a block’s folder', () => {
  test('without a schema', async () => {
    expect(await faults({ [hours('schema.ts')]: undefined })).toMatchInlineSnapshot(`
      "blocks/opening-hours/schema.ts:1:1 error block-without-schema
        Nothing says what may stand in a block \`opening-hours\`.
        Write blocks/opening-hours/schema.ts, or take the folder away if it is no block’s.

      1 error, 0 warnings."
    `);
  });

  test('without a component, and without an example', async () => {
    expect(
      await faults({ [hours('OpeningHours.tsx')]: undefined, [hours('example.yaml')]: undefined }),
    ).toMatchInlineSnapshot(`
      "blocks/opening-hours/OpeningHours.tsx:1:1 error block-without-component
        The block \`opening-hours\` has no component that shows it.
        Write blocks/opening-hours/OpeningHours.tsx, whose name follows from the folder’s.

      blocks/opening-hours/example.yaml:1:1 error block-without-example
        The block \`opening-hours\` has no example.
        Write blocks/opening-hours/example.yaml: a block \`type: opening-hours\` with every field, in all languages of the site.

      2 errors, 0 warnings."
    `);
  });

  test('whose name cannot be that of a block', async () => {
    expect(await faults({ 'blocks/Open_Now/schema.ts': '' })).toMatchInlineSnapshot(`
      "blocks/Open_Now/schema.ts:1:1 error block-name
        \`Open_Now\` cannot be the name of a block.
        Name its folder in small letters a to z, digits and dashes, as it stands after \`type:\`, for example \`opening-hours\`.

      1 error, 0 warnings."
    `);
  });

  test('of another name than its block', async () => {
    expect(await faults({ [hours('schema.ts')]: schema.replace("'opening-hours'", "'hours'") })).toMatchInlineSnapshot(`
      "blocks/opening-hours/schema.ts:4:41 error block-of-other-type
        3 | /** When the shop is open, day by day. */
        4 | export const openingHoursBlock = block('hours', {
          |                                         ^^^^^
        This is written for a block \`hours\`, but the folder is called \`opening-hours\`.
        Give both the same name.

      1 error, 0 warnings."
    `);
  });

  test('of a block that another folder has too', async () => {
    expect(
      await faults({ [hours('schema.ts')]: schema.replace("'opening-hours'", "'divider'") }),
    ).toMatchInlineSnapshot(`
      "blocks/opening-hours/schema.ts:4:41 error two-blocks
        3 | /** When the shop is open, day by day. */
        4 | export const openingHoursBlock = block('divider', {
          |                                         ^^^^^^^
        There are two blocks \`divider\`: this one, and another in blocks/divider.
        Keep one of them, or give one of them another name: its folder, and what its files call it.

      1 error, 0 warnings."
    `);
  });

  test('that differs from another by capitals alone', async () => {
    expect(await faults({ 'blocks/Divider/schema.ts': '' })).toMatchInlineSnapshot(`
      "blocks/Divider/schema.ts:1:1 error two-blocks
        There are two blocks \`Divider\`: this one, and another in blocks/divider.
        Keep one of them, or give one of them another name: its folder, and what its files call it.

      1 error, 0 warnings."
    `);
  });
});

describe('the code of a block', () => {
  test('that exports another name', async () => {
    expect(
      await faults({ [hours('OpeningHours.tsx')]: component.replace('OpeningHoursBlock', 'Hours') }),
    ).toMatchInlineSnapshot(`
      "blocks/opening-hours/OpeningHours.tsx:1:1 error block-without-export
        1 | import { type BlockProps, renderText, Section } from 'pages-as-data/ui';
          | ^
        This file does not export \`OpeningHoursBlock\`.
        The parts of a block, and of header and footer, are found by their names. Write \`export\` before it, and call it \`OpeningHoursBlock\`.

      1 error, 0 warnings."
    `);
  });

  test('that does something in the browser and does not say so', async () => {
    const lively = component.replace('<dl className', '<dl onClick={() => {}} className');
    expect(await faults({ [hours('OpeningHours.tsx')]: lively })).toMatchInlineSnapshot(`
      "blocks/opening-hours/OpeningHours.tsx:7:11 error block-without-behaves
        6 |     <Section block={block}>
        7 |       <dl onClick={() => {}} className="opening-hours">
          |           ^^^^^^^
        This does something in the browser, but \`OpeningHoursBlock\` does not say that it behaves.
        Write \`OpeningHoursBlock.behaves = true;\` below the component in blocks/opening-hours/OpeningHours.tsx, or have \`pages-as-data migrate\` write it; or do without handlers, state and effects.

      1 error, 0 warnings."
    `);
    const said = `${lively}\nOpeningHoursBlock.behaves = true;\n`;
    expect(await faults({ [hours('OpeningHours.tsx')]: said })).toMatchInlineSnapshot(`"0 errors, 0 warnings."`);
  });

  test('that nobody can read', async () => {
    expect(await faults({ [hours('OpeningHours.tsx')]: `${component}\nconst = 1;\n` })).toMatchInlineSnapshot(`
      "blocks/opening-hours/OpeningHours.tsx:19:7 error block-code
        19 | const = 1;
           |       ^
        This code of the site cannot be run: Unexpected token.
        Correct it at this place. Nothing else is looked at before.

      1 error, 0 warnings."
    `);
  });

  // Vitest has its own way with the lines of errors.
  test('whose schema ends with an error', () => {
    const root = ownSite({ [hours('schema.ts')]: `${schema}\nconst first: string[] = [];\nfirst[0].trim();\n` });
    expect(run(root, 'check').said).toMatchInlineSnapshot(`
      "blocks/opening-hours/schema.ts:21:10 error block-code
        20 | const first: string[] = [];
        21 | first[0].trim();
           |          ^
        This code of the site cannot be run: Cannot read properties of undefined (reading 'trim').
        Correct it at this place. Nothing else is looked at before.

      1 error, 0 warnings.
      "
    `);
  });

  test('whose schema is none', async () => {
    expect(
      await faults({ [hours('schema.ts')]: 'export const openingHoursBlock = { days: [] };\n' }),
    ).toMatchInlineSnapshot(`
      "blocks/opening-hours/schema.ts:1:14 error block-code
        1 | export const openingHoursBlock = { days: [] };
          |              ^^^^^^^^^^^^^^^^^
        This code of the site cannot be run: \`openingHoursBlock\` is not made by \`block()\`.
        Correct it at this place. Nothing else is looked at before.

      1 error, 0 warnings."
    `);
  });

  test('whose schema asks for what is not there', async () => {
    expect(await faults({ [hours('schema.ts')]: `import './nothing.ts';\n${schema}` })).toMatchInlineSnapshot(`
      "blocks/opening-hours/schema.ts:1:1 error block-code
        1 | import './nothing.ts';
          | ^
        This code of the site cannot be run: Failed to load url ./nothing.ts.
        Correct it at this place. Nothing else is looked at before.

      1 error, 0 warnings."
    `);
  });
});

test('a component that ends with an error is told at its block and at its line, and the last output stays', () => {
  const before = readFileSync(join(copy, 'dist/en.html'), 'utf8');
  const broken = component.replace('  return (', "  if (block.days[1]) throw new Error('too many days');\n  return (");
  writeFileSync(join(copy, hours('OpeningHours.tsx')), broken);
  const { status, said } = run(copy, 'build');
  expect(status).toBe(1);
  expect(said).toMatchInlineSnapshot(`
    "pages/index.yaml:11:11 error block-throws
      10 |     words: { en: Since the mill stands, de: Seit die Mühle steht }
      11 |   - type: opening-hours
         |           ^^^^^^^^^^^^^
      The block \`opening-hours\` cannot be shown in English: too many days (blocks/opening-hours/OpeningHours.tsx:5:28).
      Its component ended with this error. Correct the component there, or what stands in this block.

    1 error, 0 warnings.
    Nothing was built; what was built before is still there.
    "
  `);
  expect(run(copy, 'build', '--workers', '2').said).toBe(said);
  expect(readFileSync(join(copy, 'dist/en.html'), 'utf8')).toBe(before);
  expect(existsSync(join(copy, 'dist.next'))).toBe(false);
});

test('a command refuses blocks with mistakes before anything is made of them, and the last output stays', () => {
  const root = ownSite({ [hours('schema.ts')]: undefined });
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'as it was');
  const { status, said } = run(root, 'build');
  expect(status).toBe(1);
  expect(said).toMatch(/^blocks\/opening-hours\/schema\.ts:1:1 error block-without-schema$/m);
  expect(said).toMatch(/Nothing was built; what was built before is still there\.\n$/);
  expect(said).not.toMatch(/^\s+at /m);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('as it was');
  expect(existsSync(join(root, '.cache/blocks'))).toBe(false);
  expect(run(root, 'check', '--language', 'tr').said).toContain('hata block-without-schema');
  expect(JSON.parse(run(root, 'check', '--format', 'json').said)).toMatchObject([{ code: 'block-without-schema' }]);
});

describe('a site with a new block and with hooks', () => {
  const HOOKS = `import type { Hooks } from 'pages-as-data';

export const head: Hooks['head'] = (page) => [{ tag: 'meta', attributes: { name: 'author', content: page.language } }];
export const pageValue: Hooks['pageValue'] = (page) => ({ ...page, title: page.title.replace('Bread', 'Rolls') });
export const buildEnd: Hooks['buildEnd'] = ({ write, pages }) => write('pages.txt', pages.join('\\n'));
`;
  const other = ownSite({ 'hooks.ts': HOOKS });
  const read = (path: string) => readFileSync(join(other, path), 'utf8');

  test('new-block makes a block that passes the check, shows and compiles', () => {
    expect(run(other, 'new-block', 'price-list')).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^blocks\/price-list is there\./),
    });
    const block = `  - type: price-list\n    title: { all: Rolls }\n    items:\n      - name: { all: Rye }\n`;
    writeFileSync(join(other, 'pages/index.yaml'), `${read('pages/index.yaml')}${block}`);
    expect(run(other, 'build')).toMatchObject({ status: 0 });
    expect(read('dist/de.html')).toContain('<dl class="price-list"><div><dt>Rye</dt></div></dl>');
    expect(run(other, 'new', '--route', '/prices', '--from', 'price-list').status).toBe(0);
    expect(run(other, 'check')).toMatchObject({ status: 0, said: expect.stringContaining('0 errors') });
    expect(typeFaults(other)).toBe('');
  });

  test('hooks change a page, its head, and what is built', () => {
    expect(read('dist/en.html')).toContain('<title>Rolls from the stone oven | Mill Lane</title>');
    expect(read('dist/en.html')).toContain('<meta name="author" content="en"/>');
    expect(read('dist/pages.txt').split('\n').sort()).toEqual(['/de', '/de/404', '/en', '/en/404']);
  });

  test('hooks that end with an error are named with their line, and the last output stays', () => {
    const before = read('dist/en.html');
    const broken = HOOKS.replace('write(', "Promise.reject(new Error('no room')) ?? write(");
    writeFileSync(join(other, 'hooks.ts'), broken);
    const { status, said } = run(other, 'build');
    expect(status).toBe(1);
    expect(said).toMatch(/^hooks\.ts:5:\d+ ended with an error: no room\.\nNothing was built/m);
    expect(read('dist/en.html')).toBe(before);
    expect(existsSync(join(other, 'dist.next'))).toBe(false);
  });
});

test.each([
  ['no name', [], 'pages-as-data new-block NAME'],
  ['a name with capitals', ['OpeningHours'], '`OpeningHours` cannot be a block'],
  ['the name of a block that ships', ['hero'], 'There is a block `hero` already.'],
  ['the name of an own block', ['opening-hours'], 'There is a block `opening-hours` already, in blocks/opening-hours.'],
])('new-block refuses %s in a sentence', (_what, args, sentence) => {
  const { status, said } = run(ownSite(), 'new-block', ...args);
  expect(status).toBe(1);
  expect(said).toContain(sentence);
});

test('docs/own-blocks.md shows the very files of the site that is built here', () => {
  const guide = readFileSync(join(engine, 'docs/own-blocks.md'), 'utf8');
  const shown = [...guide.matchAll(/^`(blocks\/[^`]+)`:\n\n```\w+\n(.*?)```$/gms)];
  expect(shown.length).toBeGreaterThan(4);
  for (const [, path = '', text] of shown)
    expect(readFileSync(join(engine, 'tests/fixtures/own-blocks', path), 'utf8'), path).toBe(text);
});

test.each(['schema', 'blocks/ui'])('docs/own-blocks.md tells of all that %s gives', (room) => {
  const door = readFileSync(join(engine, room, 'index.ts'), 'utf8');
  const guide = readFileSync(join(engine, 'docs/own-blocks.md'), 'utf8');
  const names = [...door.matchAll(/^export (?:type )?\{ (.+?) \}/gm)].flatMap(([, list = '']) =>
    list.split(', ').map((name) => name.replace('type ', '')),
  );
  expect(names.length).toBeGreaterThan(10);
  const told = new Set(guide.match(/\w+/g));
  expect(names.filter((name) => !told.has(name))).toEqual([]);
});

/** What TypeScript has to say of a site's own code. */
function typeFaults(root: string): string {
  const config = join(root, 'tsconfig.json');
  const { compilerOptions, include } = JSON.parse(readFileSync(config, 'utf8'));
  const paths = {
    'pages-as-data': [join(engine, 'src/contract/hooks.ts')],
    'pages-as-data/schema': [join(engine, 'schema/index.ts')],
    'pages-as-data/ui': [join(engine, 'blocks/ui/index.ts')],
    'react/*': [join(engine, 'node_modules/@types/react/*')],
  };
  const types = { typeRoots: [join(engine, 'node_modules/@types')], types: [] };
  writeFileSync(config, JSON.stringify({ compilerOptions: { ...compilerOptions, ...types, paths }, include }));
  // Several threads would each check what they share.
  const how = [join(engine, 'node_modules/typescript/bin/tsc'), '--singleThreaded', '-p', root];
  return spawnSync(process.execPath, how, { encoding: 'utf8' }).stdout;
}

const guideHooks =
  /^## Hooks for the rest\n.*?```ts\n(.*?)```$/ms.exec(readFileSync(join(engine, 'docs/own-blocks.md'), 'utf8'))?.[1] ??
  '';

describe('types of own blocks hold', () => {
  test.each<[string, Files, string]>([
    ['where all is there', {}, ''],
    ['where the hooks are those of the guide', { 'hooks.ts': guideHooks }, ''],
    ['without a component', { [hours('OpeningHours.tsx')]: undefined }, `Property '"opening-hours"' is missing`],
    [
      'where the component asks for a field that is not there',
      { [hours('OpeningHours.tsx')]: component.replace('block.days', 'block.daze') },
      "Property 'daze' does not exist",
    ],
    [
      'where a component is another block’s',
      { 'blocks/divider/Divider.tsx': component.replaceAll('OpeningHours', 'Divider') },
      'blocks/divider/Divider.tsx',
    ],
  ])(
    '%s',
    (_what, files, expected) => {
      const root = ownSite({ 'tsconfig.json': OWN_TSCONFIG, ...files });
      writeRegistries({ engine, root, blocks: ownBlocks(engine, root) });
      const said = typeFaults(root);
      if (expected === '') expect(said).toBe('');
      else expect(said).toContain(expected);
    },
    60_000,
  );
});
