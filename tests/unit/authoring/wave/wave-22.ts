import { inFile } from './spots.ts';
import type { WaveKind } from './wave.ts';

const OFFER = 'pages/offer.yaml';

export const beside22: readonly (readonly [file: string, text: string])[] = [
  [
    OFFER,
    `meta:
  title:
    en: "What we offer: a free assessment"
    tr: "Sunduğumuz: ücretsiz değerlendirme"
    ar: "تواصل معنا: أرسل صورة منتجك"
  description:
    en: Send a photo of your product, and we tell you free of charge where it can be sold abroad.
    tr: Ürününüzün fotoğrafını gönderin, yurt dışında nerede satılabileceğini ücretsiz söyleyelim.
    ar: أرسل صورة منتجك عبر واتساب أو البريد الإلكتروني أو النموذج، ونخبرك مجانًا أين يُباع في الخارج.
blocks:
  - type: hero
    title:
      en: Show us your product
      tr: Ürününüzü gösterin
      ar: أرِنا منتجك
    subtitle:
      en: We tell you, free of charge, where it can be sold.
      tr: Nerede satılabileceğini ücretsiz söyleyelim.
      ar: ونخبرك مجانًا أين يُباع.
    description:
      en: A photo and a line are enough.
      tr: Bir fotoğraf ve bir satır yeter.
      ar: تكفي صورة وسطر عن منتجك.
    actions:
      - label:
          en: Send it by WhatsApp
          tr: WhatsApp’tan gönderin
          ar: أرسلها عبر واتساب
        link: https://wa.me/{{whatsapp}}
        style: primary
      - label:
          en: See the steps
          tr: Adımlara bakın
          ar: انظر الخطوات
        link: "#steps"
        style: outline
  - type: steps
    id: steps
    tone: sand
    title:
      en: Three steps, all of them free
      tr: Üç adım, üçü de ücretsiz
      ar: ثلاث خطوات، كلها مجانية
    items:
      - title:
          en: Free assessment
          tr: Ücretsiz değerlendirme
          ar: دراسة مجانية
        description:
          en: You write or send a photo. We tell you where your product could sell.
          tr: Siz yazar veya fotoğraf gönderirsiniz. Nerede satılabileceğini biz söyleriz.
          ar: تكتب إلينا أو ترسل صورة، ونخبرك أين يمكن أن يُباع منتجك.
      - title:
          en: Free talk
          tr: Ücretsiz görüşme
          ar: استشارة مجانية
        description:
          en: In a {{consultMinutes}}-minute call, we talk about the product, the market and the costs.
          tr: "{{consultMinutes}} dakikada ürünü, pazarı ve maliyetleri konuşuruz."
          ar: مكالمة مدتها {{consultMinutes, minutesAsSubject}} عن المنتج والسوق والتكاليف.
      - title:
          en: Way ahead
          tr: Yol haritası
          ar: خارطة طريق
        description:
          en: You know what comes next, and who does it.
          tr: Sıradaki adımları ve her birini kimin yapacağını öğrenirsiniz.
          ar: تعرف ما يأتي بعد ذلك ومن يتولاه.
`,
  ],
];

const page = inFile(OFFER);

const SUBTITLE_AR = '      ar: ونخبرك مجانًا أين يُباع.\n';
const LABEL_AR = '          ar: أرسلها عبر واتساب\n';
const META_AR = '    ar: "تواصل معنا: أرسل صورة منتجك"\n';
const STYLE = '        style: primary\n';
const LINK = '        link: "#steps"\n';
const STEPS = '  - type: steps\n    id: steps\n    tone: sand\n';
const HEADING_AR = '      ar: ثلاث خطوات، كلها مجانية\n';
const FIRST = '          ar: دراسة مجانية\n';
const SECOND = '          ar: استشارة مجانية\n';
const CALL = '          ar: مكالمة مدتها {{consultMinutes, minutesAsSubject}} عن المنتج والسوق والتكاليف.\n';
const WRITE = '          ar: تكتب إلينا أو ترسل صورة، ونخبرك أين يمكن أن يُباع منتجك.\n';
const ROADMAP = '          ar: خارطة طريق\n';
const HERO = '  - type: hero\n    title:\n';

/** A twenty-second wave: an office author who writes in Arabic, on an Arabic keyboard. */
export const wave22: readonly WaveKind[] = [
  {
    kind: 'names in Arabic',
    rows: [
      page('the code of Arabic in Arabic', SUBTITLE_AR, '      ▸ع: ونخبرك مجانًا أين يُباع.\n', '`ar`', /`ar`/),
      page('Arabic by its name', SUBTITLE_AR, '      ▸العربية: ونخبرك مجانًا أين يُباع.\n', '`ar`', /`ar`/),
      page('Arabic by its short name', SUBTITLE_AR, '      ▸عربي: ونخبرك مجانًا أين يُباع.\n', '`ar`', /`ar`/),
      page('a code with capitals', SUBTITLE_AR, '      ▸AR: ونخبرك مجانًا أين يُباع.\n', '`ar`', /`ar`/, {
        mayBeSilent: true,
      }),
      page('a code of a country', SUBTITLE_AR, '      ▸sa: ونخبرك مجانًا أين يُباع.\n', '`ar`', /`ar`/),
      page('a code with its country', SUBTITLE_AR, '      ▸ar-SA: ونخبرك مجانًا أين يُباع.\n', '`ar`', /`ar`/),
      page('a code of three letters', SUBTITLE_AR, '      ▸ara: ونخبرك مجانًا أين يُباع.\n', '`ar`', /`ar`/),
      page('title in Arabic', HERO, '  - type: hero\n    ▸العنوان:\n', '`title`', /`title`/),
      page('type in Arabic', STEPS, '  - ▸النوع: steps\n    id: steps\n    tone: sand\n', '`type`', /`type`/),
      page('link in Arabic', LINK, '        ▸الرابط: "#steps"\n', '`link`', /`link`/),
      page('style in Arabic', STYLE, '        ▸الشكل: primary\n', '`style`', /`style`/),
      page('tone in Arabic', STEPS, '  - type: steps\n    id: steps\n    ▸الخلفية: sand\n', '`tone`', /`tone`/),
      page('the steps in Arabic', STEPS, '  - type: ▸خطوات\n    id: steps\n    tone: sand\n', '`steps`', /`steps`/),
      page('primary in Arabic', STYLE, '        style: ▸أساسي\n', '`primary`', /`?primary/),
      page(
        'items in Arabic',
        '    items:\n      - title:\n          en: Free assessment',
        '    ▸العناصر:\n      - title:\n          en: Free assessment',
        '`items`',
        /`items`/,
      ),
      page('actions in Arabic', '    actions:\n', '    ▸الأزرار:\n', '`actions`', /`actions`/),
      page(
        'description in Arabic',
        '    description:\n      en: A photo',
        '    ▸الوصف:\n      en: A photo',
        '`description`',
        /`description`/,
      ),
      page('meta in Arabic', 'meta:\n', '▸البيانات:\n', '`meta`', /`meta`/),
      page('blocks in Arabic', 'blocks:\n', '▸الأقسام:\n', '`blocks`', /`blocks`/),
    ],
  },
  {
    kind: 'signs of the Arabic keyboard',
    rows: [
      page('a colon of the right side', LABEL_AR, '          ar▸： أرسلها عبر واتساب\n', 'a plain colon', /:/),
      page('a colon behind a space', LABEL_AR, '          ar : أرسلها عبر واتساب\n', 'nothing', /./, {
        mayBeSilent: true,
      }),
      page('no space behind the colon', LABEL_AR, '          ar▸:أرسلها عبر واتساب\n', 'a space', /space/),
      page('a semicolon for the colon', LABEL_AR, '          ▸ar؛ أرسلها عبر واتساب\n', 'a colon', /`?:|colon/),
      page('a Latin semicolon for the colon', LABEL_AR, '          ▸ar; أرسلها عبر واتساب\n', 'a colon', /`?:|colon/),
      page(
        'a digit of the Arabic keyboard in an id',
        STEPS,
        '  - type: steps\n    id: ▸steps-١\n    tone: sand\n',
        'Latin digits',
        /steps-1|form|letters/,
      ),
      page('a Persian yeh in the words', FIRST, '          ar: دراسة ▸مجانیة\n', 'another letter', /مجانية|ي|letter/),
      page('a Persian keheh in the words', ROADMAP, '          ar: خارطة ▸طريکنا\n', 'another letter', /ك|letter/),
      page('a Latin comma', HEADING_AR, '      ar: ثلاث خطوات▸, كلها مجانية\n', '،', /،/),
      page('a Latin question mark', HEADING_AR, '      ar: هل هي ثلاث خطوات▸?\n', '؟', /؟/),
      page('a Latin semicolon', HEADING_AR, '      ar: ثلاث خطوات▸; كلها مجانية\n', '؛', /؛/),
      page('a space before the comma', HEADING_AR, '      ar: ثلاث خطوات▸ ، كلها مجانية\n', 'no space', /space/),
      page('no space behind the comma', HEADING_AR, '      ar: ثلاث خطوات▸،كلها مجانية\n', 'a space', /space/),
      page('two question marks', HEADING_AR, '      ar: هل هي ثلاث خطوات▸؟؟\n', 'one', /one|؟/),
      page('a mark at the wrong end', HEADING_AR, '      ar: ▸؟هل هي ثلاث خطوات\n', 'at the end', /end|؟/),
      page(
        'a hidden mark of direction',
        HEADING_AR,
        '      ar: ثلاث ▸\u200fخطوات، كلها مجانية\n',
        'hidden',
        /hidden|invisible|direction|U\+/,
        { mayBeSilent: true },
      ),
      page(
        'an override of direction',
        HEADING_AR,
        '      ar: ثلاث ▸\u202eخطوات، كلها مجانية\n',
        'hidden',
        /hidden|invisible|direction|U\+/,
      ),
      page(
        'a stretched word',
        FIRST,
        '          ar: دراسة ▸مجـــانية\n',
        'not stretched',
        /ـ|stretch|kashida|tatweel/i,
        { mayBeSilent: true },
      ),
      page('a letter thrice', FIRST, '          ar: دراسة ▸مجانيةةة\n', 'once', /letter|ة/, { mayBeSilent: true }),
      page('straight quotes inside', HEADING_AR, '      ar: ثلاث خطوات ▸"مجانية" كلها\n', '«…»', /«/, {
        mayBeSilent: true,
      }),
      page(
        'a text that begins with quotes',
        HEADING_AR,
        '      ar: "ثلاث خطوات" ▸كلها مجانية\n',
        'quotes around the whole',
        /quot/,
      ),
      page('guillemets that are left open', HEADING_AR, '      ar: ثلاث ▸«خطوات كلها مجانية\n', 'closed', /partner/),
      page('guillemets the wrong way round', HEADING_AR, '      ar: ثلاث ▸»خطوات« كلها مجانية\n', '«خطوات»', /partner/),
      page('a bracket left open', HEADING_AR, '      ar: ثلاث خطوات ▸(كلها مجانية\n', 'closed', /partner/),
      page(
        'presentation forms from a PDF',
        FIRST,
        '          ar: ▸ﺩﺭﺍﺳﺔ ﻣﺠﺎﻧﻴﺔ\n',
        'copied from a PDF',
        /PDF|form|letter/,
      ),
      page(
        'words in the wrong order from a PDF',
        FIRST,
        '          ar: ▸ةيناجم ةسارد\n',
        'backwards',
        /back|order|revers/,
      ),
    ],
  },
  {
    kind: 'words and figures',
    rows: [
      page(
        'the same word twice',
        WRITE,
        '          ar: تكتب إلينا ▸أو أو ترسل صورة، ونخبرك أين يمكن أن يُباع منتجك.\n',
        'once',
        /twice|once|أو/,
      ),
      page(
        'two spaces',
        WRITE,
        '          ar: تكتب إلينا▸  أو ترسل صورة، ونخبرك أين يمكن أن يُباع منتجك.\n',
        'one space',
        /space/,
      ),
      page(
        'the words of the English',
        WRITE,
        '          ar: ▸You write or send a photo. We tell you where your product could sell.\n',
        'in Arabic',
        /language|English|Arabic|same/,
      ),
      page(
        'the words of the Turkish',
        WRITE,
        '          ar: ▸Siz yazar veya fotoğraf gönderirsiniz.\n',
        'in Arabic',
        /language|Turkish|Arabic/,
      ),
      page(
        'words typed with the English keyboard',
        WRITE,
        '          ar: ▸j;jf hgdkh H, jvsg w,vm\n',
        'typed with another keyboard',
        /keyboard|Arabic|language/,
      ),
      page(
        'a placeholder with Arabic braces',
        CALL,
        '          ar: مكالمة مدتها ▸{consultMinutes} دقيقة عن المنتج والسوق والتكاليف.\n',
        '{{consultMinutes}}',
        /\{\{consultMinutes\}\}/,
      ),
      page(
        'a placeholder translated',
        CALL,
        '          ar: مكالمة مدتها ▸{{دقائق}} عن المنتج والسوق والتكاليف.\n',
        'consultMinutes',
        /consultMinutes|fact/,
      ),
      page(
        'a placeholder with one letter lost',
        CALL,
        '          ar: مكالمة مدتها ▸{{consultMinute, minutesAsSubject}} عن المنتج والسوق والتكاليف.\n',
        '`consultMinutes`',
        /consultMinutes/,
      ),
      page(
        'a placeholder turned round',
        CALL,
        '          ar: مكالمة مدتها ▸}}consultMinutes{{ عن المنتج والسوق والتكاليف.\n',
        '{{consultMinutes}}',
        /\{\{/,
      ),
      page(
        'the form of a count lost',
        CALL,
        '          ar: مكالمة مدتها ▸{{consultMinutes, minuteAsSubject}} عن المنتج والسوق والتكاليف.\n',
        '`minutesAsSubject`',
        /minutesAsSubject/,
        {
          elsewhere: [[OFFER, 'minuteAsSubject']],
        },
      ),
      page(
        'an Arabic comma in a placeholder',
        CALL,
        '          ar: مكالمة مدتها ▸{{consultMinutes، minutesAsSubject}} عن المنتج والسوق والتكاليف.\n',
        'a plain comma',
        /,/,
        {
          elsewhere: [
            [OFFER, 'consultMinutes،'],
            [OFFER, '، minutesAsSubject}}'],
          ],
        },
      ),
      page(
        'a link with its brackets turned',
        WRITE,
        '          ar: تكتب إلينا ▸(هنا)[/faq] أو ترسل صورة، ونخبرك أين يمكن أن يُباع منتجك.\n',
        '[هنا](/faq)',
        /\[/,
      ),
      page(
        'bold with one star',
        WRITE,
        '          ar: تكتب إلينا أو ترسل ▸**صورة، ونخبرك أين يمكن أن يُباع منتجك.\n',
        'closed',
        /\*\*|close/,
      ),
      page('tanwin behind the alef', SUBTITLE_AR, '      ar: ونخبرك ▸مجاناً أين يُباع.\n', 'مجانًا', /ً|مجانًا/, {
        mayBeSilent: true,
      }),
      page(
        'hamza forgotten',
        WRITE,
        '          ar: تكتب الينا ▸او ترسل صورة، ونخبرك اين يمكن ان يُباع منتجك.\n',
        'إلينا',
        /إلينا|أو|أين/,
      ),
      page('teh marbuta without dots', SECOND, '          ar: استشارة ▸مجانيه\n', 'مجانية', /مجانية/),
      page(
        'alef maksura for yeh',
        WRITE,
        '          ar: تكتب إلينا ▸فى أي وقت أو ترسل صورة، ونخبرك أين يمكن أن يُباع منتجك.\n',
        'في',
        /في/,
      ),
      page(
        'a title of another page',
        META_AR,
        '    ar: ▸أسئلة شائعة عن البيع على منصات التسوق\n',
        'another page has it',
        /same|title|already|other page/,
      ),
      page('no Arabic at all', LABEL_AR, '', 'Arabic is missing', /Arabic|`ar`/, {
        elsewhere: [
          [OFFER, 'en: Send it by WhatsApp'],
          [OFFER, 'label:\n          en: Send it'],
        ],
      }),
      page('an empty text', LABEL_AR, '          ▸ar:\n', 'no words', /empty|no value|nothing/),
      page('a text to be written', LABEL_AR, '          ar: ▸لاحقًا\n', 'later', /TODO|later|placeholder/, {
        mayBeSilent: true,
      }),
      page('a text in dots', LABEL_AR, '          ar: ▸...\n', 'to be written', /words|written|placeholder|text/),
    ],
  },
];
