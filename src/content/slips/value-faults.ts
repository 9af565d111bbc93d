import { commaBeforeField, commaFault } from '../written/lookalikes.ts';
import { noteFault } from '../written/notes.ts';
import type { TextLines } from '../written/text-lines.ts';
import {
  BLOCK_HEADER,
  field,
  isCurly,
  type LineFault,
  looksLikeField,
  quoted,
  wideQuotes,
} from '../written/yaml-line.ts';

/** A language's code, or a name that stands inside of a field, before its value. */
const INNER = /^([a-z]{2}|all|sample|src|alt):\s+\S/;

/** Words, a wide gap, and a name, which the colon of a field follows. */
const JOINED = /[^\S\n]{2}[a-z][\w-]*$/;

interface Value {
  /** The text after `key: ` or `- `, without a comment and trailing spaces. */
  readonly text: string;
  readonly start: number;
  /** The number of its line. */
  readonly index: number;
}

/** Asked of every line at most once, so each question is one function. */
const having: Readonly<Record<string, (line: string) => boolean>> = Object.fromEntries(
  ['"', "'", ']', '}'].map((mark) => [mark, (line: string) => line.includes(mark)]),
);
const isField = (line: string) => field.test(line);

/** The first line after a value that has a mark, -1 where none has. */
const lineWith = (mark: string, index: number, lines: TextLines) => lines.next(having[mark] ?? isField, index + 1);

/** Slips in what stands after a name or a dash. */
export function valueFaults(value: Value, lines: TextLines): LineFault[] {
  const { text, start, index } = value;
  const first = text[0] ?? '';
  if (first === '"' || first === "'") return quoteFaults(value, lines);
  const wide = wideQuotes(text, start);
  if (wide.length > 0) return /:(?=\s)|\s#/.test(text) ? wide : [];
  if (isCurly(text)) {
    const range = { start, end: start + text.length };
    const stumbles = /:(?=\s)|\s#/.test(text);
    return stumbles ? [{ code: 'curly-quotes', ...range, fix: { range, text: quoted(text) } }] : [];
  }
  if (/^\( ?[a-z]{2}:\s.*\)$/.test(text))
    return (['{', '}'] as const).map((right, last) => {
      const at = last === 0 ? start : start + text.length - 1;
      const range = { start: at, end: at + 1 };
      return {
        code: 'yaml-lookalike',
        ...range,
        details: { character: last === 0 ? '(' : ')', right },
        fix: { range, text: right },
      };
    });
  const target = /^!?\[[^\]\n]*\]\(([^()\s]+)\)$/.exec(text)?.[1];
  if (target && /^\s*(?:- +)*(?:link|url|src):/.test(lines.all[index] ?? '')) {
    const range = { start, end: start + text.length };
    return [
      { code: 'bad-link', ...range, details: { target: text, suggestion: target }, fix: { range, text: target } },
    ];
  }
  const mark = /^[|>][+-](?=\s+\S|[^\s\d])/.exec(text)?.[0];
  if (mark) return [{ code: 'yaml-block-mark', start, end: start + mark.length, details: { mark } }];
  if (isSpecialStart(text)) {
    // A dash alone stands for nothing rather than for itself.
    const fix = text.length > 1 && { fix: { range: { start, end: start + text.length }, text: quoted(text) } };
    return [{ code: 'yaml-special-start', start, end: start + 1, details: { character: first }, ...fix }];
  }
  if (first === '[' || first === '{') return bracketFaults(value, lines);
  const colon = /:(?=\s|$)/.exec(text);
  if (!colon || /^[&*|>]/.test(text)) return [];
  const link = /^(?:mailto|tel|https?):\s+(?=\S+$)/i.exec(text)?.[0];
  if (link) {
    const [range, meant] = [{ start, end: start + text.length }, link.trim() + text.slice(link.length)];
    return [{ code: 'bad-link', ...range, details: { target: text, suggestion: meant }, fix: { range, text: meant } }];
  }
  const at = start + colon.index;
  const second = /;\s*([a-z][\w-]*)$/.exec(text.slice(0, colon.index))?.[1];
  if (second) return [{ code: 'yaml-two-names', start: at - second.length, end: at + 1, details: { key: second } }];
  const next = secondField(value, text.slice(0, colon.index), lines);
  if (next) return [next];
  const inner = INNER.exec(text)?.[1];
  if (inner) return [{ code: 'yaml-two-names', start, end: at + 1, details: { key: inner } }];
  const told = { code: 'yaml-colon-in-text', start: at, end: at + 1 } as const;
  // Beside a wide gap a name is rather a field whose line was joined to this one than a word of the text.
  if (JOINED.test(text.slice(0, colon.index)) || /^[a-z][\w-]*:[^\S\n]{2}/.test(text)) return [told];
  return [{ ...told, fix: { range: { start, end: start + text.length }, text: quoted(text) } }];
}

/** A field behind the value of another: a language that has no line of its own, or the name of what stands further in below. */
function secondField({ text, start, index }: Value, before: string, lines: TextLines): LineFault | undefined {
  const line = lines.all[index] ?? '';
  const [, dashes = '', first = ''] = /^(\s*(?:- +)*)([\w-]+):/.exec(line) ?? [];
  const [, words = '', key = ''] = /^(.*\s)([a-z][\w-]*)$/.exec(before) ?? [];
  if (!key) return undefined;
  const below = (lines.all[index + 1] ?? '').search(/\S/);
  const holds = text.length === before.length + 1 && /^\S+\s+$/.test(words) && below > dashes.length;
  const isLanguage = isCode(first) && isCode(key) && first !== key && isOfText(key, line, index, lines);
  const isSecond = OF_ONE_WORD.has(first) && /^\S+\s+$/.test(words);
  if (!holds && !isLanguage && !isSecond) return undefined;
  const at = start + words.length;
  return { code: 'yaml-two-fields', start: at, end: at + key.length, details: { key, first } };
}

/** Fields whose value is one word: what follows with a colon is another field. */
const OF_ONE_WORD: ReadonlySet<string> = new Set(
  'type icon id tone link url style src date name code flag kind of which order limit region template include from to status locale direction'.split(
    ' ',
  ),
);

const isCode = (name: string) => /^(?:all|[a-z]{2})$/.test(name);

/** What tells a line that begins with a language's code, once for each code: it is asked of every line at most once. */
const beginnings = new Map<string, (line: string) => boolean>();

function beginsWith(code: string): (line: string) => boolean {
  const known = beginnings.get(code) ?? ((line) => /^\s*([a-z]+):\s/.exec(line)?.[1] === code);
  beginnings.set(code, known);
  return known;
}

/** True for a language that texts of this file have, but the one of this line has not. */
function isOfText(key: string, line: string, index: number, lines: TextLines): boolean {
  const begins = beginsWith(key);
  const beside = [index - 2, index - 1, index + 1, index + 2].map((at) => lines.all[at] ?? '');
  return (
    lines.next(begins, 0) !== -1 && !beside.some((other) => begins(other) && other.search(/\S/) === line.search(/\S/))
  );
}

/** Characters that mean something to YAML at the start of a value, where more text follows than they allow. */
function isSpecialStart(text: string): boolean {
  if (/^[%@`]/.test(text) || text.startsWith('{{')) return true;
  if (/^[*&]/.test(text)) return /^[*&](?:\s|[\w-]*[^\w-\s])/.test(text) || /^\*[\w-]+\s+\S/.test(text);
  if (/^[-?](?:\s|$)/.test(text)) return true;
  if (/^[|>]/.test(text)) return BLOCK_HEADER.exec(text)?.[0] !== text;
  return /^\[[^\]]*\]\s*[^\s#,]/.test(text) || /^\{[^}]*\}\s*[^\s#,}]/.test(text);
}

function quoteFaults({ text, start, index }: Value, lines: TextLines): LineFault[] {
  const quote = text[0] ?? '"';
  const closed = (quote === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/).exec(text)?.[0];
  if (closed === undefined) {
    const last = start + text.length - 1;
    const range = { start: last, end: last + 1 };
    if (/[^“„‘‚]$/.test(text) && (quote === '"' ? /^"[^“„]*[”“]$/ : /^'[^‘‚]*[’‘]$/).test(text))
      return [
        {
          code: 'yaml-lookalike',
          ...range,
          details: { character: text.at(-1) ?? '', right: quote },
          fix: { range, text: quote },
        },
      ];
    const closing = lineWith(quote, index, lines);
    const next = lines.next(looksLikeField, index + 1);
    const open = closing === -1 || (next !== -1 && next <= closing);
    return open ? [{ code: 'yaml-unclosed-quote', start, end: start + text.length }] : [];
  }
  const rest = text.slice(closed.length);
  if (!rest.trim() || /^\s+#/.test(rest)) return [];
  const at = start + closed.length + rest.search(/\S/);
  if (quote === "'" && /^\S.*'$/.test(rest + (rest === "'" ? rest : ''))) {
    // Two at the end may be one too many or one too few.
    const words = text.slice(1, -1).replaceAll("''", "'");
    const fix = rest.trim() !== "'" && { fix: { range: { start, end: start + text.length }, text: quoted(words) } };
    return [{ code: 'yaml-apostrophe', start: start + closed.length - 1, end: start + closed.length, ...fix }];
  }
  const comma = /^\s*,$/.exec(rest)?.[0];
  if (comma) {
    const range = { start: start + closed.length, end: start + text.length };
    return [{ code: 'yaml-comma-at-end', start: at, end: at + 1, fix: { range, text: '' } }];
  }
  const note = noteFault(rest, start + closed.length);
  if (note && /^\s*$/.test(rest.slice(0, note.start - start - closed.length))) return [note];
  return [{ code: 'yaml-text-after-quote', start: at, end: start + text.length }];
}

/** A text between braces that begins with a placeholder, without quotes around it. */
function barePlaceholder(text: string): { at: number; words: string } | undefined {
  const at = text.indexOf('{{', 1);
  const [before, words] = [text.slice(0, Math.max(at, 0)), /^\{\{[\w, ]*\}\}[^,{}"'\n]*/.exec(text.slice(at))?.[0]];
  const isValue = /^\{[^"'#]*$/.test(before) && /\s$/.test(before) && before.trimEnd().endsWith(':');
  return at > 0 && isValue && words ? { at, words: words.trimEnd() } : undefined;
}

function bracketFaults({ text, start, index }: Value, lines: TextLines): LineFault[] {
  const cut = cutFaults(text, start);
  if (cut.length > 0) return cut;
  const commas = commaFaults(text, start);
  if (commas.length > 0) return commas;
  const doubled = /(?=")(?<=[{[,:]\s*)"(?:[^"\\]|\\.)*"\s*(?=[^\s,}\]:#])/.exec(text);
  if (doubled) {
    const at = start + doubled.index + doubled[0].length;
    if (/^(?:"|[\w-]+\s*:\s)/.test(text.slice(at - start)) && /\s$/.test(doubled[0])) {
      const end = start + doubled.index + doubled[0].trimEnd().length;
      return [{ code: 'yaml-missing-comma', start: end - 1, end, fix: { range: { start: end, end }, text: ',' } }];
    }
    return [{ code: 'yaml-text-after-quote', start: at, end: at + 1 }];
  }
  const bare = barePlaceholder(text);
  if (bare) {
    const range = { start: start + bare.at, end: start + bare.at + bare.words.length };
    const fix = { range, text: quoted(bare.words) };
    return [{ code: 'yaml-special-start', ...range, details: { character: '{' }, fix }];
  }
  const inside = text[0] === '{' ? bracesFault(text, start) : undefined;
  if (inside) return [inside];
  const close = text[0] === '[' ? ']' : '}';
  if (withoutQuoted(text).includes(close)) return [];
  const closing = lineWith(close, index, lines);
  const next = lines.next(isField, index + 1);
  const closes = lines.all[closing] ?? '';
  const open = closing === -1 || (next !== -1 && next < closing) || (isField(closes) && closes.includes(text[0] ?? ''));
  return open ? [{ code: 'yaml-unclosed-bracket', start, end: start + text.length, details: { close } }] : [];
}

/** In braces on one line: a quotation mark without its partner, a comma that is missing before a field, a colon in a text. */
function bracesFault(text: string, start: number): LineFault | undefined {
  let open = -1;
  const closed = text.replace(QUOTED, (words, index: number) => {
    const isOpen = words.startsWith('"') && (words.length === 1 || !words.endsWith('"'));
    if (isOpen && text.endsWith('}') && /[{,:] ?$/.test(text.slice(Math.max(0, index - 2), index))) open = index;
    return '_'.repeat(words.length);
  });
  if (open !== -1) return { code: 'yaml-unclosed-quote', start: start + open, end: start + text.length };
  let at = 1;
  for (const part of closed.slice(1, -1).split(',')) {
    const [, before = '', name = '', words = '', next] =
      /^(\s*)([\w-]+):\s+([^\s{}[\]:][^{}[\]:]*?)(?:\s([\w-]{1,30}))? ?:(?=\s)/.exec(part) ?? [];
    const from = at + before.length + part.trimStart().indexOf(words, name.length + 1);
    at += part.length + 1;
    if (!words) continue;
    const end = start + from + words.trimEnd().length;
    if (next !== undefined && isCode(next))
      return { code: 'yaml-missing-comma', start: end - 1, end, fix: { range: { start: end, end }, text: ',' } };
    const range = { start: start + from, end: start + at - 1 - (part.length - part.trimEnd().length) };
    const colon = start + text.indexOf(':', from);
    return {
      code: 'yaml-colon-in-text',
      start: colon,
      end: colon + 1,
      fix: { range, text: quoted(text.slice(range.start - start, range.end - start)) },
    };
  }
  return undefined;
}

/** What stands in quotation marks, also where they are never closed. */
const QUOTED = /"(?:[^"\\]|\\.)*"?|'[^']*'?/g;

/** Texts without what stands in quotation marks. */
const withoutQuoted = (text: string) => text.replace(QUOTED, (words) => '"'.padEnd(words.length - 1, '_').concat('"'));

/** Values in brackets that begin with a #, from which on YAML takes the line for a note and finds no closing bracket. */
function cutFaults(text: string, start: number): LineFault[] {
  const bare = withoutQuoted(text);
  const values = [...bare.matchAll(/(?<=[[{,:]\s?)#[^\s#,{}[\]][^,{}[\]]*/g)];
  const first = values[0]?.index ?? 0;
  const isOpen = bare.slice(0, first).split(/[[{]/).length > bare.slice(0, first).split(/[\]}]/).length;
  if (!isOpen) return [];
  return values.map(({ 0: value, index }) => {
    const range = { start: start + index, end: start + index + value.trimEnd().length };
    const words = text.slice(index, index + value.length).trimEnd();
    return {
      ...{ code: 'yaml-cut-by-comment', ...range, details: { rest: `\`${words.slice(0, 20)}\`` } },
      fix: { range, text: quoted(words) },
    };
  });
}

function commaFaults(text: string, start: number): LineFault[] {
  const unquoted = withoutQuoted(text);
  return [...unquoted.matchAll(commaBeforeField)].map(({ 0: character, index }) =>
    commaFault(character, start + index),
  );
}
