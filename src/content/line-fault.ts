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

/** A line with a name and its value. */
export const field = /^([\t ]*(?:- +)*)([\w.-]+|"[^"]*"|'[^']*'):(?:[\t ]+(.*))?$/;
/** A line that begins an entry of a list. */
export const entry = /^([\t ]*(?:- +)+)(.*)$/;
export const looksLikeField = (line: string) => field.test(line) || entry.test(line);

/** Text in double quotes as YAML writes it. */
export const quoted = (text: string) => `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;

/** A word in small letters, `!secret`, is meant as a tag; before plain words anything else is text. */
export const TAG = /^!!?[a-z]/;
