import { besideNow } from './beside.ts';

/** Characters that people write by their names (HTML standard, *Named character references*): the others are loaded when one is met. */
const COMMON: Readonly<Record<string, string>> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    shy: '\u00ad',
    ensp: '\u2002',
    emsp: '\u2003',
  },
  ...{
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    middot: '·',
    times: '×',
    deg: '°',
    euro: '€',
    pound: '£',
    cent: '¢',
  },
  ...{ copy: '©', reg: '®', trade: '™', laquo: '«', raquo: '»', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
  ...{ zwnj: '\u200c', zwj: '\u200d', lrm: '\u200e', rlm: '\u200f' },
};

/** What the build writes beside the worker: all of them, by their names. */
export const CHARACTERS_FILE = 'characters.json';

let all: Readonly<Record<string, string>> | undefined;

/** Without a network a name stands there as it is written, and is asked for again. */
function loaded(): Readonly<Record<string, string>> {
  all = besideNow(CHARACTERS_FILE);
  return all ?? {};
}

/** The character of a name, without `&` and `;`; false of a name that is none. */
export function decodeNamedCharacterReference(name: string): string | false {
  if (Object.hasOwn(COMMON, name)) return COMMON[name] ?? false;
  const known = all ?? loaded();
  return (Object.hasOwn(known, name) && known[name]) || false;
}
