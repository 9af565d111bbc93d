import type { AuthoredCollection } from '../../../../schema/collection.ts';
import { saidAt } from '../../../content/authoring/edit/reading.ts';
import type { EditedPath } from '../../../content/authoring/edit/value-path.ts';
import type { Project } from '../../../content/project.ts';
import { SITE_FILE } from '../../../content/read/files.ts';
import type { Collection } from '../../../content/validate/collections.ts';
import { isMapping } from '../../../content/written/mapping.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { FieldInput, FieldWay, FilePart, FormField } from '../../shared/settings.ts';
import { FILE_PARTS, formOfPart } from '../../shared/settings.ts';
import { type Forms, fieldAt, type OpenField, type OpenForm } from './fields.ts';

/** A part of a file beside the blocks of a page: what the page itself says of it, or the site. */
export interface OpenPart extends OpenForm {
  readonly part: FilePart;
  readonly source: Source;
  /** Where it stands in its file. */
  readonly path: EditedPath;
}

interface PartsContext {
  readonly route: string | undefined;
  readonly project: Project;
  readonly forms: Forms;
  readonly read: (file: string) => Source | undefined;
}

/** The way to a part in its file; what stands at the top of the file has none. */
const pathOf = (part: FilePart): EditedPath => (part === 'site' || part === 'page' ? [] : [part]);

const isOfPage = (part: FilePart) => part === 'page' || part === 'entry';

/** The parts that have a form on a page. */
export const partsOfFiles = (context: PartsContext): FilePart[] => FILE_PARTS.filter((part) => openPart(part, context));

export function openPart(part: FilePart, { route, project, forms, read }: PartsContext): OpenPart | undefined {
  const file = isOfPage(part) ? project.files.routes.get(route ?? '') : SITE_FILE;
  const source = file === undefined ? undefined : read(file);
  const form = part === 'entry' ? formOfEntry(route ?? '', project) : forms.get(formOfPart(part));
  if (!source || !form) return undefined;
  const own = part === 'page' ? [addressField(project), ...form] : form;
  const path = pathOf(part);
  const said = saidAt(source, path);
  const written = isMapping(said) ? said : {};
  const bare = Object.fromEntries(own.filter(({ isBare }) => isBare).map(({ name }) => [name, {}]));
  return { part, source, path, form: own, written: { ...bare, ...written } };
}

/** The field that a way leads to in a part of a file. */
export function fieldOfPart(open: OpenPart | undefined, way: FieldWay): OpenField | undefined {
  const found = open && fieldAt(open.form, way);
  if (!open || !found) return undefined;
  const { part, source, path, form } = open;
  return {
    ...found,
    file: source.file,
    path: [...path, ...way],
    order: (way.length === 1 ? form : (found.holder?.fields ?? [])).map(({ name }) => name),
    what: [part, ...way.map(String)],
    isThere: () => true,
    isAsSeen: (now) => JSON.stringify(saidAt(now, path)) === JSON.stringify(saidAt(source, path)),
  };
}

/** The last part of a page's address, in each language of the site. */
function addressField({ siteFile: { known } }: Project): FormField {
  const fields = known.languages.map(
    ({ code, label }): FormField => ({ name: code, label, text: '', needed: false, input: 'name' }),
  );
  return { name: 'address', text: '', needed: true, isBare: true, fields };
}

const field = (name: string, more: Omit<FormField, 'name' | 'text' | 'needed'>): FormField => ({
  ...{ name, text: '', needed: false },
  ...more,
});

const picture = (name: string) =>
  field(name, {
    picture: true,
    fields: [
      { ...field('src', { input: 'image' }), needed: true },
      { ...field('alt', { isText: true }), needed: true },
    ],
  });

const EVENT_FIELDS = [
  field('ends', { input: 'date' }),
  field('from', { input: 'name' }),
  field('to', { input: 'name' }),
  field('place', { isText: true }),
];

/** What lists say of a page: the fields of the collection that it is in. */
function formOfEntry(route: string, { collections }: Project): FormField[] | undefined {
  const collection = collectionOf(route, collections);
  if (!collection) return undefined;
  // What can be used of its file has the shape of a whole one, with gaps.
  const { kind, tags, authors, fields = {} } = collection.value as Partial<AuthoredCollection>;
  const inputs: Readonly<Record<string, FieldInput>> = { date: 'date', number: 'number', flag: 'flag', link: 'link' };
  const own = Object.entries(fields).map(([name, kind]) => {
    if (kind === 'text' || kind === 'rich') return field(name, { isText: true });
    return kind === 'image' ? picture(name) : field(name, { input: inputs[kind] ?? 'name' });
  });
  return [
    field('date', { input: 'date' }),
    ...(kind === 'event' ? EVENT_FIELDS : []),
    ...[field('title', { isText: true }), field('summary', { isText: true }), picture('picture')],
    ...(authors === undefined ? [] : [field('authors', { each: { input: 'name' }, least: 1 })]),
    ...(tags ? [field('tags', { each: { input: 'choice', choices: Object.keys(tags) }, least: 1 })] : []),
    ...own,
  ];
}

/** The collection that a page is in: the nearest folder above it that is one. */
function collectionOf(route: string, collections: ReadonlyMap<string, Collection>): Collection | undefined {
  for (let folder = route; folder !== ''; ) {
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
    const found = collections.get(folder);
    if (found) return found;
  }
  return undefined;
}
