import { make } from './dom.ts';

interface GridCell {
  readonly value: string;
  readonly label: string;
  readonly drawn: Node;
}

export interface Grid {
  readonly element: HTMLElement;
  show(cells: readonly GridCell[], chosen: string | undefined): void;
  focus(): void;
}

/** Pictures to choose one from, by mouse, touch or keys: arrows go about, Enter chooses. */
export function makeGrid(label: string, choose: (value: string) => void): Grid {
  const element = make('div', { class: 'grid', role: 'listbox', 'aria-label': label });
  const cells = () => [...element.children] as HTMLElement[];
  const reach = (cell: HTMLElement | undefined) => {
    if (!cell) return;
    for (const each of cells()) each.tabIndex = each === cell ? 0 : -1;
    cell.focus();
  };
  const take = (cell: HTMLElement) => {
    for (const each of cells()) each.setAttribute('aria-selected', String(each === cell));
    choose(cell.dataset.value ?? '');
  };
  element.addEventListener('click', (event) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=option]') : null;
    if (!cell) return;
    reach(cell);
    take(cell);
  });
  element.addEventListener('keydown', (event) => {
    const all = cells();
    const at = all.indexOf(event.target as HTMLElement);
    const to = at === -1 ? undefined : goal(event.key, at, all);
    if (to === undefined) return;
    event.preventDefault();
    const cell = all[to];
    if (to === at && cell) take(cell);
    else reach(cell);
  });
  return {
    element,
    show(shown, chosen) {
      const first = Math.max(
        0,
        shown.findIndex(({ value }) => value === chosen),
      );
      element.replaceChildren(
        ...shown.map(({ value, label, drawn }, index) => {
          const cell = make('div', { role: 'option', title: label, 'aria-label': label, 'data-value': value });
          cell.setAttribute('aria-selected', String(value === chosen));
          cell.tabIndex = index === first ? 0 : -1;
          cell.append(drawn, make('span', { class: 'name', dir: 'ltr' }, label));
          return cell;
        }),
      );
    },
    focus: () => reach(cells().find((cell) => cell.tabIndex === 0)),
  };
}

/** Which cell a key leads to; the cell itself where the key takes it. */
function goal(key: string, at: number, all: readonly HTMLElement[]): number | undefined {
  if (key === 'Enter' || key === ' ') return at;
  if (key === 'Home') return 0;
  if (key === 'End') return all.length - 1;
  const top = all[0]?.offsetTop;
  const columns = all.filter(({ offsetTop }) => offsetTop === top).length;
  const on = all[0] && getComputedStyle(all[0]).direction === 'rtl' ? -1 : 1;
  const by = { ArrowRight: on, ArrowLeft: -on, ArrowDown: columns, ArrowUp: -columns }[key];
  if (by === undefined) return undefined;
  return at + by >= 0 && at + by < all.length ? at + by : -1;
}
