import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeclarationBlock, Selector, SelectorComponent, StyleRule } from 'lightningcss';
import { blockSchemas } from '../../../blocks/schemas.ts';
import { blockFolders } from '../../disk/block-folders.ts';
import { componentFile } from '../../program/source-file.ts';
import { classNames, listComponents, sharedClasses } from './css.ts';
import { minified, visited } from './css-text.ts';

/** The blocks' part of the style sheet, minified: what several blocks have rules of, and what is one block's alone. */
export interface BlockStyles {
  readonly shared: string;
  /** By block type; none of a block without rules of its own. */
  readonly own: Readonly<Record<string, string>>;
}

/** Block types, and their parts, by the class names that components have: undefined of a class that stands anywhere else too. */
export type ClassOwners = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Whose class names are whose, by the folders of blocks; names that the engine's shell or `blocks/ui` has are nobody's. */
export function classOwners(engine: string, root = engine): ClassOwners {
  const owners = new Map<string, Set<string> | undefined>();
  for (const [type, folder] of blockFolders(engine, root))
    for (const file of readdirSync(folder).filter((each) => componentFile.test(each)))
      for (const className of classNames(readFileSync(join(folder, file), 'utf8')))
        owners.set(className, (owners.get(className) ?? new Set()).add(ownerOf(type, file)));
  const lent = lentParts(engine, root);
  for (const [file, type] of lent)
    for (const className of classNames(readFileSync(file, 'utf8')))
      if (!owners.has(className)) owners.set(className, new Set([type]));
  for (const className of sharedClasses(engine, root, new Set(lent.keys()))) owners.set(className, undefined);
  return owners;
}

/** Components of `blocks/ui` that the files of a single block name, and nothing else: their classes are that block's. */
function lentParts(engine: string, root: string): ReadonlyMap<string, string> {
  const sources = [...blockFolders(engine, root)].map(([type, folder]) => [type, sourceOf(folder)] as const);
  const others = ['src/shell', 'src/render', 'src/client'].map((folder) => sourceOf(join(engine, folder))).join('');
  const ui = join(engine, 'blocks/ui');
  const parts = readdirSync(ui)
    .filter((file) => componentFile.test(file))
    .map((file) => ({ file, source: readFileSync(join(ui, file), 'utf8') }));
  const imported = [
    ...[...sources].map(([type, source]) => ({ type, file: undefined, names: importedNames(source) })),
    ...parts.map(({ file, source }) => ({ type: undefined, file, names: importedNames(source) })),
    { type: undefined, file: undefined, names: importedNames(others) },
  ];
  return new Map(
    parts.flatMap(({ file, source }) => {
      const names = [...source.matchAll(/export function ([A-Z]\w*)/g)].map(([, name = '']) => name);
      const users = imported.filter((each) => each.file !== file && names.some((name) => each.names.has(name)));
      const [type] = users.map((each) => each.type);
      return type !== undefined && users.length === 1 ? [[join(ui, file), type] as const] : [];
    }),
  );
}

/** The components of a folder, one after the other. */
const sourceOf = (folder: string): string =>
  listComponents(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** A block's type, or that of a part of it: the file `Map.tsx` holds what stands for the block's field `map`, `type/map`. */
function ownerOf(type: string, file: string): string {
  const field = `${file.charAt(0).toLowerCase()}${file.slice(1).replace(componentFile, '')}`;
  const { shape } = (blockSchemas as Readonly<Record<string, { shape: object }>>)[type] ?? {};
  return shape && Object.hasOwn(shape, field) ? `${type}/${field}` : type;
}

const blockOf = (owner: string) => owner.split('/', 1)[0];

interface Rule {
  /** The blocks in which it can match; undefined where it may be any. */
  readonly owners: ReadonlySet<string> | undefined;
  readonly families: ReadonlySet<string>;
}

/**
 * Divides the blocks' part of the sheet. A block's own rules stand after the shared ones, and elements of one block meet no
 * rule of another: a rule that would thereby come after a shared one that may have the last word stays shared.
 */
export function divideByBlock(css: string, owners: ClassOwners): BlockStyles {
  const rules: Rule[] = [];
  const note = ({ value: { selectors, declarations } }: { value: StyleRule }) => {
    rules.push({ owners: ownersOfAll(selectors, owners), families: familiesOf(declarations) });
  };
  visited(css, { Rule: { style: note } });
  const places = settle(rules);
  const types = [...new Set(places)].filter((type) => type !== undefined).sort();
  const partOf = (wanted: string | undefined) => {
    let at = 0;
    const keyframes = wanted === undefined ? {} : { keyframes: () => [] };
    const part = visited(css, { Rule: { ...keyframes, style: () => (places[at++] === wanted ? undefined : []) } });
    return minified(part);
  };
  return { shared: partOf(undefined), own: Object.fromEntries(types.map((type) => [type, partOf(type)])) };
}

/** Whose each rule is, the last first: one that stays shared keeps others from passing it. */
function settle(rules: readonly Rule[]): (string | undefined)[] {
  const passed: Rule[] = [];
  const meets = (type: string, families: ReadonlySet<string>, later: Rule) =>
    (!later.owners || [...later.owners].some((owner) => blockOf(owner) === blockOf(type))) &&
    (families.has('all') || later.families.has('all') || [...families].some((family) => later.families.has(family)));
  const place = (rule: Rule) => {
    const [type, ...others] = rule.owners ?? [];
    if (type && others.length === 0 && !passed.some((later) => meets(type, rule.families, later))) return type;
    passed.push(rule);
    return undefined;
  };
  return rules.toReversed().map(place).toReversed();
}

/**
 * The blocks in which a selector can match: those that have all of its class names. Where it names several parts of one block,
 * the first: a page has the rule in vain if it lacks that part. Undefined where it may be any.
 */
function ownersOf(selector: Selector, owners: ClassOwners): ReadonlySet<string> | undefined {
  const parts = selector.map((part) => ownersOfPart(part, owners)).filter((part) => part !== undefined);
  const [first, ...others] = parts;
  if (!first) return undefined;
  const ofAll = [...first].filter((type) => others.every((part) => part.has(type)));
  const isOfOneBlock = new Set(parts.flatMap((part) => [...part].map(blockOf))).size === 1;
  return ofAll.length === 0 && isOfOneBlock ? first : new Set(ofAll);
}

function ownersOfPart(part: SelectorComponent, owners: ClassOwners): ReadonlySet<string> | undefined {
  if (part.type === 'class') return owners.get(part.name);
  if (part.type !== 'pseudo-class' || !('selectors' in part)) return undefined;
  if (part.kind !== 'has' && part.kind !== 'is' && part.kind !== 'where') return undefined;
  return ownersOfAll(part.selectors, owners);
}

function ownersOfAll(selectors: readonly Selector[], owners: ClassOwners): ReadonlySet<string> | undefined {
  const each = selectors.map((selector) => ownersOf(selector, owners));
  return each.includes(undefined) ? undefined : new Set(each.flatMap((some) => [...(some ?? [])]));
}

/** Properties by what they have in common with shorthands and with each other: too wide a family only keeps a rule shared. */
function familiesOf(block: DeclarationBlock | undefined): ReadonlySet<string> {
  const declarations = [...(block?.declarations ?? []), ...(block?.importantDeclarations ?? [])];
  return new Set(
    declarations.map((declaration) => {
      const { property } = declaration;
      const name =
        property === 'custom'
          ? declaration.value.name
          : property === 'unparsed'
            ? declaration.value.propertyId.property
            : property;
      return name.startsWith('--') ? name : (FAMILY.find(([, members]) => members.test(name))?.[0] ?? firstWord(name));
    }),
  );
}

const firstWord = (name: string) => /^(?:-\w+-)?([a-z]+)/.exec(name)?.[1] ?? name;

const FAMILY: readonly (readonly [string, RegExp])[] = [
  ['inset', /^(inset|top$|right$|bottom$|left$)/],
  ['size', /^(min-|max-)?(width|height|inline-size|block-size)$/],
  ['font', /^(font|line-height)/],
  ['place', /^(place|align|justify)-/],
  ['gap', /(^|-)gap$/],
  ['text', /^(text|white-space)/],
  ['contain', /^contain/],
  ['column', /^column/],
];

/** The names that a source imports. */
const importedNames = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(/\bimport\b([^;'"]*)/g)].flatMap(([, named = '']) => named.match(/\w+/g) ?? []));
