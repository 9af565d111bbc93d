import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRecord } from '../../content/check/record.ts';
import type { Project } from '../../content/project.ts';
import { openFolder } from '../../disk/machine.ts';
import type * as Server from '../../render/server.ts';
import type { Stamped } from '../output/stamps.ts';
import type { Sheet } from '../styles/css.ts';
import { openPageStore } from './page-store.ts';
import { openPageWriter, type Shared } from './page-writer.ts';

/** Where a page maker finds what it works with. */
export interface MakerFolders {
  /** The content root. */
  readonly root: string;
  /** The engine's own folder. */
  readonly engine: string;
  /** The file with what Vite has made of `src/render/server.ts`; without it pages are recorded and not written. */
  readonly server?: string;
  /** True where drafts are written too. */
  readonly drafts?: boolean;
}

/** Makes pages: records them first, each by itself, and writes them when all are known. Works in a process of its own too. */
export interface PageMaker {
  /** Reads pages and says what is wrong with them, each by itself. */
  record(routes: readonly string[]): Promise<PageRecord[]>;
  /** The site's style sheet, but for the fonts. */
  sheet(): Promise<Sheet>;
  prepare(shared: Shared): Promise<void>;
  /** Writes pages that this maker has recorded; gives the files of each, below the output. */
  write(routes: readonly string[]): Promise<[string, Stamped[]][]>;
  close(): Promise<void>;
}

export function createPageMaker({ root, engine, server, drafts = false }: MakerFolders, opened?: Project): PageMaker {
  let project = opened;
  const open = () => {
    project ??= openFolder(root, { optimize: true, drafts });
    return project;
  };
  const loadServer = async () => {
    if (!server) throw new Error('Nothing was opened to write pages with.');
    return (await import(/* @vite-ignore */ pathToFileURL(server).href)) as typeof Server;
  };
  const store = openPageStore(join(root, '.cache/shared'));
  let writePage: Awaited<ReturnType<typeof openPageWriter>> | undefined;
  return {
    async record(routes) {
      const project = open();
      return routes.map((route) => {
        const { record, values } = project.record(route);
        if (server && (drafts || !record.draft)) store.put(record, values);
        return record;
      });
    },
    async sheet() {
      const [{ buildSheet }, { styles }] = await Promise.all([import('../styles/css.ts'), loadServer()]);
      const { site, siteFile } = open();
      if (!site) throw new Error('The site has no value although its check passed.');
      return buildSheet({ engine, root, site, faces: siteFile.faces, styles, fontFaces: '' });
    },
    async prepare(shared) {
      writePage = await openPageWriter({ shared, server: await loadServer(), project: open(), root, engine });
    },
    async write(routes) {
      if (!writePage) throw new Error('Pages cannot be written before what they share is known.');
      const written: [string, Stamped[]][] = [];
      for (const route of routes) {
        const page = store.take(route);
        if (!page) throw new Error(`${route} is to be written by whom it was not recorded.`);
        written.push([route, await writePage(page)]);
      }
      return written;
    },
    async close() {
      store.close();
    },
  };
}
