import type { BlockOf } from '../../src/contract/value.ts';
import { FigureTerm } from '../ui/FigureTerm.tsx';
import { renderText } from '../ui/render-text.tsx';

/** Figures in one thin line, each before what it counts. */
export function Stats({ figures }: { figures: NonNullable<BlockOf<'hero'>['stats']> }) {
  return (
    <dl className="stats">
      {figures.map((figure, place) => (
        <div key={place}>
          <FigureTerm figure={figure} />
          <dd>{renderText(figure.value)}</dd>
        </div>
      ))}
    </dl>
  );
}
