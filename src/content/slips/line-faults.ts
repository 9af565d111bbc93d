import { closingMarks, noteLines } from '../written/notes.ts';
import { type TextLines, textLines } from '../written/text-lines.ts';
import { BLOCK_HEADER, entry, field, type LineFault, looksLikeField } from '../written/yaml-line.ts';
import { type Sign, signBefore, signFaults, VERSIONS } from './signs.ts';
import { bareFaults, foreignFaults, numberBeforeField, startFaults, TIGHT } from './start-faults.ts';
import { type Row, rowOf, tabRepairs } from './tabs.ts';
import { valueFaults } from './value-faults.ts';

/** A line whose text stands on the lines below it. */
const beginsBlock = new RegExp(`^[\\t ]*(?:- +)*(?:[\\w.-]+:[\\t ]+)?${BLOCK_HEADER.source}[\\t ]*(?:#.*)?$`);

/** Looks for the slips that people make, line by line. To be asked only of a text that the parser cannot read. */
export function findLineFaults(text: string): LineFault[] {
  const lines = textLines(text);
  const faults: LineFault[] = [];
  const rows: (Row | undefined)[] = [];
  let block: number | undefined;
  let begun = false;
  let ended: number | undefined;
  const closing = closingMarks(text);
  let noted = 0;
  const signs: Sign[] = [];
  let versions = false;
  for (const [index, line] of lines.all.entries()) {
    const offset = lines.starts[index] ?? 0;
    const indent = line.search(/[^\t ]/);
    if (offset < noted) continue;
    if (block !== undefined && (indent === -1 || indent > block)) {
      begun &&= indent === -1;
      continue;
    }
    // The text after a bar has to be further in than its name; where it is not, it is no text to YAML.
    const sign = signBefore(line, { offset, index });
    if (begun && line[indent] !== '#' && !looksLikeField(line) && !sign)
      faults.push({ code: 'yaml-indentation', start: offset + indent, end: offset + line.trimEnd().length });
    if (ended !== undefined && isTextAgain(line, ended, lines.all[index + 1] ?? '') && !sign) {
      const [start, end] = [offset + indent, offset + line.trimEnd().length];
      faults.push({ code: 'yaml-text-too-high', start, end, unsure: true });
      block = ended;
      continue;
    }
    block = beginsBlock.test(line) ? blockIndent(line) : undefined;
    ended = block;
    begun = block !== undefined;
    const note = block === undefined && noteLines(line, offset, closing);
    if (note) {
      faults.push(note);
      noted = note.fix?.range.end ?? 0;
    } else if (sign) {
      signs.push(sign);
      rows.push(undefined);
    } else if (VERSIONS.test(line)) {
      // The first of its lines tells of a conflict, be it whole or half.
      if (!versions || line.startsWith('<'))
        faults.push({ code: 'yaml-conflict', start: offset, end: offset + line.trimEnd().length });
      versions = !line.startsWith('>');
    } else if (block !== undefined) {
      // Where the text of a block ends is open where the lines after it have tabs.
      rows.push(rowOf(line, offset), undefined);
    } else if (indent !== -1 && line[indent] !== '#') {
      const found = faultsOf({ line, offset, index }, lines);
      const [first] = found;
      rows.push(rowOf(line, offset, first?.code === 'yaml-tab' ? first : undefined));
      const beside = [lines.all[index - 1], lines.all[index + 1]];
      const above = first?.code === 'yaml-special-start' ? languageAbove(index, lines) : undefined;
      const numbered = first?.code === 'yaml-dash' ? numberBeforeField(line, offset, beside) : undefined;
      if (first && isBeforePage(first, index, lines))
        faults.push({
          // A page's own field may only have another sign for its colon.
          code: /^\w+\s*=/.test(line) ? 'yaml-missing-colon' : 'yaml-stray-line',
          start: first.start,
          end: first.end,
        });
      else if (above) {
        if (faults.at(-1)?.start !== above.start) faults.push(above);
      } else if (numbered) faults.push(numbered);
      else if (first?.code === 'yaml-missing-colon')
        faults.push(...besideLanguages(first, index, lines), ...afterComment(first, index, lines));
      else faults.push(...found);
    }
  }
  const { faults: signed, whole } = signFaults(signs, text);
  // What can be read without its signs has no other slip.
  if (signs.length > 0 && whole) return signed;
  faults.push(...signed);
  const repairs = tabRepairs(rows);
  return faults.map((fault) => {
    const fix = repairs.get(fault);
    return fix ? { ...fault, fix } : fault;
  });
}

/** So many lines may stand between a list and the language that it is a text in. */
const MOST_ENTRIES = 100;

/** The language that a list stands below, in the place of a text: nothing, or the sign of a text in quotes, stands behind it. */
function languageAbove(index: number, { all, starts }: TextLines): LineFault | undefined {
  const column = all[index]?.search(/\S/) ?? 0;
  if (!/^\s*[-*+] /.test(all[index] ?? '')) return undefined;
  for (let at = index - 1; at >= Math.max(0, index - MOST_ENTRIES); at--) {
    const line = all[at] ?? '';
    if (line.trim() === '' || line.search(/\S/) >= column) continue;
    const [, before = '', key] = /^(\s*)([a-z]{2}(?:-[\w-]+)?|all):\s*(?:(["'])[|>][+-]?\3)?\s*$/i.exec(line) ?? [];
    if (key === undefined) return undefined;
    const start = (starts[at] ?? 0) + before.length;
    const details = { key, how: { phrase: 'textInQuotes' } } as const;
    return { code: 'expected-single-text', start, end: start + key.length, details };
  }
  return undefined;
}

/** A line of a text on the lines below its name that does not stand far enough in, with more of the text below it. */
function isTextAgain(line: string, block: number, next: string): boolean {
  const indent = line.search(/\S/);
  // An entry of a list in the text, with more of it below.
  if (/^ *[-*+] +[^\s-]/.test(line) && !field.test(line)) return next.search(/\S/) > block;
  if (indent === -1 || !/[\p{L}\p{N}"'“«(]/u.test(line[indent] ?? '')) return false;
  if (indent < block) return !looksLikeField(line) && /\S\s+\S+\s+\S/.test(line);
  return !field.test(line) && (next.trim() === '' || next.search(/\S/) > block);
}

/** The column that the lines of a block scalar have to pass: that of its key, or of its dash. */
const blockIndent = (line: string) => /^[\t ]*(?:- +)*(?=[\w.-]+:)/.exec(line)?.[0].length ?? line.search(/\S/);

function faultsOf(
  { line, offset, index }: { line: string; offset: number; index: number },
  lines: TextLines,
): LineFault[] {
  const foreign = foreignFaults(line, offset);
  if (foreign.length > 0) return foreign;
  const starting = startFaults(line, offset);
  if (starting.length > 0) return starting;
  const match = field.exec(line) ?? entry.exec(line);
  if (!match && /^\s*[[{]/.test(line)) {
    const indent = line.search(/\S/);
    const open = valueFaults({ text: line.trim(), start: offset + indent, index }, lines);
    if (open[0]?.code === 'yaml-unclosed-bracket') return open;
    const entry = [lines.all[index - 1], lines.all[index + 1]].find((beside) => /^\s*- +[[{]/.test(beside ?? ''));
    const fix = { range: { start: offset, end: offset + indent }, text: `${' '.repeat(entry?.indexOf('-') ?? 0)}- ` };
    if (entry) return [{ code: 'yaml-dash', start: offset + indent, end: offset + indent + 1, fix }];
  }
  if (!match || (!field.test(line) && TIGHT.test(line))) return bareFaults(line, offset);
  const written = (match.length > 3 ? match[3] : match[2]) ?? '';
  if (written.startsWith('#')) return [];
  const text = /^["']/.test(written)
    ? written.trimEnd()
    : written.replace(/(?<![\t ])[\t ]+#(?:\s[^\n]*|$)/, '').trimEnd();
  const start = offset + line.lastIndexOf(written);
  return text ? valueFaults({ text, start, index }, lines) : [];
}

/** Words in the column of languages, which belong to none of them. */
function besideLanguages({ start, end }: LineFault, index: number, { all }: TextLines): LineFault[] {
  const line = all[index] ?? '';
  const column = line.search(/\S/);
  const open = withoutColon(line, start, [all[index - 1], all[index + 1]]);
  if (open) return [open];
  const isLanguage = (other = '') => other.search(/\S/) === column && LANGUAGE.test(other);
  const isText =
    !/^\s*(?:[a-z]{2}|all)(?![\p{L}\p{N}])/u.test(line) && (isLanguage(all[index + 1]) || isLanguage(all[index - 1]));
  return isText ? [{ code: 'text-without-language', start, end, unsure: true }] : [];
}

/** A language without its colon, or with another sign in its place. */
function withoutColon(line: string, start: number, beside: readonly (string | undefined)[]): LineFault | undefined {
  const [, spaces = '', key = '', sign = ''] =
    /^(\s*)([a-z]{2}|all)(\s*[-–—=.;>→|]?\s+|[-–—=;>→|])(?=\S)/.exec(line) ?? [];
  const known = beside.flatMap((other = '') => (LANGUAGE.test(other) ? [other] : []));
  const isBeside = known.some((other) => other.search(/\S/) === spaces.length && !other.trim().startsWith(`${key}:`));
  if (!key || !isBeside) return undefined;
  const range = { start: start + key.length, end: start + key.length + sign.length };
  return {
    code: 'language-without-colon',
    start,
    end: start + key.length,
    details: { key },
    fix: { range, text: ': ' },
    unsure: true,
  };
}

/** A language and its text. */
const LANGUAGE = /^\s*(?:[a-z]{2}(?:-[\w-]+)?|all):\s+\S/i;

/** A comment ends a text of several lines, so the line after it belongs to nothing. */
function afterComment(fault: LineFault, index: number, { all, starts }: TextLines): LineFault[] {
  const comment = all[index - 1] ?? '';
  if (!/^\s*#/.test(comment)) return [fault];
  const start = (starts[index - 1] ?? 0) + comment.indexOf('#');
  return [{ code: 'yaml-comment-in-text', start, end: start + comment.trim().length, unsure: true }];
}

/** Words at the margin before the first name of a file, which need no other proof. */
function isBeforePage({ code }: LineFault, index: number, lines: TextLines): boolean {
  const first = lines.next(looksLikeField, 0);
  if (first !== -1 && first < index) return false;
  if (code === 'yaml-stray-line') return true;
  const next = lines.all[lines.next(hasWords, index + 1)] ?? ' ';
  return code === 'yaml-missing-colon' && !/^\s/.test(lines.all[index] ?? '') && !/^\s/.test(next);
}

const hasWords = (line: string) => /\S/.test(line);
