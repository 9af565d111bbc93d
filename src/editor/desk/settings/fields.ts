import { saidAt } from '../../../content/authoring/edit/reading.ts';
import { type EditedPath, pathAt } from '../../../content/authoring/edit/value-path.ts';
import type { PageFile } from '../../../content/validate/page-file.ts';
import { isMapping, type Mapping } from '../../../content/written/mapping.ts';
import { locate } from '../../../content/written/origin.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { FieldWay, FormField } from '../../shared/settings.ts';

/** The fields of each kind of block, by its type. */
export type Forms = ReadonlyMap<string, readonly FormField[]>;

/** What is written somewhere, with the fields that it may have. */
export interface OpenForm {
  readonly written: Mapping;
  readonly form: readonly FormField[];
}

/** A block of a page, with the fields that its kind has. */
export interface OpenBlock extends OpenForm {
  readonly page: PageFile;
}

export function openBlock(page: PageFile | undefined, block: number, forms: Forms): OpenBlock | undefined {
  const written = page?.page?.blocks[block]?.written;
  const form = forms.get(String(written?.type));
  return page && written && form && { page, written, form };
}

/** A field that a block has or may have, and what stands in it; an entry of a list is one too. */
export interface FieldContent {
  readonly field: FormField;
  readonly way: FieldWay;
  readonly value: unknown;
}

/** The fields of a block from top to bottom, each before those in it. */
export function* fieldsMet(form: readonly FormField[], holder: Mapping, way: FieldWay = []): Generator<FieldContent> {
  for (const field of form) {
    const value = Object.hasOwn(holder, field.name) ? holder[field.name] : undefined;
    const here = [...way, field.name];
    yield { field, way: here, value };
    if (field.fields && isMapping(value)) yield* fieldsMet(field.fields, value, here);
    if (!Array.isArray(value)) continue;
    for (const [index, entry] of value.entries()) {
      yield { field: entryOf(field), way: [...here, index], value: entry };
      if (field.items && isMapping(entry)) yield* fieldsMet(field.items, entry, [...here, index]);
    }
  }
}

/** An entry of a list as a field. */
const entryOf = ({ name, text, items, each, picture }: FormField): FormField => ({
  ...{ name, text, needed: true },
  ...each,
  ...(items && { fields: items }),
  ...(picture && { picture }),
});

/** The field that a way leads to, and the one that it stands in. */
export function fieldAt(form: readonly FormField[], way: FieldWay) {
  let found: { readonly field: FormField; readonly holder: FormField | undefined } | undefined;
  for (const step of way) {
    const holder: FormField | undefined = found?.field;
    const fields = holder ? holder.fields : form;
    const entry = holder && (holder.items || holder.each) ? entryOf(holder) : undefined;
    const field = typeof step === 'number' ? entry : fields?.find(({ name }) => name === step);
    if (!field) return undefined;
    found = { field, holder };
  }
  return found;
}

/** A field of a block, in the file that it is or would be written in. */
export interface OpenField {
  readonly field: FormField;
  /** What it stands in, where that is not the block itself. */
  readonly holder: FormField | undefined;
  readonly file: string;
  readonly path: EditedPath;
  /** The names of the fields beside it, in their order. */
  readonly order: readonly string[];
  /** Its way in an author's words. */
  readonly what: readonly string[];
  /** True of a file in which the block still stands where it stood. */
  readonly isThere: (source: Source) => boolean;
  /** True of a file in which the block is as it was. */
  readonly isAsSeen: (source: Source) => boolean;
}

/** The field that a way leads to in a block of a page; undefined where its kind has none such. */
export function fieldOfBlock(
  page: PageFile | undefined,
  { block, way }: { readonly block: number; readonly way: FieldWay },
  forms: Forms,
): OpenField | undefined {
  const open = openBlock(page, block, forms);
  const found = open && fieldAt(open.form, way);
  if (!found) return undefined;
  const { written, form } = open;
  const { source, range } = locate(open.page.origins, written, []).place;
  const here = pathAt(source, range.start);
  const beside = (way.length === 1 ? form : (found.holder?.fields ?? [])).map(({ name }) => name);
  return {
    ...found,
    file: source.file,
    path: [...here, ...way],
    order: way.length === 1 ? ['type', ...beside] : beside,
    what: [String(written.type), ...way.map(String)],
    isThere: (now) => saidAt(now, [...here, 'type']) === written.type,
    isAsSeen: (now) => JSON.stringify(saidAt(now, here)) === JSON.stringify(saidAt(source, here)),
  };
}

/** What stands in a field; a sample stands for what it is a sample of. */
export const plainValue = (value: unknown): unknown => (isMapping(value) && 'sample' in value ? value.sample : value);

/** True of a field that is changed by itself: what stands in it is one word. */
export function isSetting({ field, value }: Pick<FieldContent, 'field' | 'value'>): boolean {
  const plain = plainValue(value);
  return field.input !== undefined && (plain === null || typeof plain !== 'object');
}
