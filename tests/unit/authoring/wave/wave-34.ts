import { CONTACT, HOURS, SITE } from './places.ts';
import { inFile } from './spots.ts';
import type { WaveKind } from './wave.ts';

const page = inFile(CONTACT);
const site = inFile(SITE);

const PARTNER = 'That partner is an aggregator, a company that sells many brands through its own marketplace accounts.';
const THAT = `        ${PARTNER} If you would rather read first, the [FAQ](/faq) answers the most common questions.\n`;
const READ_TR = '        Önce okumak isterseniz çoğu sorunun yanıtı [sık sorulan sorular](/faq) sayfasında.\n';
const READ_AR = '        وإن أردت القراءة أولًا، ففي صفحة [الأسئلة الشائعة](/faq) إجابات عن معظم ما سبق.\n';
const LIVE = '  liveDays: 30\n';
const COURIER = '  courier:\n';

/** What is said behind the paragraph about the partner. */
const en = (name: string, text: string, conveys: string, wanted: RegExp) =>
  page(name, THAT, THAT.replace(PARTNER, `${PARTNER} ${text}`), conveys, wanted);
const tr = (name: string, text: string, conveys: string, wanted: RegExp) =>
  page(name, READ_TR, READ_TR.replace(/\n$/, ` ${text}\n`), conveys, wanted);
const ar = (name: string, text: string, conveys: string, wanted: RegExp) =>
  page(name, READ_AR, READ_AR.replace(/\n$/, ` ${text}\n`), conveys, wanted);
/** A figure among the facts. */
const live = (name: string, value: string, conveys: string, wanted: RegExp) =>
  site(name, LIVE, `  ▸liveDays: ▸${value}\n`, conveys, wanted);
/** A new fact. */
const fact = (name: string, line: string, conveys: string, wanted: RegExp) =>
  site(name, COURIER, `  ${line}\n${COURIER}`, conveys, wanted);

const TWICE = /twice|double|again|one of|already|repeat/i;
const NO_DAY = /no (such )?(day|date)|not a (day|date)|calendar|does not exist|has (only )?\d+ days|there is no/i;
const NO_TIME = /no (such )?time|not a time|hour|minute|clock/i;
const LETTER = /letter|zero|digit|figure|one\b/i;
const NUMBER = /number|figure|digits|whole/i;
const PLACEHOLDER = /fact|brace|placeholder|name|\{\{/i;

/** A thirty-fourth wave: an accountant brings figures, prices, dates and times up to date. */
export const wave34: readonly WaveKind[] = [
  {
    kind: 'days and times that there are not',
    rows: [
      en('a day too many', 'Prices hold until ▸31 June 2027.', 'no such day', NO_DAY),
      en('a day in February', 'Prices hold until ▸February 30, 2027.', 'no such day', NO_DAY),
      tr('a day too many in Turkish', 'Fiyatlar ▸31 Kasım 2027 tarihine kadar geçerlidir.', 'no such day', NO_DAY),
      ar('a day too many in Arabic', 'تسري الأسعار حتى ▸31 سبتمبر 2027.', 'no such day', NO_DAY),
      en('a day in figures', 'Prices hold until ▸2027-02-30.', 'no such day', NO_DAY),
      tr('a day in figures in Turkish', 'Fiyatlar ▸31.02.2027 tarihine kadar geçerlidir.', 'no such day', NO_DAY),
      en('a month too many', 'Prices hold until ▸2027-13-01.', 'no such month', NO_DAY),
      en(
        'another day of the week',
        'Prices hold until ▸Monday, 5 January 2027.',
        'it is a Tuesday',
        /Tuesday|day of the week/i,
      ),
      tr(
        'another day of the week in Turkish',
        'Fiyatlar ▸5 Ocak 2027 ▸Pazartesi gününe kadar geçerlidir.',
        'it is a Tuesday',
        /Salı|Tuesday|day of the week/i,
      ),
      en('an hour too many', 'We answer the telephone until ▸25:00.', 'no such time', NO_TIME),
      en('minutes too many', 'We answer the telephone from ▸9:75.', 'no such time', NO_TIME),
      en('an hour of two clocks', 'We answer the telephone until ▸17:00 pm.', 'two clocks', /pm|clock|twice|24/i),
      tr('an hour too many in Turkish', 'Telefonu ▸25.30’a kadar açıyoruz.', 'no such time', NO_TIME),
      en(
        'a year with a figure too many',
        'Prices hold until May ▸20277.',
        'a year of five figures',
        /year|figure|digit/i,
      ),
      en(
        'a year with an apostrophe missing',
        'Prices of ▸202 7 hold for a year.',
        'a space in a year',
        /space|number|figure|year/i,
      ),
      en('weeks backwards', 'It takes ▸4 to 2 weeks.', 'backwards', /backwards|order|smaller|larger|before|first/i),
      en('hours backwards', 'It takes ▸24–12 hours.', 'backwards', /backwards|order|smaller|larger|before|first/i),
      tr(
        'weeks backwards in Turkish',
        'Bu ▸4-2 hafta sürer.',
        'backwards',
        /backwards|order|smaller|larger|before|first/i,
      ),
      ar(
        'weeks backwards in Arabic',
        'يستغرق ذلك من ▸4 إلى 2 أسابيع.',
        'backwards',
        /backwards|order|smaller|larger|before|first/i,
      ),
      en('years backwards', 'Figures are of ▸2026–2024.', 'backwards', /backwards|order|smaller|larger|before|first/i),
    ],
  },
  {
    kind: 'figures',
    rows: [
      en('a letter for a zero', 'It takes ▸3O days.', 'a letter O', LETTER),
      en('a letter for a one', 'It takes ▸l5 days.', 'a letter l', LETTER),
      en('a letter for a zero in a year', 'Prices of ▸2O27 hold for a year.', 'a letter O', LETTER),
      tr('a letter for a zero in Turkish', 'Bu ▸3O gün sürer.', 'a letter O', LETTER),
      ar('a letter for a zero in Arabic', 'يستغرق ذلك ▸3O يومًا.', 'a letter O', LETTER),
      en('a separator twice', 'A shipment costs 1▸,▸,500 dollars.', 'a comma twice', TWICE),
      en('two decimal points', 'A shipment costs ▸1.500.50 dollars.', 'two kinds of separators', /`1,500.50`/),
      en('a space behind a separator', 'A shipment costs ▸1, 500 dollars.', 'a space in a number', /`1,500 dollars`/),
      en('a space before a decimal', 'A shipment costs ▸12 .50 dollars.', 'a space in a number', /`12.50`/),
      en(
        'the separators of another language',
        'A shipment costs ▸1.500,50 dollars.',
        'commas for thousands in English',
        /separator|point|comma|thousand|decimal/i,
      ),
      tr(
        'the separators of another language in Turkish',
        'Bir sevkiyat ▸1,500.50 dolar tutar.',
        'points for thousands in Turkish',
        /separator|point|comma|thousand|decimal/i,
      ),
      en('a percent sign twice', 'We keep 15▸%% of nothing.', 'twice', TWICE),
      en('a sign and the word', 'Duty is ▸5% percent.', 'twice', /`5%`/),
      tr('a sign and the word in Turkish', 'Vergi ▸yüzde %5 oranındadır.', 'twice', /`%5`/),
      ar('a sign and the word in Arabic', 'الرسوم ▸5% بالمئة.', 'twice', /`5%`/),
      en(
        'a percent sign of Turkish',
        'Duty is ▸%5 in most cases.',
        'the sign follows',
        /after|behind|follows|%|percent/i,
      ),
      tr(
        'a percent sign of English',
        'Vergi çoğu zaman ▸5% oranındadır.',
        'the sign comes first',
        /before|front|first|%|percent/i,
      ),
      en('a currency twice', 'A shipment costs ▸$500 USD.', 'twice', /`\$500`/),
      en('a currency twice by its sign', 'A shipment costs ▸$500$ at most.', 'twice', /`\$500`/),
      tr('a currency twice in Turkish', 'Bir sevkiyat ▸50▸0 TL TL tutar.', 'twice', /`\d+ TL`|twice/),
      tr('a sign and a word in Turkish', 'Bir sevkiyat ▸₺500 TL tutar.', 'twice', /`₺500`/),
      en('a currency behind', 'A shipment costs ▸500$.', 'the sign comes first', /before|front|first|\$/i),
      en('a unit twice', 'It takes 30 ▸days ▸days.', 'a word twice', TWICE),
      en(
        'a word and its figure differ',
        'It takes ▸two (3) weeks.',
        'they differ',
        /differ|not the same|says|figure|word/i,
      ),
      tr(
        'a word and its figure differ in Turkish',
        'Bu ▸iki (3) hafta sürer.',
        'they differ',
        /differ|not the same|says|figure|word/i,
      ),
      en('a number that was cut', 'It takes ▸... weeks.', 'a blank', /blank|still|written|dots|left/i),
      en('a number that is asked for', 'It takes ▸? weeks.', 'a blank', /blank|still|written|question|left/i),
      en(
        'a cell that was too narrow',
        'A shipment costs ▸1.5E+03 dollars.',
        'a figure of a spreadsheet',
        /spreadsheet|1500|1,500|E\+|number/i,
      ),
      en('a sum of a spreadsheet', 'A shipment costs ▸=SUM(B2:B9) dollars.', 'a formula', /formula|spreadsheet/i),
      en(
        'a date of a spreadsheet',
        'Prices hold until ▸46388.',
        'a number of a spreadsheet',
        /date|spreadsheet|number/i,
      ),
      en('a plus that has no number', 'We have ▸+ marketplaces.', 'a number is missing', /number|sign|missing|alone/i),
      en('an order that is wrong', 'This is the ▸2th time.', '2nd', /2nd|ordinal/i),
      en('an order that is wrong too', 'This is the ▸21th time.', '21st', /21st|ordinal/i),
      ar('digits of two kinds', 'يستغرق ذلك ▸3▸٠ يومًا.', 'two kinds of digits', /digit|figure|30/i),
    ],
  },
  {
    kind: 'facts in texts',
    rows: [
      en('the noun twice', 'We reply within ▸{{replyHours, hours}} ▸hours.', 'the noun twice', TWICE),
      tr('the noun twice in Turkish', '▸{{replyHours, hours}} ▸saat içinde yanıt veriyoruz.', 'the noun twice', TWICE),
      ar('the noun twice in Arabic', 'نرد خلال ▸{{replyHours, hours}} ▸ساعة.', 'the noun twice', TWICE),
      en('the noun twice, singular', 'It takes ▸{{liveDays, days}} ▸day.', 'the noun twice', TWICE),
      en('no noun', 'We reply within ▸{{replyHours}}.', 'no noun', /hours|noun|unit|what/i),
      en('turned about', 'We reply within ▸{{hours, replyHours}}.', 'turned about', PLACEHOLDER),
      en('a product', 'We reply within ▸{{replyHours * 2}} hours.', 'no calculation', /calculat|fact|value/i),
      en('a sum', 'We reply within ▸{{replyHours + 24}} hours.', 'no calculation', /calculat|fact|value/i),
      en('a filter', 'We reply within ▸{{replyHours | hours}}.', 'a comma', /,|fact|comma/i),
      en('a colon', 'We reply within ▸{{replyHours: hours}}.', 'a comma', /,|fact|comma/i),
      en('a function', 'We reply within ▸{{hours(replyHours)}}.', 'a comma', /,|fact|comma/i),
      en('a number of its own', 'We reply within ▸{{24, hours}}.', 'a fact', PLACEHOLDER),
      en('quoted', 'We reply within ▸{{"replyHours", hours}}.', 'no quotes', /quot|fact|name/i),
      en(
        'a fact of the site by its way',
        'We reply within ▸{{facts.replyHours}} hours.',
        'without facts.',
        /replyHours/,
      ),
      en(
        'a fact of the site by its file',
        'We reply within ▸{{site.facts.replyHours}} hours.',
        'without facts.',
        /replyHours/,
      ),
      en('a dollar', `We reply within ▸$▸{replyHours} hours.`, 'two braces', /\{\{|brace/i),
      en('a percent', 'We reply within ▸%replyHours% hours.', 'two braces', /\{\{|brace|sign|left|fact/i),
      en('brackets', 'We reply within ▸[replyHours] hours.', 'two braces', /\{\{|brace|fact|left|written/i),
      en('brackets twice', 'We reply within ▸[[replyHours]] hours.', 'two braces', /\{\{|brace|fact|left|written/i),
      en('braces thrice', 'We reply within ▸{{{replyHours}}} hours.', 'two braces', /\{\{|brace/i),
      en('angles', 'We reply within ▸<replyHours> hours.', 'two braces', /\{\{|brace|fact|HTML/i),
      en('a currency before a fact', 'It takes ▸{{liveDays, daysword}}.', 'dayWord', /dayWord|days/),
      en('another letter', 'It takes ▸{{livedays}} days.', 'liveDays', /liveDays/),
      en('words', 'It takes ▸{{live days}} days.', 'liveDays', /liveDays/),
    ],
  },
  {
    kind: 'facts themselves',
    rows: [
      live('a word', 'thirty', 'a number', NUMBER),
      live('with its unit', '30 days', 'without the unit', NUMBER),
      live('about', '~30', 'a number', NUMBER),
      live('about in words', 'ca. 30', 'a number', NUMBER),
      live('a range', '14-30', 'a number', NUMBER),
      live('a decimal comma', '30,5', 'a number', NUMBER),
      live('a letter', '3O', 'a letter', /letter|number|zero|`30`/i),
      live('Arabic digits', '٣٠', 'digits', NUMBER),
      live('a plus', '30+', 'a number', NUMBER),
      live('below zero', '-30', 'no less than nothing', /less|below|negative|minus|zero/i),
      live('a percent', '30%', 'a number', NUMBER),
      live('a formula', '=15*2', 'a number', NUMBER),
      live('nothing', '', 'empty', /empty|value|number/i),
      live('a dash', '-', 'empty', /empty|value|number|list|dash/i),
      live('to come', 'TBD', 'still to be written', /TBD|still|number|written/i),
      live('a question', '30?', 'a number', NUMBER),
      live('an equals sign', '30 = 1 month', 'a number', NUMBER),
      live('two values', '30, 45', 'one number', NUMBER),
      live('a list', '[30, 45]', 'one number', /number|list|one value|single/i),
      site('hours of a spreadsheet', HOURS, '  ▸replyHours: ▸24:00\n', 'a number', /number|hours|figure|24/i),
      site('hours with their letter', HOURS, '  ▸replyHours: ▸24h\n', 'a number', NUMBER),
      site('an equals for a colon', HOURS, '  ▸replyHours = 24\n', 'a colon', /colon|:/i),
      site('no space', HOURS, '  ▸replyHours▸:24\n', 'a space', /space/i),
      site('a semicolon at the end', HOURS, '  replyHours: ▸24;\n', 'a number', /;|semicolon|number/i),
      site('a comma at the end', HOURS, '  replyHours: ▸24,\n', 'a comma', /comma|number/i),
      fact('a name of two words', '▸vat rate: 15', 'one word', /space|letters|name/i),
      fact('a name with a dash', '▸vat-rate: 15', 'letters and figures', /name|letters|vatRate|-/i),
      fact(
        'a name that begins with a figure',
        '▸2027rate: 15',
        'begins with a letter, or unused',
        /letter|name|begin|uses/i,
      ),
      fact('a name in Turkish', '▸kdvOranı: 15', 'plain letters', /letters|name|ı/i),
      fact(
        'a price with a sign of money',
        '▸price: ▸$1.500,00',
        'written by language',
        /number|by language|language|text|use/i,
      ),
      fact('a fact twice', '▸replyHours: 48', 'twice', TWICE),
      fact('a field of a table', '▸vat, 15', 'a colon', /colon|:/i),
      fact('a tab', '▸vat:▸\t15', 'a tab or unused', /tab|used|use/i),
    ],
  },
];
