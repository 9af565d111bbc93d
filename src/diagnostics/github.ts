import { printed } from './as-json.ts';
import type { Diagnostic } from './diagnostic.ts';
import { commandData, commandProperty } from './escape.ts';
import type { Catalogue } from './wording.ts';

/**
 * A diagnostic as a workflow command, which GitHub shows at its line in the pull request's changes. `folder` is where the site
 * lies in its repository.
 */
export function githubAnnotation(diagnostic: Diagnostic, catalogue?: Catalogue, folder = ''): string {
  const { severity, file, line, column, endLine, endColumn, code, message, hint } = printed(diagnostic, catalogue);
  const where = `file=${commandProperty(folder + file)},line=${line},endLine=${endLine},col=${column},endColumn=${endColumn}`;
  return `::${severity} ${where},title=${commandProperty(code)}::${commandData([message, hint])}`;
}
