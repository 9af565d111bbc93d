import type { BlockOf } from '../../src/contract/value.ts';
import { IconCard } from '../ui/IconCard.tsx';
import { Section } from '../ui/Section.tsx';

export function AdvantagesBlock({ block }: { block: BlockOf<'advantages'> }) {
  return (
    <Section block={block}>
      <ul className="tiles">
        {block.items.map((item, place) => (
          <IconCard key={place} item={item} />
        ))}
      </ul>
    </Section>
  );
}
