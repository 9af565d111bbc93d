/** What visitors would read although no author means it: what programs leave in a text, and marks that mean nothing there. */

/** How a text begins that is still to be written. */
export const UNWRITTEN = 'TODO:';

/** True for a text that somebody has written: neither nothing nor what is still to be written. */
export const isWritten = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '' && !text.trimStart().startsWith(UNWRITTEN);

/** What assistants, chats and word processors leave behind, and words that stand for a text to come. */
const EVERYWHERE =
  /^TODO:|:?contentReference\[[^[\]]*\](?:\{[^{}]*\})?|【[^【】]*】|\[cite[^[\]]*\]|(?<![\p{L}\p{N}])(?:cite)?turn\d+search\d+|<\|[\w ]{1,30}\|>|<\/?think(?:ing)?>|(?<![\w/.:#@-])(?:\{(?:company|brand|product|customer|client|your|city|firma|marka)_[a-z_]{1,40}\}|(?:COMPANY|BRAND|PRODUCT|CUSTOMER|CLIENT|YOUR|CITY|FIRMA|MARKA)_[A-Z_]{1,40}(?![\w/.-]))|(?<![\p{L}\p{N}(])<(?:\p{L}[^<>\n]{0,80}\s[^<>\n]{0,80}(?<!\s)|https?:\/\/[^<>\s]{1,500})>|\[\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}[^\][\n]{0,9}\]|(?<![\p{L}\p{N}(])<(?:your[\w -]{1,40}|insert[^<>\n]{0,40}|name|surname|company|date|city|country|price|number|phone|e-?mail|product|isim|adı?|soyadı?|tarih|firma|şirket|şehir|ülke|fiyat|numara|telefon|adres|ürün|başlık|metin|الاسم|اسم|التاريخ|الشركة|المدينة|البلد|السعر|الرقم|الهاتف|المنتج|النص)>|[¶↵]|(?<=^|\s)""\p{L}[^"\n]{0,60}""|(?<=\p{L}\s?)\[(?:\p{Lu}{2,3}\d{1,3}|cid:[^\][\s]{1,200}|image: [^\][\n]{1,200})\]|\bError! (?:Reference source not found|Bookmark not defined)\.|\bHata! (?:Başvuru kaynağı bulunamadı|Yer işareti tanımlanmamış)\.|\{%[^{}\n]{0,200}%\}|%{1,2}[A-Z][A-Z_]{2,30}%{1,2}|%%[^%\n]{1,200}%%|\[_{0,2}toc_{0,2}\](?!\()|(?<!\{)\{[.#][\w-]{1,40}[^{}\n]{0,80}\}|(?<![\d'])'{2,3}[^'\n]{1,200}'{2,3}(?!')|\*\|[A-Z_:]{2,40}\|\*|\[[a-z][\w-]{1,40}\s[^\][\n=]{0,100}=[^\][\n]{0,200}\]|\[\[[^\][\n]{1,100}\]\]|^(?:\.{3}|…|\?{2,}|x{3,}|TODO\b.*|TBD)$|\\[nrt](?<![a-z]:\\\S{0,80})(?=[\s\p{L}]|$)|(?:\\u[\da-f]{4})+|(?:=[\dA-F]{2}){2,}|(?<=(?:^|\s)\p{L}{1,12})%20(?=\p{L})|<\/?\d{1,2}\/?>|(?<!\{)\{\d{1,2}\}(?!\})|(?<![\p{L}\p{N}%])%(?:\d\$)?[sd](?![\p{L}\p{N}])|(?<=\p{L})·\p{L}{1,20}·(?=\p{L})|^<[\w:-]{2,30}\/>$|\[!{2,5}|!{2,5}\]|＊{2}|#, fuzzy|^msg(?:id|str|ctxt)(?:\[\d\])?(?=\s)|<%=?[^<>\n]{1,80}%>|\[\/?(?:b|i|u|url|img|quote|color|size)(?:=[^\][\s]{1,40})?\]|==[^=\s][^=\n]{0,80}==|\[\^\w{1,9}\]|«\s?\p{L}+_\p{L}+\s?»|\[(?:edit|düzenle|عدل)(?: \|[^\][\n]{1,40})?\]|<[@#!][\w|]{1,30}>|<\/[\w/-]{1,60}\|[^<>\n]{1,80}>|\[\/[\w/-]{1,60} [^\][\n]{1,80}\]|\[[^\][\n]{1,80}\]\[\d{1,3}\]|(?<=\p{L}[.!?]?)\[(?:\d{1,3}|[a-d])\](?![(\p{L}])|\\[a-z]{2,20}\{|(?:Translated with|Übersetzt mit) DeepL(?:\.com)?|DeepL\.com ile çevrilmiştir|(?<=^|\s):[a-z_]{3,24}:(?=\s|$)|(?<=[\p{L})]\s?)[—–]$/iu;

/** What reviewers and patterns of an office leave: remarks, what was put in and taken out, blanks, footnotes. */
const REVIEWED =
  /\(\([^()\n]{1,90}\)\)|\{--[^{}\n]{0,90}--\}|\{\+\+[^{}\n]{0,90}\+\+\}|[{[]\+[^\][{}+\n]{1,90}\+[}\]]|\[-[^\][{}\n-]{1,90}-\]|(?<!\S)--(?=\S)[^\n-]{1,80}(?<=\S)--(?!\S)|(?<=^|\s)(?:<[-=]{1,2}|[-=]{1,2}>)(?=\s|$)|\[[●•*◦▪_…]{1,6}\](?!\()|\{(?:insert|enter|add|your) [^{}\n]{1,40}\}|(?<!\S)\.{2,9}\/\.{2,9}\/(?:\d{2,4}|\.{2,4})|(?<=^|\n)\[\d{1,3}\](?=\s)/iu;

/** A link that is not whole: its halves swapped, apart or open, or its brackets of other kinds. */
const HALF_LINK =
  /\[[^[\]\n]*\](?:\s+\(|\((?![^()\s]*(?:\([^()\s]*(?:\)[^()\s]*)?)?\)))(?:[^()\n]*\)|[^()\s]*)|\([^()\n]*\)\[(?:[/#]|https?:|mailto:|tel:)[^[\]\n]*\]?|[)}][^()[\]{}\n]{1,200}\]\([^()\s]*\)?|\[[^\][()\n]{1,200}[)}]\([/#][^()\s]*\)|\[[^\][()\n]{1,200}\][{[](?:[/#]|https?:)[^{}[\]\s]*[}\]]|\[[^\][()\n]{1,200}\((?:[/#]|https?:)[^()\s]*\)|\[\s*\]\([^()\s]*\)|\]\((?:[/#]|https?:)[^()\s]*\)?|\[https?:[^[\]\s]*(?: [^[\]\n]{1,80})?\]|\[[^[\]\n]{1,200}\]\[[^[\]\n]{0,200}\]|(?<![\]\p{L}\p{N}])\(\/[a-z][\w-]*(?:\/[\w-]+)+\)|\][^()[\]{}\n]{1,200}\[[)(][^()\s]*[()]|\((?:[/#]|https?:)[^()\s]*\)\[[^[\]\n]{1,200}\]|(?<![~\p{L}\p{N}])~(?=\p{L})[^~\n]{1,200}~(?![~\p{L}\p{N}])/mu;

/** Formatting, in a text that has none. */
const IN_PLAIN =
  /\*\*[^*\s](?:[^*]*[^*\s])?\*\*|\*\*|\[[^[\]\n]+\]\([^()\s]+\)|&(?:amp|nbsp|quot|lt|gt|#\d+);|(?<![\p{L}\p{N}*])\*[^*\s](?:[^*\n]*[^*\s])?\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])__?[^_\s](?:[^_\n]*[^_\s])?__?(?![\p{L}\p{N}_])|~~[^~\n]+~~|`[^`\n]+`|\\[.*_#()[\]!-](?=\s|\p{L}|$)|\\["']|^#{1,6}\s(?=\p{L})|^[-•]\s(?=\S)|^[-=~]{2,}\s(?=\p{L})|^>\s(?=\p{L})|^[ \t]*\|[^\n|]*\|(?:[^\n|]*\|)*[ \t]*$/mu;

/** Formatting that is not whole, and bullets of word processors. */
const IN_RICH =
  /\*\*|^[ \t]*[•‣◦▪●](?=\s)|^[ \t]*#{2,6}(?=\p{L})|^[ \t]*={3,}[ \t]*$|^[ \t]*:{3}[^\n]{0,80}|\[[ xX]\](?=\s)|~~[^~\n]{1,200}~~|^[ \t]*[-*+][ \t]*$|(?<=^[-*+] [^\n]{0,500}\n)[–—ـ](?=\s)|^[ \t]*[–—ـ](?=[ \t]\S[^\n]{0,500}\n[ \t]*[-*+][ \t])|^[ \t]*\((?:[a-z]|[ivx]{2,4})\)(?=[ \t]\S[^\n]{0,500}\n[ \t]*\((?:[a-z]|[ivx]{2,4})\)[ \t])|^[ \t]*[–—](?=[ \t]\S[^\n]{0,500}\n[ \t]*[–—][ \t])|^[ \t]*[§·](?=[ \t]+\p{L})|(?<!\|[ \t]{0,9}\n)^[ \t]*\|[^\n|]*\|(?:[^\n|]*\|)*[ \t]*$(?!\n[ \t]*\|)/mu;

/** Formatting as Markdown knows it. */
const WHOLE = /\*\*(?=\S)[^*]*[^*\s]\*\*|\[[^[\]\n]+\]\((?:<[^<>\n]*>|[^()\s]+(?:\([^()\s]*(?:\)[^()\s]*)?)?)\)/g;

/**
 * What each of these marks has in it, in several expressions: a class of more than sixteen ranges, and one without
 * regard to capitals, takes V8 many times as long.
 */
const ODD = [
  /[#&*<>[\]_`~\\|]|[\n\r][ \t]*[(§·]|^[§·]|\?(?=\S)|["—–]\s*$|(?:^|[\n\r\u2028\u2029])[-–—ـ]|:::|''|""|%%|\{\./,
  /[ÃÄÅØÙâ•‣◦▪●¶↵＊【\ufffd\u202a-\u202e\u2066-\u2069]/,
  /^\s*(?:-|=|\.{3}|…|x{3}|todo|tbd|msg)|\{%|\{\d|%[a-z]|%\d\$|·\p{L}|\(\/[a-z]/iu,
  /turn\d|(?:error|hata)!|=[\dA-F]{2}|%20|==|«|DeepL|(?:^|\s):[a-z]|\(\(|\{[a-y+-]|--\S|\.\.\//i,
];

/** True for words and usual marks alone, as nearly all texts are: nobody needs to look closer. */
export const isPlainProse = (text: string): boolean => !ODD.some((odd) => odd.test(text));

interface StrayMark {
  readonly marks: string;
  /** Where it stands in the text. */
  readonly index: number;
}

const first = (text: string, expressions: readonly RegExp[]) =>
  expressions.map((expression) => expression.exec(text)).find((found) => found !== null);

/** The first such part of a text; `rich` tells whether formatting is possible in it. */
export function strayMark(text: string, rich: boolean): StrayMark | undefined {
  const words = text.trim();
  if (endsQuoted(words)) return { marks: '"', index: text.lastIndexOf('"') };
  const rest = text.replace(WHOLE, (part) => '\ue000'.repeat(part.length));
  const found =
    EVERYWHERE.exec(words) ??
    REVIEWED.exec(words) ??
    first(rich ? rest : text, rich ? [HALF_LINK, IN_RICH] : [IN_PLAIN, HALF_LINK]);
  if (!found) return undefined;
  const marks = found[0].trim();
  return { marks, index: Math.max(0, text.indexOf(marks, found.index)) };
}

/** True for a text whose only quotation mark is its end. */
const endsQuoted = (text: string) => text.indexOf('"') === text.length - 1 && /[^\d"\s]"$/.test(text.slice(-2));

/** Letters outside ASCII that were read in another encoding than they were written in, and what stands for lost ones. */
const GARBLED =
  /\ufffd|[ÃØÙ][\u0080-\u00bf‚ƒ„†‡ˆ‰‹‘’“”•–—˜™›œžŸŠŒŽ€]|[ÄÅ][\u0080-\u00bfŸžŠšŒœ‡]|â€[\u0080-\u00bf™œ“”¦˜]/;

/** A question mark that was put for a letter inside of a word; words that are addresses have one of their own. */
function lostPart(text: string): string | undefined {
  if (!text.includes('?')) return undefined;
  const words = text.split(/\s/).filter((word) => !/[/:.]/.test(word));
  return /\p{L}\?+\p{Ll}/u.exec(words.join(' '))?.[0];
}

/** The first garbled letters of a text. */
export const garbledPart = (text: string): string | undefined => GARBLED.exec(text)?.[0] ?? lostPart(text);
