import type { BlockOf } from '../../src/contract/value.ts';
import { Icon } from '../ui/Icon.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Captioned } from './Captioned.tsx';

type Value = NonNullable<BlockOf<'hero'>['matrix']>;

const classes = { yes: 'yes', partly: 'partly', no: 'no' } as const;

/** What fits where: a small table of marks, their words beside them for whoever does not see them. */
export function Matrix({ matrix: { note, columns, rows, marks } }: { matrix: Value }) {
  return (
    <Captioned note={note}>
      <table className="matrix">
        <thead>
          <tr>
            <td />
            {columns.map((column, place) => (
              <th key={place} scope="col">
                {renderText(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ icon, name, cells }, place) => (
            <tr key={place}>
              <th scope="row">
                <Icon name={icon} />
                {renderText(name)}
              </th>
              {cells.map(({ mark }, column) => (
                <td key={column}>
                  <i className={mark} />
                  <span className="hide">{renderText(marks[mark])}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="key" aria-hidden>
        {Object.values(classes).map((mark) => (
          <li key={mark}>
            <i className={mark} />
            {renderText(marks[mark])}
          </li>
        ))}
      </ul>
    </Captioned>
  );
}
