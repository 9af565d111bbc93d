import { plainLetters } from '../../../diagnostics/nearest.ts';
import { once } from '../../written/once.ts';
import { isFormula } from '../../written/spreadsheet.ts';
import { exactPlace } from './exact-place.ts';
import { everydayLanguages, everydayWords, hasLettersOf, isClose, letteredStems, lower } from './language-words.ts';
import type { Passage, TextField } from './passages.ts';
import type { Slip } from './slip.ts';
import { ENOUGH, isPlainlyOwn, KNOWN, scriptOf, type Tongue, type Tongues } from './tongues.ts';
import { isSmall, wordsOf } from './vocabulary.ts';

const LATIN = /\p{Script=Latin}/u;

/** A text with its words, and the language that it stands under. */
interface Spoken {
  readonly passage: Passage;
  readonly own: Tongue;
  readonly words: readonly string[];
}

interface TextGuess extends Spoken {
  /** The language that the words are of, where that is not the one that they stand under; null where nobody knows. */
  readonly looks: string | null;
}

const tongueOf = ({ language }: Passage, { languages }: Tongues) => languages.find(({ code }) => code === language);

/** True where every text of a field is plainly of its own language, and none stands there twice. */
const isPlain = (passages: readonly Passage[], tongues: Tongues) =>
  passages.every((passage, index) => {
    const own = tongueOf(passage, tongues);
    if (!own) return true;
    for (let at = 0; at < index; at++) if (isTwin(passage, passages[at] ?? passage)) return false;
    return isPlainlyOwn(passage.text, own);
  });

/** True of two texts of one language, or of the same sentence in two. */
const isTwin = (one: Passage, other: Passage) =>
  one.language === other.language ||
  (beginAlike(one.text.trimStart(), other.text.trimStart()) && sentenceOf(one.text) === sentenceOf(other.text));

const beginAlike = (one: string, other: string) => one[0] === other[0] && other.startsWith(/^\S*/.exec(one)?.[0] ?? '');

/** What is odd in the languages of one text: at most one message. */
export function languageSlip({ kind, passages }: TextField, tongues: Tongues): Slip | undefined {
  const shared = kind === 'fact' ? undefined : wordsForAll(passages, tongues);
  if (shared) return shared;
  for (const passage of passages) {
    const own = tongueOf(passage, tongues);
    const lost = own && (lostLetters(passage, own) ?? joinedLanguages(passage, own, tongues));
    if (lost) return lost;
  }
  const left = () => passages.map((passage) => leftSentence(passage, tongues)).find(Boolean);
  if (isPlain(passages, tongues)) return left();
  const spoken = passages.flatMap((passage) => {
    const own = tongueOf(passage, tongues);
    // A formula of a spreadsheet is in no language.
    return own && !isFormula(passage.text) ? [{ passage, own, words: wordsOf(passage.text) }] : [];
  });
  const same = sameSentence(spoken, tongues);
  if (same) return same;
  const wrong = spoken.flatMap((each) => judge(each, spoken, tongues));
  const [first] = wrong;
  if (!first) return left();
  const place = first.passage.place();
  const language = { language: first.own.code };
  if (first.looks === null) return { code: 'other-script', place, details: { language } };
  const isSwapped = wrong.some(({ passage }) => passage !== first.passage && passage.language === first.looks);
  const details = { language, other: { language: first.looks } };
  return { code: isSwapped ? 'swapped-languages' : 'other-language', place, details };
}

/** A sentence within a text, with its end. */
const SENTENCES = /[^.!?؟\n]{3,400}[.!?؟]?/gu;
/** Words that a sentence has at least; less may be a name. */
const LEAST_WORDS = 5;

/** A sentence of another language of the site, among those of the text's own: one that was not translated. */
function leftSentence(passage: Passage, tongues: Tongues): Slip | undefined {
  const own = tongueOf(passage, tongues);
  const sentences = own && /[.!?؟\n]/.test(passage.text) ? [...passage.text.matchAll(SENTENCES)] : [];
  if (!own || sentences.length < 2) return undefined;
  const mine = everydayWords(own.code);
  for (const { 0: sentence, index } of sentences) {
    if (isPlainlyOwn(sentence, own)) continue;
    const words = wordsOf(sentence);
    // What stands in quotation marks is said by somebody else.
    if (words.length < LEAST_WORDS || /["“”«»„‘`[\]]/u.test(sentence)) continue;
    const distinct = new Set(words.map(lower));
    const other = tongues.languages.find(({ code, script }) => {
      if (code === own.code || isClose(code, own.code)) return false;
      const theirs = everydayWords(code);
      const known = [...distinct].filter((word) => theirs.has(word) && !mine.has(word)).length;
      const owned = [...distinct].filter((word) => mine.has(word) && !theirs.has(word)).length;
      const isOther = script === own.script || words.every((word) => !own.letter.test(word));
      return isOther && owned === 0 && known >= STRANGE;
    });
    if (!other) continue;
    const start = index + sentence.length - sentence.trimStart().length;
    const place = exactPlace(passage, { start, end: index + sentence.trimEnd().length });
    const details = { language: { language: own.code }, other: { language: other.code } };
    return { code: 'other-language', place, text: passage.place(), details };
  }
  return undefined;
}

function judge(text: Spoken, all: readonly Spoken[], tongues: Tongues): TextGuess[] {
  const { passage, words } = text;
  if (words.length === 0) return [];
  const found = otherScript(text, tongues);
  if (found !== undefined) {
    // A name may be the same in all languages, in its own script.
    const isName = all.length > 1 && words.length < 4 && all.every((other) => other.passage.text === passage.text);
    return isName ? [] : [{ ...text, looks: found }];
  }
  const looks =
    otherWords(text, all, tongues) ??
    exchanged(text, all, tongues) ??
    byLetters(text, tongues) ??
    strangeWords(text, tongues);
  return looks ? [{ ...text, looks }] : [];
}

/** The language whose script a text is in, where it is not its own; null where it is none of the site's. */
function otherScript({ words, own, passage }: Spoken, tongues: Tongues) {
  const expected = countUpTo(words, own.letter, Math.floor(words.length / 2) + 1);
  if (expected * 2 > words.length) return undefined;
  const latin = words.filter((word) => LATIN.test(word));
  // Names and terms in Latin letters stand among words of every script.
  if (latin.length * 2 > words.length)
    return expected > 0 && latin.length < MANY_NAMES
      ? undefined
      : latinWords(latin, { own, text: passage.text }, tongues);
  if (expected > 0 && words.length < 6) return undefined;
  if (words.join('').length < 3) return undefined;
  return likeliest(
    words,
    own,
    tongues,
    ({ letter }) => words.filter((word) => letter.test(word)).length * 2 > words.length,
  );
}

/** How many words match, counted up to a limit. */
function countUpTo(words: readonly string[], pattern: RegExp, limit: number): number {
  let count = 0;
  for (const word of words) if (pattern.test(word) && ++count === limit) break;
  return count;
}

/** Latin words that may stand among words of another script, as names. */
const MANY_NAMES = 8;

/** Latin names and abbreviations stand in every script; small words, of which a name has hardly any, do not. */
function latinWords(words: readonly string[], { own, text }: { own: Tongue; text: string }, tongues: Tongues) {
  if (/^[^\s@/.]*[@/.]\S*$/.test(text.trim())) return undefined;
  const small = words.filter((word) => /^\p{Ll}{2,}$/u.test(word)).length;
  const others = tongues.languages
    .filter(({ code }) => code !== own.code)
    .map(({ code }) => tongues.vocabulary.of(code));
  const known = words.filter((word) => others.some((counts) => (counts.get(lower(word)) ?? 0) > 2)).length;
  const isSentence = words.length >= 3 && small * 2 >= words.length;
  const isKnown = known >= Math.min(2, words.length) && known * 2 >= words.length;
  return isSentence || isKnown ? likeliest(words, own, tongues, ({ script }) => script === 'Latn') : undefined;
}

/** Of the languages that a text may be in, the one that knows most of its words; null where it may be in none. */
function likeliest(
  words: readonly string[],
  own: Tongue,
  { languages, vocabulary }: Tongues,
  may: (other: Tongue) => boolean,
) {
  const others = languages.filter((other) => other.code !== own.code && may(other));
  const known = ({ code }: Tongue) => words.filter((word) => vocabulary.of(code).has(lower(word))).length;
  const [best] = others.toSorted((a, b) => known(b) - known(a));
  return best?.code ?? null;
}

/** True where a text has words enough that are its own language's and not the other's: most texts are right. */
function isOwn({ words, own }: Spoken, other: Tongue, { vocabulary }: Tongues): boolean {
  const [here, there] = [vocabulary.of(own.code), vocabulary.of(other.code)];
  let owned = 0;
  for (const word of words) if ((here.get(word) ?? 0) >= KNOWN && !there.has(word) && ++owned === ENOUGH) return true;
  return false;
}

/** How many different words of a text only its own language has, and how many only another; its own use does not count. */
function compare({ words, own }: Spoken, other: Tongue, { vocabulary }: Tongues) {
  const [here, there] = [vocabulary.of(own.code), vocabulary.of(other.code)];
  const [close, everyday] = [isClose(own.code, other.code), everydayWords(other.code)];
  // German writes all nouns with a capital, and any language its names.
  const small = new Set(words.filter(isSmall));
  const times = new Map<string, number>();
  for (const word of words) {
    const small = lower(word);
    times.set(small, (times.get(small) ?? 0) + 1);
  }
  let [owned, foreign] = [0, 0];
  for (const [word, count] of times) {
    const [mine, theirs] = [(here.get(word) ?? 0) > count, (there.get(word) ?? 0) > 1];
    if (mine && !theirs) owned++;
    if (theirs && !mine && (everyday.has(word) || (!close && small.has(word)))) foreign++;
  }
  return { owned, foreign, distinct: times.size };
}

/** Languages that have the letters of Turkish too. */
const SHARING = /^(?:tr|az|crh|tt|gag|ku|ro)\b/;

/** Turkish by its letters, in words that are no names: too short for its words to tell, and without one of its own language. */
function byLetters({ words, own }: Spoken, { languages }: Tongues): string | undefined {
  const turkish = languages.find(({ code }) => /^tr\b/.test(code));
  if (!turkish || own.script !== 'Latn' || SHARING.test(own.code)) return undefined;
  const mine = everydayWords(own.code);
  if (mine.size === 0 || words.some((word) => mine.has(lower(word)))) return undefined;
  const shown = words.filter(
    (word, index) => hasLettersOf(word, turkish.code) && (isSmall(word) || (index === 0 && words.length > 1)),
  );
  return shown.length > 0 && shown.length * 3 >= words.length && words.slice(1).some(isSmall)
    ? turkish.code
    : undefined;
}

/** Everyday words of a language by which a text is known for it. */
const STRANGE = 3;

/** A language that the site does not have, of which a text has several everyday words and its own language hardly any. */
function strangeWords({ words, own }: Spoken, { languages, vocabulary }: Tongues): string | undefined {
  const [here, mine] = [vocabulary.of(own.code), everydayWords(own.code)];
  if (mine.size === 0) return undefined;
  const distinct = new Set(words.map(lower));
  const owned = [...distinct].filter((word) => mine.has(word) || (here.get(word) ?? 0) >= KNOWN).length;
  const strange = everydayLanguages.flatMap((code) => {
    if (languages.some((other) => isClose(other.code, code) || other.code.startsWith(code))) return [];
    const known = everydayWords(code);
    const count = [...distinct].filter((word) => known.has(word) && !mine.has(word)).length;
    return scriptOf(code) === own.script && count >= STRANGE && count > owned * 2 ? [{ code, count }] : [];
  });
  return strange.toSorted((a, b) => b.count - a.count)[0]?.code;
}

/** Words that every language shows and that one alone has: a sentence or a label, but no name. */
function wordsForAll(passages: readonly Passage[], { languages, vocabulary }: Tongues): Slip | undefined {
  const passage = passages.find(({ language }) => language === undefined);
  if (!passage || languages.length < 2) return undefined;
  const words = wordsOf(passage.text);
  if (words.length < 2 || !words.slice(1).every(isSmall)) return undefined;
  // Without capitals nobody knows what is a name.
  const least = words.some((word) => lower(word) !== word.toUpperCase()) ? 2 : 3;
  const own = new Map<string, number>();
  for (const word of words) {
    const small = lower(word);
    // The one language of each script that knows the word; undefined where several do.
    const knowing = new Map<string | undefined, Tongue | undefined>();
    for (const tongue of languages)
      if ((vocabulary.of(tongue.code).get(small) ?? 0) > 1)
        knowing.set(tongue.script, knowing.has(tongue.script) ? undefined : tongue);
    for (const tongue of knowing.values()) if (tongue) own.set(tongue.code, (own.get(tongue.code) ?? 0) + 1);
  }
  const counts = languages.map(({ code }) => ({ code, count: own.get(code) ?? 0 }));
  const best = counts.toSorted((a, b) => b.count - a.count)[0];
  if (!best || best.count < least || best.count * 3 < words.length * 2) return undefined;
  return { code: 'words-for-all', place: passage.place(), details: { other: { language: best.code } } };
}

/** The words of a language that have letters of its own, by the same without them. */
const withLetters = new WeakMap<Tongue, ReadonlyMap<string, string>>();

const gatherLetters = ({ words }: Tongue): ReadonlyMap<string, string> =>
  new Map(
    [...words.keys()].flatMap((word) => {
      const plain = isPlainWord(word) ? word : plainLetters(word);
      return plain === word ? [] : [[plain, word] as const];
    }),
  );

const isPlainWord = (word: string) => /^[a-z]*$/.test(word);

/** Shorter texts may have no word with such a letter. */
const LONG_ENOUGH = 20;

/** Words of a text that would have letters of their language's own, where the whole text has none. */
function lostLetters({ text, place }: Passage, tongue: Tongue): Slip | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
  if (tongue.script !== 'Latn' || text.length < LONG_ENOUGH || /[^\u0000-\u007f]/.test(text)) return undefined;
  const known = once(withLetters, tongue, () => gatherLetters(tongue));
  if (known.size === 0) return undefined;
  const lost = [...new Set(wordsOf(text))].flatMap((word) => {
    const right = known.get(lower(word));
    const isKnown = (tongue.words.get(lower(word)) ?? 0) >= KNOWN;
    return right === undefined || isKnown || tongue.rivals.some((rival) => rival.has(lower(word)))
      ? []
      : [{ word, right }];
  });
  const [first] = lost;
  if (!first) return undefined;
  const stems = letteredStems(tongue.code).map(plainLetters);
  const alike = wordsOf(text).filter((word) => stems.some((stem) => lower(word).startsWith(stem)));
  if (lost.length + alike.length < ENOUGH) return undefined;
  const details = { words: first.word, right: first.right, language: { language: tongue.code } };
  return { code: 'lost-letters', place: place(), details };
}

/** What stands between texts that were in cells or in lines of their own. */
const BETWEEN = /\s[/|]\s|[;\t]/;

/** Two languages in one text: a part of it is in the letters of another; names in Latin letters stand in any script. */
function joinedLanguages({ text, place }: Passage, own: Tongue, { languages }: Tongues): Slip | undefined {
  if (!BETWEEN.test(text)) return undefined;
  const others = languages.filter(({ script }) => script !== own.script && script !== 'Latn');
  const isOf = (part: string, { letter }: Tongue) => {
    const words = wordsOf(part);
    return words.length > 0 && words.every((word) => letter.test(word));
  };
  const isJoined = text.split(BETWEEN).some((part) => others.some((other) => isOf(part, other)));
  return isJoined ? { code: 'other-script', place: place(), details: { language: { language: own.code } } } : undefined;
}

/** The language of the same script that a text is in, where its own words tell. */
function otherWords(text: Spoken, all: readonly Spoken[], tongues: Tongues): string | undefined {
  const { own, passage } = text;
  for (const other of tongues.languages) {
    if (other.code === own.code || other.script !== own.script) continue;
    if (isOwn(text, other, tongues)) continue;
    const { owned, foreign, distinct } = compare(text, other, tongues);
    const twin = all.find((each) => each.own === other && each.passage.text === passage.text);
    if (
      twin &&
      owned === 0 &&
      !isClose(own.code, other.code) &&
      text.words.some((word) => isSmall(word) && hasLettersOf(word, other.code))
    )
      return other.code;
    if (foreign >= 4 && foreign > owned * 6) return other.code;
    if (foreign === 0 || owned > 0) continue;
    if (isClose(own.code, other.code) && foreign < STRANGE) continue;
    // A name stands under several languages as it is: only words that are all known are a text.
    if (
      twin && distinct < 5
        ? foreign === distinct
        : foreign === distinct || (foreign > 1 && foreign * 2 >= distinct) || (foreign >= 3 && foreign * 4 >= distinct)
    )
      return other.code;
  }
  return undefined;
}

/** The language whose text this one has been exchanged with, where only both together tell. */
function exchanged(text: Spoken, all: readonly Spoken[], tongues: Tongues): string | undefined {
  for (const other of all) {
    if (other === text || other.own.script !== text.own.script || isClose(other.own.code, text.own.code)) continue;
    if (isOwn(text, other.own, tongues) || isOwn(other, text.own, tongues)) continue;
    const [mine, theirs] = [compare(text, other.own, tongues), compare(other, text.own, tongues)];
    if (mine.owned + theirs.owned === 0 && mine.foreign + theirs.foreign >= 2) return other.own.code;
  }
  return undefined;
}

const SENTENCE = 5;

/** The same sentence under two languages, which is a translation that was forgotten. */
function sameSentence(spoken: readonly Spoken[], tongues: Tongues): Slip | undefined {
  const seen = new Map<string, Spoken>();
  for (const each of spoken) {
    const { passage, words } = each;
    if (words.length < SENTENCE) continue;
    const key = sentenceOf(passage.text);
    const first = seen.get(key);
    seen.set(key, first ?? each);
    if (!first || words.filter(isSmall).length < 2) continue;
    const wrong = judge(first, [], tongues).length > 0 ? first : each;
    const other = wrong === first ? each : first;
    const details = { language: { language: wrong.own.code }, other: { language: other.own.code } };
    return { code: 'same-in-languages', place: wrong.passage.place(), details };
  }
  return undefined;
}

const sentenceOf = (text: string) => text.trim().replace(/\s+/g, ' ');
