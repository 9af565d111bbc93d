import { useId, useRef, useState } from 'react';
import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { renderText } from '../ui/render-text.tsx';
import { useAutoplay } from './autoplay.ts';

/** A row that scrolls by hand everywhere, and by itself where scripts run and motion is welcome. */
export function LogosBlock({ block }: { block: BlockOf<'logos'> }) {
  const heading = useId();
  const row = useRef<HTMLDivElement>(null);
  const { label } = useSurroundings();
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const looping = useAutoplay(row, { interval: block.interval, running: !paused && !held });
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
        <button type="button" aria-label={label(paused ? 'play' : 'pause')} onClick={() => setPaused(!paused)}>
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and this is a row that scrolls. */}
        <div
          className="logo-strip"
          ref={row}
          role="group"
          aria-labelledby={heading}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Logos items={block.items} />
          {looping && <Logos items={block.items} repeated />}
        </div>
      </div>
    </section>
  );
}

/** The logos; repeated ones only fill the row while it starts again from its beginning. */
function Logos({ items, repeated }: { items: BlockOf<'logos'>['items']; repeated?: true }) {
  return (
    <ul aria-hidden={repeated}>
      {items.map((item, place) => (
        <li key={place}>
          <Picture image={item} eager={repeated ?? false} sizes="12rem" />
        </li>
      ))}
    </ul>
  );
}
