/**
 * A text as it is written, and as it stands in the field: facts as chips, and of rich text emphasis, links, paragraphs and
 * lists as elements. What the field cannot show it shows as it is written, so that nothing is lost.
 */
const FACT = /\{\{\s*([^{},\s]+)\s*(?:,\s*([\p{L}\p{N}_.-]+))?[^{}]*\}\}/gu;

const COUNT = /\{\{\s*count[^{}]*\}\}/;

export type FactValue = (name: string) => string | undefined;

/** The attribute of a chip that holds the fact as it is written in the text. */
export const CHIP = 'data-written';

export function chip(written: string, factValue: FactValue): HTMLElement {
  const [, name = '', noun = ''] = new RegExp(FACT.source, 'u').exec(written) ?? [];
  const value = factValue(name) || name;
  const made = document.createElement('span');
  made.className = 'chip';
  made.contentEditable = 'false';
  made.setAttribute(CHIP, written);
  made.title = written;
  // Where a noun stands after the comma, the number stands in it.
  made.textContent = factValue(noun)?.replace(COUNT, value) ?? value;
  return made;
}

/** The name of the fact that a chip shows. */
export const factOf = (made: Element): string =>
  new RegExp(FACT.source, 'u').exec(made.getAttribute(CHIP) ?? '')?.[1] ?? '';

/** A plain text as nodes, its facts as chips. */
export function plainNodes(text: string, factValue: FactValue): Node[] {
  const nodes: Node[] = [];
  let last = 0;
  for (const match of text.matchAll(FACT)) {
    if (match.index > last) nodes.push(document.createTextNode(text.slice(last, match.index)));
    nodes.push(chip(match[0], factValue));
    last = match.index + match[0].length;
  }
  if (last < text.length) nodes.push(document.createTextNode(text.slice(last)));
  return nodes;
}

/** What has been typed into a plain field, as it is written. */
export function plainText(node: Node): string {
  if (node instanceof Element && node.hasAttribute(CHIP)) return node.getAttribute(CHIP) ?? '';
  if (node instanceof HTMLBRElement) return '\n';
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  return [...node.childNodes].map(plainText).join('');
}

const INLINE =
  /\*\*(?=\S)(?<strong>.+?)(?<=\S)\*\*|(?<mark>[*_])(?=\S)(?<em>[^*_]+?)(?<=\S)\k<mark>|\[(?<words>[^[\]]*)\]\((?<target>[^()\s]*)\)|\\(?<escaped>[!-/:-@[-`{-~])/su;

function inline(text: string, factValue: FactValue): Node[] {
  const nodes: Node[] = [];
  let rest = text;
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    nodes.push(...plainNodes(rest.slice(0, match.index), factValue), inlineElement(match, factValue));
    rest = rest.slice(match.index + match[0].length);
  }
  return [...nodes, ...plainNodes(rest, factValue)];
}

function inlineElement({ groups = {} }: RegExpExecArray, factValue: FactValue): Node {
  const { strong, em, words, target, escaped } = groups;
  if (escaped !== undefined) return document.createTextNode(escaped);
  const made = document.createElement(strong !== undefined ? 'strong' : em !== undefined ? 'em' : 'a');
  if (target !== undefined) made.setAttribute('href', target);
  made.append(...inline(strong ?? em ?? words ?? '', factValue));
  return made;
}

const BULLET = /^(?:[-*+]|(\d{1,9})[.)])[ \t]+/;

/** A rich text as paragraphs and lists; each remembers how it was written. */
export function richNodes(text: string, factValue: FactValue): HTMLElement[] {
  return text
    .split(/\n[ \t]*\n+/)
    .map((part) => part.replace(/^\n+|\n+$/g, ''))
    .filter((part) => part !== '')
    .map((part) => {
      const lines = part.split('\n');
      const isList = lines.every((line) => BULLET.test(line));
      const made = document.createElement(isList ? (/^\d/.test(part) ? 'ol' : 'ul') : 'p');
      if (isList)
        made.append(
          ...lines.map((line) => {
            const item = document.createElement('li');
            item.append(...inline(line.replace(BULLET, ''), factValue));
            return item;
          }),
        );
      else made.append(...inline(part, factValue));
      remembered.set(made, { written: part, shown: richBlock(made) });
      return made;
    });
}

/** How a block was written, and what would be written of it as it was then: what nobody touches keeps its bytes. */
const remembered = new WeakMap<Element, { readonly written: string; readonly shown: string }>();

/** True where a rich text comes back from the field as it went in. */
export function isFaithful(text: string, factValue: FactValue): boolean {
  const field = document.createElement('div');
  field.append(...richNodes(text, factValue).map((block) => block.cloneNode(true)));
  // A link that was not recognized would be taken for words.
  if (/\]\(/.test(field.textContent ?? '')) return false;
  const again = document.createElement('div');
  again.append(...richNodes(richText(field), factValue));
  return again.innerHTML === field.innerHTML && !/^[ \t]+\S|^(?:#|>|```|~~~)|[ \\]\n(?=\S)|<[a-z/!]|!\[|`/im.test(text);
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
  if (!/^(UL|OL)$/.test(block.tagName)) return inlineText(block).trim();
  return [...block.children]
    .map(
      (item, place) =>
        `${block.tagName === 'OL' ? `${place + 1}.` : '-'} ${inlineText(item).trim().replace(/\n+/g, ' ')}`,
    )
    .join('\n');
}

function inlineText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped(node.nodeValue ?? '');
  if (!(node instanceof Element)) return '';
  if (node.hasAttribute(CHIP)) return node.getAttribute(CHIP) ?? '';
  if (node.tagName === 'BR') return '\n';
  const inner = [...node.childNodes].map(inlineText).join('');
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
  if (words === '') return inner;
  if (/^(STRONG|B)$/.test(node.tagName)) return `${before}**${words}**${after}`;
  if (/^(EM|I)$/.test(node.tagName)) return `${before}*${words}*${after}`;
  if (node.tagName === 'A') return `${before}[${words}](${node.getAttribute('href') ?? ''})${after}`;
  return inner;
}

/** Signs that would become marks are written so that they stay signs. */
const escaped = (text: string) =>
  text.replace(
    /\\(?=[!-/:-@[-`{-~])|\*(?=\S)|(?<=\S)\*|(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])|[[\]`]/gu,
    '\\$&',
  );
