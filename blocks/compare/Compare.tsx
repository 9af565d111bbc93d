import { plainText } from '../../schema/plain-text.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { Icon } from '../ui/Icon.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

type Compare = BlockOf<'compare'>;

const icons = { yes: 'check', no: 'x', partly: 'minus' } as const;

/** A table; narrow screens show each of its rows as a group. */
export function CompareBlock({ block }: { block: Compare }) {
  const { caption, badge, options, rows, marks } = block;
  return (
    <Section block={block}>
      <table className="compare">
        <caption className="hide">{renderText(caption)}</caption>
        <thead>
          <tr>
            <td />
            {options.map(({ name, recommended }, place) => (
              <th key={place} scope="col" className={recommended ? 'best' : undefined}>
                {recommended && badge !== undefined && <span className="badge">{renderText(badge)}</span>}
                {renderText(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }, row) => (
            <tr key={row}>
              <th scope="row">{renderText(name)}</th>
              {cells.map((cell, place) => (
                <Cell key={place} cell={cell} marks={marks} option={options[place]} badge={badge} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

interface CellProps {
  cell: Compare['rows'][number]['cells'][number];
  marks: Compare['marks'];
  option: Compare['options'][number] | undefined;
  badge: Compare['badge'];
}

/** What is so with one option; narrow screens show the option's name over it. */
function Cell({ cell: { mark, text }, marks, option, badge }: CellProps) {
  const best = option?.recommended;
  const names = [option?.name, best ? badge : undefined].filter((name) => name !== undefined);
  return (
    <td data-of={names.map(plainText).join(' · ')} className={best ? 'best' : undefined}>
      <p>
        {mark && <Icon name={icons[mark]} />}
        <span>
          {mark && marks && <span className="hide">{renderText(marks[mark])}: </span>}
          {renderText(text)}
        </span>
      </p>
    </td>
  );
}
