import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Files } from '../files/files.ts';
import { filesOver } from '../files/files-over.ts';
import { type Lost, readExpanded } from '../read/expand.ts';
import { type ContentFiles, isPartial } from '../read/files.ts';
import type { ParsedFiles } from '../read/parsed-files.ts';
import { nothingUnfolded, type Unfolded } from '../read/unfolded.ts';
import { isMapping } from '../written/mapping.ts';
import { locate, type Origins } from '../written/origin.ts';
import { type CheckContext, Report } from '../written/report.ts';
import { type Collection, type Collections, collectionOf, type MadePage } from './collections.ts';
import { type Fact, readFacts } from './facts.ts';
import { insertBlocks, insertedOn } from './insertions.ts';
import type { Unclear } from './known-site.ts';
import type { SiteFile } from './site-file.ts';
import { type ValidPage, validatePage } from './validate.ts';

/** A page as read, with everything that it includes: what is wrong with it, and its values if they can be used. */
export interface PageFile {
  readonly file: string;
  readonly route: string;
  /** What site.yaml puts on it. */
  readonly inserted: string;
  /** Every file that was read for it. */
  readonly used: ReadonlySet<string>;
  readonly report: Report;
  readonly origins: Origins;
  readonly page: ValidPage | undefined;
  /** The collection that it is an entry of. */
  readonly collection: Collection | undefined;
  /** What it is, of a page that is made by itself of the file. */
  readonly made: MadePage | undefined;
  readonly facts: ReadonlyMap<string, Fact>;
  /** The facts that stand in the paths of what it includes. */
  readonly asked: ReadonlySet<string>;
  /** What of it mistakes leave open. */
  readonly unclear: Unclear;
  /** What it uses but could not be found or read. */
  readonly lost: Lost;
  /** Undefined where the file's mistakes leave open which sections it has. */
  readonly anchors: ReadonlySet<string> | undefined;
  /** The names of its hidden sections, to which no link can lead. */
  readonly hidden: ReadonlySet<string>;
  /** What it takes to read it, and to finish it. */
  readonly unfolded: Unfolded;
}

/** Names that the shell gives to parts of every page. */
export const SHELL_ANCHORS = ['main', 'site-footer'];

/** Those by which programs find their own parts of a page too: a section of such a name would be taken for one. */
const RESERVED_IDS: ReadonlySet<string> = new Set([...SHELL_ANCHORS, 'announcer', 'app', 'dev-notes', 'page-editor']);

/** Reads and checks one page. */
export function readPageFile({
  folder,
  files,
  parsed,
  file,
  route,
  siteFile,
  collections,
  lost = new Set(),
  made,
}: {
  folder: Files;
  siteFile: SiteFile;
  parsed: ParsedFiles;
  files: ContentFiles;
  file: string;
  route: string;
  collections: Collections;
  /** What is known not to be there before anything has been read: a partial is a part of a page. */
  lost?: Lost;
  /** Of a page that nobody wrote: what it is. */
  made?: MadePage | undefined;
}): PageFile {
  const report = new Report();
  const brought =
    made?.text === undefined ? undefined : { folder: filesOver(folder, { [file]: made.text }), parsed: new Map() };
  const origins: Origins = new WeakMap();
  const used = new Set<string>();
  const asked = new Set<string>();
  const unfolded = nothingUnfolded();
  const again = new Map<unknown, Place>();
  const collection = made ? undefined : collectionOf(route, collections);
  const reading = {
    ...{ folder, files, parsed, origins, report, used, lost, unfolded },
    ...brought,
    met: { blocks: 0, values: 0 },
    given: [],
    asked,
    again,
    page: collection?.page,
  };
  const written = readExpanded(file, reading);
  // A partial that is judged by itself is no page.
  const isPage = made !== undefined || !isPartial(file);
  if (written && isPage) insertBlocks(written, { meant: { route, made }, file, site: siteFile, reading });
  const about = collection ?? (made && collections.get(made.collection));
  if (about) used.add(about.file);
  else if (written?.entry !== undefined) report.add('entry-nowhere', locate(origins, written, ['entry']).key);
  const read = written && validatePage(written, { origins, report }, { lost, schema: collection?.page });
  const page = read && made ? withoutAddresses(read) : read;
  const facts = written ? readFacts(written, { origins, report }) : new Map();
  if (written && made?.only && made.called)
    facts.set(made.only.by, { by: made.called, place: locate(origins, written, []).place });
  return {
    file,
    route,
    inserted: isPage ? insertedOn({ route, made }, siteFile) : '',
    used,
    report,
    origins,
    page,
    collection,
    made,
    facts,
    asked,
    unclear: new Set(lost.has('template') || !isMapping(written?.facts ?? {}) ? ['facts'] : []),
    lost,
    unfolded,
    ...(page && !lost.has('blocks') ? readAnchors(page, again, { origins, report }) : NO_ANCHORS),
  };
}

/** The addresses of a page are its own: what is made of it by itself has others. */
const withoutAddresses = ({ formerly, address, ...page }: ValidPage): ValidPage => page;

/** True for what may be a block with a name, written so that nobody can tell. */
const isObscure = (block: unknown) => typeof block !== 'string' && !isMapping(block);

type Anchors = Pick<PageFile, 'anchors' | 'hidden'>;

const NO_ANCHORS: Anchors = { anchors: undefined, hidden: new Set() };

/** The names of a page's sections; undefined where mistakes leave open which sections it has. */
function readAnchors(
  { written, blocks }: ValidPage,
  again: ReadonlyMap<unknown, Place>,
  { origins, report }: CheckContext,
): Anchors {
  if (!Array.isArray(written.blocks) || written.blocks.some(isObscure)) return NO_ANCHORS;
  if (blocks.some(({ written: { id }, value }) => id !== value.id)) return NO_ANCHORS;
  const anchors = new Set<string>(SHELL_ANCHORS);
  const complete = blocks.filter((block) => block.complete);
  const sound = new Set(complete.map(({ written }) => written));
  // Whether a section is hidden that has a mistake is told when it is mended.
  const hidden = new Set(complete.flatMap(({ value }) => (value.hidden && value.id !== undefined ? [value.id] : [])));
  for (const block of written.blocks.filter(isMapping)) {
    const { id } = block;
    if (typeof id === 'string') {
      const { place } = locate(origins, block, ['id']);
      if (RESERVED_IDS.has(id)) report.add('reserved-id', place, { id });
      else if (anchors.has(id)) report.add('duplicate-anchor', again.get(block) ?? place, { anchor: id });
      anchors.add(id);
    } else if (!sound.has(block)) {
      // The name may stand in a field that cannot be told: none of its words is called missing.
      for (const word of Object.values(block)) if (typeof word === 'string') anchors.add(word);
    }
  }
  return { anchors: new Set([...anchors].filter((name) => !hidden.has(name))), hidden };
}
