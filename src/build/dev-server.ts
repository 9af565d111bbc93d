import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type { AuthoredSite } from '../../schema/site.ts';
import { DEV_OPEN, DEV_UPDATE } from '../client/dev/notes.ts';
import { listPublic } from '../content/assets.ts';
import { basePath } from '../content/known-site.ts';
import { openProject } from '../content/project.ts';
import { blockReference } from '../editor/reference.ts';
import { safeJson } from '../render/safe-json.ts';
import type * as Server from '../render/server.ts';
import { writeCatalogue } from './catalogue.ts';
import { buildCss } from './css.ts';
import { type DevSite, openDevSite } from './dev-site.ts';
import { type FontFile, fontFaces, wholeFonts } from './fonts.ts';
import { inlineScript } from './inline-script.ts';
import { scriptFaces, wholeScriptFonts } from './script-fonts.ts';
import { detectionScript } from './shared-files.ts';

interface Options {
  readonly engine: string;
  readonly root: string;
}

interface Dev extends Options {
  readonly server: ViteDevServer;
  readonly site: DevSite;
  readonly fonts: readonly FontFile[];
  css: Promise<string> | undefined;
}

const SPRITE = '/assets/icons.svg';

/** The authors' server: pages straight from YAML; a saved file shows in the open page without a reload. */
export function authorsServer(options: Options): Plugin {
  return {
    name: 'pages-as-data:dev',
    apply: 'serve',
    config: () => ({
      publicDir: join(options.root, 'public'),
      appType: 'custom',
      optimizeDeps: { entries: ['src/client/dev/entry.ts'] },
    }),
    configureServer(server) {
      const dev: Dev = { ...options, server, site: openDevSite(options.root), fonts: wholeFonts(), css: undefined };
      followFiles(dev);
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(request, response, dev).then((answered) => answered || next(), next);
        });
      };
    },
  };
}

function followFiles(dev: Dev): void {
  const { server, root, site } = dev;
  const { hot } = server.environments.client;
  /** What each open page asks for, to be answered now and after every change. */
  const open = new Map<object, () => Promise<void>>();
  hot.on(DEV_OPEN, ({ path, languages }: { path: string; languages: string }, client) => {
    const tell = async () => client.send(DEV_UPDATE, await toldPageAt(path, dev, languages));
    open.set(client, tell);
    void tell();
  });
  hot.on('vite:client:disconnect', (_, client) => open.delete(client));
  server.watcher.add([join(root, 'pages'), join(root, 'site.yaml'), join(root, 'public')]);
  server.watcher.on('all', (_event, path) => {
    const file = relative(root, path).split(sep).join('/');
    if (/\.(css|tsx)$/.test(path)) dev.css = undefined;
    if (!/^(site\.ya?ml|pages\/.*\.ya?ml|public\/.*)$/.test(file)) return;
    site.change(file);
    for (const tell of open.values()) void tell();
  });
}

async function answer(request: IncomingMessage, response: ServerResponse, dev: Dev): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const send = (type: string, body: string | Buffer, status = 200) => {
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    return true;
  };
  if (pathname === SPRITE) return send('image/svg+xml', dev.site.sprite(searchParams.keys()));
  if (pathname.startsWith('/assets/')) {
    const all = [...dev.fonts, ...wholeScriptFonts(dev.site.project.site?.languages ?? [])];
    const font = all.find(({ name }) => pathname.endsWith(`/${name}`));
    return font ? send('font/woff2', font.bytes) : false;
  }
  const [, dataFor] = /^\/_data(\/.*)\.json$/.exec(pathname) ?? [];
  if (dataFor) return sendData(dataFor, send, dev);
  if (/\.\w+$/.test(pathname)) return false;
  if (pathname === '/__blocks' || pathname.startsWith('/__blocks/')) return sendCatalogue(pathname, send, dev);
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return sendPage({ path, languages: request.headers['accept-language'] ?? 'en' }, send, dev);
}

type Send = (type: string, body: string | Buffer, status?: number) => boolean;

/** Everything about the page at a path, with what its document tells of it. */
async function toldPageAt(path: string, dev: Dev, languages?: string) {
  const { renderTold } = await serverModule(dev);
  const answer = dev.site.pageAt(path, languages);
  const { page, site } = answer;
  return { ...answer, told: page && site && renderTold({ page, site }) };
}

async function sendData(path: string, send: Send, dev: Dev): Promise<boolean> {
  const [, language] = /^\/([^/]+)\/_site$/.exec(path) ?? [];
  if (language) return send('application/json', JSON.stringify(dev.site.siteValue(language)));
  const { page, told, found } = await toldPageAt(path, dev);
  // A page with mistakes has no data: the browser then loads it as a whole, and is shown the messages.
  const status = page && (found || path.endsWith('/404')) ? 200 : 404;
  return send('application/json', JSON.stringify({ program: '', page, told }), status);
}

async function serverModule(dev: Dev): Promise<typeof Server> {
  const { ssr } = dev.server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The server environment cannot run modules.');
  return (await ssr.runner.import('/src/render/server.ts')) as typeof Server;
}

const styleSheet = (dev: Dev, site: AuthoredSite): Promise<string> => {
  const address = (name: string) => `/assets/${name}`;
  const faces = fontFaces(dev.fonts, address) + scriptFaces(wholeScriptFonts(site.languages), address);
  dev.css ??= buildCss({ engine: dev.engine, site, fontFaces: faces });
  return dev.css;
};

async function sendCatalogue(path: string, send: Send, dev: Dev): Promise<boolean> {
  const { site } = dev.site.project;
  if (!site) return false;
  const render = await serverModule(dev);
  const [, language = '', type] = /^\/__blocks\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (!type) {
    const languages = site.languages.map(({ code }) => code);
    return send('text/html', render.renderCatalogue({ blocks: blockReference(dev.engine), languages }));
  }
  const catalogue = openProject(writeCatalogue({ engine: dev.engine, root: dev.root, site }));
  const { page } = catalogue.compile(`/${type}`, language);
  if (!page) return false;
  const icons = `/assets/icons.svg?${[...catalogue.usedIcons].join('&')}`;
  const view = { page, site: catalogue.siteValue(language).value };
  return send('text/html', render.renderBare(view, { css: await styleSheet(dev, site), sprite: icons }));
}

async function sendPage(
  { path, languages }: { path: string; languages: string },
  send: Send,
  dev: Dev,
): Promise<boolean> {
  const { page, site, notes, found } = dev.site.pageAt(path, languages);
  const script = '/src/client/dev/entry.ts';
  const extra = `<script type="application/json" id="dev-notes">${safeJson(notes)}</script>`;
  const authored = dev.site.project.site;
  if (!page || !site || !authored)
    return send(
      'text/html',
      await dev.server.transformIndexHtml(
        path,
        `<!doctype html><title>!</title><body>${extra}<script type="module" src="${script}"></script>`,
      ),
      500,
    );
  const render = await serverModule(dev);
  const css = await styleSheet(dev, authored);
  if (found && !authored.languages.some(({ code }) => path === `/${code}` || path.startsWith(`/${code}/`))) {
    const sites = authored.languages.flatMap(({ code }) => dev.site.siteValue(code) ?? []);
    const detect = detectionScript(await inlineScript(dev.engine, 'detect'), authored, basePath(authored.url.value));
    return send('text/html', render.renderRedirect({ sites, route: path, css, script: detect }));
  }
  const publicFiles = new Set(listPublic(dev.root));
  const html = render.renderDocument({ page, site }, { css, sprite: SPRITE, publicFiles, script: { src: script } });
  const whole = await dev.server.transformIndexHtml(path, html.replace('</body>', `${extra}</body>`));
  return send('text/html', whole, found ? 200 : 404);
}
