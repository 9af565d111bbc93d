import type { Project } from '../../content/project.ts';
import type { Outcome } from '../shared/protocol.ts';
import type { KnownNames, Setting, SettingChange } from '../shared/settings.ts';
import { changeSetting, type Forms, settingsOf } from './fields.ts';
import { knownNames, linkFault } from './known-names.ts';
import type { Session } from './session.ts';

interface Options {
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
export function settingsDesk({ session, forms, site, routeOf }: Options) {
  const pageOf = (table: number) => {
    const route = routeOf(table);
    return route === undefined ? undefined : site.project.pageFile(route);
  };
  return {
    setting: (change: SettingChange): Outcome =>
      changeSetting(session, change, { page: pageOf(change.table), forms: forms() }),
    settings: ({
      table,
      block,
      languages,
    }: Asked & { block: number }): { settings: readonly Setting[] } | undefined => {
      const settings = settingsOf(block, { project: site.project, page: pageOf(table), forms: forms(), languages });
      return settings && { settings };
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
