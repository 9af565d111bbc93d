import { asRichWords } from '../../../../schema/plain-text.ts';
import { CHIP } from './plain-text.ts';

/** How a block was written, and what would be written of it as it was then: what nobody touches keeps its bytes. */
const remembered = new WeakMap<Element, { readonly written: string; readonly shown: string }>();

/** Takes note of how a block is written that is put into the field. */
export function remember(block: Element, written: string): void {
  remembered.set(block, { written, shown: richBlock(block) });
}

/** What has been typed into a rich field, as it is written. */
export function richText(field: Element): string {
  const blocks: string[] = [];
  let loose = '';
  const end = () => {
    if (loose.trim() !== '') blocks.push(loose.trim());
    loose = '';
  };
  for (const node of field.childNodes) {
    if (!(node instanceof Element) || !/^(P|DIV|UL|OL)$/.test(node.tagName)) {
      loose += inlineText(node);
      continue;
    }
    end();
    const before = remembered.get(node);
    const now = richBlock(node);
    if (now !== '') blocks.push(before?.shown === now ? before.written : now);
  }
  end();
  return blocks.join('\n\n');
}

function richBlock(block: Element): string {
  const parts = partsOf(block);
  if (!/^(UL|OL)$/.test(block.tagName)) return parts.join('\n\n');
  const sign = (place: number) => (block.tagName === 'OL' ? `${place + 1}.` : '-');
  return parts.map((words, place) => `${sign(place)} ${words.replace(/\n+/g, ' ')}`).join('\n');
}

/** The words of a block, apart where other blocks lie in it: what is pasted into an entry may be paragraphs. */
function partsOf(block: Element): string[] {
  const parts: string[] = [];
  let words = '';
  const end = () => {
    if (words.trim() !== '') parts.push(words.trim());
    words = '';
  };
  for (const node of block.childNodes) {
    if (node instanceof Element && /^(P|DIV|UL|OL|LI)$/.test(node.tagName)) {
      end();
      parts.push(...partsOf(node));
    } else words += inlineText(node);
  }
  end();
  return parts;
}

function inlineText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return asRichWords(node.nodeValue ?? '');
  if (!(node instanceof Element)) return '';
  if (node.hasAttribute(CHIP)) return node.getAttribute(CHIP) ?? '';
  if (node.tagName === 'BR') return '\n';
  const inner = [...node.childNodes].map(inlineText).join('');
  const words = inner.trim();
  const start = inner.indexOf(words);
  const [before, after] = [inner.slice(0, start), inner.slice(start + words.length)];
  if (words === '') return inner;
  if (/^(STRONG|B)$/.test(node.tagName)) return `${before}**${words}**${after}`;
  if (/^(EM|I)$/.test(node.tagName)) return `${before}*${words}*${after}`;
  if (node.tagName === 'A') return `${before}[${words}](${node.getAttribute('href') ?? ''})${after}`;
  return inner;
}
