import { type FactLookup, plainNodes } from './plain-text.ts';
import { remember, richText } from './rich-text.ts';

const INLINE =
  /\*\*(?=\S)(?<strong>.+?)(?<=\S)\*\*|(?<mark>[*_])(?=\S)(?<em>[^*_]+?)(?<=\S)\k<mark>|\[(?<words>[^[\]]*)\]\((?<target>[^()\s]*)\)|\\(?<escaped>[!-/:-@[-`{-~])/su;

function inline(text: string, factValue: FactLookup): Node[] {
  const nodes: Node[] = [];
  let rest = text;
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    nodes.push(...plainNodes(rest.slice(0, match.index), factValue), inlineElement(match, factValue));
    rest = rest.slice(match.index + match[0].length);
  }
  return [...nodes, ...plainNodes(rest, factValue)];
}

function inlineElement({ groups = {} }: RegExpExecArray, factValue: FactLookup): Node {
  const { strong, em, words, target, escaped } = groups;
  if (escaped !== undefined) return document.createTextNode(escaped);
  const made = document.createElement(strong !== undefined ? 'strong' : em !== undefined ? 'em' : 'a');
  if (target !== undefined) made.setAttribute('href', target);
  made.append(...inline(strong ?? em ?? words ?? '', factValue));
  return made;
}

const BULLET = /^(?:[-*+]|(\d{1,9})[.)])[ \t]+/;

/**
 * A rich text as it stands in the field: emphasis, links, paragraphs and lists as elements, each paragraph and list with
 * how it was written. What the field cannot show it shows as it is written, so that nothing is lost.
 */
export function richNodes(text: string, factValue: FactLookup): HTMLElement[] {
  return text
    .split(/\n[ \t]*\n+/)
    .map((part) => part.replace(/^\n+|(?<!\n)\n+$/g, ''))
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
      remember(made, part);
      return made;
    });
}

/** True where a rich text comes back from the field as it went in. */
export function isFaithful(text: string, factValue: FactLookup): boolean {
  const field = document.createElement('div');
  field.append(...richNodes(text, factValue).map((block) => block.cloneNode(true)));
  // A link that was not recognized would be taken for words.
  if (/\]\(/.test(field.textContent ?? '')) return false;
  const again = document.createElement('div');
  again.append(...richNodes(richText(field), factValue));
  return again.innerHTML === field.innerHTML && !/^[ \t]+\S|^(?:#|>|```|~~~)|[ \\]\n(?=\S)|<[a-z/!]|!\[|`/im.test(text);
}
