import type { Editing } from '../editing/editing.ts';
import { make } from '../ui/dom.ts';
import { type DropPlace, dropPlaces } from './drop-places.ts';
import type { Movable } from './page-entries.ts';

interface CarryContext {
  readonly editing: Editing;
  readonly moved: Movable;
  /** Everything that it may stand among. */
  readonly among: readonly Movable[];
  /** What is drawn over the page. */
  readonly over: ShadowRoot;
  /** Called at the end, with the place where it lands; undefined where it stays. */
  readonly ended: (to: number | undefined) => void;
}

/** Something that is being carried to another place of its list. */
export interface Carrying {
  /** By so many places, up or down. */
  step(by: number): void;
  /** To what is nearest to a point of the window; `words` follow it there. */
  point(x: number, y: number): void;
  drop(): void;
  cancel(): void;
}

/** How near to the window's edge it scrolls, and by how much in each frame at most. */
const [EDGE, SPEED] = [90, 18];

/** Takes up a block or an entry. Nothing of the page is moved before it is dropped: a line shows where it would land. */
export function carry({ editing, moved, among, over, ended }: CarryContext): Carrying {
  const { speech } = editing;
  const places = dropPlaces(moved, among);
  const line = make('div', { class: 'line' });
  const words = make('div', { class: 'carried', 'aria-hidden': 'true', dir: 'auto' }, moved.name);
  const count = String(places.all.length);
  let place = places.all.find(({ to }) => to === moved.at);
  let at: readonly [number, number] | undefined;
  let frame = 0;
  const draw = () => {
    const box = place?.line();
    if (!box) return;
    for (const [name, value] of Object.entries({ left: box.left, top: box.top, width: box.width, height: box.height }))
      line.style.setProperty(name, `${value}px`);
  };
  const follow = () => {
    frame = requestAnimationFrame(follow);
    if (at) {
      const [x, y] = at;
      const past = Math.min(y - EDGE, 0) || Math.max(y - (innerHeight - EDGE), 0);
      if (past) scrollBy(0, Math.sign(past) * Math.min(SPEED, 2 + Math.abs(past) / 4));
      place = places.nearest(x, y) ?? place;
      words.style.setProperty('translate', `${Math.min(x + 14, innerWidth - words.offsetWidth - 8)}px ${y + 14}px`);
    }
    draw();
  };
  const end = (to?: number) => {
    cancelAnimationFrame(frame);
    line.remove();
    words.remove();
    moved.element.removeAttribute('data-carried');
    document.documentElement.removeAttribute('data-carrying');
    ended(to);
  };
  const numberOf = (each: DropPlace | undefined) => String(places.all.findIndex(({ to }) => to === each?.to) + 1);
  moved.element.setAttribute('data-carried', '');
  document.documentElement.setAttribute('data-carrying', '');
  over.append(line);
  follow();
  return {
    step(by) {
      const next = places.all[places.all.findIndex(({ to }) => to === place?.to) + by];
      if (!next) return editing.tell(speech.say('nothing'));
      place = next;
      const { top, bottom } = next.line();
      if (top < EDGE || bottom > innerHeight - EDGE) scrollBy(0, (top + bottom - innerHeight) / 2);
      editing.tell(speech.say('carriedTo', { place: numberOf(next), count }));
    },
    point(x, y) {
      if (!at) over.append(words);
      words.style.setProperty('left', '0');
      at = [x, y];
    },
    drop: () => end(place && place.to !== moved.at ? place.to : undefined),
    cancel: () => end(),
  };
}
