import type { BlockOf } from '../../src/contract/value.ts';
import { Actions } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RichText } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Board } from './Board.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { FirstFigure } from './Figure.tsx';
import { Listing } from './Listing.tsx';
import { Loop } from './Loop.tsx';
import { LaneMap } from './Map.tsx';
import { Matrix } from './Matrix.tsx';
import { Plate } from './Picture.tsx';
import { Rank } from './Rank.tsx';
import { Stats } from './Stats.tsx';
import { Way } from './Way.tsx';

interface HeroProps {
  block: BlockOf<'hero'>;
}

/** The top of a page. It begins under the header, which lies over it. */
export function HeroBlock({ block }: HeroProps) {
  const tone = block.tone ?? HeroBlock.ground(block);
  return (
    <section className="hero" data-block="hero" id={block.id} data-tone={tone} data-region={block.region?.key}>
      <div className="wrap">
        <div className="opening">
          {block.breadcrumb && <Breadcrumb steps={block.breadcrumb} />}
          <Badge block={block} />
          <h1 tabIndex={-1}>{renderText(block.title)}</h1>
          {block.subtitle !== undefined && <p className="subtitle">{renderText(block.subtitle)}</p>}
          {block.description && <RichText value={block.description} className="prose lead" />}
          {block.actions && <Actions actions={block.actions} />}
        </div>
        <Aside block={block} />
        {block.stats && <Stats figures={block.stats} />}
      </div>
    </section>
  );
}

/** A map is drawn on a dark ground. */
HeroBlock.ground = ({ map }: HeroProps['block']) => (map ? 'ink' : 'sand');

function Badge({ block: { badge, badgeIcon, region } }: HeroProps) {
  const words = badge ?? region?.label;
  if (words === undefined) return null;
  return (
    <p className="badge">
      {badgeIcon !== undefined && <Icon name={badgeIcon} size={16} />}
      <span>{renderText(words)}</span>
    </p>
  );
}

/** What stands beside the text: the map, or a card with wordmark, sample and the page's one figure. */
function Aside({ block }: HeroProps) {
  const { map, picture, listing, figure } = block;
  const shown = figure && <FirstFigure figure={figure} />;
  if (map)
    return (
      <div className="chart">
        <LaneMap map={map} />
        {shown}
      </div>
    );
  if (!picture && !listing && !shown) return <Drawing block={block} />;
  return (
    <Plate picture={picture}>
      {listing && <Listing listing={listing} />}
      {shown}
    </Plate>
  );
}

/** A drawing from data, where nothing else stands beside the text. */
function Drawing({ block: { way, matrix, rank, board, loop } }: HeroProps) {
  if (way) return <Way stations={way} />;
  if (matrix) return <Matrix matrix={matrix} />;
  if (rank) return <Rank rank={rank} />;
  if (board) return <Board board={board} />;
  return loop ? <Loop loop={loop} /> : null;
}
