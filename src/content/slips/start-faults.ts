import { BULLETS, findInvisible, isIndentLost, SPACE, WIDE_COLONS } from '../written/lookalikes.ts';
import { field, type LineFault } from '../written/yaml-line.ts';

const bullet = new RegExp(
  `^(\\s*)(?:[${BULLETS}]\\s*|[*+]\\s+|\\p{Nd}{1,2}[.)]\\s+|(?:--+|o|[/_]|[a-z][.)])[ \\t]+(?=[\\w.-]+:(?:\\s|$))|-(?=[\\p{L}"'[{]))(?=\\S)`,
  'u',
);
const anyWideColon = new RegExp(`[${WIDE_COLONS}]`);
const wideColon = new RegExp(`^([\\t ]*(?:- +)*)([\\w.-]+)[^\\S\\n]*([${WIDE_COLONS}])[^\\S\\n]*`);

/** What other programs leave between the lines, or write in their place: fences of code, lines that bring in a file. */
export function foreignFaults(line: string, offset: number): LineFault[] {
  const at = { start: offset, end: offset + line.trimEnd().length };
  const signed = signedName(line, offset);
  if (signed) return [signed];
  const other = /^(\s*(?:- +)?)((?:\{\{>|\{%-?\s*(?:include|render|partial)\b|<%-?\s*include\b)[^\n]*)$/.exec(
    line.trimEnd(),
  );
  if (other) {
    const [, before = '', words = ''] = other;
    const start = offset + before.length;
    const details = { type: words, path: '/_closing.yaml' };
    return [{ code: 'include-as-type', start, end: start + words.length, details }];
  }
  if (!/^\s*(?:`{3}|~{3})[\w-]*\s*$/.test(line)) return [];
  const range = { start: offset, end: offset + line.length + 1 };
  return [{ code: 'yaml-code-fence', ...at, start: offset + line.search(/\S/), fix: { range, text: '' } }];
}

/** A tab between a dash and the name after it. */
const TAB_AFTER_DASH = /^ *(?:- +)*- *\t\s*(?=\S)/;

/** What stands before the name or the words of a line and does not belong there. */
export function startFaults(line: string, offset: number): LineFault[] {
  const spaces = /^\s*/.exec(line)?.[0] ?? '';
  if (spaces.includes('\t')) {
    const start = offset + spaces.indexOf('\t');
    return [{ code: 'yaml-tab', start, end: start + 1 }];
  }
  const dash = TAB_AFTER_DASH.exec(line)?.[0];
  if (dash && field.test(line.slice(dash.length))) {
    const [tab, end] = [offset + dash.indexOf('\t'), offset + dash.length];
    const start = offset + dash.trimEnd().length;
    return [{ code: 'yaml-tab', start: tab, end: tab + 1, fix: { range: { start, end }, text: ' ' } }];
  }
  return [...invisibleFaults(line, offset, spaces), ...dashFaults(line, offset), ...doubleDash(line, offset)].slice(
    0,
    1,
  );
}

/** An entry that begins with two dashes. */
function doubleDash(line: string, offset: number): LineFault[] {
  const [, before] = /^(\s*- +)- +(?=[\w.-]+:(?:\s|$))/.exec(line) ?? [];
  const start = offset + (before?.length ?? 0);
  return before === undefined ? [] : [{ code: 'yaml-extra-dash', start, end: start + 1, unsure: true }];
}

/** Invisible characters in the indentation, around the name and around the dash: no name can hold them. */
function invisibleFaults(line: string, offset: number, spaces: string): LineFault[] {
  const before = /^(?:\s|\p{Cf}|-(?=[\s\p{Cf}]))*/u.exec(line)?.[0].length ?? 0;
  const name = /^[\w.\p{Cf}-]+:[^\S\n]*\p{Cf}*/u.exec(line.slice(before))?.[0].length ?? 0;
  const found = findInvisible(line, { start: 0, end: before + name });
  if (!found) return [];
  const { start, end, fix } = found;
  // Spaces of another kind count as much as ordinary ones where they indent or part; other characters count for nothing.
  const text =
    SPACE.test(line[start] ?? '') && (start < spaces.length || /[-:]\s*$/.test(line.slice(0, start)))
      ? ' '.repeat(end - start)
      : fix.text;
  const range = { start: offset + start, end: offset + end };
  const told = { code: 'invisible-character', ...range, details: { name: found.name } } as const;
  if (isIndentLost(line.slice(0, end))) return [told];
  return [{ ...told, fix: { range, text } }];
}

/** A bullet of word processors at the start of a line, or a dash without its space. */
export function dashFaults(line: string, offset: number): LineFault[] {
  const [head, before = ''] = bullet.exec(line) ?? [];
  if (head === undefined) return [];
  const range = { start: offset + before.length, end: offset + head.length };
  const at = { code: 'yaml-dash', start: range.start, end: range.start + 1 } as const;
  const rest = line.slice(head.length);
  // Words alone may go on from the line above.
  if (!field.test(rest)) return [{ ...at, unsure: true }];
  // So far before a name it is a stray sign, not the dash of an entry: which column was meant is open.
  if (/[^\S\n]{4}$/.test(head) && before === '') return [at];
  return [{ ...at, fix: { range, text: /^- /.test(rest) ? '' : '- ' } }];
}

/** A number before a field: a line beside it in the same column is a field as well, not an entry. */
export function numberBeforeField(
  line: string,
  offset: number,
  beside: readonly (string | undefined)[],
): LineFault | undefined {
  const [, spaces = '', number = '', gap = ''] = /^(\s*)(\d{1,2}[.)])(\s+)(?=[\w-]+:)/.exec(line) ?? [];
  const isField = (other = '') => /^\s*[\w-]+:(?:\s|$)/.test(other) && other.search(/\S/) === spaces.length;
  if (!number || !beside.some(isField)) return undefined;
  const start = offset + spaces.length;
  const fix = { range: { start, end: start + number.length + gap.length }, text: '' };
  const details = { sign: number, origin: { phrase: 'signOfNumbers' } } as const;
  return { code: 'yaml-sign-before-line', start, end: start + number.length, details, fix };
}

/** True for a text that has a colon of an East Asian keyboard somewhere. */
export const hasWideColon = (text: string) => anyWideColon.test(text);

/** A name before a colon of an East Asian keyboard. */
export function wideColonFaults(line: string, offset: number): LineFault[] {
  const [head, before = '', name = '', character = ''] = wideColon.exec(line) ?? [];
  if (head === undefined) return [];
  const start = offset + line.indexOf(character);
  const range = { start: offset + before.length + name.length, end: offset + head.length };
  const told = { code: 'yaml-lookalike', start, end: start + 1, details: { character, right: ':' } } as const;
  // Within a word it has come into a name, which has its colon.
  if (head.endsWith(character) && /^[\w.-]+:(?:\s|$)/.test(line.slice(head.length))) return [told];
  return [{ ...told, fix: { range, text: head.length < line.length ? ': ' : ':' } }];
}

/** A line that is neither a name with a value nor an entry of a list. */
export function bareFaults(line: string, offset: number): LineFault[] {
  const wide = wideColonFaults(line, offset);
  if (wide.length > 0) return wide;
  const start = offset + line.search(/\S/);
  const round = /^\s*(\()\s*[a-z]{2}:\s[^()]*\)\s*$/.exec(line);
  if (round) return [{ code: 'yaml-lookalike', start, end: start + 1, details: { character: '(', right: '{' } }];
  const turned = turnedFault(line, offset);
  if (turned) return [turned];
  const tight = TIGHT.exec(line);
  if (!tight) {
    const code = isStray(line) ? 'yaml-stray-line' : 'yaml-missing-colon';
    return [{ code, start, end: offset + line.trimEnd().length, unsure: true }];
  }
  const at = offset + tight[0].length;
  const fix = { range: { start: at, end: at }, text: ' ' };
  return [{ code: 'yaml-missing-space', start: at - 1, end: at, fix, unsure: true }];
}

/** A name with brackets, stars or other signs around it, before its colon or around that too. */
const SIGNED = /^((?:\s|- )*)([*_`'"“”„«»‘’<>()[\]{}]{1,3})([a-z][\w-]*)(:?[*_`'"“”„«»‘’<>()[\]{}]{1,3}:?)(?=\s|$)/i;

/** A language's code in brackets before its text, without a colon. */
const BRACKETED = /^(\s*)[[(<]([a-z]{2})[\])>][^\S\n]+(?=[^\s:])/i;

/** The same in a line or in a name alone, behind which the colon stands. */
export function signedName(line: string, offset: number): LineFault | undefined {
  const code = BRACKETED.exec(line);
  if (code) {
    const [whole, spaces = '', language = ''] = code;
    const range = { start: offset + spaces.length, end: offset + whole.length };
    const fix = { range, text: `${language.toLowerCase()}: ` };
    return { code: 'yaml-signs-around-name', ...range, details: { key: language.toLowerCase() }, fix };
  }
  const [, before = '', opening = '', key = '', closing = ''] = SIGNED.exec(line) ?? [];
  // Straight quotation marks are YAML's own, and words in brackets or stars are no name without a colon.
  if (!key || !closing.includes(':') || /^(["'])\1:$/.test(opening + closing)) return undefined;
  const start = offset + before.length;
  const range = { start, end: start + opening.length + key.length + closing.length };
  return { code: 'yaml-signs-around-name', ...range, details: { key }, fix: { range, text: `${key}:` } };
}

/** A language's name behind its text, where the line goes from right to left to the eye: `نص :ar`. */
function turnedFault(line: string, offset: number): LineFault | undefined {
  const [, words = '', name = ''] = /^(\s*\S.*?\s):([a-z]{2,3})\s*$/.exec(line) ?? [];
  const start = offset + words.length;
  return name ? { code: 'name-after-text', start, end: start + name.length + 1, details: { key: name } } : undefined;
}

/** A name whose colon lacks the space after it. */
export const TIGHT = /^[\t ]*(?:- +)*[a-z_][\w-]*:(?=[^\s/])/i;

/** True for what names nothing: words of a chat before or after a page at the margin, half a text, a drawn line, a tag. */
const isStray = (line: string) => /^(?:\S+\s+\S|\s*<[/!a-z]|\s*([^\p{L}\p{N}\s])\1{2,}\s*$)/u.test(line);
