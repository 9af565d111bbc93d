import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

/** The browser itself opens a picture large and closes it again (the popover attribute), without a script. */
export function GalleryBlock({ block }: { block: BlockOf<'gallery'> }) {
  const id = useId();
  const isRow = block.layout === 'row';
  return (
    <Section block={block}>
      <ul className={clsx('gallery', isRow && 'gallery-row')}>
        {block.items.map(({ picture, focus, caption }, place) => (
          <li key={place} data-focus={focus}>
            <figure>
              <button type="button" popoverTarget={`${id}${place}`}>
                <Picture image={picture} sizes={isRow ? '24rem' : '(min-width: 48rem) 24rem, 50vw'} />
              </button>
              {caption !== undefined && <figcaption>{renderText(caption)}</figcaption>}
            </figure>
            <Large id={`${id}${place}`} picture={picture} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** It is asked for only once it is shown. */
function Large({ id, picture }: { id: string; picture: BlockOf<'gallery'>['items'][number]['picture'] }) {
  const { label } = useSurroundings();
  return (
    <div id={id} popover="auto" role="dialog" aria-label={picture.alt} className="large">
      <Picture image={picture} sizes="100vw" />
      <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={label('close')}>
        <Icon name="x" />
      </button>
    </div>
  );
}

GalleryBlock.isApart = true;
