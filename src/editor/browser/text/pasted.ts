import { withoutInvisible } from '../../../../schema/invisible.ts';
import { asOneText, type Copied, copiedTable } from '../../shared/copied-table.ts';
import { CHIP } from './plain-text.ts';
import { richText } from './rich-text.ts';

const LEFT_OUT = 'script, style, head, title, template, [style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const BLOCK =
  /^(?:P|DIV|H[1-6]|LI|UL|OL|TR|TABLE|TBODY|THEAD|BLOCKQUOTE|PRE|SECTION|ARTICLE|HEADER|FOOTER|MAIN|FIGURE|DL|DT|DD|HR)$/;
/** Spaces and line ends: what has no width joins words, and is no space, though it counts as one. */
const SPACES = /[^\S\ufeff]+/g;
/** Signs that begin an entry of a list where it has no elements. */
const SIGN = /^[ \t]*(?:[-*+•·–▪◦]|(\d{1,3})[.)])[ \t\u00a0]+/;

/** The words of what has been copied, for a field of one line; facts stay facts. */
export const copiedWords = ({ html, text }: Copied): string =>
  withoutInvisible((html.includes(CHIP) ? wordsOf(bodyOf(html)) : text).replace(SPACES, ' ')).trim();

/** What has been copied in the small Markdown of rich texts: paragraphs, lists, emphasis and links, and nothing else of it. */
export function copiedRich(copied: Copied): string {
  const made = document.createElement('div');
  const { html, text } = copied;
  const rows = copiedTable(copied);
  if (rows) addRows(made, rows);
  else if (html.trim()) readBlocks(bodyOf(html), made);
  else for (const line of text.split(/[\r\n]+/)) addLine(made, line);
  return withoutInvisible(richText(made));
}

function bodyOf(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const each of body.querySelectorAll(LEFT_OUT)) each.remove();
  return body;
}

function wordsOf(node: Node): string {
  if (node instanceof Element && node.hasAttribute(CHIP)) return node.getAttribute(CHIP) ?? '';
  return node.hasChildNodes() ? [...node.childNodes].map(wordsOf).join('') : (node.nodeValue ?? '');
}

function addLine(made: Element, line: string): void {
  const [sign = '', figure] = SIGN.exec(line) ?? [];
  const words = line.slice(sign.length).replace(SPACES, ' ').trim();
  if (words) blockFor(made, sign ? (figure ? 'ol' : 'ul') : 'p').append(words);
}

/** A table becomes a list, each row an entry; a single row is a paragraph. */
function addRows(made: Element, rows: readonly (readonly string[])[]): void {
  for (const cells of rows) blockFor(made, rows.length > 1 ? 'ul' : 'p').append(asOneText(cells));
}

/** The words of a table's cells, row by row. */
const cellsOf = (table: HTMLTableElement): string[][] =>
  [...table.rows]
    .map(({ cells }) => [...cells].map((cell) => wordsOf(cell).replace(SPACES, ' ').trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));

/** A new paragraph, or a new entry in the list at the end. */
function blockFor(made: Element, kind: 'p' | 'ul' | 'ol'): Element {
  const block = document.createElement(kind === 'p' ? 'p' : 'li');
  if (kind === 'p') made.append(block);
  else {
    const last = made.lastElementChild;
    const list = last?.localName === kind ? last : document.createElement(kind);
    list.append(block);
    made.append(list);
  }
  return block;
}

/** What a block is: an entry of a list by its element, or by what Word says of it. */
function kindOf(element: Element): 'p' | 'ul' | 'ol' {
  const item = element.closest('li');
  if (item) return item.parentElement?.localName === 'ol' ? 'ol' : 'ul';
  return /mso-list:/i.test(element.getAttribute('style') ?? '') ? 'ul' : 'p';
}

/** Takes the paragraphs and entries out of what may lie in any number of boxes. */
function readBlocks(from: Element, made: Element): void {
  let block: Element | undefined;
  for (const node of from.childNodes) {
    if (node instanceof HTMLTableElement && node.rows[0]?.cells[1]) {
      addRows(made, cellsOf(node));
      block = undefined;
      continue;
    }
    const isBox = node instanceof Element && BLOCK.test(node.tagName);
    if (isBox || (node instanceof Element && node.querySelector('p, div, li, tr'))) {
      readBlocks(node, made);
      block = undefined;
      continue;
    }
    const inline = readInline(node);
    if (!block && inline.every((each) => !each.textContent?.trim())) continue;
    block ??= blockFor(made, kindOf(from));
    block.append(...inline);
    if (from instanceof HTMLTableRowElement) block.append(' ');
  }
}

function readInline(node: Node): Node[] {
  if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode((node.nodeValue ?? '').replace(SPACES, ' '))];
  if (!(node instanceof HTMLElement)) return [];
  if (node.hasAttribute(CHIP)) return [document.importNode(node, true)];
  if (node.localName === 'br') return [document.createTextNode(' ')];
  let inner = [...node.childNodes].flatMap(readInline);
  for (const mark of marksOf(node)) {
    mark.append(...inner);
    inner = [mark];
  }
  return inner;
}

/** The marks that an element gives to its words, by what it is or by how it looks. */
function marksOf(element: HTMLElement): HTMLElement[] {
  const { fontWeight, fontStyle } = element.style;
  const isBold = fontWeight ? /^(?:bold|[6-9]00)/.test(fontWeight) : /^(?:b|strong)$/.test(element.localName);
  const isItalic = fontStyle ? fontStyle === 'italic' : /^(?:i|em)$/.test(element.localName);
  const target = element.localName === 'a' ? targetOf(element.getAttribute('href') ?? '') : undefined;
  const link = target === undefined ? undefined : document.createElement('a');
  link?.setAttribute('href', target ?? '');
  return [isItalic && document.createElement('em'), isBold && document.createElement('strong'), link].filter(
    (mark) => mark instanceof HTMLElement,
  );
}

/** Where a link leads, as it is written; undefined for what no page may lead to. */
function targetOf(href: string): string | undefined {
  if (!/^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(href)) return undefined;
  return href.replace(/[\s()<>\\]/g, (sign) => `%${(sign.codePointAt(0) ?? 32).toString(16).padStart(2, '0')}`);
}
