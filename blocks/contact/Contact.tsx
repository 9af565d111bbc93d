import type { BlockOf } from '../../src/render/value.ts';
import { Button } from '../ui/Button.tsx';
import { IconCard } from '../ui/IconCard.tsx';
import { Section } from '../ui/Section.tsx';
import { Text } from '../ui/Text.tsx';

export function ContactBlock({ block }: { block: BlockOf<'contact'> }) {
  return (
    <Section block={block}>
      <ul className="grid">
        {block.items.map((item, place) => (
          <IconCard key={place} item={item}>
            {item.detail !== undefined && (
              <p className="detail">
                <Text value={item.detail} />
              </p>
            )}
            <Button action={item.action} />
          </IconCard>
        ))}
      </ul>
    </Section>
  );
}
