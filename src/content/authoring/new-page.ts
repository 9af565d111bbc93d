import { type Document, isPair, isScalar, type Node, parseDocument, visit, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { type BlockType, blockSchemas } from '../../../blocks/schemas.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import type { Project } from '../project.ts';
import { readSource } from '../read/source.ts';
import { placeholder } from '../resolve/translator.ts';
import { isMapping } from '../written/mapping.ts';
import type { Path } from '../written/origin.ts';
import { Report } from '../written/report.ts';
import { UNWRITTEN } from '../written/stray-marks.ts';
import { applyEdits } from './edit/edit.ts';
import { removeField, setField } from './edit/field-edits.ts';
import { readingOf, saidAt } from './edit/reading.ts';

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
  const copied = /^# Begun from .*\n/.exec(text)?.[0] ?? '';
  const refused = page.site.languages.filter(({ code }) => !page.languages.includes(code));
  const languages = refused.length
    ? `# The languages in which this page is not offered; delete a line once its texts are there.\ntranslation:\n${refused.map(({ code }) => `  ${code}: none\n`).join('')}`
    : '';
  return head + copied + languages + text.slice(copied.length);
}

function body({ project, site, exampleOf, route, from }: NewPage): string | undefined {
  if (from.kind === 'page') return copyOf(project, from.route, ofCopy);
  if (from.kind === 'template') return fromTemplate(project, from.path, site);
  return fromBlocks({ project, site, exampleOf, route, types: from.types });
}

const textOf = ({ folder }: Project, file: string) => readSource(folder, file, new Report())?.text;

/** A field of a page, with the way to it. */
type Field = readonly [path: Path, name: string | number];

/** A copy of a page, in which these fields say that they are still that page's. */
function copyOf(project: Project, route: string, fields: (page: unknown) => readonly Field[]): string | undefined {
  const text = textOf(project, project.files.routes.get(route) ?? '');
  if (text === undefined) return undefined;
  const bare = withoutHead(text);
  const marked = fields(readingOf({ file: '', text: bare }).value).reduce(stillOthers, bare);
  return `# Begun from ${route}: what says \`${UNWRITTEN}\` is still that page’s, and so are numbers, dates and links.\n${marked}`;
}

/** What a page says of itself: its title and description, and the heading that it begins with. */
const ofCopy = (): readonly Field[] => [
  [['meta'], 'title'],
  [['meta'], 'description'],
  [['blocks', 0], 'title'],
];

/** Fields that name something which must be there. */
const NAMING = /^[ -]*(?:include|template|icon|region|src|link|type|id|endpoint):/;

/** The facts by which a template names something: a file, a page, an icon. */
const namingIn = (template: string): ReadonlySet<string> =>
  new Set(
    template.split('\n').flatMap((line) =>
      [...line.matchAll(placeholder)].flatMap(({ 1: name = '', index }) => {
        const word =
          line
            .slice(0, index)
            .split(/[\s"']/)
            .at(-1) ?? '';
        return NAMING.test(line) || word.includes('/') ? [name] : [];
      }),
    ),
  );

/** The words that a page gives its template; not what something is named by. */
const ofTemplate = (template: string) => (page: unknown) => {
  const facts = isMapping(page) && isMapping(page.facts) ? page.facts : {};
  const naming = namingIn(template);
  const names = Object.keys(facts).filter((name) => !naming.has(name));
  return [...ofCopy(), ...names.map((name): Field => [['facts'], name])];
};

/** True of words; not of figures, of addresses, of facts alone, and of what says already that it is to be written. */
const isProse = (said: string) => /\p{L}/u.test(said.replace(placeholder, '')) && !/^(?:TODO:|\w+:\S|[/#])/.test(said);

/** A page's text with a field, in each of its languages, that says of itself that it is still to be written. */
function stillOthers(text: string, [path, name]: Field): string {
  const said = saidAt({ file: '', text }, [...path, name]);
  if (isMapping(said))
    return Object.keys(said).reduce((before, code) => stillOthers(before, [[...path, name], code]), text);
  if (typeof said !== 'string' || !isProse(said)) return text;
  const change = setField({ file: '', text }, path, String(name), `${UNWRITTEN} ${said}`);
  return 'refused' in change ? text : applyEdits(text, change.edits);
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
  const template = textOf(project, `pages${path}`);
  if (template === undefined) return undefined;
  if (sibling) return copyOf(project, sibling.route, ofTemplate(template));
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
  const [frame] = site.allow.frames;
  const named = {
    ...{ region: Object.keys(site.regions)[0], endpoint: Object.keys(site.formEndpoints)[0] },
    frame: frame && `${frame}/`,
  };
  visit(doc, {
    Map: (_, node, path) => {
      // A collection of the example's is one of this site only by chance; without its name the block takes the site's first.
      if (node.has('of') && !routes?.has(String(node.get('of'))))
        for (const name of ['of', 'tag', 'author', 'year']) node.delete(name);
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
