import type { Code } from '../diagnostics/catalogue.ts';
import type { Details, Fix } from '../diagnostics/diagnostic.ts';

/** A slip in YAML's notation: where, and how to mend it where only one repair is right. */
export interface LineFault {
  readonly code: Code;
  readonly start: number;
  readonly end: number;
  readonly details?: Details;
  readonly fix?: Fix;
  /** True when the line alone does not prove the slip: it counts only where the parser stumbles too. */
  readonly unsure?: true;
}

interface Value {
  /** The text after `key: ` or `- `, without a comment and trailing spaces. */
  readonly text: string;
  readonly start: number;
}

const field = /^([\t ]*(?:- +)*)([\w.-]+|"[^"]*"|'[^']*'):(?:[\t ]+(.*))?$/;
const entry = /^([\t ]*(?:- +)+)(.*)$/;
const looksLikeField = (line: string) => field.test(line) || entry.test(line);

/** Text in double quotes as YAML writes it. */
export const quoted = (text: string) => `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;

/** Looks for the slips that people make, line by line. To be asked only of a text that the parser cannot read. */
export function findLineFaults(text: string): LineFault[] {
  const lines = text.split('\n');
  const faults: LineFault[] = [];
  let offset = 0;
  let block: number | undefined;
  let begun = false;
  for (const [index, raw] of lines.entries()) {
    const line = raw.replace(/\r$/, '');
    const indent = line.search(/[^\t ]/);
    if (block !== undefined && (indent === -1 || indent > block)) {
      begun &&= indent === -1;
      offset += raw.length + 1;
      continue;
    }
    // The text after a bar has to be further in than its name; where it is not, it is no text to YAML.
    if (begun && line[indent] !== '#' && !looksLikeField(line))
      faults.push({ code: 'yaml-indentation', start: offset + indent, end: offset + line.trimEnd().length });
    block = /^[\t ]*(?:- +)*(?:[\w.-]+:[\t ]+)?[|>][+-]?\d*[\t ]*(?:#.*)?$/.test(line) ? blockIndent(line) : undefined;
    begun = block !== undefined;
    if (block === undefined && indent !== -1 && line[indent] !== '#')
      faults.push(...faultsOf(line, offset, lines.slice(index + 1)));
    offset += raw.length + 1;
  }
  return faults;
}

/** The column that the lines of a block scalar have to pass: that of its key, or of its dash. */
const blockIndent = (line: string) => /^[\t ]*(?:- +)*(?=[\w.-]+:)/.exec(line)?.[0].length ?? line.search(/\S/);

function faultsOf(line: string, offset: number, following: readonly string[]): LineFault[] {
  const spaces = /^[\t \u00a0]*/.exec(line)?.[0] ?? '';
  if (spaces.includes('\t')) {
    const start = offset + spaces.indexOf('\t');
    const range = { start: offset, end: offset + spaces.length };
    return [{ code: 'yaml-tab', start, end: start + 1, fix: { range, text: spaces.replaceAll('\t', '  ') } }];
  }
  if (spaces.includes('\u00a0')) {
    const start = offset + spaces.indexOf('\u00a0');
    const range = { start: offset, end: offset + spaces.length };
    return [
      { code: 'yaml-indentation', start, end: range.end, fix: { range, text: spaces.replaceAll('\u00a0', ' ') } },
    ];
  }
  const match = field.exec(line) ?? entry.exec(line);
  if (!match) return bareLine(line, offset);
  const written = (match.length > 3 ? match[3] : match[2]) ?? '';
  if (written.startsWith('#')) return [];
  const text = /^["']/.test(written) ? written.trimEnd() : written.replace(/[\t ]+#(?:\s.*)?$/, '').trimEnd();
  const start = offset + line.lastIndexOf(written);
  return text ? valueFaults({ text, start }, following) : [];
}

function bareLine(line: string, offset: number): LineFault[] {
  const start = offset + line.search(/\S/);
  const end = offset + line.trimEnd().length;
  const tight = /^[\t ]*(?:- +)*[\w-]+:(?=[^\s/])/.exec(line);
  if (tight) {
    const at = offset + tight[0].length;
    return [
      {
        code: 'yaml-missing-space',
        start: at - 1,
        end: at,
        fix: { range: { start: at, end: at }, text: ' ' },
        unsure: true,
      },
    ];
  }
  return [{ code: 'yaml-missing-colon', start, end, unsure: true }];
}

function valueFaults(value: Value, following: readonly string[]): LineFault[] {
  const { text, start } = value;
  const first = text[0] ?? '';
  if (first === '"' || first === "'") return quoteFaults(value, following);
  if (isSpecialStart(text)) {
    const fix = { range: { start, end: start + text.length }, text: quoted(text) };
    return [{ code: 'yaml-special-start', start, end: start + 1, details: { character: first }, fix }];
  }
  if (first === '[' || first === '{') return bracketFaults(value, following);
  const colon = /:(?=\s|$)/.exec(text);
  if (!colon || /^[&*|>]/.test(text)) return [];
  const at = start + colon.index;
  return [
    {
      code: 'yaml-colon-in-text',
      start: at,
      end: at + 1,
      fix: { range: { start, end: start + text.length }, text: quoted(text) },
    },
  ];
}

/** Characters that mean something to YAML at the start of a value, where more text follows than they allow. */
function isSpecialStart(text: string): boolean {
  if (/^[%@`]/.test(text) || text.startsWith('{{')) return true;
  if (/^[*&]/.test(text)) return /^[*&](?:\s|[\w-]*[^\w-\s])/.test(text) || /^\*[\w-]+\s+\S/.test(text);
  if (/^[-?]\s/.test(text)) return true;
  if (/^[|>]/.test(text)) return !/^[|>][+-]?\d*$/.test(text);
  return /^\[[^\]]*\]\s*[^\s#,]/.test(text) || /^\{[^}]*\}\s*[^\s#,}]/.test(text);
}

function quoteFaults({ text, start }: Value, following: readonly string[]): LineFault[] {
  const quote = text[0] ?? '"';
  const closed = (quote === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/).exec(text)?.[0];
  if (closed === undefined) {
    const closing = following.findIndex((line) => line.includes(quote));
    const open = closing === -1 || following.slice(0, closing + 1).some(looksLikeField);
    return open ? [{ code: 'yaml-unclosed-quote', start, end: start + text.length }] : [];
  }
  const rest = text.slice(closed.length);
  if (!rest.trim() || /^\s+#/.test(rest)) return [];
  const at = start + closed.length + rest.search(/\S/);
  return [{ code: 'yaml-text-after-quote', start: at, end: start + text.length }];
}

function bracketFaults({ text, start }: Value, following: readonly string[]): LineFault[] {
  const close = text[0] === '[' ? ']' : '}';
  if (text.includes(close)) return [];
  const closing = following.findIndex((line) => line.includes(close));
  const open =
    closing === -1 ||
    following
      .slice(0, closing + 1)
      .some((line, index) => field.test(line) && (index < closing || line.includes(text[0] ?? '')));
  return open ? [{ code: 'yaml-unclosed-bracket', start, end: start + text.length, details: { close } }] : [];
}
