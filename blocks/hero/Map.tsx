import { useId } from 'react';
import { plainText } from '../../schema/plain-text.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { laneChart, type Mark } from './lanes.ts';

type MapValue = NonNullable<BlockOf<'hero'>['map']>;
type PortValue = MapValue['from'];

/** The map of trade lanes. Geography reads the same in every language, so its direction is fixed. */
export function LaneMap({ map }: { map: MapValue }) {
  const id = useId();
  const { width, height, from, to, lanes, origin } = laneChart(place(map.from), map.to.map(place));
  return (
    <svg className="lanes" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id} direction="ltr">
      <title id={id}>{plainText(map.alt)}</title>
      {map.land && (
        <use href={`${map.land.src}#land`} transform={`translate(${origin.x} ${origin.y})scale(${origin.scale})`} />
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
