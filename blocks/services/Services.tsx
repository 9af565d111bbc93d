import type { BlockOf } from '../../src/contract/value.ts';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

export function ServicesBlock({ block }: { block: BlockOf<'services'> }) {
  return (
    <Section block={block}>
      <ul className="ruled">
        {block.items.map((item, place) => (
          <li key={place}>
            <h3>{renderText(item.service)}</h3>
            {item.description && <p>{renderText(item.description)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
