import { marksIn } from '../../shared/marks.ts';

/** Attributes that people read or hear. */
const ATTRIBUTES = ['alt', 'placeholder', 'aria-label', 'title'];

/** A text of the table where it stands on the page; a menu's entry may stand in several places. */
export interface TextElement {
  readonly index: number;
  /** The elements that hold its words. */
  readonly elements: Element[];
  /** The words themselves; none of an attribute's. */
  readonly nodes: Node[];
}

/** The texts of the table as they stand on the page. */
export interface TextsOnPage {
  /** In the order of the page. */
  readonly spots: readonly TextElement[];
  /** The spot that an element belongs to. */
  at(element: Element): TextElement | undefined;
  /** The spot that a pointer is at: behind a link that lies over its whole card there are others. */
  under(pointer: MouseEvent): TextElement | undefined;
}

/** What may be more than the words that it holds, and is theirs all the same: a button with its arrow. */
const BOX =
  'a, button, summary, label, h1, h2, h3, h4, h5, h6, p, li, dt, dd, span, strong, em, bdi, svg, svg *, i, small, figcaption';

/** Looks for marks in the document; it has to be asked again after the page has changed. */
export function findTexts(root: Element): TextsOnPage {
  const spots: TextElement[] = [];
  const owners = new Map<Element, TextElement>();
  const add = (index: number, element: Element, node?: Node) => {
    const last = spots.at(-1);
    const spot = last?.index === index ? last : { index, elements: [], nodes: [] };
    if (spot !== last) spots.push(spot);
    spot.elements.push(element);
    if (node) spot.nodes.push(node);
    if (!owners.has(element)) owners.set(element, spot);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let open: number | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of ATTRIBUTES)
        for (const { index, opens } of marksIn(node.getAttribute(name) ?? '')) if (opens) add(index, node);
      continue;
    }
    const marks = marksIn(node.nodeValue ?? '');
    for (const mark of marks) if (mark.opens) open = mark.index;
    if (open !== undefined && node.parentElement) add(open, node.parentElement, node);
    if (marks.at(-1)?.opens === false) open = undefined;
  }
  const found: TextsOnPage = {
    spots,
    under(pointer) {
      const { clientX: x, clientY: y, target } = pointer;
      const first = target instanceof Element && root.contains(target) ? found.at(target) : undefined;
      // A key clicks at no point of the window.
      const isAt = (spot: TextElement | undefined) => spot && boxesOf(spot).some((box) => holds(box, x, y));
      if (!first || isAt(first) || (x === 0 && y === 0)) return first;
      const behind = document.elementsFromPoint(x, y).filter((each) => root.contains(each));
      return behind.map((each) => found.at(each)).find(isAt) ?? first;
    },
    at(element) {
      for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
        const own = owners.get(each);
        if (own) return own;
        if (!each.matches(BOX)) return undefined;
        const inside = spots.filter(({ elements }) => elements.some((one) => each?.contains(one)));
        if (inside.length > 0) return inside.length === 1 ? inside[0] : undefined;
      }
      return undefined;
    },
  };
  return found;
}

/** What is seen of a spot: its words line by line, or the element that has it in an attribute. */
function boxesOf({ nodes, elements }: TextElement): DOMRect[] {
  if (nodes.length === 0) return elements.map((element) => element.getBoundingClientRect());
  const range = document.createRange();
  return nodes.flatMap((node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The smallest element around all words of a spot. */
export function elementOf({ elements }: TextElement): HTMLElement | undefined {
  let common: Element | null | undefined = elements[0];
  while (common && !elements.every((each) => common?.contains(each))) common = common.parentElement;
  // What is drawn has a box and styles like any other element.
  return (common as HTMLElement | null) ?? undefined;
}
