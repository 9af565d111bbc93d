import { clsx } from 'clsx/lite';
import { useSurroundings } from './context.tsx';

/** A part of an axis, its ends between 0 and 1. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const percent = (part: number) => `${Math.round(part * 1e4) / 100}%`;

/** What is left free between two cells, as a part of one. */
const GAP = 0.04;

interface TrackProps {
  cells: number;
  spans: readonly Span[];
  /** Thinner spans, which lead to the others. */
  before?: readonly Span[];
  /** A line across, at a place between 0 and 1. */
  mark?: number | undefined;
  about?: boolean;
}

/** Spans on an axis of equal cells, to scale, outlined where they are not certain. Silent: words beside it say the same. */
export function Track({ cells, spans, before = [], mark, about }: TrackProps) {
  const { direction } = useSurroundings();
  const x = (from: number, to: number) => percent(direction === 'rtl' ? 1 - to : from);
  return (
    <svg className={clsx('track', about && 'about')} aria-hidden>
      <svg viewBox={`0 0 ${cells - GAP} 1`} preserveAspectRatio="none" aria-hidden>
        <path d={`M0 .5h${cells}`} />
      </svg>
      {before.map(({ from, to }) => (
        <line key={from} x1={x(from, from)} x2={x(to, to)} y1="50%" y2="50%" />
      ))}
      {spans.map(({ from, to }) => (
        <rect key={from} x={x(from, to)} width={percent(to - from)} />
      ))}
      {mark !== undefined && <line className="instant" x1={x(mark, mark)} x2={x(mark, mark)} y1="-60%" y2="160%" />}
    </svg>
  );
}

/** The words of an axis, each in the middle of its place between 0 and 1. */
export function Axis({ marks }: { marks: readonly { readonly at: number; readonly text: string }[] }) {
  const { direction } = useSurroundings();
  return (
    <svg className="axis" aria-hidden>
      {marks.map(({ at, text }) => (
        <text key={at} x={percent(direction === 'rtl' ? 1 - at : at)} y="1em">
          {text}
        </text>
      ))}
    </svg>
  );
}
