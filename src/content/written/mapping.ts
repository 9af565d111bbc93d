/** What an author wrote as names with values. */
export type Mapping = Record<string, unknown>;

export const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a path below a value; undefined where the path leads nowhere. */
export const valueAtPath = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (holder, step) =>
      typeof holder === 'object' && holder !== null ? (holder as Record<PropertyKey, unknown>)[step] : undefined,
    root,
  );
