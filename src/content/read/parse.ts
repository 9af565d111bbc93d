import { type Node, parseAllDocuments } from 'yaml';
import type { Code } from '../../diagnostics/catalogue.ts';
import type { Source } from '../../diagnostics/diagnostic.ts';
import type { PlainPhrase } from '../../diagnostics/phrases.ts';
import { duplicateKeys } from '../slips/duplicate-keys.ts';
import { MAX_VALUES, tooMuchIn } from '../slips/nesting.ts';
import { reportYamlErrors } from '../slips/yaml-faults.ts';
import { YAML_OPTIONS } from '../slips/yaml-options.ts';
import type { Origins } from '../written/origin.ts';
import { placeAt, Report } from '../written/report.ts';
import { readValues, TOO_MANY } from './convert.ts';
import { isPartial, SITE_FILE } from './files.ts';
import { readPlain } from './plain-yaml.ts';

/** Slips after which YAML reads another shape than was written. */
const MISREAD: ReadonlySet<Code> = new Set<Code>([
  'yaml-comparison',
  'yaml-dash',
  'yaml-lookalike',
  'yaml-missing-space',
  'yaml-sign-before-line',
]);

/**
 * Reads YAML into plain values. Every scalar stays the text that was written (`1.10`, `no`); nothing at all is
 * null. Gives undefined when the text is not YAML that can be used; what is wrong has been reported then.
 */
export function parseYaml(source: Source, origins: Origins, report: Report): unknown {
  const plain = readPlain(source, origins);
  if (plain !== undefined) return plain;
  const much = tooMuchIn(source.text);
  if (much) {
    report.add(much.code, placeAt(source, much.at, much.at + 1), { limit: much.limit });
    return undefined;
  }
  const [doc, second] = documentsOf(source);
  if (!doc?.contents) {
    if (!doc?.errors.length) report.add('file-empty', placeAt(source, 0, 0), { remedy: { phrase: remedyFor(source) } });
    else reportYamlErrors(source, { errors: doc.errors, repeated: [], stops: true }, report);
    return undefined;
  }
  if (second) {
    const end = Math.max(0, (doc.contents.range?.[1] ?? 0) - 1);
    const at = end + source.text.slice(end).search(/(?<=\n|^)(?:---|\.\.\.)/);
    const isDots = source.text[at] === '.';
    if (isDots) report.add('yaml-dots', placeAt(source, at, at + 3), { sign: '...' });
    else report.add('yaml-several-documents', placeAt(source, at, at + 3));
    // What follows dots says nothing by itself.
    if (isDots) return undefined;
  }
  const [errors, repeated] = [[...doc.errors, ...doc.warnings], duplicateKeys(source, doc)];
  const stops = doc.errors.length > 0 || repeated.length > 0 || second !== undefined;
  if (errors.length || repeated.length) reportYamlErrors(source, { errors, repeated, stops }, report);
  if (stops) return undefined;
  return valuesOf(doc.contents, { source, origins, report });
}

function valuesOf(contents: Node, to: { source: Source; origins: Origins; report: Report }): unknown {
  const { source, report } = to;
  const value = readValues(contents, to);
  // What these leave is not what was meant, so nothing more is said of it.
  if (report.diagnostics.some(({ code, place }) => place.source === source && MISREAD.has(code))) return undefined;
  if (value !== TOO_MANY) return value;
  report.add('too-many-values', placeAt(source, 0, 1), { limit: MAX_VALUES });
  return undefined;
}

/** What belongs into a file that is empty. */
function remedyFor({ file }: Source): PlainPhrase {
  if (file === SITE_FILE) return 'beginSite';
  return isPartial(file) ? 'beginPartial' : 'beginPage';
}

/** What can be made out of a text that is not YAML throughout; undefined where it is not even tried. */
export function parsePartly(source: Source, origins: Origins): unknown {
  const [doc] = tooMuchIn(source.text) === undefined ? documentsOf(source) : [];
  const value = doc && readValues(doc.contents, { source, origins, report: new Report() });
  return value === TOO_MANY ? undefined : value;
}

/** The nodes of a text with their places, as far as it is YAML; null where it says nothing, undefined where it is too much to read. */
export function nodesOf(source: Source): Node | null | undefined {
  if (tooMuchIn(source.text)) return undefined;
  return documentsOf(source)[0]?.contents ?? null;
}

function documentsOf({ text }: Source) {
  const { stackTraceLimit } = Error;
  // The parser makes an error for each of its complaints; nobody looks at where in the parser they were made.
  Error.stackTraceLimit = 0;
  try {
    const docs = parseAllDocuments(text, YAML_OPTIONS);
    return Array.isArray(docs) ? docs : [];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
