import type { MonthValue } from '../../schema/resolved.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

/** The sheet of a month is for eyes; what stands on it is said by the list beside it. */
const Sheet = ({ blanks, weekdays, days }: MonthValue) => (
  <div className="calendar-sheet" aria-hidden="true">
    {weekdays.map((name, place) => (
      <small key={place}>{name}</small>
    ))}
    {Array.from({ length: blanks }, (_, place) => (
      <i key={place} />
    ))}
    {days.map(({ text, marked }, place) => {
      const Day = marked ? 'b' : 'span';
      return <Day key={place}>{text}</Day>;
    })}
  </div>
);

export function CalendarBlock({ block }: { block: BlockOf<'calendar'> }) {
  return (
    <Section block={block}>
      {block.entries.length === 0 && <p>{renderText(block.none)}</p>}
      <ol className="calendar">
        {block.entries.map((month) => (
          <li key={month.starts}>
            <h3>{month.text}</h3>
            <Sheet {...month} />
            <ul>
              {month.entries.map(({ href, title, date, place }) => (
                <li key={href}>
                  <a href={href}>{renderText(title)}</a>
                  {date && <p>{renderText(date)}</p>}
                  {place !== undefined && <p>{renderText(place)}</p>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

CalendarBlock.isApart = true;
