import { isScalar } from 'yaml';
import type { Place, Source } from '../../diagnostics/diagnostic.ts';
import { hasInOrder } from '../written/in-order.ts';
import type { Path } from '../written/origin.ts';
import { placeAt } from '../written/report.ts';
import { nodeAt } from './edit/node-at.ts';
import { readingOf } from './edit/reading.ts';

/** A text that leads to a page: a link, or words with links in them. */
export interface RouteLink {
  readonly source: Source;
  readonly path: Path;
  readonly place: Place;
  readonly written: string;
}

/** Where one content file leads to a route. */
export interface RouteLinks {
  readonly certain: readonly RouteLink[];
  /** Links that are put together from facts, some value of which would lead there. */
  readonly perhaps: readonly RouteLink[];
}

const PLACEHOLDER = /\{\{[^{}]*\}\}/;

/** What may stand behind a route in a link: a slash, a query, an anchor. */
const END = String.raw`(?=\/?(?:[?#]|$))`;
/** The same in a link of Markdown, with its title. Nothing of it reaches into the next one. */
const END_IN_WORDS = String.raw`(?=\/?(?:[?#][^\s()<>]*)?>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\))`;

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a route in a text that is a link as a whole, and in the links of Markdown. */
const linkTo = (route: string) =>
  new RegExp(`^${literal(route)}${END}|(\\]\\(\\s*<?)${literal(route)}${END_IN_WORDS}`, 'g');

/** A text whose links to a route lead to another. */
export const ledTo = (written: string, from: string, to: string): string =>
  written.replace(linkTo(from), (_, before = '') => before + to);

/** True for a link with facts in it that lead to a route where the facts have certain values. */
function mayLeadTo(written: string, route: string): boolean {
  const targets = [
    /^\/\S*$/.exec(written)?.[0],
    ...[...written.matchAll(/\]\(\s*<?(\/[^()\s]*)/g)].map(([, target]) => target),
  ];
  return targets.some((target) => {
    if (target === undefined || !PLACEHOLDER.test(target)) return false;
    const path = target.replace(/[?#].*$/s, '').replace(/\/$/, '');
    return hasInOrder(route, path.split(/\{\{[^{}]*\}\}/));
  });
}

/** Every text of a file that leads to a route. */
export function linksTo(source: Source, route: string): RouteLinks {
  // Most files have nothing to do with a route, and need not be read.
  if (!source.text.includes(route) && !/\/[^\s"'/]*\{\{/.test(source.text)) return { certain: [], perhaps: [] };
  const [certain, perhaps]: [RouteLink[], RouteLink[]] = [[], []];
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (typeof value !== 'string' || !value.includes('/')) return;
    if (ledTo(value, route, '') !== value) certain.push(linkAt(source, path, value));
    else if (mayLeadTo(value, route)) perhaps.push(linkAt(source, path, value));
  };
  visit(readingOf(source).value, []);
  return { certain, perhaps };
}

function linkAt(source: Source, path: Path, written: string): RouteLink {
  const found = nodeAt(source, path);
  const node = typeof found === 'string' ? undefined : found.node;
  const [start, end] = isScalar(node) && node.range ? node.range : [0, 0];
  return { source, path, place: placeAt(source, start, end), written };
}
