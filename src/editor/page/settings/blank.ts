import type { Project } from '../../../content/project.ts';
import { UNWRITTEN } from '../../../content/written/stray-marks.ts';
import type { FormField } from '../../shared/settings.ts';
import { pictureNames } from './known-names.ts';

/** A value that a field may have where no example shows one; undefined where only its author can know one. */
export function blankOf(field: FormField, project: Project): unknown {
  const { name, isText, input, choices, usual, fields, items, each } = field;
  if (isText) {
    const languages = project.site?.languages ?? [];
    return Object.fromEntries(languages.map(({ code }) => [code, `${UNWRITTEN} ${name}`]));
  }
  if (fields) {
    const needed = fields.filter(({ needed }) => needed).map((each) => [each.name, blankOf(each, project)] as const);
    return needed.every(([, value]) => value !== undefined) ? Object.fromEntries(needed) : undefined;
  }
  const entry =
    items || each
      ? blankOf({ name, text: '', needed: true, ...each, ...(items && { fields: items }) }, project)
      : undefined;
  if (items || each) return entry === undefined ? undefined : [entry];
  const known: Partial<Record<NonNullable<FormField['input']>, string | undefined>> = {
    link: '/',
    image: pictureNames(project)[0],
    region: Object.keys(project.site?.regions ?? {})[0],
    endpoint: Object.keys(project.site?.formEndpoints ?? {})[0],
    icon: 'circle',
    flag: 'false',
    number: '1',
  };
  return usual ?? choices?.[0] ?? (input && known[input]);
}
