import { useId, useState } from 'react';
import { plainText } from '../../schema/plain-text.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { renderText } from '../ui/render-text.tsx';
import { divide, readFigure, WHOLE } from './division.ts';
import { Ledger, type Line, linesOf } from './Ledger.tsx';

/** The list with fields for the visitor's own figures. They stay in the page: nothing is kept, nothing is sent. */
export function Calculator({ block }: { block: BlockOf<'costs'> }) {
  const id = useId();
  const { numbers } = useSurroundings();
  const [chosen, setChosen] = useState(block.currencies[0]);
  const [written, setWritten] = useState<Readonly<Record<number, string>>>({});
  const money = new Intl.NumberFormat(numbers, { style: 'currency', currency: chosen });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  const show = (amount: number) => <bdi key="amount">{money.format(amount / 10 ** digits)}</bdi>;

  const lines = linesOf(block);
  const figures = lines.map((line, place) => figureOf(line, written[place] ?? '', digits));
  const [price] = figures;
  const isReadable = !figures.some(Number.isNaN);
  const amounts = price && isReadable ? [price, ...divide(price, lines.slice(1).map(shareOf))] : undefined;

  function shareOf({ kind }: Line, place: number) {
    if (kind === 'sum') return undefined;
    return { kind: kind === 'percent' ? kind : 'amount', figure: figures[place + 1] ?? 0 } as const;
  }

  function say() {
    if (!isReadable) return renderText(block.unreadable);
    if (!price || !amounts) return undefined;
    const left = amounts[lines.length - 1] ?? 0;
    if (left < 0) return [renderText(block.deficit), ' ', show(-left)];
    const share = new Intl.NumberFormat(numbers, { style: 'percent', maximumFractionDigits: 1 });
    return [renderText((block.after?.left ?? block.payout).name), ': ', show(left), ` (${share.format(left / price)})`];
  }

  const field = (line: Line, place: number) => {
    const amount = amounts?.[place];
    return (
      <>
        {line.kind !== 'sum' && (
          <input
            className="money"
            aria-label={`${plainText(line.name)} (${line.kind === 'percent' ? '%' : chosen})`}
            aria-invalid={Number.isNaN(figures[place])}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            placeholder="0"
            value={written[place] ?? ''}
            onChange={({ target }) => setWritten({ ...written, [place]: target.value })}
          />
        )}
        {amount !== undefined && show(amount)}
      </>
    );
  };

  const currency = (code: string) => (
    <label key={code}>
      <input type="radio" name={id} checked={code === chosen} onChange={() => setChosen(code)} />
      {code}
    </label>
  );
  return <Ledger block={block} live={{ result: say(), amounts, currency, field }} />;
}

/** What a field holds; NaN where that is no figure, or more percent than there are. */
function figureOf({ kind }: Line, written: string, digits: number): number | undefined {
  const figure = readFigure(written, kind === 'percent' ? 2 : digits);
  return kind === 'percent' && (figure ?? 0) > WHOLE ? Number.NaN : figure;
}
