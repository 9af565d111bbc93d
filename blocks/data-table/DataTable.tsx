import { useId } from 'react';
import type { BlockOf } from '../../src/contract/value.ts';
import { RichText } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

/** What is wider than the screen is moved by keys too: its frame takes the focus. */
export function DataTableBlock({ block }: { block: BlockOf<'data-table'> }) {
  const { caption, columns, file = [], rows = file, note } = block;
  const id = useId();
  const kindOf = (place: number) => (columns[place]?.kind === 'figure' ? 'num' : undefined);
  return (
    <Section block={block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus is moved by keys */}
      <section className="table-frame" aria-labelledby={id} tabIndex={0}>
        <table className="data-table">
          <caption id={id}>{renderText(caption)}</caption>
          <thead>
            <tr>
              {columns.map(({ name }, place) => (
                <th key={place} scope="col" className={kindOf(place)}>
                  {renderText(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells: [first, ...cells] }, row) => (
              <tr key={row}>
                <th scope="row" className={kindOf(0)}>
                  {first !== undefined && renderText(first)}
                </th>
                {cells.map((cell, place) => (
                  <td key={place} className={kindOf(place + 1)}>
                    {renderText(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && <RichText value={note} className="prose data-note" />}
    </Section>
  );
}

DataTableBlock.isApart = true;
