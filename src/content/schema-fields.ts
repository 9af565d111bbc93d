import { z } from 'zod';

/** The field names that a schema has at a path, for messages; none where the path leads to no fields. */
export function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: z.core.$ZodType | undefined = schema;
  for (const step of path) at = at && inner(at, step);
  const found = at && unwrap(at);
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return unwrap(schema.def.innerType);
  return schema instanceof z.ZodPipe ? unwrap(schema.def.in) : schema;
}

function inner(schema: z.core.$ZodType, step: PropertyKey): z.core.$ZodType | undefined {
  const found = unwrap(schema);
  if (found instanceof z.ZodObject) return found.shape[String(step)];
  if (found instanceof z.ZodArray) return found.element;
  return found instanceof z.ZodRecord ? found.def.valueType : undefined;
}
