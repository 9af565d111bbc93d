import { z } from 'zod';
import type { FieldDocs } from './field-docs.ts';

/** A JSON Schema; which keywords it has depends on what it describes. */
export type JsonSchema = { [keyword: string]: unknown };

/** What a plain value may be; YAML reads some texts as figures or as true and false. */
export const scalar = ['string', 'number', 'boolean'];

/** A definition to which words of its own can be added: what stands beside a `$ref` itself is ignored (draft 7, 8.3). */
const named = (name: string): JsonSchema => ({ allOf: [{ $ref: `#/$defs/${name}` }] });

/** How each leaf of the vocabulary looks to an editor. */
const leaves: Readonly<Record<string, JsonSchema>> = {
  text: named('text'),
  rich: named('text'),
  entry: named('text'),
  link: { type: 'string', minLength: 1 },
  csv: { type: 'string', pattern: '^/.+\\.csv$|\\{\\{' },
  icon: named('icon'),
  region: named('region'),
  number: { type: ['number', 'string'], pattern: '^-?\\d+(\\.\\d+)?$' },
  color: { type: 'string', pattern: '^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})|[A-Za-z]+)$' },
  date: { type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  flag: { enum: [true, false, 'true', 'false'] },
  particular: {
    type: [...scalar, 'object'],
    minLength: 1,
    properties: { sample: { type: scalar, description: 'Stands in until the real value is known.' } },
    required: ['sample'],
    additionalProperties: false,
  },
};

/** A particular whose value, sample or not, has a form. */
function withPattern(leaf: JsonSchema, pattern: string): JsonSchema {
  const { sample } = leaf.properties as { sample: JsonSchema };
  return { ...leaf, pattern, properties: { sample: { ...sample, pattern } } };
}

/** Turns Zod's JSON Schema into what an editor answers well from: leaves by their kinds, hover texts from the JSDoc. */
function forEditor(schema: JsonSchema, docs: FieldDocs | undefined): JsonSchema {
  const { kind, instead, inNewPage, inSearchPage, imports, needs, $schema, ...rest } = schema;
  const description = docs?.text ? { description: docs.text, markdownDescription: docs.text } : {};
  const leaf = typeof kind === 'string' ? leaves[kind] : undefined;
  if (leaf && kind === 'particular' && typeof schema.pattern === 'string')
    return { ...withPattern(leaf, schema.pattern), ...description };
  if (leaf) return { ...leaf, ...description };
  const made: JsonSchema = { ...rest, ...description };
  if (made.type === 'string' && !made.pattern && !made.enum && !made.const) made.type = scalar;
  if (Array.isArray(made.enum) && made.enum.every((choice) => /^\d+$/.test(String(choice)))) {
    made.enum = [...made.enum.map(Number), ...made.enum];
    delete made.type;
  }
  if (kind === 'switchable') made.type = ['boolean', 'object'];
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

/** An editor's schema of one of the engine's own. */
export const generate = (schema: z.ZodType, docs: FieldDocs | undefined): JsonSchema =>
  forEditor(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, docs);
