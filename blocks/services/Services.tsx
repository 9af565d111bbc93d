import type { BlockOf } from '../../src/render/value.ts';
import { Section } from '../ui/Section.tsx';
import { Text } from '../ui/Text.tsx';

export function ServicesBlock({ block }: { block: BlockOf<'services'> }) {
  return (
    <Section block={block}>
      <ul className="ruled">
        {block.items.map((item, place) => (
          <li key={place}>
            <h3>
              <Text value={item.service} />
            </h3>
            <p>
              <Text value={item.description} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
