import { parseDocument } from 'yaml';
import type { Source } from '../../diagnostics/diagnostic.ts';
import { lineOf, lineStart, lineText } from '../../diagnostics/lines.ts';
import { field, type LineFault } from '../written/yaml-line.ts';
import { YAML_OPTIONS } from './yaml-options.ts';

/** A line that may be the cause, with the text as it would be without its slip. */
interface Guess {
  readonly fault: LineFault;
  readonly text: string;
}

/** A line above the one in the wrong column: what it says, and where that begins. */
interface Above {
  readonly words: string;
  readonly indent: number;
  readonly begin: number;
}

/**
 * The dash that a line in a wrong column may come from: one that is missing above it, or one too many. A guess counts
 * where the text can be read with it: otherwise the line itself may be what was moved.
 */
export function dashSlip(source: Source, start: number): LineFault | undefined {
  const guess = guessDash(source, start);
  return guess && isReadable(guess.text) ? guess.fault : undefined;
}

/** Only the one entry in the same column can have a dash too many, only the first line of a list can lack one. */
function guessDash(source: Source, start: number): Guess | undefined {
  const column = start - lineStart(source, start);
  const isEntry = /^- /.test(source.text.slice(start, start + 2));
  let [below, first]: (Above | undefined)[] = [];
  for (const line of linesAbove(source, start)) {
    // The lines from here on are those of a list, if it is the list's name.
    if (first) return isBare(line) ? missing(source, first) : undefined;
    if (line.indent < column && isEntry)
      return below?.indent === column + 2 && isBare(line) ? missing(source, below, 2) : undefined;
    if (line.indent < column && line.indent !== column - 2) return undefined;
    if (line.indent < column) first = line;
    else if (line.indent === column && /^- +\w/.test(line.words)) return isEntry ? undefined : tooMany(source, line);
    below = line;
  }
  return undefined;
}

const isBare = ({ words }: Above) => /^(?:- +)*[\w.-]+:$/.test(words);

function* linesAbove(source: Source, start: number): Generator<Above> {
  for (let [number, at] = [lineOf(source, start) - 1, lineStart(source, start)]; number >= 0; number--) {
    const line = lineText(source, number);
    at = lineStart(source, at - 1);
    const indent = line.search(/\S/);
    if (indent !== -1 && line[indent] !== '#') yield { words: line.trim(), indent, begin: at + indent };
  }
}

const tooMany = ({ text }: Source, { begin: start }: Above): Guess => ({
  fault: { code: 'yaml-extra-dash', start, end: start + 1 },
  text: text.slice(0, start) + text.slice(start).replace(/^- +/, ''),
});

/** A field that begins an entry, with a dash before it or in place of so many spaces. */
function missing({ text }: Source, { begin: start, words }: Above, spaces = 0): Guess | undefined {
  const name = field.exec(words)?.[2];
  if (name === undefined || words.startsWith('-')) return undefined;
  return {
    fault: { code: 'yaml-dash', start, end: start + name.length },
    text: `${text.slice(0, start - spaces)}- ${text.slice(start)}`,
  };
}

const isReadable = (text: string) => parseDocument(text, YAML_OPTIONS).errors.length === 0;
