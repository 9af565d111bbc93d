import { type BlockType, blockSchemas } from '../../blocks/schemas.ts';
import { isDrawn } from '../../schema/drawn-as.ts';
import { plainText } from '../../schema/plain-text.ts';
import type { ListedPage } from '../../schema/resolved.ts';
import type { Project } from '../content/project.ts';
import { shownBlocks } from '../content/validate/validate.ts';
import { fileOf } from '../content/written/addresses.ts';
import type { BlockValue, SiteValue } from '../contract/value.ts';
import { xmlText } from '../render/escape.ts';
import type * as Server from '../render/server.ts';
import { calendarFeed } from './calendar.ts';
import { feedText } from './feed-text.ts';
import type { Output } from './output/output.ts';

/** So many entries a feed has: readers keep what they have seen. */
const MOST = 30;

interface Feed {
  readonly title: string;
  /** The address of the collection's own page. */
  readonly home: string;
  readonly site: SiteValue;
  /** The newest first, each with its day. */
  readonly entries: readonly FeedEntry[];
}

type FeedEntry = ListedPage & {
  readonly date: NonNullable<ListedPage['date']>;
  /** The text of its page as HTML, of a feed that carries it. */
  readonly html?: string | undefined;
};

/** So many events a calendar has. */
const MOST_EVENTS = 1000;

/** Writes the feeds of each collection that has days, in each language: Atom, RSS and JSON Feed of articles, iCalendar of events. */
export function writeFeeds(
  { project, renderBlocks }: { project: Project; renderBlocks: typeof Server.renderBlocks },
  sites: ReadonlyMap<string, SiteValue>,
  output: Pick<Output, 'write'>,
): void {
  for (const collection of project.collections.values()) {
    const isOfEvents = collection.value.kind === 'event';
    for (const [language, site] of sites) {
      const textOf = ({ route, href }: ListedPage) => {
        if (collection.value.feeds !== 'full') return {};
        const blocks = ownBlocks(project, route, language);
        return { html: feedText(renderBlocks(site, blocks), site.url + href) };
      };
      const place = project.feedOf(collection, language);
      if (!place) continue;
      const limit = isOfEvents ? MOST_EVENTS : MOST;
      const query = { of: collection.route, which: 'all', from: '', order: 'newest', limit } as const;
      const entries = project
        .answer(query, language)
        .found.flatMap((each) => (each.date ? [{ ...each, date: each.date, ...textOf(each) }] : []));
      const feed = { title: `${place.title} | ${site.brand}`, home: site.url + place.path, site, entries };
      const file = fileOf(place.path.slice(site.base.length));
      if (isOfEvents) {
        output.write(`${file}/calendar.ics`, calendarFeed({ ...feed, today: project.machine.today() }));
        continue;
      }
      output.write(`${file}/feed.atom`, atomFeed(feed));
      output.write(`${file}/feed.rss`, rssFeed(feed));
      output.write(`${file}/feed.json`, jsonFeed(feed));
    }
  }
}

/** What a page says itself: of what its lists show others are the authors. */
function ownBlocks(project: Project, route: string, language: string): readonly BlockValue[] {
  const page = project.pageFile(route)?.page;
  const authored = page ? shownBlocks(page) : [];
  const blocks = project.compile(route, language).page?.blocks ?? [];
  return blocks.filter((_, at) => !isDrawn(blockSchemas[authored[at]?.written.type as BlockType]));
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

/** A day as a moment (RFC 3339): its beginning in UTC. */
const moment = ({ iso }: { readonly iso: string }) => `${iso}T00:00:00Z`;

/** RFC 4287. */
export function atomFeed({ title, home, site, entries }: Feed): string {
  const [newest] = entries;
  const items = entries.map((each) => {
    const url = site.url + each.href;
    const authors = each.authors.map((author) => `<author>${element('name', plainText(author.title))}</author>`);
    const tags = each.tags.map(
      ({ name, label }) => `<category term="${xmlText(name)}" label="${xmlText(plainText(label))}"/>`,
    );
    return `<entry>${element('id', url)}${element('title', plainText(each.title))}<link rel="alternate" href="${xmlText(url)}"/>${element('published', moment(each.date))}${element('updated', moment(each.date))}${authors.join('')}${tags.join('')}${element('summary', plainText(each.summary))}${each.html === undefined ? '' : `<content type="html">${xmlText(each.html)}</content>`}</entry>`;
  });
  const updated = newest ? moment(newest.date) : '1970-01-01T00:00:00Z';
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(site.language)}">
${element('id', `${home}/feed.atom`)}${element('title', title)}${element('updated', updated)}<author>${element('name', site.brand)}</author><link rel="self" type="application/atom+xml" href="${xmlText(`${home}/feed.atom`)}"/><link rel="alternate" type="text/html" href="${xmlText(home)}"/>
${items.join('\n')}
</feed>
`;
}

/** RSS 2.0 (rssboard.org/rss-specification). */
export function rssFeed({ title, home, site, entries }: Feed): string {
  const items = entries.map((each) => {
    const url = site.url + each.href;
    const authors = each.authors.map((author) => element('dc:creator', plainText(author.title)));
    const tags = each.tags.map(({ label }) => element('category', plainText(label)));
    return `<item>${element('title', plainText(each.title))}${element('link', url)}<guid isPermaLink="true">${xmlText(url)}</guid>${element('pubDate', new Date(each.date.iso).toUTCString())}${authors.join('')}${tags.join('')}${element('description', plainText(each.summary))}${each.html === undefined ? '' : element('content:encoded', each.html)}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
${element('title', title)}${element('link', home)}${element('description', title)}${element('language', site.language)}<atom:link rel="self" type="application/rss+xml" href="${xmlText(`${home}/feed.rss`)}"/>
${items.join('\n')}
</channel></rss>
`;
}

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export const jsonFeed = ({ title, home, site, entries }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: `${home}/feed.json`,
    language: site.language,
    items: entries.map((each) => ({
      id: site.url + each.href,
      url: site.url + each.href,
      title: plainText(each.title),
      summary: plainText(each.summary),
      ...(each.html === undefined ? { content_text: plainText(each.summary) } : { content_html: each.html }),
      date_published: moment(each.date),
      ...(each.picture && { image: site.url + each.picture.src }),
      ...(each.authors.length > 0 && {
        authors: each.authors.map((author) => ({ name: plainText(author.title), url: site.url + author.href })),
      }),
      ...(each.tags.length > 0 && { tags: each.tags.map(({ label }) => plainText(label)) }),
    })),
  });
