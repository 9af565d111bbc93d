import type { BlockOf } from '../../src/contract/value.ts';
import { Figures } from '../ui/FigureCard.tsx';
import { Section } from '../ui/Section.tsx';

export function StatsBlock({ block }: { block: BlockOf<'stats'> }) {
  return (
    <Section block={block} layout={block.title === undefined ? 'strip' : 'stacked'}>
      <Figures figures={block.items} />
    </Section>
  );
}
