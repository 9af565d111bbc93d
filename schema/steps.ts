import { z } from 'zod';

/** The version of all schemas of the engine together: one more than the last step leads away from. */
export const SCHEMA_VERSION = 3;

/** A block, a page or site.yaml as it is written: names with values, each of them a text, a list, or names with values again. */
export type Written = Readonly<Record<string, unknown>>;

export const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a change of a schema makes of what was written before it. */
export interface Step {
  /** The version that it leads away from, to the next. */
  readonly from: number;
  /**
   * Gives the same as it is written for the next version; the very same where there is nothing to do, as of what has been
   * written so already. What it takes over as it stands (each list, each mapping) keeps its comments and its notation.
   */
  readonly step: (written: Written) => Written;
}

interface Steps {
  readonly steps: readonly Step[];
  /** True of a block of a site's own, whose versions are counted by themselves. */
  readonly own: boolean;
}

const registry = z.registry<Steps>();

/** A schema with the steps that led to it, the oldest first. */
export function withSteps<Schema extends z.ZodType>(schema: Schema, steps: readonly Step[], own = false): Schema {
  registry.add(schema, { steps, own });
  return schema;
}

/** The steps that led to a schema; none where it is as it was from the first version on. */
export const stepsOf = (schema: z.ZodType): Steps => registry.get(schema) ?? { steps: [], own: false };
