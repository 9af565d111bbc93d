import { humanized } from '../../shared/names.ts';

/** A plain text as it is written, and as it stands in the field: facts as chips. */
const FACT = /\{\{\s*([^{},\s]+)(?![^{},\s])\s*(?!\s)(?:,\s*(?!\s)([\p{L}\p{N}_.-]+)(?![\p{L}\p{N}_.-]))?[^{}]*\}\}/gu;

const COUNT = /\{\{\s*count[^{}]*\}\}/;

export type FactLookup = (name: string) => string | undefined;

/** The attribute of a chip that holds the fact as it is written in the text. */
export const CHIP = 'data-written';

export function chip(written: string, factValue: FactLookup): HTMLElement {
  const [, name = '', noun = ''] = new RegExp(FACT.source, 'u').exec(written) ?? [];
  const value = factValue(name) || name;
  const made = document.createElement('span');
  made.className = 'chip';
  made.contentEditable = 'false';
  made.setAttribute(CHIP, written);
  made.title = [name, noun].filter(Boolean).map(humanized).join(', ');
  // Where a noun stands after the comma, the number stands in it.
  made.textContent = factValue(noun)?.replace(COUNT, value) ?? value;
  return made;
}

/** The names of the facts that a chip shows: the value, and the noun that it stands in. */
export const factsOf = (made: Element): string[] =>
  [...(new RegExp(FACT.source, 'u').exec(made.getAttribute(CHIP) ?? '') ?? [])].slice(1, 3).filter(Boolean);

/** A plain text as nodes, its facts as chips. */
export function plainNodes(text: string, factValue: FactLookup): Node[] {
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
