/**
 * What changes nothing of a text that a translation would have to follow: marks of punctuation, and spaces. Letters of no
 * script count as control characters, but stay.
 */
const APART = /(?![\u{f0000}-\u{10ffff}])[\p{P}\p{Z}\p{C}\s]/gu;

/** Signs between figures, before them, or after them, which make other figures: `1.5`, `24/7`, `−5`, `30 %`; and the braces of facts. */
const FIGURES = /(?<=\p{N})[\p{Po}\p{Pd}](?=\p{N})|(?<!\p{N}\s?)\p{Pd}(?=\p{N})|[%‰٪#@]|\{\{|\}\}/gu;

/** Stands in place of a sign that is kept: a letter of no script. */
const KEPT = (sign: string) => String.fromCodePoint(0xf_0000 + (sign.codePointAt(0) ?? 0));

/** A text as far as its translations lean on it: in small letters, without spaces and punctuation. */
export function sameWords(text: string, language: string): string {
  const plain = text.normalize('NFKC').toLocaleLowerCase(language);
  const words = plain.replace(FIGURES, KEPT).replace(APART, '');
  return words === '' ? text.trim() : words;
}
