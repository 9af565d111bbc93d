import type { Project } from '../../../content/project.ts';
import { SITE_FILE } from '../../../content/read/files.ts';
import type { Fact } from '../../../content/validate/facts.ts';
import type { PageFile } from '../../../content/validate/page-file.ts';

const allRoutes = (project: Project) => [...project.routes(), ...project.madePages().keys()];

/** How many pages a file has a part in. */
export function pagesOf(file: string, project: Project): number {
  const routes = allRoutes(project);
  if (file === SITE_FILE) return routes.length;
  return routes.filter((route) => project.pageFile(route)?.used.has(file)).length;
}

/** How many pages show a fact, by its name or by that of another fact that it is part of. */
export function pagesWithFact(name: string, fact: Fact, project: Project): number {
  const { siteFile } = project;
  const isSame = (page: PageFile) => {
    const own = page.facts.get(name);
    return own ? own.place.source.file === fact.place.source.file : fact.place.source.file === SITE_FILE;
  };
  const shared = siteFile.site;
  const everywhere =
    shared &&
    names(withFacts(name, siteFile.facts), [
      shared.banner,
      shared.consent,
      shared.header,
      shared.footer,
      shared.labels,
      shared.brand,
    ]);
  return allRoutes(project).filter((route) => {
    const page = project.pageFile(route);
    if (!page?.page || !isSame(page)) return false;
    const { meta, blocks } = page.page;
    const wanted = withFacts(name, new Map([...siteFile.facts, ...page.facts]));
    return everywhere || names(wanted, [meta, blocks.map(({ value }) => value)]);
  }).length;
}

const placeholderOf = (wanted: readonly string[]) =>
  new RegExp(
    `\\{\\{[^{}]*?(?<![\\p{L}\\p{N}_])(?:${wanted.map((each) => each.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}_])`,
    'u',
  );

const names = (wanted: readonly string[], values: readonly unknown[]) =>
  placeholderOf(wanted).test(JSON.stringify(values));

/** A fact's name with those of all facts that have it in their value. */
function withFacts(name: string, facts: ReadonlyMap<string, Fact>): string[] {
  const wanted = [name];
  for (let before = 0; before < wanted.length; ) {
    before = wanted.length;
    const pattern = placeholderOf(wanted);
    for (const [other, { by, forms = {} }] of facts)
      if (
        !wanted.includes(other) &&
        pattern.test(
          JSON.stringify([by, Object.values(forms).map((own) => Object.values(own).map(({ text }) => text))]),
        )
      )
        wanted.push(other);
  }
  return wanted;
}
