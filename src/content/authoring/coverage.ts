import type { AuthoredSite } from '../../../schema/site.ts';
import { markdownText } from '../../diagnostics/escape.ts';
import { visible } from '../../diagnostics/visible.ts';
import type { Project } from '../project.ts';
import { textsIn } from '../resolve/localize.ts';
import type { Fact } from '../validate/facts.ts';
import { UNWRITTEN } from '../written/stray-marks.ts';

/** How much of a page is there in a language. */
interface Translated {
  readonly route: string;
  readonly language: string;
  /** What is asked of it: everything, or what there is, or nothing. */
  readonly asked: AuthoredSite['translation'];
  readonly translated: number;
  readonly total: number;
}

/** How far a page is translated into a language, and how well that has kept. */
export interface Coverage extends Translated {
  /** How many of its translations are older than what they were made from. */
  readonly stale: number;
  /** How many of them a program made, and nobody has said to be right. */
  readonly unreviewed: number;
}

/** Counts the texts of a page by language, facts included; what is the same in all languages counts as done. No other page is read. */
export function countTranslated(project: Project, route: string): Translated[] {
  const { site } = project;
  const file = project.pageFile(route);
  if (!site || !file?.page) return [];
  const { meta, entry, blocks, translation } = file.page;
  const texts = [...textsIn([meta, entry, blocks.map(({ value }) => value)]), ...[...file.facts.values()].map(wordsOf)];
  const offered = project.languagesOf(route);
  return site.languages.map(({ code }) => ({
    route,
    language: code,
    asked: offered.includes(code) ? askedOf(translation?.[code] ?? site.translation, code, site) : 'none',
    translated: texts.filter(({ by }) => hasText(by, code, site.defaultLanguage)).length,
    total: texts.length,
  }));
}

/** The same of pages (all unless told), with what of it is old or not read yet: that depends on what all pages say. */
export function measureCoverage(project: Project, routes = project.routes()): Coverage[] {
  return routes.flatMap((route) => {
    const counted = countTranslated(project, route);
    if (counted.length === 0) return [];
    const stale = project.stale(route);
    const unreviewed = project.unreviewed(route);
    return counted.map((each) => ({
      ...each,
      stale: stale.filter(({ to }) => to === each.language).length,
      unreviewed: unreviewed.filter(({ to }) => to === each.language).length,
    }));
  });
}

/** The texts of a fact; of a language's forms, one that is still to be written stands for all. */
function wordsOf({ by, forms = {} }: Fact): Pick<Fact, 'by'> {
  const ofForms = Object.entries(forms).map(([code, own]) => {
    const texts = Object.values(own).map(({ text }) => text);
    return [code, texts.find((text) => text.startsWith(UNWRITTEN)) ?? texts[0] ?? ''] as const;
  });
  return { by: { ...by, ...Object.fromEntries(ofForms) } };
}

const askedOf = (asked: AuthoredSite['translation'], code: string, { defaultLanguage }: AuthoredSite) =>
  code === defaultLanguage ? 'complete' : asked;

function hasText(by: Readonly<Record<string, string>>, code: string, defaultLanguage: string): boolean {
  const text = by[code] ?? by.all ?? (code === defaultLanguage ? by.default : undefined);
  return text !== undefined && !text.startsWith(UNWRITTEN);
}

const percent = ({ translated, total }: Coverage) => (total === 0 ? 100 : Math.floor((100 * translated) / total));

const cell = (coverage: Coverage) =>
  coverage.asked === 'none'
    ? 'not offered'
    : [
        `${coverage.translated}/${coverage.total} (${percent(coverage)} %)`,
        ...(coverage.stale > 0 ? [`${coverage.stale} old`] : []),
        ...(coverage.unreviewed > 0 ? [`${coverage.unreviewed} unreviewed`] : []),
      ].join(', ');

/** Rows of a table: a heading, then a row for each page and one for the whole site. */
export function coverageTable(coverage: readonly Coverage[]): string[][] {
  const languages = [...new Set(coverage.map(({ language }) => language))];
  const routes = [...new Set(coverage.map(({ route }) => route))];
  const rows = routes.map((route) => [route, ...coverage.filter((each) => each.route === route).map(cell)]);
  const whole = languages.map((language) => {
    const own = coverage.filter((each) => each.language === language && each.asked !== 'none');
    const sum = (key: 'translated' | 'total' | 'stale' | 'unreviewed') =>
      own.reduce((count, each) => count + each[key], 0);
    return cell({
      route: '',
      language,
      asked: 'complete',
      translated: sum('translated'),
      total: sum('total'),
      stale: sum('stale'),
      unreviewed: sum('unreviewed'),
    });
  });
  return [['Page', ...languages], ...rows, ['All pages', ...whole]];
}

/** The table with columns of equal width, for a terminal. */
export function formatPlain(rows: readonly (readonly string[])[]): string {
  const shown = rows.map((row) => row.map(visible));
  const widths = (shown[0] ?? []).map((_, column) =>
    shown.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0),
  );
  return shown
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The table as GitHub shows it. */
export function formatMarkdown(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows.map((row) => row.map(markdownText));
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [
    '## Translations',
    '',
    line(head),
    line(head.map((_, column) => (column ? '---:' : '---'))),
    ...body.map(line),
  ].join('\n');
}
