import { CONTACT } from './places.ts';
import { inFile } from './spots.ts';
import type { WaveKind, WaveRow } from './wave.ts';

const page = inFile(CONTACT);

const TITLE_TR = '      tr: Görüşmede neleri konuşuyoruz?\n';
const TITLE_AR = '      ar: ماذا نناقش في الاستشارة؟\n';
const READ_TR = '        Önce okumak isterseniz çoğu sorunun yanıtı [sık sorulan sorular](/faq) sayfasında.\n';
const READ_AR = '        وإن أردت القراءة أولًا، ففي صفحة [الأسئلة الشائعة](/faq) إجابات عن معظم ما سبق.\n';
const REPLY_TR =
  '          tr: Ürün listeniz veya ayrıntılı sorularınız için. {{replyHours}} saat içinde yanıt veriyoruz.\n';
const REPLY_AR =
  '          ar: للأسئلة التي تحتاج إلى إجابة وافية، ولإرسال قائمة منتجاتك. نرد خلال {{replyHours, hours}}.\n';
const CHAT_TR = '          tr: Kısa sorular için. Ürünün fotoğrafını üretim hattından da gönderebilirsiniz.\n';
const CHAT_AR = '          ar: للأسئلة القصيرة، أو لإرسال صورة منتجك من خط الإنتاج مباشرةً.\n';
const PRODUCT_TR = '        - **Ürün.** Ne olduğu, maliyeti, elinizdeki belgeler.\n';
const PRODUCT_AR = '        - **المنتج.** ما هو، وكم يكلفك إنتاجه وتوصيله، وما شهاداته.\n';
const HEAD = '      tr: Ne ürettiğinizi anlatın\n      ar: أخبرنا بما تبيعه\n';
const SECOND =
  '        - **Sıradaki adım.** Sizin hazırlayacaklarınız, bizim ve iş ortağımız agregatörün, yani hesabında satış yapacağınız şirketin yapacakları.\n';

const tr = (name: string, text: string, conveys: string, wanted: RegExp) =>
  page(name, TITLE_TR, `      ▸tr: ▸${text}\n`, conveys, wanted);
const ar = (name: string, text: string, conveys: string, wanted: RegExp) =>
  page(name, TITLE_AR, `      ▸ar: ▸${text}\n`, conveys, wanted);
const chatTr = (name: string, text: string, conveys: string, wanted: RegExp) =>
  page(name, CHAT_TR, `          ▸tr: ▸${text}\n`, conveys, wanted);
const chatAr = (name: string, text: string, conveys: string, wanted: RegExp) =>
  page(name, CHAT_AR, `          ▸ar: ▸${text}\n`, conveys, wanted);
const replyTr = (name: string, text: string, conveys: string, wanted: RegExp) =>
  page(name, REPLY_TR, `          ▸tr: ▸${text}\n`, conveys, wanted);
const replyAr = (name: string, text: string, conveys: string, wanted: RegExp) =>
  page(name, REPLY_AR, `          ▸ar: ▸${text}\n`, conveys, wanted);
/** What rich text shows as it is meant. */
const HARMLESS = { mayBeSilent: true };
const readTr = (name: string, text: string, conveys: string, wanted: RegExp, more?: WaveRow[6]) =>
  page(name, READ_TR, `        ${text}\n`, conveys, wanted, more);
const readAr = (name: string, text: string, conveys: string, wanted: RegExp) =>
  page(name, READ_AR, `        ${text}\n`, conveys, wanted);

const NOTE = /still to be written|note|left|mark|remark|for visitors|stands for/i;
const MARK = /visitors|mark|tag|HTML|brace|placeholder|left|written|fact|program/i;
const FACT = /replyHours/;
const LINK = /link|bracket|\(\/faq\)|\[|route|page/i;

/** A thirty-fifth wave: a translator works in the file, with the marks and habits of programs for translators. */
export const wave35: readonly WaveKind[] = [
  {
    kind: 'marks of programs',
    rows: [
      readTr(
        'a tag in angles',
        'Önce okumak isterseniz ▸<g id="1">sık sorulan sorular</g> sayfasında.',
        'a mark',
        MARK,
      ),
      readTr('a tag with a number', 'Önce okumak isterseniz ▸<1>sık sorulan sorular</1> sayfasında.', 'a mark', MARK),
      readTr('tags in braces', 'Önce okumak isterseniz ▸{1}sık sorulan sorular{2} sayfasında.', 'a mark', MARK),
      readTr('a mark of printf', 'Önce okumak isterseniz ▸%s sayfasında.', 'a mark', MARK),
      readTr('a numbered mark of printf', 'Önce okumak isterseniz ▸%1$s sayfasında.', 'a mark', MARK),
      readTr('a mark of an ICU message', 'Önce ▸{count, plural, one {soru} other {sorular}} okuyun.', 'a mark', MARK),
      readTr('a soft break', 'Önce okumak isterseniz▸↵ sık sorulan sorular sayfasında.', 'a mark', MARK),
      readTr('a pilcrow', 'Önce okumak isterseniz sık sorulan sorular sayfasında.▸¶', 'a mark', MARK),
      readTr('a middle dot for a space', '▸Önce▸·okumak·isterseniz·sorular sayfasında.', 'marks of spaces', MARK),
      readTr(
        'an entity',
        'Önce okumak isterseniz S▸&amp;C için [sık sorulan sorular](/faq) sayfasında.',
        'an entity',
        /&|entity|character/i,
        HARMLESS,
      ),
      readTr(
        'an apostrophe as an entity',
        'Türkiye▸&#39;de okumak isterseniz [sorular](/faq) sayfasında.',
        'an entity',
        /&|entity|character|’/i,
        HARMLESS,
      ),
      readTr(
        'an escaped quotation mark',
        'Önce ▸\\"[sorular](/faq)\\" sayfasını okuyun.',
        'a backslash',
        /\\|backslash|escap/i,
        HARMLESS,
      ),
      readTr('a line break of a table', 'Önce okuyun.▸\\nSonra sorun.', 'a line break', /\\n|line/i),
      readTr('a tag of a break', 'Önce okuyun.▸<br/>Sonra sorun.', 'a mark', MARK),
      tr('a match', 'Görüşmede neleri konuşuyoruz? ▸(▸100%)', 'a note', /`%100`|note/),
      tr('a match in words', 'Görüşmede neleri konuşuyoruz? ▸[100% match]', 'a note', NOTE),
      tr('fuzzy', '"▸[FUZZY] Görüşmede neleri konuşuyoruz?"', 'a note', NOTE),
      tr('fuzzy of gettext', '"▸#, fuzzy Görüşmede neleri konuşuyoruz?"', 'a note', NOTE),
      tr('a number of a segment', '▸0017 Görüşmede neleri konuşuyoruz?', 'a number', /number|figure|left|mark/i),
      tr(
        'source and target',
        '"What the consultation covers ▸=> Görüşmede neleri konuşuyoruz?"',
        'two languages',
        /English|both|two|arrow|mark|language|visitors/i,
      ),
      tr(
        'source and target with bars',
        '"What the consultation covers ▸||| Görüşmede neleri konuşuyoruz?"',
        'two languages',
        /English|both|two|mark|language/i,
      ),
      tr('msgstr', '▸msgstr "Görüşmede neleri konuşuyoruz?"', 'a word of a program', /msgstr|program|mark|quot|left/i),
      tr('pseudo', '"▸[!!! Görüşmede neleri konuşuyoruz? !!!]"', 'a test', NOTE),
      tr('an empty target', '"▸<target/>"', 'empty', /target|HTML|tag|visitors|mark/i),
    ],
  },
  {
    kind: 'remarks of a translator',
    rows: [
      tr('translator’s note', '"Görüşmede neleri konuşuyoruz? ▸(ÇN: danışma da olur)"', 'a note', NOTE),
      tr(
        'translator’s note in words',
        '"Görüşmede neleri konuşuyoruz? ▸(çevirmenin notu: danışma da olur)"',
        'a note',
        NOTE,
      ),
      tr('TN', '"Görüşmede neleri konuşuyoruz? ▸[TN: or danışma]"', 'a note', NOTE),
      tr(
        'two of a choice',
        'Görüşmede ▸neleri/hangi konuları konuşuyoruz?',
        'a choice',
        /choice|one of|slash|choose|still|\//i,
      ),
      tr('two of a choice in brackets', 'Görüşmede ▸[neleri / hangi konuları] konuşuyoruz?', 'a choice', NOTE),
      tr(
        'two translations',
        'Görüşmede neleri konuşuyoruz? ▸VEYA Hangi konuları konuşuyoruz?',
        'a choice',
        /choice|one of|still|capital/i,
      ),
      tr('a query', 'Görüşmede neleri konuşuyoruz? ▸[??]', 'a query', /\?|note|left|still|mark/i),
      tr('a query beside', '▸??? Görüşmede neleri konuşuyoruz?', 'a query', /\?|note|left|still|mark/i),
      tr('not translated', '▸N/T', 'not translated', /still|translat|left|nothing|text/i),
      tr('do not translate', '▸DNT', 'not translated', /still|translat|left|nothing|capital|text/i),
      tr('as in the source', '▸kaynakla aynı', 'a note', NOTE),
      tr('the same in Turkish', '▸aynısı', 'a note', NOTE),
      ar('translator’s note in Arabic', '"ماذا نناقش في الاستشارة؟ ▸(ملاحظة المترجم: أو اللقاء)"', 'a note', NOTE),
      ar('as in the source in Arabic', '▸كما في الأصل', 'a note', NOTE),
      ar('a choice in Arabic', 'ماذا نناقش في ▸الاستشارة/اللقاء؟', 'a choice', /choice|one of|slash|choose|still|\//i),
      ar('not yet translated in Arabic', '▸لم يترجم بعد', 'not translated', NOTE),
      ar(
        'the language in front',
        '"▸AR: ماذا نناقش في الاستشارة؟"',
        'a language’s code',
        /AR|language|code|delete|left/i,
      ),
      tr(
        'the language in front in Turkish',
        '"▸TR - Görüşmede neleri konuşuyoruz?"',
        'a language’s code',
        /TR|language|code|delete|left/i,
      ),
      tr('a length', 'Görüşmede neleri konuşuyoruz? ▸(max 40)', 'a note', NOTE),
      tr('a character count', 'Görüşmede neleri konuşuyoruz? ▸[33/40]', 'a note', NOTE),
    ],
  },
  {
    kind: 'what was translated that should not be',
    rows: [
      replyTr(
        'the name of a fact',
        'Sorularınız için. ▸{{yanıtSaati}} saat içinde yanıt veriyoruz.',
        'replyHours',
        FACT,
      ),
      replyTr(
        'the name of a fact in words',
        'Sorularınız için. ▸{{yanıt saatleri}} saat içinde yanıt veriyoruz.',
        'replyHours',
        FACT,
      ),
      replyAr('the name of a fact in Arabic', 'للأسئلة. نرد خلال ▸{{ساعات الرد, hours}}.', 'replyHours', FACT),
      replyAr('the noun of a fact', 'للأسئلة. نرد خلال ▸{{replyHours, ▸ساعات}}.', 'hours', /hours/),
      replyAr(
        'Arabic digits in place of the fact',
        'للأسئلة. نرد خلال ▸٢٤ ساعة.',
        'digits or a fact',
        /digit|24|fact|figure/i,
      ),
      replyTr(
        'the braces lost',
        'Sorularınız için. ▸replyHours saat içinde yanıt veriyoruz.',
        'braces',
        /\{\{|brace|fact/i,
      ),
      replyAr('the braces turned', 'للأسئلة. نرد خلال ▸}}replyHours, hours{{.', 'braces', /\{\{|brace/i),
      replyTr('one brace', 'Sorularınız için. ▸{replyHours} saat içinde yanıt veriyoruz.', 'braces', /\{\{|brace/i),
      replyTr(
        'a space between braces',
        'Sorularınız için. ▸{ ▸{replyHours} } saat içinde yanıt veriyoruz.',
        'braces',
        /\{\{|brace/i,
      ),
      readTr('an address', 'Önce okumak isterseniz [sık sorulan sorular](▸/sss) sayfasında.', '/faq', /\/faq|page/i),
      readTr(
        'an address with its language',
        'Önce okumak isterseniz [sık sorulan sorular](▸/tr/faq) sayfasında.',
        '/faq',
        /\/faq|language/i,
      ),
      readTr(
        'a space between the halves',
        'Önce okumak isterseniz ▸[sık sorulan sorular]▸ (/faq) sayfasında.',
        'a space',
        LINK,
      ),
      readAr('the halves turned', 'وإن أردت القراءة، ففي ▸(/faq)[الأسئلة الشائعة] إجابات.', 'turned', LINK),
      readAr('the brackets turned', 'وإن أردت القراءة، ففي ▸]الأسئلة الشائعة[(/faq) إجابات.', 'turned', LINK),
      readAr('other brackets', 'وإن أردت القراءة، ففي ▸【الأسئلة الشائعة】(/faq) إجابات.', 'brackets', LINK),
      readTr('the address lost', 'Önce okumak isterseniz ▸[sık sorulan sorular] sayfasında.', 'an address', LINK),
      page(
        'one star lost',
        PRODUCT_TR,
        '        - ▸**Ürün.* Ne olduğu, maliyeti, elinizdeki belgeler.\n',
        'a star',
        /\*|bold|mark/i,
      ),
      page(
        'a space within stars',
        PRODUCT_TR,
        '        - ▸** Ürün. ** Ne olduğu, maliyeti, elinizdeki belgeler.\n',
        'a space',
        /\*|bold|mark|space/i,
      ),
      page('other stars', PRODUCT_AR, '        - ▸＊＊المنتج.＊＊ ما هو، وكم يكلفك.\n', 'stars', /\*|＊|mark|sign/i),
      page(
        'a dash of Arabic',
        PRODUCT_AR,
        '        ▸ـ **المنتج.** ما هو، وكم يكلفك إنتاجه وتوصيله.\n',
        'a dash',
        /dash|list|-/i,
      ),
      page(
        'a long dash for a list',
        PRODUCT_TR,
        '        ▸– **Ürün.** Ne olduğu, maliyeti, elinizdeki belgeler.\n',
        'a dash',
        /dash|list|-/i,
      ),
      page('an entry lost', SECOND, '', 'fewer entries', /entr|list|fewer|many|language/i),
      page('a key', HEAD, '      ▸türkçe: Ne ürettiğinizi anlatın\n      ar: أخبرنا بما تبيعه\n', 'tr', /`tr`|tr\b/),
      page(
        'a key with a region',
        HEAD,
        '      ▸tr_TR: Ne ürettiğinizi anlatın\n      ar: أخبرنا بما تبيعه\n',
        'tr',
        /`tr`|tr\b/,
      ),
      page(
        'a key of three letters',
        HEAD,
        '      ▸tur: Ne ürettiğinizi anlatın\n      ar: أخبرنا بما تبيعه\n',
        'tr',
        /`tr`|tr\b/,
      ),
      page(
        'keys changed about',
        HEAD,
        '      ▸tr: ▸أخبرنا بما تبيعه\n      ▸ar: ▸Ne ürettiğinizi anlatın\n',
        'the wrong way round',
        /Arabic|Turkish|swap|round/i,
      ),
      page(
        'both in one',
        HEAD,
        '      tr: ▸Ne ürettiğinizi anlatın / أخبرنا بما تبيعه\n      ar: أخبرنا بما تبيعه\n',
        'two languages',
        /Arabic|two|language|script|letters/i,
      ),
      page('an icon', '      - icon: mail\n', '      - ▸icon: ▸posta\n', 'mail', /icon/i),
      page(
        'a style',
        '        link: "#form"\n        style: primary\n',
        '        link: "#form"\n        ▸style: ▸birincil\n',
        'primary',
        /primary/,
      ),
      page(
        'a value of a switch',
        '        autocomplete: name\n        required: true\n',
        '        autocomplete: name\n        ▸required: ▸evet\n',
        'true',
        /true/,
      ),
      page(
        'the name of a field',
        '        autocomplete: name\n        required: true\n',
        '        autocomplete: name\n        ▸zorunlu: true\n',
        'required',
        /required/,
      ),
      page('a kind', '      - kind: email\n', '      - ▸kind: ▸e-posta\n', 'email', /email/),
    ],
  },
  {
    kind: 'words and marks of the language',
    rows: [
      chatTr(
        'an English sentence left',
        'Kısa sorular için. ▸Or a photo straight from the production line.',
        'English',
        /English/,
      ),
      chatTr('a word left', 'Kısa sorular için ▸or a photo straight from the line.', 'English', /English/),
      chatAr(
        'an English sentence left in Arabic',
        'للأسئلة القصيرة. ▸Or a photo straight from the line.',
        'English',
        /English|Latin|letters/,
      ),
      chatAr('a Latin comma', 'للأسئلة القصيرة▸, أو لإرسال صورة منتجك.', 'a comma', /،|comma/i),
      chatAr('a Latin question mark', 'هل تريد أن ترسل صورة▸?', 'a question mark', /؟|question/i),
      chatAr('Persian letters', 'للأسئلة ▸القصیرة، أو لإرسال صورة منتجک.', 'letters', /Persian|letter/i),
      chatAr('a space before a comma', 'للأسئلة القصيرة▸ ، أو لإرسال صورة منتجك.', 'a space', /space/i),
      chatAr('no space behind a comma', 'للأسئلة القصيرة▸،▸أو لإرسال صورة منتجك.', 'a space', /space/i),
      chatTr(
        'a sentence without its end',
        'Kısa sorular için. Ürünün fotoğrafını üretim hattından da',
        'cut off',
        /end|cut|mark/i,
      ),
      chatTr(
        'quotation marks of German',
        'Kısa sorular için ▸„fotoğraf“ gönderebilirsiniz.',
        'quotation marks',
        /quot/i,
      ),
      chatTr('a dotless capital', '▸ISTANBUL’dan da gönderebilirsiniz.', 'İ', /İ/),
      chatTr('an English plural', 'Kısa sorular için ▸foto’s gönderebilirsiniz.', 'a plural', /foto|plural|spelt/i),
      chatTr('sentences glued', 'Kısa sorular için▸.▸Ürünün fotoğrafını da gönderebilirsiniz.', 'a space', /space/i),
      chatTr('a sentence twice', '▸Kısa sorular için. ▸Kısa sorular için.', 'twice', /twice/i),
      chatTr('a bracket open', 'Kısa sorular için ▸(fotoğraf da gönderebilirsiniz.', 'a bracket', /bracket/i),
      chatTr('colon within', 'Kısa sorular için▸:▸ fotoğraf gönderebilirsiniz', 'a colon', /quot|colon/i),
    ],
  },
];
