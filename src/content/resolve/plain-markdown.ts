import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast';

/** A line as most are: begun by what begins nothing but a paragraph, ended by no space. */
const LINE = /^(?:[\p{L}{“«„]|\*\*?[\p{L}\p{N}]|\[[\p{L}\p{N}])(?:.*\S)?$/u;
const ITEM = /^(?:-|(\d{1,9})\.) (?=\S)/;

/** Words without marks; an exclamation mark before a bracket would begin a picture. */
const WORDS = '(?:[^\\\\`*_[\\]<&!\\p{Cc}]|\\n|!(?!\\[))+';
const INNER = '[^\\\\`*_[\\]<&\\p{Cc}]';
const STRESSED = `([\\p{L}\\p{N}](?:${INNER}*[\\p{L}\\p{N}])?)`;
const STRONG = `(?<![^\\s])\\*\\*${STRESSED}\\*\\*(?=[\\s.,;:!?،؛؟)]|$)`;
const EMPHASIS = `(?<![^\\s])\\*${STRESSED}\\*(?=[\\s.,;:!?،؛؟)]|$)`;
const LINK = `\\[([\\p{L}\\p{N}](?:${INNER}*[^\\s\\\\\`*_[\\]<&\\p{Cc}])?)\\]\\(([\\w/#.?=%+~:@-]+)\\)`;
const PART = new RegExp(`(${WORDS})|${STRONG}|${EMPHASIS}|${LINK}`, 'yu');

/**
 * The Markdown that most texts are: paragraphs, lists of one level, stressed words and links, nothing inside each other.
 * Gives what the parser gives of it (mdast), without positions; undefined for all that may be anything else.
 */
export function readPlainMarkdown(markdown: string): RootContent[] | undefined {
  const blocks: RootContent[] = [];
  for (const part of markdown.replace(/\n$/, '').split('\n\n')) {
    const block = ITEM.test(part) ? readList(part) : readParagraph(part);
    if (!block || (block.type === 'list' && blocks.at(-1)?.type === 'list')) return undefined;
    blocks.push(block);
  }
  return blocks;
}

function readParagraph(text: string): Paragraph | undefined {
  if (!text.split('\n').every((line) => LINE.test(line))) return undefined;
  const children = readInline(text);
  return children && { type: 'paragraph', children };
}

function readList(text: string): List | undefined {
  const lines = text.split('\n').map((line) => ({ line, begin: ITEM.exec(line) }));
  const [first] = lines;
  const isOrdered = first?.begin?.[1] !== undefined;
  const items = lines.map(({ line, begin }) =>
    begin && (begin[1] !== undefined) === isOrdered ? readParagraph(line.slice(begin[0].length)) : undefined,
  );
  if (!items.every((item) => item !== undefined)) return undefined;
  return {
    type: 'list',
    ordered: isOrdered,
    start: isOrdered ? Number(first?.begin?.[1]) : null,
    spread: false,
    children: items.map((item) => ({ type: 'listItem', spread: false, checked: null, children: [item] })),
  };
}

function readInline(text: string): PhrasingContent[] | undefined {
  const found: PhrasingContent[] = [];
  let at = 0;
  while (at < text.length) {
    PART.lastIndex = at;
    const part = PART.exec(text);
    if (!part) return undefined;
    const [all, words, strong, emphasis, label, url] = part;
    at += all.length;
    if (words !== undefined) found.push({ type: 'text', value: words });
    else if (strong !== undefined) found.push({ type: 'strong', children: [{ type: 'text', value: strong }] });
    else if (emphasis !== undefined) found.push({ type: 'emphasis', children: [{ type: 'text', value: emphasis }] });
    else if (label !== undefined && url !== undefined)
      found.push({ type: 'link', title: null, url, children: [{ type: 'text', value: label }] });
  }
  return found;
}
