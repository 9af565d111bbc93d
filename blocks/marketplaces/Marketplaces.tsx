import type { BlockOf } from '../../src/contract/value.ts';
import { Button } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';
import { Bands } from './Bands.tsx';
import { TileName } from './TileName.tsx';

export function MarketplacesBlock({ block }: { block: BlockOf<'marketplaces'> }) {
  if (block.bands) {
    return (
      <Section block={block}>
        <Bands block={block} bands={block.bands} />
      </Section>
    );
  }
  return (
    <Section block={block}>
      <ul className="tiles">
        {block.items.map((item, place) => (
          <li key={place} className="card" data-region={item.region?.key}>
            {(item.logo || item.region) && (
              <div className="wordmark">
                {item.logo && <Picture image={item.logo} sizes="12rem" />}
                {item.region && <p className="badge">{renderText(item.region.label)}</p>}
              </div>
            )}
            <h3>
              <TileName tile={item} />
            </h3>
            {(item.status || block.action) && (
              <div className="foot">
                {item.status && <span className="text-muted">{renderText(item.status)}</span>}
                {block.action && <Button action={block.action} style="quiet" />}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
