import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { DevNotes, DevOpen, DevUpdate } from '../client/dev/notes.ts';
import { visible } from '../diagnostics/visible.ts';
import { type PageEditor, pageEditor } from '../editor/page/page-editor.ts';
import { scriptJson } from '../render/escape.ts';
import type * as Server from '../render/server.ts';
import { barColors } from './bar-colors.ts';
import { contentTypes } from './content-types.ts';
import { followFiles } from './dev-changes.ts';
import { type DevContent, openDevContent, runModule, urlOf } from './dev-content.ts';
import { devGate, readAddress } from './dev-gate.ts';
import { devPicture } from './dev-picture.ts';
import { type DevSite, printAll } from './dev-site.ts';
import { type DevStyles, devStyles } from './dev-styles.ts';
import { inlineScript } from './inline-script.ts';
import { throwingBlock } from './own-blocks/block-throws.ts';
import { canBeConverted } from './pictures.ts';
import { detectionScript } from './shared-files.ts';
import { watchContent } from './watch-content.ts';

interface Options {
  readonly engine: string;
  readonly root: string;
  /** The folder of the program that runs, where one does. */
  readonly program?: string | undefined;
}

interface Dev extends Options {
  readonly server: ViteDevServer;
  readonly content: DevContent;
  readonly site: DevSite;
  readonly styles: DevStyles;
  readonly editor: PageEditor;
}

/** True of what YAML is read from, by its name in the site's folder. */
const isContent = (name: string) => /^(?:pages|site\.ya?ml)$/.test(name);

const SPRITE = '/assets/icons.svg';

/** The authors' server: pages straight from YAML; a saved file shows in the open page without a reload. */
export function authorsServer(options: Options): Plugin {
  let unwatch = () => {};
  return {
    name: 'pages-as-data:dev',
    apply: 'serve',
    config: () => ({
      publicDir: join(options.root, 'public'),
      appType: 'custom',
      server: { watch: { ignored: (path) => isContent(relative(options.root, path).split(sep)[0] ?? '') } },
      optimizeDeps: { entries: [urlOf(options.engine, 'src/client/dev/entry').slice(1)] },
    }),
    closeBundle: () => unwatch(),
    async configureServer(server) {
      const content = await openDevContent({ ...options, server });
      const { site } = content;
      const styles = devStyles({
        ...options,
        site,
        styles: async () => (await serverModule({ server, engine: options.engine })).styles,
      });
      const pageAt = (asked: DevOpen) => openPageAt(asked, dev);
      const program = urlOf(options.engine, 'src/editor/browser/entry');
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
      const editor = pageEditor({ ...options, site: edited, program, kinds, forms, pageAt, pictureOf, canBeConverted });
      const dev: Dev = { ...options, server, content, site, styles, editor };
      const told = followFiles({ ...dev, ours, pageAt });
      const failed = (folder: string, error: unknown) =>
        server.config.logger.warn(
          visible(`Changes in ${folder} are not noticed: ${error instanceof Error ? error.message : error}`),
        );
      unwatch = watchContent(options.root, { isContent, told, failed });
      server.middlewares.use(devGate(options.root, site));
      server.middlewares.use((request, response, next) => editor.answer(request, response) || next());
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(request, response, dev).then((answered) => answered || next(), next);
        });
      };
    },
  };
}

async function answer(request: Connect.IncomingMessage, response: ServerResponse, dev: Dev): Promise<boolean> {
  // The gate has let only readable addresses through.
  const address = readAddress(request.originalUrl)?.pathname ?? '/';
  const path = dev.site.below(address) ?? address;
  const send = (type: string, body: string | Buffer, status = 200) => {
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    return true;
  };
  if (path === SPRITE) return send('image/svg+xml', dev.site.sprite());
  if (path.startsWith('/assets/')) {
    const font = await dev.styles.font(path.slice('/assets/'.length));
    return font ? send('font/woff2', font.bytes) : false;
  }
  // Vite learns of a new picture a moment later than the page that shows it.
  const picture = dev.site.project.publicFiles.get(decodeURIComponent(path));
  if (picture) return send(contentTypes[extname(path).slice(1)] ?? 'application/octet-stream', readFileSync(picture));
  const [, dataFor] = /^\/_data(\/.*)\.json$/.exec(path) ?? [];
  if (dataFor) return sendData(dataFor, send, dev);
  if (/\.\w+$/.test(path)) return false;
  if (path === '/__blocks' || path.startsWith('/__blocks/')) return sendCatalogue(path, send, dev);
  const { base } = dev.site.project.siteFile.known;
  const elsewhere = base && address === '/' ? `${base}/` : dev.site.movedTo(address);
  if (elsewhere !== undefined) {
    // Browsers keep other redirects for good; here the next save may be another one.
    response.writeHead(302, { Location: elsewhere + (readAddress(request.originalUrl)?.search ?? '') }).end();
    return true;
  }
  return sendPage({ address, languages: request.headers['accept-language'] ?? 'en' }, send, dev);
}

type Send = (type: string, body: string | Buffer, status?: number) => boolean;

/** Everything about the page at an address, with what its document tells of it. */
async function toldPageAt(address: string, dev: Dev, { languages, editing = false }: Partial<DevOpen> = {}) {
  const { renderTold } = await serverModule(dev);
  const answer = dev.site.pageAt(address, languages, editing);
  const { page, site } = answer;
  return { ...answer, told: page && site && renderTold({ page, site }) };
}

/** The same for a page that is open in a browser: where it is being edited, with what can be. */
async function openPageAt({ path, languages, editing = false }: DevOpen, dev: Dev): Promise<DevUpdate> {
  const answer = { ...(await toldPageAt(path, dev, { languages, editing })), editing };
  return editing ? dev.editor.mark(answer) : answer;
}

async function sendData(path: string, send: Send, dev: Dev): Promise<boolean> {
  const [, language] = /^\/([^/]+)\/_site$/.exec(path) ?? [];
  if (language) return sendJson(dev.site.siteValue(language), send);
  const { page, told, kind } = await toldPageAt(dev.site.project.siteFile.known.base + path, dev);
  // A page with mistakes has no data: the browser then loads it as a whole, and is shown the messages.
  return sendJson(told && kind === 'page' ? { program: '', page, told, styles: [] } : undefined, send);
}

const sendJson = (data: unknown, send: Send) =>
  send('application/json', JSON.stringify(data ?? null), data ? 200 : 404);

async function serverModule({ server, engine }: Pick<Dev, 'server' | 'engine'>): Promise<typeof Server> {
  return (await runModule(server, urlOf(engine, 'src/render/server'))) as typeof Server;
}

async function sendCatalogue(path: string, send: Send, dev: Dev): Promise<boolean> {
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
    );
  }
  const catalogue = reading.openProject(reading.writeCatalogue({ engine: dev.engine, root: dev.root, site }), {
    publicFiles: dev.site.project.publicFiles,
  });
  const { page } = site.languages.some(({ code }) => code === language) ? catalogue.compile(`/${type}`, language) : {};
  if (!page) return false;
  const view = { page, site: catalogue.siteValue(language).value };
  return send('text/html', render.renderBare(view, { css: [await dev.styles.sheet()], sprite: SPRITE }));
}

async function sendPage(
  { address, languages }: { address: string; languages: string },
  send: Send,
  dev: Dev,
): Promise<boolean> {
  const answer = dev.site.pageAt(address, languages);
  const { page, site, kind } = answer;
  const script = urlOf(dev.engine, 'src/client/dev/entry');
  const extraOf = (notes: DevNotes) =>
    `<script type="application/json" id="dev-notes">${scriptJson(notes)}</script>${dev.editor.script}`;
  const authored = dev.site.project.site;
  const finish = (html: string) => dev.server.transformIndexHtml(address, html);
  const refuse = async (notes: DevNotes) => {
    const bare = `<!doctype html><title>!</title><body>${extraOf(notes)}<script type="module" src="${script}"></script>`;
    return send('text/html', await finish(bare), 500);
  };
  if (!page || !site || !authored) return refuse(answer.notes);
  const render = await serverModule(dev);
  const css = [await dev.styles.sheet()];
  if (kind === 'choice') {
    const sites = authored.languages.flatMap(({ code }) => dev.site.siteValue(code) ?? []);
    const detect = detectionScript(await inlineScript(dev.engine, 'detect'), authored, site.base);
    return send('text/html', render.renderRedirects({ sites, css, script: detect })(page.route));
  }
  const publicFiles = new Set(dev.site.project.publicFiles.keys());
  const assets = { css, sprite: SPRITE, publicFiles, ...barColors(authored.theme), script: { src: script } };
  try {
    const html = render.renderDocument({ page, site }, assets);
    const told = html.replace('</body>', () => `${extraOf(answer.notes)}</body>`);
    return send('text/html', await finish(told), kind === 'page' ? 200 : 404);
  } catch (error) {
    const { project } = dev.site;
    const thrown = throwingBlock({ ...dev, error, project, route: page.route, language: page.language });
    if (!thrown) throw error;
    return refuse({ ...answer.notes, diagnostics: printAll([thrown], languages) });
  }
}
