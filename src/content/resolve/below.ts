import { isLeaf } from '../../../schema/leaf.ts';
import { plainText } from '../../../schema/plain-text.ts';
import type { ListedPage, TextValue } from '../../../schema/resolved.ts';
import type { ValidPage } from '../validate/validate.ts';

type Block = ValidPage['blocks'][number];

/** A finished block, as far as a list of sections asks. */
interface Finished {
  readonly id?: unknown;
  readonly title?: unknown;
  readonly hidden?: unknown;
}

/** True of a block that lists what stands below it. */
const listsBelow = ({ value }: Block): boolean =>
  Object.values(value).some((leaf) => isLeaf(leaf) && leaf.$leaf === 'listing' && leaf.query.which === 'below');

/**
 * Finishes the blocks of a page; those that list the sections below them come last, when these have their headings. Of
 * what is listed each has a name that the address can end in.
 */
export function finishBlocks<Made extends Finished>(
  blocks: readonly Block[],
  finish: (block: Block, below: readonly ListedPage[]) => Made,
): Made[] {
  if (!blocks.some(listsBelow)) return blocks.map((block) => finish(block, []));
  const made = blocks.map((block) => (listsBelow(block) ? undefined : finish(block, [])));
  const names = new Set(blocks.flatMap(({ value }) => (typeof value.id === 'string' ? [value.id] : [])));
  const listed = made.map((block) => {
    if (!block || block.hidden === true || !isText(block.title)) return { block, entry: undefined };
    const id = typeof block.id === 'string' ? block.id : nameOf(plainText(block.title), names);
    return { block: { ...block, id }, entry: sectionOf(id, block.title) };
  });
  return blocks.map((block, index) => {
    const below = listed.slice(index + 1).flatMap(({ entry }) => entry ?? []);
    return listed[index]?.block ?? finish(block, below);
  });
}

const isText = (title: unknown): title is TextValue => typeof title === 'string' || Array.isArray(title);

/** A name of a heading's own letters and digits, as no other section has it. */
function nameOf(title: string, names: Set<string>): string {
  const plain = title
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-');
  let name = plain || 'section';
  for (let count = 2; names.has(name); count++) name = `${plain}-${count}`;
  names.add(name);
  return name;
}

const sectionOf = (id: string, title: TextValue): ListedPage => ({
  route: '',
  href: `#${id}`,
  title,
  summary: '',
  authors: [],
  tags: [],
  fields: {},
});
