import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Mapping } from '../written/mapping.ts';
import type { Report } from '../written/report.ts';

interface FilledPath {
  readonly path: string;
  readonly place: Place;
  /** The facts of the page and of what it is made from, the page's own first. */
  readonly given: readonly Mapping[];
  /** Gets the names of the facts that stand in it. */
  readonly asked: Set<string>;
  /** The page's file, for messages. */
  readonly page: string;
}

/**
 * The path of a partial with the page's facts filled in, so that a template can leave to each of its pages what it
 * brings in. A path is the same in all languages: so is a fact in it. Undefined after reporting a fact without a value.
 */
export function fillPath({ path, place, given, asked, page }: FilledPath, report: Report): string | undefined {
  let isWhole = true;
  const filled = path.replace(/\{\{\s*([^{},\s]+)\s*\}\}/g, (part, name: string) => {
    const value = given.find((facts) => Object.hasOwn(facts, name))?.[name];
    asked.add(name);
    if (typeof value === 'string') return value;
    isWhole = false;
    const suggestion = value === undefined && nearest(name, given.flatMap(Object.keys));
    report.add('missing-path-fact', place, { name, page, ...(suggestion && { suggestion: `{{${suggestion}}}` }) });
    return part;
  });
  return isWhole ? filled : undefined;
}
