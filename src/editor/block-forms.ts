import { z } from 'zod';
import { type BlockType, blockSchemas } from '../../blocks/schemas.ts';
import { pageSchema } from '../../schema/page.ts';
import { siteSchema } from '../../schema/site.ts';
import { camelName } from '../content/read/block-names.ts';
import { type FieldDocs, readFieldDocs } from './field-docs.ts';
import type { JsonSchema } from './for-editor.ts';
import { FILE_PARTS, type FieldInput, type FilePart, type FormField, formOfPart } from './shared/settings.ts';

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
  frame: 'name',
  csv: 'csv',
  color: 'color',
  particular: 'name',
};

/** Kinds that are written on the page itself. */
const TEXTS = ['text', 'rich', 'entry'];

/** What authors fill in beside the texts of each block, by the block's type, and of what stands beside blocks. */
export function blockForms(engine: string, root = engine): ReadonlyMap<string, readonly FormField[]> {
  const docs = readFieldDocs(engine, root);
  const common = docs.get('common')?.fields ?? new Map();
  // The registry's keys are the block types.
  const types = Object.keys(blockSchemas) as BlockType[];
  const blocks = types.map((type) => {
    const own = docs.get(`${camelName(type)}Block`)?.fields ?? new Map();
    return [type, fieldsOf(schemaOf(blockSchemas[type]), new Map([...common, ...own]))] as const;
  });
  return new Map([...blocks, ...partForms()]);
}

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** What of each part has a form, where that is not all of it: the rest is for whoever sets a site up. */
const SHOWN: Readonly<Partial<Record<FilePart, readonly string[]>>> = {
  theme: ['colors', 'radius', 'spacing', 'headings', 'ornament'],
  site: ['banner', 'consent', 'prefix', 'redirects', 'socialImage'],
  page: ['source', 'scheduled', 'expires'],
};

/** The forms of what is written beside blocks; those of entries are made of their collection. */
function partForms(): (readonly [string, readonly FormField[]])[] {
  const site = schemaOf(siteSchema);
  const { properties = {} } = site as { properties?: Record<string, JsonSchema> };
  const whole: Partial<Record<FilePart, JsonSchema>> = { site, page: schemaOf(pageSchema) };
  return FILE_PARTS.flatMap((part) => {
    const schema = whole[part] ?? properties[part];
    const fields = schema ? fieldsOf(schema, new Map()) : [];
    const shown = fields.filter(({ name }) => SHOWN[part]?.includes(name) ?? name !== 'type');
    return shown.length > 0 ? [[formOfPart(part), shown.map(bare).map(withFirst)] as const] : [];
  });
}

/** What stands in fields at first that have no example: whoever adds them writes over it. */
const FIRST: Readonly<Record<string, string>> = {
  ...{ 'redirects.from': '/old-address', 'social.label': 'Instagram', 'social.url': 'https://www.instagram.com/' },
  ...{ 'openingHours.from': '09:00', 'openingHours.to': '18:00' },
};

function withFirst(field: FormField): FormField {
  const { name, fields, items } = field;
  const inner = (each: FormField) => {
    const first = FIRST[`${name}.${each.name}`];
    return withFirst(first === undefined ? each : { ...each, first });
  };
  return { ...field, ...(fields && { fields: fields.map(inner) }), ...(items && { items: items.map(inner) }) };
}

/** A mapping that no field has to be in needs not be added before its fields can be filled in. */
const bare = (field: FormField): FormField =>
  field.fields?.every(({ needed, input }) => !needed && input) ? { ...field, needed: true, isBare: true } : field;

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
