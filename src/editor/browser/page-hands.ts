import { type Editing, spotOf } from './editing/editing.ts';
import { stayHere } from './editing/stay-here.ts';
import { takeUnmarked } from './editing/take-unmarked.ts';
import { elementOf, type TextElement } from './editing/texts-on-page.ts';
import { layDrops } from './settings/picture-drop.ts';

interface Hands {
  /** Makes the texts of the page as it is now reachable by Tab. */
  reach(): void;
  /** Takes everything off the page again. */
  release(): void;
}

const FOCUSABLE = 'a[href], button, summary, input, textarea, select';
const REACHED = 'data-editable';
/** Pages in the page: a click or a key in one of them never comes to the editor, and its links may lead anywhere. */
const FRAMES = 'iframe, object, embed';
const QUIET = 'data-quiet';
/** What nobody goes to by keys: repetitions for the eye, and names of drawings. They are in the list of all texts. */
const UNREACHED = 'svg title, [aria-hidden=true], [aria-hidden=true] *';

/** Mouse, touch and keys on the page while it is being edited; `open` is called with the text that is meant. */
export function layHands(editing: Editing, open: (spot: TextElement) => void): Hands {
  const light = document.createElement('page-editor-light');
  light.hidden = true;
  document.body.append(light);
  const app = document.getElementById('app') ?? document.body;
  const spotOfEvent = (event: Event) => (event instanceof MouseEvent ? editing.texts().under(event) : undefined);
  const shine = (spot: TextElement | undefined) => {
    const box = spot && elementOf(spot)?.getBoundingClientRect();
    light.hidden = !box?.width;
    if (!box) return;
    light.style.setProperty('left', `${box.left - 4}px`);
    Object.assign(light.style, { top: `${box.top - 4}px`, width: `${box.width + 4}px`, height: `${box.height + 4}px` });
  };
  const wake = new AbortController();
  const on = (kind: string, listen: (event: Event) => void, passive = false) =>
    document.addEventListener(kind, listen, { capture: true, passive, signal: wake.signal });
  on('pointerover', (event) => shine(spotOfEvent(event)), true);
  on('focusin', (event) => shine(spotOfFocus(event.target, editing)), true);
  on('scroll', () => shine(undefined), true);
  on('click', (event) => {
    // With a key held a link is followed as ever.
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.altKey)) return;
    const spot = spotOfEvent(event);
    if (!spot) return;
    event.preventDefault();
    event.stopPropagation();
    unfold(event.target);
    shine(undefined);
    open(spot);
  });
  on('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const spot = spotOfFocus(event.target, editing);
    if (!spot) return;
    event.preventDefault();
    event.stopPropagation();
    unfold(event.target);
    shine(undefined);
    open(spot);
  });
  layDrops(editing, wake.signal);
  takeUnmarked(wake.signal);
  stayHere(wake.signal, () => editing.tell(editing.speech.say('staysHere')));
  const reach = () => {
    for (const frame of app.querySelectorAll(`:is(${FRAMES}):not([inert])`)) {
      frame.setAttribute(QUIET, '');
      frame.setAttribute('inert', '');
    }
    for (const each of editing.texts().spots) {
      const element = elementOf(each);
      if (
        !element ||
        element.matches(UNREACHED) ||
        element.closest(FOCUSABLE) ||
        element.querySelector(FOCUSABLE) ||
        element.hasAttribute(REACHED)
      )
        continue;
      element.setAttribute(REACHED, element.hasAttribute('tabindex') ? 'before' : '');
      element.setAttribute('tabindex', '0');
      element.setAttribute('aria-description', editing.speech.say('canEdit'));
    }
  };
  return {
    reach,
    release() {
      wake.abort();
      light.remove();
      for (const element of app.querySelectorAll(`[${REACHED}]`))
        for (const name of [REACHED, 'tabindex', 'aria-description']) element.removeAttribute(name);
      for (const frame of app.querySelectorAll(`[${QUIET}]`))
        for (const name of [QUIET, 'inert']) frame.removeAttribute(name);
    },
  };
}

/** The text of what has the focus: its own, or the only one in it. */
function spotOfFocus(target: EventTarget | null, editing: Editing): TextElement | undefined {
  if (!(target instanceof Element) || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return undefined;
  const inside = editing.texts().spots.filter((spot) => {
    const element = elementOf(spot);
    return element && target.contains(element);
  });
  const [first] = inside;
  return first && inside.length === 1 ? (spotOf(editing.texts(), first.index) ? first : undefined) : undefined;
}

/** A question is opened along with its words, so that the answer can be edited too. */
function unfold(target: EventTarget | null): void {
  const details = target instanceof Element ? target.closest('summary')?.parentElement : null;
  if (details instanceof HTMLDetailsElement) details.open = true;
}
