import { applyEdits } from '../../../content/authoring/edit/edit.ts';
import type { Project } from '../../../content/project.ts';
import type { Asked, AskedOf } from '../../shared/editor-api.ts';
import type { SettingChange, SettingsInfo } from '../../shared/settings.ts';
import type { DeskContext, DeskPart } from '../desk-part.ts';
import { NOT_THERE } from '../refused.ts';
import type { Session } from '../session.ts';
import { fieldOfBlock, openBlock } from './fields.ts';
import { knownNames } from './known-names.ts';
import { changePart, partsOf } from './parts.ts';
import { changeSetting, settingsOf } from './settings.ts';

/** What an open page may ask and change of the fields of its blocks. */
export function settingsDesk({ exampleText, session, forms, site, tableOf, sprite }: DeskContext) {
  const fieldOf = (change: Pick<SettingChange, 'table' | 'block' | 'way'>) =>
    fieldOfBlock(tableOf(change.table)?.page, change, forms());
  /** The site as it would be with what is being typed into a field; undefined where that is not written. */
  const supposing = (change: SettingChange): Project | undefined => {
    let project: Project | undefined;
    const trial: Pick<Session, 'change'> = {
      change(file, make) {
        const source = session.read(file);
        const made = source ? make(source) : NOT_THERE;
        if (source && 'edits' in made)
          project = site.project.supposing({ file, text: applyEdits(source.text, made.edits) });
        return { kind: 'done' };
      },
    };
    changeSetting(trial, change, fieldOf(change));
    return project;
  };
  const settingsInfo = ({
    table,
    block,
    language,
    languages,
    typed,
  }: AskedOf<'settings'> & Asked): SettingsInfo | undefined => {
    const project = (typed && supposing({ table, block, ...typed })) ?? site.project;
    const open = openBlock(project.pageFile(tableOf(table)?.route ?? ''), block, forms());
    return (
      open && {
        settings: settingsOf(open, { project, languages }),
        parts: partsOf(open, language ?? project.siteFile.known.defaultLanguage),
      }
    );
  };
  return {
    changes: {
      setting: (change) => changeSetting(session, change, fieldOf(change)),
      part: (change) => {
        const open = fieldOf(change);
        const now = open && session.read(open.file);
        if (!now || !open.isAsSeen(now)) return NOT_THERE;
        return changePart(session, change, { exampleText, project: site.project, open });
      },
    },
    questions: {
      settings: settingsInfo,
      'known-names': ({ table }) => {
        const route = tableOf(table)?.route;
        return route === undefined
          ? undefined
          : { ...knownNames(site.project, route), ...(sprite !== undefined && { sprite }) };
      },
    },
  } satisfies DeskPart;
}
