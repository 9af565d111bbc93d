import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { RichBlock, RichNode, TextValue } from '../../../schema/resolved.ts';
import type { PlainPhrase } from '../../diagnostics/phrases.ts';
import { parsesTooMuch, type Unfolded } from '../read/unfolded.ts';
import { readPlainMarkdown } from './plain-markdown.ts';

/** What rich text needs from its surroundings; `refuse` reports a part of Markdown that is not for authors. */
export interface RichContext {
  readonly finishText: (text: string) => TextValue;
  readonly finishLink: (target: string) => string;
  /** How many marks the page's texts have had so far. */
  readonly met: { marks: number };
  /** Texts that have been parsed before: pages that include the same text parse it once. */
  readonly parsed: ParsedTexts;
  /** What all pages have had parsed so far. */
  readonly unfolded: Unfolded;
  /** `from` and `to` are offsets into the text. */
  readonly refuse: (what: PlainPhrase, from: number, to: number) => void;
}

/** What texts that need the parser are as Markdown, and how many letters they have in all. */
export interface ParsedTexts {
  readonly known: Map<string, readonly RootContent[]>;
  letters: number;
}

export const noTexts = (): ParsedTexts => ({ known: new Map(), letters: 0 });

/** Letters of all texts that are kept parsed. */
const MAX_KEPT = 400_000;

/** One line of words without any mark, begun by what begins nothing else: it is a paragraph, which needs no parser. */
const PLAIN = /^[\p{L}{“«„](?:[^\\`*_[\]<&\p{Cc}]*[^\\`*_[\]<&\p{Cc}\s])?\n?$/u;

/** Lists inside each other, and marks such as `*` and `[` in one paragraph; the parser recurses for each. */
const MAX_LEVELS = 32;
/** A line's beginning that is long enough for more of them. */
const LONG_BEGIN = /^[ \t>*+\d.)-]{33}/m;
const MAX_MARKS = 500;
/** Marks in all texts of a page in one language. */
const MAX_MARKS_OF_PAGE = 5000;
/** Lines and marks of a text that is left to the parser: for some its work grows with the square of them. */
const MAX_PARSED = 2000;

/** True for a text with marks inside each other beyond what anybody means. */
function isTangled(markdown: string, met: RichContext['met']): boolean {
  if (LONG_BEGIN.test(markdown)) {
    const begins = markdown.matchAll(/^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))+(?=\S)/gm);
    const levels = (begin: string) => begin.replace(/[ \t]{2}|\d+/g, ' ').replace(/(\S) /g, '$1').length;
    if ([...begins].some(([begin]) => levels(begin) > MAX_LEVELS)) return true;
  }
  const marks = marksIn(markdown);
  if (marks > MAX_MARKS && markdown.split(/\n[ \t]*\n/).some((paragraph) => marksIn(paragraph) > MAX_MARKS))
    return true;
  met.marks += marks;
  return met.marks > MAX_MARKS_OF_PAGE;
}

const marksIn = (markdown: string) => markdown.match(/[*_[\]`&<]/g)?.length ?? 0;

/** Parses the part of Markdown that authors may use; anything else is refused and left out. */
export function parseRichText(markdown: string, context: RichContext): RichBlock[] {
  if (PLAIN.test(markdown))
    return [{ type: 'paragraph', children: [{ type: 'text', value: context.finishText(markdown.replace('\n', '')) }] }];
  if (isTangled(markdown, context.met)) {
    context.refuse('tangle', 0, markdown.length);
    return [];
  }
  return finishAll(readPlainMarkdown(markdown) ?? parsedText(markdown, context), toBlock, context);
}

/** What authors never mean is no Markdown at all. */
export const ALLOWED = { disable: { null: ['codeIndented', 'htmlFlow', 'htmlText', 'autolink', 'setextUnderline'] } };

function parsedText(markdown: string, { parsed, unfolded, refuse }: RichContext): readonly RootContent[] {
  const known = parsed.known.get(markdown);
  if (known) return known;
  const parts = marksIn(markdown) + (markdown.match(/\n/g)?.length ?? 0);
  if (parts <= MAX_PARSED) unfolded.parsed += parts + parts ** 2 / 1000;
  if (parts > MAX_PARSED || parsesTooMuch(unfolded)) {
    refuse(parts > MAX_PARSED ? 'longMarkdown' : 'muchMarkdown', 0, markdown.length);
    return [];
  }
  const { children } = fromMarkdown(markdown, { extensions: [ALLOWED] });
  parsed.letters += markdown.length;
  if (parsed.letters > MAX_KEPT) {
    parsed.known.clear();
    parsed.letters = markdown.length;
  }
  parsed.known.set(markdown, children);
  return children;
}

const names: Readonly<Record<string, PlainPhrase>> = {
  heading: 'heading',
  blockquote: 'quotation',
  code: 'code',
  inlineCode: 'code',
  thematicBreak: 'line',
  image: 'picture',
  imageReference: 'picture',
  html: 'html',
  definition: 'definition',
  linkReference: 'bareReference',
};

/** True where a table stands as other programs write it: a line of strokes below one with headings. */
function hasTable(children: readonly PhrasingContent[]): boolean {
  const words = children.map(wordsOf).join('');
  if (!words.includes('|')) return false;
  const lines = words.split('\n');
  const parts = (line: string) => line.includes('|') && line.includes('-') && /^[\s|:-]+$/.test(line);
  return lines.some((line, index) => parts(line) && lines[index - 1]?.includes('|'));
}

const wordsOf = (node: PhrasingContent): string => {
  if ('children' in node) return node.children.map(wordsOf).join('');
  return 'value' in node ? node.value : '';
};

/** What is left of nodes beside each other. */
function finishAll<Node, Finished>(
  nodes: readonly Node[],
  finish: (node: Node, context: RichContext) => Finished | undefined,
  context: RichContext,
): Finished[] {
  const finished: Finished[] = [];
  for (const node of nodes) {
    const made = finish(node, context);
    if (made !== undefined) finished.push(made);
  }
  return finished;
}

function toBlock(node: RootContent | BlockContent | DefinitionContent, context: RichContext): RichBlock | undefined {
  if (node.type === 'paragraph' && !hasTable(node.children))
    return { type: 'paragraph', children: finishAll(node.children, toNode, context) };
  if (node.type === 'list')
    return {
      type: 'list',
      ordered: node.ordered === true,
      items: node.children.map((item) => finishAll(item.children, toBlock, context)),
    };
  refuse(node, node.type === 'paragraph' ? 'table' : names[node.type], context);
  return undefined;
}

function toNode(node: PhrasingContent, context: RichContext): RichNode | undefined {
  if (node.type === 'text') return { type: 'text', value: context.finishText(onOneLine(node.value)) };
  if (node.type === 'strong') return { type: 'strong', children: finishAll(node.children, toNode, context) };
  if (node.type === 'emphasis') return { type: 'em', children: finishAll(node.children, toNode, context) };
  if (node.type === 'break') return { type: 'break' };
  if (node.type === 'link') {
    const href = context.finishLink(node.url);
    return { type: 'link', href, children: finishAll(node.children, toNode, context) };
  }
  refuse(node, names[node.type], context);
  return undefined;
}

const onOneLine = (words: string) => (words.includes('\n') ? words.replace(/(?<!\s)\s*\n\s*/g, ' ') : words);

function refuse({ position }: RootContent, what: PlainPhrase = 'other', context: RichContext): void {
  context.refuse(what, position?.start.offset ?? 0, position?.end.offset ?? 0);
}
