import { printed } from './as-json.ts';
import type { Diagnostic } from './diagnostic.ts';
import { jsonLine, markdownSentence } from './escape.ts';
import { lineText } from './lines.ts';
import { lineRepair } from './repair.ts';
import { ENGINE } from './sarif.ts';
import type { Catalogue } from './wording.ts';

/**
 * A diagnostic as one line for reviewdog, which makes a comment of it, in Markdown, and of its repair a suggestion that can be
 * accepted (https://github.com/reviewdog/reviewdog/tree/master/proto/rdf). `folder` is where the site lies in its repository.
 */
export function reviewdogLine(diagnostic: Diagnostic, catalogue?: Catalogue, folder = ''): string {
  const { severity, file, line, column, endLine, endColumn, code, message, hint } = printed(diagnostic, catalogue);
  const { source } = diagnostic.place;
  // Columns count bytes of UTF-8.
  const at = (number: number, units: number) => ({
    line: number,
    column: new TextEncoder().encode(lineText(source, number - 1).slice(0, units - 1)).length + 1,
  });
  const repair = lineRepair(diagnostic);
  return jsonLine({
    message: [message, hint].map(markdownSentence).join('\n'),
    location: { path: folder + file, range: { start: at(line, column), end: at(endLine, endColumn) } },
    severity: severity === 'error' ? 'ERROR' : 'WARNING',
    source: { name: ENGINE },
    code: { value: code },
    ...(repair && {
      suggestions: [{ range: { start: { line: repair.first }, end: { line: repair.last } }, text: repair.text ?? '' }],
    }),
  });
}
