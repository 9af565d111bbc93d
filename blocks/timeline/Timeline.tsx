import { Fragment } from 'react';
import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';
import { Axis, Track } from '../ui/Track.tsx';

type Timeline = BlockOf<'timeline'>;

/** Phases one below the other, each with its bar on the same axis. */
export function TimelineBlock({ block }: { block: Timeline }) {
  const { unit, marks, phases } = block;
  const cells = marks.at(-1)?.value ?? 1;
  return (
    <Section block={block}>
      <div className="timeline">
        <div aria-hidden>
          <span>{renderText(unit)}</span>
          <Axis marks={marks.map(({ value, text }) => ({ at: (value - 0.5) / cells, text }))} />
        </div>
        <ol>
          {phases.map((phase, place) => (
            <PhaseEntry key={place} phase={phase} unit={unit} cells={cells} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

interface PhaseProps {
  phase: Timeline['phases'][number];
  unit: Timeline['unit'];
  cells: number;
}

function PhaseEntry({ phase: { from, to, span, title, tasks }, unit, cells }: PhaseProps) {
  const { label } = useSurroundings();
  return (
    <li>
      <div>
        <p>
          {label('numbered')
            .split(/\|(unit|number)\|/)
            .map((part, place) => (
              <Fragment key={place}>{place % 2 ? renderText(part === 'unit' ? unit : span) : part}</Fragment>
            ))}
        </p>
        <h3>{renderText(title)}</h3>
      </div>
      <div>
        <Track cells={cells} spans={[{ from: (from.value - 1) / cells, to: to.value / cells }]} />
        <dl>
          {tasks.map(({ who, does }, place) => (
            <div key={place}>
              <dt>{renderText(who)}</dt>
              <dd>{renderText(does)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
