import type { BlockOf } from '../../src/contract/value.ts';
import { Icon } from '../ui/Icon.tsx';
import { renderText } from '../ui/render-text.tsx';

/** A way from station to station, along a dotted lane like those of the map. */
export function Way({ stations }: { stations: NonNullable<BlockOf<'hero'>['way']> }) {
  return (
    <ol className="drawing way">
      {stations.map(({ icon, name, detail }, place) => (
        <li key={place}>
          <span className="disc">
            <Icon name={icon} size={24} />
          </span>
          <span>
            {renderText(name)}
            {detail && <small>{renderText(detail)}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
