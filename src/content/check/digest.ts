import type { PageValue } from '../../contract/value.ts';
import type { PictureFile } from '../assets/picture-files.ts';
import { finishesTooMuch, nothingUnfolded, type Unfolded } from '../read/unfolded.ts';
import type { Compiler } from '../resolve/compiler.ts';
import { isDraft, languagesOf, loadPage, type State } from '../resolve/state.ts';
import type { Uses } from '../resolve/uses.ts';
import { Report } from '../written/report.ts';
import { checkLetters, lackedLetters } from './check-letters.ts';
import { shownOf } from './judge-page.ts';
import type { Memory } from './memory.ts';
import { headOf } from './proofread/page-head.ts';
import { proofreadAlone } from './proofread/proofread.ts';

/** What the whole site has to know of a page, once the page itself is forgotten: plain data, about a kilobyte. */
export interface PageDigest {
  readonly route: string;
  /** Every file that was read for it, its own first. */
  readonly used: readonly string[];
  /** The languages in which it is offered. */
  readonly languages: readonly string[];
  readonly draft: boolean;
  /** The addresses that it had before. */
  readonly formerly: readonly string[];
  /** Undefined where its mistakes leave open which sections it has. */
  readonly anchors: readonly string[] | undefined;
  /** The facts that it gives, and those that its texts use. */
  readonly given: readonly string[];
  readonly facts: readonly string[];
  readonly icons: readonly string[];
  readonly asTheyAre: readonly string[];
  readonly pictures: readonly (readonly [string, readonly PictureFile[]])[];
  /** The types of its blocks. */
  readonly blocks: readonly string[];
  /** What is compared with other pages, or listed, in each language. */
  readonly shown: readonly { readonly language: string; readonly title: string; readonly noindex: boolean }[];
  /** Where its links lead as far as the names of files tell: language, what is written, address. */
  readonly leads: readonly (readonly [string, string, string])[];
  /** Every character that it shows, by language. */
  readonly characters: Readonly<Record<string, string>>;
  /** Values that it takes from files that it includes, letters that facts bring, and letters of its own. */
  readonly unfolded: Readonly<Unfolded>;
  /** False where there is anything to tell: then the whole site has to be checked, which says what and where. */
  readonly clean: boolean;
}

/** A page as the build goes on with it. */
export interface Digested {
  readonly digest: PageDigest;
  /** The finished values, by language; none of a page that is not clean. */
  readonly values: ReadonlyMap<string, PageValue>;
}

interface Digesting {
  readonly state: State;
  readonly compiler: Compiler;
  readonly memory: Memory;
}

/** Reads, checks and compiles one page in all of its languages, and keeps nothing of it that was not known before. */
export function digestPage(route: string, { state, compiler, memory }: Digesting): Digested {
  const before = { ...state.unfolded };
  const isKnown = state.pages.has(route);
  const file = loadPage(state, route);
  if (!file) return unread(route);
  const languages = languagesOf(state, route);
  const values = new Map<string, PageValue>();
  const characters: [string, string][] = [];
  const uses: [string, Uses][] = [];
  const pictures = new Report();
  let clean = file.report.diagnostics.length === 0;
  for (const language of languages) {
    if (finishesTooMuch(state.unfolded)) {
      clean = false;
      break;
    }
    const compiled = compiler.compile(file, language);
    uses.push([language, compiled.uses]);
    clean &&= compiled.page !== undefined && compiled.report.diagnostics.length === 0;
    if (!compiled.page) continue;
    values.set(language, compiled.page);
    const value = shownOf(compiled.page);
    characters.push([language, value.characters]);
    checkLetters({ file, value, state, compiler }, pictures);
    clean &&= lackedLetters(language, value.characters, state).length === 0;
  }
  const isDraftPage = isDraft(file);
  const brandIn = (language: string) => compiler.siteValue(language).value?.brand;
  const heads = isDraftPage ? [] : [...values.values()].map((page) => headOf(page, file, brandIn(page.language)));
  clean &&= pictures.diagnostics.length === 0;
  clean &&= isDraftPage || proofreadAlone(file, { state, memory, heads }).length === 0;
  if (!isKnown) {
    state.pages.delete(route);
    state.usedFacts.delete(route);
  }
  const all = <T>(part: (own: Uses) => Iterable<T>): T[] => [...new Set(uses.flatMap(([, own]) => [...part(own)]))];
  return {
    values,
    digest: {
      route,
      used: [...file.used],
      languages,
      draft: isDraftPage,
      formerly: (file.page?.formerly ?? []).flatMap((address) => address ?? []),
      anchors: file.anchors && [...file.anchors],
      given: [...file.facts.keys()],
      facts: all((own) => own.facts),
      icons: all((own) => own.icons),
      asTheyAre: all((own) => own.asTheyAre),
      pictures: [...new Map(uses.flatMap(([, own]) => [...own.pictures]))],
      blocks: [...new Set([...values.values()].flatMap(partsOf))].sort(),
      shown: [...values.values()].map(({ language, title, noindex }) => ({ language, title, noindex })),
      leads: uses.flatMap(([language, { leads }]) =>
        [...leads].map(([target, led]) => [language, target, 'href' in led ? led.href : ''] as const),
      ),
      characters: Object.fromEntries(characters),
      unfolded: {
        values: state.unfolded.values - before.values,
        letters: state.unfolded.letters - before.letters,
        parsed: state.unfolded.parsed - before.parsed,
        finished: state.unfolded.finished - before.finished,
        own: state.unfolded.own - before.own,
        written: state.unfolded.written - before.written,
      },
      clean,
    },
  };
}

/** A page that is not read any more, for what those before it have said: the whole check tells where that was. */
const unread = (route: string): Digested => ({
  values: new Map(),
  digest: {
    ...{ route, used: [], languages: [], draft: false, formerly: [], anchors: undefined, given: [], facts: [] },
    ...{ icons: [], asTheyAre: [], pictures: [], blocks: [], shown: [], leads: [], characters: {} },
    unfolded: nothingUnfolded(),
    clean: false,
  },
});

/** The types of a page's blocks, each also with its fields that hold more than words or a figure: `type`, `type/field`. */
export function partsOf({ blocks }: PageValue): string[] {
  const parts = new Set<string>();
  for (const block of blocks) {
    parts.add(block.type);
    for (const [field, value] of Object.entries(block))
      if (typeof value === 'object' && value !== null) parts.add(`${block.type}/${field}`);
  }
  return [...parts];
}
