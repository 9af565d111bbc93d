import { plainText } from '../../schema/plain-text.ts';
import type { Alternate, BlockValue, PageValue } from '../render/value.ts';
import { type Lost, readExpanded } from './expand.ts';
import { type Fact, readFacts } from './facts.ts';
import type { ContentFiles } from './files.ts';
import type { Unclear } from './known-site.ts';
import { pathOf } from './links.ts';
import { collectTexts, localize } from './localize.ts';
import type { Localizing } from './localizing.ts';
import { isMapping } from './mapping.ts';
import { locate, locateLanguage, type Origins } from './origin.ts';
import type { ParsedFiles } from './parsed-files.ts';
import { Report } from './report.ts';
import type { Checking } from './schema-issues.ts';
import { reportFactLanguages, reportUnknownLanguages } from './texts.ts';
import type { Unfolded } from './unfolded.ts';
import { type ValidPage, validatePage } from './validate.ts';

/** A page as read, with everything that it includes: what is wrong with it, and its values if they can be used. */
export interface PageFile {
  readonly file: string;
  readonly route: string;
  /** Every file that was read for it. */
  readonly used: ReadonlySet<string>;
  readonly report: Report;
  readonly origins: Origins;
  readonly page: ValidPage | undefined;
  readonly facts: ReadonlyMap<string, Fact>;
  /** What of it mistakes leave open. */
  readonly unclear: Unclear;
  /** What it uses but could not be found or read. */
  readonly lost: Lost;
  /** Undefined where the file's mistakes leave open which sections it has. */
  readonly anchors: ReadonlySet<string> | undefined;
}

/** Names that the shell gives to parts of every page. */
const SHELL_ANCHORS = ['main', 'site-footer'];

/** Reads and checks one page. */
export function readPageFile({
  root,
  files,
  parsed,
  file,
  route,
  unfolded,
  lost = new Set(),
}: {
  root: string;
  parsed: ParsedFiles;
  files: ContentFiles;
  file: string;
  route: string;
  unfolded: Unfolded;
  /** What is known not to be there before anything has been read: a partial is a part of a page. */
  lost?: Lost;
}): PageFile {
  const report = new Report();
  const origins: Origins = new WeakMap();
  const used = new Set<string>();
  const written = readExpanded(file, {
    ...{ root, files, parsed, origins, report, used, lost, unfolded },
    met: { blocks: 0, values: 0 },
  });
  const page = written && validatePage(written, { origins, report }, lost);
  const facts = written ? readFacts(written, { origins, report }) : new Map();
  return {
    file,
    route,
    used,
    report,
    origins,
    page,
    facts,
    unclear: new Set(lost.has('template') || !isMapping(written?.facts ?? {}) ? ['facts'] : []),
    lost,
    anchors: page && !lost.has('blocks') ? readAnchors(page, { origins, report }) : undefined,
  };
}

/** True for what may be a block with a name, written so that nobody can tell. */
const isObscure = (block: unknown) => typeof block !== 'string' && !isMapping(block);

/** The names of a page's sections; undefined where mistakes leave open which sections it has. */
function readAnchors({ written, blocks }: ValidPage, { origins, report }: Checking): ReadonlySet<string> | undefined {
  if (!Array.isArray(written.blocks) || written.blocks.some(isObscure)) return undefined;
  if (blocks.some(({ written: { id }, value }) => id !== value.id)) return undefined;
  const anchors = new Set(SHELL_ANCHORS);
  const sound = new Set(blocks.filter(({ complete }) => complete).map((block) => block.written));
  for (const block of written.blocks.filter(isMapping)) {
    const { id } = block;
    if (typeof id === 'string') {
      if (anchors.has(id)) report.add('duplicate-anchor', locate(origins, block, ['id']).place, { anchor: id });
      anchors.add(id);
    } else if (!sound.has(block)) {
      // The name may stand in a field that cannot be told: none of its words is called missing.
      for (const word of Object.values(block)) if (typeof word === 'string') anchors.add(word);
    }
  }
  return anchors;
}

/** The texts of a page by their keys, for the translator. */
export function pageTexts({ meta, blocks }: ValidPage) {
  return collectTexts({ meta, blocks: blocks.map(({ value }) => value) });
}

/**
 * Finishes a page in one language and reports what is wrong with it there; undefined where parts of it are missing.
 * The translator has to have the page's texts loaded.
 */
export function compilePage(
  { route, page }: { route: string; page: ValidPage },
  languages: readonly string[],
  to: Localizing,
): PageValue | undefined {
  reportLanguages(page, to);
  const meta = localize(page.meta ?? {}, { written: (page.written.meta ?? {}) as object, prefix: ['meta'] }, to);
  const blocks = page.blocks.map(({ written, value }, index) =>
    localize(value, { written, prefix: ['blocks', index] }, to),
  );
  const { title, description, schema, noindex = false } = meta;
  if (!page.complete || title === undefined || description === undefined) return undefined;
  const alternates: Alternate[] = languages.map((language) => ({
    language,
    href: pathOf(to.links.base, language, route),
  }));
  return {
    route,
    path: pathOf(to.links.base, to.language.code, route),
    language: to.language.code,
    title: plainText(title),
    description: plainText(description),
    ...(schema && { schema }),
    noindex,
    alternates,
    // Of a complete page no block lacks anything, so each has its block's resolved type.
    blocks: blocks as unknown as BlockValue[],
  };
}

function reportLanguages(page: ValidPage, to: Localizing): void {
  reportUnknownLanguages(page.written, ['translation'], to);
  reportFactLanguages(page.written, to);
  const { defaultLanguage } = to.site;
  if ((page.translation?.[defaultLanguage] ?? 'complete') !== 'complete')
    to.report.add(
      'default-language-needed',
      locateLanguage(to.origins, page.written, ['translation'], defaultLanguage).key,
      {
        code: defaultLanguage,
      },
    );
}
