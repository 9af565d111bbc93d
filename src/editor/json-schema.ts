import { type BlockType, blockSchemas } from '../../blocks/schemas.ts';
import { pageSchema } from '../../schema/page.ts';
import { siteSchema } from '../../schema/site.ts';
import { iconNames } from '../content/assets/icons.ts';
import { camelName } from '../content/read/block-names.ts';
import { blockFolders } from '../disk/block-folders.ts';
import { lucide } from '../disk/machine.ts';
import { blockUnion, nameOf } from './block-union.ts';
import { type FieldDocs, readFieldDocs } from './field-docs.ts';
import { generate, type JsonSchema, scalar } from './for-editor.ts';

/** What the editor is told of a site beside the engine's own schemas: names to propose. */
export interface SiteNames {
  readonly languages: readonly string[];
  readonly regions: readonly string[];
}

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
  icon: {
    type: 'string',
    minLength: 1,
    defaultSnippets: iconNames(lucide()).map((name) => ({ label: name, body: name })),
  },
  region: { type: 'string', minLength: 1, examples: regions },
});

/** The schemas for site.yaml, for pages and for partials, by their file names. */
export function editorSchemas(engine: string, names: SiteNames, root = engine): Record<string, JsonSchema> {
  const docs = readFieldDocs(engine, root);
  const common = docs.get('common')?.fields ?? new Map();
  const types = Object.keys(blockSchemas) as BlockType[];
  const docsOf = (type: BlockType): FieldDocs | undefined => {
    const own = docs.get(`${camelName(type)}Block`);
    return own && { text: own.text, fields: new Map([...common, ...own.fields]) };
  };
  const blocks = Object.fromEntries(
    types.map((type) => [nameOf(type), { title: type, ...generate(blockSchemas[type], docsOf(type)) }]),
  );
  const $defs = {
    ...shared(names),
    block: blockUnion(types, blockFolders(engine, root), (type) => docsOf(type)?.text ?? ''),
    ...blocks,
  };
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

/** Facts are free names; each is a text, the same everywhere or one for each language, with a form for each kind of number or not. */
const facts = (schema: JsonSchema | undefined): JsonSchema => ({
  ...schema,
  propertyNames: { not: { enum: ['__proto__', 'constructor', 'prototype'] } },
  additionalProperties: {
    type: [...scalar, 'object'],
    additionalProperties: { type: [...scalar, 'object'], additionalProperties: { type: scalar } },
  },
});

/** A schema as it is committed. */
export const formatSchema = (schema: JsonSchema) => `${JSON.stringify(schema, null, 1)}\n`;
