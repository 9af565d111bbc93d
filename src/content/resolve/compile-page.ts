import { plainText } from '../../../schema/plain-text.ts';
import { hooks } from '../../contract/site-hooks.ts';
import type { Alternate, BlockValue, PageValue } from '../../contract/value.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { NOT_FOUND_ROUTE } from '../read/files.ts';
import { routeOfPage } from '../validate/collections.ts';
import type { PageFile } from '../validate/page-file.ts';
import type { ValidPage } from '../validate/validate.ts';
import { pathOf } from '../written/addresses.ts';
import { locate, locateLanguage } from '../written/origin.ts';
import { finishBlocks } from './below.ts';
import { reportForms } from './counted.ts';
import { ownEntryOf, ownListing } from './entries.ts';
import { type EventEntry, finishEvent } from './events.ts';
import { beginningRight } from './isolate.ts';
import type { LanguageContext } from './language-context.ts';
import { feedOf, labelOf } from './listed.ts';
import { localize } from './localize.ts';
import { finishCount } from './measures.ts';
import { reportFactLanguages, reportUnknownLanguages } from './text-languages.ts';
import { noUses } from './uses.ts';

/**
 * Finishes a page in one language and reports what is wrong with it there; undefined where parts of it are missing.
 */
export function compilePage(
  {
    route,
    page,
    collection,
    made,
    hidden,
  }: Pick<PageFile, 'route' | 'collection' | 'made'> & {
    page: ValidPage;
    hidden: boolean;
  },
  languages: readonly string[],
  to: LanguageContext,
): PageValue | undefined {
  reportLanguages(page, to);
  const meta = localize(page.meta ?? {}, (page.written.meta ?? {}) as object, to);
  const entry = localize(page.entry ?? {}, (page.written.entry ?? {}) as object, to);
  const apart = asideOf(to);
  const blocks = finishBlocks(page.blocks, ({ written, value }, below) =>
    localize(value, written, { ...(value.hidden ? apart : to), below }),
  );
  const { title, description, schema, noindex = false } = meta;
  if (!page.complete || title === undefined || description === undefined) return undefined;
  const alternates: Alternate[] = languages.map((language) => ({
    language,
    href: pathOf(to.links, language, { route, address: page.address }),
  }));
  if (collection) {
    const { kind, zone = 'UTC' } = collection.value;
    // Of a complete event no field lacks anything.
    const times = kind === 'event' ? finishEvent(entry as unknown as EventEntry, zone, to.language) : {};
    to.uses.entry = ownEntryOf(route, { ...entry, ...times }, { title, description });
  }
  const listed = collection && ownListing(collection, to);
  const feeding = collection ?? to.collections.get(made?.collection ?? route);
  const feed = feeding && feedOf(feeding, to.language.code, to);
  const list = listAround(to);
  const value: PageValue = {
    route,
    path: pathOf(to.links, to.language.code, { route, address: page.address }),
    language: to.language.code,
    title: beginningRight(titleOf(plainText(title), made, to), to.language.direction),
    description: beginningRight(plainText(description), to.language.direction),
    ...(schema && { schema }),
    ...(listed && { entry: { ...listed, kind: collection.value.kind ?? 'article' } }),
    ...(feed && { feed: { title: feed.title, files: feed.files } }),
    ...(list && { list }),
    ...(to.uses.listed.length > 0 && { listed: to.uses.listed }),
    // Nobody looks for the page that says that there is nothing.
    noindex: noindex || route === NOT_FOUND_ROUTE,
    alternates,
    // Of a complete page no block lacks anything, so each has its block's resolved type.
    blocks: blocks.filter((block) => hidden || !block.hidden) as unknown as BlockValue[],
  };
  return hooks.pageValue?.(value) ?? value;
}

/** What a further page of a list is called, where the collection does not say so: the same in all languages. */
const NUMBERED = { by: { all: '{{title}} – {{number}}' } };

function titleOf(title: string, made: PageFile['made'], { collections, site, language }: LanguageContext): string {
  if (!made || made.number === 1) return title;
  const pattern = collections.get(made.collection)?.value.pages?.numbered ?? NUMBERED;
  const { text } = finishCount(made.number, language);
  const filled = { title, number: text };
  return plainText(labelOf(pattern, '', { site, language: language.code })).replace(
    /\{\{\s*(title|number)\s*\}\}/g,
    (_, name: keyof typeof filled) => filled[name],
  );
}

/** The pages before and after this one, of a list that goes on. */
function listAround({ list, links, language: { code } }: LanguageContext): PageValue['list'] {
  if (!list) return undefined;
  const pathTo = (number: number) => {
    const route = routeOfPage(list.first, number);
    const there = number > 0 && number !== list.number ? links.routes.get(route) : undefined;
    return there?.languages.has(code) ? pathOf(links, code, { route, address: there.address }) : undefined;
  };
  const [prev, next] = [pathTo(list.number - 1), pathTo(list.number + 1)];
  return prev === undefined && next === undefined
    ? undefined
    : { ...(prev !== undefined && { prev }), ...(next !== undefined && { next }) };
}

/** What hidden blocks are finished with: of what they use only the facts count, and their links, which are checked. */
const asideOf = (to: LanguageContext): LanguageContext => {
  const { facts, leads } = to.uses;
  return { ...to, uses: { ...noUses(), facts, leads }, pictures: undefined };
};

/** Reports a page that says of itself that it is written in a language that the site does not have. */
function reportSource({ source, written }: ValidPage, { site, origins, report }: LanguageContext): void {
  const codes = site.languages.map(({ code }) => code);
  if (source === undefined || codes.includes(source) || site.unclear.has('languages')) return;
  const suggestion = nearest(source, codes);
  report.add('unknown-source', locate(origins, written, ['source']).place, {
    code: source,
    known: codes.join(', '),
    ...(suggestion && { suggestion }),
  });
}

function reportLanguages(page: ValidPage, to: LanguageContext): void {
  reportUnknownLanguages(page.written, ['translation'], to);
  reportUnknownLanguages(page.written, ['address'], to);
  reportSource(page, to);
  reportFactLanguages(page.written, to);
  reportForms(page.written, to);
  const { defaultLanguage } = to.site;
  if ((page.translation?.[defaultLanguage] ?? 'complete') !== 'complete')
    to.report.add(
      'default-language-needed',
      locateLanguage(to.origins, page.written, ['translation'], defaultLanguage).key,
      {
        code: defaultLanguage,
      },
    );
}
