import type { KnownSite } from '../../validate/known-site.ts';
import { noteKind } from './units.ts';
import { openText, type Vocabulary } from './vocabulary.ts';

type Language = Pick<KnownSite['languages'][number], 'code'>;

/** A language with what tells its letters from those of others. */
export interface Script {
  readonly code: string;
  /** ISO 15924. */
  readonly script: string;
  /** Matches a letter of its script. */
  readonly letter: RegExp;
  /** What each UTF-16 code unit is in it. */
  readonly units: Uint8Array;
  /** The other languages of its script. */
  readonly others: readonly string[];
}

/** A language with what tells its words from those of others. */
export interface Tongue extends Script {
  /** How often its words stand on a page. */
  readonly words: ReadonlyMap<string, number>;
  /** The same of the other languages of its script. */
  readonly rivals: readonly ReadonlyMap<string, number>[];
}

/** What judging languages needs to know of a site and of what is read of it. */
export interface Tongues {
  readonly languages: readonly Tongue[];
  readonly vocabulary: Vocabulary;
}

/** Scripts that consist of several (ISO 15924), in Unicode's names (UAX 24). */
const SCRIPTS: Readonly<Record<string, string>> = {
  Jpan: 'Han Hiragana Katakana',
  Kore: 'Hangul Han',
  Hans: 'Han',
  Hant: 'Han',
};

const LETTER = 1;
const MARK = 2;
const OWN = 4;
/** Half of a character. */
const HALF = 8;

const units = new Uint8Array(0x10000);
noteKind(units, /\p{L}+/gu, LETTER);
noteKind(units, /\p{M}+/gu, MARK);
noteKind(units, /[\ud800-\udfff]+/g, HALF);

/** The languages of a site with their scripts; one that nobody knows the script of counts as Latin. */
export function scriptsOf(languages: readonly Language[]): Script[] {
  const scripts = languages.map(({ code }) => scriptOf(code));
  return languages.map(({ code }, at) => {
    const script = scripts[at] ?? '';
    const names = (SCRIPTS[script] ?? script).split(' ').map((name) => `\\p{Script=${name}}`);
    const own = units.slice();
    noteKind(own, new RegExp(`[${names.join('')}]+`, 'gu'), OWN);
    const others = languages.filter((other, index) => other.code !== code && scripts[index] === script);
    return {
      ...{ code, script, units: own, letter: new RegExp(`[${names.join('')}]`, 'u') },
      others: others.map((other) => other.code),
    };
  });
}

/** The languages of a site with the words that are known of them. */
export const tonguesOf = (scripts: readonly Script[], vocabulary: Vocabulary): Tongues => ({
  vocabulary,
  languages: scripts.map((script) => {
    let rivals: Tongue['rivals'] | undefined;
    return {
      ...script,
      get words() {
        return vocabulary.of(script.code);
      },
      get rivals() {
        rivals ??= script.others.map((other) => vocabulary.of(other));
        return rivals;
      },
    };
  }),
});

/** The scripts of languages that have been asked for. */
const knownScripts = new Map<string, string>();

/** True of what can be a language’s code: one with a slip in it is told where it stands. */
export const isCode = (code: string): boolean => /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(code);

/** The script of a language (ISO 15924); of one that nobody knows, Latin. */
export function scriptOf(code: string): string {
  const script =
    knownScripts.get(code) ?? (isCode(code) ? new Intl.Locale(code).maximize().script : undefined) ?? 'Latn';
  knownScripts.set(code, script);
  return script;
}

/** How often a word has to stand on a site to be known for its language's. */
export const KNOWN = 3;
/** Words of a language's own by which a text is known for its. */
export const ENOUGH = 2;

/**
 * True where one look over its letters shows a text to be of its own language: most words are in its script, and enough of
 * them are no other language's. Of most texts no more has to be asked.
 */
export function isPlainlyOwn(text: string, { units, words, rivals }: Tongue): boolean {
  const open = openText(text);
  let [all, inScript, owned] = [0, 0, rivals.length === 0 ? ENOUGH : 0];
  // Where the word begins that is being gone through, and what its letters are.
  let [start, seen] = [-1, 0];
  for (let at = 0; at <= open.length; at++) {
    const kind = at < open.length ? (units[open.charCodeAt(at)] ?? 0) : 0;
    if (kind & HALF) return false;
    if (start !== -1 && kind & (LETTER | MARK)) seen |= kind;
    else if (kind & LETTER) [start, seen] = [at, kind];
    else if (start !== -1) {
      if (at - start > 1) {
        all++;
        if (seen & OWN) inScript++;
        if (owned < ENOUGH && isOwned(open.slice(start, at), words, rivals)) owned++;
      }
      start = -1;
    }
  }
  return all === 0 || (owned === ENOUGH && inScript * 2 > all);
}

function isOwned(word: string, words: Tongue['words'], rivals: Tongue['rivals']): boolean {
  if ((words.get(word) ?? 0) < KNOWN) return false;
  for (const rival of rivals) if (rival.has(word)) return false;
  return true;
}
