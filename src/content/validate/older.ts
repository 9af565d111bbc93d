import type { z } from 'zod';
import { type BlockType, blockSchemas } from '../../../blocks/schemas.ts';
import { pageSchema } from '../../../schema/page.ts';
import { siteSchema } from '../../../schema/site.ts';
import { SCHEMA_VERSION, stepsOf, type Written } from '../../../schema/steps.ts';
import { SITE_FILE } from '../read/files.ts';
import { isMapping } from '../written/mapping.ts';

/** A value as it is written for the newest version, by the steps from one on; the very same where none of them changes it. */
export const newest = (schema: z.ZodType, written: Written, from: number): Written =>
  stepsOf(schema).steps.reduce((value, step) => (step.from < from ? value : step.step(value)), written);

/** Figures, yes and no as they are read: as texts. What has none stays the very same. */
export function asRead(value: unknown): unknown {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? value : (value ?? null) && String(value);
  const entries = Object.entries(value);
  const read = entries.map(([name, each]) => [name, asRead(each)] as const);
  if (read.every(([, each], at) => each === entries[at]?.[1])) return value;
  return Array.isArray(value) ? read.map(([, each]) => each) : Object.fromEntries(read);
}

const faults = (schema: z.ZodType, written: unknown): number => schema.safeParse(written).error?.issues.length ?? 0;

/** The version that a faulty value is written for, where its steps mend it; undefined of what is right, and of what they leave as faulty. */
export function olderVersion(schema: z.ZodType, written: Written): number | undefined {
  const { steps } = stepsOf(schema);
  const before = steps.length > 0 ? faults(schema, written) : 0;
  if (before === 0) return undefined;
  const needed = steps.filter(({ step }) => step(written) !== written);
  const [first] = needed;
  return first && faults(schema, asRead(newest(schema, written, first.from))) < before ? first.from : undefined;
}

export const schemaOf = (block: unknown): z.ZodType | undefined => {
  const type = isMapping(block) ? block.type : undefined;
  return typeof type === 'string' && Object.hasOwn(blockSchemas, type) ? blockSchemas[type as BlockType] : undefined;
};

/** True of a block of the site's own: what it is written for has nothing to do with the engine's version. */
export const isOwn = (schema: z.ZodType): boolean => stepsOf(schema).own;

const blocksOf = (page: Written): readonly unknown[] => (Array.isArray(page.blocks) ? page.blocks : []);

/** What a content file says, as it is written for the newest version; the very same where it is so already. */
export function newestFile(file: string, written: unknown, from: number): unknown {
  if (!isMapping(written)) return written;
  if (file === SITE_FILE) return newest(siteSchema, written, from);
  const page = newest(pageSchema, written, from);
  const old = blocksOf(page);
  const blocks = old.map((block) => {
    const schema = schemaOf(block);
    if (!schema || !isMapping(block)) return block;
    const shown = olderVersion(schema, block);
    if (isOwn(schema)) return shown === undefined ? block : newest(schema, block, shown);
    return newest(schema, block, Math.min(from, shown ?? from));
  });
  return blocks.every((block, at) => block === old[at]) ? page : { ...page, blocks };
}

/** The oldest version that a block of a file is written for, as far as its fields tell. */
export const oldestIn = (written: unknown): number =>
  blocksOf(isMapping(written) ? written : {}).reduce<number>((oldest, block) => {
    const schema = schemaOf(block);
    const shown = schema && !isOwn(schema) && isMapping(block) ? olderVersion(schema, block) : undefined;
    return Math.min(oldest, shown ?? oldest);
  }, SCHEMA_VERSION);
