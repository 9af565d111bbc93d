import type { BlockOf } from '../../src/contract/value.ts';
import { Icon } from '../ui/Icon.tsx';
import { renderText } from '../ui/render-text.tsx';

type Value = NonNullable<BlockOf<'hero'>['loop']>;

/** Stations between two lanes: what goes out along the dotted one comes back as something else along the solid one. */
export function Loop({ loop: { out, back, stations } }: { loop: Value }) {
  return (
    <div className="drawing loop">
      <p>
        {renderText(out)}
        <Icon name="arrow-right" />
      </p>
      <ol>
        {stations.map(({ icon, name }, place) => (
          <li key={place}>
            <Icon name={icon} />
            {renderText(name)}
          </li>
        ))}
      </ol>
      <p>
        {renderText(back)}
        <Icon name="arrow-right" />
      </p>
    </div>
  );
}
