import { fromSpreadsheet } from '../../written/spreadsheet.ts';
import { Seen } from './glance.ts';
import { knownWords } from './known-words/by-language.ts';
import { bare } from './language-words.ts';
import type { Prose, ProseFinding } from './prose.ts';
import { remarkIn } from './remarks.ts';
import { sampleAddress } from './sample-address.ts';
import { END, LINE, START } from './sample-places.ts';

/** What samples call their own parts. */
const PARTS = '(?:sub)?(?:title|heading|headline|text|copy|content|description|paragraph|caption|tagline|slogan)s?';
const YOURS = '(?:question|answer|quote|button|label|link|name|company|company name|logo|image|picture|photo)s?';

const whole = (words: string) => `(?<![\\p{L}\\p{M}\\p{N}_@#/.-])(?:${words})(?![\\p{L}\\p{M}\\p{N}_-])`;

/** How an assistant begins, how it calls what it gives, and what it was asked. */
const BEGINNINGS = [
  '(?:sure|certainly|of course|absolutely|great question)[!,.:] (?:here|below|i|this is)(?!\\p{L})',
  "here(?: is|[’']s) (?:a|an|the|your) (?:\\p{L}{1,20}[, ]{1,2}){0,4}(?:version|text|translation|draft|rewrite|paragraph|description|copy)",
  '(?:(?:(?:revised|improved|polished|corrected|rewritten|shortened|edited) (?:version|text|copy)|(?:english|turkish|arabic) translation|chatgpt(?: said)?)|(?:make (?:this|it) (?:(?:short|long|simpl|clear|friendli)er|more \\p{L}{4,12})|(?:translate|rewrite|summari[sz]e|shorten) (?:this|the following))[^:.!?\\n]{0,30}) ?:(?=\\s)',
].join('|');

/** Text that stands for another, wherever it stands; those of languages come with their words. */
const PHRASES = [
  // Dummy text of typesetters
  'lorem(?: ipsum(?: dolor(?: sit amet)?)?)?|ipsum dolor|dolor sit amet',
  // "Add your text here", "Your title here", "Title goes here"
  `(?:add|insert|enter|put|write|type|place) (?:(?:your|the|a|some) )?(?:\\p{L}{1,20} )?${PARTS} here`,
  `${START}your (?:\\p{L}{1,20} )?(?:${PARTS}|${YOURS}) (?:goes )?here`,
  `^(?:${PARTS}|${YOURS}) here${END}`,
  `${PARTS} (?:goes|comes) here`,
  '(?:sample|dummy|placeholder|filler) (?:text|title|copy|content|heading|description)',
  '(?:text|title|copy|description|translation)s? to (?:come|follow|be (?:added|written|done|translated))',
  // "Click or tap here to enter text", as word processors and forms have it
  `(?:click|tap)(?: or (?:click|tap))?(?: here)? to (?:enter|add|edit|insert|type) (?:(?:a|the|your) )?(?:${PARTS}|${YOURS}|date)`,
  // What programs for mail and text write below, above and between texts
  'sent from my (?:iphone|ipad|android|galaxy|samsung|mobile|phone)|get outlook for (?:ios|android)|begin forwarded message',
  // What an assistant says before and after a text, and what it counts
  `${LINE}(?:${BEGINNINGS})`,
  '(?:(?:would|do) you (?:like|want) me to (?:adapt|add|adjust|expand|format|include|make|polish|refine|rephrase|rewrite|shorten|simplify|suggest|translate|turn)|let me know if (?:i should|you(?:.d| would)? (?:like|want|need|prefer) (?:me to|any (?:changes|adjustments|edits|revisions)|it|this|another|a different|a (?:short|long)er))(?!\\p{L})|i hope this helps|as an ai (?:language )?model)',
  'note: (?:replace|update|adjust|customi[sz]e|swap) (?:this |it |these |them )?with your own',
  '\\(?(?:word|character) count:? ?\\d{1,4}\\)?',
  '(?:option|version|variant|alternative) (?:1|a): .{3,400} (?:option|version|variant|alternative) (?:2|b):',
  '\\*?delete (?:as|if not|where not) (?:applicable|appropriate|needed)',
  // "The phone number goes here"
  '(?:number|name|address|price|date|link|logo|figure|city|picture|photo)s? (?:goes|go|comes|come|will go|will come) here',
  // What word processors set around a form, and translators on the web below a text
  '(?:top|bottom) of form|translated (?:with|by|using) (?:deepl|google|chatgpt)\\S{0,20}',
  // What a translator has to say
  "\\((?:TN|translator[’']s note)[^()]{0,80}\\)",
  // Marks of templates
  'x{3,9}',
  'asdf\\w{0,20}|qwert[yz]\\w{0,20}|foo ?bar|blah? blah?(?: blah?)?',
];

/** How a note in square brackets begins, which hardly anything else has. */
const NOTES = [
  'tn|fuzzy|\\d{2,3} ?% match|translat(?:e|ed|ion|or|ing)|to be (?:translated|written|added|done|checked|confirmed|decided)|not (?:yet )?(?:translated|final|ready|finished)|check|verify|confirm|approve|review|update|replace|rewrite|shorten|delete|remove|fix|fill in|ask|missing|pending|draft(?:ing)?|to ?do|tb[acd]|source|comment|note|same as|tone|continued|image|picture|photo|see (?:english|above|below|original)|native speaker|client|waiting|awaiting|do not publish|needs?',
  '(?:bitte )?(?:noch )?(?:zu )?übersetzen|übersetzung|prüfen|à (?:traduire|vérifier|compléter)|traduire|traducir|por traducir|tradurre|da tradurre|traduzir|vertalen|przetłumaczyć|перевести',
];

/** The same, and what is known by its signs. The limits of words stand in it once: each copy takes a moment to be read. */
const samplesOf = (phrases: readonly string[], notes: readonly string[]) => [
  whole(phrases.join('|')),
  'لوريم [إا]يبسوم',
  `\\[(?:please |lütfen |يرجى |الرجاء )?(?:${notes.join('|')})(?:[\\s_:;,.!?؟،–—-][^\\][]{0,60})?\\](?![(\\ue000])`,
  '\\([^()]{0,40}(?<![\\p{L}\\p{M}])(?:kontrol et(?:s[iü]n|sinler|iniz|in)?|(?:bak|onayla|yaz|çevir|düzelt|ekle)s[ıiuü]n|sorulsun|bakılsın|please (?:check|translate|confirm|review)|(?:check|confirm) (?:this|with)|to (?:check|confirm|verify)|bitte (?:prüfen|übersetzen)|à vérifier|يرجى (?:المراجعة|الترجمة|التأكد)|(?:راجع|تأكد|اسأل)(?:ها|ه|ي|وا)?)(?![\\p{L}\\p{M}])[^()]{0,40}\\)',
  '(?<!-)-{2,12} ?(?:(?:original|forwarded) message|özgün [iİ]leti|orijinal (?:ileti|mesaj)|الرسالة الأصلية|رسالة معاد توجيهها) ?-{0,12}',
  '\\?{3,}|؟{3,}|\\[[?؟]{1,2}\\]',
  '\\[(?:your|insert|add|enter|company|customer|client|brand|product|first|last|full|name|date|city|country|phone|e-?mail|link|price|title|text|placeholder|[xn]{1,3})(?:[ _-][^\\][]{0,40})?\\](?![(\\ue000])',
];

/** What comes with the words of languages. */
const ofLanguages = (kind: 'phrases' | 'notes' | 'toCome') =>
  knownWords().flatMap(([, { leftover }]) => leftover[kind]);

let sample: RegExp | undefined;

/** To be made once it is known which languages there are words of. */
const samples = (): RegExp =>
  (sample ??= new RegExp(
    samplesOf([...PHRASES, ...ofLanguages('phrases')], [...NOTES, ...ofLanguages('notes')]).join('|'),
    'iu',
  ));

/** Marks of writers, in capitals where there are any. */
const TO_DO = new RegExp(
  whole(
    'X{2}(?:[.,/:-]X{1,4}){0,3}|DD[./-]MM[./-]Y{2,4}|MM[./-]DD[./-]Y{2,4}|Y{4}-MM-DD|GG[./-]AA[./-]Y{4}|SS:DD|HH:MM|TRANSLATE(?: THIS| ME)?|ÇEVİR|ÇEVRİLSİN|TODO|FIXME|TBD|TBC|WIP|TKTK|YAPILACAK|EKLENECEK|DOLDURULACAK|ÇEVRİLECEK|(?:يُستكمل|يستكمل|سيضاف|سيُضاف|يُضاف|سيكتب|سيُكتب) لاحقًا?ا?|لم يُترجم بعد',
  ),
  'u',
);

/** Whole texts that say that the text is to come. */
const TO_COME =
  '(?:still )?to be (?:translated|written|added|done|confirmed|announced)|translate (?:me|this)|tba|placeholder|(?:needs? )?translation(?: needed| missing| pending)?|n\\/t|dnt|(?:the )?same as (?:in )?(?:the )?(?:english|turkish|arabic|source|original)(?: (?:text|version))?';

/** What programs write where they have no text. */
const LEFT_BY_PROGRAMS =
  'undefined|nan|(?<=\\()blank(?=\\))|ditto|see cell [a-z]{1,2}\\d{1,4}|\\[object object\\]|(?:asd){1,9}f?';

/** Whole texts that say nothing but what they are. */
let named: RegExp | undefined;

const nameless = (): RegExp =>
  (named ??= new RegExp(
    `^[([]?(?:${[
      '(?:delete|remove) (?:this(?: (?:one|line|entry|item|point|sentence))?|me)',
      'untitled|new (?:page|title|heading|item|block|section|entry|text)',
      '(?:title|heading|headline|text|item|paragraph|section|question|answer|card|feature) ?(?:\\d{1,2}|#\\d{1,2}|[A-C])',
      'test(?:ing)?(?: test| ?\\d{1,3})|deneme(?: deneme| ?\\d{1,3})|تجربة(?: تجربة| ?\\d{1,3})|اختبار ?\\d{1,3}',
      TO_COME,
      ...ofLanguages('toCome'),
      LEFT_BY_PROGRAMS,
    ].join('|')})[.!…:]?[)\\]]?$`,
    'iu',
  ));

/** What English says of what does not apply; any other language has words of its own for that. */
const NOT_APPLICABLE = /^n\/a\.?$/i;

/** Fields whose text is no more than their own name. */
const OWN_NAME: Readonly<Record<string, RegExp>> = {
  title: /^(?:title|heading|headline|başlık|(?:ال)?عنوان)[.:]?$/iu,
  subtitle: /^(?:sub ?title|alt ?başlık|(?:ال)?عنوان (?:ال)?فرعي)[.:]?$/iu,
  description: /^(?:description|text|açıklama|tanım|metin|(?:ال)?وصف|(?:ال)?نص)[.:]?$/iu,
  question: /^(?:question|soru|(?:ال)?سؤال)[.:?؟]?$/iu,
  answer: /^(?:answer|cevap|yanıt|(?:ال)?(?:جواب|إجابة))[.:]?$/iu,
  body: /^(?:body|text|metin|(?:ال)?نص)[.:]?$/iu,
  label: /^(?:label|button|etiket|buton|düğme|(?:ال)?زر)[.:]?$/iu,
};

/** What a sample in brackets begins with, so that other brackets are read over quickly. */
const BRACKETED =
  /\[[^\][]{1,90}\](?![(\ue000])|\([^()]{0,40}(?:kontrol|s[ıiuü]n|check|confirm|review|translate|verify|prüfen|übersetzen|vérifier|يرجى|راجع|تأكد|اسأل)/i;

/** The number of a page, at the end of what was copied from a file that is printed. */
const PAGE_NUMBER =
  /(?<=[.!?…؟]\s)(?:page \d{1,3} (?:of|\/) \d{1,3}|sayfa \d{1,3} ?\/ ?\d{1,3}|صفحة \d{1,3} من \d{1,3})$/iu;
/** More letters than one has, with what stands before it. */
const PAGE_NUMBER_LENGTH = 24;

/** What is asked of a colleague by name. */
const TO_COLLEAGUE =
  /(?<=^|\s)@\p{L}{2,20}[ ,:]{1,2}(?:please|pls|can you|could you|check|confirm|review|update|lütfen|rica|bak|kontrol|teyit|düzelt|رجاء|راجع|تأكد|من فضلك|هل يمكن)[^.!?؟]{0,40}/iu;

/** What a list of questions in a document sets before them. */
const NUMBERED = /^(?:[QA]\d{0,2}[:.)]|(?:soru|cevap|yanıt|question|answer)\s?\d{0,2}[:.)]|(?:س|ج)\d{0,2}[:.)]) /iu;
/** In which state a text is, for those who write it. */
const STATE = /(?:\((?:final(?: version)?|v\d|draft|son hali|taslak|نهائي|مسودة)\)|[–—-] (?:draft|taslak|مسودة))$/iu;
const STATE_LENGTH = 20;
/** What lists of texts for search engines and designers set before each. */
const LABELLED =
  /^(?:(?:(?:meta|seo|page|main|hero) ?)?(?:title|description|headline|heading|sub(?:title|heading)|tagline|cta)|h[1-3]|(?:meta|seo|sayfa|ana) ?(?:başlı(?:k|ğı)|açıklama(?:sı)?)|(?:alt )?başlık|açıklama|(?:ال)?(?:عنوان|وصف)(?: (?:ال)?(?:صفحة|رئيسي|فرعي|ميتا))?)\s?:\s/iu;
/** Words for search engines behind a text. */
const KEYWORDS = /(?:^|(?<=[.!?؟] ))(?:(?:seo |focus )?keywords|anahtar kelimeler|الكلمات المفتاحية)\s?:\s/iu;
const HEADS = new Set(['title', 'description', 'subtitle', 'heading']);
/** The code of its language before a text, as tables for translators have it. */
function codeBefore(text: string, language: string): number {
  const code = bare(language).toUpperCase();
  const found = text.startsWith(code) ? /^(?:: |\s[–—-] (?=\S+ \S+ \S))/.exec(text.slice(code.length)) : null;
  return found ? code.length + found[0].trimEnd().length : 0;
}

/** How long a text is, as assistants and tools say it behind one. */
const COUNTED =
  /[([]\d{1,4} (?:characters?|chars?|letters|words|karakter|harf|kelime|sözcük|حرفا?|حرفًا|أحرف|كلمة|كلمات)[)\]]$/iu;
/** Words of which one was to be chosen. */
const CHOICE = /\(\p{Ll}{2,20}(?:\/\p{Ll}{2,20}){2,5}\)|\[[^\][/]{2,40}\/[^\][/]{2,40}\](?![(\ue000])/u;
/** Dots that something is to be written on. */
const BLANK = /(?<=\s)(?:\.{4,}(?=\s)|_{3,})/;
/** The same in the place of a figure, before what is counted. */
const GAP =
  /(?<=(?<!\p{L})(?:in|within|for|takes?|costs?|about|only) )(?:\.{3}|…|\?)(?= (?:days?|weeks?|months?|hours?|minutes?|years?|dollars?|euros?)(?!\p{L}))|(?<= )(?:\.{3}|…|\?)(?= (?:gün|hafta|ay|saat|dakika|yıl) (?:içinde|sürer|sürüyor|sonra)(?!\p{L}))|(?<=(?:خلال|يستغرق|مدة|بعد) )(?:\.{3}|…|[?؟])(?= (?:يوم|أيام|أسبوع|أسابيع|شهر|أشهر|ساع|دقي))/u;

/** Longer texts hold more than a name. */
const NAME_LENGTH = 40;

/** What stands for a text to come, or was to be seen in a spreadsheet alone. */
export function leftover({ text, words, seen, language }: Prose, field: string): ProseFinding | undefined {
  const cell = fromSpreadsheet(words);
  if (cell) {
    const start = words.indexOf(cell);
    return { code: 'spreadsheet-leftover', start, end: start + cell.length };
  }
  const short = text.length < NAME_LENGTH ? text.trim() : '';
  // Small letters in the language's own way: a Turkish I is no i.
  const trimmed = /[Iİ]/.test(short) ? short.toLocaleLowerCase(language) : short;
  const own = Object.hasOwn(OWN_NAME, field) ? OWN_NAME[field] : undefined;
  const isForeign = language !== undefined && !/^en\b/.test(language) && NOT_APPLICABLE.test(trimmed);
  if (trimmed && (nameless().test(trimmed) || own?.test(trimmed) || isForeign)) {
    const start = text.indexOf(short);
    return { code: 'leftover-text', start, end: start + short.length };
  }
  const page = /\d$/.test(text) ? PAGE_NUMBER.exec(text.slice(-PAGE_NUMBER_LENGTH)) : null;
  if (page) return { code: 'leftover-text', start: text.length - page[0].length, end: text.length };
  const numbered = field === 'question' || field === 'answer' ? NUMBERED.exec(text) : null;
  if (numbered) return { code: 'leftover-text', start: 0, end: numbered[0].trimEnd().length };
  const state = /[)kt\u0629]$/i.test(text) ? STATE.exec(text.slice(-STATE_LENGTH)) : null;
  if (state) return { code: 'leftover-text', start: text.length - state[0].length, end: text.length };
  const labelled = HEADS.has(field) && text.includes(':') ? (LABELLED.exec(text) ?? KEYWORDS.exec(text)) : null;
  if (labelled) {
    const start = labelled.index;
    return { code: 'leftover-text', start, end: start + labelled[0].trimEnd().length };
  }
  const counted = /[)\]]$/.test(text) ? COUNTED.exec(text.slice(-STATE_LENGTH)) : null;
  if (counted) return { code: 'leftover-text', start: text.length - counted[0].length, end: text.length };
  const code = language === undefined ? 0 : codeBefore(text, language);
  if (code > 0) return { code: 'leftover-text', start: 0, end: code };
  const marked =
    (words.includes('/') ? CHOICE.exec(words) : null) ??
    (words.includes('....') || words.includes('___') ? BLANK.exec(words) : null) ??
    (/ (?:\.{3}|…|[?؟]) /.test(words) ? GAP.exec(words) : null) ??
    (words.includes('@') ? TO_COLLEAGUE.exec(words) : null) ??
    remarkIn(words);
  if (marked) return { code: 'leftover-text', start: marked.index, end: marked.index + marked[0].length };
  // What a field of a form shows as an example is meant to be one.
  const sample = seen & (Seen.tight | Seen.hidden) && field !== 'placeholder' ? sampleAddress(text) : undefined;
  if (sample) {
    const start = text.indexOf(sample);
    return { code: 'leftover-text', start, end: start + sample.length };
  }
  if (!(seen & Seen.sample || (seen & Seen.bracket && BRACKETED.test(words)))) return undefined;
  const found = samples().exec(words) ?? TO_DO.exec(words);
  return found ? { code: 'leftover-text', start: found.index, end: found.index + found[0].length } : undefined;
}
