import { isMapping } from '../../written/mapping.ts';
import { locate, type Origins, type Path } from '../../written/origin.ts';
import type { WrittenValue } from './passages.ts';
import type { Slip } from './slip.ts';

const LEADS = ['link', 'linkOnHome', 'items', 'groups'];
const LISTS = ['menu', 'lists', 'groups', 'items'];

/** Finds entries of menus that lead nowhere although nothing says that they do not yet. */
export function menuSlips({ value, written }: WrittenValue, origins: Origins): Slip[] {
  const slips: Slip[] = [];
  const visit = (holder: unknown, path: Path): void => {
    if (!isMapping(holder)) return;
    for (const key of LISTS) {
      const entries = holder[key];
      if (Array.isArray(entries)) entries.forEach((entry, index) => visitEntry(entry, [...path, key, index]));
    }
  };
  const visitEntry = (entry: unknown, path: Path): void => {
    if (!isMapping(entry)) return;
    // A list has a title, an entry a label.
    const isEntry = 'label' in entry && !LEADS.some((field) => entry[field] !== undefined);
    // What stands there in other words than true and false has been told.
    const isOpen = entry.disabled === undefined && !locate(origins, written, [...path, 'disabled']).missing;
    if (isEntry && entry.disabled !== true && !isOpen)
      slips.push({ code: 'menu-without-link', place: locate(origins, written, path).place });
    visit(entry, path);
  };
  if (isMapping(value)) for (const part of ['header', 'footer']) visit(value[part], [part]);
  return slips;
}
