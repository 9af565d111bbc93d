import { type Document, isPair, isScalar, type Node, parseDocument, visit, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { type BlockType, blockSchemas } from '../../../blocks/schemas.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import type { Project } from '../project.ts';
import { readSource } from '../read/source.ts';
import { placeholder } from '../resolve/translator.ts';
import { Report } from '../written/report.ts';
import { UNWRITTEN } from '../written/stray-marks.ts';
import { applyEdits } from './edit/edit.ts';
import { removeField } from './edit/field-edits.ts';

/** What a new page begins with, unless its author says what else: the blocks that have a place there. */
export const startingBlocks: readonly string[] = Object.entries(blockSchemas)
  .map(([type, schema]) => ({ type, place: Number(z.globalRegistry.get(schema)?.inNewPage ?? 0) }))
  .filter(({ place }) => place > 0)
  .sort((a, b) => a.place - b.place)
  .map(({ type }) => type);

/** What a new page begins from: a page's route, a template's path, or the types of its blocks. */
export type StartingPoint =
  | { readonly kind: 'page'; readonly route: string }
  | { readonly kind: 'template'; readonly path: string }
  | { readonly kind: 'blocks'; readonly types: readonly BlockType[] };

interface NewPage {
  readonly project: Project;
  readonly site: AuthoredSite;
  /** The text of a block's example. */
  readonly exampleOf: (type: string) => string;
  readonly route: string;
  readonly from: StartingPoint;
  /** The languages in which the page is offered. */
  readonly languages: readonly string[];
}

/** Reads a starting point as it is typed: `/contact`, `/products/_product.yaml`, `first,second`. */
export function readStartingPoint(typed: string, project: Project): StartingPoint | undefined {
  if (typed.startsWith('/') && /\/_[^/]*\.ya?ml$/.test(typed))
    return project.files.partials.includes(`pages${typed}`) ? { kind: 'template', path: typed } : undefined;
  if (typed.startsWith('/')) return project.files.routes.has(typed) ? { kind: 'page', route: typed } : undefined;
  const types = typed.split(',').map((type) => type.trim());
  return types.every((type) => Object.hasOwn(blockSchemas, type))
    ? { kind: 'blocks', types: types as BlockType[] }
    : undefined;
}

/**
 * The text of a new page's file. It passes the check as it is; comments say what to change. Undefined where what it begins
 * from cannot be read as content: words of a file elsewhere are no beginning of a page.
 */
export function newPageText(page: NewPage): string | undefined {
  const text = body(page);
  if (text === undefined) return undefined;
  const head = `# ${page.route}: change the texts below; \`npx pages-as-data check\` tells what is missing.\n`;
  const refused = page.site.languages.filter(({ code }) => !page.languages.includes(code));
  const languages = refused.length
    ? `# The languages in which this page is not offered; delete a line once its texts are there.\ntranslation:\n${refused.map(({ code }) => `  ${code}: none\n`).join('')}`
    : '';
  return head + languages + text;
}

function body({ project, site, exampleOf, route, from }: NewPage): string | undefined {
  if (from.kind === 'page') return copyOf(project, project.files.routes.get(from.route) ?? '');
  if (from.kind === 'template') return fromTemplate(project, from.path, site);
  return fromBlocks({ project, site, exampleOf, route, types: from.types });
}

const textOf = ({ folder }: Project, file: string) => readSource(folder, file, new Report())?.text;

function copyOf(project: Project, file: string): string | undefined {
  const text = textOf(project, file);
  return text === undefined ? undefined : withoutHead(text);
}

/** The comments at the top of a copied page tell of that page, and its addresses, earlier ones too, are its own. */
function withoutHead(text: string): string {
  const bare = text.replace(/^(?:#.*\n|\s*\n)+/, '');
  const body = bare.replace(/^translation:\r?\n(?: .*\n)+/m, '');
  return ['formerly', 'address'].reduce((text, field) => {
    const change = removeField({ file: '', text }, [], field);
    return 'refused' in change ? text : applyEdits(text, change.edits);
  }, body);
}

function fromTemplate(project: Project, path: string, site: AuthoredSite): string | undefined {
  const sibling = project
    .routes()
    .map((route) => project.pageFile(route))
    .find((file) => file?.page?.template === path);
  if (sibling) return copyOf(project, sibling.file);
  const template = textOf(project, `pages${path}`);
  if (template === undefined) return undefined;
  const known = new Set([...project.siteFile.facts.keys()]);
  const needed = [...new Set([...template.matchAll(placeholder)].map(([, name = '']) => name))].filter(
    (name) => !known.has(name),
  );
  const lines = needed.map((name) => `  ${name}:\n${unwritten(name, site)}`);
  return `template: ${path}\n# The values that the template's texts need.\nfacts:\n${lines.join('')}`;
}

interface Bare extends Pick<NewPage, 'project' | 'site' | 'exampleOf' | 'route'> {
  readonly types: readonly BlockType[];
}

function fromBlocks({ project, site, exampleOf, route, types }: Bare): string {
  const name = route.split('/').at(-1)?.replaceAll('-', ' ') || 'home';
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const meta = `# What search engines show: a title, and one or two sentences about the page.\nmeta:\n  title:\n${unwritten(title, site)}  description:\n${unwritten('description', site)}`;
  const has = (file: string) => project.publicFiles.has(file);
  const blocks = types.map((type) => exampleBlock(exampleOf(type), site, { has, without: standIns(type) }));
  return `${meta}# The page, from top to bottom.\nblocks:\n${blocks.join('\n')}`;
}

/** A text in every language of a site that says itself that it is still to be written. */
const unwritten = (text: string, { languages }: AuthoredSite) =>
  languages.map(({ code }) => `    ${code}: "${UNWRITTEN} ${text}"\n`).join('');

/** The fields of a block that stand in the place of another: a new one begins without them. */
export const standIns = (type: string): string[] =>
  Object.entries(Object.hasOwn(blockSchemas, type) ? blockSchemas[type as BlockType].shape : {}).flatMap(
    ([name, field]) => (z.globalRegistry.get(field)?.instead === undefined ? [] : [name]),
  );

interface Begun {
  /** True of a file of the site. */
  readonly has: (file: string) => boolean;
  /** Addresses that are left as they are. */
  readonly routes?: ReadonlySet<string>;
  /** Fields that are left out. */
  readonly without?: readonly string[];
}

/**
 * A block’s example in the languages, regions and form services of a site, as an entry of a list of blocks. For a new page every text says that it is still to be written: with the example's words where these
 * are in the language, else with its field's name.
 */
export function exampleBlock(
  text: string,
  site: AuthoredSite,
  { has, routes, without = [] }: Partial<Begun> = {},
): string {
  const doc = parseDocument(text);
  for (const name of without) doc.delete(name);
  const codes = site.languages.map(({ code }) => code);
  // What an example names in site.yaml, as this site has it.
  const named = { region: Object.keys(site.regions)[0], endpoint: Object.keys(site.formEndpoints)[0] };
  visit(doc, {
    Map: (_, node, path) => {
      if (isTranslated(node)) putLanguages(node, codes, doc, has && fieldOf(path));
      for (const [field, name] of Object.entries(named))
        if (name === undefined) node.delete(field);
        else if (node.has(field)) node.set(field, name);
    },
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string') return;
      // Examples link to pages and show pictures that other sites may not have; every site has its home page and its flags.
      const isFile = /^\/[a-z].*\.\w+$/.test(node.value);
      if (routes?.has(node.value)) return;
      if (/^\/[a-z]/.test(node.value) && !isFile) node.value = '/';
      else if (isFile && has && !has(node.value)) node.value = site.languages[0]?.flag;
      else node.value = node.value.replace(/(?<=\]\()\/[a-z][^()\s]*(?=\))/g, '/');
    },
  });
  const lines = doc
    .toString({ lineWidth: 0 })
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  return `${lines.map((line, index) => (index === 0 ? `  - ${line}` : line && `    ${line}`)).join('\n')}\n`;
}

const isTranslated = (node: YAMLMap) =>
  node.items.length > 0 &&
  node.items.every(
    ({ key, value }) => isScalar(key) && /^(?:[a-z]{2}|all)$/.test(String(key.value)) && isScalar(value),
  );

/** The name of the field that a value stands in. */
function fieldOf(path: readonly unknown[]): string {
  const key = path.filter(isPair).at(-1)?.key;
  return String(isScalar(key) ? key.value : '');
}

/** Gives a text the languages of a site; a field's name makes it one that is still to be written. */
function putLanguages(node: YAMLMap, codes: readonly string[], doc: Document, field: string | undefined): void {
  const values = new Map(node.items.map(({ key, value }) => [String(isScalar(key) ? key.value : ''), value as Node]));
  const [any] = values.values();
  const toWrite = (value: Node | undefined) =>
    doc.createNode(`${UNWRITTEN} ${isScalar(value) ? String(value.value) : field}`);
  const text = (code: string) => (field === undefined ? (values.get(code) ?? any?.clone()) : toWrite(values.get(code)));
  const names = values.has('all') ? ['all'] : codes;
  node.items = names.map((code) => doc.createPair(code, text(code)));
}
