import { knownWords } from './known-words/by-language.ts';
import { misspeltWords } from './misspellings.ts';

/** Words to be looked for in texts letter by letter, as a table of steps. */
interface WordList {
  /** The column of each UTF-16 code unit. */
  readonly columns: Uint8Array;
  /** Where each column leads from a row, as the place of the next one; at a row's own place 1 where a word ends there. */
  readonly steps: Uint32Array;
}

/** The column of letters that no word has. */
const OTHER = 1;

/** Letters of one form, whatever their capitals and dots. */
const formsOf = (letter: string) => (letter === 'i' ? [...'iIİı'] : [letter, letter.toUpperCase()]);

/** A list of words in small letters, with `i` for `ı`; `asdf*` stands for all that begin so. */
function wordList(words: readonly string[]): WordList {
  const letters = [...new Set(words.join('').replaceAll('*', ''))];
  const columns = new Uint8Array(0x10000).fill(OTHER);
  for (const [index, letter] of letters.entries())
    for (const form of formsOf(letter)) columns[form.charCodeAt(0)] = index + OTHER + 1;
  const width = letters.length + OTHER + 1;
  const steps: number[] = [];
  const addRow = (toward: number) => {
    const row = steps.length;
    steps.push(0, ...Array<number>(width - 1).fill(toward));
    return row;
  };
  // From the first row words begin; from the second no letter leads anywhere.
  addRow(width);
  addRow(width);
  for (const word of words) {
    let row = 0;
    for (const letter of word.replace('*', '')) {
      const step = row + (columns[letter.charCodeAt(0)] ?? OTHER);
      if (steps[step] === width) steps[step] = addRow(width);
      row = steps[step] ?? 0;
    }
    steps[row] = 1;
    if (word.endsWith('*')) steps.fill(row, row + 1, row + width);
  }
  return { columns, steps: Uint32Array.from(steps) };
}

let table: WordList | undefined;

/** Words of which each sample of `leftovers.ts` has one, but for those that a bracket or question marks show, and those that are misspelt. */
export const leftoverWords = (): WordList =>
  (table ??= wordList(
    [
      'tn çn note notu fuzzy match المترجم مترجم',
      'lorem ipsum dolor لوريم إيبسوم ايبسوم',
      'here sample dummy placeholder filler come follow added written done translated click tap',
      'eklenecek yazilacak yapilacak doldurulacak çevrilecek çevir çevrilsin',
      'يُستكمل يستكمل سيضاف سيُضاف يُضاف سيكتب سيُكتب يُترجم يوضع يُوضع سيوضع',
      'iphone outlook ios android begin sent original özgün orijinal الأصلية توجيهها',
      'sure certainly course absolutely question version text translation draft rewrite paragraph description copy helps model count',
      'option variant alternative me know revised improved polished corrected rewritten shortened edited',
      'replace update adjust customize customise swap make summarize summarise shorten',
      'xx dd gg yyyy hh ss translate todo fixme tbd tbc wip tktk xxx* asdf* qwerty* qwertz* foo foobar bla blah',
      'bottom top deepl google chatgpt applicable appropriate',
    ]
      .concat(knownWords().map(([, { leftover }]) => leftover.words))
      .flatMap((words) => words.split(' ').filter(Boolean))
      .concat(misspeltWords().map((word) => word.replaceAll('ı', 'i'))),
  ));
