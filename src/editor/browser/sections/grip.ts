import type { Carrying } from './carry.ts';

interface GripEvents {
  /** Takes up what the grip belongs to. */
  readonly take: () => Carrying;
  /** Clicked, or Enter. */
  readonly click: () => void;
}

/** So many pixels a finger or a mouse moves before it is a drag. */
const SLACK = 5;

const isMirrored = () => document.documentElement.dir === 'rtl';

const STEPS: Readonly<Record<string, () => number>> = {
  ArrowUp: () => -1,
  ArrowDown: () => 1,
  ArrowLeft: () => (isMirrored() ? 1 : -1),
  ArrowRight: () => (isMirrored() ? -1 : 1),
};

/** Makes a button something to carry by: with the mouse, with a finger, and with Space and the arrow keys. */
export function makeGrip(grip: HTMLButtonElement, { take, click }: GripEvents): void {
  let carrying: Carrying | undefined;
  let hand: 'keys' | 'pointer' | undefined;
  /** Where it was pressed, until it is let go. */
  let pressed: PointerEvent | undefined;
  const begin = (by: typeof hand) => {
    carrying = take();
    hand = by;
    grip.setAttribute('aria-pressed', 'true');
    addEventListener('keydown', back, { capture: true });
  };
  const end = (how: 'drop' | 'cancel') => {
    const ended = carrying;
    carrying = undefined;
    grip.setAttribute('aria-pressed', 'false');
    removeEventListener('keydown', back, { capture: true });
    ended?.[how]();
  };
  // While the mouse carries, the focus may be anywhere.
  const back = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end('cancel');
  };
  grip.setAttribute('aria-pressed', 'false');
  grip.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || carrying) return;
    [pressed, hand] = [event, undefined];
    grip.setPointerCapture(event.pointerId);
  });
  grip.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    if (pressed?.pointerId !== pointerId) return;
    const isDrag = Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > SLACK;
    if (isDrag && hand === undefined) begin('pointer');
    carrying?.point(clientX, clientY);
  });
  const letGo = (how: 'drop' | 'cancel') => () => {
    pressed = undefined;
    if (hand === 'pointer') end(how);
  };
  grip.addEventListener('pointerup', letGo('drop'));
  grip.addEventListener('pointercancel', letGo('cancel'));
  // What ends a drag is no click.
  grip.addEventListener('click', ({ detail }) => (detail > 0 && hand === 'pointer' ? undefined : click()));
  grip.addEventListener('keydown', (event) => {
    const step = carrying && STEPS[event.key];
    if (event.key !== ' ' && !step && !(carrying && /^(?:Enter|Tab)$/.test(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
    if (step) carrying?.step(step());
    else if (!carrying) begin('keys');
    else if (event.key !== 'Tab') end('drop');
  });
  // Space would click when it is let go.
  grip.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault());
  grip.addEventListener('blur', () => hand === 'keys' && end('cancel'));
}
