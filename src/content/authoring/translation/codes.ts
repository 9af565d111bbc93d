import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { ALLOWED } from '../../resolve/rich-text.ts';
import { placeholder } from '../../resolve/translator.ts';

/** What stands in a text for something else: a fact, or a mark of Markdown. */
export interface InlineCode {
  /** What opens and what closes share one. */
  readonly id: number;
  readonly kind: 'fact' | 'strong' | 'emphasis' | 'link' | 'item' | 'sign';
  readonly turn: 'alone' | 'opens' | 'closes';
  /** As it is written: `{{price}}`, `**`, `](/contact)`. */
  readonly data: string;
}

/** A part of a text: words, or what translators leave as it is. */
export type TextPiece = string | InlineCode;

type Span = Omit<InlineCode, 'data'> & { readonly start: number; readonly end: number };

/** Letters, and marks among them, up to which a text is taken apart as Markdown: what is longer is told by the check. */
const MAX_LETTERS = 20_000;
const MAX_MARKS = 500;
const MARK = /[*_[\]\\`&<]/g;
const LIST = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/m;

/** Takes a text apart; its pieces together are the text again, sign for sign. */
export function piecesOf(text: string, isRich: boolean): TextPiece[] {
  const marks = isRich ? markSpans(text) : [];
  const facts = factSpans(text).filter(({ start, end }) =>
    marks.every((mark) => end <= mark.start || start >= mark.end),
  );
  const spans = [...marks, ...facts].sort((a, b) => a.start - b.start);
  const ids = new Map<number, number>();
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const { start, end, id: own, ...span } of spans) {
    if (start < done) return [text];
    if (start > done) pieces.push(text.slice(done, start));
    const id = ids.get(own) ?? ids.size + 1;
    ids.set(own, id);
    pieces.push({ ...span, id, data: text.slice(start, end) });
    done = end;
  }
  return done < text.length ? [...pieces, text.slice(done)] : pieces;
}

export const textOf = (pieces: readonly TextPiece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.data)).join('');

/** Numbers of facts are beyond those of marks, which count from 0. */
const FACTS = 1_000_000;

const factSpans = (text: string): Span[] =>
  [...text.matchAll(placeholder)].map(({ index, 0: { length } }, at) => ({
    ...{ id: FACTS + at, kind: 'fact', turn: 'alone' },
    ...{ start: index, end: index + length },
  }));

function markSpans(text: string): Span[] {
  const marks = text.match(MARK)?.length ?? 0;
  if (text.length > MAX_LETTERS || marks > MAX_MARKS || (marks === 0 && !LIST.test(text))) return [];
  const spans: Span[] = [];
  let count = 0;
  const alone = (kind: Span['kind'], start: number, end: number) => {
    if (start < end) spans.push({ id: count++, kind, turn: 'alone', start, end });
  };
  const visit = (node: Nodes): void => {
    const [start, end] = rangeOf(node);
    const inner = 'children' in node ? (node.children as Nodes[]) : [];
    const [from, to] = [rangeOf(inner[0])[0], rangeOf(inner.at(-1))[1]];
    if (node.type === 'listItem') alone('item', start, inner.length > 0 ? from : end);
    if (node.type === 'text')
      for (const { index } of text.slice(start, end).matchAll(/\\(?=[!-/:-@[-`{-~])/g))
        alone('sign', start + index, start + index + 1);
    if (node.type === 'strong' || node.type === 'emphasis' || node.type === 'link') {
      const id = count++;
      const { type: kind } = node;
      if (inner.length === 0) spans.push({ id, kind, turn: 'alone', start, end });
      else spans.push({ id, kind, turn: 'opens', start, end: from }, { id, kind, turn: 'closes', start: to, end });
    }
    inner.forEach(visit);
  };
  visit(fromMarkdown(text, { extensions: [ALLOWED] }));
  return spans;
}

const rangeOf = (node: Nodes | undefined): [number, number] => [
  node?.position?.start.offset ?? 0,
  node?.position?.end.offset ?? 0,
];

/** The fact that a code stands for. */
export const factNamed = ({ data }: InlineCode): string => /^\{\{\s*([^{},\s]+)/.exec(data)?.[1] ?? data;

/** What tells codes apart that say the same in two languages: a fact by its name, whatever its format. */
const meaningOf = (code: InlineCode) =>
  `${code.turn} ${code.kind} ${code.kind === 'fact' ? factNamed(code) : code.data}`;

/** The facts and links of a text that a translation of it lacks. */
export function codesLost(source: readonly TextPiece[], translation: readonly TextPiece[]): string[] {
  const here = new Set(translation.flatMap((piece) => (typeof piece === 'string' ? [] : [meaningOf(piece)])));
  const lost = source.flatMap((piece) => {
    if (typeof piece === 'string' || piece.turn === 'opens' || !['fact', 'link'].includes(piece.kind)) return [];
    return here.has(meaningOf(piece)) ? [] : [piece.kind === 'fact' ? `{{${factNamed(piece)}}}` : piece.data.slice(1)];
  });
  return [...new Set(lost)];
}

/** The pieces of a translation, its codes numbered as those of its source that say the same; what is its own comes after these. */
export function numberedAs(source: readonly TextPiece[], translation: readonly TextPiece[]): TextPiece[] {
  const codes = source.filter((piece) => typeof piece !== 'string');
  const free = codes.filter(({ turn }) => turn !== 'closes');
  const ids = new Map<number, number>();
  let last = Math.max(0, ...codes.map(({ id }) => id));
  const whole = (all: readonly TextPiece[], code: InlineCode) => {
    const end = all.find((piece) => typeof piece !== 'string' && piece.turn === 'closes' && piece.id === code.id);
    return meaningOf(code) + (typeof end === 'object' ? meaningOf(end) : '');
  };
  for (const piece of translation) {
    if (typeof piece === 'string' || piece.turn === 'closes') continue;
    const at = free.findIndex((code) => whole(source, code) === whole(translation, piece));
    const [same] = at === -1 ? [] : free.splice(at, 1);
    ids.set(piece.id, same?.id ?? ++last);
  }
  return translation.map((piece) =>
    typeof piece === 'string' ? piece : { ...piece, id: ids.get(piece.id) ?? piece.id },
  );
}
