import type { BlockOf } from '../../src/contract/value.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RichText } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

type Column = NonNullable<BlockOf<'text'>['columns']>[number];

export function TextBlock({ block }: { block: BlockOf<'text'> }) {
  // Columns under a columns' heading need that heading's level; without one they are the section's own.
  const Heading = block.title === undefined ? 'h2' : 'h3';
  return (
    <Section block={block} layout={block.layout}>
      <div className="body">
        {block.body && <RichText value={block.body} />}
        {block.columns && (
          <div className="columns">
            {block.columns.map((column, place) => (
              <TextColumn key={place} column={column} Heading={Heading} />
            ))}
          </div>
        )}
        {block.action && <Button action={block.action} />}
      </div>
    </Section>
  );
}

function TextColumn({ column: { icon, title, body }, Heading }: { column: Column; Heading: 'h2' | 'h3' }) {
  return (
    <div>
      {icon !== undefined && (
        <span className="disc">
          <Icon name={icon} size={24} />
        </span>
      )}
      <Heading>{renderText(title)}</Heading>
      <RichText value={body} />
    </div>
  );
}
