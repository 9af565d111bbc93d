import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BlockType, blockSchemas } from '../../blocks/schemas.ts';
import { blockFolders } from '../disk/block-folders.ts';
import type { BlockReference, FieldReference } from '../render/block-reference.ts';
import { nameOf } from './block-union.ts';
import type { JsonSchema } from './for-editor.ts';
import { editorSchemas } from './json-schema.ts';

/** Every block type with its fields, from the same schemas that the editor has. */
export function blockReference(engine: string, root = engine): BlockReference[] {
  const $defs = editorSchemas(engine, { languages: [], regions: [] }, root)['page.json']?.$defs as Record<
    string,
    JsonSchema
  >;
  const folders = blockFolders(engine, root);
  // The registry's keys are the block types.
  return (Object.keys(blockSchemas) as BlockType[]).map((type) => {
    const schema = $defs[nameOf(type)] ?? {};
    return {
      type,
      text: String(schema.description ?? ''),
      fields: fieldsOf(schema, '').filter(({ name }) => name !== 'type'),
      yaml: readFileSync(join(folders.get(type) ?? '', 'example.yaml'), 'utf8').trimEnd(),
    };
  });
}

/** The fields below a schema, each with its whole way: `items[].title`; `NAME` stands for a name that authors give. */
export function fieldsOf(schema: JsonSchema, prefix: string): FieldReference[] {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties).flatMap(([key, field]) => {
    const items = field.items as JsonSchema | undefined;
    const named = namedBy(field);
    const own = {
      name: prefix + key,
      required: required.includes(key),
      kind: kindOf(field),
      text: String(field.description ?? ''),
    };
    if (isParticular(field)) return [own];
    const step = items ? '[]' : named ? '.NAME' : '';
    return [own, ...fieldsOf(items ?? named ?? field, `${prefix}${key}${step}.`)];
  });
}

/** What stands below each name that authors give, where fields do. */
function namedBy({ additionalProperties }: JsonSchema): JsonSchema | undefined {
  const below = (additionalProperties || undefined) as JsonSchema | undefined;
  return below?.properties && below.type === 'object' ? below : undefined;
}

/** Of so many choices or more, a table shows the first ones. */
const MANY = 30;
const FIRST = 12;

export function kindOf(schema: JsonSchema): string {
  const { type, allOf, enum: choices, items, properties, additionalProperties, format } = schema;
  const [definition] = (allOf ?? [schema]) as JsonSchema[];
  if (definition?.$ref) return String(definition.$ref).replace('#/$defs/', '');
  if (Array.isArray(choices)) {
    const shown = choices.filter((choice) => typeof choice !== 'string' || !['true', 'false'].includes(choice));
    return (shown.length > MANY ? [...shown.slice(0, FIRST), '…'] : shown).join(', ');
  }
  if (items) return `list of ${kindOf(items as JsonSchema)}`;
  if (isParticular(schema)) return 'value or sample';
  if (properties) return Array.isArray(type) ? 'true, false or fields' : 'fields';
  if (additionalProperties) return namedBy(schema) ? 'names with fields' : 'names with values';
  if (format === 'date') return 'date';
  return Array.isArray(type) && type.includes('number') && !type.includes('boolean') ? 'number' : 'text or name';
}

/** True of a value that stands by itself or as `{ sample: … }`. */
const isParticular = ({ type, properties }: JsonSchema) =>
  Array.isArray(type) && type.includes('string') && properties !== undefined;

/** A table of fields. */
export const fieldTable = (fields: readonly FieldReference[]): string[] => [
  '| field | needed | what stands there | |',
  '| --- | --- | --- | --- |',
  ...fields.map(
    ({ name, required, kind, text }) =>
      `| \`${name}\` | ${required ? 'yes' : ''} | ${kind} | ${text.replaceAll('|', '\\|')} |`,
  ),
];

/** The reference as `docs/blocks.md` has it. */
export function referenceMarkdown(blocks: readonly BlockReference[]): string {
  const sections = blocks.map(({ type, text, fields, yaml }) =>
    [`## ${type}`, '', text, '', ...fieldTable(fields), '', '```yaml', yaml, '```'].join('\n'),
  );
  const list = blocks.map(({ type, text }) => `- [${type}](#${type}): ${text}`);
  return `${['# Blocks', '', 'Generated from the schemas and examples in `blocks/` by `npm run reference`.', '', ...list, '', ...sections].join('\n')}\n`;
}
