import { join } from 'node:path';
import type { PageDigest } from '../content/check/digest.ts';
import { pathOf } from '../content/resolve/links.ts';
import type { SiteValue } from '../contract/value.ts';
import { writeHostFiles } from './host-files.ts';
import { takeInventory } from './inventory.ts';
import { type Output, openOutput } from './output.ts';
import { serverFile } from './page-maker.ts';
import { writePictures } from './pictures.ts';
import { openPool, type Pool } from './pool.ts';
import { copyPublic } from './public-copy.ts';
import { type Build, writeSharedFiles } from './shared-files.ts';
import { sitemapEntry } from './sitemap.ts';

/** What became of a build: how many pages it wrote, or that the content has to be mended first. */
export type Outcome = { readonly pages: number } | 'faulty';

/**
 * Checks the whole site and writes it in the place of the last one, which stays when something goes wrong. `report` is
 * asked where the content gives reason to: it checks and tells, and says whether anything can be built.
 */
export async function buildSite(build: Build, report: () => boolean): Promise<Outcome> {
  const { project, program, engine, workers } = build;
  const routes = [...project.files.routes.keys()];
  const { root } = project;
  const pool = openPool(routes.length, {
    root,
    engine,
    server: serverFile(program.folder),
    project,
    program: program.folder,
    workers,
  });
  try {
    const digests = await pool.digest(routes);
    if (!project.settle(digests) && !report()) return 'faulty';
    return { pages: await writeSite({ build, pool, digests: digests.filter(({ draft }) => !draft) }) };
  } finally {
    await pool.close();
  }
}

interface Work {
  readonly build: Build;
  readonly pool: Pool;
  /** Those of the pages that are published. */
  readonly digests: readonly PageDigest[];
}

/** Writes all files of a site; gives the number of its pages. */
async function writeSite(work: Work): Promise<number> {
  const output = openOutput(work.build.out);
  try {
    const pages = await writeFiles(work, output);
    output.finish();
    return pages;
  } catch (error) {
    output.abandon();
    throw error;
  }
}

/**
 * The content has been checked: what goes wrong here is a bug of ours, or a picture that its format's name does not fit.
 */
async function writeFiles({ build, pool, digests }: Work, output: Output): Promise<number> {
  const { project, site, program } = build;
  const { publicFiles } = project;
  output.copy(join(program.folder, 'client'));
  const sites = new Map(site.languages.map(({ code }) => [code, project.siteValue(code).value]));
  for (const [code, value] of sites) output.write(`_data/${code}/_site.json`, JSON.stringify(value));
  const inventory = takeInventory({ site, sites: sites.values(), digests, icons: project.usedIcons });
  const files = await writeSharedFiles(inventory, build, output);
  await pool.prepare({ files, sites, entry: program.entry, folder: output.folder });
  await pool.write(digests.map(({ route }) => route));
  const pictures = new Map(digests.flatMap((digest) => digest.pictures));
  const asTheyAre = new Set([...project.asTheyAre, ...digests.flatMap((digest) => digest.asTheyAre)]);
  await writePictures({ publicFiles, cache: join(project.root, '.cache/images'), pictures }, output);
  copyPublic({ publicFiles, pictures, asTheyAre }, output);
  const entries = digests.flatMap((digest) => entriesOf(digest, sites, files.base));
  writeHostFiles({ sites: [...sites.values()], shared: files, entries }, build, output);
  return digests.reduce((sum, { shown }) => sum + shown.length, 0);
}

/** The lines of a page in the sitemap, one for each language that search engines may list. */
function entriesOf(
  { route, languages, shown }: PageDigest,
  sites: ReadonlyMap<string, SiteValue>,
  base: string,
): string[] {
  const alternates = languages.map((language) => ({ language, href: pathOf(base, language, route) }));
  return shown.flatMap(({ language, noindex }) => {
    const site = sites.get(language);
    const path = pathOf(base, language, route);
    return noindex || !site ? [] : [sitemapEntry({ path, alternates }, site.url, site.defaultLanguage)];
  });
}
