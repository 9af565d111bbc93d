import type { ReactNode } from 'react';
import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { renderText } from '../ui/render-text.tsx';

type Costs = BlockOf<'costs'>;
export type Line = Costs['price'] & { readonly kind: 'price' | 'percent' | 'amount' | 'sum' };

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
  readonly field: (line: Line, place: number) => ReactNode;
}

const classes = {
  shades: ['shade-1', 'shade-2', 'shade-3', 'shade-4', 'shade-5', 'shade-6', 'shade-7'],
};

/** How a price divides, drawn and explained. The text is the same with and without the calculator. */
export function Ledger({ block, live }: { block: Costs; live?: Live }) {
  const lines = linesOf(block);
  /** The colour of what the drawing shows: every part, and what remains in the end. */
  const shade = ({ kind }: Line, place: number) => {
    if (place === lines.length - 1) return 'rest';
    return kind === 'price' || kind === 'sum' ? undefined : classes.shades[(place - 1) % classes.shades.length];
  };
  const segment = (line: Line, place: number) => {
    const amount = live?.amounts?.[place] ?? 1;
    const drawn = live?.amounts && { style: { flexGrow: amount } };
    return shade(line, place) && amount > 0 && <i key={place} className={shade(line, place)} {...drawn} />;
  };
  return (
    <div className={live ? 'costs live' : 'costs'} data-wakes="">
      <div>
        <div className="bar" aria-hidden>
          {lines.map(segment)}
        </div>
        <p role="status">{live?.result ?? renderText(block.unscaled)}</p>
      </div>
      <ul>
        {lines.map((line, place) => (
          <li key={place} className={line.kind}>
            <div>
              {shade(line, place) && <i className={shade(line, place)} />}
              <strong>{renderText(line.name)}</strong>
              <p>{renderText(line.detail)}</p>
              {!place && (
                <Choice isLive={live !== undefined}>
                  {block.currencies.map((code) => live?.currency(code) ?? <span key={code}>{code}</span>)}
                </Choice>
              )}
            </div>
            <div>{live?.field(line, place)}</div>
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
