import { inFile } from './spots.ts';
import type { WaveKind } from './wave.ts';

const PLAN = 'pages/plan.yaml';

export const beside20: readonly (readonly [file: string, text: string])[] = [
  [
    PLAN,
    `meta:
  title: { en: "How we plan your year", tr: "Yılınızı nasıl planlıyoruz?", ar: "كيف نخطط لسنتك" }
  description: { en: "From the first talk to the first parcel: what happens when, and what it costs you.", tr: "İlk görüşmeden ilk gönderiye: ne zaman ne olur, neye mal olur.", ar: "من أول حديث إلى أول شحنة: ماذا يحدث ومتى، وكم يكلفك ذلك." }
blocks:
  - type: hero
    title: { en: "Your year with us", tr: "Bizimle bir yılınız", ar: "سنتك معنا" }
  - type: contents
    title: { en: "On this page", tr: "Bu sayfada", ar: "في هذه الصفحة" }
  - type: stats
    title: { en: "A year in numbers", tr: "Rakamlarla bir yıl", ar: "سنة بالأرقام" }
    items:
      - value: { all: "12" }
        label: { en: "talks about what sells", tr: "satış görüşmesi", ar: "لقاءً عما يُباع" }
        source: { label: { en: "How we work", tr: "Nasıl çalışırız?", ar: "طريقة عملنا" }, link: /about-us }
      - value: { en: "24 h", tr: "24 saat", ar: "24 ساعة" }
        label: { en: "until you hear from us", tr: "içinde yanıt", ar: "حتى يصلك ردّنا" }
  - type: timeline
    title: { en: "The first weeks", tr: "İlk haftalar", ar: "الأسابيع الأولى" }
    unit: { en: Week, tr: hafta, ar: الأسبوع }
    marks: [1, 4, 8, 12]
    phases:
      - from: 1
        to: 4
        title: { en: "First talks", tr: "İlk görüşmeler", ar: "أول اللقاءات" }
        tasks:
          - who: { en: You, tr: Siz, ar: أنت }
            does: { en: "Send us the product list.", tr: "Ürün listesini gönderirsiniz.", ar: "ترسل قائمة المنتجات." }
      - from: 3
        to: 12
        title: { en: "First sales", tr: "İlk satışlar", ar: "أولى المبيعات" }
        tasks:
          - who: { en: We, tr: Biz, ar: نحن }
            does: { en: "List the products.", tr: "Ürünleri listeleriz.", ar: "نعرض المنتجات." }
  - type: seasons
    title: { en: "When shops are full", tr: "Mağazalar ne zaman dolar?", ar: "متى تمتلئ المتاجر" }
    year: 2027
    items:
      - name: { en: "School begins", tr: "Okulların açılışı", ar: "بداية المدارس" }
        about: true
        dates:
          - starts: 2027-08-20
            ends: 2027-09-10
      - name: { en: "Day of the founders", tr: "Kuruluş günü", ar: "يوم التأسيس" }
        dates:
          - starts: 2027-02-22
    leads:
      - label: { en: "Goods by", tr: "Mal için son gün", ar: "البضاعة قبل" }
        days: 45
    today: { en: Today, tr: Bugün, ar: اليوم }
  - type: costs
    title: { en: "What is left of the price", tr: "Fiyattan ne kalır?", ar: "ماذا يبقى من السعر" }
    currencies: [USD, EUR]
    price:
      name: { en: "Price", tr: "Fiyat", ar: "السعر" }
      detail: { en: "What the buyer pays.", tr: "Alıcının ödediği tutar.", ar: "ما يدفعه المشتري." }
      example: 40
    parts:
      - name: { en: "Commission", tr: "Komisyon", ar: "العمولة" }
        detail: { en: "The shop takes it.", tr: "Mağaza alır.", ar: "يأخذها المتجر." }
        kind: percent
        example: 15
      - name: { en: "Parcel", tr: "Kargo", ar: "الشحن" }
        detail: { en: "For each piece.", tr: "Her ürün için.", ar: "عن كل قطعة." }
        kind: amount
        example: 5
    payout:
      name: { en: "Payout", tr: "Ödeme", ar: "الدفعة" }
      detail: { en: "What the shop pays you.", tr: "Mağazanın size ödediği tutar.", ar: "ما يدفعه لك المتجر." }
    unscaled: { en: "Not to scale", tr: "Ölçekli değil", ar: "الرسم غير متناسب" }
    deficit: { en: "Nothing is left; missing:", tr: "Geriye bir şey kalmıyor; eksik:", ar: "لا يبقى شيء، والناقص:" }
    unreadable: { en: "Please write figures.", tr: "Lütfen rakam yazın.", ar: "يُرجى كتابة أرقام." }
  - type: list
    title: { en: "What is included", tr: "Neler dahil?", ar: "ما الذي يشمله" }
    marker: number
    items:
      - { en: "Listing – Words and pictures.", tr: "Listeleme – metin ve görsel", ar: "العرض – نصوص وصور" }
      - { en: "Answers – To all buyers.", tr: "Yanıtlar – tüm alıcılara", ar: "الردود – لكل المشترين" }
  - type: advantages
    title: { en: "Why it works", tr: "Neden işe yarar?", ar: "لماذا ينجح ذلك" }
    items:
      - icon: clock
        title: { en: "Quick answers", tr: "Hızlı yanıt", ar: "ردود سريعة" }
        description: { en: "We write back on the same day.", tr: "Aynı gün yazarız.", ar: "نكتب إليك في اليوم نفسه." }
  - type: services
    title: { en: "What else we do", tr: "Başka neler yapıyoruz?", ar: "ماذا نقدم أيضًا" }
    items:
      - service: { en: "Photographs", tr: "Fotoğraf çekimi", ar: "التصوير" }
        description: { en: "In your workshop.", tr: "Atölyenizde.", ar: "في ورشتك." }
  - type: tabs
    title: { en: "Two ways to begin", tr: "Başlamanın iki yolu", ar: "طريقتان للبدء" }
    items:
      - label: { en: Small, tr: Küçük, ar: صغيرة }
        text: { en: "Ten products, one shop.", tr: "On ürün, tek mağaza.", ar: "عشرة منتجات ومتجر واحد." }
      - label: { en: Large, tr: Büyük, ar: كبيرة }
        text: { en: "All products, all shops.", tr: "Bütün ürünler, bütün mağazalar.", ar: "كل المنتجات في كل المتاجر." }
`,
  ],
];

const plan = inFile(PLAN);

const TWELVE = '      - value: { all: "12" }\n';
const HEARD = '        label: { en: "until you hear from us", tr: "içinde yanıt", ar: "حتى يصلك ردّنا" }\n';
const SOURCE =
  '        source: { label: { en: "How we work", tr: "Nasıl çalışırız?", ar: "طريقة عملنا" }, link: /about-us }\n';
const UNIT = '    unit: { en: Week, tr: hafta, ar: الأسبوع }\n';
const MARKS = '    marks: [1, 4, 8, 12]\n';
const PAPERS = '      - from: 1\n        to: 4\n';
const SALES = '      - from: 3\n        to: 12\n';
const WHO = '          - who: { en: You, tr: Siz, ar: أنت }\n';
const DOES =
  '            does: { en: "Send us the product list.", tr: "Ürün listesini gönderirsiniz.", ar: "ترسل قائمة المنتجات." }\n';
const YEAR = '    year: 2027\n';
const SCHOOL = '          - starts: 2027-08-20\n            ends: 2027-09-10\n';
const ABOUT = '        about: true\n';
const FOUNDERS = '          - starts: 2027-02-22\n';
const DAYS = '        days: 45\n';
const CURRENCIES = '    currencies: [USD, EUR]\n';
const FORTY = '      example: 40\n';
const PERCENT = '        kind: percent\n        example: 15\n';
const AMOUNT = '        kind: amount\n        example: 5\n';
const LISTING =
  '      - { en: "Listing – Words and pictures.", tr: "Listeleme – metin ve görsel", ar: "العرض – نصوص وصور" }\n';
const MARKER = '    marker: number\n';
const ICON = '      - icon: clock\n';
const QUICK = '        title: { en: "Quick answers", tr: "Hızlı yanıt", ar: "ردود سريعة" }\n';
const SERVICE = '      - service: { en: "Photographs", tr: "Fotoğraf çekimi", ar: "التصوير" }\n';
const SMALL = '      - label: { en: Small, tr: Küçük, ar: صغيرة }\n';
const TEN =
  '        text: { en: "Ten products, one shop.", tr: "On ürün, tek mağaza.", ar: "عشرة منتجات ومتجر واحد." }\n';
const CONTENTS = '  - type: contents\n';

/** A twentieth wave: a colleague of marketing makes a page of plans, seasons, figures and costs. */
export const wave20: readonly WaveKind[] = [
  {
    kind: 'figures',
    rows: [
      plan('number for value', TWELVE, '      - ▸number: { all: "12" }\n', '`value`', /`value`/),
      plan('figure for value', TWELVE, '      - ▸figure: { all: "12" }\n', '`value`', /`value`/),
      plan('a figure without quotes', TWELVE, '      - value: ▸12\n', '{ all: "12" }', /all: "?12|`all`/),
      plan('a figure in braces without quotes', TWELVE, '      - value: { all: ▸12 }\n', 'quotes', /quot|"12"/, {
        mayBeSilent: true,
      }),
      plan(
        'text for label',
        HEARD,
        '        ▸text: { en: "until you hear from us", tr: "içinde yanıt" }\n',
        '`label`',
        /`label`/,
      ),
      plan(
        'caption for label',
        HEARD,
        '        ▸caption: { en: "until you hear from us", tr: "içinde yanıt" }\n',
        '`label`',
        /`label`/,
      ),
      plan('no label', HEARD, '', '`label` is missing', /`label`/, {
        elsewhere: [
          [PLAN, 'value: { en: "24 h"'],
          [PLAN, '- value: { en: "24 h"'],
        ],
      }),
      plan('the source as an address', SOURCE, '        source: ▸/about-us\n', '`label` and `link`', /`label`|`link`/),
      plan('url in the source', SOURCE, SOURCE.replace('link:', '▸url:'), '`link`', /`link`/),
      plan('href in the source', SOURCE, SOURCE.replace('link: /about-us', '▸href: /about-us'), '`link`', /`link`/),
      plan('a source that is no page', SOURCE, SOURCE.replace('/about-us', '▸/about'), '`/about-us`', /`\/about-us`/),
      plan(
        'figures beside items',
        '    items:\n      - value: { all: "12" }\n',
        '    ▸figures:\n      - value: { all: "12" }\n',
        '`items`',
        /`items`/,
      ),
      plan('stat for stats', '  - type: stats\n', '  - type: ▸stat\n', '`stats`', /`stats`/),
      plan('statistics for stats', '  - type: stats\n', '  - type: ▸statistics\n', '`stats`', /`stats`/),
      plan('numbers for stats', '  - type: stats\n', '  - type: ▸numbers\n', '`stats`', /`stats`/),
      plan('figures in Turkish', '  - type: stats\n', '  - type: ▸rakamlar\n', '`stats`', /`stats`/),
    ],
  },
  {
    kind: 'a plan of weeks',
    rows: [
      plan(
        'a unit in the plural',
        UNIT,
        '    unit: { en: ▸Weeks, tr: haftalar, ar: الأسابيع }\n',
        'singular',
        /singular|Week\b/,
        {
          mayBeSilent: true,
        },
      ),
      plan('marks that fall', MARKS, '    marks: [1, 8, ▸4, 12]\n', 'at least 9', /9|ascend|between|larger/),
      plan('marks in quotes', MARKS, '    marks: [▸"1", "4", "8", "12"]\n', 'without quotes', /quot/, {
        mayBeSilent: true,
      }),
      plan('marks with words', MARKS, '    marks: [▸week 1, week 4, week 8, week 12]\n', 'numbers', /number|figure/),
      plan('marks as a text', MARKS, '    marks: ▸1, 4, 8, 12\n', 'a list in brackets', /\[1, 4, 8, 12\]|list/),
      plan('weeks for marks', MARKS, '    ▸weeks: [1, 4, 8, 12]\n', '`marks`', /`marks`/),
      plan('steps for phases', '    phases:\n', '    ▸steps:\n', '`phases`', /`phases`/),
      plan('a phase after the end', SALES, '      - from: 3\n        to: ▸16\n', 'at most 12', /12/),
      plan(
        'a phase that ends before it begins',
        PAPERS,
        '      - from: 4\n        to: ▸1\n',
        'before',
        /before|order|at least 4|begin/,
        {
          elsewhere: [[PLAN, '4\n        to: 1']],
        },
      ),
      plan('start for from', PAPERS, '      - ▸start: 1\n        to: 4\n', '`from`', /`from`/),
      plan('end for to', PAPERS, '      - from: 1\n        ▸end: 4\n', '`to`', /`to`/),
      plan('a phase in one line', PAPERS, '      - from: ▸1-4\n', '`from` and `to`', /`to`|number/),
      plan('a phase without its end', PAPERS, '      - from: 1\n', '`to` is missing', /`to`/, {
        elsewhere: [
          [PLAN, 'from: 1\n        title'],
          [PLAN, '- from: 1\n        title'],
        ],
      }),
      plan('week zero', PAPERS, '      - from: ▸0\n        to: 4\n', 'at least 1', /1/),
      plan('half a week', PAPERS, '      - from: ▸1.5\n        to: 4\n', 'a whole number', /whole/),
      plan(
        'name for title',
        '        title: { en: "First talks", tr: "İlk görüşmeler", ar: "أول اللقاءات" }\n',
        '        ▸name: { en: "First talks", tr: "İlk görüşmeler", ar: "أول اللقاءات" }\n',
        '`title`',
        /`title`/,
      ),
      plan('person for who', WHO, '          - ▸person: { en: You, tr: Siz, ar: أنت }\n', '`who`', /`who`/),
      plan(
        'task for does',
        DOES,
        '            ▸task: { en: "Send us the product list.", tr: "Ürün listesini gönderirsiniz.", ar: "ترسل قائمة المنتجات." }\n',
        '`does`',
        /`does`/,
      ),
      plan(
        'do for does',
        DOES,
        '            ▸do: { en: "Send us the product list.", tr: "Ürün listesini gönderirsiniz.", ar: "ترسل قائمة المنتجات." }\n',
        '`does`',
        /`does`/,
      ),
      plan(
        'a task that is a text',
        WHO + DOES,
        '          - ▸Send us the product list\n',
        '`who` and `does`',
        /`who`|`does`/,
      ),
      plan(
        'tasks without a dash',
        WHO,
        '            ▸who: { en: You, tr: Siz, ar: أنت }\n',
        'a dash',
        /`- `|dash|list/,
        {
          elsewhere: [[PLAN, 'tasks:\n            who']],
        },
      ),
      plan('schedule for timeline', '  - type: timeline\n', '  - type: ▸schedule\n', '`timeline`', /`timeline`/),
      plan('plan for timeline', '  - type: timeline\n', '  - type: ▸gantt\n', '`timeline`', /`timeline`/),
      plan('time line', '  - type: timeline\n', '  - type: ▸time line\n', '`timeline`', /`timeline`/),
    ],
  },
  {
    kind: 'seasons',
    rows: [
      plan('a year in quotes', YEAR, '    year: ▸"2027"\n', 'without quotes', /quot/, { mayBeSilent: true }),
      plan('a year that no season has', YEAR, '    year: ▸2031\n', 'no dates in 2031', /2031/),
      plan('a year of two digits', YEAR, '    year: ▸27\n', '2027', /year|2027|four/),
      plan('this year as a word', YEAR, '    year: ▸next\n', 'a year', /year|number/),
      plan(
        'a date of Turkey',
        SCHOOL,
        '          - starts: ▸20.08.2027\n            ends: 2027-09-10\n',
        '2027-08-20',
        /2027-08-20/,
      ),
      plan(
        'a date of America',
        SCHOOL,
        '          - starts: ▸08/20/2027\n            ends: 2027-09-10\n',
        '2027-08-20',
        /2027-08-20/,
      ),
      plan(
        'a date in words',
        SCHOOL,
        '          - starts: ▸20 August 2027\n            ends: 2027-09-10\n',
        '2027-08-20',
        /2027-08-20/,
      ),
      plan(
        'a date in Turkish words',
        SCHOOL,
        '          - starts: ▸20 Ağustos 2027\n            ends: 2027-09-10\n',
        '2027-08-20',
        /2027-08-20/,
      ),
      plan(
        'a day that there is none',
        SCHOOL,
        '          - starts: ▸2027-08-32\n            ends: 2027-09-10\n',
        'no such day',
        /31|no such|day/,
      ),
      plan(
        'an end before the beginning',
        SCHOOL,
        '          - starts: 2027-09-20\n            ends: ▸2027-09-10\n',
        'before',
        /before|after|earlier/,
        {
          elsewhere: [[PLAN, '2027-09-20']],
        },
      ),
      plan(
        'start for starts',
        SCHOOL,
        '          - ▸start: 2027-08-20\n            ends: 2027-09-10\n',
        '`starts`',
        /`starts`/,
      ),
      plan(
        'from and to',
        SCHOOL,
        '          - ▸from: 2027-08-20\n            ▸to: 2027-09-10\n',
        '`starts`',
        /`starts`|`ends`/,
      ),
      plan(
        'end for ends',
        SCHOOL,
        '          - starts: 2027-08-20\n            ▸end: 2027-09-10\n',
        '`ends`',
        /`ends`/,
      ),
      plan(
        'two days in one line',
        SCHOOL,
        '          - ▸2027-08-20 - 2027-09-10\n',
        '`starts` and `ends`',
        /`starts`|`ends`/,
      ),
      plan('a date by itself', FOUNDERS, '          - ▸2027-02-22\n', '`starts`', /`starts`/),
      plan('dates that are no list', FOUNDERS, '          ▸starts: 2027-02-22\n', 'a list', /list|`- `|dash/, {
        elsewhere: [[PLAN, 'dates:\n          starts: 2027-02-22']],
      }),
      plan('about in words', ABOUT, '        about: ▸yes\n', '`true`', /`true`/),
      plan('about as a text', ABOUT, '        about: ▸School\n', '`true` or `false`', /`true`|`false`/),
      plan('estimated for about', ABOUT, '        ▸approximate: true\n', '`about`', /`about`/),
      plan('days in words', DAYS, '        days: ▸45 days\n', '45', /45|number/),
      plan('days below zero', DAYS, '        days: ▸-45\n', 'at least 1', /1|negative|least/),
      plan('weeks for days', DAYS, '        ▸weeks: 6\n', '`days`', /`days`/),
      plan(
        'title for the name',
        '      - name: { en: "School begins", tr: "Okulların açılışı", ar: "بداية المدارس" }\n',
        '      - ▸title: { en: "School begins", tr: "Okulların açılışı", ar: "بداية المدارس" }\n',
        '`name`',
        /`name`/,
      ),
      plan('season for seasons', '  - type: seasons\n', '  - type: ▸season\n', '`seasons`', /`seasons`/),
      plan('holidays for seasons', '  - type: seasons\n', '  - type: ▸holidays\n', '`seasons`', /`seasons`|`calendar`/),
    ],
  },
  {
    kind: 'costs',
    rows: [
      plan('a currency as a sign', CURRENCIES, '    currencies: [▸$, EUR]\n', '`USD`', /`USD`|code/),
      plan('a currency in small letters', CURRENCIES, '    currencies: [▸usd, EUR]\n', '`USD`', /`USD`/),
      plan('TL', CURRENCIES, '    currencies: [▸TL, EUR]\n', '`TRY`', /`TRY`/),
      plan('a currency in words', CURRENCIES, '    currencies: [▸Dollar, EUR]\n', '`USD`', /`USD`|code/),
      plan('one currency without brackets', CURRENCIES, '    currencies: ▸USD\n', 'a list', /list|\[USD\]/),
      plan('currency', CURRENCIES, '    ▸currency: [USD, EUR]\n', '`currencies`', /`currencies`/),
      plan('a price with its currency', FORTY, '      example: ▸40 USD\n', 'the number alone', /40|number/),
      plan('a price with a comma', FORTY, '      example: ▸39,90\n', '39.90', /39\.90?/),
      plan('a price in quotes', FORTY, '      example: ▸"40"\n', 'without quotes', /quot|40/, { mayBeSilent: true }),
      plan('a percentage with its sign', PERCENT, '        kind: percent\n        example: ▸15%\n', '15', /15|number/),
      plan('kind as a sign', PERCENT, '        kind: ▸"%"\n        example: 15\n', '`percent`', /`percent`/),
      plan('percentage', PERCENT, '        kind: ▸percentage\n        example: 15\n', '`percent`', /`percent`/),
      plan('kind in Turkish', PERCENT, '        kind: ▸yüzde\n        example: 15\n', '`percent`', /`percent`/),
      plan('fixed', AMOUNT, '        kind: ▸fixed\n        example: 5\n', '`amount`', /`amount`/),
      plan('type for kind', AMOUNT, '        ▸type: amount\n        example: 5\n', '`kind`', /`kind`/),
      plan('value for the example', AMOUNT, '        kind: amount\n        ▸value: 5\n', '`example`', /`example`/),
      plan(
        'description for detail',
        '        detail: { en: "The shop takes it.", tr: "Mağaza alır.", ar: "يأخذها المتجر." }\n',
        '        ▸description: { en: "The shop takes it.", tr: "Mağaza alır.", ar: "يأخذها المتجر." }\n',
        '`detail`',
        /`detail`/,
      ),
      plan(
        'no payout',
        '    payout:\n      name: { en: "Payout", tr: "Ödeme", ar: "الدفعة" }\n      detail: { en: "What the shop pays you.", tr: "Mağazanın size ödediği tutar.", ar: "ما يدفعه لك المتجر." }\n',
        '',
        '`payout` is missing',
        /`payout`/,
        {
          elsewhere: [
            [PLAN, 'costs\n'],
            [PLAN, 'type: costs'],
            [PLAN, '- type: costs'],
          ],
        },
      ),
      plan('fees for parts', '    parts:\n', '    ▸fees:\n', '`parts`', /`parts`/),
      plan('calculator for costs', '  - type: costs\n', '  - type: ▸calculator\n', '`costs`', /`costs`/),
      plan('cost for costs', '  - type: costs\n', '  - type: ▸cost\n', '`costs`', /`costs`/),
    ],
  },
  {
    kind: 'lists, reasons and tabs',
    rows: [
      plan(
        'an entry with a title',
        LISTING,
        '      - ▸title: { en: "Listing", tr: "Listeleme", ar: "العرض" }\n        text: { en: "Words and pictures.", tr: "metin ve görsel", ar: "نصوص وصور" }\n',
        'heading – detail',
        /–|dash|`en`/,
      ),
      plan(
        'an entry in one language only',
        LISTING,
        '      - ▸Listing – Words and pictures.\n',
        'languages',
        /`en`|language/,
      ),
      plan(
        'numbers in the entry',
        LISTING,
        '      - { en: "▸1. Listing – Words and pictures.", tr: "1. Listeleme – metin ve görsel", ar: "1. العرض – نصوص وصور" }\n',
        'numbered already',
        /number|marker/,
        { mayBeSilent: true },
      ),
      plan(
        'a check mark in the entry',
        LISTING,
        '      - { en: "▸✓ Listing – Words and pictures.", tr: "Listeleme – metin ve görsel", ar: "العرض – نصوص وصور" }\n',
        'the list has it',
        /✓|check|marker|sign/,
        { mayBeSilent: true },
      ),
      plan('numbers for the marker', MARKER, '    marker: ▸numbers\n', '`number`', /`number`/),
      plan('bullet for the marker', MARKER, '    marker: ▸bullet\n', '`none`', /`check`|`none`/),
      plan('tick for the marker', MARKER, '    marker: ▸tick\n', '`check`', /`check`/),
      plan('style for the marker', MARKER, '    ▸style: number\n', '`marker`', /`marker`/),
      plan('an icon that there is none', ICON, '      - icon: ▸clok\n', '`clock`', /`clock`/),
      plan('an icon in Turkish', ICON, '      - icon: ▸saat\n', '`clock`', /`clock`/),
      plan('an icon as an emoji', ICON, '      - icon: ▸⏰\n', 'a name', /name|lucide/i),
      plan('an icon of Font Awesome', ICON, '      - icon: ▸fa-clock\n', '`clock`', /`clock`/),
      plan('an icon with a capital', ICON, '      - icon: ▸Clock\n', '`clock`', /`clock`/),
      plan('heading for title', QUICK, QUICK.replace('title', '▸heading'), '`title`', /`title`/),
      plan('an advantage without its title', QUICK, '', '`title` is missing', /`title`/, {
        elsewhere: [
          [PLAN, 'icon: clock'],
          [PLAN, '- icon: clock'],
        ],
      }),
      plan('title for the service', SERVICE, SERVICE.replace('service', '▸title'), '`service`', /`service`/),
      plan('name for the service', SERVICE, SERVICE.replace('service', '▸name'), '`service`', /`service`/),
      plan(
        'a price in a service',
        SERVICE,
        `${SERVICE}        ▸price: 100 USD\n`,
        'no such field',
        /not a field|no field|`price`/,
      ),
      plan('title for the label of a tab', SMALL, SMALL.replace('label', '▸title'), '`label`', /`label`/),
      plan('content for the text of a tab', TEN, TEN.replace('text', '▸content'), '`text`', /`text`/),
      plan('body for the text of a tab', TEN, TEN.replace('text', '▸body'), '`text`', /`text`/),
      plan(
        'two tabs of one name',
        SMALL,
        '      - label: { en: ▸Large, tr: Büyük, ar: كبيرة }\n',
        'the same',
        /same|twice|already/,
        {
          mayBeSilent: true,
          elsewhere: [[PLAN, 'Large, tr: Büyük, ar: كبيرة }\n        text: { en: "All']],
        },
      ),
      plan('accordion for tabs', '  - type: tabs\n', '  - type: ▸accordion\n', '`faq`', /`faq`|`tabs`/),
      plan('toc for contents', CONTENTS, '  - type: ▸toc\n', '`contents`', /`contents`/),
      plan('table of contents', CONTENTS, '  - type: ▸table-of-contents\n', '`contents`', /`contents`/),
      plan(
        'features for advantages',
        '  - type: advantages\n',
        '  - type: ▸features\n',
        '`advantages`',
        /`advantages`/,
      ),
      plan(
        'benefits for advantages',
        '  - type: advantages\n',
        '  - type: ▸benefits\n',
        '`advantages`',
        /`advantages`/,
      ),
      plan(
        'the advantages in Turkish',
        '  - type: advantages\n',
        '  - type: ▸avantajlar\n',
        '`advantages`',
        /`advantages`/,
      ),
      plan('the list in Turkish', '  - type: list\n', '  - type: ▸liste\n', '`list`', /`list`/),
      plan('bullets for list', '  - type: list\n', '  - type: ▸bullets\n', '`list`', /`list`/),
    ],
  },
];
