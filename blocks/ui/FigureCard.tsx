import clsx from 'clsx';
import { plainText } from '../../schema/plain-text.ts';
import type { TextValue } from '../../schema/resolved.ts';
import { renderText } from './render-text.tsx';

export interface FigureValue {
  readonly value: TextValue;
  readonly label: TextValue;
  readonly note?: TextValue | undefined;
  readonly source?: { readonly label: TextValue; readonly link: string } | undefined;
}

/** A figure with what it counts and, small, where it comes from: one group of a description list. */
export function FigureCard({ figure }: { figure: FigureValue }) {
  return (
    <div className="stat">
      <FigureTerm figure={figure} />
      <dd className="figure">{renderText(figure.value)}</dd>
    </div>
  );
}

/** What a figure counts, and where it comes from. */
export function FigureTerm({ figure: { label, note, source } }: { figure: FigureValue }) {
  return (
    <dt>
      {renderText(label)}
      {note !== undefined && <small>{renderText(note)}</small>}
      {source && (
        <small>
          <a href={source.link}>{renderText(source.label)}</a>
        </small>
      )}
    </dt>
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
