import { inFile } from './spots.ts';
import type { WaveKind } from './wave.ts';

const PAGE = 'pages/assisted.yaml';

const HERO = `  - type: hero
    title:
      en: Your parcel, from shelf to doorstep
      tr: Koliniz, raftan kapıya kadar
      ar: طردك من الرف إلى عتبة الباب
`;
const SUBTITLE = `    subtitle:
      en: Four legs, and one who answers for all of them.
      tr: Dört adım, hepsinden sorumlu tek bir muhatap.
      ar: أربع مراحل، ومسؤول واحد عنها كلها.
`;
const DESCRIPTION = `    description:
      en: Nothing is sent before you know what it costs.
      tr: Ne kadar tutacağını bilmeden hiçbir şey gönderilmez.
      ar: لا يُرسل شيء قبل أن تعرف تكلفته.
`;
const ACTION = `      - label:
          en: Ask about your product
          tr: Ürününüzü sorun
          ar: اسأل عن منتجك
        link: /contact
        style: primary
`;
const QUESTION = `      - question:
          en: Who pays the duty?
          tr: Gümrük vergisini kim öder?
          ar: من يدفع الرسوم الجمركية؟
        answer:
          en: Whoever the price says. We write it into the offer.
          tr: Fiyatta kim yazıyorsa o öder. Bunu teklife yazarız.
          ar: من يحدده السعر، ونكتب ذلك في العرض.
`;
const CARDS = `  - type: cards
    id: legs
    tone: sand
`;
const CTA = `  - type: cta
    id: next
    title:
      en: Shall we weigh yours?
      tr: Sizinkini tartalım mı?
      ar: هل نزن طردك؟
`;
const CTA_WHOLE = `${CTA}    description:
      en: Send the size and the weight.
      tr: Ölçüsünü ve ağırlığını gönderin.
      ar: أرسل القياس والوزن.
    actions:
      - label:
          en: Write to us
          tr: Bize yazın
          ar: اكتب إلينا
        link: /contact
        style: primary
`;
const MARKS = `        description:
          en: A carrier of the country rings the bell.
          tr: Kapıyı o ülkenin kargo firması çalar.
          ar: يطرق الباب ناقل من البلد نفسه.
`;
const RINGS = '          en: A carrier of the country rings the bell.\n';
const RINGS_TR = '          tr: Kapıyı o ülkenin kargo firması çalar.\n';
const RINGS_AR = '          ar: يطرق الباب ناقل من البلد نفسه.\n';
const NO_COST = '      en: Nothing is sent before you know what it costs.\n';

export const beside23: readonly (readonly [file: string, text: string])[] = [
  [
    PAGE,
    `meta:
  title:
    en: "From the warehouse to the door"
    tr: "Depodan kapıya kadar"
    ar: "من المستودع إلى باب البيت"
  description:
    en: How a parcel gets from your warehouse to a buyer’s door abroad, and who is in charge of it on each leg.
    tr: Bir kolinin deponuzdan yurt dışındaki alıcının kapısına nasıl ulaştığını ve her adımda kimin sorumlu olduğunu anlatıyoruz.
    ar: نشرح كيف يصل الطرد من مستودعك إلى باب المشتري في الخارج، ومن يتولى أمره في كل مرحلة.
blocks:
${HERO}${SUBTITLE}${DESCRIPTION}    actions:
${ACTION}      - label:
          en: See the legs
          tr: Adımlara bakın
          ar: انظر المراحل
        link: "#legs"
        style: outline
${CARDS}    title:
      en: Who does what
      tr: Kim ne yapıyor?
      ar: من يتولى ماذا
    intro:
      en: Each leg has its own documents.
      tr: Her adımın kendi evrakı var.
      ar: لكل مرحلة أوراقها.
    items:
      - icon: package
        title:
          en: Packing
          tr: Paketleme
          ar: التغليف
        description:
          en: You pack by our list, so that nothing is opened twice.
          tr: Hiçbir şey ikinci kez açılmasın diye listemize göre paketlersiniz.
          ar: تغلّف بحسب قائمتنا حتى لا يُفتح شيء مرتين.
      - icon: ship
        title:
          en: Sea or air
          tr: Deniz veya hava
          ar: بحرًا أو جوًا
        description:
          en: We compare both, and you choose.
          tr: İkisini karşılaştırırız, siz seçersiniz.
          ar: نقارن بينهما، والاختيار لك.
      - icon: home
        title:
          en: The last mile
          tr: Son kilometre
          ar: الميل الأخير
        description:
          en: A carrier of the country rings the bell.
          tr: Kapıyı o ülkenin kargo firması çalar.
          ar: يطرق الباب ناقل من البلد نفسه.
  - type: faq
    title:
      en: What is often asked about parcels
      tr: Koliler hakkında sık sorulanlar
      ar: ما يُسأل كثيرًا عن الطرود
    items:
${QUESTION}${CTA_WHOLE}`,
  ],
];

const page = inFile(PAGE);

/** What an assistant in a chat window writes when it is asked for a page, or for a part of one. */
export const wave23: readonly WaveKind[] = [
  {
    kind: 'what stands around the answer',
    rows: [
      page(
        'a sentence before the page',
        'meta:\n  title:\n    en: "From',
        '▸Here is the updated YAML file:\n\nmeta:\n  title:\n    en: "From',
        'not part of the page',
        /sentence|text|colon|belong|field/,
      ),
      page(
        'a fence with its language',
        'meta:\n  title:\n    en: "From',
        '▸```yaml\nmeta:\n  title:\n    en: "From',
        'the fence goes',
        /```|fence|marks come from a chat/,
      ),
      page(
        'a fence at the end',
        '        link: /contact\n        style: primary\n',
        '        link: /contact\n        style: primary\n▸```\n',
        'the fence goes',
        /```|fence|marks come from a chat/,
        { nth: 2 },
      ),
      page(
        'a closing sentence at the end',
        '        link: /contact\n        style: primary\n',
        '        link: /contact\n        style: primary\n\n▸Let me know if you would like me to change the tone!\n',
        'not part of the page',
        /sentence|text|colon|belong|field|name/,
        { nth: 2 },
      ),
      page(
        'the rest left out with dots',
        CTA,
        `${CTA}    ▸... rest stays the same ...\n`,
        'write what was left out',
        /left out|rest|\.\.\.|colon|text/,
      ),
      page(
        'the rest left out in brackets',
        MARKS,
        `        ▸[rest of the cards unchanged]\n`,
        'write it out',
        /rest|left out|bracket|colon|list|name/,
      ),
      page(
        'a note for the reader in brackets',
        RINGS,
        '          en: ▸[Add your own text here]\n',
        'still to be written',
        /placeholder|filler|still|own text|waits|replace|bracket/i,
      ),
      page(
        'a note for the translator in brackets',
        RINGS_TR,
        '          tr: ▸[Türkçe çeviri]\n',
        'still to be translated',
        /placeholder|filler|still|translat|waits|bracket/i,
      ),
      page(
        'a note in Arabic brackets',
        RINGS_AR,
        '          ar: ▸[أضف الترجمة هنا]\n',
        'still to be translated',
        /placeholder|filler|still|translat|waits|bracket/i,
      ),
      page(
        'the first language left as a note',
        RINGS_AR,
        '          ar: ▸Arabic translation here\n',
        'still to be translated',
        /language|translat|Arabic|script/i,
      ),
      page('a heading of Markdown over a block', CTA, `  ▸### Call to action\n${CTA}`, 'nothing or a note', /./, {
        mayBeSilent: true,
      }),
      page(
        'a file name before the page',
        'meta:\n  title:\n    en: "From',
        '▸pages/assisted.yaml\nmeta:\n  title:\n    en: "From',
        'the name of the file goes',
        /file|colon|name|belong/,
      ),
      page(
        'two pages in one file',
        CTA,
        `▸---\nmeta:\n  title: { en: Second, tr: İkinci, ar: الثانية }\n${CTA}`,
        'one page in a file',
        /---|one page|document|two/,
      ),
      page('a comment in two slashes', CTA, `  ▸// Call to action section\n${CTA}`, 'a comment begins with #', /#/),
      page('a comment of HTML', CTA, `  ▸<!-- Call to action -->\n${CTA}`, 'a comment begins with #', /#/),
    ],
  },
  {
    kind: 'names of other builders',
    rows: [
      page('sections for blocks', 'blocks:\n', '▸sections:\n', '`blocks`', /`blocks`/),
      page('content for blocks', 'blocks:\n', '▸content:\n', '`blocks`', /`blocks`/),
      page('components for blocks', 'blocks:\n', '▸components:\n', '`blocks`', /`blocks`/),
      page('seo for meta', 'meta:\n', '▸seo:\n', '`meta`', /`meta`/),
      page(
        'keywords in meta',
        'blocks:\n',
        '  ▸keywords: [parcel, shipping]\nblocks:\n',
        'no keywords here',
        /keyword|no field|has no|unknown|not a field|there is no/i,
      ),
      page(
        'an og image in meta',
        'blocks:\n',
        '  ▸ogImage: /images/parcel.jpg\nblocks:\n',
        'made by itself or `picture`',
        /picture|image|shared|made|no field/i,
      ),
      page('component for type', CTA, CTA.replace('- type', '- ▸component'), '`type`', /`type/),
      page('name for type', CTA, CTA.replace('- type', '- ▸name'), '`type`', /`type/),
      page('block for type', CTA, CTA.replace('- type', '- ▸block'), '`type`', /`type/),
      page('the type as a name', CTA, CTA.replace('- type: cta\n', '- ▸cta:\n'), '`type: cta`', /type: cta|`type`/),
      page(
        'props under a block',
        SUBTITLE,
        `    ▸props:\n${SUBTITLE.replace(/^/gm, '  ').trimEnd()}\n`,
        'without props',
        /props|directly|field/,
      ),
      page('a type in capitals', '- type: cta\n', '- type: ▸CTA\n', '`cta`', /`cta`/),
      page('a type with its kind behind it', '- type: cta\n', '- type: ▸cta-section\n', '`cta`', /`cta`/),
      page('call-to-action', '- type: cta\n', '- type: ▸call-to-action\n', '`cta`', /`cta`/),
      page('a hero with its kind behind it', '- type: hero\n', '- type: ▸hero_section\n', '`hero`', /`hero`/),
      page(
        'features for cards',
        '- type: cards\n',
        '- type: ▸features\n',
        '`cards` or `advantages`',
        /`cards`|`advantages`/,
      ),
      page('accordion for faq', '- type: faq\n', '- type: ▸accordion\n', '`faq`', /`faq`/),
      page('testimonials', '- type: cta\n', '- type: ▸testimonials\n', '`quotes`', /`quotes`/),
      page('headline for title', HERO, HERO.replace('    title:', '    ▸headline:'), '`title`', /`title`/),
      page('heading for title', CTA, CTA.replace('    title:', '    ▸heading:'), '`title`', /`title`/),
      page('subheadline', SUBTITLE, SUBTITLE.replace('subtitle', '▸subheadline'), '`subtitle`', /`subtitle`/),
      page('tagline', SUBTITLE, SUBTITLE.replace('subtitle', '▸tagline'), '`subtitle`', /`subtitle`/),
      page(
        'body for description',
        DESCRIPTION,
        DESCRIPTION.replace('description', '▸body'),
        '`description`',
        /`description`/,
      ),
      page('lead for intro', '    intro:\n', '    ▸lead:\n', '`intro`', /`intro`/),
      page(
        'buttons for actions',
        '    actions:\n      - label:\n          en: Ask',
        '    ▸buttons:\n      - label:\n          en: Ask',
        '`actions`',
        /`actions`/,
      ),
      page(
        'cta for actions',
        '    actions:\n      - label:\n          en: Ask',
        '    ▸cta:\n      - label:\n          en: Ask',
        '`actions`',
        /`actions`/,
      ),
      page('text for label', ACTION, ACTION.replace('label', '▸text'), '`label`', /`label`/),
      page('url for link', ACTION, ACTION.replace('link', '▸url'), '`link`', /`link`/),
      page('to for link', ACTION, ACTION.replace('link', '▸to'), '`link`', /`link`/),
      page('variant for style', ACTION, ACTION.replace('style', '▸variant'), '`style`', /`style`/),
      page('a style there is not', ACTION, ACTION.replace('primary', '▸secondary'), 'the choices', /outline/),
      page(
        'cards for items',
        '    items:\n      - icon: package\n',
        '    ▸cards:\n      - icon: package\n',
        '`items`',
        /`items`/,
      ),
      page(
        'features for items',
        '    items:\n      - icon: package\n',
        '    ▸features:\n      - icon: package\n',
        '`items`',
        /`items`/,
      ),
      page('faqs for items', `    items:\n${QUESTION}`, `    ▸faqs:\n${QUESTION}`, '`items`', /`items`/),
      page(
        'q and a',
        QUESTION,
        QUESTION.replace('question', '▸q').replace('answer', '▸a'),
        '`question` and `answer`',
        /`question`|`answer`/,
      ),
      page(
        'title and content of a question',
        QUESTION,
        QUESTION.replace('question', '▸title').replace('answer', '▸content'),
        '`question` and `answer`',
        /`question`|`answer`/,
      ),
      page('background for tone', '    tone: sand\n', '    ▸background: sand\n', '`tone`', /`tone`/),
      page('theme for tone', '    tone: sand\n', '    ▸theme: dark\n', '`tone`', /`tone`/),
      page('a colour for a tone', '    tone: sand\n', '    tone: ▸"#F5F5F5"\n', 'the choices', /sand|plain/),
      page('light for a tone', '    tone: sand\n', '    tone: ▸light\n', 'the choices', /sand|plain/),
      page(
        'a class',
        '    tone: sand\n',
        '    tone: sand\n    ▸className: bg-gray-50 py-16\n',
        'no field; the look',
        /class|look|tone|no field|has no/i,
      ),
      page('a number of columns', '    tone: sand\n', '    tone: sand\n    ▸columns: 3\n', 'no such field', /columns/),
      page('a layout', '    tone: sand\n', '    tone: sand\n    ▸layout: grid\n', 'no such field', /layout/),
      page('an anchor for an id', '    id: legs\n', '    ▸anchor: legs\n', '`id`', /`id`/),
      page('an id with a sharp', '    id: legs\n', '    id: ▸"#legs"\n', 'without #', /#|legs/),
    ],
  },
  {
    kind: 'values of other builders',
    rows: [
      page('an icon of Font Awesome', 'icon: package', 'icon: ▸fa-truck', '`truck`', /truck/),
      page('an icon with its family', 'icon: package', 'icon: ▸lucide:truck', '`truck`', /truck/),
      page('an icon in capitals', 'icon: package', 'icon: ▸Truck', '`truck`', /truck/),
      page('an icon as an emoji', 'icon: package', 'icon: ▸📦', 'a name', /name|package|emoji/),
      page('an icon as a component', 'icon: package', 'icon: ▸<TruckIcon />', '`truck`', /truck/),
      page('an icon of two words', 'icon: package', 'icon: ▸shopping cart', '`shopping-cart`', /shopping-cart/),
      page('an icon as a file', 'icon: package', 'icon: ▸/icons/truck.svg', 'a name', /name|truck/),
      page(
        'an icon that there is none of',
        'icon: package',
        'icon: ▸delivery',
        'a neighbour or the list',
        /truck|icons|list|name/,
      ),
      page(
        'a picture from elsewhere',
        CARDS,
        `${CARDS}    ▸image: https://images.unsplash.com/photo-1\n`,
        'no picture here',
        /image|picture|public/,
      ),
      page(
        'a link with its host',
        ACTION,
        ACTION.replace('/contact', '▸https://▸yourdomain.com/contact'),
        'an example’s address',
        /example|placeholder|stands for|yourdomain|own|\/contact/i,
      ),
      page(
        'a link to be filled in',
        ACTION,
        ACTION.replace('/contact', '▸/your-link-here'),
        'no such page',
        /no page|your-link|exist|there is no/i,
      ),
      page('a bare sharp', ACTION, ACTION.replace('/contact', '▸"#"'), 'leads nowhere', /nowhere|#|section|leads/),
      page(
        'a page that was invented',
        ACTION,
        ACTION.replace('/contact', '▸/get-started'),
        'no such page',
        /no page|get-started|exist|there is no/i,
      ),
      page(
        'a section that was invented',
        '        link: "#legs"\n',
        '        link: ▸"#features"\n',
        'no such section',
        /features/,
      ),
      page(
        'a link as a file of the pages',
        ACTION,
        ACTION.replace('/contact', '▸contact.yaml'),
        '/contact',
        /\/contact/,
      ),
      page(
        'a link with its language',
        ACTION,
        ACTION.replace('/contact', '▸/en/contact'),
        '/contact',
        /\/contact`|without/,
      ),
      page(
        'a link in braces',
        ACTION,
        ACTION.replace('/contact', '▸{{ contactUrl }}'),
        'no such fact',
        /contactUrl|fact/,
      ),
      page(
        'an address of an example',
        ACTION,
        ACTION.replace('/contact', '▸mailto:info@▸yourcompany.com'),
        'an example’s address',
        /example|placeholder|stands for|yourcompany|own|sample/i,
      ),
      page(
        'a telephone of an example',
        ACTION,
        ACTION.replace('/contact', '▸tel:+90 XXX XXX XX XX'),
        'digits',
        /digit|number|X/,
      ),
      page(
        'a firm’s name in brackets',
        NO_COST,
        '      en: At ▸[Company Name], nothing is sent before you know what it costs.\n',
        'to be filled in',
        /bracket|placeholder|filled|brand|name/i,
      ),
      page(
        'a firm’s name in braces',
        NO_COST,
        '      en: At ▸{{company}}, nothing is sent before you know what it costs.\n',
        '{{brand}}',
        /brand|fact/,
      ),
      page(
        'a name with a dot',
        NO_COST,
        '      en: At ▸{{site.brand}}, nothing is sent before you know what it costs.\n',
        '{{brand}}',
        /brand/,
      ),
      page(
        'a name in dollars',
        NO_COST,
        // biome-ignore lint/suspicious/noTemplateCurlyInString: as a program writes it.
        '      en: At ▸${brand}, nothing is sent before you know what it costs.\n',
        '{{brand}}',
        /\{\{brand\}\}/,
      ),
      page(
        'a name in one brace',
        NO_COST,
        '      en: At ▸{brand}, nothing is sent before you know what it costs.\n',
        '{{brand}}',
        /\{\{brand\}\}/,
      ),
      page(
        'a year by its code',
        NO_COST,
        '      en: Since ▸{{ year }}, nothing is sent before you know what it costs.\n',
        'no such fact',
        /year/,
      ),
      page(
        'a break of HTML',
        NO_COST,
        '      en: Nothing is sent▸<br>before you know what it costs.\n',
        'no HTML',
        /HTML|<br>|tag/,
      ),
      page(
        'bold of HTML',
        NO_COST,
        '      en: Nothing is sent ▸<strong>before</strong> you know what it costs.\n',
        '**before**',
        /\*\*b/,
      ),
      page(
        'a space of HTML',
        NO_COST,
        '      en: Nothing is sent▸&nbsp;before you know what it costs.\n',
        'a space',
        /nbsp/,
        { mayBeSilent: true },
      ),
      page(
        'stars around a title',
        '      en: Shall we weigh yours?\n',
        '      en: ▸**Shall we weigh yours?**\n',
        'no stars',
        /\*\*|star|bold|alias/,
      ),
      page(
        'a sharp before a title',
        '      en: Shall we weigh yours?\n',
        '      en: ▸"▸## Shall we weigh yours?"\n',
        'no sharp',
        /##|heading|mark/,
      ),
      page(
        'stars with a space',
        NO_COST,
        '      en: Nothing is sent ▸** before ** you know what it costs.\n',
        'no spaces inside',
        /\*\*|space/,
      ),
      page(
        'a claim with its source in brackets',
        NO_COST,
        '      en: Nothing is sent before you know what it costs▸【1】.\n',
        'a mark of the chat',
        /【|mark|source|bracket|footnote/,
      ),
      page(
        'a note of a source',
        NO_COST,
        '      en: Nothing is sent before you know what it costs.▸[^1]\n',
        'a note that leads nowhere',
        /\[\^1\]|note/,
      ),
      page(
        'a mark of a chat’s source',
        NO_COST,
        '      en: Nothing is sent before you know what it costs ▸:contentReference[oaicite:0]{index=0}.\n',
        'a mark of the chat',
        /mark|chat|reference|assistant|left|colon/i,
      ),
      page(
        'a link of a chat',
        NO_COST,
        '      en: See [our terms](▸sandbox:/mnt/data/terms.pdf).\n',
        'leads nowhere',
        /leads|address|begin|sandbox|no page/,
      ),
      page(
        'a link in HTML',
        NO_COST,
        '      en: Ask ▸<a href="/contact">us</a> what it costs.\n',
        '[us](/contact)',
        /\[us\]\(\/contact\)|\[/,
      ),
    ],
  },
  {
    kind: 'languages as other builders have them',
    rows: [
      page('languages by country', CTA, CTA.replace('      en: Shall', '      ▸en-US: Shall'), '`en`', /`en`/),
      page('English spelt out', CTA, CTA.replace('      en: Shall', '      ▸english: Shall'), '`en`', /`en`/),
      page('Turkish by its country', CTA, CTA.replace('      tr:', '      ▸tr_TR:'), '`tr`', /`tr`/),
      page(
        'one text for all',
        CTA,
        '  - type: cta\n    id: next\n    title: ▸Shall we weigh yours?\n',
        'by language',
        /en:|language/,
      ),
      page(
        'a name for each language',
        CTA,
        '  - type: cta\n    id: next\n    ▸title_en: Shall we weigh yours?\n    ▸title_tr: Sizinkini tartalım mı?\n    ▸title_ar: هل نزن طردك؟\n',
        '`title` with `en`',
        /`title`/,
      ),
      page(
        'translations inside',
        CTA,
        CTA.replace('    title:\n      en', '    title:\n      ▸translations:\n        en')
          .replace('      tr:', '        tr:')
          .replace('      ar:', '        ar:'),
        'languages directly',
        /`?title`?|directly|language/,
      ),
      page(
        'a list of languages',
        CTA,
        '  - type: cta\n    id: next\n    title:\n      ▸- lang: en\n        text: Shall we weigh yours?\n      - lang: tr\n        text: Sizinkini tartalım mı?\n',
        '`en: …`',
        /en:|language/,
      ),
      page('a default beside', CTA, CTA.replace('      en: Shall', '      ▸default: Shall'), '`en`', /`en`|language/),
      page(
        'a key of translations',
        CTA,
        '  - type: cta\n    id: next\n    title: ▸t("cta.title")\n',
        'the words themselves',
        /en:|language|words/,
      ),
      page(
        'a key with dots',
        CTA,
        '  - type: cta\n    id: next\n    title: ▸cta.title\n',
        'the words themselves',
        /en:|language|words/,
      ),
      page(
        'a tag before the text',
        CTA,
        CTA.replace('      en: Shall', '      en: ▸!i18n Shall'),
        'no mark',
        /!|quot|mark/,
      ),
      page(
        'the language of the page',
        'meta:\n  title:\n    en: "From',
        '▸lang: en\nmeta:\n  title:\n    en: "From',
        'no such field; languages by text',
        /lang/,
      ),
      page(
        'translations at the end of the page',
        '        link: /contact\n        style: primary\n',
        '        link: /contact\n        style: primary\n▸translations:\n  tr:\n    title: Depodan kapıya\n',
        'beside each text',
        /translation/,
        { nth: 2 },
      ),
      page(
        'German as a present',
        '      ar: هل نزن طردك؟\n',
        '      ar: هل نزن طردك؟\n      ▸de: Sollen wir Ihres wiegen?\n',
        'not a language of the site',
        /de|German|language/,
      ),
      page(
        'Arabic before the code',
        '      ar: هل نزن طردك؟\n',
        '      ar: ▸ar: هل نزن طردك؟\n',
        'once',
        /ar|twice|colon|quot/,
      ),
    ],
  },
  {
    kind: 'signs of a program',
    rows: [
      page(
        'a page as JSON',
        CTA_WHOLE,
        '  - { "type": "cta", "title": { "en": "Shall we?", "tr": "Tartalım mı?", "ar": "هل نزن؟" }, "actions": ▸[] }\n',
        'nothing or an empty list',
        /empty|at least|actions|colon|end/,
      ),
      page(
        'a comma behind a value',
        '        link: /contact\n        style: primary\n      - label:\n          en: See',
        '        link: ▸/contact▸,\n        style: primary\n      - label:\n          en: See',
        'no comma',
        /comma|`\/contact`/,
      ),
      page('a comma behind a type', '- type: cta\n', '- type: ▸cta,\n', 'no comma', /comma|,|`cta`/),
      page('quotes around a name and a comma', '    id: next\n', '    "id": "next"▸,\n', 'no comma', /comma/),
      page('true in another way', 'blocks:\n', '  noindex: ▸True\nblocks:\n', '`true`', /`true`/, {
        mayBeSilent: true,
      }),
      page(
        'null for a text',
        DESCRIPTION,
        '    description: ▸null\n',
        'leave it out',
        /empty|leave|remove|nothing|text|delete/i,
      ),
      page('an empty text', RINGS, '          en: ▸""\n', 'is empty', /empty|nothing stands/i),
      page('none', '    id: next\n', '    id: ▸None\n', 'an id in small letters', /none|small|letters|id/i, {
        mayBeSilent: true,
      }),
      page(
        'an anchor and its alias',
        DESCRIPTION,
        '    description: ▸*description\n',
        'no such mark',
        /\*|alias|quot|star/,
      ),
      page(
        'a folded text with a sign',
        DESCRIPTION,
        '    description:\n      en: ▸>+2 Nothing is sent.\n      tr: Hiçbir şey gönderilmez.\n      ar: لا يُرسل شيء.\n',
        'the sign alone or quotes',
        /quot|>|line/,
      ),
      page(
        'a colon in a title',
        '      en: Shall we weigh yours?\n',
        '      en: ▸Ready▸: shall we weigh yours?\n',
        'quotes',
        /quot/,
      ),
      page(
        'an apostrophe inside single quotes',
        '      en: Shall we weigh yours?\n',
        "      en: ▸'Let▸'s weigh yours'\n",
        'quotes',
        /quot|'/,
      ),
      page(
        'escaped quotes without outer ones',
        '      en: Shall we weigh yours?\n',
        '      en: Shall we weigh ▸\\"yours\\"?\n',
        'without the backslash',
        /backslash|\\\\|\\"/,
      ),
      page(
        'a code of a letter',
        '      en: Shall we weigh yours?\n',
        '      en: Shall we weigh yours▸\\u003F\n',
        'the letter itself',
        /\\u003F|letter|sign|code/i,
      ),
      page('a sign before a name', '    id: next\n', '    ▸- id: next\n', 'without the dash', /dash|-|list/),
      page(
        'fields as a list',
        '    id: legs\n    tone: sand\n',
        '    ▸- id: legs\n    - tone: sand\n',
        'without the dash',
        /dash|-|list/,
      ),
    ],
  },
];
