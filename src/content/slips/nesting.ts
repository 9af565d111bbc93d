import { Lexer } from 'yaml';

/** Values that one file may unfold to, aliases included. */
export const MAX_VALUES = 50_000;

/** Levels of nesting that a file may have. */
export const MAX_DEPTH = 60;

/** Signs, words and line ends that a file may have: more than as many values as it may have are written with. */
const MAX_TOKENS = 10 * MAX_VALUES;

/** What a text has too much of to be parsed. */
export interface TooMuch {
  readonly code: 'too-deep' | 'too-many-values';
  readonly at: number;
  readonly limit: number;
}

/**
 * Where a text has more than a file may have, or undefined. The parser recurses for each level and a deep enough file
 * would end the process; it keeps several objects for each token. So this looks at the lexer's flat stream first.
 */
export function tooMuchIn(text: string): TooMuch | undefined {
  let tokens = 0;
  let flow = 0;
  let indicators = 0;
  let offset = 0;
  let lineStart = true;
  let indented: number | undefined;
  for (const token of new Lexer().lex(text)) {
    if (++tokens > MAX_TOKENS) return { code: 'too-many-values', at: 0, limit: MAX_VALUES };
    if (token === '[' || token === '{') flow++;
    else if (token === ']' || token === '}') flow = Math.max(0, flow - 1);
    else if (token === '-' || token === '?') indicators++;
    else if (token === '\n' || token === '\r\n') indicators = 0;
    // Blank lines and comments may begin anywhere.
    if (indented !== undefined && !/^[\r\n#]/.test(token)) return tooDeep(indented);
    indented = lineStart && /^ +$/.test(token) && token.length > MAX_DEPTH * 8 ? offset : undefined;
    lineStart = token.endsWith('\n');
    if (flow > MAX_DEPTH || indicators > MAX_DEPTH) return tooDeep(offset);
    // The lexer marks scalars and document boundaries with control characters that are not in the text.
    if (!['\u0002', '\u0018', '\u001f', '\ufeff'].includes(token)) offset += token.length;
  }
  return undefined;
}

const tooDeep = (at: number): TooMuch => ({ code: 'too-deep', at, limit: MAX_DEPTH });
