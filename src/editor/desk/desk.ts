import type { LanguageCodes } from '../../content/authoring/edit/text-edits.ts';
import { lockEdited } from '../../content/authoring/translation/lock-edited.ts';
import type { Project } from '../../content/project.ts';
import type { ChangeMakers, QuestionAnswers } from '../shared/editor-api.ts';
import { changesDesk } from './changes/changes-desk.ts';
import { namesInfo, type WrittenNames } from './changes/names-info.ts';
import type { DeskContext } from './desk-part.ts';
import { messagesDesk } from './messages/messages-desk.ts';
import { metaDesk } from './pages/page-meta.ts';
import { placesDesk } from './pages/page-places.ts';
import { pagesDesk } from './pages/pages.ts';
import { openSession, type Session } from './session.ts';
import { type CanBeConverted, type HandIn, openHandIn } from './settings/hand-in.ts';
import { picturesDesk } from './settings/pictures.ts';
import { settingsDesk } from './settings/settings-desk.ts';
import type { KeptTable } from './table.ts';
import { factsDesk } from './texts/facts-desk.ts';
import { lettersDesk } from './texts/letters-desk.ts';
import { replaceDesk } from './texts/replace-desk.ts';
import { textsDesk } from './texts/texts-desk.ts';

export interface DeskOptions
  extends Pick<
    DeskContext,
    | 'kinds'
    | 'forms'
    | 'site'
    | 'exampleText'
    | 'record'
    | 'becomes'
    | 'sprite'
    | 'versions'
    | 'standings'
    | 'branch'
    | 'talk'
  > {
  readonly canBeConverted: CanBeConverted;
  /** Changes of a sitting that goes on. */
  readonly begun?: Pick<Session, 'done' | 'undone'> | undefined;
  /** What is said of names, as it is now. */
  readonly names: () => WrittenNames;
  /** The picture for shared links to a page in a language, as an address that a browser can show. */
  readonly pictureOf: (route: string, language: string) => Promise<string | undefined>;
}

/** What an open page may ask for, by its name. */
export interface Desk {
  readonly session: Session;
  readonly handIn: HandIn;
  /** Keeps what an open page is told of its texts; changes name it by the number that this gives. */
  keep(table: KeptTable): number;
  readonly changes: ChangeMakers;
  readonly questions: QuestionAnswers;
}

/** The codes of a site's languages. */
export const languagesOf = ({ siteFile: { known } }: Project): LanguageCodes => ({
  languages: known.languages.map(({ code }) => code),
  defaultLanguage: known.defaultLanguage,
});

/** Tables that are kept: a page that is open shows one of the last. */
const KEPT = 50;

export function openDesk({ names, pictureOf, canBeConverted, begun, ...given }: DeskOptions): Desk {
  const { site } = given;
  const tables = new Map<number, KeptTable>();
  let count = 0;
  const tableOf = (table: number | undefined) => (table === undefined ? undefined : tables.get(table));
  const languages = () => languagesOf(site.project);
  const session = openSession({
    folder: site.project.folder,
    languages,
    noted: (changes, isMeant) => lockEdited(site.project, changes, isMeant),
    saved: (...files) => site.change(new Set(files)),
    begun,
  });
  const handIn = openHandIn(site, canBeConverted);
  const context: DeskContext = { ...given, session, languages, handIn, tableOf };
  const [texts, settings, pictures] = [textsDesk(context), settingsDesk(context), picturesDesk(context)];
  const [pages, meta, places] = [pagesDesk(context), metaDesk(context), placesDesk(context)];
  const [facts, changes, messages] = [factsDesk(context), changesDesk(context), messagesDesk(context)];
  const [words, letters] = [replaceDesk(context), lettersDesk(context, names)];
  return {
    session,
    handIn,
    changes: {
      ...{ ...texts.changes, ...settings.changes, ...pictures.changes },
      ...{ ...pages.changes, ...meta.changes, ...places.changes },
      ...{ ...facts.changes, ...changes.changes, ...messages.changes, ...words.changes },
      ...letters.changes,
    },
    questions: {
      ...{ ...texts.questions, ...settings.questions, ...pictures.questions },
      ...{ ...pages.questions, ...meta.questions, ...places.questions },
      ...{ ...facts.questions, ...changes.questions, ...messages.questions, ...words.questions },
      ...letters.questions,
      names: ({ languages }) => namesInfo(names(), languages),
      'page-picture': async ({ route, language }) => ({ src: await pictureOf(route, language) }),
    },
    keep: (table) => {
      tables.set(++count, table);
      tables.delete(count - KEPT);
      return count;
    },
  };
}
