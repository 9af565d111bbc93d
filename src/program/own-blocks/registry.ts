import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { camelName, pascalName } from '../../content/read/block-names.ts';
import { type OwnBlock, ownRegistry } from '../../disk/block-folders.ts';
import { sourceFile } from '../source-file.ts';

/** The files of code in which blocks are entered; a site's own have the same names and exports. */
export const REGISTRIES = ['schemas.ts', 'components.tsx', 'shortcuts.ts', 'structured-data.ts'] as const;
/** Those of style sheets. */
const SHEETS = ['styles.css', 'later.css'] as const;

interface Registering {
  readonly engine: string;
  readonly root: string;
  readonly blocks: readonly OwnBlock[];
}

/** Writes the registries of a site with blocks of its own: those that ship, with the site's added or in their place. */
export function writeRegistries({ engine, root, blocks }: Registering): void {
  const folder = ownRegistry(root);
  mkdirSync(folder, { recursive: true });
  const from = (path: string) => {
    const way = relative(folder, path).split(sep).join('/');
    return way.startsWith('.') ? way : `./${way}`;
  };
  const naming: BlockNames = { blocks, from, shipped: (file) => from(sourceFile(engine, file)) };
  const files: Record<(typeof REGISTRIES)[number], string> = {
    'schemas.ts': schemas(naming),
    'components.tsx': components(naming),
    'shortcuts.ts': shortcuts(naming),
    'structured-data.ts': structuredData(naming),
  };
  for (const [name, text] of Object.entries(files)) writeChanged(join(folder, name), HEAD + text);
  writeChanged(join(folder, 'site-hooks.ts'), HEAD + siteHooks(existsSync(join(root, 'hooks.ts')), naming));
  writeChanged(join(folder, 'own-messages.ts'), HEAD + ownMessages(existsSync(join(root, 'hooks.ts')), naming));
  for (const name of SHEETS) writeChanged(join(folder, name), sheet(name, { engine, blocks, from }));
}

const HEAD = '// Written by pages-as-data from the folders in blocks/; what is changed here is lost.\n';

/** Watchers take a file that is written for one that has changed. */
function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

interface BlockNames {
  readonly blocks: readonly OwnBlock[];
  /** A file's path as it is imported. */
  readonly from: (path: string) => string;
  /** The same for a file of the engine, whose ending is not known. */
  readonly shipped: (file: string) => string;
}

/** Lines for the blocks that have a file: an import of what it exports, and an entry. */
function entriesOf({ blocks, from }: BlockNames, file: (type: string) => string, name: (type: string) => string) {
  const having = blocks.filter(({ type, folder }) => existsSync(join(folder, file(type))));
  return {
    imports: having
      .map(({ type, folder }) => `import { ${name(type)} } from '${from(join(folder, file(type)))}';\n`)
      .join(''),
    entries: having.map(({ type }) => `  '${type}': ${name(type)},\n`).join(''),
    spreads: having.map(({ type }) => `  ...${name(type)},\n`).join(''),
  };
}

function schemas(naming: BlockNames): string {
  const { imports, entries } = entriesOf(
    naming,
    () => 'schema.ts',
    (type) => `${camelName(type)}Block`,
  );
  const shipped = naming.shipped('blocks/schemas');
  return `import { blockSchemas as shipped } from '${shipped}';
${imports}
export const blockSchemas = {
  ...shipped,
${entries}} as const;

export type BlockType = keyof typeof blockSchemas;

export { startingBlocks } from '${shipped}';
`;
}

function components(naming: BlockNames): string {
  const { imports, entries } = entriesOf(
    naming,
    (type) => `${pascalName(type)}.tsx`,
    (type) => `${pascalName(type)}Block`,
  );
  return `import type { BlockComponent } from '${naming.shipped('blocks/ui/block-component')}';
import { blockComponents as shipped } from '${naming.shipped('blocks/components')}';
import type { ValueOf } from '${naming.shipped('src/contract/value')}';
import type { BlockType, blockSchemas } from './schemas.ts';
${imports}
/** The component of every block type. A type without one does not compile. */
export const blockComponents: { [T in BlockType]: BlockComponent<ValueOf<(typeof blockSchemas)[T]>> } = {
  ...shipped,
${entries}};
`;
}

function shortcuts(naming: BlockNames): string {
  const { imports, spreads } = entriesOf(
    naming,
    () => 'shortcuts.ts',
    (type) => `${camelName(type)}Shortcuts`,
  );
  const shipped = naming.shipped('blocks/shortcuts');
  return `import { blockShortcuts as shipped } from '${shipped}';
import type { Shortcuts } from '${naming.shipped('blocks/ui/shortcuts')}';
${imports}
export const blockShortcuts: Shortcuts = {
  ...shipped,
${spreads}};

export { partShortcuts } from '${shipped}';
`;
}

/** A block that takes another's place tells what it tells itself, or nothing. */
function structuredData(naming: BlockNames): string {
  const { imports, entries } = entriesOf(
    naming,
    () => 'structured-data.ts',
    (type) => `${camelName(type)}StructuredData`,
  );
  const replaced = JSON.stringify(naming.blocks.map(({ type }) => type));
  return `import { blockStructuredData as shipped } from '${naming.shipped('blocks/structured-data')}';
import type { StructuredData } from '${naming.shipped('src/contract/structured-data')}';
import type { ValueOf } from '${naming.shipped('src/contract/value')}';
import type { BlockType, blockSchemas } from './schemas.ts';
${imports}
const own: { readonly [T in BlockType]?: StructuredData<ValueOf<(typeof blockSchemas)[T]>> } = {
${entries}};
const replaced: readonly string[] = ${replaced};

export const blockStructuredData = {
  ...Object.fromEntries(Object.entries(shipped).filter(([type]) => !replaced.includes(type))),
  ...own,
};
`;
}

/** The hooks as the site's own file has them. */
const siteHooks = (has: boolean, { shipped }: BlockNames): string =>
  `import type { Hooks } from '${shipped('src/contract/hooks')}';
${has ? "import * as own from '../../hooks.ts';\n" : ''}
export const hooks: Hooks = ${has ? 'own' : '{}'};
`;

/** The messages of the checks among them. */
const ownMessages = (has: boolean, { shipped }: BlockNames): string =>
  has
    ? `import { givenMessages } from '${shipped('src/diagnostics/given-messages')}';
import type { Hooks } from '${shipped('src/contract/hooks')}';
import * as own from '../../hooks.ts';

const { checks }: Hooks = own;
export const ownMessages = givenMessages(checks);
`
    : 'export const ownMessages = {};\n';

/** The sheets that ship without those of blocks that are replaced, and the site's own. */
function sheet(
  name: (typeof SHEETS)[number],
  { engine, blocks, from }: { engine: string; blocks: readonly OwnBlock[]; from: (path: string) => string },
): string {
  const registry = join(engine, 'blocks', name);
  const types = new Set(blocks.map(({ type }) => type));
  const shipped = [...readFileSync(registry, 'utf8').matchAll(/^@import '(\.\/([^/']+)\/[^']+)';$/gm)].flatMap(
    ([, path = '', type = '']) => (types.has(type) ? [] : [resolve(dirname(registry), path)]),
  );
  const own = name === 'styles.css' ? blocks.map(({ type, folder }) => join(folder, `${type}.css`)) : [];
  return [...shipped, ...own.filter((file) => existsSync(file))].map((file) => `@import '${from(file)}';\n`).join('');
}
