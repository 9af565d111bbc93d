import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { BlockOf } from '../../src/contract/value.ts';
import { renderText } from '../ui/render-text.tsx';

type Costs = BlockOf<'costs'>;
type Part = Costs['parts'][number];
export type Line = Costs['price'] & { readonly kind: Part['kind'] | 'price' | 'sum' };

/** The lines of the list from the price to what remains. */
export function linesOf({ price, parts, payout, after }: Costs): Line[] {
  const own = after ? [...after.parts, { ...after.left, kind: 'sum' } as const] : [];
  return [{ ...price, kind: 'price' }, ...parts, { ...payout, kind: 'sum' }, ...own];
}

/** What the calculator adds to the list. */
export interface Live {
  /** What the result says; undefined before there is one. */
  readonly result: ReactNode;
  /** The amounts of the lines in the drawing, in the lines' order. */
  readonly amounts: readonly number[] | undefined;
  readonly chooser: ReactNode;
  readonly field: (line: Line, place: number) => ReactNode;
  readonly name: (line: Line, place: number) => ReactNode;
}

const classes = { shades: ['opacity-100', 'opacity-80', 'opacity-65', 'opacity-50', 'opacity-40', 'opacity-30'] };

/** How a price divides, drawn and explained. The text is the same with and without the calculator. */
export function Ledger({ block, live }: { block: Costs; live?: Live }) {
  const lines = linesOf(block);
  const last = lines.length - 1;
  const isDrawn = ({ kind }: Line, place: number) => kind === 'percent' || kind === 'amount' || place === last;
  const shades = lines.map((_, place) =>
    place === last ? 'rest' : classes.shades[lines.slice(1, place).filter(isDrawn).length % classes.shades.length],
  );
  return (
    <div className={clsx('costs', live && 'live')}>
      <div>
        <div className="bar" aria-hidden>
          {lines.map((line, place) => {
            if (!isDrawn(line, place)) return null;
            const amount = live?.amounts?.[place];
            const style = amount === undefined ? undefined : { flexGrow: amount };
            return (
              <i key={place} className={shades[place]} style={style} hidden={amount !== undefined && amount <= 0} />
            );
          })}
        </div>
        <p role="status">{live?.result ?? renderText(block.unscaled)}</p>
      </div>
      <ul>
        {lines.map((line, place) => (
          <li key={place} className={clsx(line.kind === 'sum' && 'total')}>
            <div>
              {isDrawn(line, place) && <i className={shades[place]} />}
              <strong>{live?.name(line, place) ?? renderText(line.name)}</strong>
              <p>{renderText(line.detail)}</p>
              {place === 0 && (live?.chooser || <Currencies codes={block.currencies} />)}
            </div>
            <div className={line.kind}>{live?.field(line, place)}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Currencies({ codes }: { codes: Costs['currencies'] }) {
  return (
    <div className="choice">
      {codes.map((code) => (
        <span key={code}>{code}</span>
      ))}
    </div>
  );
}
