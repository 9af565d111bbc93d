import { learnKnownWords } from '../../content/check/proofread/known-words/by-language.ts';
import type { KnownWords } from '../../content/check/proofread/known-words/known-words.ts';
import type { OfferedPages } from '../../content/resolve/offers.ts';
import { learnToSay, type MessageWords } from '../desk/messages/in-editor.ts';
import type { ChangeName, QuestionName } from '../shared/editor-api.ts';
import {
  knownWordsFile,
  labelsFile,
  messagesFile,
  OFFERED_FILE,
  type WebHome,
  type WebSite,
  type WorkerAnswer,
  type WorkerApi,
  type WorkerQuestion,
} from '../shared/web.ts';
import { unpackWords } from '../shared/word-list.ts';
import type { FolderHandle } from '../stores/folder.ts';
import { forgeStore, openedFolder } from '../stores/forges.ts';
import { type SiteStore, StoreFault } from '../stores/store.ts';
import { loadBidi } from './bidi.ts';
import { keptSittings } from './kept-sitting.ts';
import { type Labels, learnLabels } from './labels.ts';
import { webMachine } from './machine.ts';
import { sha256 } from './sha-256.ts';
import { openWebDesk, type WebDesk } from './web-desk.ts';

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

async function storeAt({ place }: WebSite, home: WebHome): Promise<SiteStore> {
  // The page has it of the browser, and sends it as it is.
  if (home.kind === 'folder') return openedFolder(home.folder as FolderHandle, place.reads);
  const { forge, repository, branch: published, folder, reads } = place;
  return forgeStore(forge, { repository, published, branch: home.branch, folder, reads, token: home.token });
}

/** Addresses of pictures, by what they are. */
const addresses = new Map<string, string>();

function addressOf(path: string, content: Uint8Array): string {
  const key = `${path} ${sha256(content)}`;
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
  const known = addresses.get(key) ?? URL.createObjectURL(new Blob([content as BlobPart], { type }));
  addresses.set(key, known);
  return known;
}

async function canBeShown(bytes: Uint8Array): Promise<boolean> {
  try {
    (await createImageBitmap(new Blob([bytes as BlobPart]))).close();
    return true;
  } catch {
    return false;
  }
}

/** What the build has written beside this script. */
async function beside<Content>(file: string): Promise<Content> {
  const answer = await fetch(new URL(file, import.meta.url)).catch(() => undefined);
  if (answer?.ok) return answer.json();
  throw new StoreFault('offline', 'The words have not come.');
}

/** What messages say, and what texts are proofread by, for as long as the worker lives. */
let words: Promise<unknown> | undefined;

const learnWords = ({ site: { knownWords, labels, hasLeftward }, language }: WorkerApi['prepare']['asked']) => {
  words ??= Promise.all([
    // Some browsers never ask again for a script that has not come once: what it tells, the check of the repository tells too.
    hasLeftward && loadBidi().catch(() => undefined),
    beside<MessageWords>(messagesFile(language)).then(learnToSay),
    ...labels.map((each) => beside<Labels>(labelsFile(each)).then((own) => learnLabels(each, own))),
    ...knownWords.map((each) =>
      beside<KnownWords>(knownWordsFile(each)).then((words) =>
        learnKnownWords(each, { ...words, common: unpackWords(words.common) }),
      ),
    ),
  ]).catch((error) => {
    words = undefined;
    throw error;
  });
  // Whoever opens waits for them, and is told where they have not come.
  words.catch(() => {});
  return words;
};

/** What published pages offer; without it their files are read. */
const offered = (): Promise<OfferedPages | undefined> => beside<OfferedPages>(OFFERED_FILE).catch(() => undefined);

const tell = (answer: WorkerAnswer) => postMessage(answer);

let prepared: WorkerApi['prepare']['asked'] | undefined;
let desk: WebDesk | undefined;
/** As it is asked now: who signs in again has another. */
let store: SiteStore | undefined;

const opened = (): WebDesk => {
  if (!desk) throw new Error('Nothing is open.');
  return desk;
};

const answers: { readonly [Name in keyof WorkerApi]: (asked: WorkerApi[Name]['asked']) => Promise<unknown> } = {
  async prepare(asked) {
    prepared = asked;
    learnWords(asked);
    return {};
  },
  async open({ home }) {
    if (!prepared) throw new Error('Nothing is prepared.');
    const { site } = prepared;
    const ready = learnWords(prepared);
    const pages = desk ? undefined : offered();
    const [asNow] = await Promise.all([storeAt(site, home), desk && ready]);
    store = asNow;
    // Who signs in again goes on with what is open.
    desk ??= await openWebDesk({
      ...{ site, addressOf, canBeShown, ready },
      offered: pages,
      machine: webMachine(site.machine, sha256),
      store: () => store ?? asNow,
      isDirect: home.kind === 'folder',
      reading: (reading) => tell({ reading }),
      // It lies beside its page: `/edit/worker.js`, `/edit`.
      editor: new URL(/* @vite-ignore */ '.', import.meta.url).href.slice(0, -1),
      kept: keptSittings([site.place.repository, site.place.folder ?? '', site.place.branch].join(' ')),
    });
    return { kept: desk.waiting };
  },
  page: (asked) => opened().page(asked),
  async call({ name, asked }) {
    // The editor's own program names them.
    return opened().call(name as ChangeName | QuestionName, asked as { path: string; languages: string });
  },
  'hand-in': ({ bytes, ...asked }) => opened().handIn(bytes, asked),
  resume: ({ take }) => opened().resume(take),
};

addEventListener('message', async ({ data }: MessageEvent<WorkerQuestion>) => {
  const { id, name, asked } = data;
  try {
    tell({ id, answer: await answers[name](asked as never) });
  } catch (error) {
    const { fault, after } = error instanceof StoreFault ? error : { fault: 'failed', after: undefined };
    if (!(error instanceof StoreFault)) console.error(error);
    tell({ id, failed: { fault, after } });
  }
});
