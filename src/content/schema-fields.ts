import { z } from 'zod';

/** The field names that a schema has at a path, for messages; none where the path leads to no fields. */
export function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: z.core.$ZodType | undefined = schema;
  for (const step of path) at = at && inner(at, step);
  const found = at && unwrap(at);
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

/** A field's schema without what lets the field be left out. */
export function required(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? required(schema.def.innerType)
    : schema;
}

/** What a schema looks at before it turns it into something else. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const found = required(schema);
  return found instanceof z.ZodPipe ? unwrap(found.def.in) : found;
}

function inner(schema: z.core.$ZodType, step: PropertyKey): z.core.$ZodType | undefined {
  const found = unwrap(schema);
  if (found instanceof z.ZodObject) return found.shape[String(step)];
  if (found instanceof z.ZodArray) return found.element;
  return found instanceof z.ZodRecord ? found.def.valueType : undefined;
}
