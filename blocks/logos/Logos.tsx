import { useId } from 'react';
import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { renderText } from '../ui/render-text.tsx';

/** A row that scrolls by hand everywhere, and by itself where scripts run and motion is welcome. */
export function LogosBlock({ block }: { block: BlockOf<'logos'> }) {
  const heading = useId();
  const { label } = useSurroundings();
  return (
    <section
      className="logos"
      data-block="logos"
      id={block.id}
      data-tone={block.tone ?? 'plain'}
      aria-labelledby={heading}
    >
      <div className="wrap">
        <h2 id={heading}>{renderText(block.title)}</h2>
        <button type="button" aria-label={label('pause')} data-other={label('play')}>
          <Icon name="pause" />
        </button>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and this is a row that scrolls. */}
        <div
          className="logo-strip"
          data-strip={block.interval}
          role="group"
          aria-labelledby={heading}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          <ul>
            {block.items.map((item, place) => (
              <li key={place}>
                <Picture image={item} sizes="12rem" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
