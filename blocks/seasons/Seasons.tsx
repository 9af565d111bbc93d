import type { BlockOf } from '../../src/contract/value.ts';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';
import { Axis, Track } from '../ui/Track.tsx';
import { isIn, spanIn } from './months.ts';

/** Seasons one below the other in the order of the year, each with its bar below the same months. */
export function SeasonsBlock({ block }: { block: BlockOf<'seasons'> }) {
  const { year, note } = block;
  const seasons = block.items
    .map((season) => ({ ...season, dates: season.dates.filter((dates) => isIn(year.value, dates)) }))
    .sort((one, other) => ((one.dates[0]?.starts ?? '') < (other.dates[0]?.starts ?? '') ? -1 : 1));
  return (
    <Section block={block}>
      <div className="seasons">
        <div>
          <p>{year.text}</p>
          <Axis marks={year.months.map((text, month) => ({ at: (month + 0.5) / 12, text }))} />
        </div>
        <ul>
          {seasons.map(({ name, about, dates }, place) => (
            <li key={place}>
              <div>
                <strong>{renderText(name)}</strong>
                {dates.map(({ starts, text }) => (
                  <small key={starts}>
                    {about && '~ '}
                    {renderText(text)}
                  </small>
                ))}
              </div>
              <Track cells={12} spans={dates.map((period) => spanIn(year.value, period))} about={about} />
            </li>
          ))}
        </ul>
        {note && <p className="lead">{renderText(note)}</p>}
      </div>
    </Section>
  );
}
