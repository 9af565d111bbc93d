import type { ReactNode } from 'react';
import type { RichBlock, RichNode, RichValue } from '../../schema/resolved.ts';
import { Text } from './Text.tsx';

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
  const line = value.blocks.map((block, place) =>
    block.type === 'paragraph' ? block.children.map(richNode) : richBlock(block, place),
  );
  if (!value.lang) return line;
  return (
    <span lang={value.lang} dir={value.dir}>
      {line}
    </span>
  );
}

function richBlock(block: RichBlock, place: number): ReactNode {
  if (block.type === 'paragraph') return <p key={place}>{block.children.map(richNode)}</p>;
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
  return block.type === 'paragraph' && all.length === 1 ? block.children.map(richNode) : richBlock(block, place);
}

function richNode(node: RichNode, place: number): ReactNode {
  switch (node.type) {
    case 'text':
      return <Text key={place} value={node.value} />;
    case 'break':
      return <br key={place} />;
    case 'strong':
      return <strong key={place}>{node.children.map(richNode)}</strong>;
    case 'em':
      return <em key={place}>{node.children.map(richNode)}</em>;
    case 'link':
      return (
        <a key={place} href={node.href} rel={relation(node.href)}>
          {node.children.map(richNode)}
        </a>
      );
  }
}

/** Pages of others do not learn which window they were opened from. */
export function relation(href: string): string | undefined {
  return /^https:/i.test(href) ? 'noopener' : undefined;
}
