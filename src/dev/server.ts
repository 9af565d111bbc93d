import { readFileSync } from 'node:fs';
import type { Server as HttpServer, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import type { Connect, Plugin, ResolvedConfig, UserConfig, ViteDevServer } from 'vite';
import type { DevNotes, DevOpen, DevUpdate } from '../client/dev/notes.ts';
import { SEARCH_FOLDER } from '../content/assets/own-files.ts';
import { languageWith, pathIn } from '../content/written/addresses.ts';
import { visible } from '../diagnostics/visible.ts';
import { ownRegistry } from '../disk/block-folders.ts';
import { clearUnfinished } from '../disk/folder-files.ts';
import { shellFolder } from '../disk/shell-files.ts';
import { printAll } from '../editor/desk/open-site.ts';
import { cspHash } from '../hosts/headers.ts';
import { keepConnections } from '../hosts/static-host.ts';
import { inlineScript } from '../program/inline-script.ts';
import { throwingBlock } from '../program/own-blocks/block-throws.ts';
import { codeFault } from '../program/own-blocks/thrown.ts';
import { viteSettings } from '../program/vite-settings.ts';
import { detectionScript } from '../publish/pages/shared-files.ts';
import { canBeConverted } from '../publish/pictures/pictures.ts';
import { barColors } from '../publish/styles/bar-colors.ts';
import { scriptJson, scriptText } from '../render/escape.ts';
import type * as Rendering from '../render/server.ts';
import { devCache } from './cache.ts';
import { followFiles } from './changes.ts';
import { type DevContent, openDevContent, urlOf } from './content.ts';
import { type ForwardedHosts, forwardedHosts } from './door.ts';
import { checkedFile, exampleFile } from './files.ts';
import { devGate, guardUpgrades, readAddress } from './gate.ts';
import { withKey } from './key.ts';
import { devModules, type Modules } from './modules.ts';
import { type PageEditor, pageEditor } from './page-editor.ts';
import { devPicture } from './picture.ts';
import { devEntry, editorEntry, isForVite } from './program.ts';
import type { DevSite } from './site.ts';
import { type DevStyles, devStyles } from './styles.ts';
import { watchContent } from './watch-content.ts';

interface ServerOptions {
  readonly engine: string;
  readonly root: string;
  /** The folder of the program that runs, where one does. */
  readonly program?: string | undefined;
  /** Whoever has it may see the site and change it. */
  readonly key: string;
}

interface Dev extends ServerOptions {
  readonly server: ViteDevServer;
  readonly modules: Modules;
  readonly content: DevContent;
  readonly site: DevSite;
  readonly styles: DevStyles;
  readonly editor: PageEditor;
}

/** True of what the site is read from, by its name in the site's folder. */
const isContent = (name: string) => /^(?:pages|site\.ya?ml|translations\.lock)$/.test(name);
/** Vite watches a site's own code too, but not what was not there when it began. */
const isWatched = (name: string) => isContent(name) || /^(?:blocks|shell|hooks\.ts)$/.test(name);

const SPRITE = '/assets/icons.svg';

/** The authors' server: pages straight from YAML; a saved file shows in the open page without a reload. */
export function authorsServer(options: ServerOptions): Plugin {
  let ended = () => {};
  return {
    name: 'pages-as-data:dev',
    // Its gate stands before whatever other plugins answer.
    enforce: 'pre',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    config: () => settingsFor(options),
    configResolved: ({ server }) => refuseOtherDoors(server),
    closeBundle: () => ended(),
    async configureServer(server) {
      clearUnfinished(options.root);
      const modules = devModules(server);
      const content = await openDevContent({ ...options, modules });
      const { site } = content;
      const forwarded = forwardedHosts(server.config.server.allowedHosts);
      const styles = devStyles({
        ...options,
        site,
        styles: async () => (await serverModule({ modules, engine: options.engine })).styles,
      });
      const pageAt = (asked: DevOpen) => openPageAt(asked, dev);
      const program = editorEntry(options.engine);
      const kinds = () => content.reading.blockReference(options.engine, options.root);
      const forms = () => content.reading.blockForms(options.engine, options.root);
      const ours = new Set<string>();
      const edited = {
        get project() {
          return site.project;
        },
        change(files: ReadonlySet<string>) {
          for (const file of files) if (file.startsWith('public/')) ours.add(file);
          return site.change(files);
        },
      };
      const pictureOf = (route: string, language: string) => devPicture({ ...options, site }, route, language);
      const editor = pageEditor({
        ...options,
        site: edited,
        program,
        kinds,
        forms,
        pageAt,
        pictureOf,
        canBeConverted,
        forwarded,
      });
      const dev: Dev = { ...options, server, modules, content, site, styles, editor };
      const changed = followFiles({ ...dev, ours, pageAt });
      const failed = (folder: string, error: unknown) =>
        server.config.logger.warn(
          visible(`Changes in ${folder} are not noticed: ${error instanceof Error ? error.message : error}`),
        );
      const unwatch = watchContent(options.root, { isContent: isWatched, changed, failed });
      ended = () => {
        unwatch();
        site.close();
      };
      if (server.httpServer) {
        // What Vite has beside them, for HTTP/2, is not used.
        const http = server.httpServer as HttpServer;
        guardUpgrades(http, { ...options, forwarded });
        keepConnections(http);
      }
      server.middlewares.use(devGate({ ...options, site, forwarded }));
      tellWithKey(server, options.key, forwarded);
      server.middlewares.use((request, response, next) => editor.answer(request, response) || next());
      server.middlewares.use((request, response, next) => {
        if (isForVite(request, dev)) next();
        else answer(request, response, dev).catch((error) => sendFault(error, request, response, dev));
      });
    },
  };
}

/** What Vite is told, whoever starts it and whatever else it is told. */
function settingsFor({ engine, root }: ServerOptions): UserConfig {
  const { resolve, root: folder } = viteSettings(engine);
  const cacheDir = devCache(root);
  return {
    root: folder,
    base: '/',
    cacheDir,
    publicDir: false,
    appType: 'custom',
    resolve,
    server: {
      cors: false,
      fs: { allow: [engine, cacheDir, join(root, 'blocks'), shellFolder(root), ownRegistry(root)] },
      watch: { ignored: (path) => isContent(relative(root, path).split(sep)[0] ?? '') },
    },
    optimizeDeps: { entries: [devEntry(engine).slice(1)] },
  };
}

/** Refuses what would have Vite listen beside the one server whose visitors are asked for the key. */
function refuseOtherDoors({ middlewareMode, hmr }: ResolvedConfig['server']): void {
  const { port, server } = typeof hmr === 'object' ? hmr : {};
  if (middlewareMode || port !== undefined || server)
    throw new Error(
      'The authors’ server guards one address: leave `server.middlewareMode`, `server.hmr.port` and `server.hmr.server` out.',
    );
}

/** Has the address told, and opened, by which the browser gets the key. */
function tellWithKey(server: ViteDevServer, key: string, forwarded: ForwardedHosts): void {
  const openBrowser = server.openBrowser.bind(server);
  server.printUrls = () => {
    const { local = [], network = [] } = server.resolvedUrls ?? {};
    for (const address of [...[...forwarded].map((name) => `https://${name}/`), ...local, ...network])
      process.stdout.write(`The site is shown at ${withKey(address, key)} — stop with Ctrl+C.\n`);
  };
  server.openBrowser = () => {
    const { open } = server.config.server;
    server.config.server.open = withKey(typeof open === 'string' ? open : '/', key);
    openBrowser();
  };
}

async function answer(request: Connect.IncomingMessage, response: ServerResponse, dev: Dev): Promise<void> {
  // The gate has let only readable addresses through.
  const address = readAddress(request.originalUrl)?.pathname ?? '/';
  const path = dev.site.below(address) ?? address;
  const send: Send = (type, body, { status = 200, scripts } = {}) => {
    const policy = scripts && { 'Content-Security-Policy': pagePolicy(scripts) };
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...policy }).end(body);
  };
  if (path === SPRITE) return send('image/svg+xml', dev.site.sprite());
  const font = path.startsWith('/assets/') ? await dev.styles.font(path.slice('/assets/'.length)) : undefined;
  if (font) return send('font/woff2', font.bytes);
  const file = checkedFile(dev.site.project, decodeURIComponent(path));
  if (file && isToRun(request)) return send('text/plain', 'No file of the site is run here.', { status: 403 });
  if (file) return send(file.type, file.bytes);
  const [example, picture] = exampleFile(dev.engine);
  if (path === example) return send('image/svg+xml', readFileSync(picture));
  if (isIndex(path)) return send('text/javascript', noIndex(dev.site.project));
  const [, dataFor] = /^\/_data(\/.*)\.json$/.exec(path) ?? [];
  if (dataFor) return sendData(dataFor, send, dev);
  if (/\.\w+$/.test(path)) return sendNothing(send);
  if (path === '/__blocks' || path.startsWith('/__blocks/')) return sendCatalogue(path, send, dev);
  const { base } = dev.site.project.siteFile.known;
  const elsewhere = base && address === '/' ? `${base}/` : dev.site.movedTo(address);
  if (elsewhere === undefined)
    return sendPage({ address, languages: request.headers['accept-language'] ?? 'en' }, send, dev);
  // Browsers keep other redirects for good; here the next save may be another one.
  response.writeHead(302, { Location: elsewhere + (readAddress(request.originalUrl)?.search ?? '') }).end();
}

/** A mistake of ours is told in the terminal, where whoever mends it looks; the browser shows that there is one. */
function sendFault(error: unknown, request: Connect.IncomingMessage, response: ServerResponse, { server }: Dev): void {
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
  server.config.logger.error(said.split('\n').map(visible).join('\n'));
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(
    `${visible(request.url ?? '/')} cannot be shown: a mistake of the program, not of your pages. The terminal says more.\n`,
  );
}

/** True of what a browser asks for in order to run it. */
const isToRun = ({ headers }: Connect.IncomingMessage): boolean =>
  /script|work(?:er|let)|xslt/.test(headers['sec-fetch-dest'] ?? '');

/** What a page of the server may run: its program, and scripts in it that are named. */
const pagePolicy = (scripts: readonly string[]) =>
  `script-src ${["'self'", ...scripts.map(cspHash)].join(' ')}; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'`;

/** True of the program that searches an index: there is none before a build. */
const isIndex = (path: string) => path.startsWith(`/${SEARCH_FOLDER}/`) && path.endsWith('/pagefind.js');

const NO_INDEX = {
  en: 'The search comes with the build: here it finds nothing yet.',
  tr: 'Arama, site derlenince çalışır; burada henüz sonuç vermez.',
  ar: 'يعمل البحث بعد بناء الموقع، ولا يعثر هنا على شيء بعد.',
};

/** What stands in its place: a sentence for whoever works on the site. */
const noIndex = ({ siteFile }: Dev['site']['project']) =>
  `export const said = ${JSON.stringify(NO_INDEX[siteFile.partly.messages ?? 'en'])};`;

interface Sending {
  readonly status?: number;
  /** Of a page: the scripts that stand in it. */
  readonly scripts?: readonly string[];
}

type Send = (type: string, body: string | Uint8Array, sending?: Sending) => void;

const sendNothing = (send: Send) =>
  send('text/plain; charset=utf-8', 'There is nothing at this address.', { status: 404 });

/** Everything about the page at an address, with what its document tells of it. */
async function pageAnswer(address: string, dev: Dev, { languages, editing = false }: Partial<DevOpen> = {}) {
  const { renderMarkup } = await serverModule(dev);
  const answer = dev.site.pageAt(address, languages, editing);
  const { page, site } = answer;
  return { ...answer, markup: page && site && renderMarkup({ page, site }) };
}

/** The same for a page that is open in a browser: where it is being edited, with what can be. */
async function openPageAt({ path, languages, editing = false }: DevOpen, dev: Dev): Promise<DevUpdate> {
  const answer = { ...(await pageAnswer(path, dev, { languages, editing })), editing };
  return editing ? dev.editor.mark(answer) : answer;
}

async function sendData(path: string, send: Send, dev: Dev): Promise<void> {
  const { known } = dev.site.project.siteFile;
  const [, prefix] = /^\/([^/]+)\/_site$/.exec(path) ?? [];
  if (prefix) return sendJson(dev.site.siteValue(languageWith(prefix, known) ?? prefix), send);
  const { page, markup, kind } = await pageAnswer(known.base + pathIn(path), dev);
  // A page with mistakes has no data: the browser then loads it as a whole, and is shown the messages.
  return sendJson(markup && kind === 'page' ? { program: '', page, markup, styles: [] } : undefined, send);
}

const sendJson = (data: unknown, send: Send) =>
  send('application/json', JSON.stringify(data ?? null), { status: data ? 200 : 404 });

async function serverModule({ modules, engine }: Pick<Dev, 'modules' | 'engine'>): Promise<typeof Rendering> {
  return (await modules.run(urlOf(engine, 'src/render/server'))) as typeof Rendering;
}

async function sendCatalogue(path: string, send: Send, dev: Dev): Promise<void> {
  const { site } = dev.site.project;
  if (!site) return sendPage({ address: path, languages: 'en' }, send, dev);
  const { reading } = dev.content;
  const render = await serverModule(dev);
  const [, language = '', type] = /^\/__blocks\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (!type) {
    const languages = site.languages.map(({ code }) => code);
    return send(
      'text/html',
      render.renderCatalogue({ blocks: reading.blockReference(dev.engine, dev.root), languages }),
      { scripts: [] },
    );
  }
  const [example, picture] = exampleFile(dev.engine);
  const others = { [`public${example}`]: readFileSync(picture) };
  const catalogue = reading.openCatalogue({
    ...{ engine: dev.engine, root: dev.root, site, project: dev.site.project, others },
  });
  const { page } = site.languages.some(({ code }) => code === language) ? catalogue.compile(`/${type}`, language) : {};
  if (!page) return sendNothing(send);
  const view = { page, site: catalogue.siteValue(language).value };
  return send('text/html', render.renderBare(view, { css: [await dev.styles.sheet()], sprite: SPRITE }), {
    scripts: [],
  });
}

async function sendPage(
  { address, languages }: { address: string; languages: string },
  send: Send,
  dev: Dev,
): Promise<void> {
  const answer = dev.site.pageAt(address, languages);
  const { page, site, kind } = answer;
  const script = devEntry(dev.engine);
  const extraOf = (notes: DevNotes) =>
    `<script type="application/json" id="dev-notes">${scriptJson(notes)}</script>${dev.editor.script}`;
  const authored = dev.site.project.site;
  const refuse = (notes: DevNotes) => {
    const bare = `<!doctype html><title>!</title><body>${extraOf(notes)}<script type="module" src="${script}"></script>`;
    return send('text/html', bare, { status: 500, scripts: [] });
  };
  if (!page || !site || !authored) return refuse(answer.notes);
  const render = await serverModule(dev).catch((error: unknown) => {
    const fault = codeFault(error, dev.root);
    if (!fault) throw error;
    return refuse({ ...answer.notes, diagnostics: printAll([fault], languages) });
  });
  if (!render) return;
  const css = [await dev.styles.sheet()];
  if (kind === 'choice') {
    const sites = authored.languages.flatMap(({ code }) => dev.site.siteValue(code) ?? []);
    const detect = detectionScript(await inlineScript(dev.engine, 'detect'), authored, site.base);
    const html = render.renderRedirects({ sites, css, script: detect })(page.route);
    return send('text/html', html, { scripts: [scriptText(detect)] });
  }
  const publicFiles = new Set(dev.site.project.publicFiles.keys());
  const assets = { css, sprite: SPRITE, publicFiles, ...barColors(authored.theme), script };
  try {
    const html = render.renderDocument({ page, site }, assets);
    const noted = html.replace('</body>', () => `${extraOf(answer.notes)}</body>`);
    return send('text/html', noted, { status: kind === 'page' ? 200 : 404, scripts: [] });
  } catch (error) {
    const { project } = dev.site;
    const thrown =
      throwingBlock({ ...dev, error, project, route: page.route, language: page.language }) ??
      codeFault(error, dev.root);
    if (!thrown) throw error;
    return refuse({ ...answer.notes, diagnostics: printAll([thrown], languages) });
  }
}
