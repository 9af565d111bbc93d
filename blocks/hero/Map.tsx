import { useId } from 'react';
import { plainText } from '../../schema/plain-text.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { type LaneChart, laneChart, type Mark } from './lanes.ts';

type MapValue = NonNullable<BlockOf<'hero'>['map']>;
type PortValue = MapValue['from'];

/** The map of trade lanes. Geography reads the same in every language, so its direction is fixed. */
export function LaneMap({ map }: { map: MapValue }) {
  const id = useId();
  const { width, height, from, to, lanes, grid, origin } = laneChart(place(map.from), map.to.map(place));
  return (
    <svg className="lanes" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id} direction="ltr">
      <title id={id}>{plainText(map.alt)}</title>
      {map.land ? (
        <use href={`${map.land.src}#land`} transform={`translate(${origin.x} ${origin.y})scale(${origin.scale})`} />
      ) : (
        <Grid id={`${id}g`} grid={grid} />
      )}
      <mask id={`${id}m`} maskUnits="userSpaceOnUse">
        {lanes.map((lane) => (
          <path key={lane} d={lane} pathLength={1} />
        ))}
      </mask>
      <g mask={`url(#${id}m)`}>
        {lanes.map((lane) => (
          <path key={lane} d={lane} />
        ))}
      </g>
      <Port port={map.from} mark={from} />
      {map.to.map((port, number) => (
        <Port key={number} port={port} mark={to[number] as Mark} /> // the chart marks every port
      ))}
    </svg>
  );
}

/** Where no land is drawn, small crosses where meridians and parallels meet say that this is a chart. */
function Grid({ id, grid: { x, y, step } }: { id: string; grid: LaneChart['grid'] }) {
  return (
    <>
      <pattern id={id} x={x} y={y} width={step} height={step} patternUnits="userSpaceOnUse">
        <g stroke="var(--line)">
          <line x1={step / 2 - 4} x2={step / 2 + 4} y1={step / 2} y2={step / 2} />
          <line x1={step / 2} x2={step / 2} y1={step / 2 - 4} y2={step / 2 + 4} />
        </g>
      </pattern>
      <rect x="-50%" y="-50%" width="200%" height="200%" fill={`url(#${id})`} />
    </>
  );
}

const place = ({ label, detail, longitude, latitude }: PortValue) => ({
  label: { name: plainText(label), detail: detail && plainText(detail) },
  longitude,
  latitude,
});

function Port({ port, mark }: { port: PortValue; mark: Mark }) {
  return (
    <g data-region={port.region?.key}>
      <circle cx={mark.x} cy={mark.y} r={6} />
      <text x={mark.label.x} y={mark.label.y} textAnchor={mark.label.anchor}>
        {plainText(port.label)}
        {port.detail && (
          <tspan x={mark.label.x} dy="1.3em">
            {plainText(port.detail)}
          </tspan>
        )}
      </text>
    </g>
  );
}
