import { type BlockType, blockSchemas } from '../../../blocks/schemas.ts';
import { pageSchema } from '../../../schema/page.ts';
import { editDistance, nearest } from '../../diagnostics/nearest.ts';
import { isMapping, type Mapping } from '../written/mapping.ts';
import { locate } from '../written/origin.ts';
import type { CheckContext } from '../written/report.ts';
import { rename } from '../written/respell.ts';
import { fieldNames, innerSchema } from '../written/schema-fields.ts';

interface KnownType {
  readonly type: BlockType;
  /** False where the type is a guess, good for looking further but not for saying what is missing. */
  readonly sure: boolean;
  /** True where the type or its name was misspelt. */
  readonly respelt: boolean;
}

const types = Object.keys(blockSchemas) as BlockType[];
const isType = (name: unknown): name is BlockType => typeof name === 'string' && Object.hasOwn(blockSchemas, name);

/** The only type that has all fields of a block; one that everybody has tells nothing. */
function typeByFields(block: Mapping): BlockType | undefined {
  const names = Object.keys(block).filter((name) => name !== 'type');
  const fitting = types.filter((type) => names.every((name) => fieldNames(blockSchemas[type]).includes(name)));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The lists of blocks that have entries with these fields; a single field tells too little. */
function listsFor(block: Mapping): { type: BlockType; field: string }[] {
  const names = Object.keys(block);
  if (names.length < 2) return [];
  return types.flatMap((type) =>
    fieldNames(blockSchemas[type]).flatMap((field) => {
      const list = innerSchema(blockSchemas[type], field);
      const entry = list && innerSchema(list, 0);
      return entry && names.every((name) => fieldNames(entry).includes(name)) ? [{ type, field }] : [];
    }),
  );
}

const namesOf = (names: readonly string[]) => [...new Set(names)].map((name) => `\`${name}\``).join(', ');

/** The type that a value names, be it misspelt. */
const typeOf = (value: unknown) =>
  (typeof value === 'string' ? nearest(value, types) : undefined) as BlockType | undefined;

/** True for a field that blocks of every kind have: what it holds is no type. */
const isShared = (name: string) => types.every((type) => fieldNames(blockSchemas[type]).includes(name));

/** The name that stands in the place of `type`: misspelt, another program’s, or the type itself. */
function typeName(block: Mapping): string | undefined {
  const names = Object.keys(block);
  const misspelt = names.find((name) => nearest(name, ['type'])) ?? nearest('type', names);
  if (misspelt !== undefined && (misspelt.length < 7 || isType(block[misspelt]))) return misspelt;
  const [first = ''] = names;
  const value = block[first];
  const isBegin = isType(first)
    ? !isMapping(value) || names.length === 1
    : typeof value === 'string' && isType(value.toLowerCase());
  return isBegin && !isShared(first) ? first : undefined;
}

/** Finds out what a block is, and puts what is misspelt right in it; undefined after reporting that nobody can tell. */
export function knownType(block: Mapping, { origins, report }: CheckContext): KnownType | undefined {
  const known = types.join(', ');
  let respelt = false;
  const [first = ''] = Object.keys(block);
  if (block.type === undefined && fieldNames(pageSchema).includes(first)) {
    report.add('field-too-deep', locate(origins, block, [first]).key, { key: first, beside: 'blocks' });
    return undefined;
  }
  if (typeof block.type !== 'string') {
    const near = typeName(block);
    const lists = near === undefined ? listsFor(block) : [];
    if (lists.length > 0) {
      const [list, within] = [namesOf(lists.map(({ field }) => field)), namesOf(lists.map(({ type }) => type))];
      report.add('entry-among-blocks', locate(origins, block, [first]).key, { key: first, list, types: within });
      return undefined;
    }
    const { key, place } = locate(origins, block, near === undefined ? [] : [near]);
    const meant = near === undefined ? undefined : typeOf(isType(near) ? near : block[near]);
    const suggestion = meant && `type: ${meant}`;
    report.add('block-without-type', near === undefined ? place : key, { known, ...(suggestion && { suggestion }) });
    if (near === undefined || block.type !== undefined) return undefined;
    const value = block[near];
    if (isType(near) && value === null) {
      delete block[near];
      block.type = near;
    } else if (typeof value === 'string') {
      rename(block, [near, 'type'], origins);
      // What is proposed has the type without its capitals too.
      if (value.toLowerCase() === meant) block.type = meant;
    } else return undefined;
    respelt = true;
  }
  const { type: written } = block;
  if (isType(written)) return { type: written, sure: true, respelt };
  const isPath = typeof written === 'string' && /^\/|\.ya?ml$/i.test(written);
  if (written === 'include' || isPath) {
    const path = Object.values(block).find((value) => typeof value === 'string' && value.startsWith('/'));
    report.add('include-as-type', locate(origins, block, ['type']).place, {
      type: String(written),
      path: String(path ?? '/_closing.yaml'),
    });
    return undefined;
  }
  const type = (nearest(String(written), types) as BlockType | undefined) ?? typeByFields(block);
  report.add('unknown-block', locate(origins, block, ['type']).place, {
    type: String(written),
    known,
    ...(type && { suggestion: type }),
  });
  if (!type) return undefined;
  block.type = type;
  // One letter more, less or other leaves no doubt where it leads to one type only.
  const near = types.filter((each) => editDistance(String(written), each) < 2);
  return { type, sure: near.length === 1, respelt: true };
}
