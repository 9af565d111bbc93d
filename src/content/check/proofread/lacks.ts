import { isWritten } from '../../written/stray-marks.ts';
import { exactPlace } from './exact-place.ts';
import type { Passage, TextField } from './passages.ts';
import type { Slip } from './slip.ts';

const LINK = /\]\(<?([^()\s<>]+)/g;
const ENTRY = /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+\S/gm;
/** Words in brackets, behind which an address has stood; what is left may be that address. */
const BRACKETED = /\[[^[\]\n]+\](?!\()/;

/** What a text leads to, and how many entries its lists have. */
interface Structure {
  readonly passage: Passage;
  readonly links: readonly string[];
  readonly entries: number;
}

/** What a text lacks that the same text has in all the other languages: a link, or an entry of a list. */
export function lackSlips({ kind, passages }: TextField): Slip[] {
  // Most texts have neither.
  const isBuilt = ({ text }: Passage) => text.includes('](') || text.search(ENTRY) !== -1;
  if (kind !== 'rich' || passages.length < 3 || !passages.some(isBuilt)) return [];
  const told = passages.filter(({ language, text }) => language !== undefined && isWritten(text));
  if (told.length < 3) return [];
  const all = told.map(
    (passage): Structure => ({
      passage,
      links: [...passage.text.matchAll(LINK)].map(([, link = '']) => link),
      entries: passage.text.match(ENTRY)?.length ?? 0,
    }),
  );
  return all.flatMap((each) => {
    const others = all.filter((other) => other !== each);
    return [linkLacked(each, others), entryLacked(each, others)].flatMap((slip) => slip ?? []);
  });
}

/** A link that all others have; where there are as many, another may stand for it. */
function linkLacked({ passage, links }: Structure, [one, ...others]: readonly Structure[]): Slip | undefined {
  const lacked = one?.links.find(
    (link) => !links.includes(link) && others.every((other) => other.links.includes(link)),
  );
  if (!lacked || !one || [one, ...others].some((other) => other.links.length <= links.length)) return undefined;
  const [words] = BRACKETED.exec(passage.text) ?? [lacked];
  const at = passage.text.indexOf(words);
  // An address in words is told as a whole.
  const start = Math.max(passage.text.lastIndexOf(' ', at), passage.text.lastIndexOf('\n', at)) + 1;
  const place = at === -1 ? passage.place() : exactPlace(passage, { start, end: at + words.length });
  return { code: 'link-missing', place, text: passage.place(), details: { words: lacked } };
}

function entryLacked({ passage, entries }: Structure, [one, ...others]: readonly Structure[]): Slip | undefined {
  const right = one?.entries ?? 0;
  // Where one has more, whoever added it begins with that language.
  if (entries >= right || others.some((other) => other.entries !== right)) return undefined;
  return { code: 'list-shorter', place: passage.place(), details: { count: entries, right } };
}
