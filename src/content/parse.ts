import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseAllDocuments,
  visit,
} from 'yaml';
import type { Range, Source } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { quoted } from './line-faults.ts';
import { MAX_DEPTH, tooDeepAt } from './nesting.ts';
import type { Origin, Origins } from './origin.ts';
import { placeAt, placeOf, Report } from './report.ts';
import { reportMeaning, reportYamlErrors } from './yaml-faults.ts';

/** Values that one file may unfold to, aliases included. */
const MAX_VALUES = 50_000;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

interface Walk {
  readonly source: Source;
  readonly aliases: Aliases;
  /** The marked values that are being converted: an alias to one of these would never end. */
  readonly open: Set<Node>;
  readonly origins: Origins;
  readonly report: Report;
  values: number;
}

/**
 * Reads YAML into plain values. Every scalar stays the text that was written (`1.10`, `no`); nothing at all is
 * null. Gives undefined when the text is not YAML that can be used; what is wrong has been reported then.
 */
export function parseYaml(source: Source, origins: Origins, report: Report): unknown {
  const deep = tooDeepAt(source.text);
  if (deep !== undefined) {
    report.add('too-deep', placeAt(source, deep, deep + 1), { limit: MAX_DEPTH });
    return undefined;
  }
  const [doc, second] = documentsOf(source);
  if (!doc?.contents) {
    if (!doc?.errors.length) report.add('file-empty', placeAt(source, 0, 0));
    else reportYamlErrors(source, doc.errors, report);
    return undefined;
  }
  if (second) {
    const at = source.text.indexOf('\n---', Math.max(0, (doc.contents.range?.[1] ?? 0) - 1)) + 1;
    report.add('yaml-several-documents', placeAt(source, at, at + 3));
  }
  if (doc.errors.length || doc.warnings.length) reportYamlErrors(source, [...doc.errors, ...doc.warnings], report);
  if (doc.errors.length || second) return undefined;
  const walk: Walk = { source, aliases: aliasesOf(doc), open: new Set(), origins, report, values: 0 };
  const value = convert(doc.contents, walk);
  if (walk.values <= MAX_VALUES) return value;
  report.add('too-many-values', placeAt(source, 0, 1), { limit: MAX_VALUES });
  return undefined;
}

/** What can be made out of a text that is not YAML throughout; undefined where it is not even tried. */
export function parsePartly(source: Source, origins: Origins): unknown {
  const [doc] = tooDeepAt(source.text) === undefined ? documentsOf(source) : [];
  const walk = { source, origins, report: new Report(), open: new Set<Node>(), values: 0 };
  return doc?.contents ? convert(doc.contents, { ...walk, aliases: aliasesOf(doc) }) : undefined;
}

function documentsOf({ text }: Source) {
  const docs = parseAllDocuments(text, { schema: 'failsafe', prettyErrors: false, logLevel: 'silent' });
  return Array.isArray(docs) ? docs : [];
}

const rangeOf = (node: Node): Range => ({ start: node.range?.[0] ?? 0, end: node.range?.[1] ?? 0 });

interface Aliases {
  readonly targets: ReadonlyMap<Alias, Node>;
  readonly names: ReadonlySet<string>;
}

/** What each alias repeats: the last value before it that is marked with its name. */
function aliasesOf(doc: Document): Aliases {
  const marked = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  visit(doc, {
    Node: (_, node) => {
      const target = isAlias(node) ? marked.get(node.source) : undefined;
      if (isAlias(node) && target) targets.set(node, target);
      if (!isAlias(node) && node.anchor) marked.set(node.anchor, node);
    },
  });
  return { targets, names: new Set(marked.keys()) };
}

function convert(node: Node, walk: Walk): unknown {
  if (++walk.values > MAX_VALUES) return null;
  if (isAlias(node)) return convertAlias(node, walk);
  if (isMap(node) || isSeq(node)) {
    walk.open.add(node);
    const value = isMap(node)
      ? convertMap(node.items as Pair<Node, Node | null>[], node, walk)
      : convertSeq(node.items as Node[], node, walk);
    walk.open.delete(node);
    return value;
  }
  if (!isScalar(node)) return null;
  const meant = reportMeaning(walk.source, node, walk.report);
  const written = meant ?? String(node.value ?? '');
  return node.type === 'PLAIN' && /^(|~|null|Null|NULL)$/.test(written) ? null : written;
}

function convertAlias(node: Alias, walk: Walk): unknown {
  const target = walk.aliases.targets.get(node);
  if (target && !walk.open.has(target)) return convert(target, walk);
  const suggestion = target ? undefined : nearest(node.source, walk.aliases.names);
  walk.report.add('yaml-alias', placeOf(walk.source, rangeOf(node)), {
    name: node.source,
    ...(suggestion && { suggestion: `*${suggestion}` }),
  });
  return null;
}

function convertSeq(items: readonly Node[], node: Node, walk: Walk): unknown[] {
  const slots: Origin['slots'] = new Map();
  const values = items.map((item, index) => {
    const value = rangeOf(item);
    slots.set(index, { source: walk.source, key: value, value });
    return convert(item, walk);
  });
  const { start } = rangeOf(node);
  walk.origins.set(values, { source: walk.source, head: { start, end: start + 1 }, slots });
  return values;
}

function convertMap(items: readonly Pair<Node, Node | null>[], node: Node, walk: Walk): Record<string, unknown> {
  const slots: Origin['slots'] = new Map();
  const value: Record<string, unknown> = {};
  for (const pair of items) {
    const key = rangeOf(pair.key);
    if (!isScalar(pair.key)) {
      const text = /^\{\{[^{}\n]*\}\}/.exec(walk.source.text.slice(rangeOf(node).start, key.end + 1))?.[0];
      const fix = text && { range: { start: rangeOf(node).start, end: key.end + 1 }, text: quoted(text) };
      walk.report.add('key-not-text', placeOf(walk.source, key), {}, fix || undefined);
      continue;
    }
    const name = String(pair.key.value ?? '');
    if (FORBIDDEN.has(name)) {
      walk.report.add('forbidden-key', placeOf(walk.source, key), { key: name });
      continue;
    }
    const written = pair.value ? rangeOf(pair.value) : key;
    slots.set(name, { source: walk.source, key, value: written.end > written.start ? written : key });
    value[name] = pair.value ? convert(pair.value, walk) : null;
  }
  const [first] = slots.values();
  const { start, end } = rangeOf(node);
  walk.origins.set(value, { source: walk.source, head: first?.key ?? { start, end: Math.max(end, start + 1) }, slots });
  return value;
}
