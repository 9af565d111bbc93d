import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BlockType, blockSchemas } from '../../blocks/schemas.ts';
import { blockFolders } from '../content/read/block-folders.ts';
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

function fieldsOf(schema: JsonSchema, prefix: string): FieldReference[] {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties).flatMap(([key, field]) => {
    const items = field.items as JsonSchema | undefined;
    const own = {
      name: prefix + key,
      required: required.includes(key),
      kind: kindOf(field),
      text: String(field.description ?? ''),
    };
    return [own, ...fieldsOf(items ?? field, `${prefix}${key}${items ? '[]' : ''}.`)];
  });
}

function kindOf({ type, allOf, enum: choices, items, properties, format }: JsonSchema): string {
  const [definition] = (allOf ?? []) as JsonSchema[];
  if (definition?.$ref) return String(definition.$ref).replace('#/$defs/', '');
  if (Array.isArray(choices))
    return choices.filter((choice) => typeof choice !== 'string' || !['true', 'false'].includes(choice)).join(', ');
  if (items) return `list of ${kindOf(items as JsonSchema)}`;
  if (properties) return 'fields';
  if (format === 'date') return 'date';
  return Array.isArray(type) && type.includes('number') && !type.includes('boolean') ? 'number' : 'text or name';
}

/** The reference as `docs/blocks.md` has it. */
export function referenceMarkdown(blocks: readonly BlockReference[]): string {
  const row = ({ name, required, kind, text }: FieldReference) =>
    `| \`${name}\` | ${required ? 'yes' : ''} | ${kind} | ${text.replaceAll('|', '\\|')} |`;
  const sections = blocks.map(({ type, text, fields, yaml }) =>
    [
      `## ${type}`,
      '',
      text,
      '',
      '| field | needed | what stands there | |',
      '| --- | --- | --- | --- |',
      ...fields.map(row),
      '',
      '```yaml',
      yaml,
      '```',
    ].join('\n'),
  );
  const list = blocks.map(({ type, text }) => `- [${type}](#${type}): ${text}`);
  return `${['# Blocks', '', 'Generated from the schemas and examples in `blocks/` by `npm run reference`.', '', ...list, '', ...sections].join('\n')}\n`;
}
