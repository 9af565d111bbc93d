import type { BlockOf } from '../../src/contract/value.ts';
import { Button } from '../ui/Button.tsx';
import { FigureTerm } from '../ui/FigureCard.tsx';
import { Picture } from '../ui/Picture.tsx';
import { renderText } from '../ui/render-text.tsx';
import { type Tile, TileName } from './TileName.tsx';

type Marketplaces = BlockOf<'marketplaces'>;

/** A band for each region: what is said of it, beside its tiles as rows. Tiles of no such region stand below the last. */
export function Bands({ block, bands }: { block: Marketplaces; bands: NonNullable<Marketplaces['bands']> }) {
  const others = block.items.filter(({ region }) => !bands.some((band) => band.region.key === region?.key));
  const rows = (tiles: readonly Tile[]) => (
    <ul>
      {tiles.map((tile, place) => (
        <Row key={place} tile={tile} action={block.action} />
      ))}
    </ul>
  );
  return (
    <div className="bands">
      {bands.map(({ region, name, about, figure }) => (
        <div key={region.key} data-region={region.key}>
          <div>
            <h3>{renderText(name)}</h3>
            <p>{renderText(about)}</p>
            {figure && (
              <dl>
                <FigureTerm figure={figure} />
                <dd>{renderText(figure.value)}</dd>
              </dl>
            )}
          </div>
          {rows(block.items.filter((tile) => tile.region?.key === region.key))}
        </div>
      ))}
      {others.length > 0 && rows(others)}
    </div>
  );
}

function Row({ tile, action }: { tile: Tile; action: Marketplaces['action'] }) {
  return (
    <li>
      {tile.logo && <Picture image={tile.logo} sizes="12rem" />}
      <h4>
        <TileName tile={tile} />
      </h4>
      {tile.status ? <small>{renderText(tile.status)}</small> : tile.region && <Badge words={tile.region.label} />}
      {action && <Button action={action} style="quiet" />}
    </li>
  );
}

function Badge({ words }: { words: NonNullable<Tile['region']>['label'] }) {
  return <p className="badge">{renderText(words)}</p>;
}
