import type { BlockOf } from '../../src/contract/value.ts';
import { Point } from '../ui/Point.tsx';
import { Section } from '../ui/Section.tsx';

export function AdvantagesBlock({ block }: { block: BlockOf<'advantages'> }) {
  return (
    <Section block={block}>
      <ul className="tiles">
        {block.items.map((item, place) => (
          <Point key={place} item={item} />
        ))}
      </ul>
    </Section>
  );
}
