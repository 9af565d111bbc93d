import { changeText } from '../../../content/authoring/edit/change-text.ts';
import { putField, removeField } from '../../../content/authoring/edit/field-edits.ts';
import { saidAt } from '../../../content/authoring/edit/reading.ts';
import { pathAt } from '../../../content/authoring/edit/value-path.ts';
import type { Project } from '../../../content/project.ts';
import { locate } from '../../../content/written/origin.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { ChangeOutcome } from '../../shared/protocol.ts';
import type { FieldInput, FieldWay, Setting, SettingChange } from '../../shared/settings.ts';
import { factsNamed, messagesBetween } from '../messages/messages.ts';
import { refused } from '../refused.ts';
import type { MadeChange, Session } from '../session.ts';
import { fieldsMet, isSetting, type OpenBlock, type OpenField } from './fields.ts';

interface SettingsContext {
  readonly project: Project;
  /** The author's languages, which messages are told in. */
  readonly languages: string;
}

/** The fields of a block that are no texts, with what stands in each and what the check says of it. */
export function settingsOf(open: OpenBlock, { project, languages }: SettingsContext): readonly Setting[] {
  const { route } = open.page;
  const context = { judged: project.diagnosticsOf(route), languages, facts: factsNamed(project, route) };
  return [...fieldsMet(open.form, open.written)].flatMap(({ field, way, value }): Setting[] => {
    const { input, text, needed, choices, usual } = field;
    if (!input || !isSetting({ field, value })) return [];
    const options = { ...(choices && { choices }), ...(usual !== undefined && { usual }) };
    const said = typeof value === 'string' ? value : undefined;
    const messages = said === undefined ? [] : settingInfo(way, open, context);
    return [{ way, input, text, needed, ...options, value: said, messages }];
  });
}

function settingInfo(
  way: FieldWay,
  { page, written }: OpenBlock,
  context: Pick<Parameters<typeof messagesBetween>[1], 'judged' | 'languages' | 'facts'>,
) {
  const { range: block } = locate(page.origins, written, []).place;
  const { place, key, missing } = locate(page.origins, written, way);
  if (missing) return [];
  const { start } = key.source === place.source ? key.range : place.range;
  return messagesBetween(
    { source: place.source, range: { start: Math.min(start, place.range.start), end: place.range.end } },
    { ...context, valueIn: (source) => saidAt(source, [...pathAt(source, block.start), ...way]) },
  );
}

/** Gives a field of a block another value, or leaves it out; not where it is another one than the author saw. */
export function changeSetting(
  session: Pick<Session, 'change'>,
  { was, to }: Pick<SettingChange, 'was' | 'to'>,
  open: OpenField | undefined,
): ChangeOutcome {
  const { input, needed } = open?.field ?? {};
  if (!open || !input) return refused('edit-not-there');
  if (to === was) return refused('nothing');
  if (to === undefined && needed) return refused('needed');
  const { path, order, what } = open;
  const [holder, key] = [path.slice(0, -1), path.at(-1)];
  const make = (now: Source): MadeChange => {
    if (!open.isThere(now)) return { refused: 'edit-not-there' };
    if ((saidAt(now, path) ?? undefined) !== was) return { refused: 'staleField' };
    if (typeof key === 'number') return changeText(now, path, to ?? '');
    if (to === undefined) return removeField(now, holder, String(key));
    return putField(now, holder, { key: String(key), value: typed(input, to), order });
  };
  return session.change(open.file, make, { what, was, to });
}

/** What is written: a figure, yes and no as such. */
function typed(input: FieldInput, to: string): unknown {
  if (input === 'flag') return to === 'true';
  return input === 'number' && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(to) ? Number(to) : to;
}
