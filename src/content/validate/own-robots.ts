import type { Range } from '../../diagnostics/diagnostic.ts';
import { hasInOrder } from '../written/in-order.ts';

/** A part of `public/robots.txt` and where it stands. */
interface Said {
  readonly value: string;
  readonly range: Range;
}

/** `Allow:` or `Disallow:` with a path, as RFC 9309 has them. */
export interface RobotsRule extends Said {
  readonly allows: boolean;
}

/** What a robots.txt says to search engines. */
export interface OwnRobots {
  /** The rules for each search engine that it names, and for all others (`*`). */
  readonly groups: readonly (readonly RobotsRule[])[];
  /** Where it says that a sitemap, or the site itself, lies. */
  readonly addresses: readonly Said[];
}

/** Programs that search engines find pages with: who shuts out these shuts out readers. Others may be kept away. */
const SEARCH_ENGINES = new Set([
  ...['*', 'googlebot', 'bingbot', 'msnbot', 'slurp', 'duckduckbot', 'yandex', 'yandexbot', 'baiduspider', 'applebot'],
  ...['yeti', 'naverbot', 'sogou', 'sogou web spider', 'seznambot', 'qwantbot', 'qwantify', 'petalbot', 'mojeekbot'],
]);

/** The spellings that crawlers take for the names of lines (google/robotstxt). */
const LINE = /^[ \t]*(user[- ]?agent|dis{1,2}al{1,2}ow|allow|site-?map|host)(?:[ \t]*:[ \t]*|[ \t]+)/i;

/** Reads a robots.txt as crawlers do: lines that they do not know say nothing. */
export function readRobots(text: string): OwnRobots {
  const groups = new Map<string, RobotsRule[]>();
  const addresses: Said[] = [];
  let agents: string[] = [];
  let isNaming = false;
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const [key = '', name = ''] = LINE.exec(line) ?? [];
    if (!key) continue;
    const [value = ''] = line.slice(key.length).split('#', 1);
    const said = { value: value.trim(), range: { start: index, end: index + key.length + value.trimEnd().length } };
    const kind = name[0]?.toLowerCase();
    if (kind === 'u') {
      const [agent = ''] = said.value.toLowerCase().split(/[/\d]/, 1);
      agents = isNaming ? [...agents, agent] : [agent];
    } else if (kind === 's' || kind === 'h') addresses.push(said);
    else if (said.value)
      for (const agent of new Set(agents.filter((each) => SEARCH_ENGINES.has(each)))) {
        const rules = groups.get(agent) ?? [];
        groups.set(agent, rules);
        rules.push({ ...said, allows: kind === 'a' });
      }
    // Lines about no program stand anywhere, also among those that name one.
    if (kind !== 's' && kind !== 'h') isNaming = kind === 'u';
  }
  return { groups: [...groups.values()], addresses };
}

/** A rule, how long its path is, and whether an address that begins as it does fits the rest of it. */
interface Read {
  readonly rule: RobotsRule;
  readonly length: number;
  readonly fits: (address: string) => boolean;
}

/** Rules with a `*` inside that are read to the end; of more only the part before it is. */
const MOST_WITH_STARS = 100;

/**
 * Finds the rule that shuts a search engine out of an address: of all that fit, the longest one counts, and of two that are
 * equally long the one that allows (RFC 9309, section 2.2.2).
 */
export function shutOutBy(rules: readonly RobotsRule[]): (address: string) => RobotsRule | undefined {
  const byStart = new Map<string, Read[]>();
  const met = new Set<string>();
  let withStars = 0;
  for (const rule of rules) {
    const path = plainPath(rule.value);
    if (met.has(`${rule.allows} ${path}`)) continue;
    met.add(`${rule.allows} ${path}`);
    // Whatever does not say where it ends goes on as it likes.
    const parts = (path.endsWith('$') ? path.slice(0, -1) : `${path}*`).split(/\*+/);
    const [start = ''] = parts;
    const isRead = parts.length === 1 || parts.slice(1).join('') === '' || ++withStars <= MOST_WITH_STARS;
    const known = byStart.get(start) ?? [];
    byStart.set(start, known);
    known.push({ rule, length: path.length, fits: (address) => !isRead || hasInOrder(address, parts) });
  }
  for (const all of byStart.values()) all.sort(longestFirst);
  const lengths = [...new Set([...byStart.keys()].map(({ length }) => length))].sort((a, b) => a - b);
  return (address) => {
    const found: Read[] = [];
    for (const length of lengths) {
      if (length > address.length) break;
      const fitting = byStart.get(address.slice(0, length))?.find(({ fits }) => fits(address));
      if (fitting) found.push(fitting);
    }
    const [first] = found.sort(longestFirst);
    return first && !first.rule.allows ? first.rule : undefined;
  };
}

const longestFirst = (a: Read, b: Read) => b.length - a.length || Number(b.rule.allows) - Number(a.rule.allows);

/** A path whose every letter stands as itself: `%65` is `e`. */
const plainPath = (path: string) =>
  path.replace(/%([2-7][\da-f])/gi, (whole, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w.~-]/.test(character) ? character : whole;
  });
