import type { Project } from '../../content/project.ts';
import { exampleText } from '../../disk/block-folders.ts';
import type { ChangeOutcome } from '../shared/protocol.ts';
import { changesDesk } from './changes/changes-desk.ts';
import { namesInfo } from './changes/names-info.ts';
import type { Asked, DeskContext, DeskPart } from './desk-part.ts';
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
import { textsDesk } from './texts/texts-desk.ts';

interface DeskOptions extends Pick<DeskContext, 'root' | 'kinds' | 'forms' | 'site'> {
  /** The engine's own folder, which holds the examples of the blocks that ship. */
  readonly engine: string;
  readonly canBeConverted: CanBeConverted;
}

/** What an open page may ask for, by its name. */
export interface Desk {
  readonly session: Session;
  readonly handIn: HandIn;
  /** Keeps what an open page is told of its texts; changes name it by the number that this gives. */
  keep(table: KeptTable): number;
  /** Changes, and what becomes of them. */
  readonly changes: ReadonlyMap<string, (asked: never) => ChangeOutcome>;
  /** Questions that change nothing. */
  readonly questions: ReadonlyMap<string, (asked: never) => object | undefined>;
}

const languagesOf = ({ siteFile: { known } }: Project) => ({
  languages: known.languages.map(({ code }) => code),
  defaultLanguage: known.defaultLanguage,
});

/** Tables that are kept: a page that is open shows one of the last. */
const KEPT = 50;

export function openDesk({ root, engine, kinds, forms, site, canBeConverted }: DeskOptions): Desk {
  const tables = new Map<number, KeptTable>();
  let count = 0;
  const tableOf = (table: number) => tables.get(table);
  const languages = () => languagesOf(site.project);
  const session = openSession({
    folder: site.project.folder,
    languages,
    saved: (...files) => site.change(new Set(files)),
  });
  const handIn = openHandIn(site, canBeConverted);
  const context: DeskContext = {
    ...{ root, kinds, forms, site, session, languages, handIn, tableOf },
    exampleText: (type) => exampleText(engine, root, type),
  };
  const parts: readonly DeskPart[] = [
    textsDesk(context),
    settingsDesk(context),
    picturesDesk(context),
    pagesDesk(context),
    metaDesk(context),
    placesDesk(context),
    factsDesk(context),
    changesDesk(context),
    messagesDesk(context),
    { changes: [], questions: [['names', ({ languages }: Asked) => namesInfo(engine, root, languages)]] },
  ];
  return {
    session,
    handIn,
    changes: new Map(parts.flatMap(({ changes }) => changes)),
    questions: new Map(parts.flatMap(({ questions }) => questions)),
    keep: (table) => {
      tables.set(++count, table);
      tables.delete(count - KEPT);
      return count;
    },
  };
}
