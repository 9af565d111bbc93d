import { z } from 'zod';

/** The field names that a schema has at a path, for messages; none where the path leads to no fields. */
export function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: z.core.$ZodType | undefined = schema;
  for (const step of path) at = at && innerSchema(at, step);
  return at ? fieldNames(at) : [];
}

/** The names of a schema's own fields; none where it has none. */
export function fieldNames(schema: z.core.$ZodType): string[] {
  const found = unwrap(schema);
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

/** What a field is to those who write it: `text`, `link`, `image`; undefined for what has no name of its own. */
export const kindOf = (schema: z.core.$ZodType) => z.globalRegistry.get(required(schema))?.kind;

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
  const found = unwrap(schema);
  // A name such as `hasOwnProperty` is no field, though every object answers to it.
  if (found instanceof z.ZodObject) return Object.hasOwn(found.shape, step) ? found.shape[String(step)] : undefined;
  if (found instanceof z.ZodArray) return found.element;
  return found instanceof z.ZodRecord ? found.def.valueType : undefined;
}
