import { applyEdits } from '../../../content/authoring/edit/edit.ts';
import { nodeAt } from '../../../content/authoring/edit/node-at.ts';
import { textChange } from '../../../content/authoring/edit/text-edits.ts';
import { type EditedPath, standsNow, textAt, wayTo } from '../../../content/authoring/edit/value-path.ts';
import type { PageDiagnostics, Project } from '../../../content/project.ts';
import { once } from '../../../content/written/once.ts';
import type { Path } from '../../../content/written/origin.ts';
import type { Diagnostic, Range, Source } from '../../../diagnostics/diagnostic.ts';
import type { OldSource, TextInLanguage, TypedText } from '../../shared/protocol.ts';
import type { FoundText } from '../mark-view.ts';
import { factsNamed, messagesBetween } from '../messages/messages.ts';
import { oldSourceOf } from '../messages/old-source.ts';
import type { Session } from '../session.ts';
import { placeOfText } from '../table.ts';

interface TextContext {
  readonly route: string;
  readonly project: Project;
  readonly session: Pick<Session, 'read'>;
  /** The author's languages, which messages are told in. */
  readonly languages: string;
  /** What is just being typed, and not saved: it is judged as if it were. */
  readonly typed?: TypedText | undefined;
  /** What the check says of the page, kept where several of its texts are asked for. */
  readonly judged?: WeakMap<Project, PageDiagnostics>;
}

/** A text where it is written, in a file as it is or as it is supposed to be. */
interface Standing {
  readonly project: Project;
  readonly source: Source;
  readonly path: EditedPath;
  readonly by: FoundText['by'];
}

/** Where a text stands with what is being typed into it; undefined where that cannot be written there. */
function standing(found: FoundText, { project, session, typed }: TextContext): Standing | undefined {
  const place = placeOfText(found);
  const { now, path } = standsNow(place, session.read);
  const { by } = found;
  if (!typed || !now || typed.text === by[typed.language]) return { project, source: now ?? place.source, path, by };
  const { languages, defaultLanguage } = project.siteFile.known;
  const site = { languages: languages.map(({ code }) => code), defaultLanguage };
  const { language, text } = typed;
  const change = textChange(now, { path, language, was: textAsRead(now, path, language), to: text }, site);
  if ('refused' in change) return undefined;
  const supposed = { file: now.file, text: applyEdits(now.text, change.edits) };
  return { project: project.supposing(supposed), source: supposed, path, by: { ...by, [language]: text } };
}

function textAsRead(source: Source, path: EditedPath, language: string): string | undefined {
  const text = textAt(source, path, language);
  return typeof text === 'string' ? text : undefined;
}

/** A text in all languages of the site, with what is missing and what the check says. */
export function textInLanguages(found: FoundText, context: TextContext): TextInLanguage[] | undefined {
  const here = standing(found, context);
  const { site } = context.project;
  if (!here || !site) return undefined;
  const { by, project } = here;
  const page = project.pageFile(context.route)?.page;
  const under = (code: string) =>
    [code, 'all', ...(code === site.defaultLanguage ? ['default'] : [])].find((name) => by[name] !== undefined);
  const facts = factsNamed(project, context.route);
  const judged = once(context.judged ?? new WeakMap(), project, () => project.diagnosticsOf(context.route));
  const oldOf = (told: Diagnostic) => oldSourceOf(told, context.route, project);
  return site.languages.map(({ code, label, direction }) => {
    const name = under(code);
    const asked = page?.translation?.[code] ?? site.translation;
    const lacking = asked === 'complete' || code === site.defaultLanguage ? 'missing' : 'fallback';
    return {
      ...{ code, label, direction, under: name },
      text: by[name ?? ''] ?? '',
      state: name === undefined ? lacking : name === 'all' ? 'all' : 'own',
      messages: messagesOf(here, { name, code, judged, facts, languages: context.languages, oldOf }),
    };
  });
}

interface LanguagesContext {
  readonly name: string | undefined;
  readonly code: string;
  readonly judged: PageDiagnostics;
  readonly facts: ReturnType<typeof factsNamed>;
  readonly languages: string;
  readonly oldOf: (told: Diagnostic) => OldSource | undefined;
}

/** What the check says of a text in a language: of its own words, and of what it lacks in this language. */
function messagesOf({ source, path, by }: Standing, { name, ...context }: LanguagesContext) {
  const range = rangeAt(source, path);
  if (!range) return [];
  const except = Object.keys(by)
    .filter((other) => other !== name)
    .flatMap((other) => rangeAt(source, wayTo(source, path, other)) ?? [])
    // A text without languages stands where the whole stands.
    .filter(({ start }) => start !== range.start);
  const valueIn = (mended: Source) => (name === undefined ? undefined : textAt(mended, path, name));
  return messagesBetween({ source, range }, { ...context, except, valueIn });
}

/** Where what a path leads to stands, from its first mark to its last. */
function rangeAt(source: Source, path: Path): Range | undefined {
  const found = nodeAt(source, path);
  const [start, end] = (typeof found === 'string' ? undefined : found.node?.range) ?? [];
  return start === undefined || end === undefined ? undefined : { start, end };
}
