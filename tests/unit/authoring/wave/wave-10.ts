import { CHAT, CHAT_AR, CHAT_TR, CONTACT, FAQ, HERO, HOME, HOURS, LAZADA, SHARED, SITE } from './places.ts';
import { inFile, link, type More, spot } from './spots.ts';
import type { Wanted, WaveKind, WaveRow } from './wave.ts';
import { beside7 } from './wave-7.ts';

/** The collection of the seventh wave. */
export const beside10 = beside7;

const NEWS = 'pages/news/_collection.yaml';
const ENTRY = 'pages/news/booth.yaml';
const LIST = 'pages/news/index.yaml';

/** In the description of the chat's card. */
const english = spot(CONTACT, CHAT, '          ▸en: ');
const turkish = spot(CONTACT, CHAT_TR, '          ▸tr: ');
const arabic = spot(CONTACT, CHAT_AR, '          ▸ar: ');
const titles = (name: string, lines: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, CONTACT, HERO, lines, conveys, wanted, more] as WaveRow;
const page = (name: string, lines: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, LAZADA, 'meta:\n', `${lines}meta:\n`, conveys, wanted, more] as WaveRow;
const block = (name: string, lines: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, CONTACT, '  - type: contact\n', lines, conveys, wanted, more] as WaveRow;
const button = (name: string, line: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, FAQ, '        style: primary\n', line, conveys, wanted, more] as WaveRow;
const icon = (name: string, value: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, CONTACT, '      - icon: mail\n', `      - ▸icon: ▸${value}\n`, conveys, wanted, more] as WaveRow;
const site = inFile(SITE);
const entry = inFile(ENTRY);
const news = inFile(NEWS);
const list = inFile(LIST);
const picture = (name: string, value: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, HOME, '      - src: /logos/noon.svg\n', `      - ▸src: ▸${value}\n`, conveys, wanted, more] as WaveRow;

const [EN, TR, AR] = HERO.split(/(?<=\n)/) as [string, string, string];
const NOTE = /left|note|sample|written|visitors|assistant/i;

/** A tenth wave of mistakes of people who write pages in an office and are no developers. */
export const wave10: readonly WaveKind[] = [
  {
    kind: 'texts',
    rows: [
      english('what an assistant says first', '"▸Sure! Here is a shorter version: Questions by chat."', 'a note', NOTE),
      english('versions to choose from', '"▸Option 1: Questions by chat. Option 2: A photo by chat."', 'a note', NOTE),
      english('a count of words', '"Questions by chat. ▸(Word count: 3)"', 'a note', NOTE),
      english('a figure to come', 'We answer within ▸XX hours.', 'a figure to come', NOTE),
      english('a date to come', 'We are open from ▸DD.MM.YYYY on.', 'a date to come', NOTE),
      english(
        'a name to come',
        'Ask for ▸<name> in our office.',
        'a name to come',
        /left|note|sample|HTML|tag|visitors|written/i,
      ),
      english('a space before a colon', 'By chat▸ : questions.', 'no space', /space|quot|colon/i, {
        elsewhere: [[CONTACT, ': questions']],
      }),
      english('a comma without its space', 'For questions▸,or a photo.', 'a space', /space/i, {
        elsewhere: [
          [CONTACT, 'questions,or'],
          [CONTACT, 'or a photo.'],
        ],
      }),
      english('a space of HTML', 'For questions▸&nbsp;or a photo.', 'no HTML', /&nbsp;|HTML|space|visitors/i),
      english('a placeholder with one brace', 'We answer within ▸{replyHours} hours.', 'two braces', /\{\{replyHours/),
      english(
        'a placeholder in brackets',
        'We answer within ▸[replyHours] hours.',
        'two braces',
        /\{\{replyHours|visitors|sample/,
      ),
      english('a fact in small letters', 'We answer within ▸{{▸replyhours}} hours.', 'replyHours', /replyHours/),
      english('a fact by a word for it', 'We answer within ▸{{▸hoursToReply}} hours.', 'replyHours', /replyHours/),
      english('a letter in a number', 'Call +90 212 555 ▸O1 99 for more.', 'a zero', /0|digit|zero|letter/i, {
        mayBeSilent: true,
      }),
      english('Turkish in the English text', 'Kısa sorular için bize WhatsApp’tan yazın.', 'Turkish', /Turkish/),
      english('the German of a colleague', 'Für kurze Fragen oder ein Foto aus der Produktion.', 'German', /German/),
      turkish(
        'what an assistant says first',
        '"▸Elbette! İşte daha kısa bir metin: Kısa sorular için."',
        'a note',
        NOTE,
      ),
      turkish('a number to come', '▸Buraya telefon numarası gelecek.', 'a note', NOTE),
      turkish(
        'no Turkish letters',
        'Kisa sorular icin urunun fotografini gonderin.',
        'letters of Turkish',
        /letter|ü|ı|Turkish/i,
      ),
      turkish('English in the Turkish text', 'For quick questions, write to us by chat.', 'English', /English/),
      turkish('a wrong name for a form', '"▸{{▸replyHours, ▸saat}} içinde yanıt veriyoruz."', 'hours', /hours|form/i, {
        elsewhere: [[CONTACT, '{{replyHours, saat']],
      }),
      turkish('a bracket that stays open', 'Kısa sorular ▸(veya bir fotoğraf için.', 'the other bracket', /bracket/i),
      turkish('a smiley', 'Kısa sorular için yazın ▸:)', 'a smiley', /./, { mayBeSilent: true }),
      arabic('what an assistant says first', '"▸بالتأكيد! إليك نصًا أقصر: للأسئلة القصيرة."', 'a note', NOTE),
      arabic('a full stop on the wrong side', 'للأسئلة القصيرة▸ .أو لإرسال صورة.', 'the space', /space/i, {
        elsewhere: [
          [CONTACT, '.أو'],
          [CONTACT, 'أو لإرسال'],
        ],
      }),
      arabic('a wrong name for a form', 'نرد خلال {{▸replyHours, ▸ساعات}}.', 'hours', /hours|form/i, {
        elsewhere: [[CONTACT, '{{replyHours, ساعات']],
      }),
      arabic('English in the Arabic text', 'For quick questions, write to us by chat.', 'English', /English/),
      arabic('a Latin question mark', 'هل لديك سؤال▸?', 'the Arabic one', /؟/),
      arabic('a word to come', 'للأسئلة اكتب إلى ▸(اسم الموظف).', 'a name to come', NOTE, { mayBeSilent: true }),
      arabic('a phone number to come', 'اتصل بنا على ▸XXXX.', 'a number to come', NOTE),
    ],
  },
  {
    kind: 'lines and languages',
    rows: [
      titles(
        'languages by their names',
        '      ▸English: Tell us\n      ▸Türkçe: Anlatın\n      العربية: أخبرنا\n',
        'en',
        /`?\ben\b|Languages/,
      ),
      titles(
        'a space before each colon',
        '      ▸en▸ :Tell us\n      tr :Anlatın\n      ar :أخبرنا\n',
        'no space',
        /colon|space/i,
      ),
      titles('no space behind the colon', `      ▸en▸:Tell us\n${TR}${AR}`, 'a space', /space/i),
      titles('a note with its colon', `      ▸en: ▸Note▸: tell us\n${TR}${AR}`, 'quotes', /quot/i),
      titles('a number sign in a title', `      ▸en: ▸We are ▸#1 in exports\n${TR}${AR}`, 'quotes', /quot/i, {
        elsewhere: [[CONTACT, ' #1']],
      }),
      titles('a quote that stays open', `      ▸en: ▸"Tell us\n${TR}${AR}`, 'the other quote', /quot/i),
      titles('quotes of Word', `      ▸en: ▸“Tell us what you make”\n${TR}${AR}`, 'quotes', /quot/i, {
        mayBeSilent: true,
      }),
      titles(
        'an apostrophe in single quotes',
        `      ▸en: ▸'Tell us what▸'s new'\n${TR}${AR}`,
        'double quotes',
        /quot|apostrophe/i,
      ),
      titles('a star before a text', `      ▸en: ▸* Tell us\n${TR}${AR}`, 'quotes', /quot|\*/i),
      titles('a percent sign first', `      ▸en: ▸%50 off\n${TR}${AR}`, 'quotes', /quot/i),
      titles(
        'two languages on a line',
        `${EN}      tr: Ne ürettiğinizi anlatın ▸ar: أخبرنا\n`,
        'a line of its own',
        /line/i,
      ),
      titles('no Arabic', `      ▸en: Tell us\n${TR}`, 'ar', /Arabic|`ar/, {
        elsewhere: [[CONTACT, 'title:\n      en: Tell']],
      }),
      titles('English twice', `${EN}      ▸en: Ne ürettiğinizi anlatın\n${AR}`, 'twice', /twice|second|two|already/i, {
        elsewhere: [[CONTACT, 'en: Tell us what']],
      }),
      titles('a country for a language', `      ▸uk: Tell us\n${TR}${AR}`, 'en', /`?\ben\b/),
      titles('an empty language', `      ▸en: Tell us\n      ▸tr: ▸\n${AR}`, 'empty', /empty|value|translat/i),
      titles(
        'a list of languages in a line',
        '      ▸[▸Tell us, Anlatın, أخبرنا]\n',
        'en, tr, ar',
        /`?en\b|language|list|bracket/i,
        {
          elsewhere: [[CONTACT, 'title:\n      [Tell']],
        },
      ),
      titles(
        'a bracket of round form',
        '      ▸( en: Tell us, tr: Anlatın, ar: أخبرنا )\n',
        'braces',
        /brace|bracket|\{|line/i,
        {
          elsewhere: [[CONTACT, 'en: Tell us, tr']],
        },
      ),
      titles(
        'languages one space off',
        `      en: Tell us\n       ▸tr: Anlatın\n      ar: أخبرنا\n`,
        'the same column',
        /column|level|line up|space/i,
        {
          elsewhere: [[CONTACT, 'en: Tell us\n']],
        },
      ),
    ],
  },
  {
    kind: 'blocks and fields',
    rows: [
      block('no space behind the dash', '  ▸-▸type: contact\n', 'a space', /space|dash/i),
      block('no space behind the type', '  - ▸type▸:contact\n', 'a space', /space/i),
      block('one space more', '   ▸- type: contact\n', 'the same column', /column|level|line up|space/i, {
        elsewhere: [[CONTACT, '- type: contact']],
      }),
      block('as JSON', '  - ▸"type": "contact"▸,\n', 'no comma', /comma/i),
      block('a name of one’s own', '  - ▸type: ▸contact-boxes\n', 'contact', /`contact`/),
      block('a block for pictures by its word', '  - ▸type: ▸slider\n', 'gallery', /gallery|Types/),
      block('a block for films', '  - ▸type: ▸video\n', 'the types', /Types/),
      block('a name in quotation marks of Word', '  - ▸type: ▸“contact”\n', 'straight ones', /quot|`contact`/i),
      block('a tone of its own', '  - type: contact\n    ▸tone: ▸grey\n', 'the tones', /plain|sand|ink/),
      block('a tone in Turkish', '  - type: contact\n    ▸tone: ▸koyu\n', 'the tones', /plain|sand|ink/),
      block('a colour of the background', '  - type: contact\n    ▸background: sand\n', 'tone', /`tone`/),
      block('a field in Arabic', '  - type: contact\n    ▸الخلفية: sand\n', 'tone', /`tone`/),
      block('an anchor with spaces', '  - type: contact\n    ▸id: ▸three ways\n', 'hyphens', /`three-ways`/),
      block('hidden in Turkish', '  - type: contact\n    ▸hidden: ▸evet\n', 'true', /true/),
      button('a style with a capital', '        ▸style: ▸Primary\n', 'primary', /`primary`/),
      button('a style in Turkish', '        ▸style: ▸birincil\n', 'primary', /`primary`/),
      button('a style as a colour', '        ▸style: ▸orange\n', 'the styles', /primary/),
      button(
        'a button that opens a new tab',
        '        style: primary\n        ▸target: _blank\n',
        'no such field',
        /field|`target`/,
      ),
      icon('an icon of another set', 'fa-envelope', 'mail', /`mail`/),
      icon('a picture sign', '📧', 'a name', /icon|name|mail/i),
      icon('an icon in Turkish', 'zarf', 'mail', /`mail`/),
      [
        'a question under q',
        SHARED,
        '      - question:\n          en: How quickly',
        '      - ▸q:\n          en: How quickly',
        'question',
        /`question/,
      ],
      [
        'a question without its answer',
        SHARED,
        '        answer:\n          en: >-\n            Usually in',
        '        ▸question:\n          en: >-\n            Usually in',
        'answer or twice',
        /answer|twice|two|already/i,
        { elsewhere: [[SHARED, '- question:\n          en: How']] },
      ],
    ],
  },
  {
    kind: 'links and pictures',
    rows: [
      link('a page by its Turkish name', '/iletişim', 'contact', /`\/contact/),
      link('a page with a space', '/about us', 'about-us', /`\/about-us/, { elsewhere: [[FAQ, ' us\n']] }),
      link('a page with capitals', '/Contact', 'contact', /`\/contact/),
      link('a page without a slash', 'contact', 'contact', /`\/contact/),
      link('a page in a language', '/tr/contact', 'without the language', /`\/contact/),
      link('a file on a computer', 'C:\\Users\\Ayşe\\fiyat.pdf', 'a file of the site', /file|public|computer/i),
      link('a mail address alone', 'hello@limanora.example', 'mailto', /mailto:hello@limanora\.example/),
      link('a number as it is dialled', '0212 555 01 99', 'the country', /country|\+90|tel:/i),
      link('an address without https', 'www.saber.sa', 'https', /https:\/\/www\.saber\.sa/),
      link('words of a link', '[Contact](/contact)', 'the address alone', /`\/contact/),
      link('a link with words before it', 'bize yazın: /contact', 'the address alone', /\/contact|quot|line|address/i, {
        elsewhere: [[FAQ, ': /contact\n']],
      }),
      picture('a picture that is not there', '/logos/noon.jpg', 'svg', /`\/logos\/noon\.svg/),
      picture('a picture without its folder', 'noon.svg', 'the folder', /`\/logos\/noon\.svg/),
      picture('a picture with its folder', 'public/logos/noon.svg', 'without public', /`\/logos\/noon\.svg/),
    ],
  },
  {
    kind: 'site.yaml, collections and days',
    rows: [
      site(
        'a number as it is dialled',
        '  whatsapp: { sample: "900000000000" }',
        '  ▸whatsapp: ▸0555 123 45 67',
        'the country',
        /country|90/i,
      ),
      site('a country by its name', '  country: TR\n', '  ▸country: ▸Türkiye\n', 'TR', /TR\b/),
      site('a language by its name', 'defaultLanguage: en\n', '▸defaultLanguage: ▸English\n', 'en', /`?\ben\b/),
      site('five digits of a colour', '    action: "#E8A33D"\n', '    ▸action: ▸"#E8A33"\n', 'six', /six|#/i),
      site('a measure with its unit', '  radius: 16\n', '  ▸radius: ▸16px\n', 'a number', /digits|number|`16`/i),
      site('a fact with its word', HOURS, '  ▸replyHours: ▸24 hours\n', 'a number', /number|`24`|digits/i),
      site('a direction in words', '    direction: rtl\n', '    ▸direction: ▸right to left\n', 'rtl', /rtl/),
      entry('no day', '  date: 2026-10-12\n', '', 'date', /`date/, {
        elsewhere: [
          [ENTRY, 'authors:'],
          [ENTRY, 'entry:'],
        ],
      }),
      entry('a day in words', 'date: 2026-10-12', '▸date: ▸yesterday', 'year, month, day', /year|2027-02-08/i),
      entry('an author by her name', 'authors: [/people/ada]', '▸authors: [▸Ada Yıldız]', 'her page', /`?\/people/),
      entry('tags in one text', 'tags: [fair]', '▸tags: ▸fair, market', 'a list', /list|\[/i),
      news('an order in words', 'order: newest', '▸order: ▸newest first', 'newest', /`newest`/),
      list('a number as a word', '    limit: 6\n', '    ▸limit: ▸six\n', 'digits', /digit|number/i),
      list('a collection without its slash', 'of: /news', '▸of: ▸news', 'a slash', /`\/news/),
      page(
        'a day with its month in Turkish',
        '▸expires: ▸1 Mayıs 2031 Perşembe\n',
        'year, month, day',
        /2031-05-01|year/i,
      ),
    ],
  },
];
