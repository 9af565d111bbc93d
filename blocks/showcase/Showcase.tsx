import type { BlockOf } from '../../src/contract/value.ts';
import { Button } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import { RichText } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

export function ShowcaseBlock({ block }: { block: BlockOf<'showcase'> }) {
  const Heading = block.title === undefined ? 'h2' : 'h3';
  const inRows = block.layout === 'rows';
  return (
    <Section block={block}>
      <ul className={inRows ? 'showcase-rows' : 'showcase'}>
        {block.items.map(({ picture, focus, title, text, action }, place) => (
          <li key={place} data-focus={focus}>
            <Picture
              image={picture}
              sizes={inRows ? '(min-width: 48rem) 40rem, 100vw' : '(min-width: 48rem) 26rem, 100vw'}
            />
            <div>
              <Heading>{renderText(title)}</Heading>
              {text && <RichText value={text} />}
              {action && <Button action={action} style="quiet" />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

ShowcaseBlock.isApart = true;
