import type { BlockOf } from '../../src/contract/value.ts';
import { Button } from '../ui/Button.tsx';
import { IconCard } from '../ui/IconCard.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

export function ContactBlock({ block }: { block: BlockOf<'contact'> }) {
  return (
    <Section block={block}>
      <ul className="tiles ways">
        {block.items.map((item, place) => (
          <IconCard key={place} item={item}>
            {item.detail !== undefined && <p className="detail">{renderText(item.detail)}</p>}
            {item.action && <Button action={item.action} />}
          </IconCard>
        ))}
      </ul>
    </Section>
  );
}
