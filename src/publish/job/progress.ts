import type { WriteStream } from 'node:tty';

/** What is being done to all pages. */
export type Stage = 'Reading' | 'Writing';

export interface Progress {
  /** So many more pages are done, of so many in all. */
  step(stage: Stage, done: number, of: number): void;
  /** Takes the bar away. */
  end(): void;
}

/** For fewer pages it would be gone before anybody has read it. */
const FEW = 300;
const WIDTH = 24;
/** Milliseconds between two drawings of the bar. */
const PAUSE = 100;

interface Surroundings {
  readonly stream: Pick<WriteStream, 'write' | 'isTTY'>;
  readonly now: () => number;
}

/** Tells how far a build is: a bar on a terminal; elsewhere, as in a CI, a plain line for each quarter of a stage. */
export function createProgress({ stream, now }: Surroundings): Progress {
  const ends = new Map<Stage, number>();
  /** The stage, and how far it was at its first step, when its time began. */
  let begun: { readonly stage: Stage; readonly at: number; readonly from: number } | undefined;
  let [done, drawn, quarter] = [0, 0, 0];
  const draw = (stage: Stage, of: number) => {
    const { at = 0, from = done } = begun ?? {};
    const left = done > from ? Math.ceil(((now() - at) / (done - from)) * (of - done) * 0.001) : undefined;
    const full = Math.floor((done / of) * WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    const rest = left === undefined ? '' : `, about ${left} s left`;
    stream.write(`\r\u001b[K${stage} ${bar} ${done} of ${of} pages${rest}`);
  };
  return {
    step(stage, more, of) {
      if (of < FEW) return;
      if (begun?.stage !== stage) {
        [done, quarter, drawn] = [ends.get(stage) ?? 0, 0, Number.NEGATIVE_INFINITY];
        begun = { stage, at: now(), from: Math.min(of, done + more) };
      }
      done = Math.min(of, done + more);
      ends.set(stage, done);
      if (stream.isTTY) {
        if (now() - drawn < PAUSE && done < of) return;
        drawn = now();
        draw(stage, of);
      } else if (Math.floor((done / of) * 4) > quarter) {
        quarter = Math.floor((done / of) * 4);
        stream.write(`${stage} pages: ${done} of ${of}\n`);
      }
    },
    end() {
      if (stream.isTTY && begun) stream.write('\r\u001b[K');
    },
  };
}
