import { isLeaf, type Leaf, type Text } from '../../../schema/leaf.ts';
import type {
  EntryValue,
  ImageValue,
  RegionValue,
  RichBlock,
  RichNode,
  RichValue,
  TextValue,
} from '../../../schema/resolved.ts';
import type { PageFile } from '../../content/validate/page-file.ts';
import type { SiteFile } from '../../content/validate/site-file.ts';
import type { Origins, Path } from '../../content/written/origin.ts';
import type { PageValue, SiteValue } from '../../contract/value.ts';
import { marked, withoutMarks } from '../shared/marks.ts';
import type { EditableText } from '../shared/protocol.ts';

/** A text of the table, with the value that it was written in. */
export interface FoundText {
  readonly kind: EditableText['kind'];
  readonly by: Text['by'];
  /** The value as written and the way to the text in it. */
  readonly written: object;
  readonly path: Path;
  readonly origins: Origins;
  /** What the way begins at, in an author's words: a block's type, `meta`, `header`. */
  readonly part: string;
}

interface Holder extends Pick<FoundText, 'written' | 'origins' | 'part'> {
  readonly site: SiteFile;
  readonly texts: FoundText[];
}

const EMPTY_TEXT = '';

/** The values of a page and of what all pages share with their texts marked, and the texts. */
export function markView<Page extends PageValue | undefined>(
  values: { readonly page: Page; readonly site: SiteValue },
  { file, siteFile }: { readonly file: PageFile; readonly siteFile: SiteFile },
): { page: Page; site: SiteValue; texts: readonly FoundText[] } {
  const { page, site } = unmarked(values);
  const texts: FoundText[] = [];
  const { origins } = file;
  const holder = (written: object, part: string): Holder => ({ written, origins, part, site: siteFile, texts });
  const { meta, entry, blocks = [], written } = file.page ?? {};
  // A title is no element of the page: it is in the table, and nowhere marked.
  if (meta && written) markValue(meta, undefined, holder(written, 'meta'), ['meta']);
  if (entry && written) markValue(entry, undefined, holder(written, 'entry'), ['entry']);
  const markedBlocks = page?.blocks.map((block, index) => {
    const own = blocks[index];
    return own ? markValue(own.value, block, holder(own.written, String(own.written.type ?? block.type)), []) : block;
  });
  // Of a page that cannot be shown its texts are in the table.
  if (!page)
    for (const own of blocks) markValue(own.value, undefined, holder(own.written, String(own.written.type)), []);
  return {
    // Marking keeps the shape of a value.
    page: (page && { ...page, blocks: markedBlocks }) as Page,
    site: markSite(site, siteFile, texts),
    texts,
  };
}

/** Values without what would be taken for a mark: somebody may have pasted it into a file. */
function unmarked<Value>(value: Value): Value {
  if (typeof value === 'string') return withoutMarks(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  // Leaving out marks keeps the shape of a value.
  if (Array.isArray(value)) return value.map(unmarked) as Value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unmarked(each)])) as Value;
}

function markSite(value: SiteValue, siteFile: SiteFile, texts: FoundText[]): SiteValue {
  const { site, written, origins } = siteFile;
  if (!site) return value;
  const part = <Key extends 'brand' | 'header' | 'footer' | 'labels'>(key: Key): SiteValue[Key] =>
    // Marking keeps the shape of a value.
    markValue(site[key], value[key], { written, origins, part: key, site: siteFile, texts }, [key]) as SiteValue[Key];
  // What search engines are told of the company stands nowhere on the page, and the question for consent is nothing of React's.
  for (const key of ['organization', 'consent'] as const)
    markValue(site[key], undefined, { written, origins, part: key, site: siteFile, texts }, [key]);
  const banner =
    value.banner &&
    (markValue(site.banner?.text, value.banner, { written, origins, part: 'banner', site: siteFile, texts }, [
      'banner',
      'text',
    ]) as SiteValue['banner']);
  return {
    ...value,
    ...(banner && { banner }),
    brand: part('brand'),
    header: part('header'),
    footer: part('footer'),
    labels: part('labels'),
  };
}

/** Goes through an authored value and what became of it side by side. */
function markValue(authored: unknown, shown: unknown, holder: Holder, path: Path): unknown {
  if (typeof authored !== 'object' || authored === null) return shown;
  if (isLeaf(authored)) return markLeaf(authored, shown, holder, path);
  const inside = shown as Readonly<Record<string, unknown>> | undefined;
  const made = Object.fromEntries(
    Object.entries(authored).map(([key, value]) => [
      key,
      markValue(value, inside?.[key], holder, [...path, Array.isArray(authored) ? Number(key) : key]),
    ]),
  );
  if (Array.isArray(authored)) return Object.values(made);
  return { ...inside, ...made };
}

function markLeaf(leaf: Leaf, shown: unknown, holder: Holder, path: Path): unknown {
  // What the localizer makes of each leaf (schema/resolved.ts) tells the types below.
  switch (leaf.$leaf) {
    case 'text':
      return markText(shown as TextValue | undefined, note('text', leaf, holder, path));
    case 'rich':
      return markRich(shown as RichValue | undefined, note('rich', leaf, holder, path));
    case 'entry': {
      const index = note('entry', leaf, holder, path);
      if (shown === undefined) return shown;
      const { heading, detail } = shown as EntryValue;
      return { heading: markText(heading, index), ...(detail !== undefined && { detail: markText(detail, index) }) };
    }
    case 'image': {
      if (!leaf.alt) return shown;
      const index = note('alt', leaf.alt, holder, [...path, 'alt']);
      const image = shown as ImageValue | undefined;
      return image && { ...image, alt: marked(image.alt, index) };
    }
    case 'listing':
      // What is listed is written on other pages; the words around it are of this one.
      for (const [field, text] of Object.entries(leaf.words)) note('text', text, holder, [...path.slice(0, -1), field]);
      return shown;
    case 'region':
      return markRegion(leaf.key, shown as RegionValue | undefined, holder);
    default:
      return shown;
  }
}

function markRegion(key: string, shown: RegionValue | undefined, { site, texts }: Holder): RegionValue | undefined {
  const label = site.site?.regions[key]?.label;
  if (!label || !shown) return shown;
  const { written, origins } = site;
  const index = note('text', label, { written, origins, part: 'regions', site, texts }, ['regions', key, 'label']);
  // A region's name has no marks inside right-to-left text.
  return { ...shown, label: markText(shown.label, index) ?? shown.label };
}

function note(kind: FoundText['kind'], { by }: Pick<Text, 'by'>, holder: Holder, path: Path): number {
  const { written, origins, part, texts } = holder;
  return texts.push({ kind, by, written, path, origins, part }) - 1;
}

function markText(value: TextValue | undefined, index: number): TextValue | undefined {
  if (value === undefined || value === EMPTY_TEXT) return value;
  if (typeof value === 'string') return marked(value, index);
  return value.map((run, place) => {
    const ends = { opens: place === 0, closes: place === value.length - 1 };
    return typeof run === 'string' ? marked(run, index, ends) : { ...run, text: marked(run.text, index, ends) };
  });
}

function markRich(value: RichValue | undefined, index: number): RichValue | undefined {
  return value && { ...value, blocks: value.blocks.map((block) => markBlock(block, index)) };
}

const markBlock = (block: RichBlock, index: number): RichBlock =>
  block.type === 'paragraph'
    ? { ...block, children: block.children.map((node) => markNode(node, index)) }
    : { ...block, items: block.items.map((item) => item.map((inner) => markBlock(inner, index))) };

function markNode(node: RichNode, index: number): RichNode {
  if (node.type === 'break') return node;
  if (node.type === 'text') return { ...node, value: markText(node.value, index) ?? node.value };
  return { ...node, children: node.children.map((child) => markNode(child, index)) };
}
