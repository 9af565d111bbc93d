import { shortHash } from '../output/kept-files.ts';
import type { BlockStyles } from './block-styles.ts';

/** The style elements that pages have, in their order: one for all, those of groups of blocks, and one more for all. */
export interface PageStyles {
  readonly first: string;
  readonly groups: readonly StyleGroup[];
  /** What names the fonts of characters that few pages have. */
  readonly letters: readonly Letters[];
  readonly last: string;
  /** The file that the program fetches once it runs. */
  readonly later: Pick<StyleGroup, 'name' | 'css'>;
}

export interface Letters extends Pick<StyleGroup, 'name' | 'css'> {
  readonly characters: ReadonlySet<string>;
}

export interface StyleGroup {
  /** The blocks whose rules these are. */
  readonly types: readonly string[];
  /** Its file for browsers that come from another page is `assets/{name}.css`. */
  readonly name: string;
  readonly css: string;
}

/** The most groups: each has its hash in the headers of every answer. */
const MOST = 24;
/**
 * Bytes of rules that a page may carry in vain before they are worth a group and its hash. It is fewer than a hash weighs:
 * what matters is the heaviest page, and the hash is not in it.
 */
const WORTH = 40;

interface RuleGroup {
  readonly types: readonly string[];
  readonly bytes: number;
  /** The kinds of pages that have it. */
  readonly on: ReadonlySet<number>;
  readonly isShared: boolean;
}

/**
 * Joins blocks into groups until these are few: first those that stand on the same pages, then those that make pages carry
 * the least in vain. What is needed nearly everywhere joins what all pages have; of what stands nowhere, nothing is left.
 * Pages count by their kind, which is the set of their blocks: one more of a known kind changes no group.
 */
export function groupBlocks(
  own: BlockStyles['own'],
  pages: Iterable<readonly string[]>,
): { readonly shared: readonly string[]; readonly groups: readonly (readonly string[])[] } {
  const kinds = kindsOf(own, pages);
  const bytesOf = (type: string) => own[type]?.length ?? 0;
  const used = [...new Set(kinds.flat())].sort();
  let groups: RuleGroup[] = [
    { types: [], bytes: 0, on: new Set(kinds.keys()), isShared: true },
    ...used.map((type) => ({
      types: [type],
      bytes: bytesOf(type),
      on: new Set([...kinds.keys()].filter((kind) => kinds[kind]?.includes(type))),
      isShared: false,
    })),
  ];
  for (let next = cheapest(groups); next; next = cheapest(groups)) {
    const { pair, waste } = next;
    if (groups.length - 1 <= MOST && waste > WORTH * kinds.length) break;
    groups = [join(...pair), ...groups.filter((group) => !pair.includes(group))];
  }
  const typesOf = (isShared: boolean) =>
    groups.filter((group) => group.isShared === isShared).map(({ types }) => types);
  const place = (types: readonly string[]) => `${isOfParts(types) ? 1 : 0}${types}`;
  return { shared: typesOf(true).flat(), groups: typesOf(false).sort((a, b) => (place(a) < place(b) ? -1 : 1)) };
}

/** True for a group of parts of blocks, `hero/map`: parts stand after all blocks, so they make groups of their own. */
const isOfParts = (types: readonly string[]) => types[0]?.includes('/') === true;

/** The sets of blocks with rules of their own that pages have, each once. */
function kindsOf(own: BlockStyles['own'], pages: Iterable<readonly string[]>): readonly (readonly string[])[] {
  const kinds = new Map<string, readonly string[]>();
  for (const page of pages) {
    const types = [...new Set(page)].filter((type) => type in own).sort();
    kinds.set(String(types), types);
  }
  return [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, types]) => types);
}

/** The two groups that lose least by being one, and what pages then carry in vain: bytes times kinds of pages. */
function cheapest(
  groups: readonly RuleGroup[],
): { readonly pair: [RuleGroup, RuleGroup]; readonly waste: number } | undefined {
  const without = ({ on }: RuleGroup, other: RuleGroup) => [...on].filter((kind) => !other.on.has(kind)).length;
  const pairs = groups
    .flatMap((a, place) => groups.slice(place + 1).map((b): [RuleGroup, RuleGroup] => [a, b]))
    .filter(([a, b]) => isOfParts(a.types) === isOfParts(b.types));
  const wastes = pairs.map(([a, b]) => b.bytes * without(a, b) + a.bytes * without(b, a));
  const place = wastes.indexOf(Math.min(...wastes));
  const pair = pairs[place];
  return pair && { pair, waste: wastes[place] ?? 0 };
}

const join = (a: RuleGroup, b: RuleGroup): RuleGroup => ({
  types: [...a.types, ...b.types].sort(),
  bytes: a.bytes + b.bytes,
  on: new Set([...a.on, ...b.on]),
  isShared: a.isShared || b.isShared,
});

/** The sheet's parts, of which that of the blocks has been divided. */
interface SheetParts {
  readonly before: string;
  readonly blocks: BlockStyles;
  readonly after: string;
  readonly later: string;
}

/** What pages of these blocks are styled with; those with characters of `rare` are also told of their fonts. */
export function pageStyles(
  { before, blocks, after, later }: SheetParts,
  pages: Iterable<readonly string[]>,
  rare: readonly Pick<Letters, 'css' | 'characters'>[] = [],
): PageStyles {
  const { shared, groups } = groupBlocks(blocks.own, pages);
  const cssOf = (types: readonly string[]) => types.map((type) => blocks.own[type] ?? '').join('');
  return {
    first: before + blocks.shared + cssOf(shared),
    groups: groups.map((types) => {
      const css = cssOf(types);
      return { types, name: `blocks-${shortHash(css)}`, css };
    }),
    letters: rare.map(({ css, characters }) => ({ css, characters, name: `letters-${shortHash(css)}` })),
    last: after,
    later: { name: `later-${shortHash(later)}`, css: later },
  };
}

/** All style elements that pages may have beside those of every page. */
export const someStyles = ({ groups, letters }: PageStyles): readonly Pick<StyleGroup, 'name' | 'css'>[] => [
  ...groups,
  ...letters,
];

/** What a page with blocks of these types, and these characters, has of them. */
export function stylesFor(
  { groups, letters }: Pick<PageStyles, 'groups' | 'letters'>,
  blocks: readonly string[],
  characters = '',
): readonly Pick<StyleGroup, 'name' | 'css'>[] {
  const own = groups.filter(({ types }) => types.some((type) => blocks.includes(type)));
  const has = (rare: Letters) => [...characters].some((each) => rare.characters.has(each));
  return [...own, ...letters.filter(has)];
}
