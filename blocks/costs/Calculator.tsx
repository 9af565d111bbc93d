import { useId, useState } from 'react';
import { plainText } from '../../schema/plain-text.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { renderText } from '../ui/render-text.tsx';
import { divide, readFigure, type Share, WHOLE } from './division.ts';
import { Ledger, type Line, linesOf } from './Ledger.tsx';

type Costs = BlockOf<'costs'>;

/** The list with fields for the visitor's own figures. They stay in the page: nothing is kept, nothing is sent. */
export function Calculator({ block }: { block: Costs }) {
  const id = useId();
  const { numbers } = useSurroundings();
  const [currency, setCurrency] = useState(block.currencies[0]);
  const [written, setWritten] = useState<readonly string[]>([]);
  const money = new Intl.NumberFormat(numbers, { style: 'currency', currency });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  const show = (amount: number) => <bdi key="amount">{money.format(amount / 10 ** digits)}</bdi>;

  const lines = linesOf(block);
  const figures = lines.map((line, place) => figureOf(line, written[place] ?? '', digits));
  const price = figures[0];
  const isWhole = !figures.some(Number.isNaN);
  const amounts = price && isWhole ? amountsOf(lines, price, figures) : undefined;
  const left = amounts?.at(-1) ?? 0;
  const share = new Intl.NumberFormat(numbers, { style: 'percent', maximumFractionDigits: 1 });

  const say = () => {
    if (!isWhole) return renderText(block.unreadable);
    if (!price || !amounts) return undefined;
    if (left < 0) return [renderText(block.deficit), ' ', show(-left)];
    const { name } = block.after?.left ?? block.payout;
    return [renderText(name), ': ', show(left), ' (', <bdi key="share">{share.format(left / price)}</bdi>, ')'];
  };

  const field = (line: Line, place: number) => {
    const amount = amounts?.[place];
    const unit = line.kind === 'percent' ? '%' : currency;
    const shown = <output htmlFor={`${id}0`}>{amount !== undefined && show(amount)}</output>;
    if (line.kind === 'sum') return shown;
    return (
      <>
        <input
          id={`${id}${place}`}
          className="money"
          aria-label={`${plainText(line.name)} (${unit})`}
          aria-invalid={Number.isNaN(figures[place]) || undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          placeholder="0"
          value={written[place] ?? ''}
          onChange={({ target }) =>
            setWritten(lines.map((_, at) => (at === place ? target.value : (written[at] ?? ''))))
          }
        />
        {shown}
      </>
    );
  };

  const name = (line: Line, place: number) =>
    line.kind === 'sum' ? undefined : <label htmlFor={`${id}${place}`}>{renderText(line.name)}</label>;

  const chooser = block.currencies.length > 1 && (
    <div className="choice" role="radiogroup" aria-label={plainText(block.choice)}>
      {block.currencies.map((code) => (
        <label key={code}>
          <input type="radio" name={id} checked={code === currency} onChange={() => setCurrency(code)} />
          {code}
        </label>
      ))}
    </div>
  );
  return <Ledger block={block} live={{ result: say(), amounts, chooser, field, name }} />;
}

/** What a field holds; NaN where that is no figure, or more percent than there are. */
function figureOf({ kind }: Line, written: string, digits: number): number | undefined {
  if (kind === 'sum') return undefined;
  const figure = readFigure(written, kind === 'percent' ? 2 : digits);
  return kind === 'percent' && (figure ?? 0) > WHOLE ? Number.NaN : figure;
}

/** The amount of each line; a sum is what remains of the price there. */
function amountsOf(lines: readonly Line[], price: number, figures: readonly (number | undefined)[]): number[] {
  const shares = lines.map(
    ({ kind }, place): Share => ({
      kind: kind === 'percent' ? kind : 'amount',
      figure: place === 0 ? 0 : (figures[place] ?? 0),
    }),
  );
  const { amounts } = divide(price, shares);
  return lines.map(({ kind }, place) => {
    if (place === 0) return price;
    return kind === 'sum' ? divide(price, shares.slice(0, place)).rest : (amounts[place] ?? 0);
  });
}
