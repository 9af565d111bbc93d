import { appendFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright';
import { gitHubDouble } from '../tests/forge/github-double.ts';
import { allowFolder, answerGitHub, layInFolder } from '../tests/forge/in-browser.ts';
import { buildSite, hostSite } from '../tests/site-copy.ts';
import { copyPages, openAuthorsCopy } from './authors-copy.ts';
import { timeEdit } from './bench-edit.ts';
import { chromiumArguments, findChromium } from './chromium.ts';

const EDITS = 20;
const SLOWER = 4;
/** Between two starts, in milliseconds. */
const REST = 1500;
const PORT = 4492;
const PAGE = '/en/contact';

/** What writing in one home of the page editor took; all times in milliseconds. */
interface HomeTimes {
  readonly name: string;
  /** From a warm start to a page that can be written on, of each run. */
  readonly opened: readonly number[];
  /** What a warm start asked for, and the bytes that came. */
  readonly requests: number;
  readonly bytes: number;
  /** From Enter to the changed heading, slowed down as well. */
  readonly edits: readonly number[];
}

/** A home of the page editor: how a tab comes to a page that can be written on. */
interface Home {
  readonly name: string;
  /** What is done once, before anything is measured. */
  readonly settle: (tab: Page) => Promise<void>;
  readonly open: (tab: Page) => Promise<void>;
}

const onServer = (address: string): Home => ({
  name: 'authors’ server',
  settle: async () => {},
  open: async (tab) => {
    await tab.goto(address);
    await tab.locator('page-editor-bar').waitFor();
    await tab.waitForFunction(() => document.documentElement.dataset.app === 'ready');
    await tab.keyboard.press('F2');
  },
});

const onGitHub = (origin: string, token: string): Home => ({
  name: 'GitHub',
  settle: async (tab) => {
    await tab.goto(`${origin}/edit?page=${PAGE}`);
    await tab.getByLabel('Token').fill(token);
    await tab.locator('page-editor-start input[type=checkbox]').check();
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await isOpen(tab);
  },
  open: async (tab) => {
    await tab.goto(`${origin}/edit?page=${PAGE}`);
  },
});

const inFolder = (origin: string, files: Readonly<Record<string, string>>): Home => ({
  name: 'folder',
  settle: async (tab) => {
    await allowFolder(tab);
    await tab.goto(`${origin}/edit?page=${PAGE}`);
    await layInFolder(tab, files);
  },
  open: async (tab) => {
    await tab.goto(`${origin}/edit?page=${PAGE}`);
    await tab.getByRole('button', { name: 'Open a folder' }).click();
  },
});

const isOpen = (tab: Page) => tab.locator('h1[data-editable]').waitFor();

/** Has each page say once that it can be written on: whoever asks it again and again takes a good part of a slow processor. */
async function whenOpen(tab: Page): Promise<() => Promise<void>> {
  let opened = (): void => {};
  await tab.exposeBinding('canBeWritten', () => opened());
  await tab.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const look = () => {
      if (!document.querySelector('h1[data-editable]')) return;
      watching.disconnect();
      window.canBeWritten();
    };
    const watching = new MutationObserver(look);
    watching.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-editable'] });
  })`);
  return () =>
    new Promise((resolve) => {
      opened = resolve;
    });
}

/** All files of a site, in Base64, by their paths. */
function filesOf(site: string): Record<string, string> {
  const parts = ['site.yaml', 'pages', 'public'].flatMap((part) =>
    statSync(join(site, part)).isDirectory()
      ? readdirSync(join(site, part), { recursive: true, encoding: 'utf8' }).map((name) => join(part, name))
      : [part],
  );
  const files = parts.filter((path) => statSync(join(site, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(site, path)).toString('base64')]));
}

async function measure(browser: Browser, home: Home, runs: number, lead: (context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext();
  await lead(context);
  const tab = await context.newPage();
  const nextOpen = await whenOpen(tab);
  await home.settle(tab);
  // The first start fills the browser's own stores.
  await home.open(tab);
  await isOpen(tab);
  const all = await sizesWhile(context, async () => {
    await home.open(tab);
    await isOpen(tab);
  });
  const session = await context.newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const opened: number[] = [];
  for (let run = 0; run < runs; run++) {
    // What the page before has still had to do is done.
    await tab.waitForTimeout(REST);
    const open = nextOpen();
    const begun = performance.now();
    await Promise.all([home.open(tab), open]);
    opened.push(Math.round(performance.now() - begun));
  }
  const edits: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    edits.push(Math.round(await timeEdit({ tab }, `Heading number ${edit}`)));
    await tab.waitForTimeout(100);
  }
  await context.close();
  const bytes = all.reduce((sum, size) => sum + size, 0);
  return { name: home.name, opened, requests: all.length, bytes, edits: edits.toSorted((a, b) => a - b) };
}

/** The bytes of each answer that comes meanwhile. */
async function sizesWhile(context: BrowserContext, step: () => Promise<void>): Promise<number[]> {
  const sizes: Promise<number>[] = [];
  const finished = (request: Request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    sizes.push(size.catch(() => 0));
  };
  context.on('requestfinished', finished);
  await step();
  context.off('requestfinished', finished);
  return Promise.all(sizes);
}

/** What it takes to write on a page in each home of the editor. */
export async function benchHomes(root: string, pages: number, runs: number): Promise<HomeTimes[]> {
  const site = copyPages(root, pages);
  appendFileSync(join(site, 'site.yaml'), 'editor: { repository: https://github.com/bakery/website }\n');
  const files = filesOf(site);
  const forge = gitHubDouble(site);
  const { status, said } = await buildSite(site);
  if (status !== 0) throw new Error(said);
  const host = await hostSite(site);
  const authors = await openAuthorsCopy(root, pages, PORT);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const homes = [onServer(authors.page), onGitHub(host.origin, forge.token), inFolder(host.origin, files)];
  try {
    const times: HomeTimes[] = [];
    for (const home of homes) times.push(await measure(browser, home, runs, (context) => answerGitHub(context, forge)));
    return times;
  } finally {
    await browser.close();
    authors.close();
    host.close();
    forge.close();
    rmSync(site, { recursive: true });
  }
}
