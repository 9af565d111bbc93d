import { useSurroundings } from '../../blocks/ui/context.tsx';
import { renderText } from '../../blocks/ui/render-text.tsx';
import type { PageValue } from '../contract/value.ts';
import type { MenuItem } from './entries.ts';

interface MenuLinkProps {
  item: MenuItem;
  page: PageValue;
}

/** A link of a menu; one that leads nowhere yet says so and takes no focus. */
export function MenuLink({ item, page }: MenuLinkProps) {
  if (item.link === undefined || item.disabled) return <SoonLink item={item} />;
  return (
    <a href={item.link} aria-current={item.link === page.path ? 'page' : undefined}>
      {renderText(item.label)}
    </a>
  );
}

function SoonLink({ item }: { item: MenuItem }) {
  const { label } = useSurroundings();
  return (
    <span className="soon" aria-disabled="true">
      <span>{renderText(item.label)}</span>
      <small>{label('soon')}</small>
    </span>
  );
}
