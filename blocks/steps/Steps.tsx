import type { BlockOf } from '../../src/contract/value.ts';
import { Picture } from '../ui/Picture.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

/** Steps along a dotted line, which runs the way the language reads; CSS counts them. */
export function StepsBlock({ block }: { block: BlockOf<'steps'> }) {
  return (
    <Section block={block}>
      <ol className="steps">
        {block.items.map((item, place) => (
          <li key={place}>
            <h3>{renderText(item.title)}</h3>
            {item.description && <p>{renderText(item.description)}</p>}
            {item.picture && (
              <div className="step-picture">
                <Picture image={item.picture} sizes="(min-width: 64rem) 20rem, 100vw" />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
