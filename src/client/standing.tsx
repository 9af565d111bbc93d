import { createElement, type ReactNode } from 'react';
import type { BlockValue } from '../contract/value.ts';
import { componentOf } from '../render/Blocks.tsx';

/**
 * What stands in the document for each block of the page that React takes over, as elements that it takes as they are and
 * never looks into; null for a block that behaves, which it takes over. Such a block stands between the comments that mark
 * a boundary of React's, so all else is of blocks before or after it.
 */
export function standingBlocks(main: Element, blocks: readonly BlockValue[]): ReactNode[] {
  const runs = runsOf(main);
  let isNew = true;
  return blocks.map((block) => {
    const isStill = !componentOf(block).behaves;
    const taken = isStill && isNew ? runs.shift()?.map(asElement) : null;
    // A run of blocks that do not behave is taken by the first of them.
    isNew = !isStill;
    return taken ?? null;
  });
}

/** The nodes before, between and after boundaries; none where two of these meet. */
function runsOf(main: Element): Node[][] {
  const runs: Node[][] = [];
  let depth = 0;
  let isNew = true;
  for (const node of main.childNodes) {
    const mark = node instanceof Comment ? node.data : '';
    if (mark.startsWith('/$')) depth--;
    else if (mark.startsWith('$')) depth++;
    else if (depth === 0 && isNew) runs.push([node]);
    else if (depth === 0) runs.at(-1)?.push(node);
    isNew = mark !== '' || depth > 0;
  }
  return runs;
}

const asElement = (node: Node, key: number): ReactNode =>
  node instanceof Element
    ? createElement(node.localName, { key, dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true })
    : node.nodeValue;
