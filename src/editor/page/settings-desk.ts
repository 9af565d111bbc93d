import type { Project } from '../../content/project.ts';
import type { Outcome } from '../shared/protocol.ts';
import type { KnownNames, PartChange, SettingChange, SettingsTold } from '../shared/settings.ts';
import { changeSetting, type Forms, fieldOfBlock, openBlock, settingsOf } from './fields.ts';
import { knownNames, linkFault } from './known-names.ts';
import { changePart, partsOf } from './parts.ts';
import type { Session } from './session.ts';

interface Options {
  /** The engine's own folder, which holds the examples of the blocks that ship. */
  readonly engine: string;
  readonly session: Session;
  readonly forms: () => Forms;
  readonly site: { readonly project: Project };
  /** The route of the page that a table was told of. */
  readonly routeOf: (table: number) => string | undefined;
}

interface Asked {
  readonly table: number;
  /** The author's languages. */
  readonly languages: string;
}

/** What an open page may ask and change of the fields of its blocks. */
export function settingsDesk({ engine, session, forms, site, routeOf }: Options) {
  const pageOf = (table: number) => {
    const route = routeOf(table);
    return route === undefined ? undefined : site.project.pageFile(route);
  };
  const fieldOf = (change: Pick<SettingChange, 'table' | 'block' | 'way'>) =>
    fieldOfBlock(pageOf(change.table), change, forms());
  return {
    setting: (change: SettingChange): Outcome => changeSetting(session, change, fieldOf(change)),
    part: (change: PartChange): Outcome =>
      changePart(session, change, { engine, project: site.project, open: fieldOf(change) }),
    settings: ({
      table,
      block,
      language,
      languages,
    }: Asked & { block: number; language: string }): SettingsTold | undefined => {
      const open = openBlock(pageOf(table), block, forms());
      return (
        open && {
          settings: settingsOf(open, { project: site.project, languages }),
          parts: partsOf(open, language),
        }
      );
    },
    knownNames: ({ table }: Asked): KnownNames | undefined => {
      const route = routeOf(table);
      return route === undefined ? undefined : knownNames(site.project, route);
    },
    linkFault: ({ table, target, languages }: Asked & { target: string }): { fault?: string } | undefined => {
      const route = routeOf(table);
      if (route === undefined) return undefined;
      const fault = linkFault(target, { route, languages, project: site.project });
      return fault === undefined ? {} : { fault };
    },
  };
}
