import { useId } from 'react';
import type { BlockOf } from '../../src/contract/value.ts';
import { RichText } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

type Values = BlockOf<'chart'>;

/** The drawing's units: a point is as wide as a column of the table below it, whatever that measures on a screen. */
const STEP = 100;
const HEIGHT = 200;
/** Room above the highest point, so that its mark is whole. */
const TOP = 12;
/** What the bars of a point take of its width. */
const FILLED = 0.6;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** For eyes: the table below says the same. Its figures have one baseline, zero. */
function Drawing({ as, points, series }: Pick<Values, 'as' | 'points' | 'series'>) {
  const highest = Math.max(...series.flatMap(({ values }) => values.map(({ value }) => value)), Number.MIN_VALUE);
  const heightOf = (value: number) => rounded(HEIGHT - (value / highest) * (HEIGHT - TOP));
  const middle = (place: number) => rounded((place + 0.5) * STEP);
  const bar = (STEP * FILLED) / series.length;
  return (
    <svg viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {series.map(({ values }, row) => (
        <g key={row}>
          {as === 'bars'
            ? values.map(({ value }, place) => {
                const start = place * STEP + (STEP * (1 - FILLED)) / 2 + row * bar;
                const top = heightOf(value);
                return (
                  <rect key={place} x={rounded(start)} y={top} width={rounded(bar)} height={rounded(HEIGHT - top)} />
                );
              })
            : [
                <polyline
                  key="line"
                  points={values.map(({ value }, place) => `${middle(place)},${heightOf(value)}`).join(' ')}
                />,
                // A line of no length with round ends is a disc however the drawing is stretched.
                ...values.map(({ value }, place) => (
                  <path key={place} d={`M${middle(place)} ${heightOf(value)}h.01`} />
                )),
              ]}
        </g>
      ))}
    </svg>
  );
}

export function ChartBlock({ block }: { block: BlockOf<'chart'> }) {
  const { as, caption, points, series, note } = block;
  const id = useId();
  const isNamed = series.some(({ name }) => name !== undefined);
  return (
    <Section block={block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus is moved by keys */}
      <section className="plot-frame" aria-labelledby={id} tabIndex={0}>
        <table className="plot">
          <caption id={id}>{renderText(caption)}</caption>
          <colgroup>
            {isNamed && <col className="plot-name" />}
            {points.map((_, place) => (
              <col key={place} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {isNamed && <td />}
              <td colSpan={points.length}>
                <Drawing as={as} points={points} series={series} />
              </td>
            </tr>
            <tr>
              {isNamed && <td />}
              {points.map((point, place) => (
                <th key={place} scope="col">
                  {renderText(point)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map(({ name, values }, row) => (
              <tr key={row}>
                {isNamed && (
                  <th scope="row">
                    <span className="plot-mark" />
                    {name !== undefined && renderText(name)}
                  </th>
                )}
                {values.map(({ text }, place) => (
                  <td key={place}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && <RichText value={note} className="prose plot-note" />}
    </Section>
  );
}

ChartBlock.isApart = true;
