import type { Project } from '../../content/project.ts';
import { locateLanguage } from '../../content/written/origin.ts';
import type { TextInLanguage, TextMessage } from '../shared/protocol.ts';
import type { FoundText } from './mark-view.ts';
import { messagesBetween } from './messages.ts';
import { placeOfText } from './table.ts';

interface Asking {
  readonly route: string;
  readonly project: Project;
  /** The author's languages, which messages are told in. */
  readonly languages: string;
}

/** A text in all languages of the site, with what is missing and what the check says. */
export function textInLanguages(found: FoundText, { route, project, languages }: Asking): TextInLanguage[] {
  const { site } = project;
  if (!site) return [];
  const { by } = found;
  const page = project.pageFile(route)?.page;
  return site.languages.map(({ code, label, direction }) => {
    const under = [code, 'all', ...(code === site.defaultLanguage ? ['default'] : [])].find(
      (name) => by[name] !== undefined,
    );
    const asked = page?.translation?.[code] ?? site.translation;
    const lacking = asked === 'complete' || code === site.defaultLanguage ? 'missing' : 'fallback';
    return {
      ...{ code, label, direction, under },
      text: by[under ?? ''] ?? '',
      state: under === undefined ? lacking : under === 'all' ? 'all' : 'own',
      messages: messagesOf(found, code, { route, project, languages }),
    };
  });
}

/** What a check of the page in a language says about a text. */
function messagesOf(found: FoundText, code: string, { route, project, languages }: Asking): TextMessage[] {
  const whole = placeOfText(found);
  const ends = Object.keys(found.by).map(
    (name) => locateLanguage(found.origins, found.written, found.path, name).place.range.end,
  );
  const end = Math.max(whole.range.end, ...ends);
  return messagesBetween(
    { source: whole.source, range: { start: whole.range.start, end } },
    { route, project, languages },
    [code],
  );
}
