import type { Machine } from '../../content/assets/machine.ts';
import { filesOver } from '../../content/files/files-over.ts';
import { openProject } from '../../content/project.ts';
import { type OfferedPages, offeredWithout } from '../../content/resolve/offers.ts';
import type { OpenBranch } from '../desk/changes/branch-changes.ts';
import { languagesOf } from '../desk/desk.ts';
import { type OpenEditor, openEditor } from '../desk/open-editor.ts';
import { openSite, type WorkedSite } from '../desk/open-site.ts';
import { refused } from '../desk/refused.ts';
import { filesChanged, type Step } from '../desk/session.ts';
import type { Asked, ChangeName, QuestionName } from '../shared/editor-api.ts';
import type { ChangeOutcome, CommitRequest } from '../shared/protocol.ts';
import type { FilesRead, WebSite } from '../shared/web.ts';
import { type OpenedFiles, type SiteStore, type StoredFile, StoreFault } from '../stores/store.ts';
import { type FarFiles, farFiles } from './far-files.ts';
import type { KeptSitting, KeptSittings } from './kept-sitting.ts';
import { proposalOf } from './proposal.ts';
import { contentOf, prepare, putAgain } from './save.ts';

export interface WebDeskOptions {
  readonly site: WebSite;
  readonly machine: Machine;
  /** The store as it is asked now: an author may sign in again. */
  readonly store: () => SiteStore;
  /** What pages offered when the site was published, as soon as it has come. */
  readonly offered?: Promise<OfferedPages | undefined> | undefined;
  /** What has to be there before anything is read, and comes while the store is asked. */
  readonly ready?: Promise<unknown> | undefined;
  /** The address of the editor, for those who look at what is proposed. */
  readonly editor?: string | undefined;
  /** True where a change is written as soon as it is made, and nobody is asked. */
  readonly isDirect: boolean;
  readonly kept: KeptSittings;
  /** Is told how far reading has come, where it is many files that are read. */
  readonly reading?: (reading: FilesRead) => void;
  /** True of bytes that a browser can show as a picture. */
  readonly canBeShown: (bytes: Uint8Array) => Promise<boolean>;
  /** The address of a file of the site that a browser can show. */
  readonly addressOf: (path: string, content: Uint8Array) => string;
}

export interface WebDesk {
  /** How many changes wait of a sitting that ended before they were saved. */
  readonly waiting: number;
  page(asked: Asked & { readonly editing: boolean }): Promise<object>;
  has(name: string): boolean;
  call(name: ChangeName | QuestionName, asked: Asked): Promise<object | undefined>;
  handIn(bytes: Uint8Array, asked: { readonly name: string; readonly languages: string }): Promise<object>;
  /** Takes up what waits, or lets it go. */
  resume(take: boolean): Promise<object>;
}

/** What is open: the files, the site that they make, and its editor. */
interface Sitting {
  readonly opened: OpenedFiles;
  readonly far: FarFiles;
  readonly site: WorkedSite;
  readonly editor: OpenEditor;
  /** The branch that changes of this sitting have been saved on. */
  readonly branch: string | undefined;
}

/** The desk of the editor of a published site: content, check and changes over files that lie far away. */
export async function openWebDesk(options: WebDeskOptions): Promise<WebDesk> {
  const { store, kept } = options;
  /** What has been read, by what tells it from everything else. */
  const read = new Map<string, Uint8Array>();
  const reading: Pick<SiteStore, 'read' | 'readMany'> = {
    async read(file) {
      const known = read.get(file.id) ?? (await store().read(file));
      if (!options.isDirect) read.set(file.id, known);
      return known;
    },
    ...(store().readMany && {
      async readMany(files) {
        const unread = files.filter(({ id }) => !read.has(id));
        // What an earlier sitting has read is not asked for again.
        const found = unread.length > 0 ? await store().readMany?.(unread) : undefined;
        for (const [id, content] of found ?? []) read.set(id, content);
        return read;
      },
    }),
  };
  const begin = async (begun?: KeptSitting): Promise<Sitting> => {
    const [opened, published] = await Promise.all([store().open(begun?.version), options.offered, options.ready]);
    const offered = published && stillOffered(published, opened, filesChanged(begun?.done ?? []));
    const far = farFiles(reading, opened, { offered, told: options.reading });
    if (begun) putAgain(far.files, begun.done);
    const project = await far.whenThere(() => openProject(far.files, options.machine, { drafts: true, offered }));
    const site = await far.whenThere(() => openSite(project));
    return { opened, far, site, editor: editorOf(site, begun), branch: begun?.branch };
  };
  const page: WebDesk['page'] = ({ path, languages, editing }) =>
    sitting.far.whenThere(() => {
      const { far, site, editor } = sitting;
      const answer = { ...site.pageAt(path, languages, editing), markup: undefined, editing };
      return withPictures(editing ? editor.mark(answer) : answer, { far, site, addressOf: options.addressOf });
    });
  const editorOf = (site: WorkedSite, begun: KeptSitting | undefined) => {
    const { kinds, forms, names, examples } = options.site;
    const byType = new Map(forms);
    return openEditor({
      site,
      begun,
      kinds: () => kinds,
      forms: () => byType,
      names: () => names,
      exampleText: (type) => examples[type],
      canBeConverted: options.canBeShown,
      pictureOf: async () => undefined,
      becomes: options.isDirect ? undefined : 'proposal',
      record: (done, wanted) => propose(done, wanted),
      versions: async (file, most) => (await store().versions?.(file, most)) ?? [],
      branch: () => {
        branch ??= openBranch(sitting, { store: store(), reading });
        branch.catch(() => (branch = undefined));
        return branch;
      },
      talk: {
        said: async () => store().comments?.(),
        say: (text) => told(store().comment?.(text)),
        decide: (isTaken) => told(store().decide?.({ isTaken, version: sitting.opened.version })),
      },
      standings: async (most) => (await store().standings?.(most)) ?? [],
      pageAt: page,
      sprite: options.site.sprite,
    });
  };
  const propose = async (done: readonly Step[], wanted: CommitRequest): Promise<ChangeOutcome> => {
    const { opened, far, site, branch: before } = sitting;
    const name = wanted.name.trim();
    if (done.length === 0) return refused('nothing');
    if (name === '') return refused('empty');
    try {
      const base = before === undefined ? store() : branchedFrom(store(), opened);
      const made = await prepare(
        done,
        { store: base, opened, files: far.files, before: far.before, languages: languagesOf(site.project) },
        wanted.keep,
      );
      if ('conflict' in made) return { kind: 'stale', ...made.conflict };
      if (made.files.length === 0) return refused('nothing');
      const { branch, text, preview } = proposalOf({
        name,
        before,
        site: site.project,
        done,
        place: options.site.place,
        editor: options.editor,
      });
      const { version } = await store().save({ on: made.on, files: made.files, message: name, branch });
      const proposed = await store().propose?.({ branch, title: name, text });
      sitting = await begin({ version, branch, done: [], undone: [] });
      await kept.put(undefined);
      return { kind: 'done', proposed: proposed && { ...proposed, preview } };
    } catch (error) {
      return refusalOf(error);
    }
  };
  /** What has been changed is kept at once, or written where it belongs. */
  const keep = async (changed: readonly string[]) => {
    const { opened, far, editor, branch } = sitting;
    if (options.isDirect) {
      const files = changed.map((path) => ({ path, content: contentOf(far.files, path) }));
      await store().save({ on: '', files, message: '', branch: '' });
      return;
    }
    const { done, undone } = editor.session;
    await kept.put({ version: opened.version, branch, done, undone });
  };
  let sitting = await begin();
  /** What the open branch is beside the published one, found once. */
  let branch: Promise<OpenBranch | undefined> | undefined;
  let waiting = options.isDirect ? undefined : await kept.get();
  if (waiting?.done.length === 0) waiting = undefined;
  return {
    get waiting() {
      return waiting?.done.length ?? 0;
    },
    page,
    has: (name) => sitting.editor.has(name),
    async call(name, asked) {
      const { far, editor } = sitting;
      const { done } = editor.session;
      const before = [...done];
      const answer = await far.whenThere(() => editor.call(name, asked));
      // What has been done now, or taken back.
      const steps = [
        ...done.filter((step) => !before.includes(step)),
        ...before.filter((step) => !done.includes(step)),
      ];
      if (editor === sitting.editor && steps.length > 0) await keep(filesChanged(steps));
      return answer;
    },
    handIn: (bytes, asked) => sitting.far.whenThere(() => sitting.editor.handIn.take(bytes, asked)),
    async resume(take) {
      if (take && waiting) sitting = await begin(waiting);
      else await kept.put(undefined);
      waiting = undefined;
      return {};
    },
  };
}

/** What was published of files that are as they were, and that nothing has been changed in here. */
function stillOffered(offered: OfferedPages, { files }: OpenedFiles, changed: readonly string[]): OfferedPages {
  const ids = new Map(files.map(({ path, id }) => [path, id]));
  const others = Object.entries(offered.files).flatMap(([path, id]) => (ids.get(path) === id ? [] : path));
  return offeredWithout(offered, new Set([...others, ...changed]));
}

/** A store whose newest version is the one that is open: what an author has saved on an own branch. */
const branchedFrom = (store: SiteStore, opened: OpenedFiles): SiteStore => ({ ...store, open: async () => opened });

/** The branch that is open beside the files as they were when it left the published one. */
async function openBranch(
  { opened, far }: Sitting,
  { store, reading }: { readonly store: SiteStore; readonly reading: Pick<SiteStore, 'read'> },
): Promise<OpenBranch | undefined> {
  const version = await store.beginning?.();
  if (version === undefined) return undefined;
  const [was, is] = [await store.open(version), opened].map(
    ({ files }) => new Map(files.map((file) => [file.path, file])),
  ) as [Map<string, StoredFile>, Map<string, StoredFile>];
  const changed = [...was.keys(), ...is.keys()].filter((path) => was.get(path)?.id !== is.get(path)?.id);
  const texts = changed.filter((path) => /\.ya?ml$/.test(path));
  const [before] = await Promise.all([
    Promise.all(
      changed.map(async (path) => {
        const file = was.get(path);
        return [path, file && (texts.includes(path) ? await reading.read(file) : new Uint8Array())] as const;
      }),
    ),
    far.bring(texts.filter((path) => is.has(path))),
  ]);
  return { before: filesOver(far.files, Object.fromEntries(before)), changed: new Set(changed) };
}

/** What has become of something that was asked of a store. */
async function told(asked: Promise<void> | undefined): Promise<ChangeOutcome> {
  try {
    await asked;
    return { kind: 'done' };
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): ChangeOutcome {
  if (!(error instanceof StoreFault)) throw error;
  const { fault, after } = error;
  return refused(`store-${fault}`, after === undefined ? undefined : `${after} s`);
}

interface Showing {
  readonly far: FarFiles;
  readonly site: WorkedSite;
  readonly addressOf: WebDeskOptions['addressOf'];
}

/** A value in which files of the site have addresses that a browser can show, as far as they have arrived. */
function withPictures<T>(value: T, { far, site, addressOf }: Showing): T {
  const { publicFiles, siteFile } = site.project;
  const { base } = siteFile.known;
  const shown = (text: string): string => {
    const path = text.startsWith(`${base}/`) ? publicFiles.get(text.slice(base.length)) : undefined;
    if (path === undefined) return text;
    const content = arrived(far, path);
    return content ? addressOf(path, content) : text;
  };
  const walk = (each: unknown): unknown => {
    if (typeof each === 'string') return shown(each);
    if (Array.isArray(each)) return each.map(walk);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, walk(inner)]));
  };
  // What is walked through is plain data, and stays of the same shape.
  return walk(value) as T;
}

function arrived({ files, before }: FarFiles, path: string): Uint8Array | undefined {
  try {
    return files.read(path);
  } catch {
    return before(path);
  }
}
