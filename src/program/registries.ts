import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { camelName, pascalName } from '../content/read/block-names.ts';
import { blockFolders, type OwnBlock, ownRegistry } from '../disk/block-folders.ts';
import { sourceFile } from './source-file.ts';

/** The files of code in which blocks are entered; a site's own have the same names and exports. */
export const REGISTRIES = ['schemas.ts', 'components.tsx', 'shortcuts.ts', 'structured-data.ts'] as const;
/** Those of style sheets, with the ending that a block's own has: what it needs at once, and what comes when the page is there. */
const SHEETS = { 'styles.css': '.css', 'later.css': '-later.css' } as const;

interface Registering {
  readonly engine: string;
  readonly root: string;
  readonly blocks: readonly OwnBlock[];
}

/** Writes the registries of a site with blocks of its own: those that ship, with the site's added or in their place. */
export function writeRegistries({ engine, root, blocks }: Registering): void {
  const folder = ownRegistry(root);
  const entering = enteringIn(folder, { engine, blocks, ships: false });
  const has = existsSync(join(root, 'hooks.ts'));
  write(folder, {
    ...registriesOf(entering),
    'site-hooks.ts': siteHooks(has, entering),
    'own-messages.ts': ownMessages(has, entering),
  });
}

/** Writes the registries of the blocks that ship, each in the place that it has there already; a new one comes last. */
export function writeShippedRegistries(engine: string): void {
  const folder = join(engine, 'blocks');
  const written = existsSync(join(folder, 'schemas.ts')) ? readFileSync(join(folder, 'schemas.ts'), 'utf8') : '';
  const placed = [...written.matchAll(/^ {2}'?([\w-]+)'?: \w+Block,$/gm)].map(([, type = '']) => type);
  const place = (type: string) => (placed.includes(type) ? placed.indexOf(type) : placed.length);
  const blocks = [...blockFolders(engine)]
    .map(([type, folder]) => ({ type, folder }))
    .sort((a, b) => place(a.type) - place(b.type));
  write(folder, registriesOf(enteringIn(folder, { engine, blocks, ships: true })));
}

const HEAD = 'Written by pages-as-data from the folders in blocks/; what is changed here is lost.';

/** Watchers take a file that is written for one that has changed. */
function write(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, body] of Object.entries(files)) {
    const text = `${name.endsWith('.css') ? `/* ${HEAD} */` : `// ${HEAD}`}\n${body}`;
    const file = join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

interface Entering {
  readonly engine: string;
  readonly blocks: readonly OwnBlock[];
  /** True of the registries of the engine itself, to which those of a site add. */
  readonly ships: boolean;
  /** A file's path as it is imported. */
  readonly from: (path: string) => string;
  /** The same for a file of the engine, whose ending is not known. */
  readonly shipped: (file: string) => string;
}

function enteringIn(folder: string, given: Pick<Entering, 'engine' | 'blocks' | 'ships'>): Entering {
  const from = (path: string) => {
    const way = relative(folder, path).split(sep).join('/');
    return way.startsWith('.') ? way : `./${way}`;
  };
  return { ...given, from, shipped: (file) => from(sourceFile(given.engine, file)) };
}

const registriesOf = (entering: Entering) => ({
  ...(entering.ships && { 'apart.tsx': componentsApart(entering) }),
  'schemas.ts': schemas(entering),
  'components.tsx': components(entering),
  'shortcuts.ts': shortcuts(entering),
  'structured-data.ts': structuredData(entering),
  'styles.css': sheet('styles.css', entering),
  'later.css': sheet('later.css', entering),
});

interface Exported {
  /** The file in a block's folder. */
  readonly file: (type: string) => string;
  /** What it exports. */
  readonly name: (type: string) => string;
}

/** Lines for the blocks whose file exports this: an import, and an entry. */
function entriesOf({ blocks, from }: Entering, { file, name }: Exported) {
  const having = blocks.filter(({ type, folder }) => existsSync(join(folder, file(type))));
  return {
    having,
    imports: having
      .map(({ type, folder }) => `import { ${name(type)} } from '${from(join(folder, file(type)))}';\n`)
      .join(''),
    entries: having.map(({ type }) => `  '${type}': ${name(type)},\n`).join(''),
    spreads: having.map(({ type }) => `  ...${name(type)},\n`).join(''),
  };
}

/** What a registry of a site begins with: all that the engine's has under the same name. */
const begun = ({ ships, shipped }: Entering, file: string, name: string) =>
  ships
    ? { imported: '', spread: '' }
    : { imported: `import { ${name} as shipped${name} } from '${shipped(file)}';\n`, spread: `  ...shipped${name},\n` };

function schemas(entering: Entering): string {
  const { imports, entries } = entriesOf(entering, {
    file: () => 'schema.ts',
    name: (type) => `${camelName(type)}Block`,
  });
  const { imported, spread } = begun(entering, 'blocks/schemas', 'blockSchemas');
  return `${imported}${imports}
/** Every block type that a page may use, by the name that stands after \`type:\`. */
export const blockSchemas = {
${spread}${entries}} as const;

export type BlockType = keyof typeof blockSchemas;
`;
}

const COMPONENT: Exported = {
  file: (type) => `${pascalName(type)}.tsx`,
  name: (type) => `${pascalName(type)}Block`,
};

/** True of a block that ships whose component says `XBlock.isApart = true`. */
function isApart({ type, folder }: OwnBlock): boolean {
  const file = join(folder, COMPONENT.file(type));
  return existsSync(file) && readFileSync(file, 'utf8').includes(`\n${COMPONENT.name(type)}.isApart = true;`);
}

/** Those that browsers fetch once a page has one of them. */
function componentsApart(entering: Entering): string {
  const { imports, entries } = entriesOf({ ...entering, blocks: entering.blocks.filter(isApart) }, COMPONENT);
  return `${imports}
/** The components that a browser's program gets once a page has one of them: they add nothing to it elsewhere. */
export const blocksApart = {
${entries}};
`;
}

function components(entering: Entering): string {
  const blocks = entering.ships ? entering.blocks.filter((block) => !isApart(block)) : entering.blocks;
  const { imports, entries } = entriesOf({ ...entering, blocks }, COMPONENT);
  const { imported, spread } = entering.ships
    ? { imported: "import { blocksApart } from './apart.tsx';\n", spread: '  ...blocksApart,\n' }
    : begun(entering, 'blocks/components', 'blockComponents');
  return `import type { BlockComponent, ShownTypes } from '${entering.shipped('blocks/ui/block-component')}';
import type { ValueOf } from '${entering.shipped('src/contract/value')}';
import type { blockSchemas } from './schemas.ts';
${imported}${imports}
/** The component of every block type, but of those that are shown as others. A type without one does not compile. */
export const blockComponents: { [T in ShownTypes<typeof blockSchemas>]: BlockComponent<ValueOf<(typeof blockSchemas)[T]>> } = {
${spread}${entries}};
`;
}

function shortcuts(entering: Entering): string {
  const file = () => 'shortcuts.ts';
  const all = entriesOf(entering, { file, name: (type) => `${camelName(type)}Shortcuts` });
  const isExported = ({ type, folder }: OwnBlock) =>
    readFileSync(join(folder, file()), 'utf8').includes(`export const ${camelName(type)}Parts`);
  const parts = entriesOf(
    { ...entering, blocks: all.having.filter(isExported) },
    { file, name: (type) => `${camelName(type)}Parts` },
  );
  const [blocks, ofParts] = ['blockShortcuts', 'partShortcuts'].map((name) =>
    begun(entering, 'blocks/shortcuts', name),
  );
  return `import type { Shortcuts } from '${entering.shipped('blocks/ui/shortcuts')}';
${blocks?.imported}${ofParts?.imported}${all.imports}${parts.imports}
/** The class names of every block that has some of its own, beside its component. */
export const blockShortcuts: Shortcuts = {
${blocks?.spread}${all.spreads}};

/** Those of parts: components in a file that is named like the field which they stand for. They have the last word on it. */
export const partShortcuts: Shortcuts = {
${ofParts?.spread}${parts.spreads}};
`;
}

/** A block that takes another's place tells what it tells itself, or nothing. */
function structuredData(entering: Entering): string {
  const { having, imports, entries } = entriesOf(entering, {
    file: () => 'structured-data.ts',
    name: (type) => `${camelName(type)}StructuredData`,
  });
  const { imported, spread } = begun(entering, 'blocks/structured-data', 'blockStructuredData');
  const silent = entering.ships ? [] : entering.blocks.filter((block) => !having.includes(block));
  const replaced = silent.map(({ type }) => `  '${type}': undefined,\n`).join('');
  return `import type { StructuredData } from '${entering.shipped('src/contract/structured-data')}';
import type { ValueOf } from '${entering.shipped('src/contract/value')}';
import type { BlockType, blockSchemas } from './schemas.ts';
${imported}${imports}
/** What blocks tell search engines, in the order in which it is told. It is a matter of documents alone: no browser gets it. */
export const blockStructuredData: {
  readonly [T in BlockType]?: StructuredData<ValueOf<(typeof blockSchemas)[T]>> | undefined;
} = {
${spread}${replaced}${entries}};
`;
}

/** The hooks as the site's own file has them. */
const siteHooks = (has: boolean, { shipped }: Entering): string =>
  `import type { Hooks } from '${shipped('src/contract/hooks')}';
${has ? "import * as own from '../../hooks.ts';\n" : ''}
export const hooks: Hooks = ${has ? 'own' : '{}'};
`;

/** The messages of the checks among them. */
const ownMessages = (has: boolean, { shipped }: Entering): string =>
  has
    ? `import { givenMessages } from '${shipped('src/diagnostics/given-messages')}';
import type { Hooks } from '${shipped('src/contract/hooks')}';
import * as own from '../../hooks.ts';

const { checks }: Hooks = own;
export const ownMessages = givenMessages(checks);
`
    : 'export const ownMessages = {};\n';

/** A site has the sheets that ship without those of blocks that are replaced, and its own. */
function sheet(name: keyof typeof SHEETS, { engine, blocks, ships, from }: Entering): string {
  const registry = join(engine, 'blocks', name);
  const types = new Set(blocks.map(({ type }) => type));
  const shipped = ships
    ? []
    : [...readFileSync(registry, 'utf8').matchAll(/^@import '(\.\/([^/']+)\/[^']+)';$/gm)].flatMap(
        ([, path = '', type = '']) => (types.has(type) ? [] : [resolve(dirname(registry), path)]),
      );
  const own = blocks.map(({ type, folder }) => join(folder, type + SHEETS[name]));
  return [...shipped, ...own.filter((file) => existsSync(file))].map((file) => `@import '${from(file)}';\n`).join('');
}
