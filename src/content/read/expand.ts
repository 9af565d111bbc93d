import { pageSchema } from '../../../schema/page.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { lineStart } from '../../diagnostics/lines.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { meaningsOf } from '../../diagnostics/synonyms.ts';
import type { Files } from '../files/files.ts';
import { settleLevels } from '../slips/levels.ts';
import { MAX_VALUES } from '../slips/nesting.ts';
import { isMapping, type Mapping } from '../written/mapping.ts';
import { locate, type Origin, type Origins } from '../written/origin.ts';
import { placeAt, Report } from '../written/report.ts';
import { respell } from '../written/respell.ts';
import { type ContentFiles, findPartial, isPartial } from './files.ts';
import { type ParsedFiles, parsedFile } from './parsed-files.ts';
import { type Unfolded, VALUES_OF_FILE } from './unfolded.ts';

interface FilledPath {
  readonly path: string;
  readonly place: Place;
  /** The facts of the page and of what it is made from, the page's own first. */
  readonly given: readonly Mapping[];
  /** Gets the names of the facts that stand in it. */
  readonly asked: Set<string>;
  /** The page's file, for messages. */
  readonly page: string;
}

/**
 * The path of a partial with the page's facts filled in, so that a template can leave to each of its pages what it
 * brings in. A path is the same in all languages: so is a fact in it. Undefined after reporting a fact without a value.
 */
function fillPath({ path, place, given, asked, page }: FilledPath, report: Report): string | undefined {
  let isWhole = true;
  const filled = path.replace(/\{\{\s*([^{},\s]+)\s*\}\}/g, (part, name: string) => {
    const value = given.find((facts) => Object.hasOwn(facts, name))?.[name];
    asked.add(name);
    if (typeof value === 'string') return value;
    isWhole = false;
    const suggestion = value === undefined && nearest(name, given.flatMap(Object.keys));
    report.add('missing-path-fact', place, { name, page, ...(suggestion && { suggestion: `{{${suggestion}}}` }) });
    return part;
  });
  return isWhole ? filled : undefined;
}

/** What a page uses that could not be found or read, so that nobody knows all its blocks, or its template. */
export type Lost = Set<'blocks' | 'template'>;

/** What reading one file and everything that it uses needs. */
export interface ReadContext {
  readonly folder: Files;
  readonly files: ContentFiles;
  readonly parsed: ParsedFiles;
  readonly origins: Origins;
  readonly report: Report;
  /** The files that were read, the first being the page: what has to be read again when one of them changes. */
  readonly used: Set<string>;
  /** Blocks, includes and values met so far, however often a partial is used. */
  readonly met: { blocks: number; values: number };
  /** The same of all pages together. */
  readonly unfolded: Unfolded;
  readonly lost: Lost;
  /** The facts of the page and of its templates, the page's own first: for the paths of what is included. */
  readonly given: Mapping[];
  /** The facts that stand in such paths. */
  readonly asked: Set<string>;
  /** The blocks of a file that stand on the page already, with the line that brings them in again. */
  readonly again: Map<unknown, Place>;
  /** What the page may contain, where its collection says more of it than is true of every page. */
  readonly page?: typeof pageSchema | undefined;
}

/** Blocks that a page may have; includes that include each other multiply. */
const MAX_BLOCKS = 500;

/** Files that may bring in each other; sites have three or four. */
const MAX_LEVELS = 60;

/** Reads a page with its template and includes put in their places; undefined after reporting why it cannot. */
export function readExpanded(file: string, reading: ReadContext, trail: readonly string[] = []): Mapping | undefined {
  reading.used.add(file);
  const { source, value, count } = parsedFile(reading.folder, file, { ...reading, files: reading.parsed });
  if (value === undefined || !source) return undefined;
  reading.met.values += count;
  if (trail.length > 0) reading.unfolded.values += count + VALUES_OF_FILE;
  else reading.unfolded.written += source.text.length;
  if (Array.isArray(value) && value.every(isMapping)) {
    const start = reading.origins.get(value)?.head.start ?? 0;
    const at = lineStart(source, start);
    const fix = { range: { start: at, end: at }, text: 'blocks:\n' };
    reading.report.add('list-without-name', placeAt(source, start, start + 1), {}, fix);
    return undefined;
  }
  if (!isMapping(value)) {
    reading.report.add('expected-page', { source, range: { start: 0, end: source.text.indexOf('\n') } });
    return undefined;
  }
  const here = [...trail, file];
  settleLevels((trail.length === 0 && reading.page) || pageSchema, value, reading);
  respellFields(value, file, reading);
  if (trail.length > 0 || isPartial(file)) leaveAddresses(value, reading);
  if (isMapping(value.facts)) reading.given.push(value.facts);
  const whole = typeof value.template === 'string' ? underTemplate(value, reading, here) : value;
  // A template's blocks have been put together where it was read.
  if (Array.isArray(value.blocks)) whole.blocks = includeAll(value.blocks, reading, here);
  return whole;
}

/** Reads the file that a line brings in; undefined after reporting why it cannot. */
export function readPartial(
  holder: object,
  key: string,
  reading: ReadContext,
  trail: readonly string[],
): Mapping | undefined {
  const { place } = locate(reading.origins, holder, [key]);
  // A partial judged by itself has no page whose facts it could ask for.
  const { lost, given, used, asked } = reading;
  const unfilled = lost.has('template') ? new Report() : reading.report;
  const path = fillPath(
    { path: String((holder as Mapping)[key]), place, given, asked, page: [...used][0] ?? '' },
    unfilled,
  );
  const file = path && findPartial({ files: reading.files, path, place }, reading.report);
  if (!file) return undefined;
  if (trail.includes(file)) {
    const files = trail.slice(trail.indexOf(file)).sort().join(', ');
    reading.report.add('include-cycle', place, { path, files });
    return undefined;
  }
  const { met, report } = reading;
  if (trail.length > MAX_LEVELS) report.add('included-too-deep', place, { limit: MAX_LEVELS });
  else if (met.values > MAX_VALUES) report.add('too-many-included', place, { limit: MAX_VALUES });
  else return readExpanded(file, reading, trail);
  return undefined;
}

/** Puts misspelt names of a page's own fields right, and takes out names that are none, after reporting them. */
function respellFields(value: Mapping, file: string, reading: ReadContext): void {
  const fields = Object.keys(pageSchema.shape);
  // What a chat says before a page ends in a colon.
  for (const key of Object.keys(value).filter((name) => /\S\s+\S/.test(name) && value[name] === null)) {
    reading.report.add('yaml-stray-line', locate(reading.origins, value, [key]).key);
    delete value[key];
  }
  respell({ holder: value, fields, owner: { phrase: isPartial(file) ? 'partial' : 'page' } }, reading);
  for (const key of Object.keys(value)) if (!fields.includes(key)) delete value[key];
}

/** What several pages share cannot have had an address; a template does not give its own to pages. */
function leaveAddresses(value: Mapping, { origins, report }: ReadContext): void {
  for (const key of ['formerly', 'address']) {
    if (value[key] === undefined) continue;
    const code = key === 'formerly' ? 'formerly-nowhere' : 'address-nowhere';
    report.add(code, locate(origins, value, [key]).key);
    delete value[key];
  }
}

/** The page's own meta and facts win over its template's, field by field; its own blocks replace the template's. */
function underTemplate(page: Mapping, reading: ReadContext, trail: readonly string[]): Mapping {
  const template = readPartial(page, 'template', reading, trail);
  if (!template) {
    reading.lost.add('template');
    if (page.blocks === undefined) reading.lost.add('blocks');
    return page;
  }
  const merged = merge(template, page, reading.origins);
  for (const key of ['meta', 'facts']) {
    const [below, above] = [template[key], page[key]];
    if (isMapping(below) && isMapping(above)) merged[key] = merge(below, above, reading.origins);
  }
  return merged;
}

function merge(below: Mapping, above: Mapping, origins: Origins): Mapping {
  const merged = { ...below, ...above };
  const slots: Origin['slots'] = new Map([...(origins.get(below)?.slots ?? []), ...(origins.get(above)?.slots ?? [])]);
  const origin = origins.get(above);
  if (origin) origins.set(merged, { ...origin, slots });
  return merged;
}

function includeAll(blocks: unknown[], reading: ReadContext, trail: readonly string[]): unknown[] {
  const slots: Origin['slots'] = new Map();
  const origin = reading.origins.get(blocks);
  const all: unknown[] = [];
  const push = (block: unknown, slot: ReturnType<Origin['slots']['get']>) => {
    if (slot) slots.set(all.length, slot);
    all.push(block);
  };
  blocks.forEach((block, index) => {
    if (reading.met.blocks++ >= MAX_BLOCKS) {
      const { place } = locate(reading.origins, blocks, [index]);
      if (reading.met.blocks === MAX_BLOCKS + 1) reading.report.add('too-many-blocks', place, { limit: MAX_BLOCKS });
      return;
    }
    if (!isMapping(block) || !isInclude(block, reading)) {
      // What else is wrong with such a block is told when that line is in its place.
      if (isMapping(block) && hasIncludes(block, reading)) return undefined;
      return push(block, origin?.slots.get(index));
    }
    const known = reading.used.size;
    const partial = typeof block.include === 'string' ? readPartial(block, 'include', reading, trail) : undefined;
    if (!partial) reading.lost.add('blocks');
    else leaveFieldsOfPages(partial, reading);
    const included = Array.isArray(partial?.blocks) ? partial.blocks : [];
    const from = reading.origins.get(included);
    included.forEach((inner, at) => push(inner, from?.slots.get(at)));
    // No file was read that had not been before.
    if (reading.used.size === known)
      for (const inner of included) reading.again.set(inner, locate(reading.origins, block, ['include']).place);
  });
  if (origin) reading.origins.set(all, { ...origin, slots });
  return all;
}

/** Fields that say of a page when it is shown, in what language, and among what: of a part of pages they say nothing. */
const OF_PAGES = ['entry', 'translation', 'source', 'draft', 'scheduled', 'expires'];

function leaveFieldsOfPages(partial: Mapping, { origins, report }: ReadContext): void {
  for (const key of OF_PAGES.filter((name) => partial[name] !== undefined))
    report.add('unknown-key', locate(origins, partial, [key]).key, {
      key,
      owner: { phrase: 'partial' },
      known: 'blocks, template',
    });
}

const PARTIAL = /(?:^|\/)_[^/]*\.ya?ml$/;

/** True of a block among the entries of whose lists a line brings in a file, after reporting it. */
function hasIncludes(block: Mapping, { origins, report, lost }: ReadContext): boolean {
  for (const list of Object.values(block).filter(Array.isArray)) {
    const entry = list.find((each) => isMapping(each) && typeof each.include === 'string');
    // A block of the site's own may have a field of this name.
    if (!entry || !PARTIAL.test(entry.include)) continue;
    report.add('field-too-deep', locate(origins, entry, ['include']).key, { key: 'include', beside: 'type' });
    lost.add('blocks');
    return true;
  }
  return false;
}

/** True for an entry that brings a partial's blocks; reports what else stands in it. */
function isInclude(block: Mapping, { origins, report }: ReadContext): boolean {
  if (block.type !== undefined) return false;
  const names = Object.keys(block);
  const [only = '', ...others] = names;
  const meant = others.length === 0 && meaningsOf(only.toLowerCase()).includes('include') ? only : undefined;
  const key = Object.hasOwn(block, 'include') ? 'include' : (meant ?? nearest('include', names));
  if (key !== 'include' && (key === undefined || !nearest(key, ['include']))) return false;
  respell({ holder: block, fields: ['include'], owner: { phrase: 'block' } }, { origins, report });
  const { place } = locate(origins, block, ['include']);
  const { include } = block;
  if (include === null) report.add('empty-value', place, { key: 'include', orDelete: { phrase: 'orDelete' } });
  else if (typeof include !== 'string' || /[,;]\s/.test(include)) {
    const several = typeof include === 'string' || (Array.isArray(include) && include.length > 1);
    report.add('expected-single-text', place, {
      key: 'include',
      how: { phrase: several ? 'includeEach' : 'textOnLine' },
    });
    delete block.include;
  }
  return true;
}
