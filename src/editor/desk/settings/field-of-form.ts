import type { SettingChange } from '../../shared/settings.ts';
import type { DeskContext } from '../desk-part.ts';
import { fieldOfBlock, type OpenField } from './fields.ts';
import { fieldOfPart, openPart } from './file-parts.ts';

/** The field that a way leads to, in a block of the open page or in a part of a file. */
export function fieldOfForm(
  { table, block, way }: Pick<SettingChange, 'table' | 'block' | 'way'>,
  { forms, site: { project }, tableOf, session: { read } }: Pick<DeskContext, 'forms' | 'site' | 'tableOf' | 'session'>,
): OpenField | undefined {
  const { page, route } = tableOf(table) ?? {};
  if (typeof block === 'number') return fieldOfBlock(page, { block, way }, forms());
  return fieldOfPart(openPart(block, { route, project, forms: forms(), read }), way);
}
