import { plainText } from '../../schema/plain-text.ts';
import type { RichBlock, RichNode, RichValue } from '../../schema/resolved.ts';

/** Rich text as one plain text: its words, each paragraph and list a sentence. `language` is that of the page. */
export const richPlainText = ({ blocks, lang }: RichValue, language: string): string =>
  blocksText(blocks, lang ?? language);

function blocksText(blocks: readonly RichBlock[], language: string): string {
  const texts = blocks.map((block, index) => {
    if (block.type === 'list') return listText(block.items, language);
    const text = block.children.map(nodeText).join('').trim();
    const next = blocks[index + 1];
    return next ? ended(text, next.type === 'list' ? ':' : '.') : text;
  });
  return texts.filter(Boolean).join(' ');
}

const nodeText = (node: RichNode): string => {
  if (node.type === 'text') return plainText(node.value);
  return node.type === 'break' ? ' ' : node.children.map(nodeText).join('');
};

/** Where a script does not write `;` between the members of a row, or reads it as another sign. */
const SEPARATORS: Readonly<Record<string, string>> = { Arab: '؛', Grek: '·', Jpan: '；', Hans: '；', Hant: '；' };

/** A list in a row, its end a sentence's; where one of its items is a sentence, each is. */
function listText(items: readonly (readonly RichBlock[])[], language: string): string {
  const texts = items.map((item) => blocksText(item, language)).filter(Boolean);
  if (texts.some((text) => ended(text) === text)) return texts.map((text) => ended(text)).join(' ');
  const separator = SEPARATORS[new Intl.Locale(language).maximize().script ?? ''] ?? ';';
  return ended(texts.join(`${separator} `));
}

/** A text with a sign at its end; a bracket or quotation mark may stand behind it. */
const ended = (text: string, sign = '.') =>
  text === '' || /[\p{Sentence_Terminal}:;؛…][\p{Pe}\p{Pf}"']*$/u.test(text) ? text : `${text}${sign}`;
