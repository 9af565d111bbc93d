import type { BlockOf } from '../../src/contract/value.ts';
import { Button } from '../ui/Button.tsx';
import { Checklist } from '../ui/Checklist.tsx';
import { IconCard } from '../ui/IconCard.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Section } from '../ui/Section.tsx';

export function CardsBlock({ block }: { block: BlockOf<'cards'> }) {
  return (
    <Section block={block}>
      <ul className="tiles">
        {block.items.map((item, place) => (
          <IconCard key={place} item={item}>
            {item.features && <Checklist points={item.features} />}
            {item.action && <Button action={item.action} style="quiet" />}
          </IconCard>
        ))}
      </ul>
      {block.note && <RichText value={block.note} />}
    </Section>
  );
}
