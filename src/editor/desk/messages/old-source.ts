import type { Project } from '../../../content/project.ts';
import { once } from '../../../content/written/once.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { OldSource } from '../../shared/protocol.ts';

/** True of the message of a translation that has grown old, or that nobody has read: a person says that it is right. */
export const isOld = ({ code }: Diagnostic): boolean =>
  code === 'stale-translation' || code === 'unreviewed-translation';

const known = new WeakMap<Project, Map<string, ReadonlyMap<string, OldSource>>>();

/** What a translation that a message calls old was made from, as it was read whole for its page. */
export function oldSourceOf(told: Diagnostic, route: string, project: Project): OldSource | undefined {
  if (!isOld(told)) return undefined;
  const pages = once(known, project, () => new Map());
  const all = pages.get(route) ?? oldSources(route, project);
  pages.set(route, all);
  return all.get(keyOf(told));
}

const keyOf = ({ place: { source, range } }: Pick<Diagnostic, 'place'>) => `${source.file} ${range.start}`;

function oldSources(route: string, project: Project): ReadonlyMap<string, OldSource> {
  // Which of them are old has been judged already.
  const all = [route, undefined].flatMap((each) => project.stale(each, () => true));
  return new Map(
    all.flatMap(({ place, was, source, from }) =>
      was === undefined ? [] : [[keyOf({ place: place() }), { was, now: source, language: from }]],
    ),
  );
}
