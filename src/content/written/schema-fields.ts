import { z } from 'zod';
import { once } from './once.ts';

/** The field names that a schema has at a path, for messages; none where the path leads to no fields. */
export function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  const at = schemaAt(schema, path);
  return at ? fieldNames(at) : [];
}

/** The schema of what a path leads to. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  let at: z.core.$ZodType | undefined = schema;
  for (const step of path) at = at && innerSchema(at, step);
  return at;
}

/** What is asked of a schema again and again, for each value that is written by it. */
interface KnownSchema {
  readonly fields: readonly string[];
  readonly shape: z.core.$ZodShape | undefined;
  /** The schema of all entries of a list, or of names of one's own. */
  readonly each: z.core.$ZodType | undefined;
  readonly kind: unknown;
  /** True of fields, and of names of one's own. */
  readonly isNamed: boolean;
  /** The fields that may not be left out. */
  readonly needed: readonly string[];
}

const known = new WeakMap<z.core.$ZodType, KnownSchema>();

const about = (schema: z.core.$ZodType): KnownSchema =>
  once(known, schema, () => {
    const found = unwrap(schema);
    const shape = found instanceof z.ZodObject ? found.shape : undefined;
    const each =
      found instanceof z.ZodArray ? found.element : found instanceof z.ZodRecord ? found.def.valueType : undefined;
    return {
      fields: Object.keys(shape ?? {}),
      shape,
      each,
      kind: z.globalRegistry.get(required(schema))?.kind,
      isNamed: shape !== undefined || found instanceof z.ZodRecord,
      needed: Object.entries(shape ?? {}).flatMap(([name, field]) => (required(field) === field ? [name] : [])),
    };
  });

/** The names of a schema's own fields; none where it has none. */
export const fieldNames = (schema: z.core.$ZodType): readonly string[] => about(schema).fields;

/** The names of a schema's own fields that may not be left out. */
export const neededFields = (schema: z.core.$ZodType): readonly string[] => about(schema).needed;

/** True of what holds values under names, be they fields or names of one's own. */
export const isNamed = (schema: z.core.$ZodType): boolean => about(schema).isNamed;

/** What a field is to those who write it: `text`, `link`, `image`; undefined for what has no name of its own. */
export const kindOf = (schema: z.core.$ZodType): unknown => about(schema).kind;

/** True of a field that holds words by language. */
export const isText = (schema: z.core.$ZodType | undefined): boolean =>
  schema !== undefined && /^(?:text|rich|entry)$/.test(String(kindOf(schema)));

/** A field's schema without what lets the field be left out. */
export function required(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable
    ? required(schema.def.innerType)
    : schema;
}

/** What a schema looks at before it turns it into something else. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const found = required(schema);
  if (!(found instanceof z.ZodPipe)) return found;
  // What is made ready for a schema is looked at by that one.
  return unwrap(found.def.in instanceof z.ZodTransform ? found.def.out : found.def.in);
}

/** True for what may be left out: a field that is not needed, an entry of a list, a name of one's own. */
export function mayBeLeftOut(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  let holder: z.core.$ZodType | undefined = schema;
  for (const step of path.slice(0, -1)) holder = holder && innerSchema(holder, step);
  if (!holder) return false;
  const found = unwrap(holder);
  const field = found instanceof z.ZodObject ? found.shape[String(path.at(-1))] : undefined;
  return field ? required(field) !== field : found instanceof z.ZodArray || found instanceof z.ZodRecord;
}

/** The schema of a field, or of an entry of a list. */
export function innerSchema(schema: z.core.$ZodType, step: PropertyKey): z.core.$ZodType | undefined {
  const { shape, each } = about(schema);
  // A name such as `hasOwnProperty` is no field, though every object answers to it.
  return shape && Object.hasOwn(shape, step) ? shape[String(step)] : each;
}
