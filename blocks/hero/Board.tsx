import type { BlockOf } from '../../src/contract/value.ts';
import { Icon } from '../ui/Icon.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Captioned } from './Captioned.tsx';

type Value = NonNullable<BlockOf<'hero'>['board']>;

/** A day's tasks, each with its time and with whoever does it. */
export function Board({ board: { note, tasks } }: { board: Value }) {
  return (
    <Captioned note={note}>
      <ol className="board">
        {tasks.map(({ when, icon, task, who }, place) => (
          <li key={place}>
            <small>{renderText(when)}</small>
            <p>
              <Icon name={icon} />
              {renderText(task)}
            </p>
            <b>{renderText(who)}</b>
          </li>
        ))}
      </ol>
    </Captioned>
  );
}
