import type { Project } from '../../content/project.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { BlockKind, EntryChange, Outcome, TextChange } from '../shared/protocol.ts';
import { changesTold } from './changes.ts';
import { changeEntry, entryOfBlock, entryOfText } from './entries.ts';
import type { Forms } from './fields.ts';
import { textInLanguages } from './languages.ts';
import { pageChanges, pageQuestions } from './pages.ts';
import { pagesOf, pagesWithFact } from './reach.ts';
import { recordChanges } from './record.ts';
import { NOT_THERE, refused } from './refused.ts';
import { filesOf, openSession, type Session } from './session.ts';
import { settingsDesk } from './settings-desk.ts';
import { editableFact, type KeptTable, placeOfText, wayOf } from './table.ts';
import { pathAt } from './value-path.ts';

/** What comes with every question: the open page, and the author's languages. */
export interface Asked {
  readonly path: string;
  readonly languages: string;
}

interface FactAsked {
  readonly table: number;
  readonly name: string;
}

interface Options {
  readonly root: string;
  /** The engine's own folder, which holds the examples of the blocks that ship. */
  readonly engine: string;
  /** The kinds of blocks that the site has now. */
  readonly kinds: () => readonly BlockKind[];
  /** The fields that each kind of block has now. */
  readonly forms: () => Forms;
  /** The site as the authors' server has it open. */
  readonly site: {
    readonly project: Project;
    /** Reads again what files have changed. */
    change(files: ReadonlySet<string>): unknown;
  };
}

/** What an open page may ask for, by its name. */
export interface Desk {
  readonly session: Session;
  /** Keeps what an open page is told of its texts; changes name it by the number that this gives. */
  keep(table: KeptTable): number;
  /** Changes, and what becomes of them. */
  readonly changes: ReadonlyMap<string, (asked: never) => Outcome>;
  /** Questions that change nothing. */
  readonly questions: ReadonlyMap<string, (asked: never) => object | undefined>;
}

const languagesOf = ({ siteFile: { known } }: Project) => ({
  languages: known.languages.map(({ code }) => code),
  defaultLanguage: known.defaultLanguage,
});

/** Tables that are kept: a page that is open shows one of the last. */
const KEPT = 50;

export function openDesk({ root, engine, kinds, forms, site: open }: Options): Desk {
  const tables = new Map<number, KeptTable>();
  let count = 0;
  const session = openSession({
    root,
    languages: () => languagesOf(open.project),
    saved: (...files) => open.change(new Set(files)),
  });
  const whole = { root, engine, session, site: open };
  const textOf = ({ table, index }: Pick<TextChange, 'table' | 'index'>) => tables.get(table)?.texts[index];
  const pageOf = (table: number) => {
    const route = tables.get(table)?.route;
    return route === undefined ? undefined : open.project.pageFile(route);
  };
  const changeAt = (
    { source, range }: Place,
    { language, was, to }: Pick<TextChange, 'language' | 'was' | 'to'>,
    what: readonly string[],
  ) => {
    // Mostly it is as it was read, and has been taken apart.
    const now = session.read(source.file);
    const path = pathAt(now?.text === source.text ? now : source, range.start);
    return session.save(source.file, { path, language, was, to }, what);
  };
  const factOf = ({ table, name }: FactAsked) => {
    const page = pageOf(table);
    const fact = page?.facts.get(name) ?? open.project.siteFile.facts.get(name);
    return page && fact && { page, fact };
  };
  const entryOf = ({ table, of }: EntryChange) => {
    const page = pageOf(table);
    if ('block' in of) return page && entryOfBlock(page, of.block);
    const found = textOf({ table, index: of.text });
    return found && entryOfText(found);
  };
  const settings = settingsDesk({ session, forms, site: open, routeOf: (table) => tables.get(table)?.route });
  const changes = new Map<string, (asked: never) => Outcome>([
    [
      'save',
      (change: TextChange) => {
        const found = textOf(change);
        return found ? changeAt(placeOfText(found), change, wayOf(found)) : NOT_THERE;
      },
    ],
    [
      'save-fact',
      (change: TextChange & FactAsked) => {
        const found = factOf(change);
        return found ? changeAt(found.fact.place, change, ['facts', change.name]) : NOT_THERE;
      },
    ],
    [
      'entry',
      (change: EntryChange) => {
        const entry = entryOf(change);
        return entry ? changeEntry(session, entry, change, { engine, project: open.project }) : NOT_THERE;
      },
    ],
    ['setting', settings.setting],
    ['undo', session.undo],
    ['redo', session.redo],
    ...pageChanges(whole),
    ['look', () => ({ kind: 'done' })],
    [
      'record',
      (wanted: { name: string; branch: string }) =>
        recordChanges(root, [...new Set(session.done.flatMap(filesOf).map(({ file }) => file))], wanted),
    ],
    [
      'revert',
      ({ step }: { step: number }) => {
        const { file, text, what } = session.done[step] ?? {};
        if (!file || !what) return NOT_THERE;
        if (text) return session.save(file, { ...text, was: text.to, to: text.was }, what);
        return step === session.done.length - 1 ? session.undo() : refused('onlyLast');
      },
    ],
  ]);
  const questions = new Map<string, (asked: never) => object | undefined>([
    [
      'reach',
      (asked: TextChange) => {
        const found = textOf(asked);
        return found && { pages: pagesOf(placeOfText(found).source.file, open.project) };
      },
    ],
    [
      'languages',
      ({ languages, ...asked }: TextChange & Asked) => {
        const [found, route] = [textOf(asked), tables.get(asked.table)?.route];
        const at = route !== undefined && { route, project: open.project, languages };
        return found && at ? { texts: textInLanguages(found, at) } : undefined;
      },
    ],
    [
      'fact',
      ({ name, table }: FactAsked) => {
        const found = factOf({ name, table });
        if (!found) return undefined;
        const pages = pagesWithFact(name, found.fact, open.project);
        return { text: editableFact(name, found.fact, found.page), pages };
      },
    ],
    ['settings', settings.settings],
    ['known-names', settings.knownNames],
    ['link-fault', settings.linkFault],
    ['palette', () => ({ blocks: kinds().map(({ type, text }) => ({ type, text })) })],
    ...pageQuestions(whole),
    ['changes', () => changesTold(session.done)],
  ]);
  return {
    session,
    changes,
    questions,
    keep: (table) => {
      tables.set(++count, table);
      tables.delete(count - KEPT);
      return count;
    },
  };
}
