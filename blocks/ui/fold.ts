/** Signs above and below letters that people leave out when they search: accents, vowels of Arabic and Hebrew; and the stroke that lengthens an Arabic word. */
const SIGNS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** Letters that are taken for others, where Unicode does not say so itself. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' },
  // The same sounds are written otherwise at the end of Arabic words, and in Persian and Urdu.
  ...{ ى: 'ي', ة: 'ه', ٱ: 'ا', ی: 'ي', ک: 'ك', ہ: 'ه' },
};
const TAKEN = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** The figures of Arabic and Persian. */
const FIGURES = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Scripts that put no blanks between words. */
const UNBROKEN = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+/gu;

/**
 * The words of a text as they are searched for, one blank between two: small letters without signs, nothing but letters and figures.
 * Where a script has no blanks, each pair of neighbours is a word; `index` gives the last letter too, for whoever asks for it alone.
 */
export function folded(text: string, kind: 'question' | 'index' = 'question'): string {
  return text
    .normalize('NFKD')
    .toLocaleLowerCase('en')
    .replace(SIGNS, '')
    .replace(TAKEN, (letter) => LETTERS[letter] ?? letter)
    .replace(FIGURES, (figure) => String(figure.charCodeAt(0) & 15))
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(UNBROKEN, (run) => ` ${pairsOf([...run], kind).join(' ')} `)
    .replace(/ +/g, ' ')
    .trim();
}

function pairsOf(letters: readonly string[], kind: 'question' | 'index'): string[] {
  const pairs = letters.slice(1).map((letter, place) => `${letters[place]}${letter}`);
  return kind === 'index' || pairs.length === 0 ? [...pairs, ...letters.slice(-1)] : pairs;
}
