import { putField, removeField } from '../../content/authoring/edit/field-edits.ts';
import { saidAt } from '../../content/authoring/edit/reading.ts';
import type { Project } from '../../content/project.ts';
import type { PageFile } from '../../content/validate/page-file.ts';
import { isMapping, type Mapping } from '../../content/written/mapping.ts';
import { locate } from '../../content/written/origin.ts';
import type { Source } from '../../diagnostics/diagnostic.ts';
import type { Outcome } from '../shared/protocol.ts';
import type { FieldInput, FieldWay, FormField, Setting, SettingChange } from '../shared/settings.ts';
import { messagesBetween } from './messages.ts';
import { refused } from './refused.ts';
import type { Making, Session } from './session.ts';
import { pathAt } from './value-path.ts';

/** The fields of each kind of block, by its type. */
export type Forms = ReadonlyMap<string, readonly FormField[]>;

/** A block of a page, with the fields that its kind has. */
interface OpenBlock {
  readonly page: PageFile;
  readonly written: Mapping;
  readonly form: readonly FormField[];
}

function openBlock(page: PageFile | undefined, block: number, forms: Forms): OpenBlock | undefined {
  const written = page?.page?.blocks[block]?.written;
  const form = forms.get(String(written?.type));
  return page && written && form && { page, written, form };
}

interface Asking {
  readonly project: Project;
  readonly forms: Forms;
  readonly page: PageFile | undefined;
  /** The author's languages, which messages are told in. */
  readonly languages: string;
}

/** The fields of a block that are no texts, with what stands in each and what the check says of it. */
export function settingsOf(block: number, { page, forms, ...asking }: Asking): readonly Setting[] | undefined {
  const open = openBlock(page, block, forms);
  return (
    open && settingsIn(open.form, open.written, []).map((each) => ({ ...each, messages: told(each, open, asking) }))
  );
}

type Found = Omit<Setting, 'messages'>;

function settingsIn(form: readonly FormField[], holder: Mapping, way: FieldWay): Found[] {
  return form.flatMap(({ name, input, fields, items, ...field }): Found[] => {
    const value = Object.hasOwn(holder, name) ? holder[name] : undefined;
    const here = [...way, name];
    if (input && (value === null || typeof value !== 'object')) {
      const { text, needed, choices, usual } = field;
      const options = { ...(choices && { choices }), ...(usual !== undefined && { usual }) };
      return [{ way: here, input, text, needed, ...options, value: typeof value === 'string' ? value : undefined }];
    }
    if (fields && isMapping(value)) return settingsIn(fields, value, here);
    if (!items || !Array.isArray(value)) return [];
    return value.flatMap((entry, index) => (isMapping(entry) ? settingsIn(items, entry, [...here, index]) : []));
  });
}

function told({ way, value }: Found, { page, written }: OpenBlock, asking: Pick<Asking, 'project' | 'languages'>) {
  const { place, key, missing } = locate(page.origins, written, way);
  if (missing || value === undefined) return [];
  const { start } = key.source === place.source ? key.range : place.range;
  return messagesBetween(
    { source: place.source, range: { start: Math.min(start, place.range.start), end: place.range.end } },
    { ...asking, route: page.route },
  );
}

/** The field that a way leads to. */
function fieldAt(form: readonly FormField[], [name, ...rest]: FieldWay): FormField | undefined {
  const field = form.find((each) => each.name === name);
  if (!field || rest.length === 0) return field;
  return typeof rest[0] === 'number' ? fieldAt(field.items ?? [], rest.slice(1)) : fieldAt(field.fields ?? [], rest);
}

/** The names of the fields beside the one that a way leads to, in their order. */
function besides(form: readonly FormField[], way: FieldWay): readonly string[] {
  const holder = fieldAt(form, typeof way.at(-2) === 'number' ? way.slice(0, -2) : way.slice(0, -1));
  const fields = way.length === 1 ? form : (holder?.items ?? holder?.fields ?? []);
  return way.length === 1 ? ['type', ...fields.map(({ name }) => name)] : fields.map(({ name }) => name);
}

/** Gives a field of a block another value, or leaves it out; not where it is another one than the author saw. */
export function changeSetting(
  session: Session,
  { block, way, was, to }: SettingChange,
  { page, forms }: Pick<Asking, 'page' | 'forms'>,
): Outcome {
  const open = openBlock(page, block, forms);
  const field = open && fieldAt(open.form, way);
  if (!open || !field?.input) return refused('edit-not-there');
  if (to === was) return refused('nothing');
  if (to === undefined && field.needed) return refused('needed');
  const { input } = field;
  const { written, form } = open;
  const { source, range } = locate(open.page.origins, written, []).place;
  const path = pathAt(source, range.start);
  const [key, holder] = [String(way.at(-1)), [...path, ...way.slice(0, -1)]];
  const make = (now: Source): Making => {
    const said = saidAt(now, [...holder, key]);
    if (saidAt(now, [...path, 'type']) !== written.type) return { refused: 'edit-not-there' };
    if ((said ?? undefined) !== was) return { refused: 'staleField' };
    if (to === undefined) return removeField(now, holder, key);
    return putField(now, holder, { key, value: typed(input, to), order: besides(form, way) });
  };
  return session.change(source.file, make, { what: [String(written.type), ...way.map(String)], was, to });
}

/** What is written: a figure, yes and no as such. */
function typed(input: FieldInput, to: string): unknown {
  if (input === 'flag') return to === 'true';
  return input === 'number' && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(to) ? Number(to) : to;
}
