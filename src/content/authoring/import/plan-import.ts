import { asCode } from '../../../../schema/language.ts';
import type { AuthoredSite } from '../../../../schema/site.ts';
import { urlOf } from '../../../../schema/url.ts';
import { judgeHandedIn } from '../../assets/handed-in.ts';
import { OWN_FOLDERS } from '../../assets/own-files.ts';
import { isDevice } from '../../assets/public-names.ts';
import type { Project } from '../../project.ts';
import { SITE_FILE } from '../../read/files.ts';
import { isOwnPath } from '../../resolve/site-redirects.ts';
import { asAddress } from '../../written/as-address.ts';
import { isMapping, type Mapping } from '../../written/mapping.ts';
import { UNWRITTEN } from '../../written/stray-marks.ts';
import { applyEdits } from '../edit/edit.ts';
import { setField } from '../edit/field-edits.ts';
import { addEntry } from '../edit/list-edits.ts';
import type { FileChange } from '../edit/put-files.ts';
import { saidAt } from '../edit/reading.ts';
import { linesAt, mannerOf, writable } from '../edit/write-value.ts';
import { typeFor } from './block-roles.ts';
import { decoded, NOWHERE, type OldPage, type OldSite, plainPath } from './old-page.ts';
import { blocksOf, descriptionOf } from './page-blocks.ts';
import { readHtml } from './read-html.ts';

interface Wanted {
  readonly project: Project;
  readonly site: AuthoredSite;
  readonly old: OldSite;
  /** The language of pages that do not say theirs. */
  readonly language: string;
  /** The route that all pages come below: `` or `/archive`. */
  readonly below: string;
  /** The route of the collection that posts come into. */
  readonly posts: string;
}

/** A page that is made, with what could not be kept of it. */
interface ImportedPage {
  readonly name: string;
  readonly file: string;
  readonly lost: readonly string[];
}

/** What makes pages of another site pages of this one. */
export interface ImportPlan {
  readonly changes: readonly FileChange[];
  readonly pages: readonly ImportedPage[];
  /** Pages that are left out, and why. */
  readonly left: readonly { readonly name: string; readonly why: string }[];
  /** Addresses that lead on from now. */
  readonly redirects: number;
  readonly pictures: number;
  readonly lost: readonly string[];
}

/** A page with the place and language that it gets. */
interface Placed {
  readonly page: OldPage;
  readonly route: string;
  readonly language: string;
}

/** Works out the files that another site's pages become. */
export function planImport(wanted: Wanted): ImportPlan {
  const { placed, left } = placePages(wanted);
  // A page that is there already is what links to the one of its name mean.
  const routes = new Map(
    [...placed, ...left].flatMap(({ page, route }) => page.paths.map((path) => [plainPath(path), route] as const)),
  );
  const pictures = takePictures(wanted);
  const tags = new Map<string, Map<string, string>>();
  const made = new Map<string, { value: Mapping; names: string[]; lost: string[] }>();
  const lostInAll = [...wanted.old.lost];
  for (const each of placed) {
    const lost = [...each.page.lost];
    const lose = (what: string) => void (lost.includes(what) || lost.push(what));
    const value = pageValue(each, { wanted, routes, pictures, tags, lose });
    const there = made.get(each.route);
    const both = there && merged(there.value, value);
    const name = there && both === undefined ? freeRoute(each.route, made) : each.route;
    if (there && both === undefined)
      lose(`its parts are other ones than those of ${there.names[0]}: it is a page of its own, ${name}`);
    made.set(name, {
      value: both ?? value,
      names: [...(both ? (there?.names ?? []) : []), each.page.name],
      lost: [...(both ? (there?.lost ?? []) : []), ...lost],
    });
  }
  const pages = [...made].map(([route, { value, names, lost }]) => {
    const name = names.join(', ');
    if (!languagesIn(value).includes(wanted.site.defaultLanguage))
      lost.push(`it is a draft until its texts are there in ${wanted.site.defaultLanguage} too`);
    return {
      name,
      lost,
      file: fileOf(route),
      text: `# Taken from ${name.replace(/\s+/g, ' ')}.\n${yamlOf(whole(value, wanted.site))}`,
    };
  });
  const all = redirectsOf(placed, wanted);
  const moved = all.filter(({ from }) => isOwnPath(from));
  for (const { from, to } of all)
    if (!isOwnPath(from)) lostInAll.push(`the address ${from}, now ${to}: no redirect can be written for it`);
  const site = withRedirects(wanted.project, moved);
  if (site === undefined && moved.length > 0)
    lostInAll.push(...moved.map(({ from, to }) => `the address ${from}: lead it to ${to} in ${SITE_FILE} by hand`));
  return {
    changes: [
      ...pictures.changes(),
      ...collectionFiles(placed, tags, wanted),
      ...pages.map(({ file, text }) => ({ file, before: undefined, after: text })),
      ...(site ? [site] : []),
    ],
    left: left.map(({ page, route }) => ({ name: page.name, why: `there is a page ${route} already` })),
    ...{ pages, redirects: site ? moved.length : 0, pictures: pictures.changes().length, lost: lostInAll },
  };
}

const fileOf = (route: string) => `pages${route === '/' ? '/index' : route}.yaml`;

const yamlOf = (value: unknown) => `${linesAt(writable(value) as Mapping, 0, mannerOf(''))}\n`;

/** Gives each page a route that it may have; where the site has a page already, that one stays. */
function placePages({ project, site, old, language, below, posts }: Wanted) {
  const left: { page: OldPage; route: string }[] = [];
  const codes = site.languages.map(({ code }) => code);
  const placed = old.pages.flatMap((page): Placed[] => {
    const steps = page.route.split('/').filter((step) => step !== '');
    const prefix = codes.find((code) => code.toLowerCase() === steps[0]?.toLowerCase());
    const own = prefix === undefined ? steps : steps.slice(1);
    const safe = own.map((step, at) => (isDevice(step) || (at === 0 && isTaken(step, codes)) ? `page-${step}` : step));
    const wanted = `${page.entry ? '' : below}/${safe.join('/')}`.replace(/(?<=.)\/$/, '');
    // The home page that the site has stays.
    const route = wanted === '/' && project.files.routes.has('/') ? '/home' : wanted;
    const isTop = page.entry !== undefined && route === posts;
    if (!project.files.routes.has(route) && !isTop)
      return [{ page, route, language: prefix ?? languageOf(page.language ?? old.language, codes) ?? language }];
    left.push({ page, route });
    return [];
  });
  return { placed, left };
}

const isTaken = (step: string, codes: readonly string[]) =>
  [...codes.map((code) => code.toLowerCase()), ...OWN_FOLDERS].includes(step);

/** The site's language that a page says it is in, by its whole code or by its first part. */
function languageOf(said: string | undefined, codes: readonly string[]): string | undefined {
  if (said === undefined) return undefined;
  const code = asCode(said.replace('_', '-'));
  return codes.find((each) => each === code) ?? codes.find((each) => each === code.split('-')[0]);
}

function freeRoute(route: string, made: ReadonlyMap<string, unknown>): string {
  for (let count = 2; ; count++)
    if (!made.has(`${route}-${count}`)) return `${route === '/' ? '/home' : route}-${count}`;
}

interface Reading {
  readonly wanted: Wanted;
  readonly routes: ReadonlyMap<string, string>;
  readonly pictures: ReturnType<typeof takePictures>;
  /** What tags are called by language, by their keys. */
  readonly tags: Map<string, Map<string, string>>;
  readonly lose: (what: string) => void;
}

function pageValue({ page, language }: Placed, { wanted, routes, pictures, tags, lose }: Reading): Mapping {
  const { origins } = wanted.old;
  const said = (text: string) => ({ [language]: text });
  const ledTo = (href: string) => linkOf(href, { base: page.base, origins, routes, lose });
  const pictureOf = (src: string, alt: string) => {
    const found = pictures.take(src, page.base);
    if ('why' in found) lose(`the picture ${src.slice(0, 200)}: ${found.why}`);
    return 'why' in found ? undefined : { src: found.src, alt: said(alt || `${UNWRITTEN} what the picture shows`) };
  };
  const pieces = readHtml(page.content, { ledTo, lose });
  const title = page.title || `${UNWRITTEN} a title`;
  const { entry, ownAddress, isDraft, isHidden, scheduled } = page;
  return {
    ...(ownAddress !== undefined && { address: { [language]: ownAddress } }),
    meta: {
      ...{ title: said(title), description: said(descriptionOf(page.description, pieces)) },
      ...(isHidden && { noindex: true }),
    },
    ...(entry && { entry: entryOf(entry, { language, said, pictureOf, tags, isKnownTag: knownTags(wanted), lose }) }),
    blocks: blocksOf(title, pieces, { said, pictureOf, lose }),
    ...(isDraft && { draft: true }),
    ...(scheduled !== undefined && { scheduled }),
  };
}

interface EntryReading extends Pick<Reading, 'tags' | 'lose'> {
  readonly language: string;
  readonly said: (text: string) => unknown;
  readonly pictureOf: (src: string, alt: string) => unknown;
  /** Undefined where the collection is made anew, with whatever tags there are. */
  readonly isKnownTag: ((key: string) => boolean) | undefined;
}

function entryOf(
  { date, tags: names, picture, summary }: NonNullable<OldPage['entry']>,
  { language, said, pictureOf, tags, isKnownTag, lose }: EntryReading,
): Mapping {
  const keys = names.flatMap((name, at) => {
    const key = asAddress(name) ?? keyOf(name, tags, language) ?? `tag-${tags.size + at + 1}`;
    if (isKnownTag && !isKnownTag(key)) {
      lose(`the tag ${name}, which the collection does not have`);
      return [];
    }
    const called = tags.get(key) ?? new Map<string, string>();
    tags.set(key, called.set(language, called.get(language) ?? name));
    return [key];
  });
  const shown = picture && pictureOf(picture.src, picture.alt);
  return {
    ...(date !== undefined && { date }),
    ...(summary !== '' && { summary: said(summary) }),
    ...(shown !== undefined && { picture: shown }),
    ...(keys.length > 0 && { tags: [...new Set(keys)] }),
  };
}

const keyOf = (name: string, tags: Reading['tags'], language: string): string | undefined =>
  [...tags].find(([, called]) => called.get(language) === name)?.[0];

/** The tags of a collection that is there already. */
function knownTags({ project, posts }: Wanted): EntryReading['isKnownTag'] {
  const file = project.files.collections.get(posts);
  if (file === undefined) return undefined;
  const tags = saidAt({ file, text: project.folder.text(file) ?? '' }, ['tags']);
  return (key) => isMapping(tags) && Object.hasOwn(tags, key);
}

interface LinkReading extends Pick<Reading, 'routes' | 'lose'> {
  readonly base: string;
  readonly origins: ReadonlySet<string>;
}

/** Where a link of an old page leads: to the route of a page that comes along, or to another site. */
function linkOf(href: string, { base, origins, routes, lose }: LinkReading): string | undefined {
  const written = href.trim();
  if (written === '' || written.startsWith('#')) return undefined;
  const url = urlOf(written, NOWHERE + base);
  if (url?.protocol === 'mailto:' || url?.protocol === 'tel:') return withoutMarks(written.replace(/\s/g, ''));
  if (url && (url.origin === NOWHERE || origins.has(url.origin))) {
    const route = routes.get(plainPath(url.pathname));
    if (route === undefined) lose(`the link to ${decoded(url.pathname + url.search).slice(0, 200)}`);
    return route;
  }
  if (url?.protocol === 'https:' && url.hostname.includes('.')) return withoutMarks(url.href);
  if (url?.protocol === 'http:' && url.hostname.includes('.')) {
    lose(`the link to ${url.href.slice(0, 200)} leads to https:// now`);
    return withoutMarks(url.href.replace(/^http:/, 'https:'));
  }
  lose(`the link to ${written.slice(0, 200)}`);
  return undefined;
}

/** An address whose signs end no link of a rich text, and begin no placeholder. */
const withoutMarks = (address: string) =>
  address.replace(/[()<>{}[\]\\*_`]/g, (sign) =>
    sign === '_' ? '_' : `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Takes pictures along that pages show, each file once. */
function takePictures({ project, old }: Wanted) {
  const { folder } = project;
  const publicFiles = new Map(project.publicFiles);
  const taken = new Map<string, { readonly src: string } | { readonly why: string }>();
  const changes: FileChange[] = [];
  const look = (path: string) => {
    const bytes = old.fileAt(path);
    if (!bytes) return { why: 'its file is not at hand' };
    const { src, isKnown, size, faults } = judgeHandedIn(bytes, path, { folder, publicFiles });
    if (!size || faults.some(({ code }) => code === 'broken-image')) return { why: 'it is none that pages can show' };
    if (isKnown) return { src };
    const file = `public${src}`;
    publicFiles.set(src, file);
    changes.push({ file, before: undefined, after: bytes });
    return { src };
  };
  return {
    changes: () => changes,
    take(src: string, base: string) {
      const url = urlOf(src, NOWHERE + base);
      if (!url || (url.origin !== NOWHERE && !old.origins.has(url.origin))) return { why: 'it lies on another site' };
      const path = decoded(url.pathname);
      const found = taken.get(path) ?? look(path);
      taken.set(path, found);
      return found;
    },
  };
}

/** Two pages that say the same in several languages as one; undefined where their parts differ. */
function merged(one: unknown, other: unknown): Mapping | undefined {
  const both = joined(one, other);
  return isMapping(both) ? both : undefined;
}

function joined(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) {
    const all = one.map((each, at) => joined(each, other[at]));
    return one.length === other.length && !all.includes(undefined) ? all : undefined;
  }
  if (isMapping(one) && isMapping(other)) {
    const isText = (value: Mapping) => Object.values(value).every((each) => typeof each === 'string');
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    const isOtherText = isText(one) && isText(other);
    const entries = names.map((name) => {
      if (name in one && name in other) return [name, joined(one[name], other[name])] as const;
      return [
        name,
        isOtherText && !('type' in one) && !('src' in one) ? (one[name] ?? other[name]) : undefined,
      ] as const;
    });
    return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
  }
  return one === other ? one : undefined;
}

/** The languages that a page has words in. */
function languagesIn({ meta }: Mapping): string[] {
  return isMapping(meta) && isMapping(meta.title) ? Object.keys(meta.title) : [];
}

/** A page with what is to be said of the languages that it has no words in. One without the default language is a draft. */
function whole(value: Mapping, site: AuthoredSite): Mapping {
  const [source = ''] = languagesIn(value);
  const isWhole = languagesIn(value).includes(site.defaultLanguage);
  return { ...value, ...notYet(languagesIn(value), site), ...(!isWhole && { source, draft: true }) };
}

/** Languages in which a page is not offered until it is translated; the default one it has to have. */
function notYet(languages: readonly string[], { languages: all, defaultLanguage }: AuthoredSite): Mapping {
  const missing = all.map(({ code }) => code).filter((code) => !languages.includes(code) && code !== defaultLanguage);
  return missing.length > 0 ? { translation: Object.fromEntries(missing.map((code) => [code, 'none'])) } : {};
}

/** The collection that posts come into, with its page, where they are not there yet. */
function collectionFiles(
  placed: readonly Placed[],
  tags: Reading['tags'],
  { project, posts, site }: Wanted,
): FileChange[] {
  const language = placed.find(({ page }) => page.entry)?.language;
  if (language === undefined) return [];
  const name = posts.slice(posts.lastIndexOf('/') + 1).replaceAll('-', ' ');
  const title = { [language]: name.charAt(0).toUpperCase() + name.slice(1) };
  const called = Object.fromEntries([...tags].map(([key, names]) => [key, Object.fromEntries(names)]));
  const made: [string, Mapping][] = [
    [`pages${posts}/_collection.yaml`, { title, ...(tags.size > 0 && { tags: called }), pages: {} }],
  ];
  const page: Mapping = {
    meta: { title, description: { [language]: `${UNWRITTEN} one or two sentences for search results` } },
    blocks: [
      { type: typeFor('opening'), title },
      { type: typeFor('list'), none: { [language]: `${UNWRITTEN} what stands here where there is nothing yet` } },
    ],
  };
  if (!project.files.routes.has(posts)) made.push([`pages${posts}/index.yaml`, whole(page, site)]);
  return made
    .filter(([file]) => !project.folder.look(file))
    .map(([file, value]) => ({ file, before: undefined, after: yamlOf(value) }));
}

/** The addresses of old pages at which nothing is any more, once each. */
function redirectsOf(placed: readonly Placed[], { project, site }: Wanted): { from: string; to: string }[] {
  const routes = new Set([...project.files.routes.keys(), ...placed.map(({ route }) => route)]);
  const prefixes = site.languages.map(({ code }) => `/${code.toLowerCase()}`);
  const isThere = (path: string) => {
    const plain = plainPath(path);
    const prefix = prefixes.find((each) => plain === each || plain.startsWith(`${each}/`)) ?? '';
    return plain === '' || plain === '/' || routes.has(plain.slice(prefix.length) || '/');
  };
  const moved = new Map<string, string>();
  for (const { page, route } of placed)
    for (const path of page.paths.map(decoded)) if (!isThere(path)) moved.set(path, route);
  return [...moved].map(([from, to]) => ({ from, to }));
}

/** site.yaml with further redirects; undefined where it cannot be changed, or need not be. */
function withRedirects({ folder }: Project, moved: readonly { from: string; to: string }[]): FileChange | undefined {
  const before = folder.text(SITE_FILE);
  if (before === undefined || moved.length === 0) return undefined;
  let text = before.replace(/^\ufeff/, '');
  const there = saidAt({ file: SITE_FILE, text }, ['redirects']);
  const known = Array.isArray(there) ? there : [];
  const fresh = moved.filter(({ from }) => !known.some((each) => isMapping(each) && each.from === from));
  for (const [at, value] of known.length > 0 ? fresh.entries() : []) {
    const change = addEntry({ file: SITE_FILE, text }, ['redirects'], { at: known.length + at, value });
    if ('refused' in change) return undefined;
    text = applyEdits(text, change.edits);
  }
  if (known.length === 0) {
    const change = setField({ file: SITE_FILE, text }, [], 'redirects', fresh);
    if ('refused' in change) return undefined;
    text = applyEdits(text, change.edits);
  }
  return { file: SITE_FILE, before: before.replace(/^\ufeff/, ''), after: text };
}
