import { printed } from './as-json.ts';
import type { Diagnostic } from './diagnostic.ts';
import { visible } from './visible.ts';
import type { Catalogue } from './wording.ts';

const escapeData = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string) => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** A diagnostic as a workflow command, which GitHub shows at its line in the pull request's changes. */
export function githubAnnotation(diagnostic: Diagnostic, catalogue?: Catalogue): string {
  const { severity, file, line, column, endLine, endColumn, code, message, hint } = printed(diagnostic, catalogue);
  const where = `file=${escapeProperty(visible(file))},line=${line},endLine=${endLine},col=${column},endColumn=${endColumn}`;
  return `::${severity} ${where},title=${escapeProperty(code)}::${escapeData(`${visible(message)}\n${visible(hint)}`)}`;
}
