import { changeText } from '../../../content/authoring/edit/change-text.ts';
import { putField, removeField, setField } from '../../../content/authoring/edit/field-edits.ts';
import { nodeAt } from '../../../content/authoring/edit/node-at.ts';
import { saidAt } from '../../../content/authoring/edit/reading.ts';
import { pathAt } from '../../../content/authoring/edit/value-path.ts';
import type { PageDiagnostics, Project } from '../../../content/project.ts';
import { isMapping } from '../../../content/written/mapping.ts';
import { locate } from '../../../content/written/origin.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { ChangeOutcome } from '../../shared/protocol.ts';
import type { FieldInput, FieldWay, Setting, SettingChange } from '../../shared/settings.ts';
import { factsNamed, messagesBetween } from '../messages/messages.ts';
import { refused } from '../refused.ts';
import type { MadeChange, Session } from '../session.ts';
import { fieldsMet, isSetting, type OpenBlock, type OpenField, plainValue } from './fields.ts';
import type { OpenPart } from './file-parts.ts';

interface SettingsContext {
  readonly project: Project;
  /** The author's languages, which messages are told in. */
  readonly languages: string;
}

/** The fields of a block that are no texts, with what stands in each and what the check says of it. */
export function settingsOf(open: OpenBlock | OpenPart, { project, languages }: SettingsContext): readonly Setting[] {
  const route = 'page' in open ? open.page.route : routeOf(open, project);
  const judged = route === undefined ? judgedSite(project) : project.diagnosticsOf(route);
  const context = { judged, languages, facts: factsNamed(project, route ?? '') };
  return [...fieldsMet(open.form, open.written)].flatMap(({ field, way, value: written }): Setting[] => {
    const { input, label, text, needed, choices, usual } = field;
    const value = plainValue(written);
    if (!input || !isSetting({ field, value })) return [];
    const options = { ...(label && { label }), ...(choices && { choices }), ...(usual !== undefined && { usual }) };
    const said = typeof value === 'string' ? value : undefined;
    const messages =
      said === undefined ? [] : 'page' in open ? inBlock(way, open, context) : inPart(way, open, context);
    return [{ way, input, text, needed, ...options, value: said, messages }];
  });
}

/** The page whose file a part stands in; undefined of the site's. */
const routeOf = ({ source: { file } }: OpenPart, { files }: Project) =>
  [...files.routes].find(([, own]) => own === file)?.[0];

type Judging = Pick<Parameters<typeof messagesBetween>[1], 'judged' | 'languages' | 'facts'>;

/** What the check says of the site's own file. */
const judgedSite = (project: Project): PageDiagnostics => ({
  file: project.siteDiagnostics,
  languages: new Map(
    project.siteFile.known.languages.map(({ code }) => [code, project.siteReport(code).diagnostics] as const),
  ),
  texts: [],
});

function inPart(way: FieldWay, { source, path }: OpenPart, context: Judging) {
  const at = [...path, ...way];
  const found = nodeAt(source, at);
  const [start, end] = (typeof found === 'string' ? undefined : found.node?.range) ?? [];
  if (start === undefined || end === undefined) return [];
  const valueIn = (now: Source) => plainValue(saidAt(now, at));
  return messagesBetween({ source, range: { start, end } }, { ...context, valueIn });
}

function inBlock(way: FieldWay, { page, written }: OpenBlock, context: Judging) {
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
    if ((plainValue(saidAt(now, path)) ?? undefined) !== was) return { refused: 'staleField' };
    if (typeof key === 'number') return changeText(now, path, to ?? '');
    const beside = saidAt(now, holder);
    if (to === undefined) {
      // A mapping that is there for its fields alone goes with the last of them.
      const isLast = open.holder?.isBare && isMapping(beside) && Object.keys(beside).length === 1;
      return isLast
        ? removeField(now, holder.slice(0, -1), String(holder.at(-1)))
        : removeField(now, holder, String(key));
    }
    const value = typed(input, to);
    if (holder.length > 0 && beside === undefined)
      return setField(now, holder.slice(0, -1), String(holder.at(-1)), { [key ?? '']: value });
    return putField(now, holder, { key: String(key), value, order });
  };
  return session.change(open.file, make, { what, was, to });
}

/** What is written: a figure, yes and no as such. */
function typed(input: FieldInput, to: string): unknown {
  if (input === 'flag') return to === 'true';
  return input === 'number' && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(to) ? Number(to) : to;
}
