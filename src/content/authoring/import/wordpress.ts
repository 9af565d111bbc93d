import { SaxesParser } from 'saxes';
import { ADDRESS_PART } from '../../../../schema/page.ts';
import { urlOf } from '../../../../schema/url.ts';
import { asAddress } from '../../written/as-address.ts';
import { decoded, type OldEntry, type OldPage, type OldSite } from './old-page.ts';
import { fragmentOf, wordsIn } from './read-html.ts';

/** What an item of an export says, by the names of its elements. */
interface Item {
  readonly values: Map<string, string>;
  /** Names of categories and tags. */
  readonly tags: string[];
  /** Further fields, by their keys. */
  readonly fields: Map<string, string>;
  comments: number;
}

interface Export {
  readonly items: Item[];
  readonly site: Map<string, string>;
}

/** The category of whatever has none. */
const NO_CATEGORY = 'uncategorized';

/** It is read a piece at a time. */
const PIECE = 65_536;

/** Reads a WordPress export (WXR, an RSS file with elements of its own); undefined of what is none. No entity is read from anywhere. */
function readExport(xml: string): Export | undefined {
  const parser = new SaxesParser({ xmlns: false });
  const [items, site]: [Item[], Map<string, string>] = [[], new Map()];
  const path: string[] = [];
  let item: Item | undefined;
  let [words, key, isTag, failed] = ['', '', false, false];
  const fail = () => {
    failed = true;
  };
  parser.on('error', fail);
  parser.on('doctype', fail);
  const add = (more: string) => {
    words += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    words = '';
    if (name === 'item') item = { values: new Map(), tags: [], fields: new Map(), comments: 0 };
    const { domain, nicename } = attributes as Readonly<Record<string, string | undefined>>;
    if (name === 'category') isTag = nicename !== NO_CATEGORY && (domain === 'category' || domain === 'post_tag');
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    const within = path.at(-1);
    if (name === 'item' && item) {
      items.push(item);
      item = undefined;
    } else if (item && name === 'category') {
      if (isTag && words.trim() !== '') item.tags.push(words.trim());
    } else if (item && name === 'wp:comment') item.comments++;
    else if (item && name === 'wp:meta_key') key = words;
    else if (item && name === 'wp:meta_value') item.fields.set(key, words);
    else if (item && within === 'item') item.values.set(name, words);
    else if (within === 'channel') site.set(name, words);
  });
  for (let at = 0; at < xml.length && !failed; at += PIECE) parser.write(xml.slice(at, at + PIECE));
  if (!failed) parser.close();
  return failed || !site.has('wp:wxr_version') ? undefined : { items, site };
}

interface Reading {
  /** The route of the collection that posts come into. */
  readonly posts: string;
  /** Files of the site, where there are any at hand. */
  readonly fileAt: OldSite['fileAt'];
}

/** A WordPress export as a site; undefined of what is none. */
export function wordpressSite(xml: string, { posts, fileAt }: Reading): OldSite | undefined {
  const read = readExport(xml);
  if (!read) return undefined;
  const { items, site } = read;
  const typeOf = ({ values }: Item) => values.get('wp:post_type') ?? '';
  const byId = new Map(items.map((item) => [item.values.get('wp:post_id') ?? '', item]));
  const isPage = (item: Item) => typeOf(item) === 'page' || typeOf(item) === 'post';
  const isThere = ({ values }: Item) => !['trash', 'auto-draft', 'inherit'].includes(values.get('wp:status') ?? '');
  const addresses = ['link', 'wp:base_site_url', 'wp:base_blog_url'].flatMap(
    (name) => urlOf(site.get(name) ?? '') ?? [],
  );
  return {
    pages: items.filter((item) => isPage(item) && isThere(item)).map((item) => pageOf(item, { byId, posts })),
    origins: new Set(addresses.flatMap(({ host }) => [`https://${host}`, `http://${host}`])),
    lost: lostOf(items.filter((item) => !isPage(item)).map(typeOf)),
    language: site.get('language') || undefined,
    fileAt,
  };
}

/** Kinds of content that have no page, each with its number. */
function lostOf(types: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  // Pictures are taken where a page shows them.
  counts.delete('attachment');
  return [...counts].map(([type, count]) => `${count} × ${type}`);
}

interface Around {
  readonly byId: ReadonlyMap<string, Item>;
  readonly posts: string;
}

function pageOf(item: Item, { byId, posts }: Around): OldPage {
  const { values, fields, comments } = item;
  const said = (name: string) => values.get(name)?.trim() ?? '';
  const title = wordsIn(fragmentOf(said('title')));
  const status = said('wp:status');
  const isPost = said('wp:post_type') === 'post';
  const isFuture = status === 'future';
  const [day] = /^\d{4}-\d\d-\d\d/.exec(said('wp:post_date')) ?? [];
  const date = day === '0000-00-00' ? undefined : day;
  const own = urlOf(said('link'));
  const path = own?.pathname ?? '/';
  // What has no address of its own yet is reached by its number.
  const paths = own && path !== '/' && own.search === '' ? [path] : [];
  const { content, unknown } = contentOf(said('content:encoded'));
  const excerpt = wordsIn(fragmentOf(said('excerpt:encoded')));
  const lost = [
    ...unknown.map((name) => `[${name}], which a plugin filled in`),
    ...(comments > 0 ? [`${comments} comment${comments === 1 ? '' : 's'}`] : []),
    ...(status === 'private' || said('wp:post_password') !== '' ? ['only some could read it: it is a draft now'] : []),
  ];
  return {
    ...{ name: title || said('wp:post_name') || `number ${said('wp:post_id')}`, paths, base: path },
    ...routeOf(item, byId, isPost ? posts : ''),
    language: undefined,
    title,
    description: fields.get('_yoast_wpseo_metadesc')?.trim() || excerpt,
    content: fragmentOf(content),
    isHidden: false,
    isDraft: !['publish', 'future'].includes(status) || said('wp:post_password') !== '',
    scheduled: isFuture ? date : undefined,
    entry: isPost
      ? { date, tags: [...new Set(item.tags)], picture: pictureOf(item, byId), summary: excerpt }
      : undefined,
    lost,
  };
}

/** The picture that an item is shown with. */
function pictureOf({ fields }: Item, byId: Around['byId']): OldEntry['picture'] {
  const picture = byId.get(fields.get('_thumbnail_id') ?? '');
  const src = picture?.values.get('wp:attachment_url');
  return src ? { src, alt: picture?.fields.get('_wp_attachment_image_alt') ?? '' } : undefined;
}

/** Pages above each other; an export can name one above itself. */
const DEEPEST = 8;

/** A page's route: its name behind those of the pages above it. */
function routeOf(item: Item, byId: Around['byId'], below: string): Pick<OldPage, 'route' | 'ownAddress'> {
  const slugs: string[] = [];
  for (
    let at: Item | undefined = item;
    at && slugs.length < DEEPEST;
    at = byId.get(at.values.get('wp:post_parent') ?? '0')
  )
    slugs.unshift(slugOf(at));
  const steps = below === '' ? slugs : slugs.slice(-1);
  const last = slugs.at(-1) ?? '';
  const isOther = asAddress(last) === undefined && ADDRESS_PART.test(last);
  return {
    route: below + steps.map((slug) => `/${asAddress(slug) ?? `page-${numberOf(item)}`}`).join(''),
    ownAddress: isOther ? last : undefined,
  };
}

const numberOf = ({ values }: Item) => values.get('wp:post_id') ?? '0';

const slugOf = ({ values }: Item) =>
  decoded(values.get('wp:post_name')?.trim() || values.get('title')?.trim() || '')
    .normalize('NFC')
    .toLowerCase();

/** Marks that plugins fill in: `[gallery ids="1,2"]`. */
const SHORTCODE = /\[(\/?)([a-z][\w-]{2,40})((?:\s[^[\]]*)?)\]/g;
const KNOWN = new Set('audio caption embed gallery playlist video'.split(' '));

/** A text as HTML, whichever editor it was written in, and the marks in it that nothing is known of. */
function contentOf(written: string): { readonly content: string; readonly unknown: readonly string[] } {
  const unknown = new Set<string>();
  const closed = new Set([...written.matchAll(SHORTCODE)].flatMap(([, slash, name]) => (slash && name ? [name] : [])));
  const html = written.replace(SHORTCODE, (all: string, slash: string, name: string, rest: string) => {
    if (!KNOWN.has(name) && !closed.has(name) && !rest.includes('=')) return all;
    if (name === 'caption') return slash ? '</figure>' : '<figure>';
    unknown.add(name);
    return '';
  });
  const isMarkedUp = /<(?:p|!-- wp:|h[1-6]|div)\b/i.test(html) || html.includes('<!-- wp:');
  return { content: isMarkedUp ? html : paragraphs(html), unknown: [...unknown] };
}

/** Blank lines part paragraphs, and lines are kept, where nothing else says so. */
const paragraphs = (text: string): string =>
  text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((part) => `<p>${part.trim().replace(/\r?\n/g, '<br>')}</p>`)
    .join('\n');
