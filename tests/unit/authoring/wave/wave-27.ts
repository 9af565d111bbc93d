import { CONTACT, FAQ, SITE } from './places.ts';
import { inFile } from './spots.ts';
import type { WaveKind } from './wave.ts';

const page = inFile(CONTACT);
const faq = inFile(FAQ);
const site = inFile(SITE);

const TITLE = '      en: Tell us what you make\n      tr: Ne ürettiğinizi anlatın\n      ar: أخبرنا بما تبيعه\n';
const TITLE_EN = '      en: Tell us what you make\n';
const TITLE_TR = '      tr: Ne ürettiğinizi anlatın\n';
const TITLE_AR = '      ar: أخبرنا بما تبيعه\n';
const SUB = '      en: We will tell you where it could sell and what it takes to get there.\n';
const SUBTITLE = '    subtitle:\n';
const BEGIN =
  '        A few lines are enough: your products, whether you already export and the countries you have in mind. If\n';
const FORM = '        link: "#form"\n        style: primary\n\n';
const TYPE = '  - type: contact\n';
const MAIL = '      - icon: mail\n';
const CHAT_ICON = '      - icon: message-circle\n';
const CALENDAR = '      - icon: calendar-check\n';
const REPLY = '          en: For detailed questions or a product list. We reply within {{replyHours, hours}}.\n';
const REPLY_TR =
  '          tr: Ürün listeniz veya ayrıntılı sorularınız için. {{replyHours}} saat içinde yanıt veriyoruz.\n';
const DETAIL = '        detail:\n          all: "{{email}}"\n';
const MAILTO = '          link: mailto:{{email}}\n';
const CHAT = '          en: For quick questions, or a photo straight from the production line.\n';
const CHAT_LINK = '          link: https://wa.me/{{whatsapp}}\n';
const CHAT_LABEL = '            en: Chat on WhatsApp\n';
const TALK =
  '          en: "{{consultMinutes, minutes}} on your products, the markets that suit them and a roadmap for expansion. No commitment."\n';
const TALK_TR =
  '          tr: "{{consultMinutes}} dakikada ürünlerinizi ve uygun pazarları konuşuyor, bir yol haritası çıkarıyoruz. Taahhüt yok."\n';
const ASK = '            en: Request a consultation\n';
const LAYOUT = '    layout: split\n';
const PRODUCT =
  '        - **The product.** What it is, what it costs to make and ship, and which certificates it already has.\n';
const MARKET = '        - **The market.** Which of the three countries has demand for it, and on which marketplace.\n';
const READ = 'If you would rather read first, the [FAQ](/faq) answers the most common questions.\n';
const TONE = '    tone: sand\n';
const COST = '          en: What does selling cost?\n';
const COST_TR = '          tr: Satış yapmanın maliyeti nedir?\n';
const PAY = '            You pay:\n';
const RENT = '            - A monthly store rental fee, where it applies\n';
const FAQ_ID = '    id: more\n';
const INCLUDE = '  - include: /_faq.yaml\n';
const HOURS = '  replyHours: 24\n';
const MINUTES = '  consultMinutes: 30\n';
const EMAIL = '  email: { sample: hello@limanora.example }\n';
const COUNTRY = '  country: TR\n';

/** A twenty-seventh wave: the owner changes a text on the way, in the web page of the host, with thumbs and suggestions. */
export const wave27: readonly WaveKind[] = [
  {
    kind: 'names that the keyboard changed',
    rows: [
      page('a capital at the beginning of a line', SUBTITLE, '    ▸Subtitle:\n', '`subtitle`', /subtitle/),
      page('a language with a capital', TITLE_EN, '      ▸En: Tell us what you make\n', '`en`', /`en`/, {
        mayBeSilent: true,
      }),
      page('a language in capitals', TITLE_TR, '      ▸TR: Ne ürettiğinizi anlatın\n', '`tr`', /`tr`/, {
        mayBeSilent: true,
      }),
      page('en becomes an', TITLE_EN, '      ▸an: Tell us what you make\n', '`en`', /`en`|English/),
      page('tr becomes try', TITLE_TR, '      ▸try: Ne ürettiğinizi anlatın\n', '`tr`', /`tr`|Turkish/),
      page('ar becomes are', TITLE_AR, '      ▸are: أخبرنا بما تبيعه\n', '`ar`', /`ar`|Arabic/),
      page('icon in the plural', MAIL, '      - ▸icons: mail\n', '`icon`', /`icon`/),
      page('a space before the colon', SUBTITLE, '    subtitle▸ :\n', '`subtitle:`', /space|subtitle/, {
        mayBeSilent: true,
      }),
      page('a full stop for the colon', TITLE_EN, '      ▸en. Tell us what you make\n', 'a colon', /colon|:/),
      page('a semicolon for the colon', TITLE_EN, '      ▸en▸; Tell us what you make\n', 'a colon', /colon|:/),
      page(
        'a comma for the colon',
        SUB,
        '      ▸en▸, We will tell you where it could sell and what it takes to get there.\n',
        'a colon',
        /colon|:/,
      ),
      page('two colons', TITLE_EN, '      ▸en:▸: Tell us what you make\n', 'one', /colon|one|:|`en`/),
      page('no space behind the colon', TITLE_EN, '      en▸:▸Tell us what you make\n', 'a space', /space/, {
        elsewhere: [[CONTACT, 'en:Tell']],
      }),
      page('a space in a name', DETAIL, '        ▸de tail:\n          all: "{{email}}"\n', '`detail`', /`detail`/),
      page('cta becomes cat', TYPE, '  - type: ▸contacts\n', '`contact`', /`contact`/),
      page('a block with a capital', TYPE, '  - type: ▸Contact\n', '`contact`', /`contact`/),
      page('type becomes types', TYPE, '  - ▸types: contact\n', '`type`', /`type[`:]/),
      page('label becomes table', ASK, ASK.replace('en: ', '▸em: '), '`en`', /`en`|English/),
      page('a name with an emoji', SUBTITLE, '    ▸subtitle 😊:\n', '`subtitle`', /subtitle/),
      page('split with a capital', LAYOUT, '    layout: ▸Split\n', '`split`', /`split`/),
      page('a tone with a capital', TONE, '    tone: ▸Sand\n', '`sand`', /`sand`/),
      page('a tone with a suggestion', TONE, '    tone: ▸sandy\n', '`sand`', /`sand`/),
      page(
        'an icon by a suggestion',
        CHAT_ICON,
        '      - icon: ▸message circle\n',
        '`message-circle`',
        /message-circle/,
      ),
      page('an icon with an emoji', CALENDAR, '      - icon: ▸📅\n', 'an icon’s name', /calendar|icon/),
      page('an icon that was cut', CALENDAR, '      - icon: ▸calendar-che\n', '`calendar-check`', /calendar-check/),
    ],
  },
  {
    kind: 'lines under the thumb',
    rows: [
      page(
        'two lines joined',
        TITLE,
        '      en: Tell us what you make ▸tr▸: Ne ürettiğinizi anlatın\n      ar: أخبرنا بما تبيعه\n',
        'a line of its own',
        /line|quot/,
      ),
      page(
        'a line that lost a space',
        TITLE_TR,
        '     ▸tr: Ne ürettiğinizi anlatın\n',
        'in line',
        /column|indent|space|line/,
      ),
      page(
        'a line with a space more',
        TITLE_TR,
        '       ▸tr: Ne ürettiğinizi anlatın\n',
        'in line',
        /column|indent|space|line/,
      ),
      page(
        'a line at the margin',
        SUBTITLE,
        '▸subtitle:\n',
        'further in',
        /in the column|further in|column|space|block/,
      ),
      page('a line twice', TITLE_EN, `${TITLE_EN}      ▸en: Tell us what you make\n`, 'twice', /twice|already|two/),
      page(
        'a line twice, and changed',
        TITLE_TR,
        `${TITLE_TR}      ▸tr: Ne ürettiğinizi yazın\n`,
        'twice',
        /twice|already|two/,
      ),
      page(
        'a title twice',
        SUBTITLE,
        `    ▸title:\n      en: Write to us\n      tr: Bize yazın\n      ar: اكتب إلينا\n${SUBTITLE}`,
        'twice',
        /twice|already|two/,
      ),
      page('a line that was deleted', TITLE_AR, '', 'Arabic', /Arabic|`ar`/, {
        elsewhere: [
          [CONTACT, 'title:\n      en: Tell us what you make\n      tr: Ne ürettiğinizi anlatın\n    subtitle'],
          [CONTACT, 'en: Tell us'],
        ],
      }),
      page('a name that was deleted', TITLE_EN, '      ▸: Tell us what you make\n', 'a name', /name|`en`|language/),
      page('a value that was deleted', TITLE_EN, '      ▸en:▸ \n', 'empty', /empty|text|value|English/),
      page('a value of one letter', SUB, '      en: ▸W\n', 'a slip', /W|short|letter/, { mayBeSilent: true }),
      page(
        'a value on the next line',
        SUB,
        '      en:\n      ▸We will tell you where it could sell and what it takes to get there.\n',
        'further in',
        /in|colon|space/,
      ),
      page(
        'a break in the middle of a text',
        SUB,
        '      en: We will tell you where it could sell\n      ▸and what it takes to get there.\n',
        'further in',
        /further in|space|colon|quot/,
      ),
      page(
        'a break in a folded text',
        BEGIN,
        '        A few lines are enough: your products, whether you already export\n▸and the countries you have in mind. If\n',
        'further in',
        /further in|space|column|belong/,
      ),
      page('a dash that was deleted', MAIL, '        ▸icon: mail\n', 'a dash', /dash|- /),
      page('a dash that became long', MAIL, '      ▸— icon: mail\n', 'a dash of the keyboard', /-|dash/),
      page('a dash that became a bullet', CHAT_ICON, '      ▸• icon: message-circle\n', '`-`', /-|dash/),
      page('a dash without its space', CALENDAR, '      ▸-icon: calendar-check\n', 'a space', /space/),
      page('two dashes', CALENDAR, '      - ▸- icon: calendar-check\n', 'one', /dash|one/),
      page('a dash at a field', LAYOUT, '    ▸- layout: split\n', 'no dash', /dash/),
      page('a tab', LAYOUT, '▸\tlayout: split\n', 'a tab', /tab/i),
      page('a space that does not break', LAYOUT, '▸\u00a0\u00a0\u00a0\u00a0layout: split\n', 'spaces', /space/),
      page('blocks without their dash', TYPE, '    ▸type: contact\n', 'a dash', /dash|twice|`- `/),
      page('a comment that lost its sign', LAYOUT, `    ▸the columns stand side by side\n${LAYOUT}`, '#', /#|colon/),
      page(
        'quotes of the keyboard',
        DETAIL,
        '        detail:\n          all: ▸“{{email}}”\n',
        'straight quotes',
        /quot|"/,
      ),
      page('quotes on one side', DETAIL, '        detail:\n          all: ▸"{{email}}\n', 'closed', /clos|quot/),
      page(
        'quotes around a part',
        TALK_TR,
        '          tr: ▸"{{consultMinutes}}" ▸dakikada ürünlerinizi ve uygun pazarları konuşuyoruz.\n',
        'the whole text',
        /whole|quot/,
      ),
      page('a link without quotes', FORM, '        ▸link: ▸#form\n        style: primary\n\n', 'quotes', /quot/),
      page(
        'a link with quotes of the keyboard',
        FORM,
        '        link: ▸“#form”\n        style: primary\n\n',
        'straight quotes',
        /quot|"/,
      ),
    ],
  },
  {
    kind: 'copied along',
    rows: [
      page(
        'a plus of a comparison',
        SUB,
        '▸+      en: We will tell you where it could sell.\n',
        'the +',
        /\+|plus|version|compar/i,
      ),
      page(
        'both lines of a comparison',
        SUB,
        `▸-${SUB.slice(1)}▸+      en: We will tell you where it sells.\n`,
        'the signs',
        /[+-]|version|compar/i,
      ),
      page('the head of a comparison', SUB, `▸@@ -17,7 +17,7 @@\n${SUB}`, 'delete', /@@|delete|compar|line/i),
      page('a suggestion of a review', SUB, `▸\`\`\`suggestion\n${SUB}\`\`\`\n`, 'delete', /`{3}|delete|fence|mark/i),
      page('the number of the line', SUB, `   ▸17  ${SUB.trimStart()}`, 'a number', /number|17|colon/),
      page(
        'numbers of two lines',
        TITLE,
        '14       en: Tell us what you make\n15       tr: Ne ürettiğinizi anlatın\n      ar: أخبرنا بما تبيعه\n'.replace(
          '14',
          '▸14',
        ),
        'a number',
        /number|14|colon/,
      ),
      page(
        'marks of two versions',
        TITLE_EN,
        `▸<<<<<<< patch-1\n      en: Tell us what you sell\n=======\n${TITLE_EN}>>>>>>> main\n`,
        'two versions',
        /version/,
      ),
      page('the end of two versions', TITLE_EN, `${TITLE_EN}▸>>>>>>> main\n`, 'two versions', /version/),
      page('a file’s name above', SUBTITLE, `▸pages/contact.yaml\n${SUBTITLE}`, 'delete', /delete|belong|colon/i),
      page(
        'a line of a chat',
        SUB,
        `▸[30/11, 09:12] Ayşe: ${SUB.trim().slice(4)}\n`,
        'delete',
        /delete|\[|colon|chat/i,
      ),
      page('a time of a chat in a text', SUB, `${SUB.trimEnd()} ▸[30.11.2026, 09:12]\n`, 'delete', /\[30|stands/i),
      page('sent from a telephone', SUB, `${SUB.trimEnd()} ▸Sent from my iPhone\n`, 'delete', /Sent from my iPhone/),
      page(
        'a translator’s line',
        TALK_TR,
        TALK_TR.replace('Taahhüt yok."', 'Taahhüt yok. ▸Translated by Google"'),
        'delete',
        /Translated by Google|Google/i,
      ),
      page('see more', SUB, `${SUB.trimEnd().slice(0, 50)}▸… See more\n`, 'cut', /See more|…/, { mayBeSilent: true }),
      page('a hashtag', SUB, `${SUB.trimEnd()} ▸#export #amazon\n`, 'lost', /#|lost|note/),
      page(
        'a hashtag in quotes',
        SUB,
        '      en: "We will tell you where it could sell. ▸#export #amazon"\n',
        'shown',
        /#/,
        { mayBeSilent: true },
      ),
      page('a mention', SUB, '      en: ▸@Ayşe We will tell you where it could sell.\n', 'quotes', /@|quot/),
      page('a percent sign first', SUB, '      en: ▸%100 of our customers sell within a month.\n', 'quotes', /%|quot/),
      page('a star first', SUB, '      en: ▸*We will tell you where it could sell.\n', 'quotes', /\*|quot/),
      page('an ampersand first', SUB, '      en: ▸& we will tell you where it could sell.\n', 'quotes', /&|quot/),
      page('a question mark first', SUB, '      en: ▸? where could it sell\n', 'quotes', /\?|quot/, {
        mayBeSilent: true,
      }),
      page('an exclamation first', SUB, '      en: ▸! We will tell you where it could sell.\n', 'quotes', /!|quot/),
      page(
        'a bracket first',
        SUB,
        '      en: ▸[NEW] We will tell you where it could sell.\n',
        'quotes',
        /\[|quot|bracket/,
      ),
      page(
        'a bracket alone',
        TITLE_EN,
        '      en: ▸[Tell us what you make]\n',
        'quotes or no bracket',
        /\[|text|bracket|quot/,
      ),
    ],
  },
  {
    kind: 'words and facts',
    rows: [
      page(
        'a placeholder that lost a brace',
        REPLY,
        REPLY.replace('{{replyHours, hours}}', '▸{{replyHours, hours}'),
        'two braces',
        /\}\}|brace/,
      ),
      page(
        'a placeholder that lost two',
        REPLY,
        REPLY.replace('{{replyHours, hours}}', '▸{{replyHours, hours'),
        'two braces',
        /\}\}|brace/,
      ),
      page(
        'a placeholder that lost one in front',
        REPLY,
        REPLY.replace('{{replyHours, hours}}', '▸{replyHours, hours}}'),
        'two braces',
        /\{\{|brace/,
      ),
      page(
        'a placeholder with a space',
        REPLY_TR,
        REPLY_TR.replace('{{replyHours}}', '{{▸reply Hours}}'),
        '`replyHours`',
        /replyHours/,
        { elsewhere: [[CONTACT, '{{reply Hours']] },
      ),
      page(
        'a placeholder with a capital',
        REPLY_TR,
        REPLY_TR.replace('{{replyHours}}', '{{▸ReplyHours}}'),
        '`replyHours`',
        /replyHours/,
        { elsewhere: [[CONTACT, '{{ReplyHours']] },
      ),
      page(
        'a placeholder in small letters',
        REPLY_TR,
        REPLY_TR.replace('{{replyHours}}', '{{▸replyhours}}'),
        '`replyHours`',
        /replyHours/,
        { elsewhere: [[CONTACT, '{{replyhours']] },
      ),
      page(
        'a placeholder that was translated',
        REPLY_TR,
        REPLY_TR.replace('{{replyHours}}', '{{▸yanıtSaati}}'),
        'a fact',
        /fact|replyHours/,
        { elsewhere: [[CONTACT, '{{yanıtSaati']] },
      ),
      page(
        'a placeholder in square brackets',
        REPLY_TR,
        REPLY_TR.replace('{{replyHours}}', '▸[[replyHours]]'),
        '{{replyHours}}',
        /\{\{|\[\[/,
      ),
      page(
        'a placeholder in quotes of the keyboard',
        TALK,
        '          en: ▸“{{consultMinutes, minutes}} on your products, and a roadmap for expansion.”\n',
        'straight quotes',
        /quot|"/,
        { mayBeSilent: true },
      ),
      page(
        'a placeholder without its quotes',
        TALK,
        '          en: ▸{{consultMinutes, minutes}} on your products, and a roadmap for expansion.\n',
        'quotes',
        /quot/,
      ),
      page(
        'a word twice',
        CHAT,
        '          en: For quick questions, or a ▸photo photo straight from the production line.\n',
        'twice',
        /twice|photo/,
      ),
      page(
        'a word that is misspelt',
        CHAT,
        '          en: For quick ▸qestions, or a photo straight from the production line.\n',
        '`questions`',
        /questions/,
      ),
      page(
        'letters that changed places',
        CHAT,
        '          en: For quick questions, or a photo ▸striaght from the production line.\n',
        '`straight`',
        /straight/,
      ),
      page(
        'a full stop without its space',
        CHAT,
        '          en: For quick questions▸.Or send a photo straight from the production line.\n',
        'a space',
        /space/,
        { elsewhere: [[CONTACT, 'questions.Or']] },
      ),
      page(
        'two full stops',
        CHAT,
        '          en: For quick questions, or a photo straight from the production line▸..\n',
        'one',
        /one|\.\./,
      ),
      page(
        'a space before the full stop',
        CHAT,
        '          en: For quick questions, or a photo straight from the production line▸ ▸.\n',
        'no space',
        /space/,
      ),
      page(
        'two spaces',
        CHAT,
        '          en: For quick questions,▸  or a photo straight from the production line.\n',
        'one',
        /space/,
      ),
      page(
        'dictated marks',
        CHAT,
        '          en: For quick questions ▸comma or a photo straight from the production line full stop\n',
        'dictated',
        /comma|full stop/,
        { mayBeSilent: true },
      ),
      page(
        'dictated marks in Turkish',
        REPLY_TR,
        '          tr: Ürün listeniz için bize yazın ▸nokta {{replyHours}} saat içinde yanıt veriyoruz nokta\n',
        'dictated',
        /nokta/,
      ),
      page(
        'an apostrophe of the keyboard',
        CHAT_LABEL,
        "            en: ▸'Let’s chat on WhatsApp\n",
        'closed',
        /clos|quot|apostrophe/,
      ),
      page(
        'English under Turkish',
        TALK_TR,
        '          tr: ▸In half an hour we talk about your products and the markets that suit them.\n',
        'English',
        /English/,
      ),
      page('the other language’s line', ASK, '            en: ▸Görüşme talep edin\n', 'Turkish', /Turkish|same/),
      page(
        'a link that lost its end',
        READ,
        'If you would rather read first, the ▸[FAQ](/faq answers the most common questions.\n',
        'closed',
        /\)|stands/,
      ),
      page(
        'a link that lost its bracket',
        READ,
        'If you would rather read first, the ▸[FAQ(/faq) answers the most common questions.\n',
        '[words](/…)',
        /\]|stands/,
      ),
      page(
        'bold that lost a star',
        PRODUCT,
        '        - ▸**The product.* What it is, what it costs to make and ship, and which certificates it already has.\n',
        'two stars',
        /\*/,
      ),
      page(
        'bold that lost its end',
        MARKET,
        '        - ▸**The market. Which of the three countries has demand for it, and on which marketplace.\n',
        'two stars',
        /\*/,
      ),
      page(
        'a list’s dash without its space',
        MARKET,
        '        ▸-**The market.** Which of the three countries has demand for it, and on which marketplace.\n',
        'a space',
        /space|dash|list/,
      ),
      page(
        'an emoji',
        CHAT,
        '          en: For quick questions, or a photo straight from the production line ▸😀😀😀\n',
        'shown',
        /😀/,
        { mayBeSilent: true },
      ),
      faq(
        'a question without its mark',
        COST,
        '          en: ▸What does selling cost.\n',
        'a question mark',
        /\?|question/,
      ),
      faq('a question mark of another keyboard', COST, '          en: What does selling cost▸؟\n', '?', /\?/),
      faq(
        'a question in Turkish without its mark',
        COST_TR,
        '          tr: ▸Satış yapmanın maliyeti nedir.\n',
        'a question mark',
        /\?|question/,
      ),
      faq('a colon that vanished', PAY, '            You pay▸;\n', 'a colon', /colon|;/, { mayBeSilent: true }),
      faq(
        'an entry of a list joined',
        RENT,
        '            - A monthly store rental fee, where it applies▸ - Logistics\n',
        'a line of its own',
        /line|list/,
        { mayBeSilent: true },
      ),
      faq('an anchor with a capital', FAQ_ID, '    id: ▸More\n', '`more`', /`more`|small/),
      faq('an anchor with a space', FAQ_ID, '    id: ▸more questions\n', 'no space', /space|`more-questions`/),
      faq('an included file without its line', INCLUDE, '  - include: ▸/faq.yaml\n', '/_faq.yaml', /_faq/),
      faq('an included file with a space', INCLUDE, '  - include: ▸/ _faq.yaml\n', '/_faq.yaml', /_faq/),
      faq('include with a capital', INCLUDE, '  - ▸Include: /_faq.yaml\n', '`include`', /include/),
    ],
  },
  {
    kind: 'links and settings',
    rows: [
      page('mailto with a space', MAILTO, '          link: ▸mailto:▸ {{email}}\n', 'no space', /space|mailto/),
      page('mailto without its word', MAILTO, '          link: ▸"{{email}}"\n', 'mailto:', /mailto:/),
      page('mailto with slashes', MAILTO, '          link: ▸mailto://{{email}}\n', 'mailto:', /mailto:/),
      page('a chat without https', CHAT_LINK, '          link: ▸wa.me/{{whatsapp}}\n', 'https', /https/),
      page('a chat with a plus', CHAT_LINK, '          link: ▸https://wa.me/+{{whatsapp}}\n', 'no plus', /\+/, {
        mayBeSilent: true,
      }),
      page('https with a capital', CHAT_LINK, '          link: ▸Https://wa.me/{{whatsapp}}\n', 'https', /https/, {
        mayBeSilent: true,
      }),
      page('a space in an address', CHAT_LINK, '          link: ▸https://wa.me/▸ {{whatsapp}}\n', 'no space', /space/),
      page(
        'a comma in an address',
        CHAT_LINK,
        '          link: ▸https://wa▸,me/{{whatsapp}}\n',
        'wa.me',
        /address|comma|,/,
      ),
      site('hours with a letter', HOURS, '  replyHours: ▸2O\n', 'a number', /number|20|figure/),
      site('hours with a unit', HOURS, '  replyHours: ▸24h\n', 'a number', /number|24/),
      site('hours with a word', HOURS, '  replyHours: ▸24 hours\n', 'a number', /number|24/),
      site('hours in Arabic digits', HOURS, '  replyHours: ▸٢٤\n', '24', /24/),
      site('hours that lost their name', HOURS, '  ▸24\n', 'a name', /name|colon|replyHours/, {
        elsewhere: [[SITE, 'facts:']],
      }),
      site('a name with a capital', MINUTES, '  ▸ConsultMinutes: 30\n', '`consultMinutes`', /consultMinutes/),
      site('minutes with a comma', MINUTES, '  consultMinutes: ▸30,\n', 'a number', /number|30|comma/),
      site('minutes in quotes of the keyboard', MINUTES, '  consultMinutes: ▸“30”\n', 'a number', /quot|number|30/),
      site('an address of mail with a space', EMAIL, '  email: ▸hello▸ @limanora.com\n', 'no space', /space/),
      site(
        'an address of mail with a comma',
        EMAIL,
        '  email: ▸hello@limanora▸,com\n',
        'a dot',
        /comma|dot|address|form/,
      ),
      site(
        'an address of mail with a capital',
        EMAIL,
        '  email: ▸Hello@limanora.com\n',
        'small letters',
        /small|hello@/,
        { mayBeSilent: true },
      ),
      site(
        'an address of mail without its ending',
        EMAIL,
        '  email: ▸hello@limanora\n',
        'an ending',
        /address|form|\.com|dot/,
      ),
      site('a country in words', COUNTRY, '  country: ▸Turkey\n', 'TR', /TR/),
      site('a country in small letters', COUNTRY, '  country: ▸tr\n', 'TR', /TR/),
      site('a country with three letters', COUNTRY, '  country: ▸TUR\n', 'TR', /TR/),
      site(
        'a field of the firm by another name',
        COUNTRY,
        `${COUNTRY}  ▸tel: "+90 212 555 00 00"\n`,
        'telephone',
        /telephone/,
      ),
      site('a field of the firm with a capital', COUNTRY, '  ▸Country: TR\n', '`country`', /`country`/),
    ],
  },
];
