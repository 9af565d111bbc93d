import type { PageValue, SiteValue } from '../../contract/value.ts';
import { messages } from '../../diagnostics/catalogue.ts';
import type { Fault } from '../../diagnostics/diagnostic.ts';
import type { Asked, ChangeName, QuestionName } from '../shared/editor-api.ts';
import type { ChangeOutcome, EditorTable } from '../shared/protocol.ts';
import { sentenceOf } from './changes/sentence.ts';
import { type DeskOptions, openDesk } from './desk.ts';
import { markView } from './mark-view.ts';
import { besides, withAddresses } from './pages/pages-info.ts';
import type { Session } from './session.ts';
import type { HandIn } from './settings/hand-in.ts';
import { blocksOf, tableOf } from './table.ts';

interface EditorOptions<Update extends object> extends DeskOptions {
  /** Everything about the page at an address, as an open page asks for it. */
  readonly pageAt: (asked: Asked & { readonly editing: true }) => Promise<Update>;
}

interface OpenedPage {
  /** The address that was asked for. */
  readonly path: string;
  readonly page: PageValue | undefined;
  readonly site: SiteValue | undefined;
}

/** The page editor, wherever it runs: it says what can be edited, and changes files. */
export interface OpenEditor {
  readonly session: Session;
  readonly handIn: HandIn;
  /** A page with its texts marked, and the table of them. */
  mark<T extends OpenedPage>(shown: T): T & { readonly editor?: EditorTable };
  /** True of what an open page may ask for. */
  has(name: string): name is ChangeName | QuestionName;
  /**
   * Answers what an open page asks: a question, or a change with what has become of the page. Undefined where there is
   * nothing to be told. What is asked comes over a wire, from the editor's own program.
   */
  call(name: ChangeName | QuestionName, asked: Asked): Promise<object | undefined>;
}

/** Why a change is not made, in the author's language. */
function inWords(outcome: ChangeOutcome, languages: string): ChangeOutcome {
  if (outcome.kind !== 'refused' || outcome.words !== undefined || !Object.hasOwn(messages, outcome.why))
    return outcome;
  // Its message is in the catalogue, and has no blanks.
  return { ...outcome, words: sentenceOf({ code: outcome.why } as Fault, languages) };
}

export function openEditor<Update extends object>({ pageAt, ...options }: EditorOptions<Update>): OpenEditor {
  const { site: open } = options;
  const { changes, questions, session, handIn, keep } = openDesk(options);
  return {
    session,
    handIn,
    mark(shown) {
      const { page, site, path } = shown;
      // Of a page that cannot be shown its texts can be changed all the same.
      const { route, language } = page ?? besides(path, open.project);
      const file = open.project.pageFile(route);
      // What the engine brings itself stands in no file that could be changed.
      if (!site || !file || file.made?.text !== undefined) return shown;
      const { texts, ...view } = markView({ page, site }, { file, siteFile: open.project.siteFile });
      const table = tableOf({ route, texts }, language, open.project);
      if (!table) return shown;
      const editor: EditorTable = {
        ...table,
        route,
        id: keep({ route, texts, page: file }),
        blocks: blocksOf(file, page),
        undo: session.done.length,
        redo: session.undone.length,
      };
      return { ...shown, ...view, editor };
    },
    has: (name): name is ChangeName | QuestionName => Object.hasOwn(changes, name) || Object.hasOwn(questions, name),
    async call(name, asked) {
      // The name says which of both it is, and what is asked with it.
      if (!Object.hasOwn(changes, name)) return questions[name as QuestionName](asked as never);
      const { path, languages } = asked;
      const made = inWords(await changes[name as ChangeName](asked as never), languages);
      const outcome = withAddresses(made, path, open.project);
      return { outcome, update: await pageAt({ path, languages, editing: true }) };
    },
  };
}
