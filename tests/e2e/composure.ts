import type { Page } from '@playwright/test';

/** Widths from the narrowest phone to a wide screen, on both sides of where layouts change. */
export const WIDTHS = [320, 390, 480, 700, 768, 834, 1024, 1280, 1920] as const;

/** Words of which letters stand on two lines, what belongs together and begins at different edges, and what lies over words. */
export const disorder = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.hide');
    const name = (element: Element) =>
      `${element.closest('[data-block]')?.getAttribute('data-block') ?? ''} ${element.localName} "${element.textContent?.trim().slice(0, 30)}"`;
    const linesOf = (node: Node, start: number, end: number) => {
      range.setStart(node, start);
      range.setEnd(node, end);
      return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
    };

    function brokenWords(): string[] {
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const { nodeValue, parentElement } = node;
        if (!nodeValue?.trim() || !parentElement || parentElement.closest('script, style, noscript, svg')) continue;
        if (linesOf(node, 0, nodeValue.length).size < 2 || !isShown(parentElement)) continue;
        for (const { 0: word, index } of nodeValue.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu))
          if (linesOf(node, index, index + word.length).size > 1)
            found.push(`broken: ${word} in ${name(parentElement)}`);
      }
      return found;
    }

    const boxesOf = (element: Element) => {
      range.selectNodeContents(element);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    };

    const edgeIn = (box: { left: number; right: number }, element: Element) =>
      getComputedStyle(element).direction === 'rtl' ? box.right : box.left;

    /** The words of an element as one box. */
    function boxOf(element: Element) {
      const words = boxesOf(element);
      const [left, right] = [Math.min(...words.map((box) => box.left)), Math.max(...words.map((box) => box.right))];
      const [top, bottom] = [Math.min(...words.map((box) => box.top)), Math.max(...words.map((box) => box.bottom))];
      return { left, right, top, bottom, edge: edgeIn({ left, right }, element) };
    }

    /** Where an element begins: at its words, or at the icon or swatch before them. */
    function edgesOf(element: Element): number[] {
      const mark = element.previousElementSibling;
      const { edge } = boxOf(element);
      return mark?.matches('i, .icon, .disc') ? [edge, edgeIn(mark.getBoundingClientRect(), element)] : [edge];
    }

    /** A figure and its label, a name and its date, who and what, a heading and its sentence. */
    const pairs = 'dt + dd, strong + :is(small, p), p + h3, :is(h1, h2, h3) + :is(p, small)';
    function strayPairs(): string[] {
      return [...document.querySelectorAll(pairs)].flatMap((second) => {
        const first = second.previousElementSibling;
        if (!first || !isShown(first) || !isShown(second) || !boxesOf(first).length || !boxesOf(second).length)
          return [];
        const [one, other] = [boxOf(first), boxOf(second)];
        const areBeside = one.left >= other.right - 1 || other.left >= one.right - 1;
        // What goes on in the other's line has no edge of its own.
        const goesOn = getComputedStyle(second).display === 'inline';
        const apart = Math.round(Math.min(...edgesOf(first).map((edge) => Math.abs(edge - other.edge))));
        return areBeside || goesOn || apart <= 1 ? [] : [`${apart} px apart: ${name(first)} and ${name(second)}`];
      });
    }

    /** Labels of one list, where they stand beside their figures. */
    const strayColumns = () =>
      [...document.querySelectorAll('main dl')].flatMap((list) => {
        const labels = [...list.querySelectorAll('dt')].filter(isShown);
        const [first, second] = labels.map((label) => label.parentElement?.getBoundingClientRect());
        if (!first || !second || first.left !== second.left) return [];
        const edges = labels.map((label) => Math.round(boxOf(label).edge));
        return Math.max(...edges) - Math.min(...edges) > 1 ? [`labels begin at ${edges}: ${name(list)}`] : [];
      });

    /** Words and icons of which one lies over the other. */
    function covered(): string[] {
      const icons = [...document.querySelectorAll('main :is(.disc, .icon, img)')].filter(isShown);
      const boxes = icons.map((icon) => ({ icon, box: icon.getBoundingClientRect() }));
      return [...document.querySelectorAll('main :is(h1, h2, h3, p, small, strong, li, dt, dd, a)')].flatMap(
        (element) => {
          const isText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
          if (!isText || !isShown(element)) return [];
          const words = boxOf(element);
          return boxes
            .filter(({ icon, box }) => {
              const deep = Math.min(words.right, box.right) - Math.max(words.left, box.left);
              const high = Math.min(words.bottom, box.bottom) - Math.max(words.top, box.top);
              return deep > 1 && high > 1 && !element.contains(icon) && !icon.contains(element);
            })
            .map(({ icon }) => `one over the other: ${name(element)} and ${name(icon)}`);
        },
      );
    }

    return [...brokenWords(), ...strayPairs(), ...strayColumns(), ...covered()];
  });
