import { inFile } from './spots.ts';
import type { WaveKind } from './wave.ts';

export { beside22 as beside24 } from './wave-22.ts';

const OFFER = 'pages/offer.yaml';
const page = inFile(OFFER);

const SUBTITLE_TR = '      tr: Nerede satılabileceğini ücretsiz söyleyelim.\n';
const LABEL_TR = '          tr: WhatsApp’tan gönderin\n';
const META_TR = '    tr: "Sunduğumuz: ücretsiz değerlendirme"\n';
const STYLE = '        style: primary\n';
const LINK = '        link: "#steps"\n';
const STEPS = '  - type: steps\n    id: steps\n    tone: sand\n';
const HEADING_TR = '      tr: Üç adım, üçü de ücretsiz\n';
const FIRST = '          tr: Ücretsiz değerlendirme\n';
const SECOND = '          tr: Ücretsiz görüşme\n';
const CALL = '          tr: "{{consultMinutes}} dakikada ürünü, pazarı ve maliyetleri konuşuruz."\n';
const WRITE = '          tr: Siz yazar veya fotoğraf gönderirsiniz. Nerede satılabileceğini biz söyleriz.\n';
const ROADMAP = '          tr: Yol haritası\n';
const NEXT = '          tr: Sıradaki adımları ve her birini kimin yapacağını öğrenirsiniz.\n';
const PHOTO = '      tr: Bir fotoğraf ve bir satır yeter.\n';
const HERO = '  - type: hero\n    title:\n';
const WHATSAPP = '        link: https://wa.me/{{whatsapp}}\n';

/** A twenty-fourth wave: an export manager who writes in Turkish, on a Turkish keyboard, with a phone beside it. */
export const wave24: readonly WaveKind[] = [
  {
    kind: 'names in Turkish',
    rows: [
      page(
        'the code as a flag',
        SUBTITLE_TR,
        '      ▸TR: Nerede satılabileceğini ücretsiz söyleyelim.\n',
        '`tr`',
        /`tr`/,
        { mayBeSilent: true },
      ),
      page('Turkish by its name', SUBTITLE_TR, '      ▸Türkçe: Nerede satılabileceğini söyleyelim.\n', '`tr`', /`tr`/),
      page('Turkish without dots', SUBTITLE_TR, '      ▸turkce: Nerede satılabileceğini söyleyelim.\n', '`tr`', /`tr`/),
      page('Turkish in English', SUBTITLE_TR, '      ▸turkish: Nerede satılabileceğini söyleyelim.\n', '`tr`', /`tr`/),
      page(
        'a code with its country',
        SUBTITLE_TR,
        '      ▸tr_TR: Nerede satılabileceğini söyleyelim.\n',
        '`tr`',
        /`tr`/,
      ),
      page('a dotless i in type', STEPS, '  - type: steps\n    ▸ıd: steps\n    tone: sand\n', '`id`', /`id`/),
      page('a dotted I in a name', LINK, '        ▸lİnk: "#steps"\n', '`link`', /`link`/),
      page('title in Turkish', HERO, '  - type: hero\n    ▸başlık:\n', '`title`', /`title`/),
      page('title without its letters', HERO, '  - type: hero\n    ▸baslik:\n', '`title`', /`title`/),
      page('type in Turkish', STEPS, '  - ▸tür: steps\n    id: steps\n    tone: sand\n', '`type`', /`type: steps`/),
      page('type as tip', STEPS, '  - ▸tip: steps\n    id: steps\n    tone: sand\n', '`type`', /`type: steps`/),
      page('link in Turkish', LINK, '        ▸bağlantı: "#steps"\n', '`link`', /`link`/),
      page('link as address', LINK, '        ▸adres: "#steps"\n', '`link`', /`link`/),
      page('style in Turkish', STYLE, '        ▸stil: primary\n', '`style`', /`style`/),
      page('tone in Turkish', STEPS, '  - type: steps\n    id: steps\n    ▸zemin: sand\n', '`tone`', /`tone`/),
      page('tone as colour', STEPS, '  - type: steps\n    id: steps\n    ▸renk: sand\n', '`tone`', /`tone`/),
      page('sand in Turkish', STEPS, '  - type: steps\n    id: steps\n    tone: ▸kum\n', '`sand`', /`?sand/),
      page('the steps in Turkish', STEPS, '  - type: ▸adımlar\n    id: steps\n    tone: sand\n', '`steps`', /`steps`/),
      page('one step', STEPS, '  - type: ▸step\n    id: steps\n    tone: sand\n', '`steps`', /`steps`/),
      page('primary in Turkish', STYLE, '        style: ▸birincil\n', '`primary`', /`?primary/),
      page('primary as main', STYLE, '        style: ▸ana\n', '`primary`', /`?primary/),
      page('actions in Turkish', '    actions:\n', '    ▸butonlar:\n', '`actions`', /`actions`/),
      page('actions as buttons', '    actions:\n', '    ▸düğmeler:\n', '`actions`', /`actions`/),
      page(
        'description in Turkish',
        '    description:\n      en: A photo',
        '    ▸açıklama:\n      en: A photo',
        '`description`',
        /`description`/,
      ),
      page('subtitle in Turkish', '    subtitle:\n', '    ▸altbaşlık:\n', '`subtitle`', /`subtitle`/),
      page('blocks in Turkish', 'blocks:\n', '▸bölümler:\n', '`blocks`', /`blocks`/),
      page('hidden with a Turkish yes', STEPS, `${STEPS}    hidden: ▸evet\n`, '`true`', /true/),
      page('hidden in Turkish', STEPS, `${STEPS}    ▸gizli: true\n`, '`hidden`', /`hidden`/),
      page('a note in Turkish as a field', STEPS, `${STEPS}    ▸not: sonra bak\n`, 'a note begins with #', /#/),
    ],
  },
  {
    kind: 'signs of the Turkish keyboard',
    rows: [
      page('a semicolon for the colon', LABEL_TR, '          ▸tr; WhatsApp’tan gönderin\n', 'a colon', /`?:|colon/),
      page('a full stop for the colon', LABEL_TR, '          ▸tr. WhatsApp’tan gönderin\n', 'a colon', /`?:|colon/),
      page('an equals sign', LABEL_TR, '          ▸tr = WhatsApp’tan gönderin\n', 'a colon', /`?:|colon/),
      page('no space behind the colon', LABEL_TR, '          tr▸:WhatsApp’tan gönderin\n', 'a space', /space/),
      page('é of the upper left key', LABEL_TR, '          tr: ▸éWhatsApp’tan gönderiné\n', '"', /é|"|quot/, {
        mayBeSilent: true,
      }),
      page('two single quotes for a double one', LABEL_TR, "          tr: ▸''WhatsApp’tan gönderin''\n", '"…"', /quot/),
      page('quotes of German typography', LABEL_TR, '          tr: ▸„WhatsApp’tan gönderin“\n', '"…"', /quot|“/, {
        mayBeSilent: true,
      }),
      page('an opening quote only', LABEL_TR, '          tr: ▸"WhatsApp’tan gönderin\n', 'closed', /clos|quot/),
      page('a straight apostrophe', LABEL_TR, "          tr: WhatsApp▸'tan gönderin\n", '’', /’/),
      page('an acute for the apostrophe', LABEL_TR, '          tr: ▸WhatsApp▸´tan gönderin\n', '’', /’/),
      page('a grave for the apostrophe', LABEL_TR, '          tr: ▸WhatsApp▸`tan gönderin\n', '’', /’/),
      page('an opening quote for it', LABEL_TR, '          tr: ▸WhatsApp▸‘tan gönderin\n', '’', /’/),
      page('a space before the apostrophe', LABEL_TR, '          tr: ▸WhatsApp▸ ’tan gönderin\n', 'no space', /space/),
      page('a mail without its sign', WHATSAPP, '        link: ▸mailto:satis(at)limanora.example\n', '@', /@/),
      page('a hash of the alt keys', LINK, '        link: ▸#steps\n', 'in quotes', /quot/),
      page('a slash turned', LINK, '        link: ▸\\faq\n', '`/faq`', /\/faq/),
      page(
        'a Turkish letter in an id',
        STEPS,
        '  - type: steps\n    id: ▸adımlar\n    tone: sand\n',
        '`adimlar`',
        /adimlar/,
      ),
      page('a capital in an id', STEPS, '  - type: steps\n    id: ▸Steps\n    tone: sand\n', '`steps`', /`steps`/),
      page('an id in two words', STEPS, '  - type: steps\n    id: ▸üç adım\n    tone: sand\n', '`uc-adim`', /uc-adim/),
      page('a link in Turkish letters', LINK, '        link: ▸/hakkımızda\n', '`/about-us`', /about-us|route|page/),
      page('a link with its language', LINK, '        link: ▸/tr/faq\n', '`/faq`', /\/faq/),
      page('a file of the page', LINK, '        link: ▸faq.yaml\n', '`/faq`', /\/faq/),
    ],
  },
  {
    kind: 'Turkish words',
    rows: [
      page('letters without dots', FIRST, '          tr: ▸Ucretsiz degerlendirme\n', 'Ücretsiz', /Ücretsiz|ü|letters/i),
      page('a letter of another keyboard', SECOND, '          tr: Ücretsiz ▸görüsme\n', 'görüşme', /görüşme/),
      page('two letters turned', SECOND, '          tr: Ücretsiz ▸görşüme\n', 'görüşme', /görüşme/),
      page('a letter lost', FIRST, '          tr: Ücretsiz ▸değerlendrme\n', 'değerlendirme', /değerlendirme/),
      page(
        'a capital I without its dot',
        META_TR,
        '    tr: "▸Iletişim: ücretsiz değerlendirme"\n',
        'İletişim',
        /İletişim/,
      ),
      page('a dotless i in a word', NEXT, '          tr: Sıradaki ▸adimları öğrenirsiniz.\n', 'adımları', /adımları/),
      page(
        'a decomposed letter',
        ROADMAP,
        '          tr: Yol ▸haritasi\u0307\n',
        'the composed letter',
        /haritası|compos|letter/,
      ),
      page(
        'de apart that belongs to the word',
        WRITE,
        '          tr: ▸Türkiye de satılan ürünü gösterin.\n',
        'Türkiye’de',
        /Türkiye’de/,
        {
          mayBeSilent: true,
        },
      ),
      page(
        'a question without its mi apart',
        HEADING_TR,
        '      tr: Üç adım ▸ücretsizmi?\n',
        'ücretsiz mi',
        /ücretsiz mi/,
      ),
      page(
        'herşey',
        WRITE,
        '          tr: ▸Herşey ücretsiz; nerede satılabileceğini biz söyleriz.\n',
        'Her şey',
        /[Hh]er şey/,
      ),
      page(
        'birşey',
        WRITE,
        '          tr: Siz ▸birşey yazarsınız. Nerede satılabileceğini biz söyleriz.\n',
        'bir şey',
        /bir şey/,
      ),
      page('yanlız', WRITE, '          tr: Siz ▸yanlız fotoğraf gönderirsiniz.\n', 'yalnız', /yalnız/),
      page('yalnış', WRITE, '          tr: Siz ▸yalnış ürünü gösterirseniz söyleriz.\n', 'yanlış', /yanlış/),
      page(
        'the same word twice',
        WRITE,
        '          tr: Siz ▸yazar yazar veya fotoğraf gönderirsiniz.\n',
        'once',
        /twice|once/,
        { mayBeSilent: true },
      ),
      page(
        've before its end',
        WRITE,
        '          tr: Siz yazar ▸ve ve fotoğraf gönderirsiniz.\n',
        'once',
        /twice|once/,
      ),
      page('two spaces', WRITE, '          tr: Siz yazar▸  veya fotoğraf gönderirsiniz.\n', 'one', /space/),
      page('a space before the mark', HEADING_TR, '      tr: Üç adım, üçü de ücretsiz▸ !\n', 'no space', /space/),
      page(
        'no space behind the full stop',
        WRITE,
        '          tr: Siz yazarsınız▸.Nerede satılabileceğini biz söyleriz.\n',
        'a space',
        /space/,
      ),
      page('three marks', HEADING_TR, '      tr: Üç adım, üçü de ücretsiz▸!!!\n', 'one', /one|!/),
      page('two full stops', PHOTO, '      tr: Bir fotoğraf ve bir satır yeter▸..\n', 'one', /one|\./),
      page(
        'capitals throughout',
        ROADMAP,
        '          tr: ▸YOL HARİTASI VE SIRADAKİ ADIMLAR\n',
        'not in capitals',
        /capital/,
        {
          mayBeSilent: true,
        },
      ),
      page(
        'a percentage behind its figure',
        WRITE,
        '          tr: Maliyetin yaklaşık ▸20% kadarı gümrüktür.\n',
        '%20',
        /%20/,
        {
          mayBeSilent: true,
        },
      ),
      page('a thousand as in English', WRITE, '          tr: Toplam ▸12,500 ürün listelenir.\n', '12.500', /12\.500/, {
        mayBeSilent: true,
      }),
      page('a day in letters', STEPS, `${STEPS}    ▸tarih: 15 Eylül 2026\n`, 'no such field', /tarih|field/),
      page(
        'English instead of Turkish',
        WRITE,
        '          tr: ▸You write or send a photo. We tell you where your product could sell.\n',
        'Turkish',
        /language|English|Turkish|same/,
      ),
      page(
        'Arabic instead of Turkish',
        WRITE,
        '          tr: ▸تكتب إلينا أو ترسل صورة.\n',
        'Turkish',
        /language|Turkish|Arabic/,
      ),
      page(
        'a placeholder in Turkish',
        CALL,
        '          tr: "▸{{dakika}} dakikada ürünü konuşuruz."\n',
        'consultMinutes',
        /consultMinutes|fact/,
      ),
      page(
        'a placeholder with a dotless i',
        CALL,
        '          tr: "▸{{consultMınutes}} dakikada ürünü konuşuruz."\n',
        '{{consultMinutes}}',
        /consultMinutes/,
      ),
      page(
        'a placeholder in capitals',
        CALL,
        '          tr: "▸{{CONSULTMINUTES}} dakikada ürünü konuşuruz."\n',
        '{{consultMinutes}}',
        /consultMinutes/,
      ),
      page(
        'a placeholder in brackets',
        CALL,
        '          tr: "▸[[consultMinutes]] dakikada ürünü konuşuruz."\n',
        '{{consultMinutes}}',
        /\{\{consultMinutes/,
      ),
      page(
        'a placeholder without quotes',
        CALL,
        '          tr: ▸{{consultMinutes}} dakikada ürünü konuşuruz.\n',
        'quotes',
        /quot/,
      ),
      page(
        'a placeholder with its ending inside',
        CALL,
        '          tr: "▸{{consultMinutes’da}} ürünü konuşuruz."\n',
        '{{consultMinutes}}',
        /consultMinutes/,
      ),
      page('sonra', ROADMAP, '          tr: ▸Buraya metin gelecek\n', 'to be written', /written|TODO|placeholder/),
      page('a text that waits', ROADMAP, '          tr: ▸xxx\n', 'to be written', /written|TODO|placeholder/),
      page(
        'a translator’s choice',
        ROADMAP,
        '          tr: Yol haritası ▸/ Rota planı (?)\n',
        'one of them',
        /note|decide|one|\?/,
        {
          mayBeSilent: true,
        },
      ),
      page(
        'a note to a colleague',
        WRITE,
        '          tr: Siz yazarsınız. ▸[Ayşe, bunu kontrol et]\n',
        'a note',
        /\[|note|shown/,
      ),
      page(
        'an answer of an assistant',
        WRITE,
        '          tr: ▸Elbette, işte Türkçe çevirisi. Siz yazarsınız.\n',
        'an assistant’s',
        /assistant|answer|chat/,
      ),
      page(
        'a reference of an assistant',
        WRITE,
        '          tr: Siz yazarsınız, biz söyleriz. ▸【4†kaynak】\n',
        'delete',
        /assistant|source|delete|mark/i,
      ),
    ],
  },
  {
    kind: 'a phone at hand',
    rows: [
      page(
        'a number with spaces in a link',
        WHATSAPP,
        '        link: ▸tel:+90 212 000 00 00\n',
        'without spaces',
        /space|tel:\+90212/,
      ),
      page('a number alone', WHATSAPP, '        link: ▸+90 212 000 00 00\n', '`tel:+902120000000`', /tel:/),
      page('a number with zero', WHATSAPP, '        link: ▸https://wa.me/05320000000\n', '90532…', /country|90/),
      page('WhatsApp by its name', WHATSAPP, '        link: ▸whatsapp\n', 'https://wa.me/', /wa\.me|whatsapp|page/),
      page(
        'a link of the phone’s share button',
        WHATSAPP,
        '        link: ▸https://api.whatsapp.com/send?phone=90 532 000 00 00\n',
        'no spaces',
        /space|%20/,
      ),
      page(
        'an address without its scheme',
        WHATSAPP,
        '        link: ▸www.instagram.com/limanora\n',
        'https://',
        /https:\/\//,
      ),
      page(
        'an address with a dash for dots',
        WHATSAPP,
        '        link: ▸http//limanora.example\n',
        'https://',
        /https?:\/\//,
      ),
      page('a capital https', WHATSAPP, '        link: ▸Https://wa.me/{{whatsapp}}\n', 'https', /https:/, {
        mayBeSilent: true,
      }),
      page('a local address', WHATSAPP, '        link: ▸http://localhost:5173/tr/faq\n', '`/faq`', /\/faq|computer/),
      page(
        'a file of the phone',
        WHATSAPP,
        '        link: ▸file:///C:/Users/Ayse/katalog.pdf\n',
        'in public',
        /public|computer/,
      ),
      page('a mail address alone', WHATSAPP, '        link: ▸satis@limanora.example\n', '`mailto:`', /mailto:/),
      page('two links', WHATSAPP, '        link: ▸/faq, /contact\n', 'one', /one|single|,|faq/),
      page('a map’s short address', WHATSAPP, '        link: ▸maps.app.goo.gl/abc\n', 'https://', /https:\/\//),
    ],
  },
];
