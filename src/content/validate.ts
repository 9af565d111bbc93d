import type { z } from 'zod';
import { type BlockType, blockSchemas } from '../../blocks/schemas.ts';
import { pageSchema } from '../../schema/page.ts';
import type { AuthoredSite } from '../../schema/site.ts';
import { siteSchema } from '../../schema/site.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { isMapping, type Mapping } from './expand.ts';
import { locate } from './origin.ts';
import { type Checking, reportIssues } from './schema-issues.ts';

export type AuthoredBlock = { [T in BlockType]: z.output<(typeof blockSchemas)[T]> }[BlockType];
/** A block as validated, beside the value as written, which knows its places. */
export interface ValidBlock {
  readonly written: Mapping;
  readonly value: AuthoredBlock;
}
export interface ValidPage extends Omit<z.output<typeof pageSchema>, 'blocks'> {
  readonly written: Mapping;
  /** The blocks that can be used: what is wrong with them is found although others cannot. */
  readonly blocks: readonly ValidBlock[];
  /** False where a block is left out because of its mistakes; such a page is checked but not shown. */
  readonly complete: boolean;
}

/** Checks site.yaml against its schema; undefined after reporting what is wrong. */
export function validateSite(written: Mapping, checking: Checking): AuthoredSite | undefined {
  const result = siteSchema.safeParse(written);
  if (result.success) return result.data;
  reportIssues({ issues: result.error.issues, written, schema: siteSchema, owner: { phrase: 'siteFile' } }, checking);
  return undefined;
}

/** Checks a page and each of its blocks and reports everything that is wrong; undefined where nothing can be used. */
export function validatePage(written: Mapping, checking: Checking): ValidPage | undefined {
  const result = pageSchema.safeParse(written);
  if (!result.success)
    reportIssues({ issues: result.error.issues, written, schema: pageSchema, owner: { phrase: 'page' } }, checking);
  const blocks = Array.isArray(written.blocks) ? validateBlocks(written, checking) : undefined;
  if (!result.success || !blocks) return undefined;
  const valid = blocks.filter((block) => block !== undefined);
  return { ...result.data, written, blocks: valid, complete: valid.length === blocks.length };
}

/** Checks a partial and its blocks. */
export function validatePartial(written: Mapping, checking: Checking): void {
  validatePartialFields(written, checking);
  if (Array.isArray(written.blocks)) validateBlocks(written, checking);
}

/** Checks the names of a partial's fields; its blocks are checked with the pages that use it. */
export function validatePartialFields(written: Mapping, checking: Checking): void {
  const known = Object.keys(pageSchema.shape);
  for (const key of Object.keys(written)) {
    if (known.includes(key)) continue;
    const suggestion = nearest(key, known);
    checking.report.add('unknown-key', locate(checking.origins, written, [key]).key, {
      key,
      owner: { phrase: 'partial' },
      known: known.join(', '),
      ...(suggestion && { suggestion }),
    });
  }
}

const validateBlocks = (written: Mapping, checking: Checking): (ValidBlock | undefined)[] =>
  (written.blocks as unknown[]).map((block, index) => validateBlock({ page: written, block, index }, checking));

function validateBlock(
  { page, block, index }: { page: Mapping; block: unknown; index: number },
  checking: Checking,
): ValidBlock | undefined {
  const types = Object.keys(blockSchemas);
  const known = types.join(', ');
  if (!isMapping(block)) {
    checking.report.add('expected-fields', locate(checking.origins, page, ['blocks', index]).place, {
      owner: { phrase: 'block' },
      example: '`type: stats`',
    });
    return undefined;
  }
  const include = Object.hasOwn(block, 'include') ? 'include' : nearest('include', Object.keys(block));
  if (block.type === undefined && include && nearest(include, ['include'])) {
    for (const key of Object.keys(block).filter((name) => name !== 'include'))
      checking.report.add('unknown-key', locate(checking.origins, block, [key]).key, {
        key,
        owner: { phrase: 'block' },
        known: 'include',
        ...(key === include && { suggestion: 'include' }),
      });
    return undefined;
  }
  if (typeof block.type !== 'string') {
    const misspelt = nearest('type', Object.keys(block));
    const place =
      misspelt && misspelt.length < 7
        ? locate(checking.origins, block, [misspelt]).key
        : locate(checking.origins, block, []).place;
    checking.report.add('block-without-type', place, { known });
    return undefined;
  }
  if (!Object.hasOwn(blockSchemas, block.type)) {
    const suggestion = nearest(block.type, types);
    checking.report.add('unknown-block', locate(checking.origins, block, ['type']).place, {
      type: block.type,
      known,
      ...(suggestion && { suggestion }),
    });
    return undefined;
  }
  const schema = blockSchemas[block.type as BlockType];
  const result = schema.safeParse(block);
  if (result.success) return { written: block, value: result.data as AuthoredBlock };
  reportIssues(
    { issues: result.error.issues, written: block, schema, owner: { phrase: 'namedBlock', value: block.type } },
    checking,
  );
  return undefined;
}
