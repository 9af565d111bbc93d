import { z } from 'zod';
import { type BlockType, blockSchemas } from '../../blocks/schemas.ts';
import { camelName } from '../content/read/block-names.ts';
import { type FieldDocs, readFieldDocs } from './field-docs.ts';
import type { JsonSchema } from './for-editor.ts';
import type { FieldInput, FormField } from './shared/settings.ts';

/** What is asked for each kind of the vocabulary that is no text. */
const inputs: Readonly<Record<string, FieldInput>> = {
  flag: 'flag',
  number: 'number',
  date: 'date',
  region: 'region',
  icon: 'icon',
  link: 'link',
  image: 'image',
  endpoint: 'endpoint',
};

/** Kinds that are written on the page itself. */
const TEXTS = ['text', 'rich', 'entry'];

/** What authors fill in beside the texts of each block, by the block's type. */
export function blockForms(engine: string, root = engine): ReadonlyMap<string, readonly FormField[]> {
  const docs = readFieldDocs(engine, root);
  const common = docs.get('common')?.fields ?? new Map();
  // The registry's keys are the block types.
  const types = Object.keys(blockSchemas) as BlockType[];
  return new Map(
    types.map((type) => {
      const schema = z.toJSONSchema(blockSchemas[type], { io: 'input', unrepresentable: 'any' }) as JsonSchema;
      const own = docs.get(`${camelName(type)}Block`)?.fields ?? new Map();
      return [type, fieldsOf(schema, new Map([...common, ...own]))];
    }),
  );
}

function fieldsOf(schema: JsonSchema, docs: FieldDocs['fields']): FormField[] {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties).map(([name, field]) => {
    const own = docs.get(name);
    const isFile = name === 'src' && schema.kind === 'image';
    return {
      name,
      text: own?.text ?? '',
      // A field with a default may be left out.
      needed: required.includes(name) && field.default === undefined,
      ...(isFile ? { input: 'image' as const } : shapeOf(field, own?.fields ?? new Map())),
    };
  });
}

/** What a field asks for by itself, and what its fields or entries do; nothing of a text. */
function shapeOf(field: JsonSchema, docs: FieldDocs['fields']): Omit<FormField, 'name' | 'text' | 'needed'> {
  const { kind, properties, items, enum: choices, type, default: usual } = field;
  const picture = { ...((kind ?? (items as JsonSchema)?.kind) === 'image' && { picture: true as const }) };
  if (properties) return { fields: fieldsOf(field, docs), ...picture };
  if (items) {
    const entry = items as JsonSchema;
    const { minItems: least, maxItems: most } = field as { minItems?: number; maxItems?: number };
    const bounds = { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
    if (entry.properties) return { items: fieldsOf(entry, docs), ...bounds, ...picture };
    return { each: shapeOf(entry, docs), ...bounds };
  }
  const told = usual === undefined ? {} : { usual: String(usual) };
  if (Array.isArray(choices)) return { input: 'choice', choices: choices.map(String), ...told };
  if (TEXTS.includes(String(kind))) return { isText: true };
  if (typeof kind === 'string')
    return Object.hasOwn(inputs, kind) ? { input: inputs[kind] as FieldInput, ...told } : {};
  return type === 'string' && field.const === undefined ? { input: 'name', ...told } : {};
}
