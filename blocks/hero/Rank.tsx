import type { BlockOf } from '../../src/contract/value.ts';
import { Icon } from '../ui/Icon.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Captioned } from './Captioned.tsx';

type Value = NonNullable<BlockOf<'hero'>['rank']>;

/** How a product climbs in the results of a search: what is done, each on a higher step than the one before. */
export function Rank({ rank: { note, query, top, steps } }: { rank: Value }) {
  return (
    <Captioned note={note}>
      <div className="rank">
        <p>
          <Icon name="search" />
          {renderText(query)}
        </p>
        <small>{renderText(top)}</small>
        <ol>
          {steps.map(({ icon, name }, place) => (
            <li key={place}>
              <Icon name={icon} />
              <span>{renderText(name)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Captioned>
  );
}
