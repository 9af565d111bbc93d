import type { Page } from '@playwright/test';

/** Text that cannot be read where it stands: past the window's edges, cut off, or under other words in the header. */
export const unreadable = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent?.trim().slice(0, 30)}"`;
    const meet = (from: number, to: number, otherFrom: number, otherTo: number) =>
      from < otherTo - 1 && otherFrom < to - 1;
    const width = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) found.push(`the page is ${scrollWidth} wide in ${width}`);
    for (const element of document.querySelectorAll('body *')) {
      const isText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      if (!isText || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('.hide, .logo-strip, .skip-link, title, noscript, script, [id="announcer"]')) continue;
      const box = element.getBoundingClientRect();
      if (box.left < -0.5 || box.right > width + 0.5) found.push(`outside: ${name(element)}`);
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX) && (box.left < frame.left - 1 || box.right > frame.right + 1))
          found.push(`cut off by ${name(around)}: ${name(element)}`);
        if (/hidden|clip/.test(overflowY) && around !== document.body && box.bottom > frame.bottom + 1)
          found.push(`cut off below by ${name(around)}: ${name(element)}`);
      }
    }
    const parts = [...document.querySelectorAll('.site-header .wrap > *, .site-nav > ul > li')]
      .filter((part) => part.checkVisibility() && !part.querySelector('.site-nav') && !part.matches('.site-nav'))
      .map((part) => ({ part, box: part.getBoundingClientRect() }));
    for (const [place, { part, box }] of parts.entries())
      for (const other of parts.slice(place + 1))
        if (
          meet(box.left, box.right, other.box.left, other.box.right) &&
          meet(box.top, box.bottom, other.box.top, other.box.bottom)
        )
          found.push(`one over the other: ${name(part)} and ${name(other.part)}`);
    return found;
  });
