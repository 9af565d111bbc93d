import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';
import { asRichWords } from '../../../../schema/plain-text.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A part of a page of another site, from top to bottom: what blocks can be made of. */
export type OldPart =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  /** A paragraph or a list, as rich text. */
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'table'; readonly caption: string; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string; readonly caption: string };

/** What surrounds a page that is read. */
interface Surroundings {
  /** Where a link leads in the new site; undefined where it leads nowhere. */
  readonly ledTo: (href: string) => string | undefined;
  /** Takes a sentence about what could not be kept. */
  readonly lose: (what: string) => void;
}

export const documentOf = (html: string): Parent => parse(html);
export const fragmentOf = (html: string): Parent => parseFragment(html);

const isElement = (node: Node): node is Element => 'tagName' in node;

export const attributeOf = ({ attrs }: Element, name: string): string =>
  attrs.find((each) => each.name === name)?.value ?? '';

/** All elements below a node, in the order of the page; without recursion, since a page may be nested without end. */
export function* elementsIn(top: Parent): Generator<Element> {
  const open: Node[] = [...top.childNodes].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node)) continue;
    yield node;
    for (let at = node.childNodes.length - 1; at >= 0; at--) open.push(node.childNodes[at] as Node);
  }
}

/** Characters that nobody sees, and that mean nothing where they stand. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/** The words below a node, as one line. */
export function wordsIn(top: Parent): string {
  const found: string[] = [];
  const open: Node[] = [...top.childNodes].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    if ('value' in node) found.push(node.value);
    else if (isElement(node)) {
      if (IGNORED.has(node.tagName)) continue;
      if (node.tagName === 'br' || BLOCKS.has(node.tagName)) found.push(' ');
      for (let at = node.childNodes.length - 1; at >= 0; at--) open.push(node.childNodes[at] as Node);
    }
  }
  return plain(found.join(''));
}

/** Two opening braces would be a placeholder. */
const withoutBraces = (text: string) => text.replaceAll('{{', '{ {').replaceAll('}}', '} }');
const oneLine = (text: string) => text.replace(UNSEEN, '').replace(/\s+/g, ' ');
const plain = (text: string) => withoutBraces(oneLine(text)).trim();

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const BLOCKS = named(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html iframe li main nav ol p pre section summary table tbody td tfoot th thead tr ul video audio img picture',
);
/** What no reader sees. */
const IGNORED = named('script style noscript template head link meta title source track');
/** What surrounds a page's content: every page of the new site has its own. */
const AROUND = named('nav header footer aside');
const LOST: Readonly<Record<string, string>> = {
  ...{ form: 'a form', input: 'a field of a form', select: 'a field of a form', textarea: 'a field of a form' },
  ...{ button: 'a button', svg: 'a drawing', canvas: 'a drawing', math: 'a formula' },
  ...{ iframe: 'a frame', embed: 'a frame', object: 'a frame', video: 'a film', audio: 'a recording' },
};
const STRONG = named('strong b');
const EMPHASIS = named('em i cite dfn');

/** Elements inside each other; what lies deeper is kept as words alone. */
const DEEPEST = 100;
/** Lists inside each other. */
const DEEPEST_LIST = 4;

/** The part of a document that is the page itself. */
export function contentOf(document: Parent): Parent {
  const found: { main?: Element; article?: Element; body?: Element } = {};
  let articles = 0;
  for (const element of elementsIn(document)) {
    if (element.tagName === 'main' || attributeOf(element, 'role') === 'main') found.main ??= element;
    if (element.tagName === 'article') {
      found.article ??= element;
      articles++;
    }
    if (element.tagName === 'body') found.body ??= element;
  }
  return found.main ?? (articles === 1 ? found.article : undefined) ?? found.body ?? document;
}

/** Reads a page's content: its headings, words, tables and pictures, in their order. */
export function readHtml(content: Parent, { ledTo, lose }: Surroundings): OldPart[] {
  const pieces: OldPart[] = [];
  let line = '';

  const endLine = () => {
    const text = tidy(line);
    line = '';
    if (text !== '') pieces.push({ kind: 'words', text });
  };

  const flow = (parent: Parent, depth: number): void => {
    for (const node of parent.childNodes)
      if ('value' in node) line += rich(node.value);
      else if (isElement(node) && !isHidden(node)) take(node, depth);
  };

  const take = (element: Element, depth: number): void => {
    const { tagName } = element;
    if (depth > DEEPEST) {
      line += ` ${rich(wordsIn(element))} `;
      lose('what lies too deep is kept as words alone');
    } else if (tagName in LOST) {
      lose(lostOf(element));
    } else if (!BLOCKS.has(tagName) && !hasBlocks(element)) line += inline(element, depth);
    else {
      endLine();
      block(element, depth);
      endLine();
    }
  };

  const block = (element: Element, depth: number): void => {
    const { tagName } = element;
    const level = /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : undefined;
    if (level !== undefined) heading(element, level);
    else if (tagName === 'img') picture(element, '');
    else if (tagName === 'picture') for (const each of imagesIn(element)) picture(each, '');
    else if (tagName === 'figure') figure(element, depth);
    else if (tagName === 'ul' || tagName === 'ol') list(element, depth);
    else if (tagName === 'table') table(element, depth);
    else if (tagName === 'pre') preformatted(element);
    else if (AROUND.has(tagName) && !hasMainHeading(element)) return;
    else if (tagName === 'dt' || tagName === 'summary') {
      const words = rich(wordsIn(element)).trim();
      if (words !== '') pieces.push({ kind: 'words', text: `**${words}**` });
    } else if (tagName === 'a') cardLink(element, depth);
    else flow(element, depth + 1);
  };

  const heading = (element: Element, level: number) => {
    const text = wordsIn(element);
    if (text !== '') pieces.push({ kind: 'heading', level, text });
    for (const each of imagesIn(element)) picture(each, '');
  };

  const picture = (element: Element, caption: string) => {
    const sources = ['src', 'data-src', 'data-lazy-src'].map((name) => attributeOf(element, name));
    const src = sources.find((each) => each !== '' && !each.startsWith('data:'));
    if (src === undefined) lose('a picture that lies in the page itself');
    else pieces.push({ kind: 'picture', src, alt: plain(attributeOf(element, 'alt')), caption });
  };

  const figure = (element: Element, depth: number) => {
    const images = [...imagesIn(element)];
    const caption = [...elementsIn(element)].find(({ tagName }) => tagName === 'figcaption');
    const hasMore = [...elementsIn(element)].some(({ tagName }) => tagName === 'table' || tagName in LOST);
    if (images.length === 0 || hasMore) flow(element, depth + 1);
    else for (const each of images) picture(each, images.length === 1 ? wordsIn(caption ?? element) : '');
  };

  const preformatted = (element: Element) => {
    const lines = textIn(element)
      .split('\n')
      .map((each) => rich(each).trim());
    const text = lines.filter((each) => each !== '').join(BREAK);
    if (text !== '') pieces.push({ kind: 'words', text: atBegin(text) });
  };

  /** A whole card that leads somewhere: what it says, and a link by its first words. */
  const cardLink = (element: Element, depth: number) => {
    const before = pieces.length;
    flow(element, depth + 1);
    endLine();
    const target = ledTo(attributeOf(element, 'href'));
    const first = pieces.slice(before).find((each) => each.kind === 'heading' || each.kind === 'words');
    if (target === undefined || first === undefined) return;
    const words = first.kind === 'heading' ? rich(first.text) : rich(wordsIn(element).slice(0, 80));
    pieces.push({ kind: 'words', text: `[${words}](${target})` });
  };

  const inline = (element: Element, depth: number): string => {
    const { tagName } = element;
    if (IGNORED.has(tagName) || isHidden(element)) return '';
    if (tagName === 'br') return BREAK;
    if (tagName in LOST) {
      lose(lostOf(element));
      return '';
    }
    if (depth > DEEPEST) return rich(wordsIn(element));
    const inner = element.childNodes
      .map((node) => ('value' in node ? rich(node.value) : isElement(node) ? inline(node, depth + 1) : ''))
      .join('');
    if (STRONG.has(tagName)) return marked(inner, '**');
    if (EMPHASIS.has(tagName)) return marked(inner, '*');
    return tagName === 'a' ? linked(inner, attributeOf(element, 'href')) : inner;
  };

  const linked = (words: string, href: string): string => {
    const target = href === '' ? undefined : ledTo(href);
    const { before, inner, after } = parted(words);
    return target === undefined || inner === '' || inner.includes('](')
      ? words
      : `${before}[${inner.replaceAll(BREAK, ' ')}](${target})${after}`;
  };

  const list = (element: Element, depth: number) => {
    const text = listOf(element, { depth, indent: '', level: 1 });
    if (text !== '') pieces.push({ kind: 'words', text });
  };

  const listOf = (
    element: Element,
    { depth, indent, level }: { readonly depth: number; readonly indent: string; readonly level: number },
  ): string => {
    const isOrdered = element.tagName === 'ol';
    const lines: string[] = [];
    for (const item of element.childNodes) {
      if (!isElement(item) || isHidden(item)) continue;
      const mark = isOrdered ? `${lines.length + 1}. ` : '- ';
      const inner: string[] = [];
      let words = '';
      for (const node of item.tagName === 'li' ? item.childNodes : [item])
        if ('value' in node) words += rich(node.value);
        else if (isElement(node) && /^[uo]l$/.test(node.tagName) && level < DEEPEST_LIST)
          inner.push(listOf(node, { depth: depth + 1, indent: indent + ' '.repeat(mark.length), level: level + 1 }));
        else if (isElement(node) && !isHidden(node)) {
          for (const each of imagesIn(node)) picture(each, '');
          words += hasBlocks(node) ? ` ${rich(wordsIn(node))} ` : inline(node, depth + 1);
        }
      const said = tidy(words).replaceAll('\n', ' ').replaceAll('\\ ', ' ');
      if (said === '' && inner.length === 0) continue;
      lines.push([`${indent}${mark}${said}`, ...inner.filter((each) => each !== '')].join('\n'));
    }
    return lines.join('\n');
  };

  const table = (element: Element, depth: number) => {
    const all = [...elementsIn(element)];
    const isLayout =
      attributeOf(element, 'role') === 'presentation' ||
      all.some(({ tagName }) => tagName === 'table' || LOST[tagName]);
    const rows = all
      .filter(({ tagName }) => tagName.toUpperCase() === 'TR')
      .map((row) => row.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'td' || tagName === 'th'))
      .filter((row) => row.length > 0);
    const width = Math.max(0, ...rows.map(widthOf));
    if (isLayout || width < 2 || rows.length < 2) {
      flow(element, depth + 1);
      return;
    }
    const caption = all.find(({ tagName }) => tagName === 'caption');
    for (const each of imagesIn(element)) picture(each, '');
    pieces.push({
      kind: 'table',
      caption: caption ? wordsIn(caption) : '',
      rows: rows.map((row) => cellsOf(row, width)),
    });
  };

  flow(content, 0);
  endLine();
  return pieces;
}

const BREAK = '\\\n';

function isHidden(element: Element): boolean {
  return (
    IGNORED.has(element.tagName) ||
    element.attrs.some(({ name, value }) => name === 'hidden' || (name === 'aria-hidden' && value === 'true'))
  );
}

function hasBlocks(element: Element): boolean {
  for (const { tagName } of elementsIn(element)) if (BLOCKS.has(tagName)) return true;
  return false;
}

function hasMainHeading(element: Element): boolean {
  for (const { tagName } of elementsIn(element)) if (tagName === 'h1') return true;
  return false;
}

function* imagesIn(element: Element): Generator<Element> {
  if (element.tagName === 'img') yield element;
  for (const each of elementsIn(element)) if (each.tagName === 'img') yield each;
}

function textIn(element: Element): string {
  const found: string[] = [];
  const open: Node[] = [...element.childNodes].reverse();
  for (let node = open.pop(); node; node = open.pop())
    if ('value' in node) found.push(node.value);
    else if (isElement(node)) open.push(...[...node.childNodes].reverse());
  return found.join('');
}

/** Columns that one row may reach over; a page can say any number. */
const WIDEST = 20;

const spanOf = (cell: Element) => Math.min(WIDEST, Math.max(1, Number.parseInt(attributeOf(cell, 'colspan'), 10) || 1));
const widthOf = (row: readonly Element[]) => row.reduce((sum, cell) => sum + spanOf(cell), 0);

/** The words of a row, one for each column; a cell over several columns has its words in the first. */
function cellsOf(row: readonly Element[], width: number): string[] {
  const cells = row.flatMap((cell) => [wordsIn(cell), ...Array<string>(spanOf(cell) - 1).fill('')]);
  return [...cells, ...Array<string>(Math.max(0, width - cells.length)).fill('')];
}

function lostOf(element: Element): string {
  const what = LOST[element.tagName] ?? element.tagName;
  const address = attributeOf(element, 'src') || attributeOf(element, 'data');
  return address === '' ? what : `${what} (${address.slice(0, 200)})`;
}

/** Words as rich text has them; what would be read as a character's name stays as it is. */
const rich = (text: string) => asRichWords(withoutBraces(oneLine(text))).replace(/&(?=#?[A-Za-z0-9]{1,32};)/g, '\\&');

/** Words, and the blanks around them. */
function parted(words: string) {
  const inner = words.trim();
  const begin = words.length - words.trimStart().length;
  return { before: words.slice(0, begin), inner, after: inner === '' ? '' : words.slice(begin + inner.length) };
}

/** Words between marks, with the blanks outside of them. */
function marked(words: string, mark: string): string {
  const { before, inner, after } = parted(words);
  return inner === '' || inner.includes('*') || inner.includes(BREAK)
    ? words
    : `${before}${mark}${inner}${mark}${after}`;
}

/** A paragraph whose lines begin with no mark of a list, heading or quotation. */
const atBegin = (text: string) =>
  text
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\')
    .replace(/^(?=[-+#>=~|])/gm, '\\')
    .replace(/^\*(?=\s)/gm, '\\*');

/** A paragraph as it is written: one blank between words, no break at an end. */
function tidy(line: string): string {
  const lines = line.split(BREAK).map((each) => each.replace(/\s+/g, ' ').trim());
  const text = lines.filter((each) => each !== '').join(BREAK);
  return atBegin(text);
}
