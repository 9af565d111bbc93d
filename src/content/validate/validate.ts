import type { z } from 'zod';
import { type BlockType, blockSchemas } from '../../../blocks/schemas.ts';
import { drawn } from '../../../schema/drawn-as.ts';
import { pageSchema } from '../../../schema/page.ts';
import { type AuthoredSite, siteSchema } from '../../../schema/site.ts';
import type { Phrase } from '../../diagnostics/phrases.ts';
import type { Lost } from '../read/expand.ts';
import { joinParts, settleLevels } from '../slips/levels.ts';
import { isMapping, type Mapping } from '../written/mapping.ts';
import { locate, type Path } from '../written/origin.ts';
import type { CheckContext } from '../written/report.ts';
import { placeAt } from '../written/report.ts';
import { knownType } from './block-type.ts';
import { olderVersion } from './older.ts';
import { type Partly, salvage } from './salvage.ts';
import { reportEmptyEntry, reportIssues, respellKeys } from './schema-issues.ts';

export type AuthoredBlock = { [T in BlockType]: z.output<(typeof blockSchemas)[T]> }[BlockType];
/** A block as far as it can be used, beside the value as written, which knows its places. */
export interface ValidBlock {
  readonly written: Mapping;
  readonly value: Partly<AuthoredBlock>;
  /** True where every part is there and right. */
  readonly complete: boolean;
}
type AuthoredPage = Omit<z.output<typeof pageSchema>, 'blocks'>;
export interface ValidPage extends Partly<AuthoredPage> {
  readonly written: Mapping;
  readonly blocks: readonly ValidBlock[];
  /** True where every part is there and right; any other page is checked but not shown. */
  readonly complete: boolean;
}

/** The blocks of a page that visitors get. */
export const shownBlocks = ({ blocks }: ValidPage): readonly ValidBlock[] =>
  blocks.filter(({ value }) => !value.hidden);

/** Checks site.yaml against its schema and reports what is wrong. */
export function validateSite(written: Mapping, checking: CheckContext) {
  const settled = settleLevels(siteSchema, written, checking);
  return validate<AuthoredSite>({ schema: siteSchema, written, owner: { phrase: 'siteFile' }, settled }, checking);
}

/** Checks a file of another kind against its schema, reports what is wrong, and gives what can be used of it. */
export function validateFile<T>(schema: z.ZodType<T>, written: Mapping, checking: CheckContext): Partly<T> {
  const settled = settleLevels(schema, written, checking);
  const { value } = validate({ schema, written, owner: { phrase: 'collection' }, settled }, checking);
  // Of a whole value nothing is left out.
  return (value ?? {}) as Partly<T>;
}

/** Checks a page and each of its blocks and reports everything that is wrong. */
export function validatePage(
  written: Mapping,
  checking: CheckContext,
  { lost = new Set(), schema = pageSchema }: { lost?: Lost; schema?: typeof pageSchema | undefined } = {},
): ValidPage {
  const mayLack = ([field]: Path) => lost.has('template') || (field === 'blocks' && lost.has('blocks'));
  const subject = { schema, written, owner: { phrase: 'page' }, mayLack } as const;
  if (isDraft(written)) fillIn(written, checking);
  const { value, complete } = validate(subject, checking);
  reportDays(written, value, checking);
  const blocks = Array.isArray(written.blocks) ? validateBlocks(written, checking) : [];
  return {
    ...value,
    written,
    blocks: blocks.filter((block) => block !== undefined),
    complete: complete && blocks.every((block) => block?.complete),
  };
}

/** Tells of a page that would be taken away before it is published. */
function reportDays(written: Mapping, page: Partly<AuthoredPage> | undefined, { origins, report }: CheckContext): void {
  const { scheduled, expires } = page ?? {};
  if (scheduled === undefined || expires === undefined || scheduled <= expires) return;
  report.add('ends-before-start', locate(origins, written, ['expires']).place, { start: scheduled });
}

/** True for a page that is not published yet. */
const isDraft = ({ draft, meta }: Mapping) => String(draft) === 'true' && isMapping(meta);

/** A draft without a description has its title for one until somebody writes it. */
function fillIn({ meta }: Mapping, { origins }: CheckContext): void {
  if (!isMapping(meta) || meta.title === undefined || Object.hasOwn(meta, 'description')) return;
  meta.description = meta.title;
  const slots = origins.get(meta)?.slots;
  const title = slots?.get('title');
  if (title) slots?.set('description', title);
}

interface Validation<T> {
  readonly schema: z.ZodType<T>;
  readonly written: Mapping;
  /** What is being checked, in words. */
  readonly owner: Phrase;
  /** True of what may stand in a file that is not there, so that it is not called missing. */
  readonly mayLack?: (path: Path) => boolean;
  /** True where something in it has been put on another level. */
  readonly settled?: boolean;
}

type Validated<T> =
  | { readonly complete: true; readonly value: T }
  | { readonly complete: false; readonly value: Partly<T> | undefined };

/** Reports what is wrong with a value and gives what can be used of it. */
function validate<T>(subject: Validation<T>, checking: CheckContext): Validated<T> {
  const { schema, written } = subject;
  const respelt: string[] = [];
  for (;;) {
    const result = schema.safeParse(written);
    if (result.success && respelt.length === 0 && !subject.settled) return { complete: true, value: result.data };
    // A whole value is one of which nothing is left out.
    if (result.success) return { complete: false, value: result.data as Partly<T> };
    const { issues } = result.error;
    const found = respellKeys({ issues, ...subject }, checking);
    respelt.push(...found.map((path) => path.join('\0')));
    if (found.length > 0) continue;
    // A wrong kind of value under a misspelt name may mean that the name was quite another.
    const others = issues.filter(({ path }) => !respelt.includes(path.join('\0')));
    reportIssues({ issues: others, ...subject }, checking);
    return { value: salvage(schema, written), complete: false };
  }
}

/** What can be used of each block; undefined in place of one that nobody can tell the type of. */
function validateBlocks(written: Mapping, checking: CheckContext): (ValidBlock | undefined)[] {
  const blocks = written.blocks as unknown[];
  joinParts(
    blocks,
    ({ type }) => (Object.hasOwn(blockSchemas, String(type)) ? blockSchemas[type as BlockType] : undefined),
    checking,
  );
  return blocks.map((block, index) => validateBlock({ page: written, block, index }, checking));
}

function validateBlock(
  { page, block, index }: { page: Mapping; block: unknown; index: number },
  checking: CheckContext,
): ValidBlock | undefined {
  if (block === undefined) return undefined;
  if (!isMapping(block)) {
    const { place } = locate(checking.origins, page, ['blocks', index]);
    const tight = /^\w+:(?=\S)/.exec(String(block))?.[0];
    if (tight) {
      const at = place.range.start + tight.length;
      const fix = { range: { start: at, end: at }, text: ' ' };
      checking.report.add('yaml-missing-space', placeAt(place.source, at - 1, at), {}, fix);
      return undefined;
    }
    if (block === null) {
      reportEmptyEntry(place, checking.report);
      return undefined;
    }
    const [, bare] = /^(include|type)\s+\S+$/.exec(String(block)) ?? [];
    if (bare) {
      checking.report.add(
        'yaml-missing-colon',
        placeAt(place.source, place.range.start, place.range.start + bare.length),
      );
      return undefined;
    }
    if (/^\W+include\b/i.test(String(block)))
      checking.report.add('include-as-type', place, { type: String(block), path: '/_closing.yaml' });
    else
      checking.report.add('expected-fields', place, {
        owner: { phrase: 'block' },
        example: `\`type: ${Object.keys(blockSchemas)[0]}\``,
      });
    return undefined;
  }
  const known = knownType(block, checking);
  if (!known) return undefined;
  const schema: z.ZodType<AuthoredBlock> = blockSchemas[known.type];
  const usable = () => ({ written: block, value: salvage(schema, block) ?? {}, complete: false });
  if (!known.sure) return usable();
  const version = olderVersion(schema, block);
  if (version !== undefined) {
    // What is wrong with it by today's schema is no fault of its author's.
    checking.report.add('older-block', locate(checking.origins, block, ['type']).place, { type: known.type, version });
    return usable();
  }
  const owner = { phrase: 'namedBlock', value: known.type } as const;
  const settled = settleLevels(schema, block, checking);
  const { value, complete } = validate({ schema, written: block, owner, settled }, checking);
  // A whole block is one of which nothing is left out.
  const shown = complete ? drawn(schema, value as AuthoredBlock) : (value ?? {});
  return { written: block, value: shown as Partly<AuthoredBlock>, complete: complete && !known.respelt };
}
