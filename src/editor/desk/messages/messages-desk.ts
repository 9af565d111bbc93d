import { noteFine } from '../../../content/authoring/answer.ts';
import { type EditedPath, pathAt } from '../../../content/authoring/edit/value-path.ts';
import { acceptTranslations } from '../../../content/authoring/translation/accept.ts';
import { ofOneVersion } from '../../../content/check/site.ts';
import type { Project } from '../../../content/project.ts';
import type { Diagnostic, Source } from '../../../diagnostics/diagnostic.ts';
import { shown } from '../../../diagnostics/shown.ts';
import { canStay } from '../../../diagnostics/wording.ts';
import type { MessageInfo, MessageTarget } from '../../shared/protocol.ts';
import { placeInfoOf } from '../changes/place-info.ts';
import type { DeskContext, DeskPart } from '../desk-part.ts';
import { besides } from '../pages/pages-info.ts';
import { NOT_THERE } from '../refused.ts';
import type { MadeChange } from '../session.ts';
import { type Forms, fieldOfBlock, fieldsMet, isSetting, openBlock } from '../settings/fields.ts';
import { type KeptTable, placeOfText } from '../table.ts';
import { wordsInEditor } from './in-editor.ts';
import { factsNamed } from './messages.ts';
import { isOld, oldSourceOf } from './old-source.ts';

/** All that the check says of the open page and of what all pages share, each with what it is about. */
export const messagesDesk = ({ session, forms, site, tableOf }: DeskContext) => {
  /** Notes that a translation is of what its text says now. */
  const stillRight = ({ details }: Diagnostic, what: readonly string[], language: string | undefined) => {
    const { changes } = acceptTranslations(site.project, { places: [String(details.at)], to: languageIn(details) });
    const [first, ...also] = changes;
    return first ? session.put({ ...first, also, what: ['stay', ...what], language }) : NOT_THERE;
  };
  return {
    changes: {
      'answer-message': ({ id, how, path, languages }) => {
        const { project } = site;
        const found = judged(besides(path, project).route, project).find(({ diagnostic }) => idOf(diagnostic) === id);
        if (!found) return NOT_THERE;
        const { code, fix, place } = found.diagnostic;
        const { source, range } = place;
        const { what, language } = placeInfoOf(project, languages)(source, pathOf(source, range.start));
        if (how === 'stay' && isOld(found.diagnostic)) return stillRight(found.diagnostic, what, language);
        const make = (now: Source): MadeChange => {
          if (now.text !== source.text) return { refused: 'edit-not-there' };
          if (how === 'stay')
            return canStay(found.diagnostic) ? noteFine(now, range.start, code) : { refused: 'edit-not-there' };
          return fix ? { edits: [{ file: now.file, ...fix.range, text: fix.text }] } : { refused: 'edit-not-there' };
        };
        return session.change(source.file, make, { what: [how, ...what], was: undefined, to: undefined, language });
      },
    },
    questions: {
      messages: ({ table, path, languages }) => {
        const { project } = site;
        const { route } = besides(path, project);
        const targetOf = targets(route, { project, forms: forms(), table: tableOf(table) });
        const placeInfo = placeInfoOf(project, languages);
        const facts = factsNamed(project, route);
        const all = new Map<string, MessageInfo>();
        for (const { diagnostic, language } of judged(route, project)) {
          const { severity, fix, place } = diagnostic;
          const { source, range } = place;
          const words = wordsInEditor(diagnostic, languages, facts);
          const key = `${source.file} ${range.start} ${words.message}`;
          if (all.has(key)) continue;
          const target = targetOf(diagnostic, language);
          all.set(key, {
            ...{ id: idOf(diagnostic), severity, ...words, canMend: fix !== undefined },
            ...{ canStay: canStay(diagnostic) || isOld(diagnostic), isOld: isOld(diagnostic) },
            old: oldSourceOf(diagnostic, route, project),
            place: placeInfo(source, pathOf(source, range.start)),
            ...(target && { target }),
          });
        }
        return { messages: [...all.values()] };
      },
    },
  } satisfies DeskPart;
};

/** The language that a message is about. */
const languageIn = ({ language }: Diagnostic['details']) =>
  typeof language === 'object' && 'language' in language ? language.language : undefined;

const idOf = ({ code, place: { source, range } }: Diagnostic) => `${source.file} ${range.start} ${code}`;

interface OpenMessage {
  readonly diagnostic: Diagnostic;
  /** The language that it was met in, where that is one. */
  readonly language?: string;
}

function judged(route: string, project: Project): OpenMessage[] {
  const { file, languages, texts } = project.diagnosticsOf(route);
  const all = ofOneVersion([...new Set([...project.siteDiagnostics, ...file])], project.siteFile);
  const whole = shown(all).map((diagnostic) => ({ diagnostic }));
  const own = [...languages].flatMap(([language, all]) => all.map((diagnostic) => ({ diagnostic, language })));
  return [...whole, ...own, ...texts.map((diagnostic) => ({ diagnostic }))];
}

interface MessageListContext {
  readonly project: Project;
  readonly forms: Forms;
  readonly table: KeptTable | undefined;
}

/** Finds what can be opened of what a message is about: a text, or a field of a block that is none. */
function targets(route: string, { project, forms, table }: MessageListContext) {
  const page = project.pageFile(route);
  const texts = (table?.texts ?? []).flatMap((found, text) => {
    const { source, range } = placeOfText(found);
    // Nothing of a file that cannot be read can be opened, though the page is shown as it was.
    const isLost = page?.file === source.file && !page.page;
    return isLost ? [] : [{ file: source.file, path: pathAt(source, range.start), target: { text } }];
  });
  const fields = (page?.page?.blocks ?? []).flatMap((_, block) => {
    const open = openBlock(page, block, forms);
    return [...(open ? fieldsMet(open.form, open.written) : [])].filter(isSetting).flatMap(({ way }) => {
      const field = fieldOfBlock(page, { block, way }, forms);
      return field ? [{ file: field.file, path: field.path, target: { block, way } }] : [];
    });
  });
  const all = [...texts, ...fields];
  return ({ place }: Diagnostic, language: string | undefined): MessageTarget | undefined => {
    const path = pathOf(place.source, place.range.start);
    const found = all.find((each) => each.file === place.source.file && begins(path, each.path));
    if (!found) return undefined;
    const code = path[found.path.length] ?? language;
    return { ...found.target, ...('text' in found.target && typeof code === 'string' && { language: code }) };
  };
}

/** The way to what a message is about; none of a file that cannot be read, or is a table. */
const pathOf = (source: Source, offset: number): EditedPath =>
  source.text === '' || !/\.ya?ml$/.test(source.file) ? [] : pathAt(source, offset);

const begins = (path: EditedPath, start: EditedPath) =>
  start.length > 0 && start.every((step, place) => String(step) === String(path[place]));
