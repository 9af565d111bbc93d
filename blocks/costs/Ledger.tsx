import type { ReactNode } from 'react';
import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { renderText } from '../ui/render-text.tsx';

type Costs = BlockOf<'costs'>;
export type Line = Costs['payout'] & {
  readonly kind: 'price' | 'percent' | 'amount' | 'sum';
  /** What the example has here. */
  readonly example?: number | undefined;
};

/** The lines of the list from the price to what remains. */
export function linesOf({ price, parts, payout, after }: Costs): Line[] {
  const own = after ? [...after.parts, { ...after.left, kind: 'sum' } as const] : [];
  return [{ ...price, kind: 'price' }, ...parts, { ...payout, kind: 'sum' }, ...own];
}

/** What the calculator adds to the list. */
export interface Live {
  /** What the result says; undefined before there is one. */
  readonly result: ReactNode;
  /** The amounts of the lines, for the drawing. */
  readonly amounts: readonly number[] | undefined;
  readonly currency: (code: string) => ReactNode;
  /** The sign of what is written in percent. */
  readonly percent: string | undefined;
  readonly field: (line: Line, place: number) => ReactNode;
  /** What fills in the example, and says that it is one. */
  readonly example: ReactNode;
}

const classes = {
  rest: 'rest',
  shades: ['shade-1', 'shade-2', 'shade-3', 'shade-4', 'shade-5', 'shade-6', 'shade-7'],
};

/** How a price divides, drawn and explained. The text is the same with and without the calculator. */
export function Ledger({ block, live }: { block: Costs; live?: Live }) {
  const lines = linesOf(block);
  const parts = lines.filter(({ kind }) => kind === 'percent' || kind === 'amount');
  const last = lines.length - 1;
  /** The sign of what the drawing shows, every part and what remains in the end: its colour, and a part's number. */
  const sign = (line: Line, place: number) => {
    if (place === last) return { look: classes.rest };
    const number = parts.indexOf(line);
    return number < 0 ? undefined : { look: classes.shades[number % classes.shades.length], number: number + 1 };
  };
  const segment = (line: Line, place: number) => {
    const drawn = sign(line, place);
    const amount = live?.amounts?.[place] ?? 1;
    if (!drawn || amount <= 0) return null;
    return (
      <i key={place} className={drawn.look} {...(live?.amounts && { style: { flexGrow: amount } })}>
        <b>{drawn.number}</b> <span>{renderText(line.name)}</span>
      </i>
    );
  };
  const swatch = (line: Line, place: number) => {
    const drawn = sign(line, place);
    return (
      drawn && (
        <i aria-hidden className={drawn.look}>
          {drawn.number}
        </i>
      )
    );
  };
  return (
    <div className={live ? 'costs live' : 'costs'} data-wakes="">
      <div>
        <div>
          <div className="bar" aria-hidden>
            {lines.map(segment)}
          </div>
          <p role="status">{live?.result ?? renderText(block.unscaled)}</p>
        </div>
        {block.example && (
          <div className="trial">
            {live?.example ?? <span className="btn-outline">{renderText(block.example.offer)}</span>}
          </div>
        )}
      </div>
      <ul>
        {lines.map((line, place) => (
          <li key={place} className={line.kind}>
            <div>
              {swatch(line, place)}
              <strong>{renderText(line.name)}</strong>
              <p>{renderText(line.detail)}</p>
              {!place && (
                <Choice isLive={live !== undefined}>
                  {block.currencies.map((code) => live?.currency(code) ?? <span key={code}>{code}</span>)}
                </Choice>
              )}
            </div>
            <div data-sign={line.kind === 'percent' ? live?.percent : undefined}>{live?.field(line, place)}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The currencies, by the name of what they are; a group of controls where there are some. */
function Choice({ isLive, children }: { isLive: boolean; children: ReactNode }) {
  const { label } = useSurroundings();
  const [Group, Name] = isLive ? (['fieldset', 'legend'] as const) : (['div', 'span'] as const);
  return (
    <Group className="choice">
      <Name className="hide">{label('currency')}</Name>
      {children}
    </Group>
  );
}
