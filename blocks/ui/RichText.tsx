import { Fragment, type ReactNode } from 'react';
import type { RichBlock, RichNode, RichValue } from '../../schema/resolved.ts';
import { renderText } from './render-text.tsx';

/** Rich text: paragraphs and lists under one element, which says so when their language is not the page's. */
export function RichText({ value, className }: { value: RichValue; className?: string }) {
  return (
    <div className={className ?? 'prose'} lang={value.lang} dir={value.dir}>
      {value.blocks.map(richBlock)}
    </div>
  );
}

/** The same inside an element that takes no paragraphs, such as a footer's line. */
export function RichLine({ value }: { value: RichValue }) {
  const line = value.blocks.map(bare);
  if (!value.lang) return line;
  return (
    <span lang={value.lang} dir={value.dir}>
      {line}
    </span>
  );
}

function richBlock(block: RichBlock, place: number): ReactNode {
  if (block.type === 'paragraph') return <p key={place}>{richNodes(block.children)}</p>;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List key={place}>
      {block.items.map((item, number) => (
        <li key={number}>{item.map(listed)}</li>
      ))}
    </List>
  );
}

/** A list's short entries stand without a paragraph of their own. */
function listed(block: RichBlock, place: number, all: readonly RichBlock[]): ReactNode {
  return all.length === 1 ? bare(block, place) : richBlock(block, place);
}

/** A paragraph without its element. */
function bare(block: RichBlock, place: number): ReactNode {
  return block.type === 'paragraph' ? (
    <Fragment key={place}>{richNodes(block.children)}</Fragment>
  ) : (
    richBlock(block, place)
  );
}

/** Mostly it is a single text, which then stands in its element as it is. */
function richNodes(nodes: readonly RichNode[]): ReactNode {
  const [first] = nodes;
  return nodes.length === 1 && first?.type === 'text' ? renderText(first.value) : nodes.map(richNode);
}

function richNode(node: RichNode, place: number): ReactNode {
  switch (node.type) {
    case 'text':
      return <Fragment key={place}>{renderText(node.value)}</Fragment>;
    case 'break':
      return <br key={place} />;
    case 'strong':
      return <strong key={place}>{richNodes(node.children)}</strong>;
    case 'em':
      return <em key={place}>{richNodes(node.children)}</em>;
    case 'link':
      return (
        <a key={place} href={node.href} rel={relation(node.href)}>
          {richNodes(node.children)}
        </a>
      );
  }
}

/** Pages of others do not learn which window they were opened from. */
export function relation(href: string): string | undefined {
  return /^https:/i.test(href) ? 'noopener' : undefined;
}
