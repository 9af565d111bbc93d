import type { Project } from '../../content/project.ts';
import { printed } from '../../diagnostics/as-json.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import { catalogueFor } from '../../diagnostics/message-languages.ts';
import type { TextMessage } from '../shared/protocol.ts';

interface Asking {
  readonly route: string;
  readonly project: Project;
  /** The author's languages, which messages are told in. */
  readonly languages: string;
}

/** What a check of a page says of what stands between two places of a file; of all languages, or of one. */
export function messagesBetween(
  { source: { file }, range: { start, end } }: Place,
  { route, project, languages }: Asking,
  codes: readonly string[] = project.languagesOf(route),
): TextMessage[] {
  const isHere = ({ place: { source, range } }: Diagnostic) =>
    source.file === file && range.start >= start && range.start <= end;
  const all = [
    ...(project.pageFile(route)?.report.diagnostics ?? []),
    ...codes.flatMap((code) => [
      ...project.compile(route, code).report.diagnostics,
      ...project.siteReport(code).diagnostics,
    ]),
  ];
  const told = all.filter(isHere).map((each) => printed(each, catalogueFor(languages)));
  const seen = new Map(told.map(({ severity, message, hint }) => [message, { severity, message, hint }]));
  return [...seen.values()];
}
