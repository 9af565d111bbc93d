import type { BlankNames } from './blanks.ts';

/** The languages in which messages are written. */
export type CatalogueLanguage = 'en' | 'tr' | 'ar';

/** The same words in each language of messages, with the same blanks. */
export type ByLanguage = Readonly<Record<CatalogueLanguage, string>>;

/** Words that messages are put together from, by their permanent names. */
export const phrases = {
  didYouMean: { en: 'Did you mean `{value}`? ', tr: 'Şunu mu demek istediniz: `{value}`? ', ar: 'هل تقصد `{value}`؟ ' },
  answerByNote: {
    en: ' If it is meant so, put a line `# fine: {value}` above the text.',
    tr: ' Böyle olması gerekiyorsa metnin üstüne bir `# fine: {value}` satırı ekleyin.',
    ar: ' وإن كان هذا مقصودًا فأضف فوق النص سطرًا فيه `# fine: {value}`.',
  },
  allPages: { en: 'All pages', tr: 'Tüm sayfalar', ar: 'كل الصفحات' },
  longestLetters: {
    en: 'About {value} letters at most',
    tr: 'En çok {value} harf kadar',
    ar: 'أقصى طول بالحروف تقريبًا: {value}',
  },
  textWas: {
    en: 'The translation is old: it was made from “{value}”',
    tr: 'Çeviri eski: şu metinden yapılmış: “{value}”',
    ar: 'الترجمة قديمة: كان النص عندها «{value}»',
  },
  forNumbers: { en: 'For numbers such as {value}', tr: 'Şunlar gibi sayılar için: {value}', ar: 'لأعداد مثل {value}' },
  error: { en: 'error', tr: 'hata', ar: 'خطأ' },
  warning: { en: 'warning', tr: 'uyarı', ar: 'تحذير' },
  summary: {
    en: '{errors} errors, {warnings} warnings.',
    tr: '{errors} hata, {warnings} uyarı.',
    ar: 'الأخطاء: {errors}، التحذيرات: {warnings}.',
  },
  suchAs: { en: ', such as `{value}`', tr: ', örneğin `{value}`', ar: '، مثل `{value}`' },
  asIdentifier: {
    en: ', small letters a to z, digits and hyphens after a first letter, such as `{value}`',
    tr: ': bir harfle başlasın; küçük a–z harfleri, rakam ve kısa çizgi içersin, örneğin `{value}`',
    ar: ': يبدأ بحرف، وفيه حروف لاتينية صغيرة وأرقام وواصلات، مثل `{value}`',
  },
  asWords: {
    en: 'Write the words right behind the code of each language',
    tr: 'Sözleri doğrudan her dilin kodunun arkasına yazın',
    ar: 'اكتب الكلمات مباشرةً بعد رمز كل لغة',
  },
  asEntry: {
    en: 'Write heading and detail behind the code of each language as one text, with a dash between them: `Heading – detail`',
    tr: 'Başlıkla açıklamayı her dilin kodunun arkasına, aralarına tire koyarak tek metin olarak yazın: `Başlık – açıklama`',
    ar: 'اكتب العنوان والشرح بعد رمز كل لغة نصًا واحدًا بينهما شرطة: `العنوان – الشرح`',
  },
  textOnLine: {
    en: 'Write the text on one line after the colon, without braces around it',
    tr: 'Metni iki noktadan sonra, aynı satıra, süslü parantez koymadan yazın',
    ar: 'اكتب النص بعد النقطتين الرأسيتين في السطر نفسه، من دون أقواس معقوفة حوله',
  },
  includeEach: {
    en: 'Write a line `- include: …` for each file',
    tr: 'Her dosya için ayrı bir `- include: …` satırı yazın',
    ar: 'اكتب لكل ملف سطرًا مستقلًا `- include: …`',
  },
  textInQuotes: {
    en: 'Write one text after the colon; a text that begins with a bracket stands in double quotes, without dashes before it; a list within a text begins with `|-` after the colon',
    tr: 'İki noktadan sonra tek bir metin yazın; köşeli parantezle başlayan metin çift tırnak içinde durur, önüne tire konmaz; metnin içindeki liste ise iki noktadan sonra `|-` ile başlar',
    ar: 'اكتب نصًا واحدًا بعد النقطتين الرأسيتين؛ والنص الذي يبدأ بقوس مربع يوضع بين علامتي اقتباس مزدوجتين، ومن دون شرطة قبله؛ أما القائمة داخل النص فتبدأ بالعلامة `|-` بعد النقطتين',
  },
  textForAll: {
    en: 'One value stands for all languages: write it once after the colon, without languages below it',
    tr: 'Bütün diller için tek bir değer geçerlidir: altına dil satırı eklemeden, iki noktadan sonra bir kez yazın',
    ar: 'قيمة واحدة لجميع اللغات: اكتبها مرة واحدة بعد النقطتين الرأسيتين، من دون أسطر للغات تحتها',
  },
  entryFields: {
    en: '; each entry has {value}',
    tr: '; her öğede {value} bulunur',
    ar: '، وفي كل عنصر {value}',
  },
  entryExample: {
    en: ', for example {value}',
    tr: ', örneğin {value}',
    ar: '، مثل {value}',
  },
  orDelete: { en: ', or delete the line', tr: ' ya da satırı silin', ar: '، أو احذف السطر' },
  beginSite: {
    en: 'Write the settings of the site: first `url:`, then `languages:`, `brand:` and `organization:`',
    tr: 'Sitenin ayarlarını yazın: önce `url:`, sonra `languages:`, `brand:` ve `organization:`',
    ar: 'اكتب فيه إعدادات الموقع: `url:` أولًا، ثم `languages:` و`brand:` و`organization:`',
  },
  beginPage: {
    en: 'Copy another page into it and change the texts, or delete the file',
    tr: 'Başka bir sayfanın içeriğini buraya kopyalayıp metinleri değiştirin ya da dosyayı silin',
    ar: 'انسخ إليه محتوى صفحة أخرى وغيّر النصوص، أو احذف الملف',
  },
  beginPartial: {
    en: 'Write `blocks:` and below it the blocks, or delete the file',
    tr: '`blocks:` satırını ve altına blokları yazın ya da dosyayı silin',
    ar: 'اكتب `blocks:` وتحتها الكتل، أو احذف الملف',
  },
  page: { en: 'a page', tr: 'sayfa', ar: 'الصفحة' },
  partial: { en: 'a partial', tr: 'parça dosya', ar: 'الملف الجزئي' },
  block: { en: 'a block', tr: 'blok', ar: 'الكتلة' },
  namedBlock: { en: 'the block `{value}`', tr: '`{value}` bloğu', ar: 'الكتلة `{value}`' },
  namedField: { en: '`{value}`', tr: '`{value}`', ar: 'الحقل `{value}`' },
  collection: { en: 'a collection', tr: 'derleme', ar: 'المجموعة' },
  siteFile: { en: 'site.yaml', tr: 'site.yaml', ar: 'الملف `site.yaml`' },
  thisOrHome: {
    en: 'this page or the home page',
    tr: 'bu sayfada ya da ana sayfada',
    ar: 'هذه الصفحة أو الصفحة الرئيسية',
  },
  thePage: { en: 'the page {value}', tr: '{value} sayfasında', ar: 'الصفحة `{value}`' },
  heading: { en: 'A heading', tr: 'Başlık', ar: 'العناوين' },
  insteadOfHeading: {
    en: 'Write it in bold, in a paragraph of its own: **words**. ',
    tr: 'Ayrı bir paragrafta kalın yazın: **sözcükler**. ',
    ar: 'اكتبه بخط عريض في فقرة مستقلة: `**words**`. ',
  },
  insteadOfPicture: {
    en: 'Show it in a block of its own. ',
    tr: 'Görseli ayrı bir blokta gösterin. ',
    ar: 'اعرضها في كتلة مستقلة. ',
  },
  quotation: { en: 'A quotation', tr: 'Alıntı', ar: 'الاقتباسات' },
  code: { en: 'A piece of code', tr: 'Kod parçası', ar: 'المقاطع البرمجية' },
  line: { en: 'A line', tr: 'Yatay çizgi', ar: 'الخطوط الفاصلة' },
  picture: { en: 'A picture', tr: 'Görsel', ar: 'الصور' },
  html: { en: 'HTML', tr: 'HTML', ar: 'وسوم HTML' },
  definition: { en: 'A link definition', tr: 'Bağlantı tanımı', ar: 'تعريفات الروابط' },
  bareReference: { en: 'A link without an address', tr: 'Adresi olmayan bağlantı', ar: 'الروابط التي بلا وجهة' },
  table: { en: 'A table', tr: 'Tablo', ar: 'الجداول' },
  tangle: {
    en: 'This much inside each other',
    tr: 'İç içe bu kadar çok işaret ya da liste',
    ar: 'هذا القدر من القوائم أو العلامات المتداخلة',
  },
  longMarkdown: {
    en: 'A list or a text with marks of more than 2,000 lines and marks',
    tr: 'Satır ve işaretleri toplam 2.000’i aşan bir liste ya da işaretli metin',
    ar: 'القوائم أو النصوص المنسقة التي تزيد سطورها وعلاماتها على 2000',
  },
  muchMarkdown: {
    en: 'A list or a text with marks, after so many in the site’s other texts,',
    tr: 'Sitenin diğer metinlerindeki bunca liste ve işaretten sonra bir yenisi',
    ar: 'القوائم والعلامات الإضافية، بعد كثرتها في بقية نصوص الموقع،',
  },
  other: { en: 'This', tr: 'Bu öğe', ar: 'هذا العنصر' },
  signOfQuotation: {
    en: 'e-mail programs mark a quotation with it',
    tr: 'e-posta programları alıntıları böyle işaretler',
    ar: 'فبها تميّز برامج البريد النص المقتبس',
  },
  signOfNumbers: { en: 'it is the number of the line', tr: 'bu, satırın numarası', ar: 'وهي رقم السطر' },
  signOfBox: {
    en: 'it is the box of a to-do list',
    tr: 'bu, bir yapılacaklar listesinin kutusu',
    ar: 'وهي مربع من قائمة مهام',
  },
  signOfChat: {
    en: 'it is the head of a chat message',
    tr: 'bu, bir sohbet mesajının başlığı',
    ar: 'وهي رأس رسالة من محادثة',
  },
  signOfTable: { en: 'it is the bar of a table', tr: 'bu, bir tablonun çizgisi', ar: 'وهي خط من جدول' },
  noBreakSpace: {
    en: 'a no-break space ({value})',
    tr: 'bölünemez boşluk ({value})',
    ar: 'مسافة غير فاصلة (`{value}`)',
  },
  oddSpace: {
    en: 'a space of another kind ({value})',
    tr: 'farklı türde bir boşluk ({value})',
    ar: 'مسافة من نوع آخر (`{value}`)',
  },
  zeroWidthSpace: {
    en: 'a space without width ({value})',
    tr: 'sıfır genişlikli boşluk ({value})',
    ar: 'مسافة بلا عرض (`{value}`)',
  },
  directionMark: {
    en: 'a mark for the direction of writing ({value})',
    tr: 'yazı yönü işareti ({value})',
    ar: 'علامة اتجاه الكتابة (`{value}`)',
  },
  softHyphen: { en: 'a soft hyphen ({value})', tr: 'isteğe bağlı tire ({value})', ar: 'واصلة اختيارية (`{value}`)' },
  invisible: {
    en: 'a character without width ({value})',
    tr: 'sıfır genişlikli karakter ({value})',
    ar: 'رمز بلا عرض (`{value}`)',
  },
  privateCharacter: {
    en: 'a sign that only one font knows ({value})',
    tr: 'yalnızca tek bir yazı tipinin tanıdığı işaret ({value})',
    ar: 'رمز لا يعرفه إلا خط واحد (`{value}`)',
  },
  control: { en: 'a control character ({value})', tr: 'bir denetim karakteri ({value})', ar: 'رمز تحكم (`{value}`)' },
  notFound: { en: 'it is not there', tr: 'dosya yerinde yok', ar: 'الملف غير موجود' },
  noPermission: { en: 'it may not be opened', tr: 'dosyayı açma izni yok', ar: 'لا توجد صلاحية لفتحه' },
  notAFile: { en: 'it is not a file', tr: 'bu bir dosya değil', ar: 'المسار لا يشير إلى ملف' },
  brokenLink: {
    en: 'it is a link that leads nowhere',
    tr: 'bu kısayol hiçbir yere çıkmıyor',
    ar: 'هذا اختصار لا يؤدي إلى أي ملف',
  },
  unknownReason: { en: 'error {value}', tr: '{value} hatası', ar: 'الخطأ `{value}`' },
} as const satisfies Record<string, ByLanguage>;

export type PhraseName = keyof typeof phrases;

type PhraseWith<Blanks extends string> = {
  [Name in PhraseName]: [BlankNames<(typeof phrases)[Name]['en']>, Blanks] extends [
    Blanks,
    BlankNames<(typeof phrases)[Name]['en']>,
  ]
    ? Name
    : never;
}[PhraseName];
/** The phrases that are complete as they stand. */
export type PlainPhrase = PhraseWith<never>;
/** The phrases that a value has to be filled into. */
export type ValuePhrase = PhraseWith<'value'>;

/** Words that fill a blank and differ by language; `value` fills the phrase's own blank, where it has one. */
export type Phrase =
  | { readonly phrase: PlainPhrase; readonly value?: never }
  | { readonly phrase: ValuePhrase; readonly value: string };

/** A script, by its ISO 15924 code; each language has its own name for it. */
export interface ScriptName {
  readonly script: string;
}

/** A language by its code, named in the reader's own. */
export interface LanguageName {
  readonly language: string;
}

/** What fills a blank. */
export type Blank = string | number | Phrase | ScriptName | LanguageName;

/** The blanks of a message, by their names in the catalogue. */
export type Details = Readonly<Record<string, Blank>>;
