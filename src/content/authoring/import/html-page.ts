import { ADDRESS_PART } from '../../../../schema/page.ts';
import { urlOf } from '../../../../schema/url.ts';
import { codeOf, type Files } from '../../files/files.ts';
import { nameOf } from '../../files/path.ts';
import { asAddress } from '../../written/as-address.ts';
import type { OldPage, OldSite } from './old-page.ts';
import { attributeOf, contentOf, documentOf, elementsIn, wordsIn } from './read-html.ts';

type Document = ReturnType<typeof documentOf>;

/** Bytes of one page, and files of a site, beyond which nobody wrote them by hand. */
const LARGEST = 5_000_000;
const MOST = 20_000;

/** Reads a folder of HTML files as a site. */
export function htmlSite(folder: Files): OldSite {
  const lost: string[] = [];
  const origins = new Set<string>();
  const names = listHtml(folder);
  if (names.length > MOST) lost.push(`files after the ${MOST}th`);
  const pages = names.slice(0, MOST).flatMap((file): OldPage[] => {
    if ((folder.look(file)?.size ?? 0) > LARGEST) {
      lost.push(`${file}: larger than ${LARGEST / 1_000_000} MB`);
      return [];
    }
    const html = textOf(folder.read(file));
    if (html === undefined) {
      lost.push(`${file}: written in no known set of characters`);
      return [];
    }
    const document = documentOf(html);
    const { canonical, leadsOn } = headOf(document);
    const own = urlOf(canonical);
    if (own) origins.add(own.origin);
    if (leadsOn) {
      lost.push(`${file}: it only leads on to another page`);
      return [];
    }
    return [pageOf(file, document)];
  });
  return { pages, origins, lost, language: undefined, fileAt: fileIn(folder) };
}

/** The files of a folder by addresses; what is no file of it is not there. */
export const fileIn =
  (folder: Files): OldSite['fileAt'] =>
  (path) => {
    const file = path.slice(1);
    try {
      const end = file.split('/').some((part) => part === '' || part === '.' || part === '..')
        ? undefined
        : folder.end(file);
      return end !== undefined && !end.startsWith('../') && folder.look(end)?.kind === 'file'
        ? folder.read(end)
        : undefined;
    } catch (error) {
      codeOf(error);
      return undefined;
    }
  };

/** All pages of a folder; what links lead to and what hidden folders hold is no part of it. */
function listHtml(folder: Files, path = ''): string[] {
  return [...folder.list(path)]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, kind }) => {
      const own = path === '' ? name : `${path}/${name}`;
      if (name.startsWith('.') || name === 'node_modules') return [];
      if (kind === 'folder') return listHtml(folder, own);
      return kind === 'file' && /\.html?$/i.test(name) ? [own] : [];
    });
}

/** How far into a page the name of its characters is looked for, in bytes. */
const HEAD = 2048;

/** A page's text: in UTF-8, or in the characters that it names. */
function textOf(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
  const [, label = 'windows-1252'] = /charset\s*=\s*["']?([\w-]{1,40})/i.exec(head) ?? [];
  for (const name of ['utf-8', label])
    try {
      return new TextDecoder(name, { fatal: true }).decode(bytes);
    } catch {
      // The next one may be it.
    }
  return undefined;
}

function pageOf(file: string, document: Document): OldPage {
  const { title, description, language, isHidden } = headOf(document);
  const content = contentOf(document);
  const heading = [...elementsIn(content)].find(({ tagName }) => tagName === 'h1');
  const path = `/${file.split('/').map(encodeURIComponent).join('/')}`;
  const said = heading ? wordsIn(heading) : '';
  return {
    ...{ name: file, paths: pathsOf(path), base: path, ...routeOf(file) },
    language,
    title: said || withoutSite(title) || nameOf(file),
    ...{ description, content, isDraft: false, isHidden, scheduled: undefined, entry: undefined, lost: [] },
  };
}

/** The addresses at which a host shows a file. */
function pathsOf(path: string): string[] {
  const bare = path.replace(/\.html?$/i, '');
  return /\/index$/i.test(bare) ? [path, bare.replace(/index$/i, '')] : [path, bare];
}

function routeOf(file: string): Pick<OldPage, 'route' | 'ownAddress'> {
  const parts = file.replace(/\.html?$/i, '').split('/');
  if (/^index$/i.test(parts.at(-1) ?? '')) parts.pop();
  const last = (parts.at(-1) ?? '').normalize('NFC').toLowerCase();
  const route = `/${parts.map((part, at) => asAddress(part) ?? `page-${at + 1}`).join('/')}`;
  const isOther = last !== '' && asAddress(last) === undefined && ADDRESS_PART.test(last);
  return { route, ownAddress: isOther ? last : undefined };
}

/** A page's title as its tab shows it, without the site's name behind a bar or dash. */
const withoutSite = (title: string) => title.split(/\s[|–—·»-]\s/)[0]?.trim() ?? '';

function headOf(document: Document) {
  const found = {
    title: '',
    description: '',
    language: undefined as string | undefined,
    canonical: '',
    isHidden: false,
    leadsOn: false,
  };
  for (const element of elementsIn(document)) {
    const { tagName } = element;
    if (tagName === 'body') break;
    if (tagName === 'html') found.language = attributeOf(element, 'lang') || undefined;
    if (tagName === 'title') found.title ||= wordsIn(element);
    if (tagName === 'meta' && attributeOf(element, 'name').toLowerCase() === 'description')
      found.description ||= attributeOf(element, 'content').replace(/\s+/g, ' ').trim();
    if (tagName === 'meta' && attributeOf(element, 'name').toLowerCase() === 'robots')
      found.isHidden ||= /\bnoindex\b/i.test(attributeOf(element, 'content'));
    if (tagName === 'meta' && attributeOf(element, 'http-equiv').toLowerCase() === 'refresh')
      found.leadsOn ||= /\burl\s*=/i.test(attributeOf(element, 'content'));
    if (tagName === 'link' && attributeOf(element, 'rel').toLowerCase() === 'canonical')
      found.canonical ||= attributeOf(element, 'href');
  }
  return found;
}
