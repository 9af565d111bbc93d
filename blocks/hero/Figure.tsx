import type { BlockOf } from '../../src/contract/value.ts';
import { FigureTerm } from '../ui/FigureTerm.tsx';
import { renderText } from '../ui/render-text.tsx';

/** The page's one figure, large. */
export function FirstFigure({ figure }: { figure: NonNullable<BlockOf<'hero'>['figure']> }) {
  return (
    <dl className="first-figure">
      <FigureTerm figure={figure} />
      <dd>{renderText(figure.value)}</dd>
    </dl>
  );
}
