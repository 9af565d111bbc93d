import { Seen } from './glance.ts';
import type { Prose, ProseFinding } from './prose.ts';

const ENDINGS = 'com|net|org|info|biz|edu|gov|io|co|de|fr|uk|tr|sa|ae|eg|qa|kw|my|example|shop|online|store';
/** Lengths have bounds, so that a long run of letters is not read again from each of them. */
const NAME = '[\\w.+-]{1,64}';
const HOST = '[\\w-]{1,63}(?:\\.[\\w-]{1,63}){0,4}';
const BEFORE = '(?<![\\w.+@/-])';

/** An address of the web or of e-mail that leads nowhere as it is written. */
const FAULTY = [
  // www.example,com and example,com
  `(?:https?:\\/\\/|www\\.)${HOST}[,،;][\\w-]{2,63}(?:\\.[a-z]{2,6})?`,
  `${BEFORE}[a-z][\\w-]{1,63}[,،;](?:com|net|org|info)(?:\\.[a-z]{2})?(?![\\w-])`,
  // www,example.com, www example.com, wwwexample.com, ww.example.com
  `${BEFORE}www(?:[,;]\\s?|\\s\\.?\\s?|\\.\\s|\\.{2,9})[\\w-]{1,63}(?:\\.[\\w-]{2,63})(?:\\.[\\w-]{2,63})?`,
  `${BEFORE}www(?!\\.)[a-z][\\w-]{0,63}\\.(?:${ENDINGS})(?![\\w-])`,
  `${BEFORE}(?:ww|w{4,9})\\.[\\w-]{1,63}\\.[a-z]{2,6}`,
  // http:/example.com, https//example.com, htps://example.com
  `${BEFORE}(?:https?:\\/(?!\\/)|https?\\/\\/|https?;\\/\\/|https?:\\/\\/\\/|https?\\s:\\/\\/|(?!https?:)ht{1,3}p{1,2}s?:\\/\\/)\\S{1,200}`,
  // www.example..com
  `(?:www\\.|https?:\\/\\/)${HOST}\\.\\.[a-z]{2,6}`,
  // name@@example.com, name@example,com, name@example com, name@.com, name@example..com
  `${BEFORE}${NAME}@(?:[\\w.+-]{0,64}@[\\w.-]{0,64}|${HOST}[,،;][a-z]{2,6}(?![\\w])|[\\w-]{1,63} (?:com|net|org)(?![\\w])|\\.[\\w.-]{1,64}|${HOST}\\.\\.[\\w-]{1,63})`,
  // name@example
  `${BEFORE}${NAME}@[\\w-]{1,63}(?![\\w-]|\\.\\w)`,
  // name @example.com
  `(?<=\\w)(?: @ ?|@ )[\\w-]{1,63}\\.[a-z]{2,6}(?:\\.[a-z]{2})?`,
].join('|');
const ADDRESS = new RegExp(FAULTY, 'iu');

/** An address that begins like a mailbox, after words that ask for mail. */
const MAIL =
  '(?:e-?mail|e-?posta|mail|البريد(?: الإلكتروني)?|بريدنا|إيميل|ايميل)(?: (?:us|me))?(?: (?:at|to|is|adresimiz|adresi|على|إلى))?[:：]? ?';
const WITHOUT_AT = new RegExp(
  `(?=(?:info|hello|contact|sales|support|office|mail|help|team|bilgi|destek|iletisim|satis|merhaba)[.-])(?<=${MAIL})[\\w-]{1,63}(?:\\.[\\w-]{1,63}){0,3}\\.(?:${ENDINGS})(?![\\w@/-])`,
  'iu',
);
const HINTS = /@|www|http|[,،;](?:com|net|org|info)|ht{1,3}p{1,2}s?:|mail|posta|بريد|يميل|(?:^|\s)ww\./i;

/** An address with a slip in it, in a text: it has a mark within, or what no word has. */
export const addressIn = ({ text, seen }: Prose): ProseFinding | undefined =>
  seen & (Seen.tight | Seen.hidden) ? faultyAddress(text) : undefined;

/** An address with a slip in it. */
export function faultyAddress(text: string): ProseFinding | undefined {
  if (!HINTS.test(text)) return undefined;
  const open = text.replace(/\{\{[^{}]*\}\}/g, (part) => ' '.repeat(part.length));
  const found = ADDRESS.exec(open) ?? WITHOUT_AT.exec(open);
  return found ? { code: 'faulty-address', start: found.index, end: found.index + found[0].length } : undefined;
}
