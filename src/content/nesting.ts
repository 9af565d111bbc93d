import { Lexer } from 'yaml';

/** Levels of nesting that a file may have. */
export const MAX_DEPTH = 60;

/**
 * The offset at which a text nests deeper than the limit, or undefined. The parser recurses for each level and
 * a deep enough file would end the process, so this looks at the lexer's flat stream of tokens first.
 */
export function tooDeepAt(text: string): number | undefined {
  let flow = 0;
  let indicators = 0;
  let offset = 0;
  let lineStart = true;
  let indented: number | undefined;
  for (const token of new Lexer().lex(text)) {
    if (token === '[' || token === '{') flow++;
    else if (token === ']' || token === '}') flow = Math.max(0, flow - 1);
    else if (token === '-' || token === '?') indicators++;
    else if (token === '\n' || token === '\r\n') indicators = 0;
    // Blank lines and comments may begin anywhere.
    if (indented !== undefined && !/^[\r\n#]/.test(token)) return indented;
    indented = lineStart && /^ +$/.test(token) && token.length > MAX_DEPTH * 8 ? offset : undefined;
    lineStart = token.endsWith('\n');
    if (flow > MAX_DEPTH || indicators > MAX_DEPTH) return offset;
    // The lexer marks scalars and document boundaries with control characters that are not in the text.
    if (!['\u0002', '\u0018', '\u001f', '\ufeff'].includes(token)) offset += token.length;
  }
  return undefined;
}
