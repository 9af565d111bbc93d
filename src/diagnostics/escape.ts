import { visible } from './visible.ts';

/**
 * JSON as a terminal and a log may have it: what an editor or a terminal would obey stands as its escape, and no line
 * has the beginning of a command to CI. It is read as the same value.
 */
export const jsonText = (value: unknown): string => harmless(JSON.stringify(value, null, 2));

/** The same in one line. */
export const jsonLine = (value: unknown): string => harmless(JSON.stringify(value));

const harmless = (json: string) =>
  json
    .replace(/[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, unicodeEscape)
    .replace(/[\u{e0000}-\u{e007f}]/gu, (tag) => tag.replace(/[\ud800-\udfff]/g, unicodeEscape))
    .replace(/##(?=\w*\[)/g, '#\\u0023');

const unicodeEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What Markdown, and GitHub or GitLab in it, takes for nothing but itself; not what begins like an entry of a list. */
const PLAIN = /^(?!\d+[.)])(?:[\p{L}\p{N}/](?:[\p{L}\p{M}\p{N} ,/()?’‘“”–—…،؛؟-]|[.:;!%](?=[ ),]|$))*)?$/u;
/** What GitHub takes all the same for an issue (`GH-12`), or for the name of a commit. */
const REFERENCE = /gh-?\d|[\da-f]{7}/i;

/**
 * A text in Markdown, in a line or in a cell of a table. Within code nobody is mentioned, nothing is linked and no issue is
 * closed; signs by their numbers (CommonMark, 2.5) neither end the code nor the cell.
 */
export const markdownText = (text: string): string =>
  PLAIN.test(text) && !REFERENCE.test(text)
    ? text
    : `<code>${visible(text).replace(/[^\p{L}\p{M}\p{N} /]/gu, numbered)}</code>`;

/** A word within a sentence that is nothing but itself. */
const WORD = /^(?:[\p{L}\p{M}\p{N} ,/()?"'’‘“”–—…،؛؟+→-]|[.:;!%](?=[.,)”’"!]*$))*$/u;

const isPlain = (word: string, place: number) =>
  WORD.test(word) && !REFERENCE.test(word) && (place > 0 || PLAIN.test(word));

/** A word without the sign that ends its part of the sentence. */
const bare = (word: string) => (/.[.,:;!?]$/.test(word) ? word.slice(0, -1) : word);

/**
 * A sentence in Markdown that keeps its own code, in which names stand between backticks; every other word that could be more
 * than itself becomes code too. It reads well where nobody knows Markdown.
 */
export const markdownSentence = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<= )|(?= )/)
    .reduce<string[]>((words, word) => {
      // What is within backticks may have spaces.
      const last = words.at(-1);
      if (last !== undefined && (last.match(/`/g)?.length ?? 0) % 2 === 1) words[words.length - 1] = last + word;
      else words.push(word);
      return words;
    }, [])
    .map((word, place) => {
      if (isPlain(word, place)) return word;
      const [, before = '', named = bare(word), after = word.slice(bare(word).length)] =
        /^([(\u2066]*)`([^`]+)`([.,:;!?)،؛؟\u2069]*)$/.exec(word) ?? [];
      return `${before}${codeSpan(named)}${after}`;
    })
    .join('');

/** A span of code (CommonMark, 6.1) that nothing in it ends. */
function codeSpan(text: string): string {
  const inner = visible(text);
  const longest = Math.max(0, ...[...inner.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const room = /^`|`$/.test(inner) ? ' ' : '';
  return `${fence}${room}${inner}${room}${fence}`;
}

const numbered = (sign: string) => `&#${sign.codePointAt(0)};`;

/** The data of a workflow command of GitHub. */
export const commandData = (lines: readonly string[]): string =>
  lines.map((line) => visible(line).replace(/%/g, '%25')).join('%0A');

/** The value of a property of such a command. */
export const commandProperty = (text: string): string => commandData([text]).replace(/:/g, '%3A').replace(/,/g, '%2C');
