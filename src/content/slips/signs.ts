import { parseDocument } from 'yaml';
import type { PlainPhrase } from '../../diagnostics/phrases.ts';
import type { LineFault } from '../written/yaml-line.ts';
import { tooMuchIn } from './nesting.ts';
import { YAML_OPTIONS } from './yaml-options.ts';

/** A sign that another program has put before a line. */
export interface Sign {
  /** The offset of the line, of the sign, and of what follows it. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly sign: string;
  /** What it comes from; a comparison of two versions says more by its sign than by its name. */
  readonly origin: PlainPhrase | 'comparison';
  /** The line as it is without the sign. */
  readonly kept: string;
  readonly index: number;
  /** True where the line alone proves nothing. */
  readonly unsure: boolean;
}

/** What may follow a sign: a name with its colon, or an entry with its dash. */
const FIELD = `(?:- +)*(?:[\\w.-]+|"[^"\\n]*"|'[^'\\n]*'):(?:\\s|$)|- +\\S`;
const before = (pattern: string, follows = `[\\t ]*(?:${FIELD})`) =>
  new RegExp(`^([\\t ]*)(${pattern})(?=${follows})`, 'u');

interface SignKind {
  readonly origin: Sign['origin'];
  readonly expression: RegExp;
  readonly unsure?: boolean;
  /** True where the sign stands in the line’s own column, behind spaces of the line. */
  readonly inside?: boolean;
}

const BOX = '\\[[ xX✓✔]?\\]|[☐☑☒✅]';

const kinds: readonly SignKind[] = [
  { origin: 'signOfQuotation', expression: /^()(>(?: ?>)*)(?=[ \t]|$)/ },
  { origin: 'signOfQuotation', expression: before('>(?: ?>)*'), inside: true },
  { origin: 'comparison', expression: /^()(\+)(?=[\t ]*(?:[\w."'#-]|$))/ },
  { origin: 'comparison', expression: new RegExp(`^()(-)(?= {2,}(?:${FIELD}))`), unsure: true },
  {
    origin: 'signOfNumbers',
    expression: before('\\d{1,4}(?:[\\t ]?[|│:→]|[.)](?= {3}))?', `[\\t ]+(?:${FIELD})`),
    unsure: true,
  },
  { origin: 'signOfBox', expression: new RegExp(`^([\\t ]*- +)(${BOX})(?=\\s+\\S)`, 'u'), inside: true },
  { origin: 'signOfBox', expression: before(BOX, `\\s+(?:${FIELD})`), inside: true },
  {
    origin: 'signOfChat',
    expression: before(
      '\\[?\\d[\\d.,/: -]{3,24}(?:[AaPp][Mm])?\\]?(?: ?[-–])? ?[^:\\n\\d][^:\\n]{0,40}:',
      `[\\t ]+(?:${FIELD})`,
    ),
  },
  { origin: 'signOfTable', expression: before('\\|'), inside: true },
  { origin: 'signOfTable', expression: /^([\t ]*)(\|)(?=[^|\n]*\|)(?=.*\|[\t ]*$)/, inside: true },
];

/** What a program that keeps versions puts between two of them. */
export const VERSIONS = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/;

/** The sign before a line that another program has put there. */
export function signBefore(line: string, { offset, index }: { offset: number; index: number }): Sign | undefined {
  if (!/^[\t ]*(?:[^\w\s"']|\d)/.test(line) || VERSIONS.test(line)) return undefined;
  for (const { origin, expression, unsure = false, inside = false } of kinds) {
    const [, indent = '', sign] = expression.exec(line) ?? [];
    if (sign === undefined) continue;
    const rest = line.slice(indent.length + sign.length);
    // Among words a figure may stand before a name; a line number stands apart.
    const apart = origin === 'signOfNumbers' && (indent === '' || !/^[\t ]\S/.test(rest));
    const bare = origin === 'signOfTable' ? rest.replace(/\|[\t ]*$/, '').trimEnd() : rest;
    const kept = inside ? indent + bare.trimStart() : withoutGap(bare);
    const start = offset + indent.length;
    return {
      line: offset,
      start,
      end: start + sign.length,
      sign: sign.trim(),
      origin,
      kept,
      index,
      unsure: unsure && !apart,
    };
  }
  return undefined;
}

/** Of an odd number of spaces one parts the line from its sign. */
const withoutGap = (rest: string) =>
  (/^ */.exec(rest)?.[0].length ?? 0) % 2 === 1 || rest.startsWith('\t') ? rest.slice(1) : rest;

/** Tells of signs before lines, those of lines that follow each other once. */
export function signFaults(signs: readonly Sign[], text: string): { faults: LineFault[]; whole: boolean } {
  // A dash before so many spaces is a list’s, unless other lines have the other sign of a comparison.
  const compares = signs.some(({ sign }) => sign === '+');
  const found = signs.map((sign) => (compares && sign.sign === '-' ? { ...sign, unsure: false } : sign));
  const runs: Sign[][] = [];
  for (const sign of found) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.origin === sign.origin && sign.index - last.index <= 2) run.push(sign);
    else runs.push([sign]);
  }
  const whole = isReadable(without(found, text, { start: 0, end: text.length }));
  const isEither = found.some(({ sign }) => sign === '-');
  return { whole, faults: runs.map((run) => faultOf(run, text, whole && !isEither)) };
}

function faultOf(run: readonly Sign[], text: string, whole: boolean): LineFault {
  const [{ start, end, sign, origin, unsure, line: from } = NONE, last = NONE] = [run[0], run.at(-1)];
  const range = { start: from, end: lineEnd(text, last.start) };
  const fix = whole ? { fix: { range, text: without(run, text, range) } } : {};
  const at = { start, end, unsure, ...fix };
  return origin === 'comparison'
    ? { code: 'yaml-comparison', ...at, details: { sign } }
    : { code: 'yaml-sign-before-line', ...at, details: { sign, origin: { phrase: origin } } };
}

const NONE: Sign = { line: 0, start: 0, end: 0, sign: '', origin: 'comparison', kept: '', index: 0, unsure: true };

const lineEnd = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
};

/** A part of a text without the signs before its lines. */
function without(signs: readonly Sign[], text: string, { start, end }: { start: number; end: number }): string {
  const parts: string[] = [];
  let done = start;
  for (const { line, kept } of signs) {
    parts.push(text.slice(done, line), kept);
    done = lineEnd(text, line);
  }
  return [...parts, text.slice(done, end)].join('');
}

const isReadable = (text: string) =>
  tooMuchIn(text) === undefined && parseDocument(text, YAML_OPTIONS).errors.length === 0;
