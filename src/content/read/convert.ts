import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, Pair, Scalar, visit, type YAMLMap } from 'yaml';
import type { Range, Source } from '../../diagnostics/diagnostic.ts';
import { lineEnd, lineStart } from '../../diagnostics/lines.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { reportAmpersand, reportMeaning } from '../slips/misread-scalars.ts';
import { MAX_VALUES } from '../slips/nesting.ts';
import { signBefore, signFaults } from '../slips/signs.ts';
import { dashFaults, numberBeforeField, signedName } from '../slips/start-faults.ts';
import { withoutControls } from '../written/control-characters.ts';
import { commaFault, findInvisible, isIndentLost, wordsWithOtherCommas } from '../written/lookalikes.ts';
import { once } from '../written/once.ts';
import type { Origin, Origins } from '../written/origin.ts';
import { placeAt, placeOf, type Report } from '../written/report.ts';
import { quoted } from '../written/yaml-line.ts';

/** What a file gives that unfolds to more. */
export const TOO_MANY = Symbol('too many values');
/** Names that a program has for things of its own. */
export const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

interface Walk {
  readonly source: Source;
  readonly aliases: Aliases;
  /** The marked values that are being converted: an alias to one of these would never end. */
  readonly open: Set<Node>;
  readonly origins: Origins;
  readonly report: Report;
  values: number;
}

const rangeOf = (node: Node): Range => ({ start: node.range?.[0] ?? 0, end: node.range?.[1] ?? 0 });

interface Aliases {
  readonly targets: ReadonlyMap<Alias, Node>;
  readonly names: ReadonlySet<string>;
  /** True where anything is repeated, be its name right or not: then a mark may be meant. */
  readonly any: boolean;
}

/** What each alias repeats: the last value before it that is marked with its name. */
function aliasesOf(contents: Node | null, text: string): Aliases {
  const marked = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  let any = false;
  if (!contents || !text.includes('*')) return { targets, names: new Set(), any };
  visit(contents, {
    Node: (_, node) => {
      any ||= isAlias(node);
      const target = isAlias(node) ? marked.get(node.source) : undefined;
      if (isAlias(node) && target) targets.set(node, target);
      if (!isAlias(node) && node.anchor) marked.set(node.anchor, node);
    },
  });
  return { targets, names: new Set(marked.keys()), any };
}

/** Turns a parsed document into plain values and notes where each was written. */
export function readValues(contents: Node | null, to: Pick<Walk, 'source' | 'origins' | 'report'>): unknown {
  const aliases = aliasesOf(contents, to.source.text);
  const walk: Walk = { ...to, aliases, open: new Set(), values: 0 };
  const value = contents ? convert(contents, walk) : undefined;
  return walk.values > MAX_VALUES ? TOO_MANY : value;
}

function convert(node: Node | null, walk: Walk): unknown {
  if (++walk.values > MAX_VALUES || !node) return null;
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
  const meant =
    (walk.aliases.any ? undefined : reportAmpersand(walk, node)) ?? reportMeaning(walk.source, node, walk.report);
  if (node.type === 'PLAIN') reportCommas(node, walk);
  const written = meant ?? withoutControls(node, rangeOf(node), walk);
  return node.type === 'PLAIN' && /^(|~|null|Null|NULL)$/.test(written) ? null : written;
}

/** The last character before an offset that is no space, -1 where there is none. */
function visibleBefore(text: string, offset: number): number {
  let at = offset - 1;
  while (at >= 0 && /\s/.test(text[at] ?? '')) at--;
  return at;
}

/** `[SA، AE]` is one word to YAML. */
function reportCommas(node: Scalar, { source, report }: Walk): void {
  const { start, end } = rangeOf(node);
  const written = source.text.slice(start, end);
  if (!wordsWithOtherCommas.test(written) || !'[,'.includes(source.text[visibleBefore(source.text, start)] ?? ' '))
    return;
  for (const { 0: character, index } of written.matchAll(/[^\w.+\s-]/g)) {
    const fault = commaFault(character, start + index);
    report.tell(fault, placeAt(source, fault.start, fault.end));
  }
}

function convertAlias(node: Alias, walk: Walk): unknown {
  const target = walk.aliases.targets.get(node);
  if (target && !walk.open.has(target)) return convert(target, walk);
  const isTold = !target && !walk.report.isFull(walk.source);
  const suggestion = isTold ? nearest(node.source, walk.aliases.names) : undefined;
  walk.report.add('yaml-alias', placeOf(walk.source, rangeOf(node)), {
    name: node.source,
    ...(suggestion && { suggestion: `*${suggestion}` }),
  });
  // What was meant is open, which is not the same as nothing.
  return undefined;
}

function convertSeq(items: readonly Node[], node: Node, walk: Walk): unknown[] {
  const slots: Origin['slots'] = new Map();
  const values = items.filter(Boolean).map((item, index) => {
    const value = rangeOf(item);
    slots.set(index, { source: walk.source, key: value, value });
    return convert(item, walk);
  });
  const { start } = rangeOf(node);
  walk.origins.set(values, { source: walk.source, head: { start, end: start + 1 }, slots });
  return values;
}

/** A key's name without what nobody can see in it, which is reported like a dash that lacks its space. */
function nameOf(node: Scalar, range: Range, { source, report }: Walk): string {
  const name = withoutControls(node, range, { source, report });
  const hidden = findInvisible(source.text, range);
  if (hidden) {
    const isLost = isIndentLost(source.text.slice(lineStart(source, hidden.start), hidden.end));
    const fix = isLost ? undefined : hidden.fix;
    report.add('invisible-character', placeOf(source, hidden), { name: hidden.name }, fix);
  }
  const isPlain = node.type === 'PLAIN' && !FORBIDDEN.has(name);
  const signed = isPlain && /^[^\p{L}]/u.test(name) ? signedName(`${name}:`, range.start) : undefined;
  if (signed) {
    report.tell(signed, placeAt(source, signed.start, range.end));
    return String(signed.details?.key);
  }
  if (/^[^\p{L}_]/u.test(name)) {
    const offset = lineStart(source, range.start);
    const isFirst = source.text.slice(offset, range.start).trim() === '';
    const line = isFirst ? source.text.slice(offset, lineEnd(source, range.end)).trimEnd() : '';
    const sign = signBefore(line, { offset, index: 0 });
    const beside = [offset - 1, lineEnd(source, range.end) + 1].map((at) =>
      source.text.slice(lineStart(source, Math.max(0, at)), lineEnd(source, Math.max(0, at))),
    );
    const number = sign ? undefined : numberBeforeField(line, offset, beside);
    const faults = sign ? signFaults([sign], source.text).faults : number ? [number] : dashFaults(line, offset);
    for (const fault of faults) report.tell(fault, placeAt(source, fault.start, fault.end));
  }
  return hidden ? name.replace(/[^\S ]|\p{Cf}/gu, '').trim() : name;
}

/** A comma in a text inside braces ends it for YAML; what follows is a name without a value. Joins such parts again. */
function withCommas(items: readonly Pair<Node, Node | null>[], { source, report }: Walk) {
  if (!items.some(isRest)) return items;
  const joined: Pair<Node, Node | null>[] = [];
  const names = new Set(items.map(({ key }) => (isScalar(key) ? String(key) : '')));
  for (const [index, pair] of items.entries()) {
    const text = joined.at(-1)?.value;
    if (!isRest(pair) || !isScalar(text) || text.type !== 'PLAIN' || !text.range) {
      joined.push(pair);
      continue;
    }
    const meant = withoutColon(pair, names, { source, report });
    if (meant) {
      joined.push(meant);
      continue;
    }
    const next = items[index + 1];
    if (next && isRest(next)) continue;
    const [range, end] = [rangeOf(text), rangeOf(pair.key).end];
    const whole = source.text.slice(range.start, end);
    const comma = source.text.indexOf(',', range.end);
    const fix = { range: { start: range.start, end }, text: quoted(whole) };
    report.add('yaml-comma-in-braces', placeAt(source, comma, comma + 1), {}, fix);
    text.value = whole;
    text.range = [range.start, end, end];
  }
  return joined;
}

const languages = new WeakMap<Source, ReadonlySet<string>>();

/** Names of two letters that a file has: its languages, and few others. */
const languagesOf = (source: Source): ReadonlySet<string> =>
  once(
    languages,
    source,
    () => new Set([...source.text.matchAll(/(?<![\w-])([a-z]{2}):\s/g)].map(([, code = '']) => code)),
  );

/** A language without its colon behind a comma, `{ en: Rome, tr Roma }`, whose text begins as texts do. */
function withoutColon(
  { key }: Pair<Node, Node | null>,
  names: ReadonlySet<string>,
  { source, report }: Pick<Walk, 'source' | 'report'>,
): Pair<Node, Node | null> | undefined {
  const { start, end } = rangeOf(key);
  const [, code = '', space = ''] = /^([a-z]{2})( +)(?![a-z])\S/.exec(source.text.slice(start, end)) ?? [];
  if (code === '' || names.has(code) || !languagesOf(source).has(code) || report.isFull(source)) return undefined;
  const [colon, words] = [start + code.length, start + code.length + space.length];
  const fix = { range: { start: colon, end: colon }, text: ':' };
  report.add('language-without-colon', placeAt(source, start, colon), { key: code }, fix);
  const name = Object.assign(new Scalar(code), { type: 'PLAIN', range: [start, colon, colon] });
  const text = Object.assign(new Scalar(source.text.slice(words, end)), { type: 'PLAIN', range: [words, end, end] });
  return new Pair<Node, Node | null>(name as Node, text as Node);
}

/** True for a name in braces without colon and value: the rest of a text in which a comma stands. */
const isRest = ({ key, value }: Pair<Node, Node | null>): boolean =>
  value === null && isScalar(key) && !/[{}]|^[\w-]+:\S/.test(String(key));

function convertMap(items: readonly Pair<Node, Node | null>[], node: YAMLMap, walk: Walk): unknown {
  const slots: Origin['slots'] = new Map();
  const value: Record<string, unknown> = {};
  for (const pair of node.flow ? withCommas(items, walk) : items) {
    // A text that is not YAML throughout can leave gaps.
    if (!pair.key) continue;
    const key = rangeOf(pair.key);
    if (!isScalar(pair.key)) {
      const { start } = rangeOf(node);
      const text = /^\{\{[^{}\n]*\}\}/.exec(walk.source.text.slice(start, key.end + 1))?.[0];
      if (text) {
        const fix = { range: { start, end: key.end + 1 }, text: quoted(text) };
        walk.report.add('yaml-special-start', placeAt(walk.source, start, start + 1), { character: '{' }, fix);
        return text;
      }
      const signed = signedName(walk.source.text.slice(key.start, key.end + 1), key.start);
      if (signed) walk.report.tell(signed, placeAt(walk.source, signed.start, signed.end));
      else walk.report.add('key-not-text', placeOf(walk.source, key));
      // Brackets around a name: what stands below it is checked all the same.
      const [inner] = isSeq(pair.key) && pair.key.items.length === 1 ? pair.key.items : [];
      if (isScalar(inner) && !FORBIDDEN.has(String(inner))) {
        slots.set(String(inner), { source: walk.source, key, value: pair.value ? rangeOf(pair.value) : key });
        value[String(inner)] = pair.value ? convert(pair.value as Node, walk) : null;
      }
      continue;
    }
    const name = nameOf(pair.key, key, walk);
    if (FORBIDDEN.has(name)) {
      walk.report.add('forbidden-key', placeOf(walk.source, key), { key: name });
      continue;
    }
    const tight = pair.value === null ? /^[\w-]+:(?=[^\s/])/.exec(name)?.[0] : undefined;
    if (tight) {
      const at = key.start + tight.length;
      const fix = { range: { start: at, end: at }, text: ' ' };
      walk.report.add('yaml-missing-space', placeAt(walk.source, at - 1, at), {}, fix);
    }
    const written = pair.value ? rangeOf(pair.value) : key;
    slots.set(name, { source: walk.source, key, value: written.end > written.start ? written : key });
    value[name] = convert(pair.value, walk);
  }
  const [first] = slots.values();
  const { start, end } = rangeOf(node);
  walk.origins.set(value, { source: walk.source, head: first?.key ?? { start, end: Math.max(end, start + 1) }, slots });
  return value;
}
