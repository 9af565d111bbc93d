import { clsx } from 'clsx/lite';
import { plainText } from '../../schema/plain-text.ts';
import { FigurePair, type FigureValue } from './FigurePair.tsx';

/** A figure with what it counts and, small, where it comes from: one group of a description list. */
export function FigureCard({ figure }: { figure: FigureValue }) {
  return (
    <div className="stat">
      <FigurePair figure={figure} className="figure" />
    </div>
  );
}

/** Letters of a figure from which a list of them is set smaller: `41.4 million`. */
const LONG = 8;

export function Figures({ figures }: { figures: readonly FigureValue[] }) {
  const isLong = figures.some(({ value }) => plainText(value).length >= LONG);
  return (
    <dl className={clsx('figures', isLong && 'long-figures')}>
      {figures.map((figure, place) => (
        <FigureCard key={place} figure={figure} />
      ))}
    </dl>
  );
}
