import type { TextValue } from '../../schema/resolved.ts';
import { Icon } from './Icon.tsx';
import { renderText } from './render-text.tsx';

interface PointProps {
  item: { readonly icon?: string | undefined; readonly title: TextValue; readonly description?: TextValue | undefined };
}

/** A ruled entry of a grid: icon, a few words, a sentence. Quieter than a card, and shorter on phones. */
export function Point({ item }: PointProps) {
  return (
    <li className="point">
      {item.icon !== undefined && <Icon name={item.icon} size={24} />}
      <h3>{renderText(item.title)}</h3>
      {item.description !== undefined && <p>{renderText(item.description)}</p>}
    </li>
  );
}
