import type { BlockOf } from '../../src/contract/value.ts';
import { Icon } from '../ui/Icon.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

type Station = BlockOf<'flow'>['stations'][number];

/** Stations along a loop: its dotted side is the way out, the solid one leads back from the last station to the first. */
export function FlowBlock({ block }: { block: BlockOf<'flow'> }) {
  return (
    <Section block={block}>
      <div className="flow">
        <p>
          {renderText(block.out)}
          <Icon name="arrow-right" />
        </p>
        <ol>
          {block.stations.map((station, place) => (
            <StationEntry key={place} station={station} />
          ))}
        </ol>
        <p>
          <Icon name="arrow-right" />
          {renderText(block.back)}
        </p>
      </div>
    </Section>
  );
}

function StationEntry({ station }: { station: Station }) {
  return (
    <li>
      <span className="disc">
        <Icon name={station.icon} size={24} />
      </span>
      <div>
        <h3>{renderText(station.name)}</h3>
        {station.who && <small>{renderText(station.who)}</small>}
        <p>{renderText(station.out)}</p>
      </div>
      {station.back && <p>{renderText(station.back)}</p>}
    </li>
  );
}
