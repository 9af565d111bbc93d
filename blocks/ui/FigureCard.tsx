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
      <dt>
        {renderText(figure.label)}
        {figure.note !== undefined && <small>{renderText(figure.note)}</small>}
        {figure.source && (
          <small>
            <a href={figure.source.link}>{renderText(figure.source.label)}</a>
          </small>
        )}
      </dt>
      <dd className="figure">{renderText(figure.value)}</dd>
    </div>
  );
}

export function Figures({ figures }: { figures: readonly FigureValue[] }) {
  return (
    <dl className="figures">
      {figures.map((figure, place) => (
        <FigureCard key={place} figure={figure} />
      ))}
    </dl>
  );
}
