import type { BlockOf } from '../../src/contract/value.ts';
import { FigurePair } from '../ui/FigurePair.tsx';

/** Figures in one thin line, each before what it counts. */
export function Stats({ figures }: { figures: NonNullable<BlockOf<'hero'>['stats']> }) {
  return (
    <dl className="stats">
      {figures.map((figure, place) => (
        <div key={place}>
          <FigurePair figure={figure} />
        </div>
      ))}
    </dl>
  );
}
