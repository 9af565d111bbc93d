import type { PageValue, SiteValue } from '../../../contract/value.ts';
import type { Project } from '../../project.ts';
import { isMapping } from '../../written/mapping.ts';
import type { Migration } from './plan.ts';

/** Gives a page as HTML, with the look of its site. */
export type Render = (page: PageValue, site: SiteValue, project: Project) => string;

/** A page in a language that is another one, and what of it. */
export interface Difference {
  readonly route: string;
  readonly language: string;
  /** `blocks.2.unit: "Week:" → "Week"`; empty where only the HTML is another one. */
  readonly values: readonly string[];
}

export interface Proof {
  /** How many pages have been compared, those of each language counted. */
  readonly pages: number;
  /** True where site.yaml can be used, so that pages could be compared as HTML too. */
  readonly rendered: boolean;
  /** Pages that the files, as they will be, show otherwise than they are meant. */
  readonly broken: readonly Difference[];
  /** Pages that are shown otherwise than they would be without the steps. */
  readonly changed: readonly Difference[];
  /** What the steps change for all pages: `theme.ornament: "none" → "arc"`. */
  readonly settings: readonly string[];
  /** How many pages could not be shown as they are written. */
  readonly mended: number;
}

/** Sums of what a page is, and of its HTML; only of a page that differs are its parts looked at. */
type Shown = ReadonlyMap<string, string>;

const keyOf = (route: string, language: string) => `${language} ${route}`;

/** What a site shows: a sum for each page in each of its languages. */
export function shownBy(project: Project, render: Render): Shown {
  const { sumOf } = project.machine;
  const shown = new Map<string, string>();
  for (const route of project.files.routes.keys())
    for (const [language, page] of project.record(route).values) {
      const html = project.site ? render(page, project.siteValue(language).value, project) : '';
      shown.set(keyOf(route, language), `${sumOf(JSON.stringify(page))} ${sumOf(html)}`);
    }
  return shown;
}

/** Compares, page by page, what a site is to show by the steps with what its files will show, and with what they show as they are. */
export function proveMigration({ asItIs, asMeant, asWritten }: Migration, render: Render): Proof {
  const [now, meant, written] = [asItIs, asMeant, asWritten].map((project) => shownBy(project, render)) as [
    Shown,
    Shown,
    Shown,
  ];
  const all = new Set([...meant.keys(), ...written.keys()]);
  return {
    pages: all.size,
    rendered: asWritten.site !== undefined,
    broken: differences([...all], [asMeant, asWritten], [meant, written]),
    changed: differences(
      [...now.keys()].filter((key) => written.has(key)),
      [asItIs, asWritten],
      [now, written],
    ),
    settings: asItIs.site && asWritten.site ? differing(asItIs.site, asWritten.site) : [],
    mended: [...written.keys()].filter((key) => !now.has(key)).length,
  };
}

function differences(
  keys: readonly string[],
  [one, other]: readonly [Project, Project],
  [before, after]: readonly [Shown, Shown],
): Difference[] {
  return keys.flatMap((key) => {
    if (before.get(key) === after.get(key)) return [];
    const [language = '', route = ''] = key.split(' ');
    const values = [one, other].map((project) => project.record(route).values.get(language));
    return [{ route, language, values: differing(values[0], values[1]) }];
  });
}

/** Lines after which no more are given. */
const MANY = 5;

function differing(one: unknown, other: unknown, path: readonly string[] = []): string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  const isHolder = (value: unknown): value is object => Array.isArray(value) || isMapping(value);
  if (!isHolder(one) || !isHolder(other)) return [`${path.join('.')}: ${told(one)} → ${told(other)}`];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const [a, b] = [one, other] as Record<string, unknown>[];
  return [...names].flatMap((name) => differing(a?.[name], b?.[name], [...path, name])).slice(0, MANY);
}

const told = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};
