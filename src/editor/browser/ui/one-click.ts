/** Milliseconds and pixels within which a second click belongs to the first, to the systems that wait longest unless told. */
const [SOON, NEAR] = [500, 6];

/** How often a list of the page has been changed. */
let changes = 0;

/** Says that the same button belongs to another entry than before. */
export const noteChange = (): number => ++changes;

/**
 * The second click of a double click counts for what the first one hit only: what is drawn anew under the mouse meanwhile,
 * or has come to stand there, is another thing, and so is what a key that is held down would come to.
 */
export function guardClicks(root: ShadowRoot): void {
  let last: PointerEvent | undefined;
  let hit: EventTarget | null = null;
  let known = changes;
  let isStray = false;
  const press = (event: PointerEvent) => {
    const isSecond =
      last !== undefined &&
      event.timeStamp - last.timeStamp < SOON &&
      Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < NEAR;
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    isStray = isSecond && (button !== hit || known !== changes);
    if (!isStray) hit = button;
    known = isStray ? known : changes;
    last = event;
  };
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener('pointerdown', (event) => press(event as PointerEvent), { capture: true });
  root.addEventListener(
    'click',
    (event) => {
      if (isStray && event instanceof MouseEvent && event.detail > 0) stop(event);
    },
    { capture: true },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      const isHeld = event instanceof KeyboardEvent && event.repeat && /^(?:Enter| )$/.test(event.key);
      if (isHeld && event.target instanceof HTMLButtonElement) stop(event);
    },
    { capture: true },
  );
}
