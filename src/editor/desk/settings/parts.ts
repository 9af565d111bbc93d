import { putField, removeField } from '../../../content/authoring/edit/field-edits.ts';
import { addEntry, moveEntry, removeEntry } from '../../../content/authoring/edit/list-edits.ts';
import { saidAt } from '../../../content/authoring/edit/reading.ts';
import type { Project } from '../../../content/project.ts';
import { isMapping } from '../../../content/written/mapping.ts';
import { UNWRITTEN } from '../../../content/written/stray-marks.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { ChangeOutcome } from '../../shared/protocol.ts';
import type { BlockPart, FormField, PartChange } from '../../shared/settings.ts';
import { type ExampleContext, exampleOf, examplesAt } from '../example-of.ts';
import { refused } from '../refused.ts';
import type { MadeChange, Session } from '../session.ts';
import { fieldsMet, isSetting, type OpenBlock, type OpenField } from './fields.ts';
import type { OpenPart } from './file-parts.ts';
import { pictureNames } from './known-names.ts';

/** A value that a field may have where no example shows one; undefined where only its author can know one. */
export function blankOf(field: FormField, project: Project): unknown {
  const { name, isText, input, choices, usual, first, fields, items, each } = field;
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
  return usual ?? first ?? choices?.[0] ?? (input && known[input]);
}

/** What a block has or may have beside its settings, from top to bottom. */
export function partsOf(open: OpenBlock | OpenPart, project: Project, language: string): readonly BlockPart[] {
  const { form, written } = open;
  const hasRecipients = Object.keys(project.site?.formEndpoints ?? {}).length > 0;
  let before = 0;
  return [...fieldsMet(form, written)].flatMap(({ field, way, value }): BlockPart[] => {
    if (isSetting({ field, value })) before++;
    const isEntry = typeof way.at(-1) === 'number';
    const kind = kindOf(field);
    const isThere = value !== undefined && value !== null;
    // What is always there is no part of its own, except for lists and what stands in them; but texts that are on no page are.
    const isShown = kind === 'list' || isEntry || (kind === 'text' && 'part' in open);
    if (field.name === 'type' || (field.input && !isEntry) || (field.needed && !isShown)) return [];
    // There is nothing yet that could be named in it.
    if (field.each?.input === 'endpoint' && !isThere && !hasRecipients) return [];
    const { text, needed, picture } = field;
    return [
      {
        ...{ way, kind, text, isThere, needed: needed && !isEntry, before },
        ...(Array.isArray(value) && countOf(value.length, field)),
        ...(kind === 'list' && picture && { ofPictures: true }),
        ...(kind === 'text' && isThere && { words: wordsIn(value, language) }),
      },
    ];
  });
}

/** An empty list is none: of the last entry only the list itself can be taken out. */
const LEAST = 1;

const countOf = (count: number, { least = LEAST, most = Number.POSITIVE_INFINITY }: FormField) => ({
  count,
  ...(count >= most && { isFull: true }),
  ...(count <= Math.max(least, LEAST) && { isLeast: true }),
});

function kindOf({ items, each, fields, picture }: FormField): BlockPart['kind'] {
  if (items || each) return 'list';
  return picture ? 'picture' : fields ? 'group' : 'text';
}

function wordsIn(value: unknown, language: string): string {
  if (!isMapping(value)) return typeof value === 'string' ? value : '';
  const said = value[language] ?? value.all ?? Object.values(value)[0];
  return typeof said === 'string' ? said : '';
}

/** Adds a part in the shape of the example, takes one out, or gives an entry another place. */
export function changePart(
  session: Session,
  { way, act }: Pick<PartChange, 'way' | 'act'>,
  { open, ...context }: ExampleContext & { readonly open: OpenField | undefined },
): ChangeOutcome {
  if (!open) return refused('edit-not-there');
  const isEntry = typeof way.at(-1) === 'number';
  if (act === 'remove' && open.field.needed && !isEntry) return refused('needed');
  const make = (now: Source): MadeChange => {
    if (!open.isThere(now)) return { refused: 'edit-not-there' };
    const shown = act === 'add' ? examplesAt(exampleOf(open.what[0] ?? '', context), way) : [];
    const examples = shown.length === 0 ? [blankOf(open.field, context.project)] : shown;
    return isEntry ? entryMade(now, open, { act, examples }) : fieldMade(now, open, { act, examples });
  };
  return session.change(open.file, make, { what: [act, ...open.what] });
}

interface PartAction {
  readonly act: PartChange['act'];
  readonly examples: readonly unknown[];
}

function fieldMade(now: Source, { path, order }: OpenField, { act, examples }: PartAction): MadeChange {
  const [holder, key] = [path.slice(0, -1), String(path.at(-1))];
  if (act === 'remove') return removeField(now, holder, key);
  const isThere = (saidAt(now, path) ?? undefined) !== undefined;
  if (act !== 'add' || isThere || examples[0] === undefined) return { refused: 'edit-not-there' };
  return putField(now, holder, { key, value: examples[0], order });
}

function entryMade(now: Source, { path, holder }: OpenField, { act, examples }: PartAction): MadeChange {
  const [list, at] = [path.slice(0, -1), Number(path.at(-1))];
  const entries = saidAt(now, list);
  if (!Array.isArray(entries)) return { refused: 'edit-not-there' };
  const { isFull, isLeast } = holder ? countOf(entries.length, holder) : {};
  if (act === 'remove') return isLeast ? { refused: 'fewest' } : removeEntry(now, list, at);
  if (act === 'add') {
    if (isFull) return { refused: 'most' };
    // A second one like the first would be one too many of a list of names.
    const value = examples.find((each) => !entries.includes(String(each))) ?? examples[0];
    return value === undefined ? { refused: 'edit-not-there' } : addEntry(now, list, { at, value });
  }
  const to = at + (act === 'up' ? -1 : 1);
  return to < 0 || to >= entries.length ? { refused: 'nothing' } : moveEntry(now, list, { from: at, to });
}
