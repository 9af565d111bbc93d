import { basename, join } from 'node:path';
import { prefixOf } from '../../schema/prefix.ts';
import type { PageRecord } from '../content/check/record.ts';
import { siteRedirects } from '../content/resolve/site-redirects.ts';
import { type Addresses, pageFileOf, pathOf } from '../content/written/addresses.ts';
import { hooks } from '../contract/site-hooks.ts';
import type { SiteValue } from '../contract/value.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { writeHostFiles } from '../hosts/host-files.ts';
import { sitemapEntry } from '../hosts/sitemap.ts';
import { serverFile } from '../program/program.ts';
import { programName } from '../program/program-name.ts';
import { writeFeeds } from './feeds.ts';
import type { Build } from './job/build.ts';
import { bringsTheRest, shareOf } from './job/shard.ts';
import { type Output, openOutput } from './output/output.ts';
import { isUntouched, type Stamped } from './output/stamps.ts';
import { openPageCache, type PageCache } from './pages/page-cache.ts';
import { pageSums } from './pages/page-sums.ts';
import { openPool, type Pool } from './pages/pool.ts';
import { recordSite } from './pages/record-site.ts';
import { sharedFiles } from './pages/shared-files.ts';
import { makePictures, writePictures } from './pictures/pictures.ts';
import { copyPublic } from './public-copy.ts';
import { type Indexed, writeSearch } from './search/write-search.ts';
import { takeInventory } from './styles/inventory.ts';

/** What became of a build: its pages, and how many of them had to be written, or nothing where the content has to be mended first. */
export type BuildOutcome =
  | {
      readonly pages: number;
      readonly written: number;
      /** The files that were written, below the output, sorted. */
      readonly files: readonly string[];
      /** The page with the most bytes, if any had to be written. */
      readonly heaviest?: string | undefined;
      /** What became of the search's index, of a site that has one. */
      readonly indexed?: Indexed;
    }
  | undefined;

/**
 * Checks the whole site and writes it in the place of the last one, which stays when something goes wrong. `report` is
 * told whatever the check says.
 */
export async function buildSite(
  build: Build,
  report: (diagnostics: readonly Diagnostic[]) => void,
): Promise<BuildOutcome> {
  const { root, project, program, engine, workers, out, shard, drafts = false, onStep } = build;
  const { folder } = program;
  const cache = openPageCache({
    root,
    project,
    // Pages with drafts among them are other ones.
    program: drafts ? `${programName(folder)} drafts` : programName(folder),
    out,
    name: shard ? `share-${shard.number}-of-${shard.of}` : 'pages',
  });
  const place = { root, engine, server: serverFile(folder), drafts };
  const pool = openPool({ ...place, project, program: folder, workers, onStep });
  try {
    const { diagnostics, ...known } = await recordSite({ project, pool, cache });
    if (diagnostics.length > 0) report(diagnostics);
    if (!diagnostics.some(({ severity }) => severity === 'error'))
      return await withPictures({ build, pool, cache, ...known });
    cache.save(
      '',
      known.records.map((record) => ({ record })),
    );
    return undefined;
  } finally {
    await pool.close();
  }
}

interface Work {
  readonly build: Build;
  readonly pool: Pool;
  readonly cache: PageCache;
  readonly records: readonly PageRecord[];
  /** The pages whose values the pool has. */
  readonly fresh: ReadonlySet<string>;
}

const publishedOf = ({ drafts }: Build, records: readonly PageRecord[]) =>
  records.filter(({ draft }) => drafts || !draft);

/** The pictures of the pages, and where they are made. */
function picturesOf({ project, root, workers }: Build, records: readonly PageRecord[]) {
  const { folder, publicFiles } = project;
  const pictures = new Map(records.flatMap((record) => record.pictures));
  return { root, folder, publicFiles, workers, cache: join(root, '.cache/images'), pictures };
}

/** Writes a site. Where pages are new, their pictures are made beside all else that has to be done: that takes longest. */
async function withPictures(work: Work): Promise<BuildOutcome> {
  const { build, records, fresh } = work;
  const isNew = fresh.size > 0 && bringsTheRest(build.shard);
  const made = isNew ? makePictures(picturesOf(build, publishedOf(build, records))) : undefined;
  // What goes wrong with them is told where they are waited for.
  const ended = made?.catch(() => {});
  try {
    return await writeSite(work, made);
  } finally {
    await ended;
  }
}

/** Writes all files of a site, or none where they are there already. */
async function writeSite(work: Work, made: Promise<void> | undefined): Promise<BuildOutcome> {
  const { build, pool, cache, records } = work;
  const { site, program, project } = build;
  const sites = new Map(site.languages.map(({ code }) => [code, project.siteValue(code).value]));
  const inventory = takeInventory({ site, sites: sites.values(), records, icons: project.sharedUses().icons });
  const types = new Set(inventory.blocks.flat());
  const shared = await sharedFiles(inventory, build, pool.sheet);
  const { whole, sumFor } = pageSums({
    files: shared.files,
    days: [...new Set(records.flatMap(({ days }) => days))],
    sites,
    program,
    site,
  });
  const published = publishedOf(build, records);
  const own = shareOf(published, build.shard);
  const kept = new Map<string, readonly Stamped[]>();
  for (const record of own) {
    const { route } = record;
    const written = work.fresh.has(route) ? undefined : cache.writtenOf(route, sumFor(record));
    if (written) kept.set(route, written);
  }
  const pages = countPages(own);
  const files = [...kept.values()].flat();
  const isSame = kept.size === own.length && cache.isWhole(records.length, whole);
  const since = cache.writtenAt;
  if (isSame && files.every(([path, stamp]) => isUntouched(join(build.out, path), stamp, since)))
    return { pages, written: 0, files: [] };
  const output = openOutput(build.out, { files, since });
  for (const [route, written] of kept) if (written.some(([path]) => output.lost.has(path))) kept.delete(route);
  try {
    const characters = [...inventory.common(), ...inventory.rare()].join('');
    const written = await writeFiles(
      { ...work, records: published, own, sites, shared, characters, types, kept, made },
      output,
    );
    const paths = published.flatMap((page) =>
      page.languages.map((language) => pathOf(project.siteFile.known, language, page)),
    );
    await hooks.buildEnd?.({ out: output.folder, write: output.write, pages: paths });
    const indexed =
      build.site.search && bringsTheRest(build.shard)
        ? await writeSearch(
            { build, sites, records: published, written: new Set(own.map(({ route }) => route)) },
            output,
          )
        : undefined;
    output.finish({ spare: kept.size > MANY && kept.size > own.length / 2 });
    const heaviest = cache.save(
      whole,
      records.map((record) => ({ record, sum: sumFor(record), written: written.get(record.route) ?? [] })),
    );
    const anew = own.filter(({ route }) => !kept.has(route));
    const ofPages = anew.flatMap(({ route }) => (written.get(route) ?? []).map(([path]) => path));
    const files = [...new Set([...output.written, ...ofPages])].sort();
    return { pages, written: countPages(anew), files, heaviest, ...(indexed && { indexed }) };
  } catch (error) {
    output.abandon();
    throw error;
  }
}

/** So many pages that stay as they are are kept together with those of the output before. */
const MANY = 500;

const countPages = (records: readonly PageRecord[]) => records.reduce((sum, { shown }) => sum + shown.length, 0);

interface WriteJob extends Work {
  /** The pages of this share, or all. */
  readonly own: readonly PageRecord[];
  readonly sites: ReadonlyMap<string, SiteValue>;
  readonly shared: Awaited<ReturnType<typeof sharedFiles>>;
  /** All characters that the site shows. */
  readonly characters: string;
  /** The types of blocks that pages have. */
  readonly types: ReadonlySet<string>;
  /** Comes to its end when all pictures are made, if that has begun. */
  readonly made: Promise<void> | undefined;
  /** Pages that stay as they are, and their files. */
  readonly kept: ReadonlyMap<string, readonly Stamped[]>;
}

/** True for what no types of blocks have for themselves, or one that stands on a page. */
const isUsed = (own: readonly string[] | undefined, types: ReadonlySet<string>) =>
  own === undefined || own.some((type) => types.has(type));

/**
 * The content has been checked: what goes wrong here is a bug of ours, or a picture that its format's name does not fit.
 * Gives the files of each page.
 */
async function writeFiles(writing: WriteJob, output: Output): Promise<ReadonlyMap<string, readonly Stamped[]>> {
  const { build, pool, own, sites, shared, characters, types, kept, fresh } = writing;
  const { program } = build;
  const routes = own.map(({ route }) => route).filter((route) => !kept.has(route));
  // What was known without its value, and has to be written after all; not every maker knows where all links lead, and what lists have.
  const known = new Map(own.map(({ route, leads, asked }) => [route, JSON.stringify([leads, asked])]));
  const { files } = build.project;
  // Of what is made by itself, others know only once they have read all.
  const misled = routes.filter((route) => !fresh.has(route) && !files.routes.has(route));
  await pool.record(
    routes.filter((route) => !fresh.has(route) && files.routes.has(route)),
    (recorded) => {
      for (const { route, leads, asked } of recorded)
        if (JSON.stringify([leads, asked]) !== known.get(route)) misled.push(route);
      return true;
    },
  );
  await pool.recordHere(misled);
  await pool.prepare({ files: shared.files, sites, characters, entry: program.entry, folder: output.folder });
  const bringsRest = bringsTheRest(build.shard);
  // A folder is copied while nobody else makes the same one.
  if (bringsRest)
    output.copy(join(program.folder, 'client'), '', (file) => isUsed(program.partsOfBlocks[basename(file)], types));
  const doTheRest = async () => {
    if (bringsRest) await writeRest(writing, output);
  };
  // Both come to their end before anything is taken away again.
  const [pages, others] = await Promise.allSettled([pool.write(routes), doTheRest()]);
  if (pages.status === 'rejected') throw pages.reason;
  if (others.status === 'rejected') throw others.reason;
  return new Map([...kept, ...pages.value]);
}

/** Writes what no page has for itself, beside the browser program. */
async function writeRest({ build, records, sites, shared, made }: WriteJob, output: Output): Promise<void> {
  const { project, root } = build;
  const { publicFiles } = project;
  // What pictures alone show, no visitor has to load.
  for (const [code, value] of sites)
    output.write(`_data/${prefixOf(code)}/_site.json`, JSON.stringify({ ...value, pictured: undefined }));
  for (const { path, content } of shared.assets) output.write(path, content);
  const asking = picturesOf(build, records);
  const { pictures } = asking;
  const asTheyAre = new Set([...project.sharedUses().asTheyAre, ...records.flatMap((record) => record.asTheyAre)]);
  await writePictures(asking, output, made);
  copyPublic({ root, publicFiles, pictures, asTheyAre }, output);
  const { base } = shared.files;
  if (build.site.editor) {
    const { writeEditor } = await import('./editor/editor-files.ts');
    const icon = publicFiles.has('/favicon.svg') ? `${base}/favicon.svg` : undefined;
    await writeEditor(build.site.editor, { build, records, base, icon }, output);
  }
  writeFeeds({ project, renderBlocks: build.program.server.renderBlocks }, sites, output);
  const entries = records.flatMap((record) => entriesOf(record, sites, project.siteFile.known));
  const { known } = project.siteFile;
  const redirects = siteRedirects(
    { ...known, redirects: build.site.redirects, origin: new URL(build.site.url.value).origin },
    records,
  );
  const standard = sites.get(known.defaultLanguage);
  // For hosts that follow no redirects.
  for (const { from, isSplat, to } of redirects)
    if (standard && to !== undefined && !isSplat)
      output.write(
        pageFileOf(from.slice(base.length), known),
        build.program.server.renderMoved({ site: standard, to, canonical: to, title: standard.brand }),
      );
  writeHostFiles(
    { sites: [...sites.values()], shared: shared.files, entries, pages: records, redirects },
    build,
    output,
  );
}

/** The lines of a page in the sitemap, one for each language that search engines may list. */
function entriesOf(page: PageRecord, sites: ReadonlyMap<string, SiteValue>, known: Addresses): string[] {
  const { languages, shown } = page;
  const alternates = languages.map((language) => ({ language, href: pathOf(known, language, page) }));
  return shown.flatMap(({ language, noindex }) => {
    const site = sites.get(language);
    const path = pathOf(known, language, page);
    return noindex || !site ? [] : [sitemapEntry({ path, alternates }, site.url, site.defaultLanguage)];
  });
}
