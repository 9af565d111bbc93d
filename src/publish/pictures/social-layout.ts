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
export function setTitle(pieces: readonly string[], { width, height, leading }: Room, measure: Measure): SetTitle {
  for (let size = SIZES.largest; size >= SIZES.smallest; size -= SIZES.step) {
    const most = Math.min(MOST_LINES, Math.floor(height / (size * leading)));
    const lines = fill(pieces, width / size, measure);
    const fits = lines.length <= most && lines.every((line) => measure(line) <= width / size);
    if (fits) return { size, lines: balance({ pieces, lines, width: width / size }, measure) };
  }
  const lines = cut(fill(pieces, width / SIZES.smallest, measure));
  // A word may be wider than a line; then everything becomes as small as it asks.
  return { size: Math.min(SIZES.smallest, Math.floor(width / Math.max(...lines.map(measure)))), lines };
}

/** Scripts that put no room between words. */
const JOINED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** What no line begins with, and what none ends with, where lines may break between letters (Unicode UAX #14, CL, EX, NS, OP). */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** What a title's lines are made of: its words, and where a script writes them without room between them, what it makes words of. */
export function piecesOf(title: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' });
  return title
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((word) => {
      if (!JOINED.test(word)) return [`${word} `];
      const pieces: string[] = [];
      for (const { segment } of segments.segment(word)) {
        const before = pieces.at(-1);
        if (before !== undefined && (CLOSING.test(segment) || OPENING.test(before)))
          pieces.push(`${pieces.pop()}${segment}`);
        else pieces.push(segment);
      }
      return [...pieces.slice(0, -1), `${pieces.at(-1)} `];
    });
}

/** Fills line after line, as a browser does. */
function fill(pieces: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = `${lines.at(-1)}${piece}`;
    if (lines.length && measure(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}

interface Filled {
  readonly pieces: readonly string[];
  readonly lines: readonly string[];
  readonly width: number;
}

/** The narrowest setting in as many lines. */
function balance({ pieces, lines, width }: Filled, measure: Measure): readonly string[] {
  let best = lines;
  for (let part = 0.97; part > 0.4; part -= 0.03) {
    const narrower = fill(pieces, width * part, measure);
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
