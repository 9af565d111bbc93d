import { applyEdits } from '../../../content/authoring/edit/edit.ts';
import type { Project } from '../../../content/project.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { Asked, AskedOf } from '../../shared/editor-api.ts';
import type { SettingChange, SettingsInfo } from '../../shared/settings.ts';
import type { DeskContext, DeskPart } from '../desk-part.ts';
import { NOT_THERE } from '../refused.ts';
import type { Session } from '../session.ts';
import { fieldOfForm } from './field-of-form.ts';
import { openBlock } from './fields.ts';
import { openPart, partsOfFiles } from './file-parts.ts';
import { knownNames } from './known-names.ts';
import { changePart, partsOf } from './parts.ts';
import { changeSetting, settingsOf } from './settings.ts';

/** What an open page may ask and change of the fields of its blocks. */
export function settingsDesk(context: DeskContext) {
  const { exampleText, session, forms, site, tableOf, sprite } = context;
  const fieldOf = (change: Pick<SettingChange, 'table' | 'block' | 'way'>) => fieldOfForm(change, context);
  /** The site as it would be with what is being typed into a field, and the file; undefined where that is not written. */
  const supposing = (change: SettingChange) => {
    let supposed: { readonly project: Project; readonly source: Source } | undefined;
    const trial: Pick<Session, 'change'> = {
      change(file, make) {
        const source = session.read(file);
        const made = source ? make(source) : NOT_THERE;
        if (!source || !('edits' in made)) return { kind: 'done' };
        const now = { file, text: applyEdits(source.text, made.edits) };
        supposed = { project: site.project.supposing(now), source: now };
        return { kind: 'done' };
      },
    };
    changeSetting(trial, change, fieldOf(change));
    return supposed;
  };
  const settingsInfo = ({
    table,
    block,
    language,
    languages,
    typed,
  }: AskedOf<'settings'> & Asked): SettingsInfo | undefined => {
    const supposed = typed && supposing({ table, block, ...typed });
    const project = supposed?.project ?? site.project;
    const read = (file: string) => (file === supposed?.source.file ? supposed.source : session.read(file));
    const route = tableOf(table)?.route;
    const open =
      typeof block === 'number'
        ? openBlock(project.pageFile(route ?? ''), block, forms())
        : openPart(block, { route, project, forms: forms(), read });
    return (
      open && {
        settings: settingsOf(open, { project, languages }),
        parts: partsOf(open, project, language ?? project.siteFile.known.defaultLanguage),
      }
    );
  };
  return {
    changes: {
      setting: (change) => {
        const outcome = changeSetting(session, change, fieldOf(change));
        const route = tableOf(change.table)?.route;
        // A page whose address is another one is gone to.
        const isAddress = change.block === 'page' && change.way[0] === 'address' && outcome.kind === 'done';
        return isAddress ? { ...outcome, moved: { from: route, to: route } } : outcome;
      },
      part: (change) => {
        const open = fieldOf(change);
        const now = open && session.read(open.file);
        if (!now || !open.isAsSeen(now)) return NOT_THERE;
        return changePart(session, change, { exampleText, project: site.project, open });
      },
    },
    questions: {
      settings: settingsInfo,
      'file-parts': ({ table }) => {
        const route = tableOf(table)?.route;
        return { parts: partsOfFiles({ route, project: site.project, forms: forms(), read: session.read }) };
      },
      'known-names': ({ table }) => {
        const route = tableOf(table)?.route;
        return route === undefined
          ? undefined
          : { ...knownNames(site.project, route), ...(sprite !== undefined && { sprite }) };
      },
    },
  } satisfies DeskPart;
}
