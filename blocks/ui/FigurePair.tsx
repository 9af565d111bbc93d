import type { TextValue } from '../../schema/resolved.ts';
import { renderText } from './render-text.tsx';

export interface FigureValue {
  readonly value: TextValue;
  readonly label: TextValue;
  readonly note?: TextValue | undefined;
  readonly source?: { readonly label: TextValue; readonly link: string } | undefined;
}

/** What a figure counts and where it comes from, then the figure: what stands in a description list. */
export function FigurePair({ figure, className }: { figure: FigureValue; className?: string }) {
  const { value, label, note, source } = figure;
  return (
    <>
      <dt>
        {renderText(label)}
        {note !== undefined && <small>{renderText(note)}</small>}
        {source && (
          <small>
            <a href={source.link}>{renderText(source.label)}</a>
          </small>
        )}
      </dt>
      <dd className={className}>{renderText(value)}</dd>
    </>
  );
}
