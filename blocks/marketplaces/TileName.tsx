import type { BlockOf } from '../../src/contract/value.ts';
import { relation } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';

export type Tile = BlockOf<'marketplaces'>['items'][number];

/** The tile's name; its link is stretched over the whole tile by CSS. */
export function TileName({ tile: { name, link } }: { tile: Tile }) {
  if (link === undefined) return renderText(name);
  return (
    <a className="stretch" href={link} rel={relation(link)}>
      {renderText(name)}
    </a>
  );
}
