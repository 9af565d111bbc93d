import { prefixOf } from '../../schema/prefix.ts';
import type { PageValue, SiteValue } from '../contract/value.ts';
import type { HeadMarkup, View } from '../render/App.tsx';
import { withComponents } from '../render/apart.ts';
import { dress } from './document.ts';

/** A page's data as it lies on the host, with the name of the program that it was made for. */
export interface PageData {
  /** The entry's file name; an open page of an older deployment sees another one. */
  readonly program: string;
  readonly page: PageValue;
  readonly markup: HeadMarkup;
  /** The names of the styles that its blocks need beside those of all pages. */
  readonly styles: readonly string[];
  /** The sprite that its blocks are drawn with, where it is another one than that of all pages. */
  readonly sprite?: string;
}

export interface Views {
  /** The view at a path, if it has been loaded. */
  get(path: string): View | undefined;
  /** True when the shared texts of the language are here. */
  hasLanguage(language: string): boolean;
  /**
   * Loads a view; undefined where there is none or where it needs another program, or other styles, than the document allows.
   * The texts of the language that it is likely to be in, that of the open page unless told, are asked for at once.
   */
  load(path: string, language?: string): Promise<View | undefined>;
  /** Replaces a view, as the authors' server does after an edit. */
  put(view: View): void;
}

/**
 * `/tr/contact` has its data at `/_data/tr/contact.json`, a page at `/` at `/_data/index.json`; what Turkish pages share is at
 * `/_data/tr/_site.json`.
 */
export const dataPath = (base: string, path: string) => `${base}/_data${path.slice(base.length) || '/index'}.json`;

/** The one form of a path, which may end in a slash. */
const plain = (path: string) => path.replace(/\/$/, '');

/** Keeps the views that have been loaded. `program` is the name of the entry that runs, undefined while developing. */
export function createViews({ base, program }: { base: string; program: string | undefined }): Views {
  const views = new Map<string, View>();
  const sites = new Map<string, Promise<SiteValue>>();
  const loadedSites = new Set<string>();
  const loading = new Map<string, Promise<View | undefined>>();

  const styles = new Map<string, Promise<void>>();

  const fetchFile = async (path: string): Promise<Response> => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(path);
    return response;
  };
  const fetchJson = async (path: string): Promise<unknown> => (await fetchFile(dataPath(base, path))).json();
  /** The first page's styles stand in its document. */
  const loadStyle = (name: string): Promise<void> => {
    const known = styles.get(name);
    if (known) return known;
    const style =
      views.size === 0
        ? Promise.resolve()
        : fetchFile(`${base}/assets/${name}.css`)
            .then((file) => file.text())
            .then(dress);
    styles.set(name, style);
    style.catch(() => styles.delete(name));
    return style;
  };
  const loadSite = (language: string): Promise<SiteValue> => {
    const known = sites.get(language);
    if (known) return known;
    // What lies at this address was written from a SiteValue by the same build.
    const site = (fetchJson(`${base}/${prefixOf(language)}/_site`) as Promise<SiteValue>).then((value) => {
      loadedSites.add(language);
      return value;
    });
    sites.set(language, site);
    site.catch(() => sites.delete(language));
    return site;
  };
  const loadView = async (path: string, language: string): Promise<View | undefined> => {
    try {
      void loadSite(language);
      // What lies at this address was written from PageData by the same build.
      const data = (await fetchJson(path)) as PageData;
      const site = await loadSite(data.page.language);
      if (program !== undefined && data.program !== program) return undefined;
      await Promise.all([withComponents(data.page.blocks), ...data.styles.map(loadStyle)]);
      const view = { page: data.page, site, markup: data.markup, sprite: data.sprite };
      views.set(path, view);
      return view;
    } catch {
      return undefined;
    }
  };
  return {
    get: (path) => views.get(plain(path)),
    hasLanguage: (language) => loadedSites.has(language),
    put: (view) => views.set(plain(view.page.path), view),
    load: (address, language = document.documentElement.lang) => {
      const path = plain(address);
      const known = views.get(path);
      if (known) return Promise.resolve(known);
      const pending = loading.get(path) ?? loadView(path, language).finally(() => loading.delete(path));
      loading.set(path, pending);
      return pending;
    },
  };
}
