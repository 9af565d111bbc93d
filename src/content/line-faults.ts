import { BLOCK_HEADER, entry, field, type LineFault, looksLikeField } from './line-fault.ts';
import { bareFaults, foreignFaults, startFaults, TIGHT } from './start-faults.ts';
import { valueFaults } from './value-faults.ts';

/** A line whose text stands on the lines below it. */
const beginsBlock = new RegExp(`^[\\t ]*(?:- +)*(?:[\\w.-]+:[\\t ]+)?${BLOCK_HEADER.source}[\\t ]*(?:#.*)?$`);

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
    block = beginsBlock.test(line) ? blockIndent(line) : undefined;
    begun = block !== undefined;
    if (block === undefined && indent !== -1 && line[indent] !== '#') {
      const found = faultsOf(line, offset, lines.slice(index + 1));
      const [first] = found;
      const around = { before: lines.slice(0, index), after: lines.slice(index + 1) };
      if (first && isBeforePage(first, line, around)) faults.push({ ...first, code: 'yaml-stray-line', unsure: false });
      else if (first?.code === 'yaml-missing-colon') faults.push(...afterComment(first, lines, index, offset));
      else faults.push(...found);
    }
    offset += raw.length + 1;
  }
  return faults;
}

/** The column that the lines of a block scalar have to pass: that of its key, or of its dash. */
const blockIndent = (line: string) => /^[\t ]*(?:- +)*(?=[\w.-]+:)/.exec(line)?.[0].length ?? line.search(/\S/);

function faultsOf(line: string, offset: number, following: readonly string[]): LineFault[] {
  const foreign = foreignFaults(line, offset);
  if (foreign.length > 0 || /^(?:={7}|>{7}|\|{7})(?: |$)/.test(line)) return foreign;
  const starting = startFaults(line, offset);
  if (starting.length > 0) return starting;
  const match = field.exec(line) ?? entry.exec(line);
  if (!match || (!field.test(line) && TIGHT.test(line))) return bareFaults(line, offset);
  const written = (match.length > 3 ? match[3] : match[2]) ?? '';
  if (written.startsWith('#')) return [];
  const text = /^["']/.test(written) ? written.trimEnd() : written.replace(/[\t ]+#(?:\s.*)?$/, '').trimEnd();
  const start = offset + line.lastIndexOf(written);
  return text ? valueFaults({ text, start }, following) : [];
}

/** A comment ends a text of several lines, so the line after it belongs to nothing. */
function afterComment(fault: LineFault, lines: readonly string[], index: number, offset: number): LineFault[] {
  const comment = lines[index - 1] ?? '';
  if (!/^\s*#/.test(comment)) return [fault];
  const start = offset - comment.length - 1 + comment.indexOf('#');
  return [{ code: 'yaml-comment-in-text', start, end: start + comment.trim().length, unsure: true }];
}

/** Words at the margin before the first name of a file, which need no other proof. */
function isBeforePage(
  { code }: LineFault,
  line: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): boolean {
  const next = after.find((each) => each.trim()) ?? ' ';
  const isBare =
    code === 'yaml-stray-line' || (code === 'yaml-missing-colon' && !/^\s/.test(line) && !/^\s/.test(next));
  return isBare && !before.some(looksLikeField);
}
