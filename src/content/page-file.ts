import { plainText } from '../../schema/plain-text.ts';
import type { Alternate, BlockValue, PageValue } from '../render/value.ts';
import { readExpanded } from './expand.ts';
import { type Fact, readFacts } from './facts.ts';
import type { ContentFiles } from './files.ts';
import { pathOf } from './links.ts';
import { collectTexts, localize } from './localize.ts';
import type { Localizing } from './localizing.ts';
import { locate, type Origins } from './origin.ts';
import { Report } from './report.ts';
import { reportFactLanguages, reportUnknownLanguages } from './texts.ts';
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
  /** Undefined where the file's mistakes leave open which sections it has. */
  readonly anchors: ReadonlySet<string> | undefined;
}

/** Names that the shell gives to parts of every page. */
const SHELL_ANCHORS = ['main', 'site-footer'];

/** Reads and checks one page. */
export function readPageFile({
  root,
  files,
  file,
  route,
}: {
  root: string;
  files: ContentFiles;
  file: string;
  route: string;
}): PageFile {
  const report = new Report();
  const origins: Origins = new WeakMap();
  const used = new Set<string>();
  const written = readExpanded(file, { root, files, origins, report, used, met: { blocks: 0 } });
  const page = written && validatePage(written, { origins, report });
  const facts = written ? readFacts(written, { origins, report }) : new Map();
  const anchors = new Set(SHELL_ANCHORS);
  for (const { written: block, value } of page?.blocks ?? []) {
    if (!value.id) continue;
    if (anchors.has(value.id))
      report.add('duplicate-anchor', locate(origins, block, ['id']).place, { anchor: value.id });
    anchors.add(value.id);
  }
  return { file, route, used, report, origins, page, facts, anchors: report.failed ? undefined : anchors };
}

/** The texts of a page by their keys, for the translator. */
export function pageTexts({ meta, blocks }: ValidPage) {
  return collectTexts({ meta, blocks: blocks.map(({ value }) => value) });
}

/** A page in one language. The translator has to have the page's texts loaded. */
export function compilePage(
  { route, page }: { route: string; page: ValidPage },
  languages: readonly string[],
  to: Localizing,
): PageValue {
  reportUnknownLanguages(page.written, ['translation'], to);
  reportFactLanguages(page.written, to);
  const { defaultLanguage } = to.site;
  if ((page.translation?.[defaultLanguage] ?? 'complete') !== 'complete')
    to.report.add('default-language-needed', locate(to.origins, page.written, ['translation', defaultLanguage]).key, {
      code: defaultLanguage,
    });
  const meta = localize(page.meta, { written: page.written.meta as object, prefix: ['meta'] }, to);
  // localize gives each block's resolved type; TypeScript cannot follow the union through the loop.
  const blocks = page.blocks.map(({ written, value }, index) =>
    localize(value, { written, prefix: ['blocks', index] }, to),
  ) as unknown as BlockValue[];
  const alternates: Alternate[] = languages.map((language) => ({
    language,
    href: pathOf(to.links.base, language, route),
  }));
  return {
    route,
    path: pathOf(to.links.base, to.language.code, route),
    language: to.language.code,
    title: plainText(meta.title),
    description: plainText(meta.description),
    ...(meta.schema && { schema: meta.schema }),
    noindex: meta.noindex ?? false,
    alternates,
    blocks,
  };
}
