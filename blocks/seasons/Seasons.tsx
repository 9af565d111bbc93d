import { useEffect, useState } from 'react';
import type { PeriodValue } from '../../schema/resolved.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';
import { Axis, Track } from '../ui/Track.tsx';
import { dayIn, isIn, placeIn, shifted, spanIn } from './months.ts';

type Seasons = BlockOf<'seasons'>;

/** Seasons one below the other as they come, each with its bar below the same months, and what has to be done before. */
export function SeasonsBlock({ block }: { block: Seasons }) {
  const { year, note, today } = block;
  const now = useToday(year.today);
  const seasons = block.items
    .map((season) => ({ ...season, dates: datesIn(year, season.dates) }))
    .filter(({ dates }) => dates.length > 0)
    .sort((one, other) => ((one.dates[0]?.starts ?? '') < (other.dates[0]?.starts ?? '') ? -1 : 1));
  const at = placeIn(year, now);
  const isMarked = today !== undefined && at >= 0 && at < 1;
  return (
    <Section block={block}>
      <div className="seasons">
        <div>
          <p>{renderText(year.text)}</p>
          <Axis marks={year.months.map((text, month) => ({ at: (month + 0.5) / 12, text }))} />
        </div>
        <ul>
          {seasons.map((season, place) => (
            <Season key={place} season={season} block={block} now={now} mark={isMarked ? at : undefined} />
          ))}
        </ul>
        {isMarked && (
          <p className="now">
            {renderText(today)} <time dateTime={now}>{dayIn(year, now)}</time>
          </p>
        )}
        {note && <p className="lead">{renderText(note)}</p>}
      </div>
    </Section>
  );
}

SeasonsBlock.behaves = true;

/** The dates in a named year; of the present months those that are not over, or the next one after them. */
function datesIn(year: Seasons['year'], dates: readonly PeriodValue[]): readonly PeriodValue[] {
  const shown = dates.filter((period) => isIn(year, period) && (year.named || period.ends >= year.today));
  if (year.named || shown.length > 0) return shown;
  return dates.filter(({ starts }) => starts > year.today).slice(0, 1);
}

/** The browser's own day, once it is known; until then the day on which the page was made. */
function useToday(made: string): string {
  const [today, setToday] = useState(made);
  useEffect(() => setToday(new Date().toISOString().slice(0, 10)), []);
  return today;
}

interface SeasonProps {
  season: Seasons['items'][number];
  block: Seasons;
  now: string;
  /** Where the present day is on the axis. */
  mark: number | undefined;
}

function Season({ season: { name, about, dates }, block: { year, leads = [] }, now, mark }: SeasonProps) {
  const longest = Math.max(0, ...leads.map(({ days }) => days.value));
  const before = ({ starts }: PeriodValue) => ({ starts: shifted(starts, -longest), ends: shifted(starts, -1) });
  const ways = longest > 0 ? dates.map(before).filter((way) => isIn(year, way)) : [];
  const [next] = dates;
  return (
    <li>
      <div>
        <strong>{renderText(name)}</strong>
        {dates.map(({ starts, text }) => (
          <small key={starts}>
            {about && '~ '}
            {renderText(text)}
          </small>
        ))}
        {next && leads.length > 0 && (
          <dl>
            {leads.map(({ label, days }, place) => (
              <Lead key={place} label={label} day={shifted(next.starts, -days.value)} year={year} now={now} />
            ))}
          </dl>
        )}
      </div>
      <Track
        cells={12}
        spans={dates.filter((period) => isIn(year, period)).map((period) => spanIn(year, period))}
        before={ways.map((way) => spanIn(year, way))}
        mark={mark}
        about={about}
      />
    </li>
  );
}

interface LeadProps {
  label: NonNullable<Seasons['leads']>[number]['label'];
  day: string;
  year: Seasons['year'];
  now: string;
}

/** The day by which something has to be done for a season, crossed out where it is past. */
function Lead({ label, day, year, now }: LeadProps) {
  const Written = day < now ? 's' : 'span';
  return (
    <div>
      <dt>{renderText(label)}</dt>{' '}
      <dd>
        <Written>
          <time dateTime={day}>{dayIn(year, day)}</time>
        </Written>
      </dd>
    </div>
  );
}
