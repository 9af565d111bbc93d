import { asCode } from '../../../../schema/language.ts';
import type { Version } from '../../assets/history.ts';
import { parseYaml } from '../../read/parse.ts';
import { Report } from '../../written/report.ts';
import { type TranslationPair, textsWritten } from './pairs.ts';
import { sameWords } from './same-words.ts';

/** The texts of a source and its translations, by their languages. */
type Texts = Readonly<Record<string, string>>;

/** What translations were made from, as one version of a file has it. */
interface Made {
  /** By the translation as it is written: most are found so. */
  readonly written: ReadonlyMap<string, readonly Texts[]>;
  /** By its words, which takes far longer to know. */
  readonly words: () => ReadonlyMap<string, readonly Texts[]>;
}

const read = new WeakMap<Version, Made>();

/** The texts of a version, under each of their languages. */
function madeIn(version: Version): Made {
  const known = read.get(version);
  if (known) return known;
  const all: Texts[] = [];
  const value = parseYaml({ file: version.file, text: version.text() }, new WeakMap(), new Report());
  textsWritten(value, (written) => {
    const by = Object.fromEntries(Object.entries(written).map(([name, text]) => [asCode(name), text]));
    if (Object.keys(by).filter(isCode).length > 1) all.push(by);
  });
  const made = { written: byKey(all, writtenKey), words: lazily(() => byKey(all, wordsKey)) };
  read.set(version, made);
  return made;
}

/** Makes something when it is first asked for. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const isCode = (name: string) => /^[a-z]{2,3}(?:-|$)/.test(name);

type KeyOf = (language: string, text: string) => string;
const writtenKey: KeyOf = (language, text) => `${language} ${text}`;
const wordsKey: KeyOf = (language, text) => `${language} ${sameWords(text, language)}`;

function byKey(all: readonly Texts[], keyOf: KeyOf): Map<string, Texts[]> {
  const found = new Map<string, Texts[]>();
  for (const by of all)
    for (const code of Object.keys(by).filter(isCode)) {
      const key = keyOf(code, by[code] ?? '');
      const others = found.get(key);
      if (others) others.push(by);
      else found.set(key, [by]);
    }
  return found;
}

/** What a version has a translation for; its words are compared only where it does not stand there as it is. */
const foundIn = (version: Version, to: string, translation: string): readonly Texts[] | undefined => {
  const { written, words } = madeIn(version);
  return written.get(writtenKey(to, translation)) ?? words().get(wordsKey(to, translation));
};

/**
 * What a translation was made from, where that was something else than the text says now; undefined where it was the same, or
 * nothing is known. A translation was made in the version that has it while none of those has it that this one came from:
 * so whatever has been moved within a file is found, and what was merged is seen from where it was written.
 */
export function madeFromOther(
  { from, to, source, translation }: TranslationPair,
  versions: readonly Version[],
): string | undefined {
  const words = lazily(() => sameWords(source, from));
  const isSame = (text: string) => text === source || sameWords(text, from) === words();
  let other: string | undefined;
  // The first version has most texts as they still are.
  for (const version of [versions.at(-1), ...versions.slice(0, -1)]) {
    const made = version && foundIn(version, to, translation);
    if (!made || version.from.some((earlier) => foundIn(earlier, to, translation))) continue;
    const sources = made.flatMap((by) => by[from] ?? []);
    if (sources.some(isSame)) return undefined;
    other ??= sources[0];
  }
  return other;
}
