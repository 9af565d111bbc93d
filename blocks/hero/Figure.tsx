import type { BlockOf } from '../../src/contract/value.ts';
import { FigurePair } from '../ui/FigurePair.tsx';

/** The page's one figure, large. */
export function FirstFigure({ figure }: { figure: NonNullable<BlockOf<'hero'>['figure']> }) {
  return (
    <dl className="main-figure">
      <FigurePair figure={figure} />
    </dl>
  );
}
