import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type BlockType, blockSchemas } from '../../blocks/schemas.ts';
import { pageSchema } from '../../schema/page.ts';
import { siteSchema } from '../../schema/site.ts';
import { iconNames } from '../content/assets.ts';
import { type FieldDocs, readFieldDocs } from './field-docs.ts';

/** A JSON Schema; which keywords it has depends on what it describes. */
export type JsonSchema = { [keyword: string]: unknown };

/** What the editor is told of a site beside the engine's own schemas: names to propose. */
export interface SiteNames {
  readonly languages: readonly string[];
  readonly regions: readonly string[];
}

const scalar = ['string', 'number', 'boolean'];

/** A definition to which words of its own can be added: what stands beside a `$ref` itself is ignored (draft 7, 8.3). */
const named = (name: string): JsonSchema => ({ allOf: [{ $ref: `#/$defs/${name}` }] });

/** How each leaf of the vocabulary looks to an editor. */
const leaves: Readonly<Record<string, JsonSchema>> = {
  text: named('text'),
  rich: named('text'),
  entry: named('text'),
  link: { type: 'string', minLength: 1 },
  icon: named('icon'),
  region: named('region'),
  number: { type: ['number', 'string'], pattern: '^-?\\d+(\\.\\d+)?$' },
  flag: { enum: [true, false, 'true', 'false'] },
  particular: {
    type: [...scalar, 'object'],
    minLength: 1,
    properties: { sample: { type: scalar, description: 'Stands in until the real value is known.' } },
    required: ['sample'],
    additionalProperties: false,
  },
};

const shared = ({ languages, regions }: SiteNames): JsonSchema => ({
  text: {
    type: [...scalar, 'object'],
    minLength: 1,
    minProperties: 1,
    properties: Object.fromEntries([...languages, 'all'].map((code) => [code, { type: scalar, minLength: 1 }])),
    additionalProperties: { type: scalar, minLength: 1 },
    defaultSnippets: [
      { label: 'in every language', body: Object.fromEntries(languages.map((code, index) => [code, `$${index + 1}`])) },
    ],
  },
  // As examples they would all be shown whenever the pointer rests on an icon.
  icon: { type: 'string', minLength: 1, defaultSnippets: iconNames().map((name) => ({ label: name, body: name })) },
  region: { type: 'string', minLength: 1, examples: regions },
});

/** Turns Zod's JSON Schema into what an editor answers well from: leaves by their kinds, hover texts from the JSDoc. */
function forEditor(schema: JsonSchema, docs: FieldDocs | undefined): JsonSchema {
  const { kind, $schema, ...rest } = schema;
  const description = docs?.text ? { description: docs.text, markdownDescription: docs.text } : {};
  const leaf = typeof kind === 'string' ? leaves[kind] : undefined;
  if (leaf) return { ...leaf, ...description };
  const made: JsonSchema = { ...rest, ...description };
  if (made.type === 'string' && !made.pattern && !made.enum && !made.const) made.type = scalar;
  const { anyOf, properties, items, additionalProperties } = schema as { [key: string]: JsonSchema } & {
    anyOf?: JsonSchema[];
  };
  if (anyOf?.some(({ type }) => type === 'null')) {
    delete made.anyOf;
    made.type = ['string', 'null'];
  }
  if (properties)
    made.properties = Object.fromEntries(
      Object.entries(properties).map(([key, inner]) => [key, forEditor(inner as JsonSchema, docs?.fields.get(key))]),
    );
  if (items) made.items = forEditor(items, docs && { text: '', fields: docs.fields });
  if (typeof additionalProperties === 'object')
    made.additionalProperties = forEditor(additionalProperties, docs && { text: '', fields: docs.fields });
  // A field with a default may be left out, although Zod lists it for its output.
  if (Array.isArray(made.required) && properties)
    made.required = made.required.filter(
      (key) => (properties[String(key)] as JsonSchema | undefined)?.default === undefined,
    );
  return made;
}

/** A block's name among the definitions, where `text` and `icon` already name something else. */
export const nameOf = (type: BlockType) => `block-${type}`;

const generate = (schema: z.ZodType, docs: FieldDocs | undefined): JsonSchema =>
  forEditor(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, docs);

/** The schemas for site.yaml, for pages and for partials, by their file names. */
export function editorSchemas(engine: string, names: SiteNames): Record<string, JsonSchema> {
  const docs = readFieldDocs(engine);
  const common = docs.get('common')?.fields ?? new Map();
  const types = Object.keys(blockSchemas) as BlockType[];
  const docsOf = (type: BlockType): FieldDocs | undefined => {
    const own = docs.get(`${type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Block`);
    return own && { text: own.text, fields: new Map([...common, ...own.fields]) };
  };
  const blocks = Object.fromEntries(
    types.map((type) => [nameOf(type), { title: type, ...generate(blockSchemas[type], docsOf(type)) }]),
  );
  const $defs = { ...shared(names), block: blockUnion(types, engine, (type) => docsOf(type)?.text ?? ''), ...blocks };
  const page = generate(pageSchema, docs.get('pageSchema'));
  const properties = page.properties as Record<string, JsonSchema>;
  const list = { ...properties.blocks, items: { $ref: '#/$defs/block' } };
  const { required, ...meta } = properties.meta as JsonSchema;
  const parts = {
    ...page,
    required: [],
    properties: { ...properties, meta, facts: facts(properties.facts), blocks: list },
  };
  const whole = { required: ['meta', 'blocks'], properties: { meta: { required } } };
  const head = (title: string) => ({ $schema: 'http://json-schema.org/draft-07/schema#', title });
  const site = generate(siteSchema, docs.get('siteSchema'));
  const siteProperties = site.properties as Record<string, JsonSchema>;
  return {
    'site.json': {
      ...head('site.yaml'),
      ...site,
      properties: { ...siteProperties, facts: facts(siteProperties.facts) },
      $defs: shared(names),
    },
    'page.json': { ...head('A page'), ...parts, if: { required: ['template'] }, else: whole, $defs },
    'partial.json': { ...head('A partial or a template'), ...parts, $defs },
  };
}

/** Facts are free names; each is a text, the same everywhere or one for each language. */
const facts = (schema: JsonSchema | undefined): JsonSchema => ({
  ...schema,
  propertyNames: { not: { enum: ['__proto__', 'constructor', 'prototype'] } },
  additionalProperties: { type: [...scalar, 'object'], additionalProperties: { type: scalar } },
});

/**
 * One block of the list. An `enum` on `type` and a branch for each type make editors name the valid types; a plain
 * `oneOf` would let them complain of whichever type comes first.
 */
function blockUnion(types: readonly BlockType[], engine: string, textOf: (type: BlockType) => string): JsonSchema {
  const branches = types.map((type) => ({
    if: { properties: { type: { const: type } }, required: ['type'] },
    then: { $ref: `#/$defs/${nameOf(type)}` },
  }));
  // Whole blocks are proposed only where none has been begun. While proposing, editors do not look at `required`.
  const snippets = types.map((type) => ({ label: type, description: textOf(type), body: example(engine, type) }));
  const include = { type: 'string', description: 'A partial whose blocks stand here: `/_closing.yaml`.' };
  return {
    type: 'object',
    properties: {
      type: { enum: types, description: 'What kind of block this is.', markdownEnumDescriptions: types.map(textOf) },
    },
    if: { required: ['include'] },
    then: { properties: { include }, additionalProperties: false },
    else: { required: ['type'], allOf: branches },
    allOf: [{ if: { properties: { type: false, include: false } }, then: { defaultSnippets: snippets } }],
  };
}

const example = (engine: string, type: BlockType): unknown =>
  parse(readFileSync(join(engine, 'blocks', type, 'example.yaml'), 'utf8'));

/** A schema as it is committed. */
export const formatSchema = (schema: JsonSchema) => `${JSON.stringify(schema, null, 1)}\n`;
