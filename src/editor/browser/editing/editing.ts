import type { DevNotes, DevUpdate } from '../../../client/dev/notes.ts';
import { openPage } from '../../../client/dev/open-page.ts';
import type { ChangeName, EditorChanges } from '../../shared/editor-api.ts';
import { type DisplayNames, namesFrom, noNames } from '../../shared/names.ts';
import type { ChangeOutcome, EditableText, EditorTable } from '../../shared/protocol.ts';
import type { Speech } from '../words/words.ts';
import { goTo } from './go.ts';
import { inTurn } from './one-at-a-time.ts';
import { placeWords } from './place-words.ts';
import { type Along, ask, change } from './server.ts';
import { findTexts, type TextElement, type TextsOnPage } from './texts-on-page.ts';

/** The page while it is being edited: what is on it, and what is asked of the server. */
export interface Editing {
  readonly speech: Speech;
  readonly table: EditorTable | undefined;
  readonly notes: DevNotes | undefined;
  /** What sections and fields are called. */
  readonly names: DisplayNames;
  /** The texts on the page as it is now. */
  texts(): TextsOnPage;
  /** Sends a change and shows what has become of the page. */
  send<Name extends ChangeName>(name: Name, ...what: Along<EditorChanges[Name]>): Promise<ChangeOutcome | undefined>;
  /** Told what has just happened, for sighted people and for screen readers. */
  tell(words: string, isBad?: boolean): void;
}

/** A text in the language of the page: what is shown of it, and under which name that is written. */
export interface ShownText {
  /** The name that a change is written under: a language, `all` or `default`. */
  readonly language: string;
  /** Undefined where the page's language has no text of its own. */
  readonly was: string | undefined;
  readonly text: string;
  /** The language that stands in. */
  readonly fallback: string | undefined;
}

export function shownText({ by }: EditableText, language: string, { defaultLanguage }: EditorTable): ShownText {
  const own = [language, 'all', ...(language === defaultLanguage ? ['default'] : [])].find(
    (name) => by[name] !== undefined,
  );
  if (own !== undefined) return { language: own, was: by[own], text: by[own] ?? '', fallback: undefined };
  return { language, was: undefined, text: by[defaultLanguage] ?? by.default ?? '', fallback: defaultLanguage };
}

export const spotOf = (texts: TextsOnPage, index: number): TextElement | undefined =>
  texts.spots.find((spot) => spot.index === index && spot.elements.some((element) => element.getClientRects().length));

interface EditedPage extends Editing {
  /** False while another page has been gone to, of which nothing has been told yet. */
  readonly isTold: boolean;
  /** True where a fault keeps the page from being shown as it is now: what is shown is how it was before. */
  readonly isBroken: boolean;
  /** Takes what the server has said of the page. */
  take(update: DevUpdate): void;
  /** Asks what sections and fields are called, where that is not known yet. */
  readNames(): Promise<void>;
}

/** Follows the open page; `changed` is called when it is another one than before. */
export function followPage({
  speech,
  tell,
  changed,
}: Pick<Editing, 'speech' | 'tell'> & { readonly changed: () => void }): EditedPage {
  let table: EditorTable | undefined;
  let notes: DevNotes | undefined;
  let found: TextsOnPage | undefined;
  let names = noNames;
  /** The address that was open when the page was told of. */
  let at: string | undefined;
  let isBroken = false;
  new MutationObserver((records) => {
    const app = document.getElementById('app');
    if (!records.some(({ target }) => app?.contains(target))) return;
    // Parts of a page follow its first paint.
    if (found) requestAnimationFrame(changed);
    found = undefined;
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  return {
    speech,
    tell,
    get table() {
      return table;
    },
    get notes() {
      return notes;
    },
    get names() {
      return names;
    },
    get isTold() {
      return at === openPage.path();
    },
    get isBroken() {
      return isBroken;
    },
    texts() {
      found ??= findTexts(document.getElementById('app') ?? document.body);
      return found;
    },
    send: inTurn<Editing['send']>(async (...made) => {
      try {
        const { outcome, update } = await change(...made);
        const { moved, left } = outcome.kind === 'done' ? outcome : {};
        const words = left
          ? speech.say('linksLeft', {
              places: left.map((each) => placeWords({ speech, names }, each)).join(`${speech.say('comma')} `),
            })
          : speech.say('saved');
        if (moved?.to !== undefined) {
          goTo(moved.to, words);
          // A page that is gone to without being loaded has nothing else to tell it.
          tell(words);
        } else if (update) openPage.show(update);
        return outcome;
      } catch {
        tell(speech.say('unreachable'), true);
        return undefined;
      }
    }),
    async readNames() {
      if (names === noNames) names = namesFrom(await ask('names'));
    },
    take(update) {
      at = openPage.path();
      notes = update.notes;
      isBroken = update.page === undefined;
      // Of a page that cannot be shown the last one that could stays, with its own texts, and can be mended.
      const stays = update.page === undefined && table !== undefined && document.getElementById('app') !== null;
      const { editor } = update;
      if (editor) table = stays && table ? { ...table, undo: editor.undo, redo: editor.redo } : editor;
      found = undefined;
      changed();
    },
  };
}
