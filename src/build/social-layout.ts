/** A title set in lines. */
export interface SetTitle {
  /** The font size in pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** How wide a line is at a font size of one pixel. */
export type Measure = (line: string) => number;

/** The room that a title has, in pixels, and how far its lines are from each other at a font size of one pixel. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly leading: number;
}

const MOST_LINES = 4;
const SIZES = { largest: 84, smallest: 40, step: 4 };

/**
 * Sets a title as large as it goes: at most four lines, none wider than the room, all about equally long. What does
 * not fit at the smallest size is cut, and says so with an ellipsis.
 */
export function setTitle(title: string, { width, height, leading }: Room, measure: Measure): SetTitle {
  const words = title.split(/\s+/u).filter(Boolean);
  for (let size = SIZES.largest; size >= SIZES.smallest; size -= SIZES.step) {
    const most = Math.min(MOST_LINES, Math.floor(height / (size * leading)));
    const lines = fill(words, width / size, measure);
    const fits = lines.length <= most && lines.every((line) => measure(line) <= width / size);
    if (fits) return { size, lines: balance(lines, width / size, measure) };
  }
  const lines = cut(fill(words, width / SIZES.smallest, measure));
  // A word may be wider than a line; then everything becomes as small as it asks.
  return { size: Math.min(SIZES.smallest, Math.floor(width / Math.max(...lines.map(measure)))), lines };
}

/** Fills line after line, as a browser does. */
function fill(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest setting in as many lines. */
function balance(lines: readonly string[], width: number, measure: Measure): readonly string[] {
  const words = lines.join(' ').split(' ');
  let best = lines;
  for (let part = 0.97; part > 0.4; part -= 0.03) {
    const narrower = fill(words, width * part, measure);
    if (narrower.length > lines.length || narrower.some((line) => measure(line) > width * part)) break;
    best = narrower;
  }
  return best;
}

function cut(lines: readonly string[]): string[] {
  if (lines.length <= MOST_LINES) return [...lines];
  const last = lines[MOST_LINES - 1]?.replace(/\s\S*$/u, '') ?? '';
  return [...lines.slice(0, MOST_LINES - 1), `${last}…`];
}
