import { applyFixes } from '../../../content/authoring/fix.ts';
import type { PageDiagnostics, Project } from '../../../content/project.ts';
import type { Diagnostic, Place, Range, Source } from '../../../diagnostics/diagnostic.ts';
import type { OldSource, TextMessage } from '../../shared/protocol.ts';
import { wordsInEditor } from './in-editor.ts';

interface FactNames {
  readonly has: (name: string) => boolean;
}

/** The facts that messages about a page may name. */
export function factsNamed(project: Project, route: string): FactNames {
  const own = project.pageFile(route)?.facts;
  return { has: (name) => own?.has(name) === true || project.siteFile.facts.has(name) };
}

interface MessagesContext {
  readonly judged: PageDiagnostics;
  /** The author's languages, which messages are told in. */
  readonly languages: string;
  /** The facts that messages may name. */
  readonly facts: FactNames;
  /** Of all languages, or of one. */
  readonly code?: string | undefined;
  /** Parts of the place that other messages belong to. */
  readonly except?: readonly Range[];
  /** What a translation was made from. */
  readonly oldOf?: (told: Diagnostic) => OldSource | undefined;
  /** What a file says where the messages stand: mended, it says something else there. */
  readonly valueIn: (source: Source) => unknown;
}

const holds = ({ start, end }: Range, { range }: Place) => range.start >= start && range.start <= end;

/** What a check of a page says of what stands between two places of a file. */
export function messagesBetween({ source, range }: Place, context: MessagesContext): TextMessage[] {
  const { judged, code, except = [] } = context;
  const isHere = ({ place }: Diagnostic) => place.source.file === source.file && holds(range, place);
  const own = [...judged.file, ...judged.texts].filter(({ place }) => !except.some((part) => holds(part, place)));
  const compiled = [...judged.languages].filter(([language]) => code === undefined || language === code);
  const all = [...own, ...compiled.flatMap(([, diagnostics]) => diagnostics)].filter(isHere);
  return [...new Map(all.map((each) => textMessage(each, context)).map((each) => [each.message, each])).values()];
}

function textMessage(diagnostic: Diagnostic, { languages, valueIn, facts, oldOf }: MessagesContext): TextMessage {
  const { fix, place, severity } = diagnostic;
  const { message, hint } = wordsInEditor(diagnostic, languages, facts);
  const { file, text } = place.source;
  const mended = fix && valueIn({ file, text: applyFixes(text, [fix]) });
  const isOther = typeof mended === 'string' && mended !== valueIn(place.source);
  return { severity, message, hint, ...(isOther && { mended }), old: oldOf?.(diagnostic) };
}
