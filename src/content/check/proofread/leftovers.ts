import { Seen } from './glance.ts';
import type { Found, Reading } from './prose.ts';

/** What samples call their own parts. */
const PARTS = {
  en: '(?:sub)?(?:title|heading|headline|text|copy|content|description|paragraph|caption|tagline|slogan)s?',
  tr: '(?:(?:alt|ana) )?(?:başlık|başlığı|metin|metni|yazı|içerik|açıklama|paragraf|slogan)',
  ar: '(?:ال)?(?:عنوان|نص|محتوى|وصف|فقرة|شعار)(?: (?:ال)?(?:فرعي|رئيسي|قسم|صفحة|زر))?',
} as const;
const YOURS = '(?:question|answer|quote|button|label|link|name|company|company name|logo|image|picture|photo)s?';

const whole = (words: string) => `(?<![\\p{L}\\p{M}\\p{N}_@#/.-])(?:${words})(?![\\p{L}\\p{M}\\p{N}_-])`;
const START = '(?<=^|[.:!?–—-] )';
const END = '(?=[\\s.!…:]*$)';

/** Text that stands for another, wherever it stands. */
const PHRASES = [
  // Dummy text of typesetters
  'lorem(?: ipsum(?: dolor(?: sit amet)?)?)?|ipsum dolor|dolor sit amet',
  // "Add your text here", "Your title here", "Title goes here"
  `(?:add|insert|enter|put|write|type|place) (?:(?:your|the|a|some) )?(?:\\p{L}{1,20} )?${PARTS.en} here`,
  `${START}your (?:\\p{L}{1,20} )?(?:${PARTS.en}|${YOURS}) (?:goes )?here`,
  `^(?:${PARTS.en}|${YOURS}) here${END}`,
  `${PARTS.en} (?:goes|comes) here`,
  '(?:sample|dummy|placeholder|filler) (?:text|title|copy|content|heading|description)',
  '(?:text|title|copy|description|translation)s? to (?:come|follow|be (?:added|written|done|translated))',
  // "Başlık buraya", "Buraya metin yazın"
  `${PARTS.tr} buraya(?: (?:gelecek|yazılacak|yazın|yazınız|girin|ekleyin|eklenecek|gelir))?`,
  `buraya (?:(?:bir|kısa|yeni|kendi) )?${PARTS.tr}(?: (?:gelecek|yazılacak|yazın|yazınız|girin|giriniz|ekleyin|eklenecek|gelir))?`,
  '(?:örnek|deneme|geçici|dolgu) (?:metin|metni|başlık|başlığı|yazı|içerik|açıklama|yazısı)',
  `(?:metin|metni|başlık|başlığı|açıklama|açıklaması|çeviri|çevirisi) (?:eklenecek|yazılacak|yapılacak|gelecek)${END}`,
  // "العنوان هنا", "اكتب النص هنا", "نص تجريبي"
  `(?:اكتب|أدخل|ادخل|ضع|أضف|اضف|يُكتب|يكتب|يوضع) ${PARTS.ar} هنا`,
  `${START}${PARTS.ar}(?:ك|كم)? (?:يُكتب |يكتب |يوضع |يأتي )?هنا${END}`,
  'هنا (?:يُكتب|يكتب|يوضع|يأتي|اكتب|ضع) (?:العنوان|النص|الوصف|المحتوى)',
  '(?:ال)?(?:نص|عنوان|محتوى|وصف) (?:ال)?(?:تجريبي|مؤقت|افتراضي|وهمي)',
  // Marks of templates
  'x{3,9}',
  'asdf\\w{0,20}|qwert[yz]\\w{0,20}|foo ?bar|blah? blah?(?: blah?)?',
].join('|');

/** The same, and what is known by its signs. The limits of words stand in it once: each copy takes a moment to be read. */
const SAMPLES = [
  whole(PHRASES),
  'لوريم [إا]يبسوم',
  '\\((?:todo|note to (?:self|translator|editor)|translat(?:e|ion) (?:to|needed|pending|missing|check)|çeviri(?:si)? (?:kontrol|yapıl|eksik|gerek|bekl|gözden)|kontrol edilecek|çevrilecek|sorulacak|bakılacak|teyit|للمراجعة|تُراجع|تراجع الترجمة|يُراجع|ترجمة مؤقتة|لم تُترجم)[^()]{0,60}\\)',
  '\\?{3,}|؟{3,}',
  '\\[(?:your|insert|add|enter|company|customer|client|brand|product|first|last|full|name|date|city|country|phone|e-?mail|link|price|title|text|placeholder|şirket|firma|marka|müşteri|ürün|isim|ad|adı|adınız|tarih|şehir|ülke|telefon|fiyat|başlık|metin|buraya|اسم|أدخل|ادخل|اكتب|ضع|أضف|تاريخ|مدينة|بلد|رقم|سعر|عنوان|العنوان|النص|نص|الشركة)(?:[ _-][^\\][]{0,40})?\\](?![(\\ue000])',
].join('|');
const SAMPLE = new RegExp(SAMPLES, 'iu');

/** Marks of writers, in capitals where there are any. */
const TO_DO = new RegExp(
  whole(
    'TODO|FIXME|TBD|TBC|WIP|TKTK|YAPILACAK|EKLENECEK|DOLDURULACAK|ÇEVRİLECEK|(?:يُستكمل|يستكمل|سيضاف|سيُضاف|يُضاف|سيكتب|سيُكتب) لاحقًا?ا?|لم يُترجم بعد',
  ),
  'u',
);

/** Whole texts that say nothing but what they are. */
const NAMELESS = new RegExp(
  `^(?:${[
    'untitled|new (?:page|title|heading|item|block|section|entry|text)',
    '(?:title|heading|headline|text|item|paragraph|section|question|answer|card|feature) ?(?:\\d{1,2}|#\\d{1,2}|[A-C])',
    'test(?:ing)?(?: test| ?\\d{1,3})|deneme(?: deneme| ?\\d{1,3})|تجربة(?: تجربة| ?\\d{1,3})|اختبار ?\\d{1,3}',
    'adsız|başlıksız|yeni (?:sayfa|başlık|madde|bölüm)|(?:başlık|metin|madde|soru|cevap|yanıt|kart|özellik) ?\\d{1,2}',
    '(?:ال)?(?:عنوان|نص|فقرة|سؤال|جواب|بطاقة|بند) ?[\\d٠-٩]{1,2}|بلا عنوان|بدون عنوان|من دون عنوان|صفحة جديدة|عنوان جديد',
  ].join('|')})[.!…]?$`,
  'iu',
);

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
const BRACKETED = /\[[^\][]{1,50}\](?![(\ue000])|\((?:todo|note to|transl|çevir|kontrol|soru|bak|teyit|للم|ت|ي|لم)/i;

/** Longer texts hold more than a name. */
const NAME_LENGTH = 40;

/** What stands for a text to come. */
export function leftover({ text, words, seen }: Reading, field: string): Found | undefined {
  const trimmed = text.length < NAME_LENGTH ? text.trim() : '';
  const own = Object.hasOwn(OWN_NAME, field) ? OWN_NAME[field] : undefined;
  if (trimmed && (NAMELESS.test(trimmed) || own?.test(trimmed))) {
    const start = text.indexOf(trimmed);
    return { code: 'leftover-text', start, end: start + trimmed.length };
  }
  if (!(seen & Seen.sample || (seen & Seen.bracket && BRACKETED.test(words)))) return undefined;
  const found = SAMPLE.exec(words) ?? TO_DO.exec(words);
  return found ? { code: 'leftover-text', start: found.index, end: found.index + found[0].length } : undefined;
}
