import { useId, useState } from 'react';
import { plainText } from '../../schema/plain-text.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { renderText } from '../ui/render-text.tsx';
import { divide, readFigure, WHOLE } from './division.ts';
import { Ledger, type Line, linesOf } from './Ledger.tsx';

/** What stands in the fields, by their places in the list. */
type Written = Readonly<Record<number, string>>;

/** The list with fields for the visitor's own figures. They stay in the page: nothing is kept, nothing is sent. */
export function Calculator({ block }: { block: BlockOf<'costs'> }) {
  const id = useId();
  const { numbers } = useSurroundings();
  const [chosen, setChosen] = useState(block.currencies[0]);
  const [written, setWritten] = useState<Written>({});
  /** The places whose figures are the example's. */
  const [examples, setExamples] = useState<readonly number[]>([]);
  const money = new Intl.NumberFormat(numbers, {
    style: 'currency',
    currency: chosen,
    currencyDisplay: 'code',
  });
  const share = new Intl.NumberFormat(numbers, { style: 'percent', maximumFractionDigits: 1 });
  const percent = share.formatToParts(0).find(({ type }) => type === 'percentSign')?.value;
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
    if (left < 0) return [renderText(block.deficit), ' ', <strong key="sum">{show(-left)}</strong>];
    const isWhole = !block.incomplete || lines.every(({ kind }, place) => kind === 'sum' || written[place]);
    return [
      renderText((block.after?.left ?? block.payout).name),
      ': ',
      <strong key="sum">
        {show(left)}
        {isWhole && (
          <>
            {' '}
            (<bdi>{share.format(left / price)}</bdi>)
          </>
        )}
      </strong>,
      !isWhole && <small key="incomplete"> {renderText(block.incomplete)}</small>,
    ];
  }

  function write(place: number, figure: string) {
    setWritten({ ...written, [place]: figure });
    setExamples(examples.filter((other) => other !== place));
  }

  function fill() {
    const filled = isEmpty ? exampleOf(lines, numbers) : {};
    setWritten(filled);
    setExamples(Object.keys(filled).map(Number));
  }

  const isEmpty = !Object.values(written).some(Boolean);
  const example = block.example && (
    <>
      <button type="button" className="btn-outline" onClick={fill}>
        {renderText(isEmpty ? block.example.offer : block.example.clear)}
      </button>
      <p role="status">{examples.length > 0 && renderText(block.example.note)}</p>
    </>
  );

  const field = (line: Line, place: number) => {
    const amount = amounts?.[place];
    return (
      <>
        {line.kind !== 'sum' && (
          <input
            className="money"
            aria-label={`${plainText(line.name)} (${line.kind === 'percent' ? percent : chosen})`}
            aria-invalid={Number.isNaN(figures[place])}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            placeholder="0"
            value={written[place] ?? ''}
            onChange={({ target }) => write(place, target.value)}
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
  return <Ledger block={block} live={{ result: say(), amounts, currency, percent, field, example }} />;
}

/** The example's figures as the language writes them, by their places. */
function exampleOf(lines: readonly Line[], numbers: string): Written {
  const plain = new Intl.NumberFormat(numbers, { useGrouping: false });
  return Object.fromEntries(
    lines.flatMap(({ example }, place) => (example === undefined ? [] : [[place, plain.format(example)]])),
  );
}

/** What a field holds; NaN where that is no figure, or more percent than there are. */
function figureOf({ kind }: Line, written: string, digits: number): number | undefined {
  const figure = readFigure(written, kind === 'percent' ? 2 : digits);
  return kind === 'percent' && (figure ?? 0) > WHOLE ? Number.NaN : figure;
}
