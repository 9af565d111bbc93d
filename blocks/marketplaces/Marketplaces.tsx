import type { BlockOf } from '../../src/contract/value.ts';
import { FigurePair } from '../ui/FigurePair.tsx';
import { Picture } from '../ui/Picture.tsx';
import { relation } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

type Marketplaces = BlockOf<'marketplaces'>;
type Tile = Marketplaces['items'][number];
type Band = NonNullable<Marketplaces['bands']>[number];

/** A band for each region: what is said of it, beside its tiles as rows. Tiles of no such region stand below the last. */
export function MarketplacesBlock({ block }: { block: Marketplaces }) {
  const { items, bands = [], action } = block;
  const others = items.filter(({ region }) => !bands.some((band) => band.region.key === region?.key));
  return (
    <Section block={block}>
      <div className="bands">
        {bands.map((band) => (
          <div key={band.region.key} data-region={band.region.key}>
            <Head band={band} />
            <Rows tiles={items.filter(({ region }) => region?.key === band.region.key)} action={action} />
          </div>
        ))}
        {others.length > 0 && <Rows tiles={others} action={action} isLoose />}
      </div>
    </Section>
  );
}

function Head({ band: { name, about, figure } }: { band: Band }) {
  return (
    <div>
      <h3>{renderText(name)}</h3>
      <p>{renderText(about)}</p>
      {figure && (
        <dl>
          <FigurePair figure={figure} />
        </dl>
      )}
    </div>
  );
}

/** `isLoose` of tiles that no band gives its colour. */
function Rows({
  tiles,
  action,
  isLoose,
}: {
  tiles: readonly Tile[];
  action: Marketplaces['action'];
  isLoose?: boolean;
}) {
  return (
    <ul>
      {tiles.map(({ logo, name, link, status, region }, place) => (
        <li key={place} data-region={isLoose ? region?.key : undefined}>
          {logo && <Picture image={logo} sizes="12rem" />}
          <strong>
            <Name name={name} link={link} />
            {status && <small> {renderText(status)}</small>}
            {region && <span className="badge">{renderText(region.label)}</span>}
          </strong>
          {action && (
            <a href={action.link} rel={relation(action.link)}>
              {renderText(action.label)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The tile's name; its link is stretched over the whole row by CSS. */
function Name({ name, link }: Pick<Tile, 'name' | 'link'>) {
  if (link === undefined) return renderText(name);
  return (
    <a className="stretch" href={link} rel={relation(link)}>
      {renderText(name)}
    </a>
  );
}
