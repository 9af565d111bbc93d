import type { Editing } from '../editing/editing.ts';
import { goTo } from '../editing/go.ts';
import { ask } from '../editing/server.ts';
import { type Choice, openPicker } from '../ui/picker.ts';

/** Asks where a link is to lead: pages by their titles, and the sections of each that have a name for links. */
export function pickLink({ speech }: Pick<Editing, 'speech'>, take: (link: string) => void): void {
  const fetched = async (): Promise<Choice[]> => {
    const { pages } = await ask('page-titles');
    return pages
      .filter(({ canLead }) => canLead)
      .flatMap(({ route, title, here, places }) => [
        { label: title, hint: route, also: here, take: () => take(route) },
        ...places.map(({ id, title: heading }) => {
          const link = `${route}#${id}`;
          return { label: `${title} › ${heading ?? `#${id}`}`, hint: link, also: here, take: () => take(link) };
        }),
      ]);
  };
  openPicker(speech, speech.say('choosePage'), fetched());
}

/** Asks for a page to go to, or for something that the editor can do. */
export function openPalette({ speech }: Pick<Editing, 'speech'>, commands: readonly Choice[]): void {
  const fetched = async (): Promise<Choice[]> => {
    const { pages } = await ask('page-titles');
    const all = pages.map(
      ({ route, title, here, address }): Choice => ({
        ...{ label: title, hint: route, also: here },
        take: () => goTo(address),
      }),
    );
    return [...all, ...commands];
  };
  openPicker(speech, speech.say('goToPage'), fetched());
}
