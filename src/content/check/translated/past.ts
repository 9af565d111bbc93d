import { asCode } from '../../../../schema/language.ts';
import type { Version } from '../../assets/history.ts';
import { parseYaml } from '../../read/parse.ts';
import { Report } from '../../written/report.ts';
import { type TranslationPair, textsWritten } from './pairs.ts';
import { sameWords } from './same-words.ts';

/** What translations were made from, as one version of a file has it: by the translation, the words and the text of each source. */
type Made = ReadonlyMap<string, readonly Readonly<Record<string, string>>[]>;

const read = new WeakMap<Version, Made>();

const keyOf = (language: string, text: string) => `${language} ${sameWords(text, language)}`;

/** The texts of a version, under each of their languages. */
function madeIn(version: Version): Made {
  const known = read.get(version);
  if (known) return known;
  const made = new Map<string, Readonly<Record<string, string>>[]>();
  const value = parseYaml({ file: version.file, text: version.text() }, new WeakMap(), new Report());
  textsWritten(value, (written) => {
    const by = Object.fromEntries(Object.entries(written).map(([name, text]) => [asCode(name), text]));
    const codes = Object.keys(by).filter((code) => /^[a-z]{2,3}(?:-|$)/.test(code));
    if (codes.length < 2) return;
    for (const code of codes) {
      const key = keyOf(code, by[code] ?? '');
      const others = made.get(key);
      if (others) others.push(by);
      else made.set(key, [by]);
    }
  });
  read.set(version, made);
  return made;
}

/**
 * What a translation was made from, where that was something else than the text says now; undefined where it was the same, or
 * nothing is known. A translation was made in the version that has it while none of those has it that this one came from:
 * so whatever has been moved within a file is found, and what was merged is seen from where it was written.
 */
export function madeFromOther(
  { from, to, source, translation }: TranslationPair,
  versions: readonly Version[],
): string | undefined {
  const [key, words] = [keyOf(to, translation), sameWords(source, from)];
  let other: string | undefined;
  // The first version has most texts as they still are.
  for (const version of [versions.at(-1), ...versions.slice(0, -1)]) {
    const made = version && madeIn(version).get(key);
    if (!made || version.from.some((earlier) => madeIn(earlier).has(key))) continue;
    const sources = made.flatMap((by) => by[from] ?? []);
    if (sources.some((text) => sameWords(text, from) === words)) return undefined;
    other ??= sources[0];
  }
  return other;
}
