import { printed } from './as-json.ts';
import type { Diagnostic, Range, Source } from './diagnostic.ts';
import { jsonText } from './escape.ts';
import { lineAndColumn } from './lines.ts';
import { visible } from './visible.ts';
import type { Catalogue } from './wording.ts';

/** What found it. */
export const ENGINE = 'pages-as-data';

/** Results that code scanning takes of one run. */
const MOST_RESULTS = 5000;

/**
 * Diagnostics as a log for code scanning (Static Analysis Results Interchange Format 2.1.0, OASIS). `folder` is where the site
 * lies in its repository.
 */
export function sarifLog(diagnostics: readonly Diagnostic[], catalogue?: Catalogue, folder = ''): string {
  const told = diagnostics.slice(0, MOST_RESULTS);
  const rules = [...new Set(told.map(({ code }) => String(code)))];
  const results = told.map((diagnostic) => {
    const { code, severity, file, message, hint } = printed(diagnostic, catalogue);
    const { place, fix } = diagnostic;
    const artifactLocation = { uri: uriOf(folder + file), uriBaseId: '%SRCROOT%' };
    return {
      ruleId: code,
      ruleIndex: rules.indexOf(code),
      level: severity,
      message: { text: [message, hint].map(sentence).join('\n') },
      locations: [{ physicalLocation: { artifactLocation, region: regionOf(place.source, place.range) } }],
      ...(fix && {
        fixes: [
          {
            artifactChanges: [
              {
                artifactLocation,
                replacements: [
                  { deletedRegion: regionOf(place.source, fix.range), insertedContent: { text: fix.text } },
                ],
              },
            ],
          },
        ],
      }),
    };
  });
  return jsonText({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: ENGINE, rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  });
}

function regionOf(source: Source, range: Range) {
  const [start, end] = [lineAndColumn(source, range.start), lineAndColumn(source, range.end)];
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

/** A path as an address (RFC 3986). */
const uriOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** A sentence in which nothing is a link to a program that reads it (SARIF, 3.11.6). */
const sentence = (text: string) => visible(text).replace(/[\\[\]]/g, '\\$&');
