import { type DevNotes, OPEN_IN_EDITOR } from './notes.ts';

/** Alt-click on a block opens its YAML line in the editor (Vite's own way of opening files). */
export function openAtBlocks(notes: () => DevNotes): void {
  document.addEventListener(
    'click',
    (event) => {
      const block = event.altKey && event.target instanceof Element ? event.target.closest('main [data-block]') : null;
      if (!block) return;
      event.preventDefault();
      event.stopPropagation();
      const index = [...document.querySelectorAll('main [data-block]')].indexOf(block);
      const place = notes().places[index];
      if (place) void fetch(`${OPEN_IN_EDITOR}?file=${encodeURIComponent(place)}`);
    },
    { capture: true },
  );
}
