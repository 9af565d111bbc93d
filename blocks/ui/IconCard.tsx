import type { ReactNode } from 'react';
import type { TextValue } from '../../schema/resolved.ts';
import { Icon } from './Icon.tsx';
import { renderText } from './render-text.tsx';

interface IconCardProps {
  item: { readonly icon?: string | undefined; readonly title: TextValue; readonly description?: TextValue | undefined };
  children?: ReactNode;
}

/** A card of a list: icon, heading, a sentence, and what the block adds. */
export function IconCard({ item, children }: IconCardProps) {
  return (
    <li className="card">
      {item.icon !== undefined && (
        <span className="disc">
          <Icon name={item.icon} size={24} />
        </span>
      )}
      <h3>{renderText(item.title)}</h3>
      {item.description !== undefined && <p>{renderText(item.description)}</p>}
      {children}
    </li>
  );
}
