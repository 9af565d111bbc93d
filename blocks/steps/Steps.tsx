import type { BlockOf } from '../../src/render/value.ts';
import { Section } from '../ui/Section.tsx';
import { Text } from '../ui/Text.tsx';

/** Steps along a dotted line, which runs the way the language reads; CSS counts them. */
export function StepsBlock({ block }: { block: BlockOf<'steps'> }) {
  return (
    <Section block={block}>
      <ol>
        {block.items.map((item, place) => (
          <li key={place}>
            <h3>
              <Text value={item.title} />
            </h3>
            <p>
              <Text value={item.description} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
